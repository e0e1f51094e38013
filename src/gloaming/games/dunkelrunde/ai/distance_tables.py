"""Precomputed distances to the linden and the reach of ghosts."""

from __future__ import annotations

from typing import Final, final

from gloaming.games.dunkelrunde.board import Board
from gloaming.games.dunkelrunde.constants import CHILD_PIPS, GHOST_PIPS, GREEN, RED, YELLOW

RED_TURNS: Final = 1.5  # turns that a child waits on a red tile
ITERATIONS: Final = 200  # more than the moves on the longest way of any board


@final
class DistanceTables:
    """By tile: expected turns to the linden, turns that a fright costs, and the rolls that bring a ghost."""

    def __init__(self, board: Board) -> None:
        self.board = board
        self.turns: list[float] = [0.0] * board.size
        for _ in range(ITERATIONS):
            self.turns = [self._expected_turns(tile) for tile in range(board.size)]
        self.lost_turns = [self._lost_turns(tile) for tile in range(board.size)]
        tiles = range(board.size)
        self.ghost_rolls = [[self._ghost_rolls(ghost, tile) for tile in tiles] for ghost in tiles]
        self.odds = [rolls.bit_count() / GHOST_PIPS for rolls in range(1 << GHOST_PIPS)]  # of a set of rolls

    def _expected_turns(self, tile: int) -> float:
        """One step of value iteration for a child that walks alone and meets nobody."""
        if tile == self.board.linden:
            return 0.0
        if self.board.colours[tile] == RED:
            return RED_TURNS + self.turns[self.board.tile_beyond[tile]]
        total = 0.0
        for pips in range(1, CHILD_PIPS + 1):
            goals = self.board.child_goals[tile][pips]
            total += min([self.turns[goal] for goal in goals], default=self.turns[tile])
        return 1.0 + total / CHILD_PIPS

    def _lost_turns(self, tile: int) -> float:
        if self.board.colours[tile] in (YELLOW, GREEN):
            return 0.0
        return self.turns[self.board.shelter_of[tile]] - self.turns[tile]

    def _ghost_rolls(self, ghost: int, tile: int) -> int:
        """The rolls, as bits, that bring a ghost from one tile to the other."""
        rolls = 0
        for pips in range(1, GHOST_PIPS + 1):
            if tile in self.board.ghost_goals[ghost][pips]:
                rolls |= 1 << (pips - 1)
        return rolls
