"""How likely an attempt succeeds."""

from __future__ import annotations

from mypy_extensions import i64

from gloaming.games.illuminated.actions import Attempt
from gloaming.games.illuminated.constants import DIE_FACES, VALUE
from gloaming.games.illuminated.rules.attempts import bonus, penalty
from gloaming.games.illuminated.state import IlluminatedState


def winning_faces(state: IlluminatedState, action: Attempt) -> i64:
    """How many faces of the die make the attempt succeed."""
    target = action.target
    missing: i64 = VALUE[state.rungs[target]] + penalty(state, target) - bonus(state, action)
    return max(0, min(DIE_FACES, DIE_FACES - missing))
