"""A perfect player for solved games."""

from __future__ import annotations

from typing import Final

from gloaming.bots.greedy import Greedy
from gloaming.core.actions import Action
from gloaming.core.chance import Seeded
from gloaming.core.content import Content
from gloaming.core.evaluation import Solvable
from gloaming.core.game import AnyGame
from gloaming.core.state import State, View

TOLERANCE: Final = 1e-12


class Oracle(Greedy):
    """Takes the action with the best value under perfect play; among equal ones the greedy choice.

    That keeps it from putting off a certain win.
    """

    def __init__(self, game: AnyGame, content: Content, solvable: Solvable[State]) -> None:
        super().__init__(game, content)
        self.solvable = solvable

    def choose(self, view: View, seat: int, dice: Seeded) -> Action:
        state = self.game.imagine(view, dice, self.content)
        best = -1.0
        finest: list[Action] = []
        for action in state.choices(seat).listed:
            after = state.clone()
            after.apply(seat, action)
            value = self.solvable.values(after)[seat]
            if value > best + TOLERANCE:
                best, finest = value, []
            if value >= best - TOLERANCE:
                finest.append(action)
        return self._best_looking(state, seat, finest, dice) if len(finest) > 1 else finest[0]

    def _best_looking(self, state: State, seat: int, finest: list[Action], dice: Seeded) -> Action:
        worths = [self._value(state, seat, action, dice) for action in finest]
        return finest[worths.index(max(worths))]
