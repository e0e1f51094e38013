"""Guilds: two attempts to fulfil one of six tasks, for a larger die of the guild's property."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from mypy_extensions import i64

from gloaming.core.actions import Action
from gloaming.core.state import Emit, Refusal
from gloaming.games.shadow_and_light import constants as c
from gloaming.games.shadow_and_light.content.types import GUILD
from gloaming.games.shadow_and_light.events import Attempted, Learned
from gloaming.games.shadow_and_light.rules.encounters.attempt import begin_attempt, encounter_id
from gloaming.games.shadow_and_light.rules.kind import CROSSED_OUT, NEEDS_XP, NOT_NOW
from gloaming.games.shadow_and_light.state import ShadowAndLightState

TWINS: Final = 0
CLOSE_SUMS: Final = 1
LOW_AND_HIGH: Final = 2
EQUAL_SUMS: Final = 3
ODD_AND_EVEN: Final = 4
ALL_THREES: Final = 5
JOKER_SIDES: Final = (6, 8, 10)
MOST_ATTEMPTS: Final = 2
NO_GUILD: Final = Refusal("refusal-no-guild")
ANOTHER_VISIT: Final = Refusal("refusal-another-visit")


@dataclass(frozen=True, eq=False)
class Learn(Action):
    """Try to learn the guild's property; a second attempt needs another visit or 1 food (BSL-62)."""

    def why_not(self, state: ShadowAndLightState, seat: int) -> Refusal | None:
        if state.phase != c.CAMP or state.lookup.kinds[state.at] != GUILD:
            return NO_GUILD
        if state.crossed[state.at]:
            return CROSSED_OUT
        if state.xp < c.GREEN_XP:
            return NEEDS_XP[c.GREEN_XP]
        return ANOTHER_VISIT if state.visited else None

    def apply(self, state: ShadowAndLightState, seat: int, emit: Emit) -> None:
        learn(state, emit)


@dataclass(frozen=True, eq=False)
class Master(Action):
    """Choose one of the tasks met, and a die of so many sides."""

    task: i64
    sides: i64

    def why_not(self, state: ShadowAndLightState, seat: int) -> Refusal | None:
        if state.phase != c.TASK or (int(self.task), int(self.sides)) not in task_choices(state):
            return NOT_NOW
        return None

    def apply(self, state: ShadowAndLightState, seat: int, emit: Emit) -> None:
        fulfil_task(state, self.task, self.sides, emit)


def learn(state: ShadowAndLightState, emit: Emit) -> None:
    property = state.lookup.whats[state.at]
    state.attempts[property] += 1
    state.attempt = state.attempts[property]
    state.visited = True
    begin_attempt(state, emit)


def finish_attempt(state: ShadowAndLightState, emit: Emit) -> None:
    """End the attempt with the tasks that are met, when no die is left to throw (BSL-61)."""
    options = task_choices(state)
    if len(options) > 1:
        state.phase = c.TASK
    elif options:
        fulfil_task(state, options[0][0], options[0][1], emit)
    else:
        fail_attempt(state, emit)


def fail_attempt(state: ShadowAndLightState, emit: Emit) -> None:
    emit(Attempted("guild", encounter_id(state), False), None)
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


def fulfil_task(state: ShadowAndLightState, task: i64, sides: i64, emit: Emit) -> None:
    """Take the task, which is then gone, and the larger die."""
    property = state.lookup.whats[state.at]
    one: i64 = 1
    state.tasks |= one << task
    state.sides[property] = max(state.sides[property], sides)
    state.learned[property] = sides
    state.crossed[state.at] = True
    emit(Attempted("guild", encounter_id(state), True), None)
    emit(Learned(c.PROPERTIES[property], int(task), int(sides)), None)
    leave_guild(state)


# --- the six tasks ----------------------------------------------------------------------------------


def task_choices(state: ShadowAndLightState) -> list[tuple[int, int]]:
    """The open tasks that the dice fulfil, each with every die it may give."""
    found: list[tuple[int, int]] = []
    white, black = placed_numbers(state, c.WHITE), placed_numbers(state, c.BLACK)
    for number, task in enumerate(state.lookup.adventure.tasks):
        if state.tasks >> number & 1 or not is_task_met(task.kind, white, black):
            continue
        if task.sides:
            found.append((number, task.sides))
        else:
            found += [(number, sides) for sides in JOKER_SIDES]
    return found


def is_task_met(kind: int, white: list[int], black: list[int]) -> bool:
    """Whether these white and black numbers fulfil a task of this kind."""
    if kind == TWINS:
        return has_twin(white) and has_twin(black)
    if len(white) != 3 or len(black) != 3:
        return False
    if kind == CLOSE_SUMS:
        return abs(sum(white) - sum(black)) < 3
    if kind == LOW_AND_HIGH:
        return sorted(black) == [1, 2, 3] and sorted(white) == [4, 5, 6]
    if kind == EQUAL_SUMS:
        return sum(white) == sum(black)
    if kind == ODD_AND_EVEN:
        return {count_odd(white), count_odd(black)} == {0, 3}
    return white == black == [3, 3, 3]


def placed_numbers(state: ShadowAndLightState, colour: int) -> list[int]:
    """The numbers of the placed dice of a colour."""
    return [
        state.number[die]
        for die in range(c.DICE)
        if state.where[die] == c.PLACED and state.tint[die] == colour
    ]


def has_twin(numbers: list[int]) -> bool:
    return len(set(numbers)) < len(numbers)


def count_odd(numbers: list[int]) -> int:
    return sum(number % 2 for number in numbers)
