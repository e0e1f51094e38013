"""Hunting with a twin or triplet of the movement throw and the violet die."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from mypy_extensions import i64

from gloaming.core.actions import Action
from gloaming.core.state import Emit, Refusal
from gloaming.games.shadow_and_light import constants as c
from gloaming.games.shadow_and_light.events import Hunted, Stretched
from gloaming.games.shadow_and_light.rules.kind import of_each_die
from gloaming.games.shadow_and_light.state import ShadowAndLightState

RANGED: Final = 4  # the loot kind of ranged weapons
NOT_PLANNING: Final = Refusal("refusal-not-planning")
NO_RANGED_WEAPON: Final = Refusal("refusal-no-ranged-weapon")
HUNTED: Final = Refusal("refusal-hunted")
NO_QUARRY: Final = Refusal("refusal-no-quarry")
NO_TWIN: Final = of_each_die("refusal-no-twin")
TRIPLET_ALREADY: Final = Refusal("refusal-triplet-already")
INTELLIGENCE_TOO_SMALL: Final = Refusal("refusal-intelligence-too-small")


@dataclass(frozen=True, eq=False)
class Hunt(Action):
    """Hunt with a twin or triplet of this kind; stretch: first try to make the twin a triplet."""

    die: i64
    stretch: i64

    def why_not(self, state: ShadowAndLightState, seat: int) -> Refusal | None:
        missing = why_no_hunt(state)
        if missing is not None:
            return missing
        count = state.count_of(self.die, c.HAND)
        if count < 2:
            return NO_TWIN[self.die]
        if not self.stretch:
            return None
        if count > 2:
            return TRIPLET_ALREADY
        return None if self.die % c.PIPS + 1 <= state.sides[c.INTELLIGENCE] else INTELLIGENCE_TOO_SMALL

    def apply(self, state: ShadowAndLightState, seat: int, emit: Emit) -> None:
        """Start a hunt; its dice are lost for this movement in any case."""
        state.triplet = state.count_of(self.die, c.HAND) == 3
        for die in range(i64(c.DICE)):
            if state.where[die] == c.HAND and state.kind(die) == self.die:
                state.where[die] = c.LOST
        state.hunted = True
        state.pending = self.die
        state.phase = c.STRETCH if self.stretch else c.HUNTING

    def odds(self, state: ShadowAndLightState, seat: int) -> tuple[int, int]:
        """The violet die, with the Intelligence die first if it is to make a triplet."""
        quarry = state.lookup.adventure.hunting[state.quarry]
        if not self.stretch:
            triplet = state.count_of(self.die, c.HAND) == 3
            return (quarry.triplet if triplet else quarry.twin), c.PIPS
        sides = state.sides[c.INTELLIGENCE]
        return quarry.triplet + (sides - 1) * quarry.twin, sides * c.PIPS


def why_no_hunt(state: ShadowAndLightState) -> Refusal | None:
    """What every hunt needs (BSL-30, BSL-31)."""
    if state.phase != c.PLAN:
        return NOT_PLANNING
    if not state.holds(RANGED):
        return NO_RANGED_WEAPON
    if state.hunted:
        return HUNTED
    return None if state.quarry < len(state.lookup.adventure.hunting) else NO_QUARRY


def throw_intelligence(state: ShadowAndLightState, face: int, emit: Emit) -> None:
    """The Intelligence die makes the twin a triplet if it shows the same number."""
    state.triplet = face == state.pending % c.PIPS
    state.phase = c.HUNTING
    emit(Stretched(face + 1, state.triplet), None)


def throw_violet(state: ShadowAndLightState, face: int, emit: Emit) -> None:
    """The violet die decides the hunt."""
    quarry = state.lookup.adventure.hunting[state.quarry]
    success = face < (quarry.triplet if state.triplet else quarry.twin)
    gained = min(quarry.food, c.FULL - int(state.food)) if success else 0
    emit(Hunted(int(state.quarry), quarry.id, state.triplet, face + 1, success, gained), None)
    state.food += gained
    if success:
        state.quarry += 1
    state.pending = c.NOTHING
    state.triplet = False
    state.phase = c.PLAN if state.count_in(c.HAND) > 0 else c.MOVE
