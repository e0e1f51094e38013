"""Placements, returns, strides and obstacles that bots consider."""

from __future__ import annotations

from typing import Final

from gloaming.core.actions import Action
from gloaming.games.light_and_dark.actions import EVENLY, Obstruct, Place, Return, Stride
from gloaming.games.light_and_dark.angles import BITS, direction
from gloaming.games.light_and_dark.constants import CIRCLE, NOTHING, STRIDE
from gloaming.games.light_and_dark.rules.cards import why_not_held
from gloaming.games.light_and_dark.rules.free_places import floor_mm, x_range, y_range
from gloaming.games.light_and_dark.rules.position import Position

RETURN_PLACES: Final = 6
DIRECTIONS: Final = 8


def place_proposals(state: Position, team: int) -> list[Action]:
    """Evenly spaced, and three rows at the front or the back of the start area."""
    count = len(state.starting_druids(team))
    left, right = x_range(state, 0)
    low, high = y_range(state, team)
    front, back = (high, low) if team == 0 else (low, high)
    proposals: list[Action] = [EVENLY]
    for start, end, y in ((left, right, back), (left, (left + right) // 2, front), (left, right, front)):
        step = (end - start) // max(1, count - 1)
        places = [value for number in range(count) for value in (start + number * step, y)]
        place = Place(tuple(places))
        if place.why_not(state, team) is None:
            proposals.append(place)
    return proposals


def return_proposals(state: Position) -> list[Action]:
    """The listed place, and some along the front of the start area."""
    disc, home = state.returns[0], state.homes[0]
    left, right = x_range(state, disc)
    low, high = y_range(state, home)
    front = high if home == 0 else low
    proposals = list(state.choices(state.deciders()[0]).listed)
    for number in range(RETURN_PLACES):
        proposal = Return(disc, left + (right - left) * number // (RETURN_PLACES - 1), front)
        if proposal not in proposals and proposal.why_not(state, NOTHING) is None:
            proposals.append(proposal)
    return proposals


def stride_proposals(state: Position, team: int) -> list[Action]:
    """Eight directions for each druid, as far as the card allows."""
    if why_not_held(state, team, STRIDE) is not None:
        return []
    proposals: list[Action] = []
    reach = floor_mm(state.kit.reaches[STRIDE]) - 1
    for druid in state.own_druids(team):
        for number in range(DIRECTIONS):
            x, y = direction(number * CIRCLE // DIRECTIONS)
            goal_x = floor_mm(state.xs[druid]) + (x * reach >> BITS)
            goal_y = floor_mm(state.ys[druid]) + (y * reach >> BITS)
            proposal = Stride(druid, goal_x, goal_y)
            if proposal.why_not(state, team) is None:
                proposals.append(proposal)
    return proposals


def obstacle_proposals(state: Position) -> list[Action]:
    """The listed place of an obstacle, its mirror images, and one near the middle."""
    proposals = list(state.choices(state.deciders()[0]).listed)
    offered = proposals[0]
    assert isinstance(offered, Obstruct)
    across, along = floor_mm(state.width), floor_mm(state.depth)
    for x, y in ((across - offered.x, offered.y), (offered.x, along - offered.y), (across // 2, along // 3)):
        proposal = Obstruct(offered.obstacle, x, y, offered.turn)
        if proposal not in proposals and proposal.why_not(state, NOTHING) is None:
            proposals.append(proposal)
    return proposals
