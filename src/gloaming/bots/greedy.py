"""A one-ply player with a softmax temperature."""

from __future__ import annotations

from math import exp
from typing import Final

from gloaming.bots.bot import Bot
from gloaming.bots.evaluator import Evaluator
from gloaming.core.actions import Action
from gloaming.core.chance import Seeded
from gloaming.core.content import Content
from gloaming.core.evaluation import Payoff, won
from gloaming.core.game import AnyGame
from gloaming.core.state import State, View

MIN_UNIT: Final = 1e-3  # of an average chance
HIDDEN_SAMPLES: Final = 8  # determinizations for each decision with hidden information


class Greedy(Bot):
    """Takes the action with the best expected value right after it.

    With a temperature actions are sampled by softmax over their values, in units of an average chance:
    close actions are confused, large mistakes are rare. `noise` makes continuous actions less exact.
    """

    def __init__(
        self,
        game: AnyGame,
        content: Content,
        softness: float = 0.0,
        tremble: float = 1.0,
        payoff: Payoff = won,
    ) -> None:
        super().__init__(game, content)
        self.evaluator = Evaluator(game, payoff)
        self.temperature = softness
        self.noise = tremble

    def choose(self, view: View, seat: int, dice: Seeded) -> Action:
        worlds = HIDDEN_SAMPLES if self.game.hides_information(view) else 1
        sums: dict[Action, float] = {}
        world = self.game.imagine(view, dice, self.content)
        for number in range(worlds):
            if number:
                world = self.game.imagine(view, dice, self.content)
            proposals = self.evaluator.proposals(world, seat, dice)
            if len(proposals) == 1 and not number:
                return self._carried_out(world, seat, proposals[0], dice)  # nothing to compare
            for action in proposals:
                sums[action] = sums.get(action, 0.0) + self._value(world, seat, action, dice)
        unit = self._unit(world) * float(worlds) if self.temperature > 0.0 else 0.0
        return self._carried_out(world, seat, self._sample(sums, unit, dice), dice)

    def _unit(self, world: State) -> float:
        """The average chance of the seats to win; there may be several winners."""
        evaluation = self.evaluator.evaluation
        if evaluation is None or world.seats == 1:
            return 1.0 / float(world.seats)
        return max(MIN_UNIT, sum(evaluation.evaluate(world)) / float(world.seats))

    def _sample(self, sums: dict[Action, float], unit: float, dice: Seeded) -> Action:
        """One of the best actions or, with a temperature, a sample by softmax."""
        best = max(sums.values())
        if self.temperature <= 0.0:
            finest = [action for action, worth in sums.items() if worth >= best - 1e-12]
            return finest[dice.below(len(finest))]
        scale = self.temperature * unit
        weights = [exp((worth - best) / scale) for worth in sums.values()]
        left = sum(weights) * dice.unit()
        for action, weight in zip(sums, weights, strict=True):
            left -= weight
            if left < 0.0:
                return action
        return list(sums)[-1]

    def _carried_out(self, world: State, seat: int, action: Action, dice: Seeded) -> Action:
        """The action with this player's noise."""
        return (
            self.evaluator.noisy_action(world, seat, action, self.noise, dice) if self.noise > 0.0 else action
        )

    def _value(self, world: State, seat: int, action: Action, dice: Seeded) -> float:
        after = world.clone()
        after.apply(seat, action)
        return self.evaluator.expected_value(after, seat, dice)
