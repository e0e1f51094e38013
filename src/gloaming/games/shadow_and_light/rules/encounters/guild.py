"""Guilds: two attempts each to fulfil one of six tasks, and a larger die for the guild's property."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gloaming.core.actions import Action
from gloaming.core.state import Tell
from gloaming.games.shadow_and_light.actions import (
    BLACK,
    DICE,
    GREEN_XP,
    LEARN,
    MASTER,
    PIPS,
    WHITE,
    Property,
)
from gloaming.games.shadow_and_light.content.types import GUILD
from gloaming.games.shadow_and_light.events import Attempted, Learned
from gloaming.games.shadow_and_light.rules.encounters.attempt import begin_attempt, name_of
from gloaming.games.shadow_and_light.state import PLACED, RETRYING, TASK, Stage

TWINS: Final = 0
CLOSE: Final = 1
LADDER: Final = 2
EQUAL: Final = 3
PARITY: Final = 4
THREES: Final = 5
ANY_DIE: Final = (6, 8, 10)
MOST_ATTEMPTS: Final = 2
SMALL: Final = 0b000111  # 1, 2, 3 as bits
LARGE: Final = 0b111000


def property_name(property: int) -> Property:
    names: list[Property] = ["strength", "dexterity", "intelligence", "charisma"]
    return names[property]


def can_learn(stage: Stage) -> bool:
    """Whether an attempt may begin now: a second one, unless at once, needs another visit (BSL-62)."""
    if stage.ground.kinds[stage.at] != GUILD or stage.crossed[stage.at]:
        return False
    return stage.xp >= GREEN_XP and not stage.visited


def offer_learning(stage: Stage, offers: list[Action]) -> None:
    if can_learn(stage):
        offers.append(LEARN)


def learn(stage: Stage, tell: Tell | None) -> None:
    property = stage.ground.whats[stage.at]
    stage.attempts[property] += 1
    stage.attempt = stage.attempts[property]
    stage.visited = True
    begin_attempt(stage, tell)


def learn_again(stage: Stage, tell: Tell | None) -> None:
    """The second attempt, at once (BSL-62)."""
    stage.food -= 1
    learn(stage, tell)


def judge(stage: Stage, tell: Tell | None) -> None:
    """No die is left to throw: which tasks are met? (BSL-61)"""
    options = options_of(stage)
    if len(options) > 1:
        stage.phase = TASK
    elif options:
        master(stage, options[0][0], options[0][1], tell)
    else:
        fail(stage, tell)


def fail(stage: Stage, tell: Tell | None) -> None:
    if tell is not None:
        tell(Attempted("guild", name_of(stage), False), None)
    if stage.attempt >= MOST_ATTEMPTS:
        stage.crossed[stage.at] = True
        leave(stage)
    elif stage.food > 0 or stage.gold > 0:  # gold becomes food here (BSL-16)
        stage.phase = RETRYING
    else:
        leave(stage)


def leave(stage: Stage) -> None:
    stage.put_away()
    stage.attempt = 0
    stage.to_camp()


def offer_tasks(stage: Stage, offers: list[Action]) -> None:
    for task, sides in options_of(stage):
        offers.append(MASTER[task][sides])


def master(stage: Stage, task: i64, sides: i64, tell: Tell | None) -> None:
    """The task is gone for good; the larger die stays."""
    property = stage.ground.whats[stage.at]
    one: i64 = 1
    stage.tasks |= one << task
    stage.sides[property] = max(stage.sides[property], sides)
    stage.learned[property] = sides
    stage.crossed[stage.at] = True
    if tell is not None:
        tell(Attempted("guild", name_of(stage), True), None)
        tell(Learned(property_name(property), int(task), int(sides)), None)
    leave(stage)


# --- the six tasks ----------------------------------------------------------------------------------


def options_of(stage: Stage) -> list[tuple[int, int]]:
    """The tasks that the dice fulfil and that are not gone, each with the dice that it may bring."""
    found: list[tuple[int, int]] = []
    for number, task in enumerate(stage.ground.tale.tasks):
        if stage.tasks >> number & 1 or not is_met(stage, task.kind):
            continue
        if task.sides:
            found.append((number, task.sides))
        else:
            found += [(number, sides) for sides in ANY_DIE]
    return found


def is_met(stage: Stage, kind: int) -> bool:
    white, black = numbers(stage, WHITE), numbers(stage, BLACK)
    if kind == TWINS:
        return has_twin(white) and has_twin(black)
    if len(white) != 3 or len(black) != 3:
        return False
    if kind == CLOSE:
        return abs(sum(white) - sum(black)) < 3
    if kind == LADDER:
        return bits(black) == SMALL and bits(white) == LARGE
    if kind == EQUAL:
        return sum(white) == sum(black)
    if kind == PARITY:
        odd, even = odds(white), odds(black)
        return (odd == 3 and even == 0) or (odd == 0 and even == 3)
    return all(number == 3 for number in white + black)


def numbers(stage: Stage, colour: int) -> list[int]:
    """What the placed dice of a colour show."""
    return [
        stage.number[die] for die in range(DICE) if stage.where[die] == PLACED and stage.tint[die] == colour
    ]


def has_twin(shown: list[int]) -> bool:
    return any(shown.count(number) >= 2 for number in range(1, PIPS + 1))


def bits(shown: list[int]) -> int:
    found = 0
    for number in shown:
        found |= 1 << (number - 1)
    return found


def odds(shown: list[int]) -> int:
    return sum(number % 2 for number in shown)
