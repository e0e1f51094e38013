"""Changing dice: by gold, food and hearts, by manipulations, objects and talent, by summoned dice."""

from __future__ import annotations

from typing import Literal

from mypy_extensions import i64

from gloaming.core.actions import Action
from gloaming.core.state import Tell
from gloaming.games.shadow_and_light.actions import (
    AGAIN,
    ARM,
    ARTIFACT,
    BY_EXPERIENCE,
    BY_GOLD,
    BY_MANIPULATION,
    BY_OBJECT,
    BY_TALENT,
    CHANGE,
    CHANGE_XP,
    KINDS,
    NOTHING,
    OPPOSITE,
    PIPS,
    RECALL_XP,
    SECOND,
    SOURCES,
    TALENT_GIVES,
    TEACHERS,
    Change,
    Opposite,
    Recolour,
    Source,
    Spin,
    Summon,
    kind_of,
)
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
from gloaming.games.shadow_and_light.state import (
    DROPPED,
    GUARD,
    HAND,
    HELD,
    HELP_CHANGE,
    HELP_RECALL,
    OUT,
    RETHROW,
    USED,
    Stage,
)

How = Literal["again", "opposite", "change", "recolour", "spin", "summon"]


# --- what may be done now ---------------------------------------------------------------------------


def offer_resources(stage: Stage, hand: i64, offers: list[Action]) -> None:
    """BSL-10: in encounters and learning."""
    if stage.gold > 0:
        offers.extend(AGAINS[BY_GOLD].of(hand))
        if stage.food > 0:
            offers.extend(recolours(hand))
    offers.extend(SPINS.of(hand))


def offer_manipulations(stage: Stage, hand: i64, sample: bool, offers: list[Action]) -> None:
    """BSL-12, BSL-13: general ones always, the talent's and objects' at property samples."""
    for manipulation in range(i64(4)):
        if stage.manipulations[manipulation] > 0:
            offer_one(stage, manipulation, BY_MANIPULATION, hand, offers)
        if sample:
            if has_talent(stage, manipulation):
                offer_one(stage, manipulation, BY_TALENT, hand, offers)
            if stage.things and stage.object_for(manipulation) >= 0:
                offer_one(stage, manipulation, BY_OBJECT, hand, offers)
    for kind in range(i64(KINDS)):
        if stage.summons[kind] > 0:
            offers.extend(SUMMONS[kind].of(hand))
    for property in range(i64(TEACHERS)):
        if stage.artifacts[property] == HELD:
            offers.extend(SUMMONS[ARTIFACT + property].of(hand))


def offer_one(stage: Stage, manipulation: i64, source: i64, hand: i64, offers: list[Action]) -> None:
    if manipulation == AGAIN:
        offers.extend(AGAINS[source].of(hand))
    elif manipulation == OPPOSITE:
        offers.extend(TURNS[source].of(hand))
    elif manipulation == CHANGE:
        offers.extend(CHANGES[source].of(hand))
    elif can_arm(stage):
        offers.append(ARM[source])


def offer_guild_helps(stage: Stage, hand: i64, offers: list[Action]) -> None:
    """A second die for 1 gold, and what experience allows once in each guild (BSL-60, BSL-63)."""
    if stage.gold > 0 and can_arm(stage):
        offers.append(ARM[BY_GOLD])
    helps = stage.helps[stage.ground.whats[stage.at]]
    if stage.xp >= CHANGE_XP and not helps & HELP_CHANGE:
        offers.extend(CHANGES[BY_EXPERIENCE].of(hand))
    if stage.xp >= RECALL_XP and not helps & HELP_RECALL:
        offers.extend(RECALLS.of(stage.kinds_in(DROPPED)))


def has_talent(stage: Stage, manipulation: i64) -> bool:
    return stage.talent >= 0 and not stage.talent_used and TALENT_GIVES[stage.talent] == manipulation


def can_arm(stage: Stage) -> bool:
    """Whether a second die could be placed after this throw, and may not yet (BSL-58)."""
    if stage.phase == GUARD or stage.terms.more or stage.armed:
        return False
    return stage.count_in(HAND) > 1


# --- doing it ---------------------------------------------------------------------------------------


def pay(stage: Stage, manipulation: i64, source: i64) -> None:
    """What the source of a manipulation gives up for it."""
    if source == BY_GOLD:
        stage.gold -= 1
    elif source == BY_MANIPULATION:
        stage.manipulations[manipulation] -= 1
    elif source == BY_TALENT:
        stage.talent_used = True
    elif source == BY_OBJECT:
        thing = stage.object_for(manipulation)
        stage.things.remove(int(thing))
        stage.spent.append(int(thing))
        stage.spent.sort()
    else:
        stage.helps[stage.ground.whats[stage.at]] |= HELP_CHANGE


def throw_again(stage: Stage, source: i64, kind: i64) -> None:
    pay(stage, AGAIN, source)
    stage.pending = stage.find(kind, HAND)
    stage.thrown = [int(source)]
    stage.back = stage.phase
    stage.phase = RETHROW


def rethrow(stage: Stage, face: int, tell: Tell | None) -> None:
    """The one die falls."""
    die = stage.pending
    before = int(stage.kind(die))
    stage.number[die] = face + 1
    if tell is not None:
        tell(Manipulated("again", SOURCES[stage.thrown[0]], before, int(stage.kind(die))), None)
    stage.pending = NOTHING
    stage.thrown = []
    stage.traded = NOTHING
    stage.phase = stage.back


def turn(stage: Stage, action: Opposite, tell: Tell | None) -> None:
    pay(stage, OPPOSITE, action.source)
    show(stage, action.die, PIPS - action.die % PIPS, "opposite", SOURCES[action.source], tell)


def change(stage: Stage, action: Change, tell: Tell | None) -> None:
    pay(stage, CHANGE, action.source)
    show(stage, action.die, action.die % PIPS + 1 + action.by, "change", SOURCES[action.source], tell)


def show(stage: Stage, kind: i64, number: i64, how: How, source: str, tell: Tell | None) -> None:
    """A die of the kind in hand shows the number."""
    die = stage.find(kind, HAND)
    stage.number[die] = number
    if tell is not None:
        tell(Manipulated(how, source, int(kind), int(stage.kind(die))), None)


def arm(stage: Stage, source: i64, tell: Tell | None) -> None:
    pay(stage, SECOND, source)
    stage.armed = True
    if tell is not None:
        names: list[Source] = ["gold", "manipulation", "talent", "object", "experience"]
        tell(Armed(names[source]), None)


def recolour(stage: Stage, action: Recolour, tell: Tell | None) -> None:
    """BSL-11."""
    stage.gold -= 1
    stage.food -= 1
    stage.where[stage.find(action.giver, HAND)] = OUT
    show(stage, action.taker, action.giver % PIPS + 1, "recolour", "gold", tell)


def spin(stage: Stage, action: Spin, tell: Tell | None) -> None:
    """BSL-17."""
    show(stage, action.die, action.number, "spin", "heart", tell)
    stage.cross_heart(tell)


def summon(stage: Stage, action: Summon, tell: Tell | None) -> None:
    """The summoned die lies in place of a thrown one, for this throw or until the attempt ends if placed."""
    die = stage.find(action.die, HAND)
    summoned = action.summoned
    if summoned < ARTIFACT:
        stage.summons[summoned] -= 1
        kind = summoned
    else:
        stage.artifacts[summoned - ARTIFACT] = USED
        artifact = stage.ground.tale.artifacts[summoned - ARTIFACT]
        kind = kind_of(artifact.colour, artifact.number)
    stage.tint[die] = kind // PIPS
    stage.number[die] = kind % PIPS + 1
    if tell is not None:
        source = "line" if summoned < ARTIFACT else "artifact"
        tell(Manipulated("summon", source, int(action.die), int(kind)), None)


def recall(stage: Stage, kind: i64, tell: Tell | None) -> None:
    """BSL-63."""
    stage.where[stage.find(kind, DROPPED)] = HAND
    stage.helps[stage.ground.whats[stage.at]] |= HELP_RECALL
    if tell is not None:
        tell(Recalled(int(kind)), None)
