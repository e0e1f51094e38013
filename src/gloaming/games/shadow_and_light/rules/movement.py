"""Movement: throw, lay dice on the compass, and take one off for each step."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gloaming.core.actions import Action
from gloaming.core.state import Emit
from gloaming.games.shadow_and_light import constants as c
from gloaming.games.shadow_and_light.actions import LAY_ALL, SET_OFF, STOP, THROW, WAIT
from gloaming.games.shadow_and_light.events import Laid, Stepped, Thrown, Waited
from gloaming.games.shadow_and_light.rules.arrival import clear_dice_off_compass, end_movement
from gloaming.games.shadow_and_light.rules.hunt import offer_hunts
from gloaming.games.shadow_and_light.rules.offers import AGAINS, LAYS, LIFTS, STEPS
from gloaming.games.shadow_and_light.rules.outcome import lose_health
from gloaming.games.shadow_and_light.state import ShadowAndLightState

FREE_STEPS: Final = 3  # BSL-22
BOTH_COLOURS: Final = 1 | 1 << c.PIPS  # the two kinds of a number, as bits


def offer_camp(state: ShadowAndLightState, offers: list[Action]) -> None:
    offers.append(THROW)
    offers.extend(LIFTS.of(state.kinds_in(c.COMPASS)))


def start_movement(state: ShadowAndLightState) -> None:
    """Start a movement; with all six dice on the compass there is no throw (BSL-20)."""
    state.steps = 0
    state.hunted = False
    clear_dice_off_compass(state)
    state.phase = c.ROLL if state.count_in(c.COMPASS) < c.DICE else c.MOVE


def lift(state: ShadowAndLightState, kind: i64) -> None:
    """Take a die off the compass, to throw it again."""
    die = state.find(kind, c.COMPASS)
    state.where[die] = c.IDLE
    state.number[die] = 0


def roll(state: ShadowAndLightState, face: i64, emit: Emit | None) -> None:
    rest = face
    numbers = [0] * c.DICE
    for die in range(i64(c.DICE)):
        if state.where[die] == c.IDLE:
            state.number[die] = rest % c.PIPS + 1
            state.where[die] = c.HAND
            numbers[die] = state.number[die]
            rest //= c.PIPS
    state.traded = c.NOTHING
    state.phase = c.PLAN
    if emit is not None:
        emit(Thrown(tuple(numbers), "movement"), None)


# --- the compass ------------------------------------------------------------------------------------


def offer_plan(state: ShadowAndLightState, offers: list[Action]) -> None:
    hand = state.kinds_in(c.HAND)
    free = hand & ~state.kinds_in(c.COMPASS)
    if free:
        offers.append(LAY_ALL)
    offers.append(SET_OFF)
    offers.extend(LAYS.of(free))
    if state.gold > 0:
        offers.extend(AGAINS[c.BY_GOLD].of(hand))  # BSL-14
    offer_hunts(state, hand, offers)


def lay(state: ShadowAndLightState, kind: i64, emit: Emit | None) -> None:
    state.where[state.find(kind, c.HAND)] = c.COMPASS
    if emit is not None:
        emit(Laid((int(kind),), ()), None)
    if state.count_in(c.HAND) == 0:
        state.phase = c.MOVE


def lay_all(state: ShadowAndLightState, emit: Emit | None) -> None:
    """Lay every die whose place is free; each kind has one place (BSL-21)."""
    taken = state.kinds_in(c.COMPASS)
    one: i64 = 1
    laid: list[int] = []
    for die in range(i64(c.DICE)):
        kind: i64 = state.kind(die)
        if state.where[die] == c.HAND and not taken >> kind & 1:
            state.where[die] = c.COMPASS
            taken |= one << kind
            if emit is not None:
                laid.append(int(kind))
    set_off(state, laid, emit)


def set_off(state: ShadowAndLightState, laid: list[int], emit: Emit | None) -> None:
    """Set off; dice not on the compass are lost for this movement (BSL-20)."""
    lost: list[int] = []
    for die in range(i64(c.DICE)):
        if state.where[die] == c.HAND:
            if emit is not None:
                lost.append(int(state.kind(die)))
            state.where[die] = c.LOST
    state.phase = c.MOVE
    if emit is not None and (laid or lost):
        emit(Laid(tuple(laid), tuple(lost)), None)


# --- steps ------------------------------------------------------------------------------------------


def offer_moves(state: ShadowAndLightState, offers: list[Action]) -> None:
    compass = state.kinds_in(c.COMPASS)
    if state.steps != FREE_STEPS or state.food > 0:  # BSL-22
        offers.extend(STEPS.of(passable(state, compass)))
    if state.steps > 0:
        offers.append(STOP)
    else:  # BSL-25
        if state.food > 0:
            offers.append(WAIT[c.FOOD])
        offers.append(WAIT[c.HEALTH])


def passable(state: ShadowAndLightState, compass: i64) -> i64:
    """The kinds on the compass whose next field is open, as bits."""
    bits: i64 = 0
    one: i64 = 1
    for direction in range(i64(c.PIPS)):
        if compass >> direction & BOTH_COLOURS and goal_of(state, direction) >= 0:
            bits |= compass & (one << direction | one << (direction + c.PIPS))
    return bits


def goal_of(state: ShadowAndLightState, kind: i64) -> i64:
    """The field that a die of this kind leads to, or -1 if it is closed (BSL-24)."""
    goal = state.lookup.neighbour(state.at, kind % c.PIPS + 1)
    return goal if goal >= 0 and state.area_is_open(goal) else c.NOTHING


def step(state: ShadowAndLightState, kind: i64, emit: Emit | None) -> None:
    goal = goal_of(state, kind)
    die = state.find(kind, c.COMPASS)
    state.where[die] = c.LOST
    paid: i64 = 1 if state.steps == FREE_STEPS else 0
    state.food -= paid
    if emit is not None:
        emit(Stepped(int(kind), int(state.at), int(goal), int(paid)), None)
    state.at = goal
    state.steps += 1
    state.visited = False
    stops = state.lookup.has_encounter(goal) and not state.crossed[goal]  # BSL-24
    if stops or state.count_in(c.COMPASS) == 0:
        end_movement(state, emit)


def wait(state: ShadowAndLightState, bar: i64, emit: Emit | None) -> None:
    """End the movement without a step, for 1 food or for 1 health and the compass (BSL-25)."""
    if emit is not None:
        emit(Waited("food" if bar == c.FOOD else "health"), None)
    if bar == c.FOOD:
        state.food -= 1
    else:
        state.reset_dice()
        lose_health(state, emit)
    if state.phase != c.OVER:
        end_movement(state, emit)
