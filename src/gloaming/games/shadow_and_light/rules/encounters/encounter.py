"""Fate encounters. With an animal the last attempt counts, with a character both do."""

from __future__ import annotations

from mypy_extensions import i64

from gloaming.core.state import SILENT, Emit
from gloaming.games.shadow_and_light.constants import LOOT_THROWN, MANIPULATIONS, RETRYING
from gloaming.games.shadow_and_light.content.types import ANIMAL
from gloaming.games.shadow_and_light.events import Attempted, Rewarded
from gloaming.games.shadow_and_light.rules.encounters.attempt import (
    ALL_LINES,
    begin_attempt,
    encounter_id,
    encounter_kind,
    open_fields,
)
from gloaming.games.shadow_and_light.state import ShadowAndLightState


def start_encounter(state: ShadowAndLightState, emit: Emit) -> None:
    """Start the first attempt, which is compulsory (BSL-50)."""
    state.attempt = 1
    state.won = 0
    begin_attempt(state, emit)


def end_attempt(state: ShadowAndLightState, emit: Emit) -> None:
    """End an attempt: offer the second one, or conclude the encounter."""
    animal = state.lookup.kinds[state.at] == ANIMAL
    success = open_fields(state) == 0 if animal else state.won != 0
    if emit is not SILENT:
        emit(Attempted(encounter_kind(state), encounter_id(state), success), None)
    state.success = success
    done = success if animal else state.won == ALL_LINES
    if state.attempt == 1 and state.food > 0 and not done:
        state.phase = RETRYING
    else:
        conclude(state, emit)


def conclude(state: ShadowAndLightState, emit: Emit) -> None:
    """Cross the encounter out. Success gives 1 XP, and with an animal a manipulation and loot."""
    state.crossed[state.at] = True
    state.reset_dice()
    state.attempt = 0
    if state.success:
        state.gain_experience(emit)
    if state.lookup.kinds[state.at] != ANIMAL:
        state.won = 0
        state.success = False
        state.to_camp()
        return
    if state.success:
        reward(state, state.lookup.adventure.animals[state.lookup.whats[state.at]].manipulation, emit)
    state.phase = LOOT_THROWN  # BSL-51


def reward(state: ShadowAndLightState, manipulation: i64, emit: Emit) -> None:
    state.manipulations[manipulation] += 1
    if emit is not SILENT:
        emit(Rewarded(MANIPULATIONS[manipulation]), None)
