"""What The Illuminated tells bots."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from typing import Final

from mypy_extensions import i64

from gloaming.core.choices import Action
from gloaming.core.game import Hints
from gloaming.games.illuminated.model import DAWN, END, MOST, VALUE, Attempt, Help, Lower, Raise, Sacrifice
from gloaming.games.illuminated.rules import Position

# Worth of an Entity on each rung, fitted to the results of games between greedy players.
WORTH: Final[list[float]] = [-0.02, -0.05, -0.05, -0.1, -0.1, -0.1, 0.0, 0.15, 0.32, 0.6, 1.15, 9.0]
GRIP: Final = 0.1  # of controlling the Shadow
TEMPO: Final = 0.05  # of each action in hand beyond the first

PROUD: Final = 8  # value 3 in the Light: worth pulling down, or helping on
SHALLOW: Final = 4  # value 2 in the Shadow: lowering what lies deeper only feeds its owner's control


class IlluminatedHints(Hints[Position]):
    """The worth of all of a player's Entities, made a share."""

    def outlook(self, state: Position) -> list[float]:
        result = state.result
        if result is not None:
            return result.shares
        weights: list[float] = []
        total = 0.0
        for seat in range(state.seats):
            score = GRIP if seat == state.control else 0.0
            for entity in range(seat * MOST, seat * MOST + state.each):
                score += WORTH[state.rungs[entity]]
            if seat == state.turn:
                score += TEMPO * float(state.actions - 1)
            weight = exp(score)
            weights.append(weight)
            total += weight
        return [weight / total for weight in weights]

    def proposals(self, state: Position, seat: int) -> Sequence[Action]:
        """One of each kind of sensible attempt that can succeed: equal Entities of one owner are the same."""
        seen: set[int] = set()
        kept: list[Action] = []
        for action in state.choices(seat).listed:
            if isinstance(action, Attempt) and _sensible(state, action):
                likeness = _likeness(state, action)
                if likeness not in seen:
                    seen.add(likeness)
                    if winning_pips(state, action) > 0:
                        kept.append(action)
        return kept or [END]


def _sensible(state: Position, action: Attempt) -> bool:
    """Whether an attempt serves the seat in turn: its own up, others' down, the Shadow's master weaker."""
    target = action.target
    owner = target // MOST
    rung: i64 = state.rungs[target]
    if owner == state.turn:
        if isinstance(action, Help):
            return rung >= PROUD and rung >= state.rungs[action.helper]
        return isinstance(action, Raise)
    if isinstance(action, Lower):
        return rung >= SHALLOW
    if isinstance(action, Sacrifice):
        return rung >= PROUD
    return rung < DAWN and owner == state.control


def winning_pips(state: Position, action: Action) -> i64:
    """How many of the six faces make the attempt succeed."""
    assert isinstance(action, Attempt)
    target = action.target
    short: i64 = VALUE[state.rungs[target]] + state.penalty(target) - state.bonus(action)
    return max(0, min(6, 6 - short))


def _likeness(state: Position, action: Attempt) -> int:
    """A number that is equal for attempts that differ only in which of several equal Entities they name."""
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
