"""The die, the two actions, and the events."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from gloaming.core.actions import Action
from gloaming.core.state import Event

FACES: Final = 6
GUST: Final = 1  # the pip that blows the glow out


# --- actions: made once, compared by identity ------------------------------------------------------


@dataclass(frozen=True, eq=False)
class Roll(Action):
    """Throw the die for more glow."""


@dataclass(frozen=True, eq=False)
class Keep(Action):
    """Store the glow and end the turn."""


ROLL: Final = Roll()
KEEP: Final = Keep()


# --- events ----------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Rolled(Event):
    """The die showed a pip that was added to the glow."""

    seat: int
    pip: int
    glow: int


@dataclass(frozen=True)
class Gust(Event):
    """The die showed a 1, and so much glow is lost."""

    seat: int
    lost: int


@dataclass(frozen=True)
class Kept(Event):
    """The seat has stored its glow."""

    seat: int
    glow: int
    store: int


@dataclass(frozen=True)
class Turn(Event):
    """The seat's turn begins."""

    seat: int


@dataclass(frozen=True)
class Won(Event):
    """The seat has reached the goal."""

    seat: int
    store: int
