"""The actions of DunkelRunde. Each is created once and compared by identity."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from mypy_extensions import i64

from gloaming.core.actions import Action
from gloaming.core.catalogue import Actions, Domain, counted, numbers, rows
from gloaming.core.state import SEAT_LETTERS
from gloaming.games.dunkelrunde.constants import GHOSTS, MAX_CHILDREN, MAX_TILES, gender, name_of


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


CHILDREN: Final = range(MAX_CHILDREN)
CHILD: Final = Domain(
    [name_of(child) for child in CHILDREN],
    letter=[SEAT_LETTERS[child // 2] for child in CHILDREN],
    child=[gender(child) for child in CHILDREN],
)
TILE: Final = numbers(MAX_TILES)
CATALOGUE: Final = Actions(child=CHILD, tile=TILE, goal=TILE, ghost=counted(GHOSTS))

# By the piece, or the group's tile; then by the tile where it goes.
MOVE_CHILD: Final = rows(CATALOGUE.every(MoveChild, "{child} > {tile}"), MAX_TILES)
MOVE_GROUP: Final = rows(CATALOGUE.every(MoveGroup, "group {tile} > {goal}"), MAX_TILES)
MOVE_GHOST: Final = rows(CATALOGUE.every(MoveGhost, "ghost {ghost} > {tile}"), MAX_TILES)
