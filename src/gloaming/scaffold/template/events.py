"""The events."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from gloaming.core.catalogue import Events
from gloaming.core.state import Event


@dataclass(frozen=True)
class Rolled(Event):
    """The die showed a pip that was added to the glow."""

    seat: int
    pip: int
    glow: int


@dataclass(frozen=True)
class Gust(Event):
    """The die showed a 1, and this much glow is lost."""

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


LOG: Final = Events()
LOG.say(Rolled, "seat pip glow")
LOG.say(Gust, "seat lost")
LOG.say(Kept, "seat glow store")
LOG.say(Turn, "seat")
LOG.say(Won, "seat store")
