"""How far it is to the linden from every tile, and how ghosts reach it: computed once for a board."""

from __future__ import annotations

from typing import Final, final

from gloaming.games.dunkelrunde.actions import CHILD_PIPS, GHOST_PIPS, GREEN, RED, YELLOW
from gloaming.games.dunkelrunde.board import Board

WAIT: Final = 1.5  # turns that a child is held up at a red tile
ROUNDS: Final = 200  # of approximation; a board's longest journey has fewer moves


@final
class Journey:
    """Tables by tile: turns to the linden, turns that a fright costs, and the throws that bring a ghost."""

    def __init__(self, board: Board) -> None:
        self.board = board
        self.turns: list[float] = [0.0] * board.size
        for _ in range(ROUNDS):
            self.turns = [self._expected(tile) for tile in range(board.size)]
        self.lost = [self._lost(tile) for tile in range(board.size)]
        tiles = range(board.size)
        self.reach = [[self._throws(ghost, tile) for tile in tiles] for ghost in tiles]
        self.odds = [bits.bit_count() / GHOST_PIPS for bits in range(1 << GHOST_PIPS)]

    def _expected(self, tile: int) -> float:
        """The turns of a child that walks alone and meets nobody, as far as they are known."""
        if tile == self.board.linden:
            return 0.0
        if self.board.colours[tile] == RED:
            return WAIT + self.turns[self.board.beyond[tile]]
        total = 0.0
        for pips in range(1, CHILD_PIPS + 1):
            goals = self.board.walks[tile][pips]
            total += min([self.turns[goal] for goal in goals], default=self.turns[tile])
        return 1.0 + total / CHILD_PIPS

    def _lost(self, tile: int) -> float:
        if self.board.colours[tile] in (YELLOW, GREEN):
            return 0.0
        return self.turns[self.board.shelter[tile]] - self.turns[tile]

    def _throws(self, ghost: int, tile: int) -> int:
        """The throws of the ghosts' die, as bits, that bring a ghost from one tile to the other."""
        bits = 0
        for pips in range(1, GHOST_PIPS + 1):
            if tile in self.board.prowls[ghost][pips]:
                bits |= 1 << (pips - 1)
        return bits
