"""What bots think of a position."""

from __future__ import annotations

from math import exp
from typing import Final

from gloaming.core.evaluation import Evaluation, won
from gloaming.scaffold.template.state import Position

LIGHT_WEIGHT: Final = 4.0  # a guess, to be fitted to the results of games


class LightEvaluation(Evaluation[Position]):
    """A softmax over the seats of their light; glow counts in full, so that bots weigh its loss."""

    def evaluate(self, state: Position) -> list[float]:
        outcome = state.outcome()
        if outcome is not None:
            return won(outcome)
        light = [store + (state.glow if seat == state.turn else 0) for seat, store in enumerate(state.store)]
        weights = [exp(LIGHT_WEIGHT * one / state.goal) for one in light]
        return [weight / sum(weights) for weight in weights]
