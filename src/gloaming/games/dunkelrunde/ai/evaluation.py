"""The evaluation function and the levels of the bots."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from typing import Final

from mypy_extensions import i64

from gloaming.core.actions import Action
from gloaming.core.evaluation import Evaluation, won
from gloaming.games.dunkelrunde.ai.distance_tables import DistanceTables
from gloaming.games.dunkelrunde.ai.proposals import propose
from gloaming.games.dunkelrunde.constants import GHOSTS
from gloaming.games.dunkelrunde.rules.position import Position

# Guessed, then their scale chosen from five by short matches of search against greedy; none is fitted.
NEAREST_WEIGHT: Final = 1.2  # of a turn until the player's nearest child is at the linden
SUM_WEIGHT: Final = 0.8  # of a turn of either child
FRIGHT_RATE: Final = 0.7  # how often a ghost that can reach a single child does so

LEVEL_RECIPES: Final = ("soft:1", "soft:0.2", "soft:0.02", "soft:0.001", "search")  # values differ by little


class DunkelrundeEvaluation(Evaluation[Position]):
    """Chances to win from a softmax over all pairs of a girl and a boy: which of them breaks the curse.

    A pair counts by the turns that its children need, with the risk of ghosts. Its players win, and if they
    are two, everybody with a child at the linden wins with them (DUN-03, DUN-05).
    """

    def __init__(self) -> None:
        self.tables: DistanceTables | None = None
        self.nearest_weight: float = NEAREST_WEIGHT
        self.sum_weight: float = SUM_WEIGHT
        self.fright_rate: float = FRIGHT_RATE

    def evaluate(self, state: Position) -> list[float]:
        result = state.result
        if result is not None:
            return won(result)
        tables = self._tables(state)
        both: list[float] = []  # by child: what its turns count in a pair
        nearest: list[float] = []  # and what they count in addition if they are fewer
        for child in range(2 * state.seats):
            turns = self._turns(state, tables, child)
            both.append(exp(-self.sum_weight * turns))
            nearest.append(exp(-self.nearest_weight * turns))
        chances = [0.0] * state.seats
        total = 0.0
        together = 0.0
        for girl in range(0, 2 * state.seats, 2):
            for boy in range(1, 2 * state.seats, 2):
                weight = both[girl] * both[boy] * max(nearest[girl], nearest[boy])
                total += weight
                chances[girl >> 1] += weight
                if girl >> 1 != boy >> 1:
                    chances[boy >> 1] += weight
                    together += weight
        for seat in range(state.seats):
            if state.board.linden in (state.children[2 * seat], state.children[2 * seat + 1]):
                own = both[2 * seat] * both[2 * seat + 1] * max(nearest[2 * seat], nearest[2 * seat + 1])
                chances[seat] = together + own
        return [chance / total for chance in chances]

    def proposals(self, state: Position, seat: int) -> Sequence[Action]:
        return propose(state, seat)

    def level_recipes(self) -> Sequence[str]:
        return LEVEL_RECIPES

    def _tables(self, state: Position) -> DistanceTables:
        tables = self.tables
        if tables is None or tables.board is not state.board:
            tables = self.tables = DistanceTables(state.board)
        return tables

    def _turns(self, state: Position, tables: DistanceTables, child: i64) -> float:
        """The expected turns of the child to the linden, with the risk of a fright."""
        tile: i64 = state.children[child]
        turns = tables.turns[tile]
        lost = tables.lost_turns[tile]
        if lost <= 0.0 or state.count_children(tile) > 1:
            return turns
        rolls: i64 = 0
        for ghost in range(GHOSTS):
            rolls |= tables.ghost_rolls[state.ghosts[ghost]][tile]
        return turns + self.fright_rate * tables.odds[rolls] * lost
