"""How likely an attempt succeeds."""

from __future__ import annotations

from mypy_extensions import i64

from gloaming.games.illuminated.actions import Attempt, Help, Sacrifice
from gloaming.games.illuminated.constants import DIE_FACES, LOWEST_LIGHT, VALUE
from gloaming.games.illuminated.state import IlluminatedState


def winning_faces(state: IlluminatedState, action: Attempt) -> i64:
    """How many faces of the die make the attempt succeed."""
    target = action.target
    missing: i64 = VALUE[state.rungs[target]] + penalty(state, target) - bonus(state, action)
    return max(0, min(DIE_FACES, DIE_FACES - missing))


def bonus(state: IlluminatedState, action: Attempt) -> i64:
    """What a Sacrifice or Helper adds to the roll."""
    if isinstance(action, Sacrifice):
        return VALUE[state.rungs[action.sacrifice]]
    if isinstance(action, Help):
        return VALUE[state.rungs[action.helper]]
    return 0


def penalty(state: IlluminatedState, target: i64) -> i64:
    """1 if another player controls the Shadow and the Target is in the Light (ILL-31)."""
    if state.control < 0 or state.control == state.turn or state.rungs[target] < LOWEST_LIGHT:
        return 0
    return 1
