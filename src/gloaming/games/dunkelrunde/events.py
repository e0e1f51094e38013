"""The events of DunkelRunde."""

from __future__ import annotations

from dataclasses import dataclass

from gloaming.core.state import Event
from gloaming.games.dunkelrunde.constants import Piece


@dataclass(frozen=True)
class Began(Event):
    """The seat has the first turn."""

    seat: int


@dataclass(frozen=True)
class Turn(Event):
    """The seat's turn begins."""

    seat: int


@dataclass(frozen=True)
class Rolled(Event):
    """Both dice were rolled."""

    seat: int
    six: int
    eight: int
    double: bool


@dataclass(frozen=True)
class Expired(Event):
    """The seat's double has no effect: no group can move."""

    seat: int


@dataclass(frozen=True)
class Walked(Event):
    """A child, a group or a ghost moved; `who` are the numbers of the children, or of the ghost."""

    piece: Piece
    who: tuple[int, ...]
    way: tuple[int, ...]  # the tiles from start to end
    place: str  # of the last tile; empty if it has no name


@dataclass(frozen=True)
class Crossed(Event):
    """Children on a red tile crossed it together to the tile beyond."""

    children: tuple[int, ...]
    to: int
    place: str  # of the red tile


@dataclass(frozen=True)
class Helped(Event):
    """The witch took the last child across the river."""

    child: int
    to: int


@dataclass(frozen=True)
class Frightened(Event):
    """A ghost met a single child, which ran back to a shelter."""

    child: int
    from_tile: int
    to: int
    place: str  # of the shelter


@dataclass(frozen=True)
class Broken(Event):
    """A girl and a boy are at the linden: the curse is broken and these seats have won."""

    winners: tuple[int, ...]
