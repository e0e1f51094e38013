"""The board: its tiles, and tables of every way that a piece can take, computed once."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import final

from mypy_extensions import i64

from gloaming.core.actions import Action
from gloaming.games.dunkelrunde.actions import (
    BLUE,
    BROWN,
    CAREFUL,
    CHILD_PIPS,
    CHILDREN,
    GHOST_PIPS,
    GHOSTS,
    GREEN,
    MOVE_CHILD,
    MOVE_GHOST,
    RED,
    YELLOW,
)


@dataclass(frozen=True)
class Path:
    """A hidden path from one tile of the road to another."""

    leaves: int
    joins: int
    tiles: tuple[int, ...]


@dataclass(frozen=True)
class Haunt:
    """Where a ghost starts, and the first and last tile of its area."""

    start: int
    low: int
    high: int


Table = list[list[list[int]]]
"""Goals by tile and pips."""


@final
class Board:
    """Everything that the rules ask about tiles."""

    def __init__(
        self,
        colours: Sequence[int],
        places: Sequence[str],
        road: Sequence[int],
        paths: Sequence[Path],
        haunts: Sequence[Haunt],
    ) -> None:
        self.size: int = len(colours)
        self.colours = list(colours)
        self.places = list(places)
        self.road = list(road)
        self.paths = list(paths)
        self.haunts = list(haunts)
        self.starts = [haunt.start for haunt in haunts]
        self.village: int = road[0]
        self.linden: int = road[-1]
        self.follow = self._follow()
        reds = [tile for tile in road if colours[tile] == RED]
        self.river: int = reds[0]
        self.red = [t in reds for t in range(self.size)]
        self.beyond = [self.follow[t][0] if t in reds else -1 for t in range(self.size)]  # of a red tile
        self.bank = [-1] * self.size  # the red tile before this one
        for red in reds:
            self.bank[self.beyond[red]] = red
        self.shelter = self._shelters()
        self.past_river = [self.shelter[t] != self.village for t in range(self.size)]
        self.steps = [self._steps(t) for t in range(self.size)]
        pips = range(CHILD_PIPS + 1)
        self.walks: Table = [[self._walk(t, p) for p in pips] for t in range(self.size)]
        self.marches: Table = [[self._march(t, p) for p in pips] for t in range(self.size)]
        self.prowls: Table = [[self._prowl(t, p) for p in range(GHOST_PIPS + 1)] for t in range(self.size)]
        self.one: i64 = 1  # to be shifted: compiled, a literal 1 would be shifted in 32 bits
        self.reds: i64 = bits(reds)
        self.walk_bits = [bits(goals) for rows in self.walks for goals in rows]
        self.child_moves = [child_moves(self.walks, child) for child in range(CHILDREN)]
        self.ghost_moves = [ghost_moves(self.prowls, ghost) for ghost in range(GHOSTS)]

    # --- how tiles lie ---------------------------------------------------------------------------

    def _follow(self) -> list[list[int]]:
        """The tiles that come next: along the road first, then the hidden path."""
        follow: list[list[int]] = [[] for _ in self.colours]
        for tile, after in pairwise(self.road):
            follow[tile].append(after)
        for path in self.paths:
            chain = [path.leaves, *path.tiles, path.joins]
            for tile, after in pairwise(chain):
                follow[tile].append(after)
        return follow

    def _shelters(self) -> list[int]:
        """The last shelter that a child on each tile has passed; one that it stands on counts."""
        shelter = [self.village] * self.size
        for before, tile in pairwise(self.road):
            shelter[tile] = tile if self.colours[tile] == YELLOW else shelter[before]
        for path in self.paths:
            for tile in path.tiles:
                shelter[tile] = shelter[path.leaves]
        return shelter

    def _steps(self, start: int) -> list[int]:
        """The fewest steps forward to each tile, whatever stands in the way; -1 where none lead."""
        steps = [-1] * self.size
        steps[start] = 0
        reached = [start]
        for tile in reached:
            for after in self.follow[tile]:
                if steps[after] < 0:
                    steps[after] = steps[tile] + 1
                    reached.append(after)
        return steps

    def passable(self, tile: int, after: int, pips: int) -> bool:
        """Whether children may step from one tile to the next with this roll (DUN-21, DUN-22)."""
        return pips <= CAREFUL or not (self.slow(tile) or self.slow(after))

    def slow(self, tile: int) -> bool:
        """Whether only a 1, 2 or 3 moves children here."""
        return self.colours[tile] == GREEN or self.colours[tile] == BROWN

    # --- a child alone ---------------------------------------------------------------------------

    def _walk(self, start: int, pips: int) -> list[int]:
        """Where a child alone may end if there were no ghosts; a red tile ends every way (DUN-17)."""
        ends = {way[-1] for way in self.child_ways(start, pips)}
        return sorted(end for end in ends if self.colours[end] != BLUE)  # DUN-16

    def child_ways(self, start: int, pips: int) -> list[list[int]]:
        """Every way of a child alone with at most these pips, the shortest first."""
        ways = [[start]] if self.colours[start] != RED else []
        found: list[list[int]] = []
        for _ in range(pips):
            ways = [
                [*way, after]
                for way in ways
                for after in self.follow[way[-1]]
                if self.passable(way[-1], after, pips)
            ]
            found += ways
            ways = [way for way in ways if self.colours[way[-1]] != RED]
        return found

    # --- a group -----------------------------------------------------------------------------------

    def _march(self, start: int, pips: int) -> list[int]:
        """Where a group may end, as far as possible on each route (DUN-50, DUN-52); a red tile is crossed."""
        ends = {way[-1] for way in self.group_ways(start, pips)}
        return sorted(self.beyond[end] if self.beyond[end] >= 0 else end for end in ends)

    def group_ways(self, start: int, pips: int) -> list[list[int]]:
        """Every route of a group, ended before a blue tile if need be (DUN-51)."""
        if pips == 0:
            return []
        found: list[list[int]] = []
        for way in self._routes([start], pips, pips):
            while self.colours[way[-1]] == BLUE:
                way.pop()
            if len(way) > 1:
                found.append(way)
        return found

    def _routes(self, way: list[int], left: int, pips: int) -> list[list[int]]:
        """The way gone on with for all pips that are left, at every fork both ways."""
        tile = way[-1]
        nexts = [after for after in self.follow[tile] if self.passable(tile, after, pips)]
        if left == 0 or not nexts or self.colours[tile] == RED:
            return [way]
        return [route for after in nexts for route in self._routes([*way, after], left - 1, pips)]

    # --- a ghost -----------------------------------------------------------------------------------

    def _prowl(self, start: int, pips: int) -> list[int]:
        """Where a ghost from here ends: setting out forward, and backward (DUN-60)."""
        return list(dict.fromkeys(way[-1] for way in self.ghost_ways(start, pips)))

    def ghost_ways(self, start: int, pips: int) -> list[list[int]]:
        """The two ways of a ghost: it turns round only in front of a yellow tile, at no cost."""
        if self.colours[start] in (YELLOW, GREEN) or pips == 0:
            return []
        at = self.road.index(start)
        return [self._glide(at, 1, pips), self._glide(at, -1, pips)]

    def _glide(self, at: int, course: int, pips: int) -> list[int]:
        way = [self.road[at]]
        for _ in range(pips):
            if self.colours[self.road[at + course]] == YELLOW:
                course = -course
            if self.colours[self.road[at + course]] != YELLOW:  # else its area is this one tile
                at += course
            way.append(self.road[at])
        return way


# --- what is looked up in every decision -------------------------------------------------------------


def bits(tiles: Sequence[int]) -> int:
    """The set of these tiles."""
    return sum(1 << tile for tile in set(tiles))


def child_moves(table: Table, child: int) -> list[list[Action]]:
    """The child's moves to the goals in the table, one list after the other."""
    return [[MOVE_CHILD[child][goal] for goal in goals] for rows in table for goals in rows]


def ghost_moves(table: Table, ghost: int) -> list[list[Action]]:
    """The ghost's moves to the goals in the table, one list after the other."""
    return [[MOVE_GHOST[ghost][goal] for goal in goals] for rows in table for goals in rows]
