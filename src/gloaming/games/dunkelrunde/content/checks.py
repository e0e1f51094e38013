"""Whether a board is playable: the road, the hidden paths and the areas of the ghosts."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import Final, final

from gloaming.games.dunkelrunde.board import GhostArea, HiddenPath
from gloaming.games.dunkelrunde.content.types import ContentError

PATHS: Final[dict[str, str]] = {  # hidden paths, with the place that each goes around (DUN-12)
    "deer_crossing": "ruin",
    "grassy_trail": "graveyard",
    "bridle_path": "inn",
}
PLACES: Final[dict[str, str]] = {  # in the order of the road, with their colours (DUN-11)
    "village": "yellow",
    "bridge": "grey",
    "dead_tree": "blue",
    "forest": "grey",
    "river_bank": "red",
    "hut": "yellow",
    "ruin": "blue",
    "graveyard": "blue",
    "hills": "grey",
    "tower": "yellow",
    "inn": "blue",
    "heights": "grey",
    "gate": "red",
    "castle": "brown",
    "linden": "yellow",
}
SHELTERS: Final = ("village", "hut", "tower", "linden")
SPECIAL: Final = ("yellow", "blue", "red", "brown")  # tiles of these colours always have a name


@final
class ContentChecks:
    """Checks the parts of a board; each check raises ContentError."""

    def __init__(
        self, ids: Sequence[str], colours: Sequence[str], places: Sequence[str], road: Sequence[int]
    ) -> None:
        self.ids = ids
        self.colours = colours
        self.places = places
        self.road = road
        self.at: dict[int, int] = {tile: at for at, tile in enumerate(road)}

    def name(self, tile: int) -> str:
        return f"the tile {self.ids[tile]!r}"

    # --- the road (DUN-11) ---------------------------------------------------------------------------

    def check_road(self) -> None:
        for place in SHELTERS:
            if place not in self.places:
                raise ContentError(f"the shelter {place!r} is missing")
        for place in PLACES:
            if place not in self.places:
                raise ContentError(f"the place {place!r} is missing")
        for tile in range(len(self.ids)):
            self._check_on_road(tile)
        for tile in self.road:
            self._check_colour(tile)
        self._check_order()
        self._check_neighbours()

    def _check_on_road(self, tile: int) -> None:
        times = list(self.road).count(tile)
        if self.colours[tile] == "green":
            if times:
                raise ContentError(f"{self.name(tile)} is green, so it cannot be part of the road")
        elif times != 1:
            how = "left out of the road" if times == 0 else f"on the road {times} times"
            raise ContentError(f"{self.name(tile)} must be on the road once, but it is {how}")

    def _check_colour(self, tile: int) -> None:
        place, colour = self.places[tile], self.colours[tile]
        wanted = PLACES.get(place, "grey")
        if colour != wanted:
            raise ContentError(f"{self.name(tile)} at {place or 'no place'!r} must be {wanted}, not {colour}")
        if colour in SPECIAL and colour != "brown" and list(self.places).count(place) > 1:
            raise ContentError(f"{self.name(tile)} is a second {place!r}")

    def _check_order(self) -> None:
        """The named places follow each other in order, each in one section of the road."""
        order = list(PLACES)
        latest = 0
        for tile in self.road:
            place = self.places[tile]
            if place in PLACES:
                if order.index(place) < latest:
                    raise ContentError(
                        f"{self.name(tile)} at {place!r} comes after {order[latest]!r} on the road"
                    )
                latest = order.index(place)
        if self.places[self.road[0]] != "village":
            raise ContentError(f"the road must begin in the village, not with {self.name(self.road[0])}")
        if self.places[self.road[-1]] != "linden":
            raise ContentError(f"the road must end at the linden, not with {self.name(self.road[-1])}")

    def _check_neighbours(self) -> None:
        """The hut is directly behind the river, and only the castle between gate and linden."""
        for tile, after in pairwise(self.road):
            here, there = self.places[tile], self.places[after]
            if here == "river_bank" and there != "hut":
                raise ContentError(
                    f"{self.name(after)} lies directly behind the river, where the hut must be"
                )
            if here in ("gate", "castle") and there not in ("castle", "linden"):
                raise ContentError(f"{self.name(after)} behind the gate must be part of the castle path")

    # --- the hidden paths (DUN-12) ---------------------------------------------------------------------

    def check_paths(self, paths: Sequence[HiddenPath]) -> None:
        used: dict[int, int] = {}
        for path in paths:
            for tile in path.tiles:
                used[tile] = used.get(tile, 0) + 1
                if self.colours[tile] != "green":
                    raise ContentError(f"{self.name(tile)} on a hidden path must be green")
            self._check_ends(path)
            self._check_detour(path)
        for tile, colour in enumerate(self.colours):
            if colour == "green" and used.get(tile, 0) != 1:
                raise ContentError(f"{self.name(tile)} is green, so it must be part of one hidden path")
        if len({self._around(path) for path in paths}) != len(PATHS):
            raise ContentError(f"there must be one path around each of {', '.join(PATHS.values())}")
        forks = [path.leaves for path in paths]
        for fork in forks:
            if forks.count(fork) > 1:
                raise ContentError(f"two hidden paths leave {self.name(fork)}")

    def _check_ends(self, path: HiddenPath) -> None:
        if not path.tiles:
            raise ContentError(f"the path from {self.name(path.leaves)} has no tiles")
        for tile in (path.leaves, path.joins):
            if tile not in self.at:
                raise ContentError(f"a path goes nowhere: {self.name(tile)} is not on the road")
            if self.colours[tile] not in ("grey", "yellow"):
                raise ContentError(f"{self.name(tile)}, where a path leaves or joins, must be grey or yellow")
        if self.at[path.joins] <= self.at[path.leaves]:
            raise ContentError(f"a path goes nowhere: it joins {self.name(path.joins)}, which is not ahead")

    def _check_detour(self, path: HiddenPath) -> None:
        around = self.road[self.at[path.leaves] + 1 : self.at[path.joins] + 1]
        for tile in around:
            if self.colours[tile] in ("yellow", "red"):
                raise ContentError(f"a path must join the road before {self.name(tile)}")
        if len(path.tiles) >= len(around) - 1:
            raise ContentError(f"the path from {self.name(path.leaves)} must be shorter than the road")
        place = self.places[path.tiles[0]]
        if any(self.places[tile] != place for tile in path.tiles) or self._around(path) != PATHS.get(place):
            raise ContentError(f"{self.name(path.tiles[0])} is at {place!r}, which this path is not")

    def _around(self, path: HiddenPath) -> str:
        """The haunted place that the path goes around, or an empty string."""
        between = self.road[self.at[path.leaves] + 1 : self.at[path.joins]]
        return next((self.places[tile] for tile in between if self.colours[tile] == "blue"), "")

    # --- the areas of the ghosts (DUN-15) --------------------------------------------------------------

    def check_ghost_areas(self, areas: Sequence[GhostArea]) -> None:
        for area in areas:
            for tile in (area.start, area.low, area.high):
                if tile not in self.at:
                    raise ContentError(f"a ghost's area has {self.name(tile)}, which is not on the road")
            if self.colours[area.start] != "blue":
                raise ContentError(f"{self.name(area.start)}, where a ghost starts, must be blue")
            if not self.at[area.low] <= self.at[area.start] <= self.at[area.high]:
                raise ContentError(f"{self.name(area.start)}, where a ghost starts, lies outside its area")
        for number, area in enumerate(areas):
            for other in areas[:number]:
                self._check_apart(area, other)
            self._check_extent(area)

    def _check_apart(self, area: GhostArea, other: GhostArea) -> None:
        """Two ghosts have the same area, or areas that do not overlap."""
        if area.start == other.start:
            raise ContentError(f"two ghosts start on {self.name(area.start)}")
        if (area.low, area.high) == (other.low, other.high):
            return
        first = max(self.at[area.low], self.at[other.low])
        if first <= min(self.at[area.high], self.at[other.high]):
            raise ContentError(f"two ghosts' areas overlap at {self.name(self.road[first])}")

    def _check_extent(self, area: GhostArea) -> None:
        """The area reaches from one shelter to the next and has at least two tiles (DUN-13)."""
        low, high = self.at[area.low], self.at[area.high]
        for tile in self.road[low : high + 1]:
            if self.colours[tile] == "yellow":
                raise ContentError(f"{self.name(tile)} is a shelter, so it cannot lie in a ghost's area")
        for end, neighbour in ((area.low, self.road[low - 1]), (area.high, self.road[high + 1])):
            if self.colours[neighbour] != "yellow":
                raise ContentError(f"a ghost's area must end beside a shelter, not at {self.name(end)}")
        if low == high:
            raise ContentError(f"a ghost's area must have at least two tiles, not only {self.name(area.low)}")
