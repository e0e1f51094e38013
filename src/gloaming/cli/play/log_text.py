"""Events in words, as far as one viewer may know them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from gloaming.core.game import AnyGame
from gloaming.core.log import LogStep
from gloaming.core.state import Outcome, Refusal
from gloaming.i18n.catalogue import Catalogue
from gloaming.lab.calibration_file import PERFECT


def based(t: Catalogue, level: str) -> str:
    """Which play a chance assumes: that of a level, or perfect play."""
    return t("basis-perfect") if level == PERFECT else t("basis-level", level=t(f"level-{level}"))


class LogText:
    """The events, refusals and outcome of a match in one language."""

    def __init__(self, game: AnyGame, t: Catalogue, names: Sequence[str]) -> None:
        self.game = game
        self.say = t
        self.names = names

    def words(self, happening: LogStep, viewer: int | None) -> str:
        """What the viewer may know of a step; may be empty."""
        known = [event for event, seats in happening.events if seats is None or viewer in seats]
        phrases = [self.game.describe_event(event) for event in known]
        return " ".join(self.say.phrase(phrase, self.names) for phrase in phrases if phrase is not None)

    def step(self, happening: LogStep, viewer: int | None) -> str:
        """A step in words; of a hidden decision only who made it."""
        words = self.words(happening, viewer)
        if words:
            return words
        step = happening.step
        if step.is_chance:
            return self.say("terminal-chance")
        action = self.game.parse_action(step.action) if step.seat == viewer else None
        if action is None:
            return self.say("terminal-decided", name=self.names[step.seat])
        return self.say.phrase(self.game.describe_action(action), self.names)

    def paragraphs(self, happenings: Iterable[LogStep], viewer: int | None) -> list[str]:
        """The steps in words, a paragraph for each decision and the chance that followed it."""
        told: list[list[str]] = []
        for happening in happenings:
            if not told or not happening.step.is_chance:
                told.append([])
            told[-1].append(self.words(happening, viewer))
        joined = [" ".join(filter(None, sentences)) for sentences in told]
        return [paragraph for paragraph in joined if paragraph]

    def refusal(self, refusal: Refusal) -> str:
        """Why something is not allowed."""
        return self.say.phrase(refusal, self.names)

    def outcome(self, outcome: Outcome) -> list[str]:
        """Who won and why, and the places if they say more."""
        said = [self._winners(outcome), self.say(outcome.reason)]
        if len(set(outcome.places)) > 2 or not (self._alone or set(outcome.scores) <= {0.0, 1.0}):
            order = sorted(range(len(self.names)), key=lambda seat: outcome.places[seat])
            said += [
                f"{outcome.places[seat]}. {self.names[seat]}: {outcome.scores[seat]:g}" for seat in order
            ]
        return said

    @property
    def _alone(self) -> bool:
        return len(self.names) == 1

    def _winners(self, outcome: Outcome) -> str:
        """Who has won; in a solo game the score as well."""
        winners = [self.names[seat] for seat in outcome.winners]
        if self._alone:
            key = "terminal-alone-won" if winners else "terminal-alone"
            return self.say(key, name=self.names[0], score=f"{outcome.scores[0]:g}")
        if not winners:
            return self.say("terminal-nobody")
        return self.say("terminal-won", names=self._listed(winners), count=len(winners))

    def _listed(self, names: Sequence[str]) -> str:
        """Names as one says them in a row."""
        *rest, last = names
        return self.say("terminal-and", names=", ".join(rest), last=last) if rest else last
