"""What The Illuminated tells bots."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from typing import Final

from mypy_extensions import i64

from gloaming.core.choices import Action
from gloaming.core.game import Hints
from gloaming.games.illuminated.model import (
    BOTTOM,
    DAWN,
    END,
    MOST,
    VALUE,
    Attempt,
    Help,
    Lower,
    Raise,
    Sacrifice,
)
from gloaming.games.illuminated.rules import Position

# Fitted to the exact values of 40,000 positions for two with four Entities each, as weak and strong players
# come to them: parts of the logarithm of the odds. What an Entity is worth by its rung, and by the rung of a
# player's highest one: what that corrects, controlling the Shadow, one or two actions in hand. Deep in the
# Shadow is better than its brim, for control. One Entity at 4 is easily brought down, two are not.
WORTH: Final[list[float]] = [
    0.0, -0.06, -0.13, -0.255, -0.32, -0.32, -0.19, -0.105, 0.115, 0.76, 0.35, 9.0,
]  # fmt: skip
TOP: Final[list[float]] = [0.12, 0.12, 0.12, 0.12, 0.12, 0.12, 0.12, 0.12, -0.01, -0.46, 0.35, 0.0]
GRIP: Final[list[float]] = [0.04, 0.04, 0.04, 0.04, 0.04, 0.04, 0.04, 0.04, 0.1, 0.2, 0.36, 0.0]
ONE: Final[list[float]] = [-0.035, -0.035, -0.035, -0.035, -0.035, -0.035, 0.0, 0.0, 0.015, 0.03, 0.13, 0.0]
TWO: Final[list[float]] = [0.05, 0.05, 0.05, 0.05, 0.05, 0.05, 0.1, 0.11, 0.16, 0.23, 0.36, 0.0]

LADDER: Final = ("soft:0.08", "soft:0.04", "soft:0.02", "soft:0.008", "search")  # choices differ by little

PROUD: Final = 8  # value 3 in the Light: worth helping on
RISEN: Final = 7  # value 2 in the Light: worth a sacrifice
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
            score = 0.0
            top: i64 = 0
            for entity in range(seat * MOST, seat * MOST + state.each):
                rung: i64 = state.rungs[entity]
                score += WORTH[rung]
                if rung > top:
                    top = rung
            score += TOP[top]
            if seat == state.control:
                score += GRIP[top]
            if seat == state.turn and state.actions > 0:
                score += ONE[top] if state.actions == 1 else TWO[top]
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

    def ladder(self) -> Sequence[str]:
        return LADDER


def _sensible(state: Position, action: Attempt) -> bool:
    """Whether an attempt serves the seat in turn.

    Its own up, or deeper into the Shadow to control it; others' down; the Shadow's master weaker.
    """
    target = action.target
    owner = target // MOST
    rung: i64 = state.rungs[target]
    if owner == state.turn:
        if isinstance(action, Help):
            return rung >= PROUD and rung >= state.rungs[action.helper]
        return isinstance(action, Raise) or (isinstance(action, Lower) and BOTTOM < rung < DAWN)
    if isinstance(action, Lower):
        return rung >= SHALLOW
    if isinstance(action, Sacrifice):
        return rung >= RISEN
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
