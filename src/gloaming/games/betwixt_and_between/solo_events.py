"""Events of the solo game. A gem on the board is [space, way, element]."""

from __future__ import annotations

from dataclasses import dataclass

from gloaming.core.state import Event
from gloaming.games.betwixt_and_between.constants import Element


@dataclass(frozen=True)
class Laidout(Event):
    """A solo layout: your space, the dummies', and the ten face-down cards'."""

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
    """An obstacle is laid where the mystic stands (scenario 3)."""

    space: int


@dataclass(frozen=True)
class Revealed(Event):
    """A face-down card was turned up: -1 is a blank; `lost` if a Stop had to be discarded."""

    space: int
    card: int
    lost: bool


@dataclass(frozen=True)
class DummyDrew(Event):
    """The dummy's gem; the nearest spaces with such a symbol, how far they are, and the ways it may go."""

    dummy: int
    element: Element
    nearest: tuple[int, ...]
    distance: int
    ways: tuple[int, ...]


@dataclass(frozen=True)
class DummyMoved(Event):
    """The dummy's step: the way it wanted; `turned` if a Stop sent it back; the card that it discarded.

    A discarded card is -1 where there was none, -2 if it lay face down.
    """

    dummy: int
    source: int
    goal: int
    way: int
    turned: bool
    discarded: int


@dataclass(frozen=True)
class DummyTook(Event):
    """A gem left the board; with nothing to take there is no such event."""

    dummy: int
    space: int
    way: int
    element: Element
