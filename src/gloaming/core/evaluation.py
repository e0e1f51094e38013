"""What outcomes are worth, and what bots need from a game: a static evaluation, and actions to consider."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

from gloaming.core.actions import Action
from gloaming.core.chance import Dice
from gloaming.core.settings import Settings
from gloaming.core.solver.duel import Duel
from gloaming.core.state import NOBODY, Outcome, Refusal, State

S = TypeVar("S", bound=State)


@dataclass(frozen=True)
class Probability:
    """A probability: an estimate, its 95 % interval, and whether it is exact."""

    value: float
    low: float
    high: float
    exact: bool


DEFAULT_RECIPES: Final = ("soft:0.4", "soft:0.1", "greedy", "search:100", "search")
"""The named levels of a game that does not define its own."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Evaluation(Generic[S]):
    """A game's evaluation of positions, and which actions are worth considering."""

    def evaluate(self, state: S) -> list[float]:
        """Each seat's chance to win, alone or together, cheaply; an outcome by `payoff.won`."""
        raise NotImplementedError

    def proposals(self, state: S, seat: int) -> Sequence[Action]:
        """The actions worth considering: at least one, all legal."""
        return state.choices(seat).listed

    def nearby_action(self, state: S, seat: int, action: Action, dice: Dice) -> Action | None:
        """A legal action close to this one, where actions are continuous; otherwise None."""
        return None

    def success_chance(self, state: S, seat: int, dice: Dice) -> Probability | None:
        """The chance that the seat's current attempt succeeds; None if there is no attempt."""
        return None

    def success_chance_after(self, state: S, seat: int, action: Action, dice: Dice) -> Probability | None:
        """The chance of success after a legal action."""
        return None

    def noisy_action(self, state: S, seat: int, action: Action, tremble: float, dice: Dice) -> Action:
        """The action as a weaker player executes it: legal, and less accurate the larger `tremble` is."""
        return action

    def level_recipes(self) -> Sequence[str]:
        """The level text behind each of the five named levels, weakest first."""
        return DEFAULT_RECIPES


@mypyc_attr(allow_interpreted_subclasses=True)
class Solvable(Generic[S]):
    """A game that can be solved for two players: its duel, and perfect play from a value table."""

    def why_unavailable(self, seats: int, settings: Settings) -> Refusal | None:
        """Why perfect play is not available for such a match, or None if there is a value table."""
        raise NotImplementedError

    def duel(self, settings: Settings) -> Duel:
        """The two-player game with these settings, for the solver."""
        raise NotImplementedError

    def file(self, settings: Settings) -> Path:
        """The value table's file for these settings: in the game's folder, or in the cache."""
        raise NotImplementedError

    def values(self, state: S) -> list[float]:
        """Each seat's chance to win under perfect play, a draw as half; a chance result may be pending."""
        raise NotImplementedError


Payoff = Callable[[Outcome], list[float]]


UNFINISHED: Final = "unfinished"  # the reason of a game that was broken off


def won(outcome: Outcome) -> list[float]:
    """1 for each winner, alone or together; if nobody wins, an even part of one win for those in first place.

    So a draw is better than a defeat. Alone, what is not won is lost.
    """
    if outcome.winners:
        paid = [0.0] * len(outcome.places)
        for seat in outcome.winners:
            paid[seat] = 1.0
        return paid
    return _drawn(outcome)


def share(outcome: Outcome) -> list[float]:
    """One win, divided among the winners; if nobody wins, as in `won`."""
    paid = won(outcome)
    if len(outcome.winners) > 1:
        each = 1.0 / len(outcome.winners)
        return [each * value for value in paid]
    return paid


def score(outcome: Outcome) -> list[float]:
    """The final scores."""
    return list(outcome.scores)


PAYOFFS: Final[dict[str, Payoff]] = {"won": won, "share": share, "score": score}


def unfinished(state: State) -> Outcome:
    """The outcome of a game that is broken off here: a draw, with the scores so far."""
    scores = state.scores() or (0.0,) * state.seats
    return Outcome((1,) * state.seats, tuple(scores), UNFINISHED, NOBODY)


def _drawn(outcome: Outcome) -> list[float]:
    seats = len(outcome.places)
    each = 1.0 / max(1, outcome.places.count(1)) if seats > 1 else 0.0
    return [each if place == 1 else 0.0 for place in outcome.places]
