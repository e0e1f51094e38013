"""Events in words, as far as one viewer may know them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import zip_longest

from gloaming.core.content import Content
from gloaming.core.game import AnyGame
from gloaming.core.state import Outcome, Refusal
from gloaming.i18n.catalogue import Catalogue
from gloaming.lab.calibration_file import PERFECT
from gloaming.protocol import LogEntry, Phrase


def based(t: Catalogue, level: str) -> str:
    """Which play a chance assumes: that of a level, or perfect play."""
    return t("basis-perfect") if level == PERFECT else t("basis-level", level=t(f"level-{level}"))


class LogText:
    """The events, refusals and outcome of a match in one language."""

    def __init__(self, game: AnyGame, content: Content, t: Catalogue, names: Sequence[str]) -> None:
        self.game = game
        self.content = content
        self.t = t
        self.names = names

    def words(self, entry: LogEntry) -> str:
        """What an entry tells; of a hidden decision only who made it."""
        said = self._said(entry)
        if said:
            return " ".join(said)
        if entry.seat is None:
            return self.t("terminal-chance")
        action = self.game.parse_action(entry.action) if entry.action is not None else None
        if action is None:
            return self.t("terminal-decided", name=self.names[entry.seat])
        return self.t.phrase(self.game.describe_action(action, self.content), self.names)

    def sections(self, entries: Iterable[LogEntry]) -> list[tuple[str, list[str]]]:
        """The log by its headings, with a paragraph for each decision and the chance that followed it.

        A heading announces its turn: a line that did so before is left out, unless it is the only one.
        """
        parts: list[tuple[Phrase | None, list[LogEntry]]] = []
        for entry in entries:
            if not parts or (entry.note is None and entry.section != parts[-1][0]):
                parts.append((entry.section, []))
            parts[-1][1].append(entry)
        found = []
        for (section, told), (after, _) in zip_longest(parts, parts[1:], fillvalue=(None, [])):
            heading = self.t("log-start") if section is None else self.t.phrase(section, self.names)
            paragraphs = self._told(told, after) or self._told(told)
            found += [(heading, paragraphs)] if paragraphs else []
        return found

    def _told(self, entries: Sequence[LogEntry], after: Phrase | None = None) -> list[str]:
        """The entries in paragraphs, without what announces the turn of the section after them."""
        turn = [*after.seats.values()] if after is not None else []
        paragraphs: list[list[str]] = []
        for entry in entries:
            if not paragraphs or entry.seat is not None:
                paragraphs.append([])
            paragraphs[-1] += self._said(entry, turn)
        return [" ".join(sentences) for sentences in paragraphs if sentences]

    def _said(self, entry: LogEntry, turn: Sequence[int] = ()) -> list[str]:
        """The sentences of an entry, without those that announce the turn of this seat."""
        said = [entry.note] + [
            event.phrase
            for event in entry.events
            if event.kind != "turn" or not turn or [event.fields["seat"]] != turn
        ]
        return [self.t.phrase(phrase, self.names) for phrase in said if phrase is not None]

    def refusal(self, refusal: Refusal) -> str:
        """Why something is not allowed."""
        return self.t.phrase(refusal, self.names)

    def outcome(self, outcome: Outcome) -> list[str]:
        """Who won and why, and the places if they say more."""
        lines = [self._winners(outcome), self.t(outcome.reason)]
        if len(set(outcome.places)) > 2 or not (self._alone or set(outcome.scores) <= {0.0, 1.0}):
            order = sorted(range(len(self.names)), key=lambda seat: outcome.places[seat])
            lines += [
                f"{outcome.places[seat]}. {self.names[seat]}: {outcome.scores[seat]:g}" for seat in order
            ]
        return lines

    @property
    def _alone(self) -> bool:
        return len(self.names) == 1

    def _winners(self, outcome: Outcome) -> str:
        """Who has won; in a solo game the score as well."""
        winners = [self.names[seat] for seat in outcome.winners]
        if self._alone:
            key = "terminal-alone-won" if winners else "terminal-alone"
            return self.t(key, name=self.names[0], score=f"{outcome.scores[0]:g}")
        if not winners:
            return self.t("terminal-nobody")
        return self.t("terminal-won", names=self._listed(winners), count=len(winners))

    def _listed(self, names: Sequence[str]) -> str:
        """Names joined by commas and "and"."""
        *rest, last = names
        return self.t("terminal-and", names=", ".join(rest), last=last) if rest else last
