"""Values of positions and actions for every seat, by search, with standard errors."""

from __future__ import annotations

from math import sqrt
from time import perf_counter
from typing import Final, final

from mypy_extensions import i64

from gloaming.bots.evaluator import Evaluator
from gloaming.bots.search import NO_LIMIT, Search
from gloaming.bots.tree import Node, most_visited
from gloaming.core.actions import Action
from gloaming.core.chance import Seeded
from gloaming.core.content import Content
from gloaming.core.game import AnyGame
from gloaming.core.state import State, View

NO_TIME_LIMIT: Final = 1e9  # seconds


@final
class Budget:
    """A limit in simulations and in seconds, whichever ends first."""

    def __init__(self, simulations: int = NO_LIMIT, seconds: float = NO_TIME_LIMIT) -> None:
        self.simulations = simulations
        self.seconds = seconds

    def part(self, share: float) -> Budget:
        """A part of it, at least two simulations."""
        return Budget(max(2, round(self.simulations * share)), self.seconds * share)


@final
class ValueEstimate:
    """Each seat's chance to win (its expected payoff), and its standard error (0 where it is exact)."""

    def __init__(self, values: list[float], errors: list[float]) -> None:
        self.values = values
        self.errors = errors


def exact_value(values: list[float]) -> ValueEstimate:
    """Exact values."""
    return ValueEstimate(list(values), [0.0] * len(values))


class RecordingEvaluator(Evaluator):
    """Records the values that a search backpropagates; the root may be pinned to one action."""

    def __init__(self, game: AnyGame) -> None:
        super().__init__(game)
        self.pinned: Action | None = None
        self.at_root = False
        self.recording = False
        self.count: i64 = 0
        self.sums: list[float] = []
        self.squares: list[float] = []

    def begin(self, seats: int, pinned: Action | None) -> None:
        self.pinned = pinned
        self.at_root = pinned is not None
        self.recording = False
        self.count = 0
        self.sums = [0.0] * seats
        self.squares = [0.0] * seats

    def evaluate(self, state: State, dice: Seeded) -> list[float]:
        values = super().evaluate(state, dice)
        if self.recording:
            self.count += 1
            for seat in range(len(values)):
                value = values[seat]
                self.sums[seat] += value
                self.squares[seat] += value * value
        return values

    def proposals(self, state: State, seat: int, dice: Seeded) -> list[Action]:
        if self.at_root and self.pinned is not None:
            self.at_root = False  # the root keeps its actions from now on
            return [self.pinned]
        return list(super().proposals(state, seat, dice))

    def nearby_action(self, state: State, seat: int, action: Action, dice: Seeded) -> Action | None:
        return None if action == self.pinned else super().nearby_action(state, seat, action, dice)

    def estimate(self) -> ValueEstimate:
        """The mean of what was recorded. Its error counts one win and one defeat more (Agresti and Coull,
        1998): a few simulations that all agree are no certainty."""
        n = float(self.count)
        errors = []
        for seat in range(len(self.sums)):
            mean = (self.sums[seat] + 1.0) / (n + 2.0)
            spread = (self.squares[seat] + 1.0) / (n + 2.0) - mean * mean
            errors.append(sqrt(max(0.0, spread) / (n + 1.0)))
        return ValueEstimate([total / n for total in self.sums], errors)


class ValueSearch(Search):
    """Estimates values of positions and actions by search; actions are valued from a seat's view.

    The first half of a search finds good play; the values of the second half are averaged.
    """

    def __init__(self, game: AnyGame, content: Content) -> None:
        super().__init__(game, content)
        self.recorder = RecordingEvaluator(game)
        self.evaluator = self.recorder

    def position_value(self, state: State, budget: Budget, dice: Seeded) -> ValueEstimate:
        """The value of a fully known position."""
        outcome = state.outcome()
        if outcome is not None:
            return exact_value(self.evaluator.payoff(outcome))
        self._search(state, None, -1, None, budget, dice)
        return self.recorder.estimate()

    def action_value(
        self, view: View, seat: int, action: Action, budget: Budget, dice: Seeded
    ) -> ValueEstimate:
        """The value of the seat's action, over determinizations of its view."""
        state = self.game.imagine(view, dice, self.content)
        self._search(state, view if self.game.hides_information(view) else None, seat, action, budget, dice)
        return self.recorder.estimate()

    def best_action(self, view: View, seat: int, budget: Budget, dice: Seeded) -> Action:
        """The best action from the seat's view."""
        return most_visited(self.tree(view, seat, budget, dice))

    def tree(self, view: View, seat: int, budget: Budget, dice: Seeded) -> Node:
        """The search tree from the seat's view."""
        state = self.game.imagine(view, dice, self.content)
        return self._search(
            state, view if self.game.hides_information(view) else None, seat, None, budget, dice
        )

    def _search(
        self, state: State, view: View | None, seat: int, pinned: Action | None, budget: Budget, dice: Seeded
    ) -> Node:
        """Search from the state or, with a view, from a new determinization for every simulation."""
        root = Node(-1)
        self.recorder.begin(state.seats, pinned)
        began = perf_counter()
        limit: i64 = budget.simulations
        half: i64 = limit // 2
        done: i64 = 0
        while done < limit:
            if done >= half:
                self.recorder.recording = True
            hidden = view is not None
            world = state.clone() if view is None else self.game.imagine(view, dice, self.content)
            self._simulate(root, world, seat, hidden, dice)
            done += 1
            spent = perf_counter() - began
            if spent >= budget.seconds / 2:
                self.recorder.recording = True
            if spent >= budget.seconds and self.recorder.count > 1:
                break
        return root
