"""Why an action that is not offered is not possible now: always a reason, the most telling one first."""

from __future__ import annotations

from typing import Final

from gloaming.core.actions import Action
from gloaming.core.state import Refusal
from gloaming.games.shadow_and_light.actions import (
    AGAIN,
    BY_EXPERIENCE,
    BY_GOLD,
    BY_MANIPULATION,
    BY_OBJECT,
    CHANGE,
    CHANGE_XP,
    FULL,
    GOLD_TO_FOOD,
    GREEN_XP,
    LOOT,
    OPPOSITE,
    PIPS,
    RECALL_XP,
    SECOND,
    Again,
    Bribe,
    Change,
    Drink,
    Drop,
    Eat,
    Hunt,
    Knock,
    Lay,
    LayAll,
    Learn,
    Lift,
    Mend,
    Opposite,
    Place,
    Recall,
    Recolour,
    Retry,
    Second,
    Spin,
    Step,
    Stop,
    Summon,
    Take,
    Trade,
    Wait,
)
from gloaming.games.shadow_and_light.content.types import GATES, GUILD, TEACHER
from gloaming.games.shadow_and_light.notation import shown
from gloaming.games.shadow_and_light.rules import trade as closing
from gloaming.games.shadow_and_light.rules.encounters import attempt as attempts
from gloaming.games.shadow_and_light.rules.encounters.loot import is_looted
from gloaming.games.shadow_and_light.rules.encounters.manipulation import has_talent
from gloaming.games.shadow_and_light.rules.hunt import RANGED, can_stretch
from gloaming.games.shadow_and_light.state import (
    CAMP,
    CLOSE,
    COMPASS,
    GUARD,
    HAND,
    HELP_CHANGE,
    HELP_RECALL,
    MOVE,
    OVER,
    PLACING,
    PLAN,
    RETRYING,
    SPOILS,
    Stage,
)

NOT_NOW: Final = Refusal("refusal-not-now")


def reason(stage: Stage, action: Action) -> Refusal:
    """The reason why this is not offered."""
    if isinstance(action, (Lay, LayAll, Hunt, Lift, Step, Stop, Wait)):
        return no_movement(stage, action)
    if isinstance(action, (Place, Drop)):
        return no_placing(stage, action)
    if isinstance(action, (Again, Opposite, Change, Second, Recolour, Spin, Summon, Recall)):
        return no_manipulation(stage, action)
    if isinstance(action, (Learn, Knock, Bribe)):
        return no_teaching(stage, action)
    if isinstance(action, (Drink, Trade, Eat, Mend)):
        return no_trade(stage, action)
    if isinstance(action, Retry) and stage.phase == RETRYING:
        return Refusal("refusal-no-food")
    if isinstance(action, Take) and stage.phase == SPOILS:
        if action.matrix == LOOT and is_looted(stage, action.cell):
            return Refusal("refusal-loot-gone")
        return Refusal("refusal-no-such-combination")
    return NOT_NOW


# --- movement ---------------------------------------------------------------------------------------


def no_movement(stage: Stage, action: Action) -> Refusal:
    if isinstance(action, Lift):
        return no_die(action.die, "refusal-not-on-compass") if stage.phase == CAMP else NOT_NOW
    if isinstance(action, (Lay, LayAll, Hunt)):
        if stage.phase != PLAN:
            return Refusal("refusal-not-planning")
        return no_hunt(stage, action) if isinstance(action, Hunt) else no_laying(stage, action)
    if stage.phase != MOVE:
        return Refusal("refusal-not-moving")
    if isinstance(action, Stop):
        return Refusal("refusal-not-moved")
    if isinstance(action, Wait):
        return Refusal("refusal-moved" if stage.steps else "refusal-no-food")
    assert isinstance(action, Step)
    return no_step(stage, action)


def no_laying(stage: Stage, action: Action) -> Refusal:
    if isinstance(action, Lay):
        if not stage.count_of(action.die, HAND):
            return no_die(action.die, "refusal-not-in-hand")
        return no_die(action.die, "refusal-compass-taken")
    return Refusal("refusal-nothing-to-lay")


def no_hunt(stage: Stage, action: Hunt) -> Refusal:
    if not stage.holds(RANGED):
        return Refusal("refusal-no-ranged-weapon")
    if stage.hunted:
        return Refusal("refusal-hunted")
    if stage.quarry >= len(stage.ground.tale.hunting):
        return Refusal("refusal-no-quarry")
    count = stage.count_of(action.die, HAND)
    if count < 2:
        return no_die(action.die, "refusal-no-twin")
    if count > 2:
        return Refusal("refusal-triplet-already")
    assert not can_stretch(stage, action.die)
    return Refusal("refusal-intelligence-too-small")


def no_step(stage: Stage, action: Step) -> Refusal:
    if not stage.count_of(action.die, COMPASS):
        return no_die(action.die, "refusal-not-on-compass")
    goal = stage.ground.way(stage.at, action.die % PIPS + 1)
    if goal < 0:
        return Refusal("refusal-map-ends")
    if not stage.open_area(goal):
        return Refusal("refusal-area-closed", {"xp": GATES[stage.ground.areas[goal]]})
    return Refusal("refusal-fourth-die")


# --- attempts ---------------------------------------------------------------------------------------


def no_placing(stage: Stage, action: Action) -> Refusal:
    if stage.phase != PLACING:
        return Refusal("refusal-no-attempt")
    if isinstance(action, Drop):
        if not stage.count_of(action.die, HAND):
            return no_die(action.die, "refusal-not-in-hand")
        return Refusal("refusal-only-place")
    assert isinstance(action, Place)
    if not stage.count_of(action.die, HAND):
        return no_die(action.die, "refusal-not-in-hand")
    if stage.ground.kinds[stage.at] == GUILD or action.field < 0:
        return Refusal("refusal-no-such-field")
    encounter = stage.ground.encounter(stage.at)
    if action.field >= len(stage.ground.masks[encounter]):
        return Refusal("refusal-no-such-field")
    if stage.on[action.field] >= 0:
        return Refusal("refusal-field-covered")
    if attempts.allowed_on(stage, encounter, action.field) == stage.ground.masks[encounter][action.field]:
        return no_die(action.die, "refusal-does-not-fit")
    return no_die(action.die, "refusal-pair")


# --- manipulation -----------------------------------------------------------------------------------


def no_manipulation(stage: Stage, action: Action) -> Refusal:
    if stage.phase not in (PLACING, GUARD, PLAN):
        return Refusal("refusal-no-dice")
    if isinstance(action, Again):
        if not stage.count_of(action.die, HAND):
            return no_die(action.die, "refusal-not-in-hand")
        return no_source(stage, AGAIN, action.source)
    if stage.phase == PLAN:
        return Refusal("refusal-not-in-movement")
    if isinstance(action, Second):
        return no_second(stage, action)
    if isinstance(action, Recall):
        return no_recall(stage, action)
    if isinstance(action, (Recolour, Spin)):
        return no_resource(stage, action)
    assert isinstance(action, (Opposite, Change, Summon))
    if not stage.count_of(action.die, HAND):
        return no_die(action.die, "refusal-not-in-hand")
    if isinstance(action, Summon):
        return Refusal("refusal-no-summons")
    if isinstance(action, Opposite):
        return no_source(stage, OPPOSITE, action.source)
    if not 1 <= action.die % PIPS + 1 + action.by <= PIPS:
        return Refusal("refusal-no-such-number")
    return no_source(stage, CHANGE, action.source)


def no_source(stage: Stage, manipulation: int, source: int) -> Refusal:
    """Why this source does not give the manipulation here."""
    if source == BY_GOLD:
        if stage.phase == GUARD:
            return Refusal("refusal-no-resources")
        return Refusal("refusal-no-gold")
    if stage.phase == PLAN:
        return Refusal("refusal-not-in-movement")
    if source == BY_MANIPULATION:
        return Refusal("refusal-no-manipulation")
    sample = stage.phase == GUARD or stage.ground.kinds[stage.at] == GUILD
    if not sample:
        return Refusal("refusal-property-sample")
    if source == BY_OBJECT:
        return Refusal("refusal-no-object")
    if source == BY_EXPERIENCE:
        return no_help(stage, CHANGE_XP, HELP_CHANGE)
    assert not has_talent(stage, manipulation)
    return Refusal("refusal-talent-used" if stage.talent_used else "refusal-no-talent")


def no_help(stage: Stage, xp: int, help: int) -> Refusal:
    if stage.phase == GUARD or stage.ground.kinds[stage.at] != GUILD:
        return Refusal("refusal-guild-only")
    if stage.xp < xp:
        return Refusal("refusal-experience", {"xp": xp})
    assert stage.helps[stage.ground.whats[stage.at]] & help
    return Refusal("refusal-help-used")


def no_second(stage: Stage, action: Second) -> Refusal:
    if stage.phase == GUARD:
        return Refusal("refusal-no-second")
    if stage.armed or stage.terms.more:
        return Refusal("refusal-second-already")
    if stage.count_in(HAND) < 2:
        return Refusal("refusal-no-second")
    if action.source == BY_GOLD and stage.ground.kinds[stage.at] != GUILD:
        return Refusal("refusal-guild-only")
    return no_source(stage, SECOND, action.source)


def no_recall(stage: Stage, action: Recall) -> Refusal:
    if stage.ground.kinds[stage.at] != GUILD:
        return Refusal("refusal-guild-only")
    helps = stage.helps[stage.ground.whats[stage.at]]
    if stage.xp < RECALL_XP or helps & HELP_RECALL:
        return no_help(stage, RECALL_XP, HELP_RECALL)
    return no_die(action.die, "refusal-not-dropped")


def no_resource(stage: Stage, action: Action) -> Refusal:
    if stage.phase == GUARD:
        return Refusal("refusal-no-resources")
    if isinstance(action, Spin):
        if not stage.count_of(action.die, HAND):
            return no_die(action.die, "refusal-not-in-hand")
        return Refusal("refusal-no-such-number")
    assert isinstance(action, Recolour)
    for die in (action.giver, action.taker):
        if not stage.count_of(die, HAND):
            return no_die(die, "refusal-not-in-hand")
    if stage.gold < 1:
        return Refusal("refusal-no-gold")
    return Refusal("refusal-no-food" if stage.food < 1 else "refusal-same-colour")


# --- guilds, teachers and trade ---------------------------------------------------------------------


def no_teaching(stage: Stage, action: Action) -> Refusal:
    if isinstance(action, Bribe):
        if stage.phase != GUARD:
            return Refusal("refusal-no-guard")
        return Refusal("refusal-no-gold" if stage.gold < 1 else "refusal-more-ones")
    wanted = GUILD if isinstance(action, Learn) else TEACHER
    if stage.phase != CAMP or stage.ground.kinds[stage.at] != wanted:
        return Refusal("refusal-no-guild" if wanted == GUILD else "refusal-no-teacher")
    if stage.crossed[stage.at]:
        return Refusal("refusal-crossed-out")
    if stage.xp < GREEN_XP:
        return Refusal("refusal-experience", {"xp": GREEN_XP})
    if wanted == GUILD:
        return Refusal("refusal-another-visit")
    return Refusal("refusal-talent-used" if stage.talent_used else "refusal-no-talent")


def no_trade(stage: Stage, action: Action) -> Refusal:
    if isinstance(action, Drink):
        if stage.potions < 1:
            return Refusal("refusal-no-potion")
        return NOT_NOW if stage.health < stage.hearts else Refusal("refusal-healthy")
    if isinstance(action, (Eat, Mend)):
        if stage.phase != CLOSE:
            return Refusal("refusal-at-the-end")
        if stage.food < closing.MEAL:
            return Refusal("refusal-no-meal")
        if isinstance(action, Eat):
            return Refusal("refusal-healthy")
        return Refusal("refusal-hearts-whole" if stage.hearts == FULL else "refusal-health-first")
    assert isinstance(action, Trade)
    if stage.phase in (OVER, CLOSE) or not closing.can_trade(stage):
        return Refusal("refusal-no-market")
    gold = action.way == GOLD_TO_FOOD
    if (stage.gold if gold else stage.food) < 1:
        return Refusal("refusal-no-gold" if gold else "refusal-no-food")
    if (stage.food if gold else stage.gold) >= FULL:
        return Refusal("refusal-bar-full")
    return Refusal("refusal-traded") if stage.traded >= 0 and stage.traded != action.way else NOT_NOW


def no_die(die: int, key: str) -> Refusal:
    """A refusal that names the die."""
    return Refusal(key, shown(die))
