"""Odds of actions that one throw decides: a hunt with a twin or triplet, and a knock at a teacher's door."""

from __future__ import annotations

from gloaming.core.actions import Action
from gloaming.games.shadow_and_light.actions import BLACK, INTELLIGENCE, PIPS, WHITE, Again, Hunt, kind_of
from gloaming.games.shadow_and_light.rules.encounters.attempt import allowed_on
from gloaming.games.shadow_and_light.state import HAND, PLACING, Stage


def odds_of(stage: Stage, action: Action) -> tuple[int, int] | None:
    """Faces that make the action succeed, of how many."""
    if isinstance(action, Hunt):
        return hunt_odds(stage, action)
    if isinstance(action, Again) and stage.phase == PLACING and stage.ground.meets(stage.at):
        return again_odds(stage, action)
    return None


def hunt_odds(stage: Stage, action: Hunt) -> tuple[int, int]:
    """The violet die alone, or together with the Intelligence die where that is to make a triplet."""
    quarry = stage.ground.tale.hunting[stage.quarry]
    if not action.stretch:
        triplet = stage.count_of(action.die, HAND) == 3
        return (quarry.triplet if triplet else quarry.twin), PIPS
    sides = stage.sides[INTELLIGENCE]
    return quarry.triplet + (sides - 1) * quarry.twin, sides * PIPS


def again_odds(stage: Stage, action: Again) -> tuple[int, int]:
    """Numbers that would fit on some open field of the encounter."""
    encounter = stage.ground.encounter(stage.at)
    fits = 0
    for field in range(len(stage.ground.masks[encounter])):
        if stage.on[field] < 0:
            fits |= allowed_on(stage, encounter, field)
    colour = stage.tint[stage.find(action.die, HAND)]
    assert colour in (WHITE, BLACK)
    return sum(fits >> kind_of(colour, number) & 1 for number in range(1, PIPS + 1)), PIPS
