"""What The Illuminated tells bots."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from mypy_extensions import i64

from gloaming.core.choices import Action
from gloaming.core.game import Hints
from gloaming.games.illuminated.model import MOST, VALUE, Attempt, End, Help, Lower, Raise, Sacrifice
from gloaming.games.illuminated.rules import ACTIONS, Position

# How much an Entity on each rung brings its owner nearer to winning.
WORTH: Final[list[float]] = [0.0, 0.05, 0.1, 0.15, 0.25, 0.5, 1.0, 2.2, 4.5, 9.0, 20.0, 400.0]
GRIP: Final = 1.15  # control of the Shadow
TEMPO: Final = 0.12  # for each action in hand


class IlluminatedHints(Hints[Position]):
    """Steep worth of the highest Entities, shared out among the players."""

    def outlook(self, state: Position) -> list[float]:
        result = state.result
        if result is not None:
            return result.shares
        controller = state.control
        weights: list[float] = []
        total = 0.0
        for seat in range(state.seats):
            weight = 0.2
            for entity in range(seat * MOST, seat * MOST + state.each):
                weight += WORTH[state.rungs[entity]]
            if seat == controller:
                weight *= GRIP
            if seat == state.turn:
                weight *= 1.0 + TEMPO * float(state.actions)
            elif seat == (state.turn + 1) % state.seats:
                weight *= 1.0 + TEMPO * ACTIONS * 0.5
            weights.append(weight)
            total += weight
        return [weight / total for weight in weights]

    def proposals(self, state: Position, seat: int) -> Sequence[Action]:
        """One of each kind of attempt that can succeed: equal Entities of one owner are all the same."""
        seen: set[int] = set()
        kept: list[Action] = []
        for action in state.choices(seat).listed:
            likeness = _likeness(state, action)
            if likeness not in seen:
                seen.add(likeness)
                if likeness == 0 or winning_pips(state, action) > 0:
                    kept.append(action)
        return kept


def winning_pips(state: Position, action: Action) -> i64:
    """How many of the six faces make the attempt succeed."""
    assert isinstance(action, Attempt)
    target = action.target
    short: i64 = VALUE[state.rungs[target]] + state.penalty(target) - state.bonus(action)
    return max(0, min(6, 6 - short))


def _likeness(state: Position, action: Action) -> int:
    """A number that is equal for attempts that differ only in which of several equal Entities they name."""
    if isinstance(action, End):
        return 0
    assert isinstance(action, Attempt)
    target = action.target
    aim = (target // MOST) * 12 + state.rungs[target]
    if isinstance(action, Raise):
        return 1000 + aim
    if isinstance(action, Lower):
        return 2000 + aim
    if isinstance(action, Sacrifice):
        return 10_000 + state.rungs[action.sacrifice] * 100 + aim
    assert isinstance(action, Help)
    return 20_000 + state.rungs[action.helper] * 100 + aim
