"""Events in words, as far as one viewer may know them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from gloaming.core.content import Content
from gloaming.core.game import AnyGame
from gloaming.core.record.log import LogStep
from gloaming.core.state import Outcome, Refusal
from gloaming.i18n.catalogue import Catalogue
from gloaming.lab.calibration_file import PERFECT


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

    def words(self, entry: LogStep, viewer: int | None) -> str:
        """What the viewer may know of a step; may be empty."""
        known = [event for event, seats in entry.events if seats is None or viewer in seats]
        phrases = [self.game.describe_event(event, self.content) for event in known]
        return " ".join(self.t.phrase(phrase, self.names) for phrase in phrases if phrase is not None)

    def step(self, entry: LogStep, viewer: int | None) -> str:
        """A step in words; of a hidden decision only who made it."""
        words = self.words(entry, viewer)
        if words:
            return words
        step = entry.step
        if step.is_chance:
            return self.t("terminal-chance")
        action = self.game.parse_action(step.action) if step.seat == viewer else None
        if action is None:
            return self.t("terminal-decided", name=self.names[step.seat])
        return self.t.phrase(self.game.describe_action(action, self.content), self.names)

    def paragraphs(self, entries: Iterable[LogStep], viewer: int | None) -> list[str]:
        """The steps in words, a paragraph for each decision and the chance that followed it."""
        paragraphs: list[list[str]] = []
        for entry in entries:
            if not paragraphs or not entry.step.is_chance:
                paragraphs.append([])
            paragraphs[-1].append(self.words(entry, viewer))
        joined = [" ".join(filter(None, sentences)) for sentences in paragraphs]
        return [paragraph for paragraph in joined if paragraph]

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
