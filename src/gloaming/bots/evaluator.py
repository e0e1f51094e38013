"""How a bot judges a position: by the game's hints where it offers them, else by playing it out at random."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from gloaming.bots.playout import play_out
from gloaming.core.actions import Action
from gloaming.core.chance import Seeded
from gloaming.core.evaluation import Hints
from gloaming.core.game import AnyGame
from gloaming.core.state import State

BRANCHES: Final = 64  # chance results that are all looked at; of more, as many are drawn
SPAN_TRIES: Final = 16  # members of a span that are considered where a game makes no proposals
LONGEST_PLAYOUT: Final = 2_000  # decisions; a game that is not over by then counts as shared


class Judge:
    """Values positions and lists what is worth considering."""

    def __init__(self, game: AnyGame) -> None:
        self.hints: Hints[State] | None = game.hints

    def values(self, state: State, dice: Seeded) -> list[float]:
        """Each seat's share of the win, known or expected; the state may be played on."""
        outcome = state.outcome()
        if outcome is not None and (state.seats > 1 or self.hints is None):
            return outcome.shares
        if self.hints is not None:
            return self.hints.outlook(state)  # alone one always has the whole win: hints say what it is worth
        play_out(state, dice, LONGEST_PLAYOUT)
        outcome = state.outcome()
        return outcome.shares if outcome is not None else [1.0 / state.seats] * state.seats

    def expected(self, state: State, seat: int, dice: Seeded, branches: int = BRANCHES) -> float:
        """The seat's share on average over what chance does before anyone decides."""
        faces = state.faces()
        if faces == 0:
            return self.values(state, dice)[seat]
        listed = list(range(faces)) if faces <= branches else [dice.below(faces) for _ in range(branches)]
        total = 0.0
        for face in listed:
            after = state.clone()
            after.settle(face)
            total += self.expected(after, seat, dice, max(1, branches // len(listed)))
        return total / len(listed)

    def proposals(self, state: State, seat: int, dice: Seeded) -> Sequence[Action]:
        """The choices to consider; spans are sampled unless the game proposes members."""
        if self.hints is not None:
            return self.hints.proposals(state, seat)
        choices = state.choices(seat)
        if not choices.spans:
            return choices.listed
        tries = [span.pick(dice) for span in choices.spans for _ in range(SPAN_TRIES)]
        return choices.listed + [action for action in tries if action is not None]

    def near(self, state: State, seat: int, action: Action, dice: Seeded) -> Action | None:
        """A choice close to this one, where choices are continuous."""
        return self.hints.near(state, seat, action, dice) if self.hints is not None else None

    def falter(self, state: State, seat: int, action: Action, tremble: float, dice: Seeded) -> Action:
        """The choice as a weaker player carries it out."""
        return self.hints.falter(state, seat, action, tremble, dice) if self.hints is not None else action
