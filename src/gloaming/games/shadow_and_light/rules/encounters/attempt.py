"""An attempt with the six dice: throw, place or drop one, throw the rest again (BSL-50, BSL-58)."""

from __future__ import annotations

from typing import Final, Literal

from mypy_extensions import i64

from gloaming.core.actions import Action
from gloaming.core.state import Emit
from gloaming.games.shadow_and_light import constants as c
from gloaming.games.shadow_and_light.actions import GO, Place
from gloaming.games.shadow_and_light.content.lookup import LINE_BITS
from gloaming.games.shadow_and_light.content.types import ANIMAL, CHARACTER, GUILD
from gloaming.games.shadow_and_light.events import Dropped, LineWon, Met, Placed, Thrown
from gloaming.games.shadow_and_light.rules.offers import DROPS, KEEPS, PLACES
from gloaming.games.shadow_and_light.state import ShadowAndLightState

ALL_LINES: Final = (1 << c.LINES) - 1
BOTH_COLOURS: Final = 1 | 1 << c.PIPS  # the two kinds of a number, as bits


def begin_attempt(state: ShadowAndLightState, emit: Emit | None) -> None:
    """Start an attempt with all six dice."""
    state.reset_dice()
    state.placed = 0
    state.armed = False
    state.phase = c.THROWING
    if emit is not None:
        emit(Met(encounter_kind(state), encounter_id(state), int(state.attempt)), None)


def encounter_kind(state: ShadowAndLightState) -> Literal["animal", "character", "guild"]:
    kind = state.lookup.kinds[state.at]
    if kind == ANIMAL:
        return "animal"
    return "character" if kind == CHARACTER else "guild"


def encounter_id(state: ShadowAndLightState) -> str:
    return state.lookup.adventure.fields[state.at].id


def throw_dice(
    state: ShadowAndLightState, face: i64, what: Literal["attempt", "guard"], emit: Emit | None
) -> None:
    """Throw every die that is neither placed nor dropped; summoned colours end."""
    rest = face
    numbers = [0] * c.DICE
    for die in range(i64(c.DICE)):
        place: i64 = state.where[die]
        if place != c.PLACED and place != c.DROPPED:
            number: i64 = rest % c.PIPS + 1
            rest //= c.PIPS
            state.number[die] = number
            state.where[die] = c.HAND
            state.tint[die] = c.BASE_TINT[die]
            numbers[die] = number
    state.placed = 0
    state.armed = False
    state.traded = c.NOTHING
    if emit is not None:
        emit(Thrown(tuple(numbers), what), None)


# --- placing ----------------------------------------------------------------------------------------


def offer_places(state: ShadowAndLightState, hand: i64, offers: list[Action]) -> None:
    """Where each die may be placed; after the first die also to go on."""
    if state.lookup.kinds[state.at] == GUILD:
        offers.extend(KEEPS.of(hand))
    else:
        encounter = state.lookup.encounter(state.at)
        masks = state.lookup.masks[encounter]
        for field in range(i64(len(masks))):
            if state.on[field] < 0:
                fitting = hand & allowed_on(state, encounter, field)
                if fitting:
                    offers.extend(PLACES[field].of(fitting))
    if state.placed == 0 or state.options.place_more:
        offers.extend(DROPS.of(hand))
    if state.placed > 0:
        offers.append(GO)


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


def place(state: ShadowAndLightState, action: Place, emit: Emit | None) -> None:
    die = state.find(action.die, c.HAND)
    state.where[die] = c.PLACED
    state.spot[die] = action.field
    if action.field >= 0:
        state.on[action.field] = action.die
    state.placed += 1
    if emit is not None:
        emit(Placed(int(action.die), int(action.field)), None)
    if state.lookup.kinds[state.at] == CHARACTER:
        win_lines(state, emit)


def drop(state: ShadowAndLightState, kind: i64, emit: Emit | None) -> None:
    state.where[state.find(kind, c.HAND)] = c.DROPPED
    state.placed += 1
    if emit is not None:
        emit(Dropped(int(kind)), None)


def continue_attempt(state: ShadowAndLightState) -> bool:
    """Go on after a die was placed or dropped; False if the attempt is over."""
    left = state.dice_to_throw()
    if left == 0 or is_decided(state, left):
        return False
    most: i64 = c.DICE if state.options.place_more else 2 if state.armed else 1
    state.phase = c.PLACING if state.placed < most and state.count_in(c.HAND) > 0 else c.THROWING
    return True


# --- covered fields and lines -----------------------------------------------------------------------


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


def win_lines(state: ShadowAndLightState, emit: Emit | None) -> None:
    """Give the die of each row or column completed for the first time (BSL-53)."""
    bits = covered_fields(state)
    one: i64 = 1
    for line in range(i64(c.LINES)):
        fields: i64 = LINE_BITS[line]
        if bits & fields == fields and not state.won >> line & 1:
            state.won |= one << line
            die: i64 = state.lookup.line_dice[state.lookup.whats[state.at]][line]
            state.summons[die] += 1
            if emit is not None:
                emit(LineWon(int(line), int(die)), None)


def is_decided(state: ShadowAndLightState, left: i64) -> bool:
    """Whether the result is certain: everything is covered, or too few dice are left."""
    kind: i64 = state.lookup.kinds[state.at]
    if kind == ANIMAL:
        missing_fields = open_fields(state)
        return missing_fields == 0 or left < missing_fields
    if kind != CHARACTER:
        return False
    bits = covered_fields(state)
    for line in range(i64(c.LINES)):
        if not state.won >> line & 1:
            fields: i64 = LINE_BITS[line]
            missing = fields & ~bits
            count: i64 = 0
            while missing:
                missing &= missing - 1
                count += 1
            if count <= left:
                return False
    return True
