"""The evaluation function and the levels of the bots."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from typing import Final

from mypy_extensions import i64

from gloaming.core.actions import Action
from gloaming.core.evaluation import Evaluation
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
    """A softmax over the seats of the turns that their children need, with the risk of ghosts."""

    def __init__(self) -> None:
        self.tables: DistanceTables | None = None
        self.nearest_weight: float = NEAREST_WEIGHT
        self.sum_weight: float = SUM_WEIGHT
        self.fright_rate: float = FRIGHT_RATE

    def evaluate(self, state: Position) -> list[float]:
        result = state.result
        if result is not None:
            return result.shares
        tables = self._tables(state)
        weights: list[float] = []
        total = 0.0
        for seat in range(state.seats):
            girl = self._turns(state, tables, 2 * seat)
            boy = self._turns(state, tables, 2 * seat + 1)
            weight = exp(-self.nearest_weight * min(girl, boy) - self.sum_weight * (girl + boy))
            weights.append(weight)
            total += weight
        return [weight / total for weight in weights]

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
