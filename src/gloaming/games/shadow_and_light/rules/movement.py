"""Movement: throw, lay dice on the compass, and take one off for each step."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from mypy_extensions import i64

from gloaming.core.actions import FREE, Action
from gloaming.core.state import SILENT, Emit, Phrase, Refusal
from gloaming.games.shadow_and_light import constants as c
from gloaming.games.shadow_and_light.content.types import AREA_XP
from gloaming.games.shadow_and_light.events import Laid, Stepped, Thrown, Waited
from gloaming.games.shadow_and_light.rules import kind as k
from gloaming.games.shadow_and_light.rules.arrival import clear_dice_off_compass, end_movement
from gloaming.games.shadow_and_light.rules.hunt import NOT_PLANNING
from gloaming.games.shadow_and_light.rules.outcome import lose_health
from gloaming.games.shadow_and_light.state import ShadowAndLightState

FREE_STEPS: Final = 3  # BSL-22
NOT_ON_COMPASS: Final = k.of_each_die("refusal-not-on-compass")
COMPASS_TAKEN: Final = k.of_each_die("refusal-compass-taken")
NOTHING_TO_LAY: Final = Refusal("refusal-nothing-to-lay")
NOT_MOVING: Final = Refusal("refusal-not-moving")
NOT_MOVED: Final = Refusal("refusal-not-moved")
MOVED: Final = Refusal("refusal-moved")
MAP_ENDS: Final = Refusal("refusal-map-ends")
TOO_FAR: Final = Refusal("refusal-too-far")
AREA_CLOSED: Final = [Refusal("refusal-area-closed", {"xp": xp}) for xp in AREA_XP]
FOURTH_DIE: Final = Refusal("refusal-fourth-die")


# --- the throw --------------------------------------------------------------------------------------


@dataclass(frozen=True, eq=False)
class Throw(Action):
    """Start a movement: throw the dice that are not on the compass."""

    def why_not(self, state: ShadowAndLightState, seat: int) -> Refusal | None:
        return None if state.phase == c.CAMP else k.NOT_NOW

    def apply(self, state: ShadowAndLightState, seat: int, emit: Emit) -> None:
        """With all six dice on the compass there is no throw (BSL-20)."""
        state.steps = 0
        state.hunted = False
        clear_dice_off_compass(state)
        state.phase = c.ROLL if state.count_in(c.COMPASS) < c.DICE else c.MOVE


@dataclass(frozen=True, eq=False)
class Lift(Action):
    """Take a die off the compass without a step, so that it is thrown again."""

    die: i64

    def why_not(self, state: ShadowAndLightState, seat: int) -> Refusal | None:
        if state.phase != c.CAMP:
            return k.NOT_NOW
        return None if state.count_of(self.die, c.COMPASS) > 0 else NOT_ON_COMPASS[self.die]

    def apply(self, state: ShadowAndLightState, seat: int, emit: Emit) -> None:
        die = state.find(self.die, c.COMPASS)
        state.where[die] = c.IDLE
        state.number[die] = 0


def roll(state: ShadowAndLightState, face: i64, emit: Emit) -> None:
    rest = face
    for die in range(i64(c.DICE)):
        if state.where[die] == c.IDLE:
            state.number[die] = rest % c.PIPS + 1
            state.where[die] = c.HAND
            rest //= c.PIPS
    state.traded = c.NOTHING
    state.phase = c.PLAN
    if emit is not SILENT:
        emit(Thrown(state.numbers_in_hand(), "movement"), None)


# --- the compass ------------------------------------------------------------------------------------


@dataclass(frozen=True, eq=False)
class Lay(Action):
    """Put a thrown die on its place of the compass; each kind has one place (BSL-21)."""

    die: i64

    def why_not(self, state: ShadowAndLightState, seat: int) -> Refusal | None:
        if state.phase != c.PLAN:
            return NOT_PLANNING
        if state.count_of(self.die, c.HAND) == 0:
            return k.NOT_IN_HAND[self.die]
        return None if state.count_of(self.die, c.COMPASS) == 0 else COMPASS_TAKEN[self.die]

    def apply(self, state: ShadowAndLightState, seat: int, emit: Emit) -> None:
        state.where[state.find(self.die, c.HAND)] = c.COMPASS
        if emit is not SILENT:
            emit(Laid((int(self.die),), ()), None)
        if state.count_in(c.HAND) == 0:
            state.phase = c.MOVE


@dataclass(frozen=True, eq=False)
class LayAll(Action):
    """Put every thrown die on the compass that has a place there, and set off."""

    def why_not(self, state: ShadowAndLightState, seat: int) -> Refusal | None:
        if state.phase != c.PLAN:
            return NOT_PLANNING
        return None if free_kinds(state, state.kinds_in(c.HAND)) != 0 else NOTHING_TO_LAY

    def apply(self, state: ShadowAndLightState, seat: int, emit: Emit) -> None:
        taken = state.kinds_in(c.COMPASS)
        one: i64 = 1
        laid: list[int] = []
        for die in range(i64(c.DICE)):
            if state.where[die] != c.HAND:
                continue
            kind: i64 = state.kind(die)
            if not taken >> kind & 1:
                state.where[die] = c.COMPASS
                taken |= one << kind
                if emit is not SILENT:
                    laid.append(int(kind))
        set_off(state, laid, emit)


@dataclass(frozen=True, eq=False)
class SetOff(Action):
    """Set off with the compass as it is; dice not put there are lost for this movement."""

    def why_not(self, state: ShadowAndLightState, seat: int) -> Refusal | None:
        return None if state.phase == c.PLAN else k.NOT_NOW

    def apply(self, state: ShadowAndLightState, seat: int, emit: Emit) -> None:
        set_off(state, [], emit)


def free_kinds(state: ShadowAndLightState, hand: i64) -> i64:
    """The kinds in hand whose place on the compass is free, as bits."""
    return hand & ~state.kinds_in(c.COMPASS)


def set_off(state: ShadowAndLightState, laid: list[int], emit: Emit) -> None:
    """Set off; dice not on the compass are lost for this movement (BSL-20)."""
    lost: list[int] = []
    for die in range(i64(c.DICE)):
        if state.where[die] == c.HAND:
            if emit is not SILENT:
                lost.append(int(state.kind(die)))
            state.where[die] = c.LOST
    state.phase = c.MOVE
    if emit is not SILENT and (laid or lost):
        emit(Laid(tuple(laid), tuple(lost)), None)


# --- steps ------------------------------------------------------------------------------------------


class MayEndMovement(Action):
    """A step, a stop or a stay: what its end of the movement brings is told before."""

    def consequences(self, state: ShadowAndLightState, seat: int) -> Sequence[Phrase]:
        then = k.after(state, self)
        if then.phase == c.OVER:
            return (k.DEADLY,)
        if then.movements == state.movements:
            return ()
        found: list[Phrase] = []
        cleared = state.count_in(c.COMPASS) - then.count_in(c.COMPASS) - (then.at != state.at)
        if cleared > 0:  # BSL-23, BSL-25
            found.append(Phrase("consequence-compass", {"count": int(cleared)}))
        price = self.price(state, seat)
        if state.food - then.food > price.get("food", 0):  # BSL-26
            found.append(Phrase("consequence-provisions-food"))
        elif state.health - then.health > price.get("health", 0):
            found.append(Phrase("consequence-provisions-health"))
        return found


@dataclass(frozen=True, eq=False)
class Step(MayEndMovement):
    """Take a die off the compass and go one field its way; the fourth in a movement costs 1 food."""

    die: i64

    def why_not(self, state: ShadowAndLightState, seat: int) -> Refusal | None:
        if state.phase != c.MOVE:
            return NOT_MOVING
        if state.count_of(self.die, c.COMPASS) == 0:
            return NOT_ON_COMPASS[self.die]
        return why_no_way(state, self.die)

    def apply(self, state: ShadowAndLightState, seat: int, emit: Emit) -> None:
        goal = state.lookup.neighbour(state.at, self.die % c.PIPS + 1)
        state.where[state.find(self.die, c.COMPASS)] = c.LOST
        paid: i64 = 1 if state.steps == FREE_STEPS else 0
        state.food -= paid
        if emit is not SILENT:
            emit(Stepped(int(self.die), int(state.at), int(goal), int(paid)), None)
        state.at = goal
        state.steps += 1
        state.visited = False
        stops = state.lookup.has_encounter(goal) and not state.crossed[goal]  # BSL-24
        if stops or state.count_in(c.COMPASS) == 0:
            end_movement(state, emit)

    def price(self, state: ShadowAndLightState, seat: int) -> Mapping[str, int]:
        return {"food": 1} if state.steps == FREE_STEPS else FREE


def why_no_way(state: ShadowAndLightState, die: i64) -> Refusal | None:
    """Why a die on the compass does not lead on from here."""
    goal = state.lookup.neighbour(state.at, die % c.PIPS + 1)
    if goal < 0:
        return MAP_ENDS
    if not state.area_is_open(goal):
        return AREA_CLOSED[state.lookup.areas[goal]]
    return FOURTH_DIE if state.steps == FREE_STEPS and state.food == 0 else None  # BSL-22


@dataclass(frozen=True, eq=False)
class Reach(Action):
    """Step to this field; only asked about, to say why it is not possible now."""

    field: int

    def why_not(self, state: ShadowAndLightState, seat: int) -> Refusal | None:
        if state.phase != c.MOVE:
            return NOT_MOVING
        for die in range(c.PIPS):
            if state.lookup.neighbour(state.at, die + 1) == self.field:
                black = state.count_of(die + c.PIPS, c.COMPASS) > 0
                return Step(die + c.PIPS if black else die).why_not(state, seat)
        return TOO_FAR


@dataclass(frozen=True, eq=False)
class Stop(MayEndMovement):
    """End the movement here."""

    def why_not(self, state: ShadowAndLightState, seat: int) -> Refusal | None:
        if state.phase != c.MOVE:
            return NOT_MOVING
        return None if state.steps > 0 else NOT_MOVED

    def apply(self, state: ShadowAndLightState, seat: int, emit: Emit) -> None:
        end_movement(state, emit)


@dataclass(frozen=True, eq=False)
class Wait(MayEndMovement):
    """End the movement without a step, for 1 food or for 1 health and the compass (bar 1 or 0)."""

    bar: i64

    def why_not(self, state: ShadowAndLightState, seat: int) -> Refusal | None:
        if state.phase != c.MOVE:
            return NOT_MOVING
        if state.steps > 0:
            return MOVED
        return k.NO_FOOD if self.bar == c.FOOD and state.food == 0 else None

    def apply(self, state: ShadowAndLightState, seat: int, emit: Emit) -> None:
        if emit is not SILENT:
            emit(Waited("food" if self.bar == c.FOOD else "health"), None)
        if self.bar == c.FOOD:
            state.food -= 1
        else:
            state.reset_dice()
            lose_health(state, emit)
        if state.phase != c.OVER:
            end_movement(state, emit)

    def price(self, state: ShadowAndLightState, seat: int) -> Mapping[str, int]:
        return {"food" if self.bar == c.FOOD else "health": 1}
