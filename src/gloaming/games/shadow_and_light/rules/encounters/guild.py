"""Guilds: two attempts each to fulfil one of six tasks, and a larger die for the guild's property."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gloaming.core.actions import Action
from gloaming.core.state import Tell
from gloaming.games.shadow_and_light import constants as c
from gloaming.games.shadow_and_light.actions import LEARN, MASTER
from gloaming.games.shadow_and_light.content.types import GUILD
from gloaming.games.shadow_and_light.events import Attempted, Learned
from gloaming.games.shadow_and_light.rules.encounters.attempt import begin_attempt, encounter_id
from gloaming.games.shadow_and_light.state import ShadowAndLightState

TWINS: Final = 0
CLOSE_SUMS: Final = 1
LOW_AND_HIGH: Final = 2
EQUAL_SUMS: Final = 3
ODD_AND_EVEN: Final = 4
ALL_THREES: Final = 5
JOKER_SIDES: Final = (6, 8, 10)
MOST_ATTEMPTS: Final = 2
SMALL: Final = 0b000111  # 1, 2, 3 as bits
LARGE: Final = 0b111000


def property_name(property: int) -> c.Property:
    names: list[c.Property] = ["strength", "dexterity", "intelligence", "charisma"]
    return names[property]


def can_learn(state: ShadowAndLightState) -> bool:
    """Whether an attempt may begin now: a second one, unless at once, needs another visit (BSL-62)."""
    if state.lookup.kinds[state.at] != GUILD or state.crossed[state.at]:
        return False
    return state.xp >= c.GREEN_XP and not state.visited


def offer_learning(state: ShadowAndLightState, offers: list[Action]) -> None:
    if can_learn(state):
        offers.append(LEARN)


def learn(state: ShadowAndLightState, tell: Tell | None) -> None:
    property = state.lookup.whats[state.at]
    state.attempts[property] += 1
    state.attempt = state.attempts[property]
    state.visited = True
    begin_attempt(state, tell)


def learn_again(state: ShadowAndLightState, tell: Tell | None) -> None:
    """The second attempt, at once (BSL-62)."""
    state.food -= 1
    learn(state, tell)


def finish_attempt(state: ShadowAndLightState, tell: Tell | None) -> None:
    """No die is left to throw: which tasks are met? (BSL-61)"""
    options = task_choices(state)
    if len(options) > 1:
        state.phase = c.TASK
    elif options:
        fulfil_task(state, options[0][0], options[0][1], tell)
    else:
        fail_attempt(state, tell)


def fail_attempt(state: ShadowAndLightState, tell: Tell | None) -> None:
    if tell is not None:
        tell(Attempted("guild", encounter_id(state), False), None)
    if state.attempt >= MOST_ATTEMPTS:
        state.crossed[state.at] = True
        leave_guild(state)
    elif state.food > 0 or state.gold > 0:  # gold becomes food here (BSL-16)
        state.phase = c.RETRYING
    else:
        leave_guild(state)


def leave_guild(state: ShadowAndLightState) -> None:
    state.reset_dice()
    state.attempt = 0
    state.to_camp()


def offer_tasks(state: ShadowAndLightState, offers: list[Action]) -> None:
    for task, sides in task_choices(state):
        offers.append(MASTER[task][sides])


def fulfil_task(state: ShadowAndLightState, task: i64, sides: i64, tell: Tell | None) -> None:
    """The task is gone for good; the larger die stays."""
    property = state.lookup.whats[state.at]
    one: i64 = 1
    state.tasks |= one << task
    state.sides[property] = max(state.sides[property], sides)
    state.learned[property] = sides
    state.crossed[state.at] = True
    if tell is not None:
        tell(Attempted("guild", encounter_id(state), True), None)
        tell(Learned(property_name(property), int(task), int(sides)), None)
    leave_guild(state)


# --- the six tasks ----------------------------------------------------------------------------------


def task_choices(state: ShadowAndLightState) -> list[tuple[int, int]]:
    """The tasks that the dice fulfil and that are not gone, each with the dice that it may bring."""
    found: list[tuple[int, int]] = []
    for number, task in enumerate(state.lookup.adventure.tasks):
        if state.tasks >> number & 1 or not is_met(state, task.kind):
            continue
        if task.sides:
            found.append((number, task.sides))
        else:
            found += [(number, sides) for sides in JOKER_SIDES]
    return found


def is_met(state: ShadowAndLightState, kind: int) -> bool:
    white, black = placed_numbers(state, c.WHITE), placed_numbers(state, c.BLACK)
    if kind == TWINS:
        return has_twin(white) and has_twin(black)
    if len(white) != 3 or len(black) != 3:
        return False
    if kind == CLOSE_SUMS:
        return abs(sum(white) - sum(black)) < 3
    if kind == LOW_AND_HIGH:
        return bits(black) == SMALL and bits(white) == LARGE
    if kind == EQUAL_SUMS:
        return sum(white) == sum(black)
    if kind == ODD_AND_EVEN:
        odd, even = odds(white), odds(black)
        return (odd == 3 and even == 0) or (odd == 0 and even == 3)
    return all(number == 3 for number in white + black)


def placed_numbers(state: ShadowAndLightState, colour: int) -> list[int]:
    """What the placed dice of a colour show."""
    return [
        state.number[die]
        for die in range(c.DICE)
        if state.where[die] == c.PLACED and state.tint[die] == colour
    ]


def has_twin(shown: list[int]) -> bool:
    return any(shown.count(number) >= 2 for number in range(1, c.PIPS + 1))


def bits(shown: list[int]) -> int:
    found = 0
    for number in shown:
        found |= 1 << (number - 1)
    return found


def odds(shown: list[int]) -> int:
    return sum(number % 2 for number in shown)
