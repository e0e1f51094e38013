"""A board as the table draws it; a tile is its number in the list."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypedDict

from gloaming.core.codec import Plain, items, mapping, number
from gloaming.games.dunkelrunde import board as boards
from gloaming.games.dunkelrunde.constants import COLOURS, Colour


class Tile(TypedDict):
    """A tile of the board, which is a disc of radius 500 around 0, 0."""

    colour: Colour
    place: str  # empty if it has no name
    x: float
    y: float


class Area(TypedDict):
    """The first and the last place on the road that a ghost goes to."""

    first: int
    last: int


class Board(TypedDict):
    """The board from the village to the linden."""

    tiles: list[Tile]
    road: list[int]
    paths: list[list[int]]  # each from the tile that it leaves to the tile that it joins
    areas: list[Area]  # of the ghosts
    rank: list[int]  # the place of each tile on the road, or -1
    ahead: list[int]  # the tiles from each to the linden, along its own road or path


def shown(board: boards.Board, content: Mapping[str, Plain]) -> Board:
    entries = [mapping(entry, "tiles") for entry in items(content["tiles"], "tiles")]
    rank = [board.road.index(tile) if tile in board.road else -1 for tile in range(board.size)]
    ahead = [len(board.road) - 1 - place for place in rank]
    for path in board.paths:
        for left, tile in enumerate(reversed(path.tiles), 1):
            ahead[tile] = ahead[path.joins] + left
    return {
        "tiles": [
            {
                "colour": COLOURS[board.colours[tile]],
                "place": board.places[tile],
                "x": number(entry["x"], "x"),
                "y": number(entry["y"], "y"),
            }
            for tile, entry in enumerate(entries)
        ],
        "road": board.road,
        "paths": [[path.leaves, *path.tiles, path.joins] for path in board.paths],
        "areas": [{"first": rank[area.low], "last": rank[area.high]} for area in board.ghost_areas],
        "rank": rank,
        "ahead": ahead,
    }
