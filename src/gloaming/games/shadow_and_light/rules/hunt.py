"""Hunting with a twin or triplet of the movement throw and the violet die."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gloaming.core.actions import Action
from gloaming.core.state import Emit
from gloaming.games.shadow_and_light import constants as c
from gloaming.games.shadow_and_light.actions import HUNT, Hunt
from gloaming.games.shadow_and_light.events import Hunted, Stretched
from gloaming.games.shadow_and_light.state import ShadowAndLightState

RANGED: Final = 4  # the loot kind of ranged weapons


def offer_hunts(state: ShadowAndLightState, hand: i64, offers: list[Action]) -> None:
    """BSL-30, BSL-31."""
    if state.hunted or state.quarry >= len(state.lookup.adventure.hunting) or not state.holds(RANGED):
        return
    for kind in range(i64(c.KINDS)):
        if hand >> kind & 1:
            count = state.count_of(kind, c.HAND)
            if count >= 2:
                offers.append(HUNT[0][kind])
            if count == 2 and can_stretch(state, kind):
                offers.append(HUNT[1][kind])


def can_stretch(state: ShadowAndLightState, kind: i64) -> bool:
    """Whether the Intelligence die can show the twin's number."""
    return kind % c.PIPS + 1 <= state.sides[c.INTELLIGENCE]


def start_hunt(state: ShadowAndLightState, action: Hunt) -> None:
    """Start a hunt; its dice are lost for this movement in any case."""
    state.triplet = state.count_of(action.die, c.HAND) == 3
    for die in range(i64(c.DICE)):
        if state.where[die] == c.HAND and state.kind(die) == action.die:
            state.where[die] = c.LOST
    state.hunted = True
    state.pending = action.die
    state.phase = c.STRETCH if action.stretch else c.HUNTING


def throw_intelligence(state: ShadowAndLightState, face: int, emit: Emit | None) -> None:
    """The Intelligence die makes the twin a triplet if it shows the same number."""
    state.triplet = face == state.pending % c.PIPS
    state.phase = c.HUNTING
    if emit is not None:
        emit(Stretched(face + 1, state.triplet), None)


def throw_violet(state: ShadowAndLightState, face: int, emit: Emit | None) -> None:
    """The violet die decides the hunt."""
    quarry = state.lookup.adventure.hunting[state.quarry]
    success = face < (quarry.triplet if state.triplet else quarry.twin)
    gained = min(quarry.food, c.FULL - int(state.food)) if success else 0
    if emit is not None:
        emit(Hunted(int(state.quarry), quarry.id, state.triplet, face + 1, success, gained), None)
    state.food += gained
    if success:
        state.quarry += 1
    state.pending = c.NOTHING
    state.triplet = False
    state.phase = c.PLAN if state.count_in(c.HAND) > 0 else c.MOVE
