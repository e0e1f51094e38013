"""Teachers: the guard before each door lets in a throw without a 1."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from mypy_extensions import i64

from gloaming.core.actions import FREE, Action
from gloaming.core.state import Emit, Refusal
from gloaming.games.shadow_and_light import constants as c
from gloaming.games.shadow_and_light.content.types import TEACHER
from gloaming.games.shadow_and_light.events import Guarded, Knocked, Taught, TurnedAway
from gloaming.games.shadow_and_light.rules import kind as k
from gloaming.games.shadow_and_light.state import ShadowAndLightState

TEACHER_BONUS: Final = 2  # BSL-73
NO_TEACHER: Final = Refusal("refusal-no-teacher")
NO_GUARD: Final = Refusal("refusal-no-guard")
MORE_ONES: Final = Refusal("refusal-more-ones")


@dataclass(frozen=True, eq=False)
class Knock(Action):
    """Ask the teacher's guard to be let in; twice: with the Warrior's talent (BSL-04)."""

    twice: i64

    def why_not(self, state: ShadowAndLightState, seat: int) -> Refusal | None:
        if state.phase != c.CAMP or state.lookup.kinds[state.at] != TEACHER:
            return NO_TEACHER
        if state.crossed[state.at]:
            return k.CROSSED_OUT
        if state.xp < c.GREEN_XP:
            return k.NEEDS_XP[c.GREEN_XP]
        if not self.twice:
            return None
        if state.talent_used:
            return k.TALENT_USED
        return None if state.talent == c.WARRIOR and not is_member(state) else k.NO_TALENT

    def apply(self, state: ShadowAndLightState, seat: int, emit: Emit) -> None:
        if is_member(state):
            name = c.PROPERTIES[state.lookup.whats[state.at]]
            emit(Knocked(name, True, (), 0, 0), None)
            learn_from_teacher(state, emit)
            return
        state.pending = self.twice
        if self.twice:
            state.talent_used = True
        state.phase = c.PROPERTY

    def price(self, state: ShadowAndLightState, seat: int) -> Mapping[str, int]:
        return {"talent": 1} if self.twice else FREE


@dataclass(frozen=True, eq=False)
class Bribe(Action):
    """Pay the guard 1 gold for the only 1."""

    def why_not(self, state: ShadowAndLightState, seat: int) -> Refusal | None:
        if state.phase != c.GUARD:
            return NO_GUARD
        if state.gold < 1:
            return k.NO_GOLD
        return None if count_ones(state) == 1 else MORE_ONES

    def apply(self, state: ShadowAndLightState, seat: int, emit: Emit) -> None:
        state.gold -= 1
        emit(Guarded(1, "paid", int(state.guard)), None)
        learn_from_teacher(state, emit)

    def price(self, state: ShadowAndLightState, seat: int) -> Mapping[str, int]:
        return {"gold": 1}


def is_member(state: ShadowAndLightState) -> bool:
    """Whether the character belongs to the guild of this teacher (BSL-74)."""
    return state.guild == state.lookup.whats[state.at]


def property_faces(state: ShadowAndLightState) -> int:
    sides = state.sides[state.lookup.whats[state.at]]
    return sides * sides if state.pending == 1 else sides


def throw_property(state: ShadowAndLightState, face: int, emit: Emit) -> None:
    """The highest number plus the bonus gives the attempts before the guard, by the matrix (BSL-71)."""
    property = state.lookup.whats[state.at]
    sides, bonus = state.sides[property], state.bonus[property]
    numbers = [face // sides + 1, face % sides + 1] if state.pending == 1 else [face + 1]
    row = state.lookup.adventure.teaching[sides // 2 - 2]
    state.guard = row[min(max(numbers) + bonus, sides) - 1]
    state.pending = -1
    state.traded = -1
    state.phase = c.GUARD_THROWN
    name = c.PROPERTIES[property]
    emit(Knocked(name, False, tuple(numbers), bonus, int(state.guard)), None)


def count_ones(state: ShadowAndLightState) -> i64:
    """How many dice show a 1."""
    count: i64 = 0
    for die in range(i64(c.DICE)):
        if state.where[die] == c.HAND and state.number[die] == 1:
            count += 1
    return count


def check_guard(state: ShadowAndLightState, emit: Emit) -> None:
    """Enter if no die shows a 1, else let the player act (BSL-72)."""
    if count_ones(state) > 0:
        state.phase = c.GUARD
        return
    emit(Guarded(0, "in", int(state.guard)), None)
    learn_from_teacher(state, emit)


def lose_guard_attempt(state: ShadowAndLightState, emit: Emit) -> None:
    """Strike off an attempt; after the last one the teacher is crossed out."""
    state.guard -= 1
    emit(Guarded(int(count_ones(state)), "struck", int(state.guard)), None)
    state.reset_dice()
    if state.guard > 0:
        state.phase = c.GUARD_THROWN
        return
    emit(TurnedAway(c.PROPERTIES[state.lookup.whats[state.at]]), None)
    leave_teacher(state)


def learn_from_teacher(state: ShadowAndLightState, emit: Emit) -> None:
    """Gain the bonus on the property and the artifact (BSL-73)."""
    property = state.lookup.whats[state.at]
    state.taught[property] = 1
    state.bonus[property] += TEACHER_BONUS
    state.artifacts[property] = c.HELD
    artifact = state.lookup.adventure.artifacts[property]
    die = c.kind_of(artifact.colour, artifact.number)
    emit(Taught(c.PROPERTIES[property], artifact.id, die), None)
    leave_teacher(state)


def leave_teacher(state: ShadowAndLightState) -> None:
    state.crossed[state.at] = True
    state.guard = 0
    state.reset_dice()
    state.to_camp()
