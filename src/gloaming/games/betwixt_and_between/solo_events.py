"""Events of the solo game. A gem on the board is (space, way, element)."""

from __future__ import annotations

from dataclasses import dataclass

from gloaming.core.state import Event
from gloaming.games.betwixt_and_between.constants import Element


@dataclass(frozen=True)
class Laidout(Event):
    """A solo layout was set up: the dummies' spaces and those of the ten face-down cards."""

    layout: int
    dummies: tuple[int, ...]
    spaces: tuple[int, ...]


@dataclass(frozen=True)
class Stationed(Event):
    """A dummy's start space was chosen (scenario 4)."""

    dummy: int
    space: int


@dataclass(frozen=True)
class Barred(Event):
    """An obstacle was placed on the mystic's space (scenario 3)."""

    space: int


@dataclass(frozen=True)
class Revealed(Event):
    """A face-down card was turned up (-1: a blank); `lost` is true if a Stop had to be discarded."""

    space: int
    card: int
    lost: bool


@dataclass(frozen=True)
class DummyDrew(Event):
    """A dummy drew a gem: the nearest spaces with that symbol, their distance, and the ways it may go."""

    dummy: int
    element: Element
    nearest: tuple[int, ...]
    distance: int
    ways: tuple[int, ...]


@dataclass(frozen=True)
class DummyMoved(Event):
    """A dummy moved; `way` is the way it tried, `turned` is true if a Stop turned it back.

    `discarded` is the card that it removed: -1 for none, -2 for a face-down card.
    """

    dummy: int
    source: int
    goal: int
    way: int
    turned: bool
    discarded: int


@dataclass(frozen=True)
class DummyTook(Event):
    """A dummy removed a gem from the board."""

    dummy: int
    space: int
    way: int
    element: Element
