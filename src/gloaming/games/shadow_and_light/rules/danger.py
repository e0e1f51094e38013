"""Danger fields: a red and a white die, and the danger matrix."""

from __future__ import annotations

from typing import Literal

from gloaming.core.state import SILENT, Emit
from gloaming.games.shadow_and_light.constants import NOTHING, PIPS, Bar
from gloaming.games.shadow_and_light.events import Hazard, Suffered
from gloaming.games.shadow_and_light.rules.outcome import lose_health
from gloaming.games.shadow_and_light.state import ShadowAndLightState


def resolve_danger(state: ShadowAndLightState, face: int, emit: Emit) -> None:
    """Compare the red and the white die (BSL-40)."""
    red, white = face // PIPS + 1, face % PIPS + 1
    state.traded = NOTHING
    state.to_camp()
    if emit is not SILENT:
        result: Literal["mastered", "even", "failed"] = "even" if red == white else "failed"
        emit(Hazard(int(state.at), red, white, "mastered" if white > red else result), None)
    if white > red or not state.options.danger_retry:
        state.crossed[state.at] = True
    if white > red:
        state.gain_experience(emit)
    elif red > white:
        lose_by_matrix(state, red, white, emit)


def lose_by_matrix(state: ShadowAndLightState, red: int, white: int, emit: Emit) -> None:
    """Lose 1 health if both dice are odd or both even, else gold, food or health (BSL-41)."""
    bar: Bar = "health"
    if (red + white) % 2 == 1:
        if state.gold > 0:
            bar = "gold"
        elif state.food > 0:
            bar = "food"
    if emit is not SILENT:
        emit(Suffered(bar), None)
    if bar == "gold":
        state.gold -= 1
    elif bar == "food":
        state.food -= 1
    else:
        lose_health(state, emit)
