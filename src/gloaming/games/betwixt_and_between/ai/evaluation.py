"""Evaluation of positions, proposals and bot levels."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from typing import Final

from gloaming.core.actions import Action
from gloaming.core.evaluation import Evaluation, won
from gloaming.games.betwixt_and_between import actions as m
from gloaming.games.betwixt_and_between import constants as c
from gloaming.games.betwixt_and_between.ai.expected_points import ExpectedPoints
from gloaming.games.betwixt_and_between.ai.proposals import (
    best_places,
    loose_exchanges,
    nearby_cards,
    turn_actions,
)
from gloaming.games.betwixt_and_between.ai.weave_plan import WeavePlanner
from gloaming.games.betwixt_and_between.rules.position import Position

SHARE_SLOPE: Final = 0.3  # how fast the share grows with points
SOLO_FULL_SCORE: Final = 160.0  # points that count as a share of 1 in solo
LEVEL_RECIPES: Final = (
    "soft:1",
    "soft:0.1",
    "soft:0.03",
    "search:3",
    "search",
)


class BetwixtAndBetweenEvaluation(Evaluation[Position]):
    """Shares from expected points, and proposals that leave out weak placements and weaves."""

    def __init__(self) -> None:
        self.planner = WeavePlanner()
        self.slope: float = SHARE_SLOPE

    def evaluate(self, state: Position) -> list[float]:
        result = state.result
        if result is not None:
            return won(result) if state.seats > 1 else [min(1.0, result.scores[0] / SOLO_FULL_SCORE)]
        points = [ExpectedPoints(state, seat).total() for seat in range(state.seats)]
        if state.seats == 1:
            return [min(1.0, max(0.0, points[0] / SOLO_FULL_SCORE))]
        most = max(points)
        weights = [exp(self.slope * (each - most)) for each in points]
        total = sum(weights)
        return [weight / total for weight in weights]

    def proposals(self, state: Position, seat: int) -> Sequence[Action]:
        listed = state.choices(seat).listed
        if len(listed) == 1:
            return listed
        due = state.next_pending() if state.turn == seat else -1
        if due < 0 and state.spellbinding >> seat & 1:
            return [self.planner.next_step(state, seat)]
        if due in (c.PLACE_CARD, c.PLACE_RESHAPED, c.TURN_REVEALED):
            return best_places(state, seat, listed)
        if due == c.GIVE_GEM:
            return listed[:1]  # gems of one element are equal, and the weave is rearranged afterwards
        if due == c.CHOOSE_EXCHANGE:
            return loose_exchanges(listed)
        if due == c.CHOOSE_RESHAPED:
            return nearby_cards(state, seat, listed)
        if due < 0 and state.phase == c.OFFERING and state.turn == seat:
            return [m.OFFER] if m.OFFER in listed and self.planner.should_offer(state, seat) else [m.PASS]
        if m.END in listed or state.steps > 0:
            return turn_actions(state, seat, listed)
        return listed

    def level_recipes(self) -> Sequence[str]:
        return LEVEL_RECIPES
