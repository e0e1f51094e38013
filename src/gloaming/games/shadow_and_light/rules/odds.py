"""Odds of actions that one throw decides: a hunt, or throwing one die again."""

from __future__ import annotations

from gloaming.core.actions import Action
from gloaming.games.shadow_and_light import constants as c
from gloaming.games.shadow_and_light.actions import Again, Hunt
from gloaming.games.shadow_and_light.rules.encounters.attempt import allowed_on
from gloaming.games.shadow_and_light.state import ShadowAndLightState


def odds_of(state: ShadowAndLightState, action: Action) -> tuple[int, int] | None:
    """How many faces make the action succeed, and how many there are."""
    if isinstance(action, Hunt):
        return hunt_odds(state, action)
    if isinstance(action, Again) and state.phase == c.PLACING and state.lookup.has_encounter(state.at):
        return again_odds(state, action)
    return None


def hunt_odds(state: ShadowAndLightState, action: Hunt) -> tuple[int, int]:
    """The violet die, with the Intelligence die first if it is to make a triplet."""
    quarry = state.lookup.adventure.hunting[state.quarry]
    if not action.stretch:
        triplet = state.count_of(action.die, c.HAND) == 3
        return (quarry.triplet if triplet else quarry.twin), c.PIPS
    sides = state.sides[c.INTELLIGENCE]
    return quarry.triplet + (sides - 1) * quarry.twin, sides * c.PIPS


def again_odds(state: ShadowAndLightState, action: Again) -> tuple[int, int]:
    """Numbers that fit on an open field of the encounter."""
    encounter = state.lookup.encounter(state.at)
    fits = 0
    for field in range(len(state.lookup.masks[encounter])):
        if state.on[field] < 0:
            fits |= allowed_on(state, encounter, field)
    colour = state.tint[state.find(action.die, c.HAND)]
    assert colour in (c.WHITE, c.BLACK)
    return sum(fits >> c.kind_of(colour, number) & 1 for number in range(1, c.PIPS + 1)), c.PIPS
