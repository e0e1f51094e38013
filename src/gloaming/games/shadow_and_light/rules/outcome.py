"""The end of an adventure: losses that may end it, closing the accounts, and the score."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from mypy_extensions import i64

from gloaming.core.actions import Action
from gloaming.core.state import NOBODY, SILENT, Emit, Outcome, Phrase, Refusal
from gloaming.games.shadow_and_light import constants as c
from gloaming.games.shadow_and_light.events import Closing, Ended, Restored
from gloaming.games.shadow_and_light.rules.kind import HEALTHY
from gloaming.games.shadow_and_light.state import ShadowAndLightState

MEAL: Final = 2  # food for a health or a heart, at the end (BSL-81)
AT_THE_END: Final = Refusal("refusal-at-the-end")
NO_MEAL: Final = Refusal("refusal-no-meal")
HEARTS_WHOLE: Final = Refusal("refusal-hearts-whole")
HEALTH_FIRST: Final = Refusal("refusal-health-first")
ENDS: Final = Phrase("consequence-ends")


# --- losses -----------------------------------------------------------------------------------------


def lose_health(state: ShadowAndLightState, emit: Emit = SILENT) -> None:
    """Lose 1 health, which may end the adventure (BSL-17)."""
    state.health -= 1
    if state.health <= 0:
        finish(state, c.DIED, emit)


def cross_heart(state: ShadowAndLightState, emit: Emit) -> None:
    """Cross out the rightmost heart and lose 1 health, unless only the maximum counts (BSL-17)."""
    state.hearts -= 1
    if not state.options.only_maximum:
        state.health -= 1
    elif state.health > state.hearts:
        state.health = state.hearts
    if state.hearts <= 0:
        finish(state, c.HEARTLESS, emit)
    elif state.health <= 0:
        finish(state, c.DIED, emit)


# --- closing the accounts ---------------------------------------------------------------------------


class Meal(Action):
    """What food does at the end."""

    def price(self, state: ShadowAndLightState, seat: int) -> Mapping[str, int]:
        return {"food": MEAL}


@dataclass(frozen=True, eq=False)
class Eat(Meal):
    """At the end: 2 food bring back 1 health (BSL-81)."""

    def why_not(self, state: ShadowAndLightState, seat: int) -> Refusal | None:
        missing = why_no_meal(state)
        if missing is not None:
            return missing
        return None if state.health < state.hearts else HEALTHY

    def apply(self, state: ShadowAndLightState, seat: int, emit: Emit) -> None:
        state.food -= MEAL
        state.health += 1
        if emit is not SILENT:
            emit(Restored(False), None)


@dataclass(frozen=True, eq=False)
class Mend(Meal):
    """At the end, with health at its maximum: 2 food restore a crossed-out heart (BSL-81)."""

    def why_not(self, state: ShadowAndLightState, seat: int) -> Refusal | None:
        missing = why_no_meal(state)
        if missing is not None:
            return missing
        if state.hearts == c.FULL:
            return HEARTS_WHOLE
        return None if state.health == state.hearts else HEALTH_FIRST

    def apply(self, state: ShadowAndLightState, seat: int, emit: Emit) -> None:
        state.food -= MEAL
        state.hearts += 1
        if emit is not SILENT:
            emit(Restored(True), None)


def why_no_meal(state: ShadowAndLightState) -> Refusal | None:
    if state.phase != c.CLOSE:
        return AT_THE_END
    return None if state.food >= MEAL else NO_MEAL


@dataclass(frozen=True, eq=False)
class End(Action):
    """End the adventure: first close the accounts, then for good (BSL-80)."""

    def why_not(self, state: ShadowAndLightState, seat: int) -> Refusal | None:
        return None

    def apply(self, state: ShadowAndLightState, seat: int, emit: Emit) -> None:
        if state.phase == c.CLOSE:
            finish(state, c.CLOSED, emit)
            return
        state.reset_dice()
        state.phase = c.CLOSE
        if emit is not SILENT:
            emit(Closing(), None)

    def consequences(self, state: ShadowAndLightState, seat: int) -> Sequence[Phrase]:
        return () if state.phase == c.CLOSE or state.phase == c.FINISH else (ENDS,)


# --- the score --------------------------------------------------------------------------------------


def double_score(state: ShadowAndLightState) -> i64:
    """Twice the score; a death halves the score (BSL-82)."""
    score: i64 = 3 * (state.xp - state.start_xp)
    for property in range(i64(len(c.PROPERTIES))):
        score += c.DIE_POINTS[state.learned[property]] + 4 * state.taught[property]
    score += state.potions + len(state.things) + max(state.health, 0)
    for cell in range(i64(c.CELLS)):
        score += state.runes >> cell & 1
    return score if state.ended > c.CLOSED else 2 * score


def finish(state: ShadowAndLightState, how: i64, emit: Emit = SILENT) -> None:
    """End the adventure with a score; nobody wins (BSL-80)."""
    state.ended = how
    state.phase = c.OVER
    points = int(double_score(state))
    state.result = Outcome((1,), (points / 2,), c.REASONS[how], NOBODY)
    if emit is not SILENT:
        emit(Ended(c.REASONS[how], points), None)
