"""What The Illuminated tells bots."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from typing import Final, final

from mypy_extensions import i64

from gloaming.core.actions import Action
from gloaming.core.evaluation import Hints
from gloaming.games.illuminated.actions import (
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
from gloaming.games.illuminated.rules.position import Position


@final
class Weights:
    """Parts of the logarithm of a player's odds, by rung: what makes an outlook.

    What each Entity is worth, and by the rung of a player's highest one: what that corrects, controlling the
    Shadow, one or two actions in hand. Last, how soon a player's turn comes whose highest one is well up.
    """

    def __init__(
        self,
        worth: list[float],
        top: list[float],
        grip: list[float],
        one: list[float],
        two: list[float],
        soon: list[float],
    ) -> None:
        self.worth = worth
        self.top = top
        self.grip = grip
        self.one = one
        self.two = two
        self.soon = soon


# How weights are fitted is in tests/games/illuminated/fit.py: these to the exact values of 40,000 positions
# for two with four Entities each, as weak and strong players come to them. Deep in the Shadow is better than
# its brim, for control. One Entity at 4 is easily brought down, two are not.
DUEL: Final = Weights(
    [0.0, -0.06, -0.13, -0.255, -0.32, -0.32, -0.19, -0.105, 0.115, 0.76, 0.35, 9.0],
    [0.12, 0.12, 0.12, 0.12, 0.12, 0.12, 0.12, 0.12, -0.01, -0.46, 0.35, 0.0],
    [0.04, 0.04, 0.04, 0.04, 0.04, 0.04, 0.04, 0.04, 0.1, 0.2, 0.36, 0.0],
    [-0.035, -0.035, -0.035, -0.035, -0.035, -0.035, 0.0, 0.0, 0.015, 0.03, 0.13, 0.0],
    [0.05, 0.05, 0.05, 0.05, 0.05, 0.05, 0.1, 0.11, 0.16, 0.23, 0.36, 0.0],
    [0.0, 0.0],
)
# And these to who won 3,200 games of three to six soft players, most of whom played by an earlier fit. Among
# many each leaves it to the others to bring somebody down: what is up counts for more.
CROWD: Final = Weights(
    [-0.32, -0.43, -0.41, -0.37, -0.43, -0.36, -0.18, 0.0, 0.32, 1.03, 1.0, 9.0],
    [0.0, 0.19, 0.15, -0.09, -0.11, -0.16, -0.1, 0.06, -0.04, -0.07, 1.0, 0.0],
    [-0.02, 0.01, -0.01, -0.22, -0.1, -0.04, 0.27, 0.57, 0.62, 0.58, 0.57, 0.0],
    [-0.04, -0.01, -0.01, -0.03, -0.06, -0.07, -0.01, -0.06, 0.07, 0.0, 0.06, 0.0],
    [0.02, 0.04, 0.04, 0.04, 0.03, 0.04, 0.19, 0.26, 0.27, 0.32, 0.38, 0.0],
    [0.19, 0.38, 0.21, 0.13, 0.08, 0.03],
)

LADDER: Final = ("soft:0.5", "soft:0.2", "soft:0.1", "soft:0.05", "search")  # choices differ by little

PROUD: Final = 8  # value 3 in the Light: worth helping on
RISEN: Final = 7  # value 2 in the Light: worth a sacrifice
SHALLOW: Final = 4  # value 2 in the Shadow: lowering what lies deeper only feeds its owner's control


class IlluminatedHints(Hints[Position]):
    """The worth of all of a player's Entities, made a share."""

    def outlook(self, state: Position) -> list[float]:
        result = state.result
        if result is not None:
            return result.shares
        weights = DUEL if state.seats == len(DUEL.soon) else CROWD
        odds: list[float] = []
        total = 0.0
        for seat in range(state.seats):
            score = 0.0
            top: i64 = 0
            for entity in range(seat * MOST, seat * MOST + state.each):
                rung: i64 = state.rungs[entity]
                score += weights.worth[rung]
                if rung > top:
                    top = rung
            score += weights.top[top]
            if top >= PROUD:
                score += weights.soon[(seat - state.turn) % state.seats]
            if seat == state.control:
                score += weights.grip[top]
            if seat == state.turn and state.actions > 0:
                score += weights.one[top] if state.actions == 1 else weights.two[top]
            odd = exp(score)
            odds.append(odd)
            total += odd
        return [odd / total for odd in odds]

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
