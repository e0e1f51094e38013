"""The evaluation function and the levels of the bots."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from typing import Final, final

from mypy_extensions import i64

from gloaming.core.actions import Action
from gloaming.core.evaluation import Evaluation, won
from gloaming.games.illuminated.ai.proposals import propose
from gloaming.games.illuminated.constants import MAX_ENTITIES
from gloaming.games.illuminated.rules.position import Position


@final
class Weights:
    """What adds to the logarithm of a player's odds; each list is indexed by rung except the last.

    `entity` counts for each Entity. The others count once: `highest`, `control` (of the Shadow), `one_action`
    and `two_actions` (left in the player's turn) by the rung of the player's highest Entity, `wait` by the
    number of turns until the player's own if that Entity is high.
    """

    def __init__(
        self,
        entity: list[float],
        highest: list[float],
        control: list[float],
        one_action: list[float],
        two_actions: list[float],
        wait: list[float],
    ) -> None:
        self.entity = entity
        self.highest = highest
        self.control = control
        self.one_action = one_action
        self.two_actions = two_actions
        self.wait = wait


# Fitted by tools/tuning/illuminated_weights.py to the exact values of 40,000 positions for two players with
# four Entities each, from games of weak and strong players. Deep in the Shadow is better than just below the
# Light, because of the control. One Entity at 4 is easily brought down, two are not.
TWO_PLAYERS: Final = Weights(
    [0.0, -0.06, -0.13, -0.255, -0.32, -0.32, -0.19, -0.105, 0.115, 0.76, 0.35, 9.0],
    [0.12, 0.12, 0.12, 0.12, 0.12, 0.12, 0.12, 0.12, -0.01, -0.46, 0.35, 0.0],
    [0.04, 0.04, 0.04, 0.04, 0.04, 0.04, 0.04, 0.04, 0.1, 0.2, 0.36, 0.0],
    [-0.035, -0.035, -0.035, -0.035, -0.035, -0.035, 0.0, 0.0, 0.015, 0.03, 0.13, 0.0],
    [0.05, 0.05, 0.05, 0.05, 0.05, 0.05, 0.1, 0.11, 0.16, 0.23, 0.36, 0.0],
    [0.0, 0.0],
)
# Fitted to the winners of 3,200 games of three to six softmax players, most of which used an earlier fit.
# With many players each leaves it to the others to lower a high Entity, so high ones count for more.
MORE_PLAYERS: Final = Weights(
    [-0.32, -0.43, -0.41, -0.37, -0.43, -0.36, -0.18, 0.0, 0.32, 1.03, 1.0, 9.0],
    [0.0, 0.19, 0.15, -0.09, -0.11, -0.16, -0.1, 0.06, -0.04, -0.07, 1.0, 0.0],
    [-0.02, 0.01, -0.01, -0.22, -0.1, -0.04, 0.27, 0.57, 0.62, 0.58, 0.57, 0.0],
    [-0.04, -0.01, -0.01, -0.03, -0.06, -0.07, -0.01, -0.06, 0.07, 0.0, 0.06, 0.0],
    [0.02, 0.04, 0.04, 0.04, 0.03, 0.04, 0.19, 0.26, 0.27, 0.32, 0.38, 0.0],
    [0.19, 0.38, 0.21, 0.13, 0.08, 0.03],
)

LEVEL_RECIPES: Final = ("soft:0.5", "soft:0.2", "soft:0.1", "soft:0.05", "search")  # values differ by little
HIGH: Final = 8  # value 3 in the Light


class IlluminatedEvaluation(Evaluation[Position]):
    """A softmax over the seats of the weights of their Entities."""

    def evaluate(self, state: Position) -> list[float]:
        result = state.result
        if result is not None:
            return won(result)
        weights = TWO_PLAYERS if state.seats == len(TWO_PLAYERS.wait) else MORE_PLAYERS
        odds: list[float] = []
        total = 0.0
        for seat in range(state.seats):
            score = 0.0
            highest: i64 = 0
            for entity in range(seat * MAX_ENTITIES, seat * MAX_ENTITIES + state.each):
                rung: i64 = state.rungs[entity]
                score += weights.entity[rung]
                if rung > highest:
                    highest = rung
            score += weights.highest[highest]
            if highest >= HIGH:
                score += weights.wait[(seat - state.turn) % state.seats]
            if seat == state.control:
                score += weights.control[highest]
            if seat == state.turn and state.actions > 0:
                score += weights.one_action[highest] if state.actions == 1 else weights.two_actions[highest]
            seat_odds = exp(score)
            odds.append(seat_odds)
            total += seat_odds
        return [seat_odds / total for seat_odds in odds]

    def proposals(self, state: Position, seat: int) -> Sequence[Action]:
        return propose(state, seat)

    def level_recipes(self) -> Sequence[str]:
        return LEVEL_RECIPES
