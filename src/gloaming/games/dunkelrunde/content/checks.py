"""Whether a board can be played on: the road, the hidden paths and the ghosts' areas, tile by tile."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import Final, final

from gloaming.core.errors import Trouble
from gloaming.games.dunkelrunde.board import Haunt, Path

PATHS: Final[dict[str, str]] = {  # with what each goes around (DUN-12)
    "deer_crossing": "ruin",
    "grassy_trail": "graveyard",
    "bridle_path": "inn",
}
PLACES: Final[dict[str, str]] = {  # in their order along the road, with their colours (DUN-11)
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


class PackError(Trouble):
    """A board that cannot be played on; the message names the tile."""


@final
class Survey:
    """Walks the road of a board and looks closely."""

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
                raise PackError(f"the shelter {place!r} is missing")
        for place in PLACES:
            if place not in self.places:
                raise PackError(f"the place {place!r} is missing")
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
                raise PackError(f"{self.name(tile)} is green, so it cannot be part of the road")
        elif times != 1:
            how = "left out of the road" if times == 0 else f"on the road {times} times"
            raise PackError(f"{self.name(tile)} must be on the road once, but it is {how}")

    def _check_colour(self, tile: int) -> None:
        place, colour = self.places[tile], self.colours[tile]
        wanted = PLACES.get(place, "grey")
        if colour != wanted:
            raise PackError(f"{self.name(tile)} at {place or 'no place'!r} must be {wanted}, not {colour}")
        if colour in SPECIAL and colour != "brown" and list(self.places).count(place) > 1:
            raise PackError(f"{self.name(tile)} is a second {place!r}")

    def _check_order(self) -> None:
        """The named places come one after the other, each in one stretch of the road."""
        order = list(PLACES)
        latest = 0
        for tile in self.road:
            place = self.places[tile]
            if place in PLACES:
                if order.index(place) < latest:
                    raise PackError(
                        f"{self.name(tile)} at {place!r} comes after {order[latest]!r} on the road"
                    )
                latest = order.index(place)
        if self.places[self.road[0]] != "village":
            raise PackError(f"the road must begin in the village, not with {self.name(self.road[0])}")
        if self.places[self.road[-1]] != "linden":
            raise PackError(f"the road must end at the linden, not with {self.name(self.road[-1])}")

    def _check_neighbours(self) -> None:
        """The hut lies directly behind the river, and only the castle between gate and linden."""
        for tile, after in pairwise(self.road):
            here, there = self.places[tile], self.places[after]
            if here == "river_bank" and there != "hut":
                raise PackError(f"{self.name(after)} lies directly behind the river, where the hut must be")
            if here in ("gate", "castle") and there not in ("castle", "linden"):
                raise PackError(f"{self.name(after)} behind the gate must be part of the castle path")

    # --- the hidden paths (DUN-12) ---------------------------------------------------------------------

    def check_paths(self, paths: Sequence[Path]) -> None:
        used: dict[int, int] = {}
        for path in paths:
            for tile in path.tiles:
                used[tile] = used.get(tile, 0) + 1
                if self.colours[tile] != "green":
                    raise PackError(f"{self.name(tile)} on a hidden path must be green")
            self._check_ends(path)
            self._check_detour(path)
        for tile, colour in enumerate(self.colours):
            if colour == "green" and used.get(tile, 0) != 1:
                raise PackError(f"{self.name(tile)} is green, so it must be part of one hidden path")
        if len({self._around(path) for path in paths}) != len(PATHS):
            raise PackError(f"there must be one path around each of {', '.join(PATHS.values())}")
        forks = [path.leaves for path in paths]
        for fork in forks:
            if forks.count(fork) > 1:
                raise PackError(f"two hidden paths leave {self.name(fork)}")

    def _check_ends(self, path: Path) -> None:
        if not path.tiles:
            raise PackError(f"the path from {self.name(path.leaves)} has no tiles")
        for tile in (path.leaves, path.joins):
            if tile not in self.at:
                raise PackError(f"a path goes nowhere: {self.name(tile)} is not on the road")
            if self.colours[tile] not in ("grey", "yellow"):
                raise PackError(f"{self.name(tile)}, where a path leaves or joins, must be grey or yellow")
        if self.at[path.joins] <= self.at[path.leaves]:
            raise PackError(f"a path goes nowhere: it joins {self.name(path.joins)}, which is not ahead")

    def _check_detour(self, path: Path) -> None:
        around = self.road[self.at[path.leaves] + 1 : self.at[path.joins] + 1]
        for tile in around:
            if self.colours[tile] in ("yellow", "red"):
                raise PackError(f"a path must join the road before {self.name(tile)}")
        if len(path.tiles) >= len(around) - 1:
            raise PackError(f"the path from {self.name(path.leaves)} must be shorter than the road")
        place = self.places[path.tiles[0]]
        if any(self.places[tile] != place for tile in path.tiles) or self._around(path) != PATHS.get(place):
            raise PackError(f"{self.name(path.tiles[0])} is at {place!r}, which this path is not")

    def _around(self, path: Path) -> str:
        """The haunted place that the path goes around, or nothing."""
        between = self.road[self.at[path.leaves] + 1 : self.at[path.joins]]
        return next((self.places[tile] for tile in between if self.colours[tile] == "blue"), "")

    # --- the ghosts' areas (DUN-15) ----------------------------------------------------------------------

    def check_haunts(self, haunts: Sequence[Haunt]) -> None:
        for haunt in haunts:
            for tile in (haunt.start, haunt.low, haunt.high):
                if tile not in self.at:
                    raise PackError(f"a ghost's area has {self.name(tile)}, which is not on the road")
            if self.colours[haunt.start] != "blue":
                raise PackError(f"{self.name(haunt.start)}, where a ghost starts, must be blue")
            if not self.at[haunt.low] <= self.at[haunt.start] <= self.at[haunt.high]:
                raise PackError(f"{self.name(haunt.start)}, where a ghost starts, lies outside its area")
        for number, haunt in enumerate(haunts):
            for other in haunts[:number]:
                self._check_apart(haunt, other)
            self._check_area(haunt)

    def _check_apart(self, haunt: Haunt, other: Haunt) -> None:
        """Two ghosts share one area or have nothing in common."""
        if haunt.start == other.start:
            raise PackError(f"two ghosts start on {self.name(haunt.start)}")
        if (haunt.low, haunt.high) == (other.low, other.high):
            return
        first = max(self.at[haunt.low], self.at[other.low])
        if first <= min(self.at[haunt.high], self.at[other.high]):
            raise PackError(f"two ghosts' areas overlap at {self.name(self.road[first])}")

    def _check_area(self, haunt: Haunt) -> None:
        """It reaches from one shelter to the next and has at least two tiles (DUN-13)."""
        low, high = self.at[haunt.low], self.at[haunt.high]
        for tile in self.road[low : high + 1]:
            if self.colours[tile] == "yellow":
                raise PackError(f"{self.name(tile)} is a shelter, so it cannot lie in a ghost's area")
        for end, neighbour in ((haunt.low, self.road[low - 1]), (haunt.high, self.road[high + 1])):
            if self.colours[neighbour] != "yellow":
                raise PackError(f"a ghost's area must end beside a shelter, not at {self.name(end)}")
        if low == high:
            raise PackError(f"a ghost's area must have at least two tiles, not only {self.name(haunt.low)}")
