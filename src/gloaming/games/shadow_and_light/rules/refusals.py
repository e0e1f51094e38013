"""Why an action is illegal now; the most specific reason comes first."""

from __future__ import annotations

from typing import Final

from gloaming.core.actions import Action
from gloaming.core.state import Refusal
from gloaming.games.shadow_and_light import actions as a
from gloaming.games.shadow_and_light import constants as c
from gloaming.games.shadow_and_light.content.types import AREA_XP, COLOURS, GUILD, TEACHER
from gloaming.games.shadow_and_light.rules.encounters.attempt import allowed_on
from gloaming.games.shadow_and_light.rules.encounters.loot import is_looted
from gloaming.games.shadow_and_light.rules.encounters.manipulation import has_talent
from gloaming.games.shadow_and_light.rules.hunt import RANGED, can_stretch
from gloaming.games.shadow_and_light.rules.outcome import MEAL
from gloaming.games.shadow_and_light.rules.trade import can_trade
from gloaming.games.shadow_and_light.state import ShadowAndLightState

NOT_NOW: Final = Refusal("refusal-not-now")


def refusal_of(state: ShadowAndLightState, action: Action) -> Refusal:
    """The reason why the action is not offered."""
    if isinstance(action, (a.Lay, a.LayAll, a.Hunt, a.Lift, a.Step, a.Stop, a.Wait)):
        return movement_refusal(state, action)
    if isinstance(action, (a.Place, a.Drop)):
        return placing_refusal(state, action)
    if isinstance(action, (a.Again, a.Opposite, a.Change, a.Second, a.Recolour, a.Spin, a.Summon, a.Recall)):
        return manipulation_refusal(state, action)
    if isinstance(action, (a.Learn, a.Knock, a.Bribe)):
        return teaching_refusal(state, action)
    if isinstance(action, (a.Drink, a.Trade, a.Eat, a.Mend)):
        return trade_refusal(state, action)
    if isinstance(action, a.Retry) and state.phase == c.RETRYING:
        return Refusal("refusal-no-food")
    if isinstance(action, a.Take) and state.phase == c.SPOILS:
        if action.matrix == c.LOOT and is_looted(state, action.cell):
            return Refusal("refusal-loot-gone")
        return Refusal("refusal-no-such-combination")
    return NOT_NOW


# --- movement ---------------------------------------------------------------------------------------


def movement_refusal(state: ShadowAndLightState, action: Action) -> Refusal:
    if isinstance(action, a.Lift):
        return die_refusal(action.die, "refusal-not-on-compass") if state.phase == c.CAMP else NOT_NOW
    if isinstance(action, (a.Lay, a.LayAll, a.Hunt)):
        if state.phase != c.PLAN:
            return Refusal("refusal-not-planning")
        return hunt_refusal(state, action) if isinstance(action, a.Hunt) else laying_refusal(state, action)
    if state.phase != c.MOVE:
        return Refusal("refusal-not-moving")
    if isinstance(action, a.Stop):
        return Refusal("refusal-not-moved")
    if isinstance(action, a.Wait):
        return Refusal("refusal-moved" if state.steps else "refusal-no-food")
    assert isinstance(action, a.Step)
    return step_refusal(state, action)


def laying_refusal(state: ShadowAndLightState, action: Action) -> Refusal:
    if isinstance(action, a.Lay):
        if not state.count_of(action.die, c.HAND):
            return die_refusal(action.die, "refusal-not-in-hand")
        return die_refusal(action.die, "refusal-compass-taken")
    return Refusal("refusal-nothing-to-lay")


def hunt_refusal(state: ShadowAndLightState, action: a.Hunt) -> Refusal:
    if not state.holds(RANGED):
        return Refusal("refusal-no-ranged-weapon")
    if state.hunted:
        return Refusal("refusal-hunted")
    if state.quarry >= len(state.lookup.adventure.hunting):
        return Refusal("refusal-no-quarry")
    count = state.count_of(action.die, c.HAND)
    if count < 2:
        return die_refusal(action.die, "refusal-no-twin")
    if count > 2:
        return Refusal("refusal-triplet-already")
    assert not can_stretch(state, action.die)
    return Refusal("refusal-intelligence-too-small")


def step_refusal(state: ShadowAndLightState, action: a.Step) -> Refusal:
    if not state.count_of(action.die, c.COMPASS):
        return die_refusal(action.die, "refusal-not-on-compass")
    goal = state.lookup.neighbour(state.at, action.die % c.PIPS + 1)
    if goal < 0:
        return Refusal("refusal-map-ends")
    if not state.area_is_open(goal):
        return Refusal("refusal-area-closed", {"xp": AREA_XP[state.lookup.areas[goal]]})
    return Refusal("refusal-fourth-die")


# --- attempts ---------------------------------------------------------------------------------------


def placing_refusal(state: ShadowAndLightState, action: Action) -> Refusal:
    if state.phase != c.PLACING:
        return Refusal("refusal-no-attempt")
    if isinstance(action, a.Drop):
        if not state.count_of(action.die, c.HAND):
            return die_refusal(action.die, "refusal-not-in-hand")
        return Refusal("refusal-only-place")
    assert isinstance(action, a.Place)
    if not state.count_of(action.die, c.HAND):
        return die_refusal(action.die, "refusal-not-in-hand")
    if state.lookup.kinds[state.at] == GUILD or action.field < 0:
        return Refusal("refusal-no-such-field")
    encounter = state.lookup.encounter(state.at)
    if action.field >= len(state.lookup.masks[encounter]):
        return Refusal("refusal-no-such-field")
    if state.on[action.field] >= 0:
        return Refusal("refusal-field-covered")
    if allowed_on(state, encounter, action.field) == state.lookup.masks[encounter][action.field]:
        return die_refusal(action.die, "refusal-does-not-fit")
    return die_refusal(action.die, "refusal-pair")


# --- manipulation -----------------------------------------------------------------------------------


def manipulation_refusal(state: ShadowAndLightState, action: Action) -> Refusal:
    if state.phase not in (c.PLACING, c.GUARD, c.PLAN):
        return Refusal("refusal-no-dice")
    if isinstance(action, a.Again):
        if not state.count_of(action.die, c.HAND):
            return die_refusal(action.die, "refusal-not-in-hand")
        return source_refusal(state, c.AGAIN, action.source)
    if state.phase == c.PLAN:
        return Refusal("refusal-not-in-movement")
    if isinstance(action, a.Second):
        return second_refusal(state, action)
    if isinstance(action, a.Recall):
        return recall_refusal(state, action)
    if isinstance(action, (a.Recolour, a.Spin)):
        return resource_refusal(state, action)
    assert isinstance(action, (a.Opposite, a.Change, a.Summon))
    if not state.count_of(action.die, c.HAND):
        return die_refusal(action.die, "refusal-not-in-hand")
    if isinstance(action, a.Summon):
        return Refusal("refusal-no-summons")
    if isinstance(action, a.Opposite):
        return source_refusal(state, c.OPPOSITE, action.source)
    if not 1 <= action.die % c.PIPS + 1 + action.by <= c.PIPS:
        return Refusal("refusal-no-such-number")
    return source_refusal(state, c.CHANGE, action.source)


def source_refusal(state: ShadowAndLightState, manipulation: int, source: int) -> Refusal:
    """Why this source cannot give the manipulation here."""
    if source == c.BY_GOLD:
        if state.phase == c.GUARD:
            return Refusal("refusal-no-resources")
        return Refusal("refusal-no-gold")
    if state.phase == c.PLAN:
        return Refusal("refusal-not-in-movement")
    if source == c.BY_MANIPULATION:
        return Refusal("refusal-no-manipulation")
    sample = state.phase == c.GUARD or state.lookup.kinds[state.at] == GUILD
    if not sample:
        return Refusal("refusal-property-sample")
    if source == c.BY_OBJECT:
        return Refusal("refusal-no-object")
    if source == c.BY_EXPERIENCE:
        return help_refusal(state, c.CHANGE_XP, c.HELP_CHANGE)
    assert not has_talent(state, manipulation)
    return Refusal("refusal-talent-used" if state.talent_used else "refusal-no-talent")


def help_refusal(state: ShadowAndLightState, xp: int, help: int) -> Refusal:
    if state.phase == c.GUARD or state.lookup.kinds[state.at] != GUILD:
        return Refusal("refusal-guild-only")
    if state.xp < xp:
        return Refusal("refusal-experience", {"xp": xp})
    assert state.helps[state.lookup.whats[state.at]] & help
    return Refusal("refusal-help-used")


def second_refusal(state: ShadowAndLightState, action: a.Second) -> Refusal:
    if state.phase == c.GUARD:
        return Refusal("refusal-no-second")
    if state.armed or state.options.place_more:
        return Refusal("refusal-second-already")
    if state.count_in(c.HAND) < 2:
        return Refusal("refusal-no-second")
    if action.source == c.BY_GOLD and state.lookup.kinds[state.at] != GUILD:
        return Refusal("refusal-guild-only")
    return source_refusal(state, c.SECOND, action.source)


def recall_refusal(state: ShadowAndLightState, action: a.Recall) -> Refusal:
    if state.lookup.kinds[state.at] != GUILD:
        return Refusal("refusal-guild-only")
    helps = state.helps[state.lookup.whats[state.at]]
    if state.xp < c.RECALL_XP or helps & c.HELP_RECALL:
        return help_refusal(state, c.RECALL_XP, c.HELP_RECALL)
    return die_refusal(action.die, "refusal-not-dropped")


def resource_refusal(state: ShadowAndLightState, action: Action) -> Refusal:
    if state.phase == c.GUARD:
        return Refusal("refusal-no-resources")
    if isinstance(action, a.Spin):
        if not state.count_of(action.die, c.HAND):
            return die_refusal(action.die, "refusal-not-in-hand")
        return Refusal("refusal-no-such-number")
    assert isinstance(action, a.Recolour)
    for die in (action.giver, action.taker):
        if not state.count_of(die, c.HAND):
            return die_refusal(die, "refusal-not-in-hand")
    if state.gold < 1:
        return Refusal("refusal-no-gold")
    return Refusal("refusal-no-food" if state.food < 1 else "refusal-same-colour")


# --- guilds, teachers and trade ---------------------------------------------------------------------


def teaching_refusal(state: ShadowAndLightState, action: Action) -> Refusal:
    if isinstance(action, a.Bribe):
        if state.phase != c.GUARD:
            return Refusal("refusal-no-guard")
        return Refusal("refusal-no-gold" if state.gold < 1 else "refusal-more-ones")
    wanted = GUILD if isinstance(action, a.Learn) else TEACHER
    if state.phase != c.CAMP or state.lookup.kinds[state.at] != wanted:
        return Refusal("refusal-no-guild" if wanted == GUILD else "refusal-no-teacher")
    if state.crossed[state.at]:
        return Refusal("refusal-crossed-out")
    if state.xp < c.GREEN_XP:
        return Refusal("refusal-experience", {"xp": c.GREEN_XP})
    if wanted == GUILD:
        return Refusal("refusal-another-visit")
    return Refusal("refusal-talent-used" if state.talent_used else "refusal-no-talent")


def trade_refusal(state: ShadowAndLightState, action: Action) -> Refusal:
    if isinstance(action, a.Drink):
        if state.potions < 1:
            return Refusal("refusal-no-potion")
        return NOT_NOW if state.health < state.hearts else Refusal("refusal-healthy")
    if isinstance(action, (a.Eat, a.Mend)):
        if state.phase != c.CLOSE:
            return Refusal("refusal-at-the-end")
        if state.food < MEAL:
            return Refusal("refusal-no-meal")
        if isinstance(action, a.Eat):
            return Refusal("refusal-healthy")
        return Refusal("refusal-hearts-whole" if state.hearts == c.FULL else "refusal-health-first")
    assert isinstance(action, a.Trade)
    if state.phase in (c.OVER, c.CLOSE) or not can_trade(state):
        return Refusal("refusal-no-market")
    gold = action.way == c.GOLD_TO_FOOD
    if (state.gold if gold else state.food) < 1:
        return Refusal("refusal-no-gold" if gold else "refusal-no-food")
    if (state.food if gold else state.gold) >= c.FULL:
        return Refusal("refusal-bar-full")
    return Refusal("refusal-traded") if state.traded >= 0 and state.traded != action.way else NOT_NOW


def die_refusal(die: int, key: str) -> Refusal:
    """A refusal that names the die."""
    return Refusal(key, {"colour": COLOURS[c.colour_of(die)], "number": c.number_of(die)})
