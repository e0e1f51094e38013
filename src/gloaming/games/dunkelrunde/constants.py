"""The numbers of the rules, the colours of tiles, and the children.

A tile is its index in the content's list. Child c is the girl (c even) or boy (c odd) of seat c // 2.
"""

from __future__ import annotations

from typing import Final, Literal

from gloaming.core.state import SEAT_LETTERS

MAX_SEATS: Final = 6
MAX_CHILDREN: Final = 2 * MAX_SEATS
GHOSTS: Final = 4
MAX_TILES: Final = 62  # a set of tiles is the bits of one number

CHILD_PIPS: Final = 6
GHOST_PIPS: Final = 8
SLOW_PIPS: Final = 3  # the most pips with which green and brown tiles are passed (DUN-21, DUN-22)

GREY: Final = 0
YELLOW: Final = 1
BLUE: Final = 2
RED: Final = 3
GREEN: Final = 4
BROWN: Final = 5
Colour = Literal["grey", "yellow", "blue", "red", "green", "brown"]
COLOURS: Final[tuple[Colour, ...]] = ("grey", "yellow", "blue", "red", "green", "brown")

Piece = Literal["child", "group", "ghost"]


def name_of(child: int) -> str:
    """The child's name: the letter of its seat and its gender, as in `A girl`."""
    return f"{SEAT_LETTERS[child // 2]} {gender(child)}"


def gender(child: int) -> Literal["girl", "boy"]:
    return "boy" if child % 2 else "girl"
