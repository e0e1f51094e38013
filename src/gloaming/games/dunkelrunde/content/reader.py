"""Reads a board from TOML, and refuses one that is not playable."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping, Sequence
from typing import Final, final

from gloaming.core.codec import Plain
from gloaming.games.dunkelrunde.board import Board, GhostArea, HiddenPath
from gloaming.games.dunkelrunde.constants import COLOURS, GHOSTS, MAX_TILES
from gloaming.games.dunkelrunde.content.checks import PATHS, PLACES, ContentChecks
from gloaming.games.dunkelrunde.content.types import BoardContent, ContentError

RADIUS: Final = 500
PIECES: Final = 7


def read_content(text: str) -> BoardContent:
    """The content in this TOML text."""
    try:
        content: dict[str, Plain] = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise ContentError(f"the pack is not TOML: {error}") from None
    return BoardContent(content, Reader(content).board())


@final
class Reader:
    """Reads the parts of the content; they refer to tiles by id."""

    def __init__(self, content: Mapping[str, Plain]) -> None:
        self.content = content
        self.ids: list[str] = []
        self.colours: list[str] = []
        self.places: list[str] = []
        for entry in entries(content, "tiles"):
            self._read_tile(entry)
        if not 0 < len(self.ids) <= MAX_TILES:
            raise ContentError(f"a board has 1 to {MAX_TILES} tiles, not {len(self.ids)}")

    def board(self) -> Board:
        road = [self.tile(id, "the road") for id in texts(self.content, "road", "the pack")]
        checks = ContentChecks(self.ids, self.colours, self.places, road)
        checks.check_road()
        paths = [self._read_path(entry) for entry in entries(self.content, "paths")]
        checks.check_paths(paths)
        areas = [self._read_area(entry) for entry in entries(self.content, "ghosts")]
        if len(areas) != GHOSTS:
            raise ContentError(f"there must be {GHOSTS} ghosts, not {len(areas)}")
        checks.check_ghost_areas(areas)
        return Board([COLOURS.index(colour) for colour in self.colours], self.places, road, paths, areas)

    def tile(self, id: str, by: str) -> int:
        """The index of the tile with this id; `by` names what refers to it."""
        if id not in self.ids:
            raise ContentError(f"{by} names the tile {id!r}, which is not on the board")
        return self.ids.index(id)

    def _read_tile(self, entry: Mapping[str, Plain]) -> None:
        id = text(entry, "id", "a tile")
        owner = f"the tile {id!r}"
        if id in self.ids:
            raise ContentError(f"{owner} stands twice in the list of tiles")
        colour, place = text(entry, "colour", owner), text(entry, "place", owner)
        if colour not in COLOURS:
            raise ContentError(f"{owner} must be {', '.join(COLOURS)}, not {colour!r}")
        if place and place not in PLACES and place not in PATHS:
            raise ContentError(f"{owner} lies at {place!r}, which is no place of this land")
        piece = entry.get("piece")
        if not isinstance(piece, int) or not 1 <= piece <= PIECES:
            raise ContentError(f"{owner} must lie on a piece from 1 to {PIECES}, not {piece!r}")
        x, y = number(entry, "x", owner), number(entry, "y", owner)
        if x * x + y * y > RADIUS * RADIUS:
            raise ContentError(f"{owner} lies outside the round board of radius {RADIUS}")
        self.ids.append(id)
        self.colours.append(colour)
        self.places.append(place)

    def _read_path(self, entry: Mapping[str, Plain]) -> HiddenPath:
        id = text(entry, "id", "a path")
        owner = f"the path {id!r}"
        if id not in PATHS:
            raise ContentError(f"{owner} must be one of {', '.join(PATHS)}")
        leaves = self.tile(text(entry, "leaves", owner), owner)
        joins = self.tile(text(entry, "joins", owner), owner)
        return HiddenPath(leaves, joins, tuple(self.tile(t, owner) for t in texts(entry, "tiles", owner)))

    def _read_area(self, entry: Mapping[str, Plain]) -> GhostArea:
        owner = text(entry, "id", "a ghost")
        start, low, high = (self.tile(text(entry, key, owner), owner) for key in ("start", "from", "to"))
        return GhostArea(start, low, high)


# --- fields of an entry ------------------------------------------------------------------------


def entries(content: Mapping[str, Plain], key: str) -> list[Mapping[str, Plain]]:
    found = content.get(key)
    if not isinstance(found, list) or not all(isinstance(entry, dict) for entry in found):
        raise ContentError(f"the pack must have a list of {key}")
    return [entry for entry in found if isinstance(entry, dict)]


def text(entry: Mapping[str, Plain], key: str, owner: str) -> str:
    found = entry.get(key)
    if not isinstance(found, str):
        raise ContentError(f"{owner} must have a text as {key}, not {found!r}")
    return found


def texts(entry: Mapping[str, Plain], key: str, owner: str) -> Sequence[str]:
    found = entry.get(key)
    if not isinstance(found, list) or not all(isinstance(each, str) for each in found):
        raise ContentError(f"{owner} must have a list of tiles as {key}, not {found!r}")
    return [each for each in found if isinstance(each, str)]


def number(entry: Mapping[str, Plain], key: str, owner: str) -> float:
    found = entry.get(key)
    if isinstance(found, bool) or not isinstance(found, int | float):
        raise ContentError(f"{owner} must have a number as {key}, not {found!r}")
    return float(found)
