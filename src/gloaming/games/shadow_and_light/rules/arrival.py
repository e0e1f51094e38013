"""The end of a movement: the compass, the provisions, and the field reached."""

from __future__ import annotations

from mypy_extensions import i64

from gloaming.core.state import SILENT, Emit
from gloaming.games.shadow_and_light import constants as c
from gloaming.games.shadow_and_light.content.types import DANGER, MONSTER, RUNE
from gloaming.games.shadow_and_light.content.types import FINISH as FINISH_FIELD
from gloaming.games.shadow_and_light.events import Announced, Provisions, Stopped
from gloaming.games.shadow_and_light.rules.encounters.encounter import start_encounter
from gloaming.games.shadow_and_light.rules.outcome import lose_health
from gloaming.games.shadow_and_light.state import ShadowAndLightState


def end_movement(state: ShadowAndLightState, emit: Emit) -> None:
    """End the movement on the figure's field."""
    state.movements += 1
    clears = state.lookup.clears_compass(state.at)
    if clears:
        state.reset_dice()  # BSL-23
    else:
        clear_dice_off_compass(state)
    if emit is not SILENT:
        emit(Stopped(int(state.at), int(state.steps), clears), None)
    state.steps = 0
    state.hunted = False
    use_provisions(state, emit)
    if state.phase != c.OVER:
        arrive(state, emit)


def clear_dice_off_compass(state: ShadowAndLightState) -> None:
    """Take every die out of use that is not on the compass."""
    for die in range(i64(c.DICE)):
        if state.where[die] != c.COMPASS:
            state.where[die] = c.IDLE
            state.number[die] = 0


def use_provisions(state: ShadowAndLightState, emit: Emit) -> None:
    """Use 1 food, or 1 health without food, after every so many movements (BSL-26)."""
    every: i64 = state.options.provisions
    if every == 0 or state.movements % every != 0:
        return
    if emit is not SILENT:
        bar: c.Bar = "food" if state.food > 0 else "health"
        emit(Provisions(int(state.movements), bar), None)
    if state.food > 0:
        state.food -= 1
    else:
        lose_health(state, emit)


def arrive(state: ShadowAndLightState, emit: Emit) -> None:
    """Start what the field has for a movement that ends there."""
    at = state.at
    kind: i64 = state.lookup.kinds[at]
    state.to_camp()
    if kind == FINISH_FIELD:
        state.phase = c.FINISH  # BSL-80
    elif kind == MONSTER:
        if emit is not SILENT:
            emit(Announced(int(at)), None)  # BSL-83
    elif state.crossed[at]:
        return
    elif kind == DANGER:
        state.phase = c.HAZARD  # BSL-40
    elif kind == RUNE:
        state.phase = c.RUNE_THROWN  # BSL-27
    elif state.lookup.has_encounter(at):
        start_encounter(state, emit)
