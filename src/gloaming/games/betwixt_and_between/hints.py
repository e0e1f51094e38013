"""What Betwixt & Between tells bots: who stands how, and which of many choices are worth a thought."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from gloaming.core.choices import Action
from gloaming.core.game import Hints
from gloaming.games.betwixt_and_between import model as m
from gloaming.games.betwixt_and_between.pieces import CLEARING, DRAFT, OFFERING, SPELL
from gloaming.games.betwixt_and_between.planning import Planner
from gloaming.games.betwixt_and_between.proposing import (
    best_picks,
    least_missed,
    owed_choices,
    turn_choices,
)
from gloaming.games.betwixt_and_between.prospects import Prospect
from gloaming.games.betwixt_and_between.rules import Position

STEEP: Final = 0.2  # how fast a seat's share sinks with the points that it is behind
SOLO: Final = 160.0  # points that would be all of a solo game


class BetwixtAndBetweenHints(Hints[Position]):
    """Points that each seat may expect, made a share; placements near one's way; weaves that are planned.

    Shares sink slowly at the ends: to whoever is far ahead or behind a better choice must still look better.
    """

    def __init__(self) -> None:
        self.planner = Planner()
        self.steep: float = STEEP

    def outlook(self, state: Position) -> list[float]:
        result = state.result
        if result is not None:
            return result.shares if state.seats > 1 else [min(1.0, result.scores[0] / SOLO)]
        points = [Prospect(state, seat, self.planner).expect() for seat in range(state.seats)]
        if state.seats == 1:
            return [min(1.0, max(0.0, points[0] / SOLO))]
        most = max(points)
        weights = [1.0 / (1.0 + self.steep * (most - each)) ** 2 for each in points]
        total = sum(weights)
        return [weight / total for weight in weights]

    def proposals(self, state: Position, seat: int) -> Sequence[Action]:
        listed = state.choices(seat).listed
        if len(listed) == 1:
            return listed
        active = state.turn == seat
        due = state.due() if active else -1
        if due >= SPELL:
            return owed_choices(state, seat, int(due), listed, self.planner)
        if state.weavers >> seat & 1:
            return [self.planner.next_step(state, seat)]
        if active and state.phase == OFFERING:
            return [m.OFFER] if m.OFFER in listed and self.planner.offers(state, seat) else [m.PASS]
        if active and state.phase == CLEARING:
            return least_missed(state, seat, listed)
        if state.phase == DRAFT:
            return best_picks(state, seat, listed, self.planner)
        if m.END in listed or state.steps > 0:
            return turn_choices(state, seat, listed, self.planner)
        return listed
