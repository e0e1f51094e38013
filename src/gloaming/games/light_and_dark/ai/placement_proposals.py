"""Placements, returns, strides and obstacles that bots consider."""

from __future__ import annotations

from typing import Final

from gloaming.core.actions import Action
from gloaming.games.light_and_dark.actions import EVENLY, Obstruct, Place, Return, Stride
from gloaming.games.light_and_dark.angles import BITS, direction
from gloaming.games.light_and_dark.constants import CIRCLE, STRIDE, TEAMS
from gloaming.games.light_and_dark.rules.cards import why_not_held
from gloaming.games.light_and_dark.rules.free_places import floor_mm, x_range, y_range
from gloaming.games.light_and_dark.rules.position import Position

RETURN_PLACES: Final = 6
DIRECTIONS: Final = 8


def legal(state: Position, seat: int, actions: list[Action]) -> list[Action]:
    """The legal ones, each once."""
    found: list[Action] = []
    for action in actions:
        if action not in found and action.why_not(state, seat) is None:
            found.append(action)
    return found


def place_proposals(state: Position, seat: int) -> list[Action]:
    """Evenly spaced, and three rows at the front or the back of the start area."""
    team = seat % TEAMS
    count = len(state.starting_druids(team))
    left, right = x_range(state, 0)
    low, high = y_range(state, team)
    front, back = (high, low) if team == 0 else (low, high)
    proposals: list[Action] = [EVENLY]
    for start, end, y in ((left, right, back), (left, (left + right) // 2, front), (left, right, front)):
        step = (end - start) // max(1, count - 1)
        places = [value for number in range(count) for value in (start + number * step, y)]
        proposals.append(Place(tuple(places)))
    return legal(state, seat, proposals)


def return_proposals(state: Position, seat: int) -> list[Action]:
    """The listed place, and some along the front of the start area."""
    disc, home = state.returns[0], state.homes[0]
    left, right = x_range(state, disc)
    low, high = y_range(state, home)
    front = high if home == 0 else low
    xs = [left + (right - left) * number // (RETURN_PLACES - 1) for number in range(RETURN_PLACES)]
    return legal(state, seat, [*state.choices(seat).listed, *[Return(disc, x, front) for x in xs]])


def stride_proposals(state: Position, seat: int) -> list[Action]:
    """Eight directions for each druid, as far as the card allows."""
    if why_not_held(state, seat % TEAMS, STRIDE) is not None:
        return []
    proposals: list[Action] = []
    reach = floor_mm(state.kit.reaches[STRIDE]) - 1
    for druid in state.own_druids(seat % TEAMS):
        for number in range(DIRECTIONS):
            x, y = direction(number * CIRCLE // DIRECTIONS)
            goal_x = floor_mm(state.xs[druid]) + (x * reach >> BITS)
            goal_y = floor_mm(state.ys[druid]) + (y * reach >> BITS)
            proposals.append(Stride(druid, goal_x, goal_y))
    return legal(state, seat, proposals)


def obstacle_proposals(state: Position, seat: int) -> list[Action]:
    """The listed place of an obstacle, its mirror images, and one near the middle."""
    (offered,) = state.choices(seat).listed
    assert isinstance(offered, Obstruct)
    across, along = floor_mm(state.width), floor_mm(state.depth)
    places = ((across - offered.x, offered.y), (offered.x, along - offered.y), (across // 2, along // 3))
    others = [Obstruct(offered.obstacle, x, y, offered.turn) for x, y in places]
    return legal(state, seat, [offered, *others])
