"""The fields of a position."""

from __future__ import annotations

from typing import Final, Literal

from mypy_extensions import i64

from gloaming.core.actions import Choices
from gloaming.core.fields import Derived, Shared
from gloaming.core.state import Outcome, State
from gloaming.games.dunkelrunde.board import Board
from gloaming.games.dunkelrunde.constants import GHOSTS
from gloaming.games.dunkelrunde.content.types import board_of

FIRST: Final = 0  # the first player is drawn
ROLL: Final = 1
MOVE: Final = 2
OVER: Final = 3

Phase = Literal["first", "roll", "move", "over"]
PHASES: Final[tuple[Phase, ...]] = ("first", "roll", "move", "over")


class DunkelrundeState(State):
    """The pieces on the board, the dice, and whose turn it is."""

    children: list[int]
    ghosts: list[int]
    phase: i64 = FIRST
    turn: i64 = -1
    six: i64 = 0  # the children's die; 0 until it is rolled
    eight: i64 = 0  # the ghosts' die
    child_moved: bool = False
    ghost_moved: bool = False
    rolls: i64 = 0  # of both dice, so far
    result: Outcome | None = None
    board: Shared[Board]
    offered: Derived[Choices | None] = None  # the choices in this position, once they are listed

    def derive(self) -> None:
        self.board = board_of(self.content)

    @property
    def double(self) -> bool:
        return self.six > 0 and self.six == self.eight

    def ghost_bits(self) -> i64:
        """The set of tiles with ghosts."""
        tiles: i64 = 0
        one = self.board.one
        for ghost in range(GHOSTS):
            at: i64 = self.ghosts[ghost]
            tiles |= one << at
        return tiles

    def has_ghost(self, tile: i64) -> bool:
        return self.ghost_bits() >> tile & 1 == 1

    def count_children(self, tile: i64) -> i64:
        """How many children stand on the tile."""
        count: i64 = 0
        for child in range(i64(len(self.children))):
            if self.children[child] == tile:
                count += 1
        return count

    def children_on(self, tile: int) -> list[int]:
        return [child for child, at in enumerate(self.children) if at == tile]

    def last_before_river(self, child: i64) -> bool:
        """Whether every other child is past the river (DUN-19)."""
        for other in range(i64(len(self.children))):
            if other != child and not self.board.past_river[self.children[other]]:
                return False
        return True
