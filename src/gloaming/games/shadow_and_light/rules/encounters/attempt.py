"""One attempt with the six dice: throw, place or drop one, throw the rest again (BSL-50, BSL-58)."""

from __future__ import annotations

from typing import Final, Literal

from mypy_extensions import i64

from gloaming.core.actions import Action
from gloaming.core.state import Tell
from gloaming.games.shadow_and_light.actions import DICE, GO, LINES, NOTHING, PIPS, Place
from gloaming.games.shadow_and_light.content.lookup import LINE_BITS
from gloaming.games.shadow_and_light.content.types import ANIMAL, CHARACTER, GUILD
from gloaming.games.shadow_and_light.events import Dropped, LineWon, Met, Placed, Thrown
from gloaming.games.shadow_and_light.rules.offers import DROPS, KEEPS, PLACES
from gloaming.games.shadow_and_light.state import BASE_TINT, DROPPED, HAND, PLACED, PLACING, THROWING, Stage

ALL_LINES: Final = (1 << LINES) - 1
BOTH_COLOURS: Final = 1 | 1 << PIPS  # a number's two kinds, as bits


def begin_attempt(stage: Stage, tell: Tell | None) -> None:
    """All six dice are free again."""
    stage.put_away()
    stage.placed = 0
    stage.armed = False
    stage.phase = THROWING
    if tell is not None:
        tell(Met(sort_of(stage), name_of(stage), int(stage.attempt)), None)


def sort_of(stage: Stage) -> Literal["animal", "character", "guild"]:
    kind = stage.ground.kinds[stage.at]
    if kind == ANIMAL:
        return "animal"
    return "character" if kind == CHARACTER else "guild"


def name_of(stage: Stage) -> str:
    return stage.ground.tale.fields[stage.at].id


def throw(stage: Stage, face: i64, what: Literal["attempt", "guard"], tell: Tell | None) -> None:
    """Every die that is neither placed nor dropped shows a new number, in its own colour."""
    rest = face
    numbers = [0] * DICE
    for die in range(i64(DICE)):
        place: i64 = stage.where[die]
        if place != PLACED and place != DROPPED:
            number: i64 = rest % PIPS + 1
            rest //= PIPS
            stage.number[die] = number
            stage.where[die] = HAND
            stage.tint[die] = BASE_TINT[die]
            numbers[die] = number
    stage.placed = 0
    stage.armed = False
    stage.traded = NOTHING
    if tell is not None:
        tell(Thrown(tuple(numbers), what), None)


# --- placing ----------------------------------------------------------------------------------------


def offer_places(stage: Stage, hand: i64, offers: list[Action]) -> None:
    """Where each die may lie; after the first one only as many more as are allowed."""
    if stage.ground.kinds[stage.at] == GUILD:
        offers.extend(KEEPS.of(hand))
    else:
        encounter = stage.ground.encounter(stage.at)
        masks = stage.ground.masks[encounter]
        for field in range(i64(len(masks))):
            if stage.on[field] < 0:
                fitting = hand & allowed_on(stage, encounter, field)
                if fitting:
                    offers.extend(PLACES[field].of(fitting))
    if stage.placed == 0 or stage.terms.more:
        offers.extend(DROPS.of(hand))
    if stage.placed > 0:
        offers.append(GO)


def allowed_on(stage: Stage, encounter: i64, field: i64) -> i64:
    """The kinds that may lie on an open field now; a pair shows one number."""
    mask: i64 = stage.ground.masks[encounter][field]
    pair: i64 = stage.ground.pairs[encounter][field]
    if pair >= 0:
        other: i64 = stage.on[pair]
        if other >= 0:
            both: i64 = BOTH_COLOURS
            mask &= both << (other % PIPS)
    return mask


def place(stage: Stage, action: Place, tell: Tell | None) -> None:
    die = stage.find(action.die, HAND)
    stage.where[die] = PLACED
    stage.spot[die] = action.field
    if action.field >= 0:
        stage.on[action.field] = action.die
    stage.placed += 1
    if tell is not None:
        tell(Placed(int(action.die), int(action.field)), None)
    if stage.ground.kinds[stage.at] == CHARACTER:
        win_lines(stage, tell)


def drop(stage: Stage, kind: i64, tell: Tell | None) -> None:
    stage.where[stage.find(kind, HAND)] = DROPPED
    stage.placed += 1
    if tell is not None:
        tell(Dropped(int(kind)), None)


def go_on(stage: Stage) -> bool:
    """After a die was placed or dropped: one more, the next throw, or False if the attempt is over."""
    left = stage.to_throw()
    if left == 0 or is_settled(stage, left):
        return False
    most: i64 = DICE if stage.terms.more else 2 if stage.armed else 1
    stage.phase = PLACING if stage.placed < most and stage.count_in(HAND) > 0 else THROWING
    return True


# --- covered fields and lines -----------------------------------------------------------------------


def open_fields(stage: Stage) -> i64:
    """How many dice fields of the encounter are not covered."""
    count: i64 = 0
    for field in range(i64(len(stage.ground.masks[stage.ground.encounter(stage.at)]))):
        if stage.on[field] < 0:
            count += 1
    return count


def covered(stage: Stage) -> i64:
    """The covered fields of a grid, as bits."""
    bits: i64 = 0
    one: i64 = 1
    for field in range(i64(9)):
        if stage.on[field] >= 0:
            bits |= one << field
    return bits


def win_lines(stage: Stage, tell: Tell | None) -> None:
    """Each complete row or column gives its die, once (BSL-53)."""
    bits = covered(stage)
    one: i64 = 1
    for line in range(i64(LINES)):
        fields: i64 = LINE_BITS[line]
        if bits & fields == fields and not stage.won >> line & 1:
            stage.won |= one << line
            die: i64 = stage.ground.line_dice[stage.ground.whats[stage.at]][line]
            stage.summons[die] += 1
            if tell is not None:
                tell(LineWon(int(line), int(die)), None)


def is_settled(stage: Stage, left: i64) -> bool:
    """Whether nothing more can come of the attempt: all is covered, or too few dice are left."""
    kind: i64 = stage.ground.kinds[stage.at]
    if kind == ANIMAL:
        missing_fields = open_fields(stage)
        return missing_fields == 0 or left < missing_fields
    if kind != CHARACTER:
        return False
    bits = covered(stage)
    for line in range(i64(LINES)):
        if not stage.won >> line & 1:
            fields: i64 = LINE_BITS[line]
            missing = fields & ~bits
            count: i64 = 0
            while missing:
                missing &= missing - 1
                count += 1
            if count <= left:
                return False
    return True
