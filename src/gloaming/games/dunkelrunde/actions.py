"""DunkelRunde's pieces: the colours of tiles, children and ghosts, the three actions, and the events.

A tile is its index in the pack's list. Child c is the girl (c even) or boy (c odd) of seat c // 2.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal

from mypy_extensions import i64

from gloaming.core.actions import Action
from gloaming.core.state import LETTERS, Event

SEATS: Final = 6
CHILDREN: Final = 2 * SEATS
GHOSTS: Final = 4
TILES: Final = 62  # the most that a pack may have: a set of tiles is the bits of one number

CHILD_PIPS: Final = 6
GHOST_PIPS: Final = 8
CAREFUL: Final = 3  # the most pips for green and brown tiles (DUN-21, DUN-22)

GREY: Final = 0
YELLOW: Final = 1
BLUE: Final = 2
RED: Final = 3
GREEN: Final = 4
BROWN: Final = 5
COLOURS: Final = ("grey", "yellow", "blue", "red", "green", "brown")

Piece = Literal["child", "group", "ghost"]


def name_of(child: int) -> str:
    """A child's name: its seat's letter and what it is, as in `A girl`."""
    return f"{LETTERS[child // 2]} {gender(child)}"


def gender(child: int) -> Literal["girl", "boy"]:
    return "boy" if child % 2 else "girl"


# --- actions: made once, compared by identity ------------------------------------------------------


@dataclass(frozen=True, eq=False)
class MoveChild(Action):
    """The child walks and ends on the tile."""

    child: i64
    tile: i64


@dataclass(frozen=True, eq=False)
class MoveGroup(Action):
    """All children on the tile walk together and end on the goal."""

    tile: i64
    goal: i64


@dataclass(frozen=True, eq=False)
class MoveGhost(Action):
    """The ghost glides and ends on the tile."""

    ghost: i64
    tile: i64


MOVE_CHILD: Final[list[list[MoveChild]]] = [[MoveChild(c, t) for t in range(TILES)] for c in range(CHILDREN)]
MOVE_GROUP: Final[list[list[MoveGroup]]] = [[MoveGroup(t, g) for g in range(TILES)] for t in range(TILES)]
MOVE_GHOST: Final[list[list[MoveGhost]]] = [[MoveGhost(g, t) for t in range(TILES)] for g in range(GHOSTS)]


# --- events ----------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Began(Event):
    """This seat begins."""

    seat: int


@dataclass(frozen=True)
class Turn(Event):
    """The seat's turn begins."""

    seat: int


@dataclass(frozen=True)
class Rolled(Event):
    """Both dice fell."""

    seat: int
    six: int
    eight: int
    double: bool


@dataclass(frozen=True)
class Expired(Event):
    """The seat's double moves nobody: there is no group that can move."""

    seat: int


@dataclass(frozen=True)
class Walked(Event):
    """A child, a group or a ghost took a way; `who` are children's numbers, or the one ghost's."""

    piece: Piece
    who: tuple[int, ...]
    way: tuple[int, ...]  # the tiles from start to end
    place: str  # where the way ends, or nothing if that tile has no name


@dataclass(frozen=True)
class Crossed(Event):
    """Children on a red tile went together to the tile beyond."""

    children: tuple[int, ...]
    to: int
    place: str  # the red tile's


@dataclass(frozen=True)
class Helped(Event):
    """The witch fetched the last child over the river."""

    child: int
    to: int


@dataclass(frozen=True)
class Frightened(Event):
    """A ghost came upon a child alone, and it ran back to a shelter."""

    child: int
    from_tile: int
    to: int
    place: str  # the shelter's


@dataclass(frozen=True)
class Broken(Event):
    """A girl and a boy are at the linden: the curse is broken, and these seats have won."""

    winners: tuple[int, ...]
