"""The end of an adventure: losses that may end it, closing the accounts, and the score."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gloaming.core.actions import Action
from gloaming.core.state import NOBODY, Emit, Outcome
from gloaming.games.shadow_and_light import constants as c
from gloaming.games.shadow_and_light.actions import DRINK, EAT, END, MEND
from gloaming.games.shadow_and_light.events import Closing, Ended, Restored
from gloaming.games.shadow_and_light.state import ShadowAndLightState

MEAL: Final = 2  # food for a health or a heart, at the end (BSL-81)


# --- losses -----------------------------------------------------------------------------------------


def lose_health(state: ShadowAndLightState, emit: Emit | None) -> None:
    """Lose 1 health, which may end the adventure (BSL-17)."""
    state.health -= 1
    if state.health <= 0:
        finish(state, c.DIED, emit)


def cross_heart(state: ShadowAndLightState, emit: Emit | None) -> None:
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


def offer_closing(state: ShadowAndLightState, offers: list[Action]) -> None:
    """BSL-81."""
    if state.potions > 0 and state.health < state.hearts:
        offers.append(DRINK)
    if state.food >= MEAL and state.health < state.hearts:
        offers.append(EAT)
    if state.food >= MEAL and state.health == state.hearts and state.hearts < c.FULL:
        offers.append(MEND)
    offers.append(END)


def eat_meal(state: ShadowAndLightState, heart: bool, emit: Emit | None) -> None:
    """Eat a meal for 1 health, or to restore a heart."""
    state.food -= MEAL
    if heart:
        state.hearts += 1
    else:
        state.health += 1
    if emit is not None:
        emit(Restored(heart), None)


def end_adventure(state: ShadowAndLightState, emit: Emit | None) -> None:
    """Begin to close the accounts; if that is done, finish."""
    if state.phase == c.CLOSE:
        finish(state, c.CLOSED, emit)
        return
    state.reset_dice()
    state.phase = c.CLOSE
    if emit is not None:
        emit(Closing(), None)


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


def finish(state: ShadowAndLightState, how: i64, emit: Emit | None) -> None:
    """End the adventure with a score; nobody wins (BSL-80)."""
    state.ended = how
    state.phase = c.OVER
    points = int(double_score(state))
    state.result = Outcome((1,), (points / 2,), c.REASONS[how], NOBODY)
    if emit is not None:
        emit(Ended(c.REASONS[how], points), None)
