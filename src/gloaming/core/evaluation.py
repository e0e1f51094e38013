"""What a game tells bots: how well each seat stands, and which actions are worth a thought."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

from gloaming.core.actions import Action
from gloaming.core.chance import Dice
from gloaming.core.settings import Settings
from gloaming.core.solver.duel import Duel
from gloaming.core.state import Refusal, State

S = TypeVar("S", bound=State)


@dataclass(frozen=True)
class Probability:
    """How likely something succeeds: an estimate, a 95 % interval around it, and whether it is exact."""

    value: float
    low: float
    high: float
    exact: bool


DEFAULT_RECIPES: Final = ("soft:0.4", "soft:0.1", "greedy", "search:100", "search")
"""The named levels of a game that says nothing else."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Evaluation(Generic[S]):
    """What a game tells bots: how well each seat stands, and which choices are worth a thought."""

    def evaluate(self, state: S) -> list[float]:
        """Each seat's expected share of the win, cheaply."""
        raise NotImplementedError

    def proposals(self, state: S, seat: int) -> Sequence[Action]:
        """The choices worth considering: at least one, all of them legal."""
        return state.choices(seat).listed

    def nearby_action(self, state: S, seat: int, action: Action, dice: Dice) -> Action | None:
        """A legal choice close to this one where choices are continuous; None where there is none."""
        return None

    def success_chance(self, state: S, seat: int, dice: Dice) -> Probability | None:
        """How likely what the seat is at right now succeeds; None where nothing is at stake."""
        return None

    def success_chance_after(self, state: S, seat: int, action: Action, dice: Dice) -> Probability | None:
        """The same once a legal choice is made."""
        return None

    def noisy_action(self, state: S, seat: int, action: Action, tremble: float, dice: Dice) -> Action:
        """The choice as a weaker player carries it out: legal, and the worse the more the hand trembles."""
        return action

    def level_recipes(self) -> Sequence[str]:
        """How the five named levels play, weakest first, as levels with their numbers."""
        return DEFAULT_RECIPES


@mypyc_attr(allow_interpreted_subclasses=True)
class Solvable(Generic[S]):
    """What a game offers that can be solved for two: its duel, and perfect play by a solver's table."""

    def why_unavailable(self, seats: int, settings: Settings) -> Refusal | None:
        """Why nobody plays perfectly at such a table, or None if a table of values is at hand."""
        raise NotImplementedError

    def duel(self, settings: Settings) -> Duel:
        """The game for two with these settings, to be solved."""
        raise NotImplementedError

    def file(self, settings: Settings) -> Path:
        """Where the table for these settings lies: beside the game, or in the cache once it is made."""
        raise NotImplementedError

    def values(self, state: S) -> list[float]:
        """Each seat's share of the win if everyone plays perfectly from here, whatever is owed now."""
        raise NotImplementedError
