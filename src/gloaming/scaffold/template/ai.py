"""What the game tells bots."""

from __future__ import annotations

from math import exp
from typing import Final

from gloaming.core.evaluation import Hints
from gloaming.scaffold.template.state import Position

STEEPNESS: Final = 4.0  # how much a lead is worth: a guess, to be fitted to the results of games


class SixthHints(Hints[Position]):
    """Light made a share; glow counts in full, so that a bot weighs what it would lose."""

    def outlook(self, state: Position) -> list[float]:
        if state.result is not None:
            return state.result.shares
        weights: list[float] = []
        total = 0.0
        for seat in range(state.seats):
            light = state.store[seat] + (state.glow if seat == state.turn else 0)
            weight = exp(STEEPNESS * light / state.goal)
            weights.append(weight)
            total += weight
        return [weight / total for weight in weights]
