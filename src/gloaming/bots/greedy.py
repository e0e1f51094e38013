"""A player that looks one step ahead with the game's hints; a soft one is less sure of what it sees."""

from __future__ import annotations

from math import exp
from typing import Final

from gloaming.bots.bot import Bot
from gloaming.bots.evaluator import Judge
from gloaming.core.actions import Action
from gloaming.core.chance import Seeded
from gloaming.core.content import Pack
from gloaming.core.game import AnyGame
from gloaming.core.state import State, View

WORLDS: Final = 8  # imagined for each decision where something is hidden


class Greedy(Bot):
    """Takes the choice with the best expected outlook right after it.

    With softness, a choice that seems worse by so much of a fair share is taken e times less often than the
    best: what is close is confused, gross mistakes are rare. A tremble spoils what asks for a steady hand.
    """

    def __init__(self, game: AnyGame, pack: Pack, softness: float = 0.0, tremble: float = 1.0) -> None:
        super().__init__(game, pack)
        self.judge = Judge(game)
        self.softness = softness
        self.tremble = tremble

    def choose(self, view: View, seat: int, dice: Seeded) -> Action:
        worlds = WORLDS if self.game.hides(view) else 1
        sums: dict[Action, float] = {}
        world = self.game.imagine(view, dice, self.pack)
        for number in range(worlds):
            if number:
                world = self.game.imagine(view, dice, self.pack)
            proposals = self.judge.proposals(world, seat, dice)
            if len(proposals) == 1 and not number:
                return self._done(world, seat, proposals[0], dice)  # nothing to weigh
            for action in proposals:
                sums[action] = sums.get(action, 0.0) + self._worth(world, seat, action, dice)
        return self._done(world, seat, self._taken(sums, float(worlds) / float(world.seats), dice), dice)

    def _taken(self, sums: dict[Action, float], fair: float, dice: Seeded) -> Action:
        """One of the best, or with softness any, the likelier the better it seems."""
        best = max(sums.values())
        if self.softness <= 0.0:
            finest = [action for action, worth in sums.items() if worth >= best - 1e-12]
            return finest[dice.below(len(finest))]
        scale = self.softness * fair
        weights = [exp((worth - best) / scale) for worth in sums.values()]
        left = sum(weights) * dice.unit()
        for action, weight in zip(sums, weights, strict=True):
            left -= weight
            if left < 0.0:
                return action
        return list(sums)[-1]

    def _done(self, world: State, seat: int, action: Action, dice: Seeded) -> Action:
        """The choice as this player carries it out."""
        return self.judge.falter(world, seat, action, self.tremble, dice) if self.tremble > 0.0 else action

    def _worth(self, world: State, seat: int, action: Action, dice: Seeded) -> float:
        after = world.clone()
        after.apply(seat, action)
        return self.judge.expected(after, seat, dice)
