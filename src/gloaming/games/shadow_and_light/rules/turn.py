"""Throws: how many faces the pending one has, and which rule it belongs to."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from gloaming.core.state import Emit
from gloaming.games.shadow_and_light import constants as c
from gloaming.games.shadow_and_light.rules import creation, danger, hunt, movement
from gloaming.games.shadow_and_light.rules.encounters import attempt, loot, manipulation, teacher
from gloaming.games.shadow_and_light.state import ShadowAndLightState

POWERS: Final[tuple[int, ...]] = (1, 6, 36, 216, 1296, 7776, 46656)  # by the number of dice
TWO_DICE: Final = c.PIPS * c.PIPS
RARE: Final[dict[int, Callable[[ShadowAndLightState, int, Emit], None]]] = {
    c.HAZARD: danger.resolve_danger,
    c.LOOT_THROWN: loot.throw_spoils,
    c.RUNE_THROWN: loot.throw_rune,
    c.HUNTING: hunt.throw_violet,
    c.STRETCH: hunt.throw_intelligence,
    c.PROPERTY: teacher.throw_property,
    c.BARS_THROWN: creation.throw_bars,
    c.TALENT_THROWN: creation.throw_talent,
    c.GUILD_THROWN: creation.throw_guild,
}


def faces_of(state: ShadowAndLightState) -> int:
    """The faces of the pending throw, or 0."""
    phase = state.phase
    if not c.CHANCE[phase]:
        return 0
    if phase == c.THROWING:
        return POWERS[state.dice_to_throw()]
    if phase == c.ROLL:
        return POWERS[c.DICE - state.count_in(c.COMPASS)]
    if phase == c.GUARD_THROWN:
        return POWERS[c.DICE]
    if phase == c.BARS_THROWN:
        return creation.THREE_DICE
    if phase in (c.HAZARD, c.RUNE_THROWN, c.LOOT_THROWN):
        return TWO_DICE
    if phase == c.STRETCH:
        return state.sides[c.INTELLIGENCE]
    return teacher.property_faces(state) if phase == c.PROPERTY else c.PIPS


def settle_throw(state: ShadowAndLightState, face: int, emit: Emit) -> None:
    """Carry out the pending throw."""
    phase = state.phase
    if phase == c.THROWING:
        attempt.throw_dice(state, face, "attempt", emit)
        state.phase = c.PLACING
    elif phase == c.ROLL:
        movement.roll(state, face, emit)
    elif phase == c.RETHROW:
        manipulation.rethrow(state, face, emit)
    elif phase == c.GUARD_THROWN:
        attempt.throw_dice(state, face, "guard", emit)
        teacher.check_guard(state, emit)
    else:
        RARE[phase](state, face, emit)
