"""What DunkelRunde tells bots."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from typing import Final

from mypy_extensions import i64

from gloaming.core.actions import Action
from gloaming.core.evaluation import Hints
from gloaming.games.dunkelrunde.actions import GHOSTS, MoveChild, MoveGhost
from gloaming.games.dunkelrunde.ai.distance_tables import Journey
from gloaming.games.dunkelrunde.rules.position import Position

# Guessed, then the steepness picked from five by short matches of search against greedy; none is fitted.
FIRST_HOME: Final = 1.2  # for each turn until a player's nearest child is at the linden
BOTH_HOME: Final = 0.8  # for each turn until both are
LADDER: Final = ("soft:1", "soft:0.2", "soft:0.02", "soft:0.001", "search")  # most choices are close
FEAR: Final = 0.7  # how often a ghost that can reach a lone child does


class DunkelrundeHints(Hints[Position]):
    """How long each player's children have still to walk, and what ghosts may undo, made a share."""

    def __init__(self) -> None:
        self.journey: Journey | None = None
        self.first_home: float = FIRST_HOME
        self.both_home: float = BOTH_HOME
        self.fear: float = FEAR

    def outlook(self, state: Position) -> list[float]:
        result = state.result
        if result is not None:
            return result.shares
        journey = self._journey(state)
        weights: list[float] = []
        total = 0.0
        for seat in range(state.seats):
            girl = self._turns(state, journey, 2 * seat)
            boy = self._turns(state, journey, 2 * seat + 1)
            weight = exp(-self.first_home * min(girl, boy) - self.both_home * (girl + boy))
            weights.append(weight)
            total += weight
        return [weight / total for weight in weights]

    def proposals(self, state: Position, seat: int) -> Sequence[Action]:
        """A child's move first, unless a ghost must make way for it: the order seldom matters otherwise."""
        listed = state.choices(seat).listed
        if not isinstance(listed[0], MoveChild):  # then there is no choice of order
            return listed
        return [
            action for action in listed if not isinstance(action, MoveGhost) or _in_the_way(state, action)
        ]

    def ladder(self) -> Sequence[str]:
        return LADDER

    def _journey(self, state: Position) -> Journey:
        journey = self.journey
        if journey is None or journey.board is not state.board:
            journey = self.journey = Journey(state.board)
        return journey

    def _turns(self, state: Position, journey: Journey, child: i64) -> float:
        """The turns that the child has still to walk, with what a fright would add."""
        tile: i64 = state.children[child]
        turns = journey.turns[tile]
        lost = journey.lost[tile]
        if lost <= 0.0 or state.crowd(tile) > 1:
            return turns
        throws: i64 = 0
        for ghost in range(GHOSTS):
            throws |= journey.reach[state.ghosts[ghost]][tile]
        return turns + self.fear * journey.odds[throws] * lost


def _in_the_way(state: Position, action: MoveGhost) -> bool:
    """Whether the ghost stands where one of the mover's children is, or could go with this roll."""
    at = state.ghosts[action.ghost]
    girl, boy = state.children[2 * state.turn], state.children[2 * state.turn + 1]
    if at in (girl, boy):
        return True
    walks = state.board.walks
    return at in walks[girl][state.six] or at in walks[boy][state.six]
