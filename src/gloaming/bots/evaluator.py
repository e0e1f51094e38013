"""Leaf evaluation: by the game's own evaluation where it has one, else by random playouts."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from gloaming.bots.playout import play_out
from gloaming.core.actions import Action
from gloaming.core.chance import Seeded
from gloaming.core.evaluation import Evaluation, Payoff, unfinished, won
from gloaming.core.game import AnyGame
from gloaming.core.state import State

MAX_BRANCHES: Final = 64  # chance results that are enumerated; of more, as many are sampled
RANGE_SAMPLES: Final = 16  # samples of each range where a game makes no proposals
MAX_PLAYOUT_DECISIONS: Final = 2_000  # a longer playout counts as a draw


class Evaluator:
    """Evaluates positions and lists the actions to consider."""

    def __init__(self, game: AnyGame, payoff: Payoff = won) -> None:
        self.evaluation: Evaluation[State] | None = game.evaluation
        self.payoff: Payoff = payoff
        self.static = payoff is won  # which is what evaluations estimate

    def evaluate(self, state: State, dice: Seeded) -> list[float]:
        """Each seat's payoff, exact or estimated; the state may be changed by a playout."""
        evaluation = self.evaluation
        if evaluation is not None and self.static:
            outcome = state.outcome() if state.seats > 1 else None
            # Alone the evaluation tells what an outcome is worth.
            return self.payoff(outcome) if outcome is not None else evaluation.evaluate(state)
        play_out(state, dice, MAX_PLAYOUT_DECISIONS)
        return self.payoff(state.outcome() or unfinished(state))

    def expected_value(self, state: State, seat: int, dice: Seeded, branches: int = MAX_BRANCHES) -> float:
        """The seat's expected payoff over all chance results before the next decision."""
        faces = state.faces()
        if faces == 0:
            return self.evaluate(state, dice)[seat]
        listed = list(range(faces)) if faces <= branches else [dice.below(faces) for _ in range(branches)]
        total = 0.0
        for face in listed:
            after = state.clone()
            after.settle(face)
            total += self.expected_value(after, seat, dice, max(1, branches // len(listed)))
        return total / len(listed)

    def proposals(self, state: State, seat: int, dice: Seeded) -> Sequence[Action]:
        """The actions to consider; ranges are sampled unless the game proposes actions."""
        if self.evaluation is not None:
            return self.evaluation.proposals(state, seat)
        choices = state.choices(seat)
        if not choices.ranges:
            return choices.listed
        tries = [span.sample(dice) for span in choices.ranges for _ in range(RANGE_SAMPLES)]
        return choices.listed + [action for action in tries if action is not None]

    def nearby_action(self, state: State, seat: int, action: Action, dice: Seeded) -> Action | None:
        """An action close to this one, where actions are continuous."""
        return (
            self.evaluation.nearby_action(state, seat, action, dice) if self.evaluation is not None else None
        )

    def noisy_action(self, state: State, seat: int, action: Action, tremble: float, dice: Seeded) -> Action:
        """The action as a weaker player carries it out."""
        return (
            self.evaluation.noisy_action(state, seat, action, tremble, dice)
            if self.evaluation is not None
            else action
        )
