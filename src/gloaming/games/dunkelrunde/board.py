"""The board: its tiles, and precomputed tables of all moves."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import final

from mypy_extensions import i64

from gloaming.core.actions import Action
from gloaming.games.dunkelrunde.constants import (
    BLUE,
    BROWN,
    CHILD_PIPS,
    GHOST_PIPS,
    GHOSTS,
    GREEN,
    MAX_CHILDREN,
    RED,
    SLOW_PIPS,
    YELLOW,
)


@dataclass(frozen=True)
class HiddenPath:
    """A hidden path from one tile of the road to another."""

    leaves: int
    joins: int
    tiles: tuple[int, ...]


@dataclass(frozen=True)
class GhostArea:
    """Where a ghost starts, and the first and last tile of its area."""

    start: int
    low: int
    high: int


Goals = list[list[list[int]]]
"""Lists of goals by tile and pips."""


@final
class Board:
    """The tiles and everything that the rules look up about them."""

    def __init__(
        self,
        colours: Sequence[int],
        places: Sequence[str],
        road: Sequence[int],
        paths: Sequence[HiddenPath],
        ghost_areas: Sequence[GhostArea],
    ) -> None:
        from gloaming.games.dunkelrunde.actions import MOVE_CHILD, MOVE_GHOST  # they know the board

        self.size: int = len(colours)
        self.colours = list(colours)
        self.places = list(places)
        self.road = list(road)
        self.paths = list(paths)
        self.ghost_areas = list(ghost_areas)
        self.ghost_starts = [area.start for area in ghost_areas]
        self.village: int = road[0]
        self.linden: int = road[-1]
        self.next_tiles = self._next_tiles()
        reds = [tile for tile in road if colours[tile] == RED]
        self.river: int = reds[0]
        self.is_red = [t in reds for t in range(self.size)]
        self.tile_beyond = [  # a red tile, else -1
            self.next_tiles[t][0] if t in reds else -1 for t in range(self.size)
        ]
        self.red_before = [-1] * self.size  # the red tile directly before this one
        for red in reds:
            self.red_before[self.tile_beyond[red]] = red
        self.shelter_of = self._shelters()
        self.past_river = [self.shelter_of[t] != self.village for t in range(self.size)]
        self.distances = [self._distances(t) for t in range(self.size)]
        tiles, child_pips, ghost_pips = range(self.size), range(CHILD_PIPS + 1), range(GHOST_PIPS + 1)
        self.child_goals: Goals = [[self._child_goals(t, p) for p in child_pips] for t in tiles]
        self.group_goals: Goals = [[self._group_goals(t, p) for p in child_pips] for t in tiles]
        self.ghost_goals: Goals = [[self._ghost_goals(t, p) for p in ghost_pips] for t in tiles]
        self.one: i64 = 1  # for shifts: compiled, a literal 1 would be shifted in 32 bits
        self.red_bits: i64 = bits(reds)
        # The following are indexed by tile * (pips of the die + 1) + pips.
        self.child_goal_bits = [bits(goals) for row in self.child_goals for goals in row]
        self.child_moves: list[list[list[Action]]] = [
            [[MOVE_CHILD[child][goal] for goal in goals] for row in self.child_goals for goals in row]
            for child in range(MAX_CHILDREN)
        ]
        self.ghost_moves: list[list[list[Action]]] = [
            [[MOVE_GHOST[ghost][goal] for goal in goals] for row in self.ghost_goals for goals in row]
            for ghost in range(GHOSTS)
        ]

    # --- tiles -------------------------------------------------------------------------------------

    def _next_tiles(self) -> list[list[int]]:
        """The tiles after each tile: first along the road, then on the hidden path."""
        found: list[list[int]] = [[] for _ in self.colours]
        for tile, after in pairwise(self.road):
            found[tile].append(after)
        for path in self.paths:
            for tile, after in pairwise([path.leaves, *path.tiles, path.joins]):
                found[tile].append(after)
        return found

    def _shelters(self) -> list[int]:
        """The last shelter at or before each tile."""
        shelters = [self.village] * self.size
        for before, tile in pairwise(self.road):
            shelters[tile] = tile if self.colours[tile] == YELLOW else shelters[before]
        for path in self.paths:
            for tile in path.tiles:
                shelters[tile] = shelters[path.leaves]
        return shelters

    def _distances(self, start: int) -> list[int]:
        """The fewest steps forward to each tile, or -1 if it cannot be reached."""
        distances = [-1] * self.size
        distances[start] = 0
        reached = [start]
        for tile in reached:
            for after in self.next_tiles[tile]:
                if distances[after] < 0:
                    distances[after] = distances[tile] + 1
                    reached.append(after)
        return distances

    def passable(self, tile: int, after: int, pips: int) -> bool:
        """Whether children may step from one tile to the next with this roll (DUN-21, DUN-22)."""
        return pips <= SLOW_PIPS or not (self.slow(tile) or self.slow(after))

    def slow(self, tile: int) -> bool:
        """Whether children move here only with a 1, 2 or 3."""
        return self.colours[tile] == GREEN or self.colours[tile] == BROWN

    # --- single children ---------------------------------------------------------------------------

    def _child_goals(self, start: int, pips: int) -> list[int]:
        """Where a single child may end on a board without ghosts."""
        ends = {route[-1] for route in self.child_routes(start, pips)}
        return sorted(end for end in ends if self.colours[end] != BLUE)  # DUN-16

    def child_routes(self, start: int, pips: int) -> list[list[int]]:
        """All routes of a single child with at most these pips, shortest first; red ends one (DUN-17)."""
        routes = [[start]] if self.colours[start] != RED else []
        found: list[list[int]] = []
        for _ in range(pips):
            routes = [
                [*route, after]
                for route in routes
                for after in self.next_tiles[route[-1]]
                if self.passable(route[-1], after, pips)
            ]
            found += routes
            routes = [route for route in routes if self.colours[route[-1]] != RED]
        return found

    # --- groups ------------------------------------------------------------------------------------

    def _group_goals(self, start: int, pips: int) -> list[int]:
        """Where a group may end: as far as possible on each route (DUN-50, DUN-52), and across red tiles."""
        ends = {route[-1] for route in self.group_routes(start, pips)}
        return sorted(self.tile_beyond[end] if self.tile_beyond[end] >= 0 else end for end in ends)

    def group_routes(self, start: int, pips: int) -> list[list[int]]:
        """All routes of a group; one that would end on a blue tile ends before it (DUN-51)."""
        if pips == 0:
            return []
        found: list[list[int]] = []
        for route in self._full_routes([start], pips, pips):
            while self.colours[route[-1]] == BLUE:
                route.pop()
            if len(route) > 1:
                found.append(route)
        return found

    def _full_routes(self, route: list[int], left: int, pips: int) -> list[list[int]]:
        """The route continued by all pips that are left, at a fork in both directions."""
        tile = route[-1]
        nexts = [after for after in self.next_tiles[tile] if self.passable(tile, after, pips)]
        if left == 0 or not nexts or self.colours[tile] == RED:
            return [route]
        return [full for after in nexts for full in self._full_routes([*route, after], left - 1, pips)]

    # --- ghosts ------------------------------------------------------------------------------------

    def _ghost_goals(self, start: int, pips: int) -> list[int]:
        """Where a ghost may end: forward first, then backward (DUN-60)."""
        return list(dict.fromkeys(route[-1] for route in self.ghost_routes(start, pips)))

    def ghost_routes(self, start: int, pips: int) -> list[list[int]]:
        """The two routes of a ghost; it turns round only in front of a yellow tile, at no cost."""
        if self.colours[start] in (YELLOW, GREEN) or pips == 0:
            return []
        at = self.road.index(start)
        return [self._ghost_route(at, 1, pips), self._ghost_route(at, -1, pips)]

    def _ghost_route(self, at: int, direction: int, pips: int) -> list[int]:
        route = [self.road[at]]
        for _ in range(pips):
            if self.colours[self.road[at + direction]] == YELLOW:
                direction = -direction
            if self.colours[self.road[at + direction]] != YELLOW:  # else its area is this one tile
                at += direction
            route.append(self.road[at])
        return route


def bits(tiles: Sequence[int]) -> int:
    """The set of these tiles, as bits."""
    return sum(1 << tile for tile in set(tiles))
