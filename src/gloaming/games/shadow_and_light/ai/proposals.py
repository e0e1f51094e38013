"""The actions that a bot considers in each phase."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from gloaming.core.actions import Action
from gloaming.games.shadow_and_light import actions as a
from gloaming.games.shadow_and_light import constants as c
from gloaming.games.shadow_and_light.ai.best_manipulation import (
    RatedAction,
    best_placement,
    first_of_two,
    rate_manipulations,
)
from gloaming.games.shadow_and_light.ai.encounter_tables import EncounterTables
from gloaming.games.shadow_and_light.ai.expected_points import ExpectedPoints, attempt_of
from gloaming.games.shadow_and_light.content.types import GUILD
from gloaming.games.shadow_and_light.rules.encounters.teacher import count_ones
from gloaming.games.shadow_and_light.rules.hunt import Hunt
from gloaming.games.shadow_and_light.rules.movement import FREE_STEPS
from gloaming.games.shadow_and_light.rules.position import Position

CLEAR_MARGIN: Final = 0.3  # points by which an action must be better to be the only one proposed
RETRY_COST: Final = 0.9  # points of the food for a second attempt
MAX_STEPS: Final = 3  # steps proposed at once
LOW_HEALTH: Final = 4  # potions are drunk at this health


def propose(tables: EncounterTables, state: Position) -> Sequence[Action]:
    """The legal actions worth considering, at least one."""
    phase = state.phase
    if phase == c.PLACING:
        return _propose_placing(tables, state)
    if phase == c.MOVE:
        return _propose_steps(tables, state)
    if phase == c.PLAN:
        return _propose_plan(state)
    if phase == c.CAMP:
        return _propose_in_camp(tables, state)
    if phase == c.RETRYING:
        return _propose_retry(tables, state)
    if phase == c.GUARD:
        return _propose_at_guard(state)
    listed = state.choices(0).listed
    if phase == c.FINISH:
        return [a.GO] if ExpectedPoints(tables, state).targets else [a.END]
    if phase == c.CLOSE:
        return next(([action] for action in (a.DRINK, a.EAT, a.MEND) if action in listed), [a.END])
    return [action for action in listed if action is not a.END and action is not a.DRINK]


def _propose_placing(tables: EncounterTables, state: Position) -> list[Action]:
    expected = ExpectedPoints(tables, state)
    attempt = attempt_of(tables, state)
    success = 1.0 if state.lookup.kinds[state.at] == GUILD else expected.success_value(state.at)
    if state.won:
        success = 1.5  # more lines only
    if state.armed and attempt.first:
        return [first_of_two(attempt, state)]
    plain = success * attempt.best()
    placement = best_placement(attempt, state)
    better: list[RatedAction] = [
        rated for rated in rate_manipulations(attempt, state, success) if rated[0] > plain
    ]
    if not better:
        return [placement]
    value, action = max(better, key=_value)
    return [action] if value > plain + CLEAR_MARGIN else [placement, action]


def _propose_steps(tables: EncounterTables, state: Position) -> list[Action]:
    """The most valuable steps, each rated by itself; sequences of steps are left to search."""
    expected = ExpectedPoints(tables, state)
    steps: list[RatedAction] = []
    if state.steps > 0:
        steps.append((expected.place_value(state.at), a.STOP))
    for white in range(c.PIPS):
        for kind in (white, white + c.PIPS):
            if a.STEP[kind].why_not(state, 0) is None:
                goal = int(state.lookup.neighbour(state.at, white + 1))
                steps.append((expected.place_value(goal), a.STEP[kind]))
                break
    if not steps:
        return [a.WAIT[c.FOOD] if state.food > 0 else a.WAIT[c.HEALTH]]
    steps.sort(key=_value, reverse=True)
    count = MAX_STEPS if expected.has_target_within(state.at, FREE_STEPS) else 1
    return [action for _, action in steps[:count]]


def _propose_plan(state: Position) -> list[Action]:
    listed = state.choices(0).listed
    found: list[Action] = [a.LAY_ALL if a.LAY_ALL in listed else a.SET_OFF]
    hunts = [action for action in listed if isinstance(action, Hunt)]
    if hunts and state.food < 9:
        stretched = [hunt for hunt in hunts if hunt.stretch]
        found += stretched or hunts
    return found


def _propose_in_camp(tables: EncounterTables, state: Position) -> list[Action]:
    listed = state.choices(0).listed
    expected = ExpectedPoints(tables, state)
    if not expected.targets:
        return [a.END]
    if state.health == 1 and state.food == 0 and state.potions == 0 and provisions_due(state):
        return [a.END]
    if a.DRINK in listed and state.health <= LOW_HEALTH:
        return [a.DRINK]
    if a.LEARN in listed:
        return [a.LEARN]
    if a.TRADE[c.GOLD_TO_FOOD] in listed and state.food <= 1 and state.gold >= 3:
        return [a.TRADE[c.GOLD_TO_FOOD]]
    if a.TRADE[c.FOOD_TO_GOLD] in listed and state.gold == 0 and state.food >= 4:
        return [a.TRADE[c.FOOD_TO_GOLD]]
    if a.KNOCK[0] in listed:
        return [a.KNOCK[0]]
    here = expected.place_value(state.at)
    compass = int(state.kinds_in(c.COMPASS))
    for kind in range(2 * c.PIPS):
        if compass >> kind & 1:
            to = int(state.lookup.neighbour(state.at, kind % c.PIPS + 1))
            if to < 0 or not state.area_is_open(to) or expected.place_value(to) <= here:
                return [a.LIFT[kind]]
    return [a.THROW]


def _propose_retry(tables: EncounterTables, state: Position) -> list[Action]:
    if state.food == 0:
        trade = a.TRADE[c.GOLD_TO_FOOD]
        return [trade] if trade in state.choices(0).listed else [a.DECLINE]
    if state.lookup.kinds[state.at] == GUILD:
        gain = tables.task_points(int(state.tasks)).value(0, 0, 3, 3)
    elif state.won:
        gain = 0.5
    else:
        success = ExpectedPoints(tables, state).success_value(state.at)
        gain = success * tables.first_chances[state.lookup.encounter(state.at)]
    if abs(gain - RETRY_COST) < CLEAR_MARGIN:
        return [a.RETRY, a.DECLINE]
    return [a.RETRY] if gain > RETRY_COST else [a.DECLINE]


def _propose_at_guard(state: Position) -> list[Action]:
    if a.BRIBE in state.choices(0).listed:
        return [a.BRIBE]
    if count_ones(state) == 1:
        for kind in (0, c.PIPS):
            if state.count_of(kind, c.HAND):
                if state.manipulations[c.OPPOSITE]:
                    return [a.TURN[c.BY_MANIPULATION][kind]]
                if state.manipulations[c.CHANGE]:
                    return [a.RAISE[c.BY_MANIPULATION][kind]]
                if state.manipulations[c.AGAIN]:
                    return [a.THROW_AGAIN[c.BY_MANIPULATION][kind]]
    return [a.GO]


def _value(rated: RatedAction) -> float:
    return rated[0]


def provisions_due(state: Position) -> bool:
    """Whether the next movement costs provisions."""
    every = state.options.provisions
    return every > 0 and (int(state.movements) + 1) % every == 0
