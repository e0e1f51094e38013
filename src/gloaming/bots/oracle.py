"""A player that knows the value of every position, where a game is solved."""

from __future__ import annotations

from gloaming.bots.bot import Bot
from gloaming.core.choices import Action
from gloaming.core.dice import Seeded
from gloaming.core.game import AnyGame, Pack, Solvable, State, View


class Oracle(Bot):
    """Takes the choice with the best value under perfect play; of equal ones the first."""

    def __init__(self, game: AnyGame, pack: Pack, solvable: Solvable[State]) -> None:
        super().__init__(game, pack)
        self.solvable = solvable

    def choose(self, view: View, seat: int, dice: Seeded) -> Action:
        state = self.game.imagine(view, dice, self.pack)
        best = -1.0
        chosen: Action | None = None
        for action in state.choices(seat).listed:
            after = state.clone()
            after.apply(seat, action)
            worth = self.solvable.values(after)[seat]
            if worth > best + 1e-12:
                best = worth
                chosen = action
        assert chosen is not None
        return chosen
