"""The evaluation function of the bots."""

from __future__ import annotations

from math import exp
from typing import Final

from gloaming.core.evaluation import Evaluation
from gloaming.core.payoff import won
from gloaming.scaffold.template.rules.position import Position

LIGHT_WEIGHT: Final = 4.0  # a guess, to be fitted to the results of games


class SixthEvaluation(Evaluation[Position]):
    """A softmax over the seats of their light; glow counts in full, so that bots weigh its loss."""

    def evaluate(self, state: Position) -> list[float]:
        if state.result is not None:
            return won(state.result)
        weights: list[float] = []
        total = 0.0
        for seat in range(state.seats):
            light = state.store[seat] + (state.glow if seat == state.turn else 0)
            weight = exp(LIGHT_WEIGHT * light / state.goal)
            weights.append(weight)
            total += weight
        return [weight / total for weight in weights]
