"""All actions of DunkelRunde. Each is created once and compared by identity."""

from __future__ import annotations

from typing import Final

from gloaming.core.catalogue import Actions, Domain, counted, numbers, rows
from gloaming.core.state import SEAT_LETTERS
from gloaming.games.dunkelrunde.constants import GHOSTS, MAX_CHILDREN, MAX_TILES, gender, name_of
from gloaming.games.dunkelrunde.rules.child_moves import MoveChild
from gloaming.games.dunkelrunde.rules.ghost_moves import MoveGhost
from gloaming.games.dunkelrunde.rules.group_moves import MoveGroup

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
