"""An attempt with the six dice: its beginning and its throws."""

from __future__ import annotations

from typing import Final, Literal

from mypy_extensions import i64

from gloaming.core.state import SILENT, Emit
from gloaming.games.shadow_and_light import constants as c
from gloaming.games.shadow_and_light.content.types import ANIMAL, CHARACTER
from gloaming.games.shadow_and_light.events import Met, Thrown
from gloaming.games.shadow_and_light.state import ShadowAndLightState

ALL_LINES: Final = (1 << c.LINES) - 1
BOTH_COLOURS: Final = 1 | 1 << c.PIPS  # the two kinds of a number, as bits


def begin_attempt(state: ShadowAndLightState, emit: Emit) -> None:
    """Start an attempt with all six dice."""
    state.reset_dice()
    state.placed = 0
    state.armed = False
    state.phase = c.THROWING
    if emit is not SILENT:
        emit(Met(encounter_kind(state), encounter_id(state), int(state.attempt)), None)


def encounter_kind(state: ShadowAndLightState) -> Literal["animal", "character", "guild"]:
    kind = state.lookup.kinds[state.at]
    if kind == ANIMAL:
        return "animal"
    return "character" if kind == CHARACTER else "guild"


def encounter_id(state: ShadowAndLightState) -> str:
    return state.lookup.adventure.fields[state.at].id


def throw_dice(state: ShadowAndLightState, face: i64, what: Literal["attempt", "guard"], emit: Emit) -> None:
    """Throw every die that is neither placed nor dropped; summoned colours end."""
    rest = face
    for die in range(i64(c.DICE)):
        place: i64 = state.where[die]
        if place != c.PLACED and place != c.DROPPED:
            state.number[die] = rest % c.PIPS + 1
            state.where[die] = c.HAND
            state.tint[die] = c.BASE_TINT[die]
            rest //= c.PIPS
    state.placed = 0
    state.armed = False
    state.traded = c.NOTHING
    if emit is not SILENT:
        emit(Thrown(state.numbers_in_hand(), what), None)


# --- dice fields ------------------------------------------------------------------------------------


def allowed_on(state: ShadowAndLightState, encounter: i64, field: i64) -> i64:
    """The kinds allowed on an open field now; the dice of a pair show the same number."""
    mask: i64 = state.lookup.masks[encounter][field]
    pair: i64 = state.lookup.pairs[encounter][field]
    if pair >= 0:
        other: i64 = state.on[pair]
        if other >= 0:
            both: i64 = BOTH_COLOURS
            mask &= both << (other % c.PIPS)
    return mask


def open_fields(state: ShadowAndLightState) -> i64:
    """How many dice fields of the encounter are not covered."""
    count: i64 = 0
    for field in range(i64(len(state.lookup.masks[state.lookup.encounter(state.at)]))):
        if state.on[field] < 0:
            count += 1
    return count


def covered_fields(state: ShadowAndLightState) -> i64:
    """The covered fields of a grid, as bits."""
    bits: i64 = 0
    one: i64 = 1
    for field in range(i64(9)):
        if state.on[field] >= 0:
            bits |= one << field
    return bits
