"""The actions of DunkelRunde. Each is created once and compared by identity."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from mypy_extensions import i64

from gloaming.core.actions import Action
from gloaming.games.dunkelrunde.constants import GHOSTS, MAX_CHILDREN, MAX_TILES


@dataclass(frozen=True, eq=False)
class MoveChild(Action):
    """Move the child to the tile."""

    child: i64
    tile: i64


@dataclass(frozen=True, eq=False)
class MoveGroup(Action):
    """Move all children on the tile together to the goal."""

    tile: i64
    goal: i64


@dataclass(frozen=True, eq=False)
class MoveGhost(Action):
    """Move the ghost to the tile."""

    ghost: i64
    tile: i64


_tiles: Final = range(MAX_TILES)
MOVE_CHILD: Final[list[list[MoveChild]]] = [[MoveChild(c, t) for t in _tiles] for c in range(MAX_CHILDREN)]
MOVE_GROUP: Final[list[list[MoveGroup]]] = [[MoveGroup(t, g) for g in _tiles] for t in _tiles]
MOVE_GHOST: Final[list[list[MoveGhost]]] = [[MoveGhost(g, t) for t in _tiles] for g in range(GHOSTS)]
