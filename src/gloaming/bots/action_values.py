"""What a position or a choice is worth to every seat: known where the game is solved, else searched."""

from __future__ import annotations

from math import sqrt
from time import perf_counter
from typing import Final, final

from mypy_extensions import i64

from gloaming.bots.evaluator import Judge
from gloaming.bots.search import FOREVER, Search
from gloaming.bots.tree import Node, most_visited
from gloaming.core.actions import Action
from gloaming.core.chance import Seeded
from gloaming.core.content import Pack
from gloaming.core.game import AnyGame
from gloaming.core.state import State, View

AGES: Final = 1e9  # seconds: no limit


@final
class Budget:
    """How long to think: simulations or seconds, whichever end first."""

    def __init__(self, simulations: int = FOREVER, seconds: float = AGES) -> None:
        self.simulations = simulations
        self.seconds = seconds

    def part(self, share: float) -> Budget:
        """A share of it, two simulations at least."""
        return Budget(max(2, round(self.simulations * share)), self.seconds * share)


@final
class Worth:
    """Each seat's expected share of the win, and the standard error of each (0 where it is known)."""

    def __init__(self, values: list[float], errors: list[float]) -> None:
        self.values = values
        self.errors = errors


def known(values: list[float]) -> Worth:
    """Values without an error."""
    return Worth(list(values), [0.0] * len(values))


class Tally(Judge):
    """Adds up what the positions are worth that a search comes to; it may be pinned to one first choice."""

    def __init__(self, game: AnyGame) -> None:
        super().__init__(game)
        self.pinned: Action | None = None
        self.at_root = False
        self.counting = False
        self.count: i64 = 0
        self.sums: list[float] = []
        self.squares: list[float] = []

    def begin(self, seats: int, pinned: Action | None) -> None:
        self.pinned = pinned
        self.at_root = pinned is not None
        self.counting = False
        self.count = 0
        self.sums = [0.0] * seats
        self.squares = [0.0] * seats

    def values(self, state: State, dice: Seeded) -> list[float]:
        values = super().values(state, dice)
        if self.counting:
            self.count += 1
            for seat in range(len(values)):
                value = values[seat]
                self.sums[seat] += value
                self.squares[seat] += value * value
        return values

    def proposals(self, state: State, seat: int, dice: Seeded) -> list[Action]:
        if self.at_root and self.pinned is not None:
            self.at_root = False  # the tree keeps what its root was given
            return [self.pinned]
        return list(super().proposals(state, seat, dice))

    def near(self, state: State, seat: int, action: Action, dice: Seeded) -> Action | None:
        return None if action == self.pinned else super().near(state, seat, action, dice)

    def worth(self) -> Worth:
        n = float(self.count)
        means = [total / n for total in self.sums]
        spread = [max(0.0, self.squares[seat] / n - means[seat] ** 2) for seat in range(len(means))]
        return Worth(means, [sqrt(each / max(1.0, n - 1.0)) for each in spread])


class Appraiser(Search):
    """Values positions and choices by searching them; what a choice is worth is asked from a seat's view.

    The first half of a search finds out what is worth playing; its second half is counted.
    """

    def __init__(self, game: AnyGame, pack: Pack) -> None:
        super().__init__(game, pack)
        self.tally = Tally(game)
        self.judge = self.tally

    def position(self, state: State, budget: Budget, dice: Seeded) -> Worth:
        """The worth of a position all of which is known."""
        outcome = state.outcome()
        if outcome is not None:
            return known(outcome.shares)
        self._run(state, None, -1, None, budget, dice)
        return self.tally.worth()

    def choice(self, view: View, seat: int, action: Action, budget: Budget, dice: Seeded) -> Worth:
        """The worth of an action of the seat, over worlds that its view allows."""
        state = self.game.imagine(view, dice, self.pack)
        self._run(state, view if self.game.hides(view) else None, seat, action, budget, dice)
        return self.tally.worth()

    def best(self, view: View, seat: int, budget: Budget, dice: Seeded) -> Action:
        """What the seat should do as far as its view tells."""
        return most_visited(self.tree(view, seat, budget, dice))

    def tree(self, view: View, seat: int, budget: Budget, dice: Seeded) -> Node:
        """The search's tree from the seat's view."""
        state = self.game.imagine(view, dice, self.pack)
        return self._run(state, view if self.game.hides(view) else None, seat, None, budget, dice)

    def _run(
        self, state: State, view: View | None, seat: int, pinned: Action | None, budget: Budget, dice: Seeded
    ) -> Node:
        """Search from the state; with a view, from worlds that are imagined anew each time."""
        root = Node(-1)
        self.tally.begin(state.seats, pinned)
        began = perf_counter()
        limit: i64 = budget.simulations
        half: i64 = limit // 2
        done: i64 = 0
        while done < limit:
            if done >= half:
                self.tally.counting = True
            hidden = view is not None
            world = state.clone() if view is None else self.game.imagine(view, dice, self.pack)
            self._simulate(root, world, seat, hidden, dice)
            done += 1
            spent = perf_counter() - began
            if spent >= budget.seconds / 2:
                self.tally.counting = True
            if spent >= budget.seconds and self.tally.count > 1:
                break
        return root
