"""Movement: throw, lay the dice on the compass, and take them off again step by step."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gloaming.core.actions import Action
from gloaming.core.state import Tell
from gloaming.games.shadow_and_light.actions import (
    BY_GOLD,
    DICE,
    FOOD,
    HEALTH,
    LAY_ALL,
    NOTHING,
    PIPS,
    SET_OFF,
    STOP,
    THROW,
    WAIT,
)
from gloaming.games.shadow_and_light.events import Laid, Stepped, Thrown, Waited
from gloaming.games.shadow_and_light.rules.arrival import end_movement
from gloaming.games.shadow_and_light.rules.hunt import offer_hunts
from gloaming.games.shadow_and_light.rules.offers import AGAINS, LAYS, LIFTS, STEPS
from gloaming.games.shadow_and_light.state import COMPASS, HAND, IDLE, LOST, MOVE, OVER, PLAN, ROLL, Stage

FREE_STEPS: Final = 3  # BSL-22
BOTH_COLOURS: Final = 1 | 1 << PIPS  # a number's two kinds, as bits


def offer_camp(stage: Stage, offers: list[Action]) -> None:
    offers.append(THROW)
    offers.extend(LIFTS.of(stage.kinds_in(COMPASS)))


def begin(stage: Stage) -> None:
    """A movement begins; nothing is thrown where all six dice lie on the compass (BSL-20)."""
    stage.steps = 0
    stage.hunted = False
    for die in range(i64(DICE)):
        if stage.where[die] != COMPASS:
            stage.where[die] = IDLE
            stage.number[die] = 0
    stage.phase = ROLL if stage.count_in(COMPASS) < DICE else MOVE


def lift(stage: Stage, kind: i64) -> None:
    die = stage.find(kind, COMPASS)
    stage.where[die] = IDLE
    stage.number[die] = 0


def roll(stage: Stage, face: i64, tell: Tell | None) -> None:
    rest = face
    numbers = [0] * DICE
    for die in range(i64(DICE)):
        if stage.where[die] == IDLE:
            stage.number[die] = rest % PIPS + 1
            stage.where[die] = HAND
            numbers[die] = stage.number[die]
            rest //= PIPS
    stage.traded = NOTHING
    stage.phase = PLAN
    if tell is not None:
        tell(Thrown(tuple(numbers), "movement"), None)


# --- the compass ------------------------------------------------------------------------------------


def offer_plan(stage: Stage, offers: list[Action]) -> None:
    hand = stage.kinds_in(HAND)
    free = hand & ~stage.kinds_in(COMPASS)
    if free:
        offers.append(LAY_ALL)
    offers.append(SET_OFF)
    offers.extend(LAYS.of(free))
    if stage.gold > 0:
        offers.extend(AGAINS[BY_GOLD].of(hand))  # BSL-14
    offer_hunts(stage, hand, offers)


def lay(stage: Stage, kind: i64, tell: Tell | None) -> None:
    stage.where[stage.find(kind, HAND)] = COMPASS
    if tell is not None:
        tell(Laid((int(kind),), ()), None)
    if stage.count_in(HAND) == 0:
        stage.phase = MOVE


def lay_all(stage: Stage, tell: Tell | None) -> None:
    """Every die with a free place lies there; a second one of a kind finds none (BSL-21)."""
    taken = stage.kinds_in(COMPASS)
    one: i64 = 1
    laid: list[int] = []
    for die in range(i64(DICE)):
        kind: i64 = stage.kind(die)
        if stage.where[die] == HAND and not taken >> kind & 1:
            stage.where[die] = COMPASS
            taken |= one << kind
            if tell is not None:
                laid.append(int(kind))
    lose_rest(stage, laid, tell)


def lose_rest(stage: Stage, laid: list[int], tell: Tell | None) -> None:
    """Set off; what is not on the compass is lost for this movement (BSL-20)."""
    lost: list[int] = []
    for die in range(i64(DICE)):
        if stage.where[die] == HAND:
            if tell is not None:
                lost.append(int(stage.kind(die)))
            stage.where[die] = LOST
    stage.phase = MOVE
    if tell is not None and (laid or lost):
        tell(Laid(tuple(laid), tuple(lost)), None)


# --- steps ------------------------------------------------------------------------------------------


def offer_moves(stage: Stage, offers: list[Action]) -> None:
    compass = stage.kinds_in(COMPASS)
    if stage.steps != FREE_STEPS or stage.food > 0:  # BSL-22
        offers.extend(STEPS.of(passable(stage, compass)))
    if stage.steps > 0:
        offers.append(STOP)
    else:  # BSL-25
        if stage.food > 0:
            offers.append(WAIT[FOOD])
        offers.append(WAIT[HEALTH])


def passable(stage: Stage, compass: i64) -> i64:
    """Those of the dice on the compass whose way is open, as bits."""
    bits: i64 = 0
    one: i64 = 1
    for direction in range(i64(PIPS)):
        if compass >> direction & BOTH_COLOURS and goal_of(stage, direction) >= 0:
            bits |= compass & (one << direction | one << (direction + PIPS))
    return bits


def goal_of(stage: Stage, kind: i64) -> i64:
    """The field where a die of this kind leads from here, or -1 if none is open (BSL-24)."""
    goal = stage.ground.way(stage.at, kind % PIPS + 1)
    return goal if goal >= 0 and stage.open_area(goal) else NOTHING


def step(stage: Stage, kind: i64, tell: Tell | None) -> None:
    goal = goal_of(stage, kind)
    die = stage.find(kind, COMPASS)
    stage.where[die] = LOST
    paid: i64 = 1 if stage.steps == FREE_STEPS else 0
    stage.food -= paid
    if tell is not None:
        tell(Stepped(int(kind), int(stage.at), int(goal), int(paid)), None)
    stage.at = goal
    stage.steps += 1
    stage.visited = False
    if (stage.ground.meets(goal) and stage.is_open(goal)) or stage.count_in(COMPASS) == 0:  # BSL-24
        end_movement(stage, tell)


def wait(stage: Stage, bar: i64, tell: Tell | None) -> None:
    """BSL-25."""
    if tell is not None:
        tell(Waited("food" if bar == FOOD else "health"), None)
    if bar == FOOD:
        stage.food -= 1
    else:
        clear_compass(stage)
        stage.hurt(tell)
    if stage.phase != OVER:
        end_movement(stage, tell)


def clear_compass(stage: Stage) -> None:
    stage.put_away()
