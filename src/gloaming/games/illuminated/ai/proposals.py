"""The actions that bots consider."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from mypy_extensions import i64

from gloaming.core.actions import Action
from gloaming.games.illuminated.actions import END
from gloaming.games.illuminated.constants import BOTTOM, LOWEST_LIGHT, MAX_ENTITIES
from gloaming.games.illuminated.rules.attempts import Attempt, Help, Lower, Raise, Sacrifice
from gloaming.games.illuminated.rules.position import Position

MIN_HELP_TARGET: Final = 8  # value 3 in the Light
MIN_SACRIFICE_TARGET: Final = 7  # value 2 in the Light
MIN_LOWER_TARGET: Final = 4  # value 2 in the Shadow: going deeper would only increase its owner's control


def propose(state: Position, seat: int) -> Sequence[Action]:
    """Useful attempts that can succeed, one of each kind: equal Entities of one owner are interchangeable."""
    seen: set[int] = set()
    proposed: list[Action] = []
    for action in state.choices(seat).listed:
        if isinstance(action, Attempt) and _useful(state, action):
            key = _key(state, action)
            if key not in seen:
                seen.add(key)
                if action.winning_faces(state) > 0:
                    proposed.append(action)
    return proposed or [END]


def _useful(state: Position, action: Attempt) -> bool:
    """Whether success would serve the player in turn.

    That is to raise an own Entity or lower it within the Shadow, to lower an Entity of another player, or to
    raise one of the player who controls the Shadow out of it.
    """
    target = action.target
    owner = target // MAX_ENTITIES
    rung: i64 = state.rungs[target]
    if owner == state.turn:
        if isinstance(action, Help):
            return rung >= MIN_HELP_TARGET and rung >= state.rungs[action.helper]
        return isinstance(action, Raise) or (isinstance(action, Lower) and BOTTOM < rung < LOWEST_LIGHT)
    if isinstance(action, Lower):
        return rung >= MIN_LOWER_TARGET
    if isinstance(action, Sacrifice):
        return rung >= MIN_SACRIFICE_TARGET
    return rung < LOWEST_LIGHT and owner == state.control


def _key(state: Position, action: Attempt) -> int:
    """A number that is equal for attempts that differ only in which of several equal Entities they name."""
    target = action.target
    target_key = (target // MAX_ENTITIES) * 12 + state.rungs[target]
    if isinstance(action, Raise):
        return 1000 + target_key
    if isinstance(action, Lower):
        return 2000 + target_key
    if isinstance(action, Sacrifice):
        return 10_000 + state.rungs[action.sacrifice] * 100 + target_key
    assert isinstance(action, Help)
    return 20_000 + state.rungs[action.helper] * 100 + target_key
