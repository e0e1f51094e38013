"""Changing dice by resources, manipulations, objects, the talent and summoned dice."""

from __future__ import annotations

from typing import Literal

from mypy_extensions import i64

from gloaming.core.actions import Action
from gloaming.core.state import Emit
from gloaming.games.shadow_and_light import constants as c
from gloaming.games.shadow_and_light.actions import PLACE_SECOND, Change, Opposite, Recolour, Spin, Summon
from gloaming.games.shadow_and_light.events import Armed, Manipulated, Recalled
from gloaming.games.shadow_and_light.rules.offers import (
    AGAINS,
    CHANGES,
    RECALLS,
    SPINS,
    SUMMONS,
    TURNS,
    recolours,
)
from gloaming.games.shadow_and_light.rules.outcome import cross_heart
from gloaming.games.shadow_and_light.state import ShadowAndLightState

How = Literal["again", "opposite", "change", "recolour", "spin", "summon"]


# --- offers -----------------------------------------------------------------------------------------


def offer_resources(state: ShadowAndLightState, hand: i64, offers: list[Action]) -> None:
    """What gold, food and hearts allow in encounters and guilds (BSL-10)."""
    if state.gold > 0:
        offers.extend(AGAINS[c.BY_GOLD].of(hand))
        if state.food > 0:
            offers.extend(recolours(hand))
    offers.extend(SPINS.of(hand))


def offer_manipulations(state: ShadowAndLightState, hand: i64, sample: bool, offers: list[Action]) -> None:
    """General manipulations, and at property samples those of talent and objects (BSL-12, BSL-13)."""
    for manipulation in range(i64(4)):
        if state.manipulations[manipulation] > 0:
            offer_one(state, manipulation, c.BY_MANIPULATION, hand, offers)
        if sample:
            if has_talent(state, manipulation):
                offer_one(state, manipulation, c.BY_TALENT, hand, offers)
            if state.things and state.object_for(manipulation) >= 0:
                offer_one(state, manipulation, c.BY_OBJECT, hand, offers)
    for kind in range(i64(c.KINDS)):
        if state.summons[kind] > 0:
            offers.extend(SUMMONS[kind].of(hand))
    for property in range(i64(c.TEACHERS)):
        if state.artifacts[property] == c.HELD:
            offers.extend(SUMMONS[c.ARTIFACT + property].of(hand))


def offer_one(
    state: ShadowAndLightState, manipulation: i64, source: i64, hand: i64, offers: list[Action]
) -> None:
    if manipulation == c.AGAIN:
        offers.extend(AGAINS[source].of(hand))
    elif manipulation == c.OPPOSITE:
        offers.extend(TURNS[source].of(hand))
    elif manipulation == c.CHANGE:
        offers.extend(CHANGES[source].of(hand))
    elif can_allow_second(state):
        offers.append(PLACE_SECOND[source])


def offer_guild_helps(state: ShadowAndLightState, hand: i64, offers: list[Action]) -> None:
    """A second die for 1 gold, and the helps that experience gives once in each guild (BSL-60, BSL-63)."""
    if state.gold > 0 and can_allow_second(state):
        offers.append(PLACE_SECOND[c.BY_GOLD])
    helps = state.helps[state.lookup.whats[state.at]]
    if state.xp >= c.CHANGE_XP and not helps & c.HELP_CHANGE:
        offers.extend(CHANGES[c.BY_EXPERIENCE].of(hand))
    if state.xp >= c.RECALL_XP and not helps & c.HELP_RECALL:
        offers.extend(RECALLS.of(state.kinds_in(c.DROPPED)))


def has_talent(state: ShadowAndLightState, manipulation: i64) -> bool:
    return state.talent >= 0 and not state.talent_used and c.TALENT_GIVES[state.talent] == manipulation


def can_allow_second(state: ShadowAndLightState) -> bool:
    """Whether a second die could be placed after this throw but is not yet allowed (BSL-58)."""
    if state.phase == c.GUARD or state.options.place_more or state.armed:
        return False
    return state.count_in(c.HAND) > 1


# --- effects ----------------------------------------------------------------------------------------


def use_source(state: ShadowAndLightState, manipulation: i64, source: i64) -> None:
    """Use up the source of a manipulation."""
    if source == c.BY_GOLD:
        state.gold -= 1
    elif source == c.BY_MANIPULATION:
        state.manipulations[manipulation] -= 1
    elif source == c.BY_TALENT:
        state.talent_used = True
    elif source == c.BY_OBJECT:
        thing = state.object_for(manipulation)
        state.things.remove(int(thing))
        state.spent.append(int(thing))
        state.spent.sort()
    else:
        state.helps[state.lookup.whats[state.at]] |= c.HELP_CHANGE


def throw_again(state: ShadowAndLightState, source: i64, kind: i64) -> None:
    use_source(state, c.AGAIN, source)
    state.pending = state.find(kind, c.HAND)
    state.thrown = [int(source)]
    state.back = state.phase
    state.phase = c.RETHROW


def rethrow(state: ShadowAndLightState, face: int, emit: Emit | None) -> None:
    """Settle the die thrown again."""
    die = state.pending
    before = int(state.kind(die))
    state.number[die] = face + 1
    if emit is not None:
        emit(Manipulated("again", c.SOURCES[state.thrown[0]], before, int(state.kind(die))), None)
    state.pending = c.NOTHING
    state.thrown = []
    state.traded = c.NOTHING
    state.phase = state.back


def turn(state: ShadowAndLightState, action: Opposite, emit: Emit | None) -> None:
    use_source(state, c.OPPOSITE, action.source)
    set_number(state, action.die, c.PIPS - action.die % c.PIPS, "opposite", c.SOURCES[action.source], emit)


def change(state: ShadowAndLightState, action: Change, emit: Emit | None) -> None:
    use_source(state, c.CHANGE, action.source)
    set_number(
        state, action.die, action.die % c.PIPS + 1 + action.by, "change", c.SOURCES[action.source], emit
    )


def set_number(
    state: ShadowAndLightState, kind: i64, number: i64, how: How, source: str, emit: Emit | None
) -> None:
    """Make a die of the kind in hand show the number."""
    die = state.find(kind, c.HAND)
    state.number[die] = number
    if emit is not None:
        emit(Manipulated(how, source, int(kind), int(state.kind(die))), None)


def allow_second(state: ShadowAndLightState, source: i64, emit: Emit | None) -> None:
    use_source(state, c.SECOND, source)
    state.armed = True
    if emit is not None:
        emit(Armed(c.SOURCES[source]), None)


def recolour(state: ShadowAndLightState, action: Recolour, emit: Emit | None) -> None:
    """The taker shows the giver's number; the giver is out for this throw (BSL-11)."""
    state.gold -= 1
    state.food -= 1
    state.where[state.find(action.giver, c.HAND)] = c.OUT
    set_number(state, action.taker, action.giver % c.PIPS + 1, "recolour", "gold", emit)


def spin(state: ShadowAndLightState, action: Spin, emit: Emit | None) -> None:
    """Make a die show any number for a heart (BSL-17)."""
    set_number(state, action.die, action.number, "spin", "heart", emit)
    cross_heart(state, emit)


def summon(state: ShadowAndLightState, action: Summon, emit: Emit | None) -> None:
    """Replace a thrown die by the summoned one, for this throw or, if placed, for the attempt."""
    die = state.find(action.die, c.HAND)
    summoned = action.summoned
    if summoned < c.ARTIFACT:
        state.summons[summoned] -= 1
        kind = summoned
    else:
        state.artifacts[summoned - c.ARTIFACT] = c.USED
        artifact = state.lookup.adventure.artifacts[summoned - c.ARTIFACT]
        kind = c.kind_of(artifact.colour, artifact.number)
    state.tint[die] = kind // c.PIPS
    state.number[die] = kind % c.PIPS + 1
    if emit is not None:
        source = "line" if summoned < c.ARTIFACT else "artifact"
        emit(Manipulated("summon", source, int(action.die), int(kind)), None)


def recall(state: ShadowAndLightState, kind: i64, emit: Emit | None) -> None:
    """Return a dropped die to the hand (BSL-63)."""
    state.where[state.find(kind, c.DROPPED)] = c.HAND
    state.helps[state.lookup.whats[state.at]] |= c.HELP_RECALL
    if emit is not None:
        emit(Recalled(int(kind)), None)
