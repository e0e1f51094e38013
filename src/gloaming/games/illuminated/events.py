"""The events of The Illuminated."""

from __future__ import annotations

from dataclasses import dataclass

from gloaming.core.state import Event
from gloaming.games.illuminated.constants import Verb, Zone


@dataclass(frozen=True)
class Began(Event):
    """The seat has the first turn."""

    seat: int


@dataclass(frozen=True)
class Tried(Event):
    """The seat makes an attempt; `own` is its Sacrifice or Helper, or -1."""

    seat: int
    verb: Verb
    own: int
    target: int


@dataclass(frozen=True)
class Rolled(Event):
    """The die was rolled; the attempt succeeds if the total is greater than needed."""

    seat: int
    pip: int
    bonus: int
    penalty: int
    total: int
    needed: int
    success: bool


@dataclass(frozen=True)
class Moved(Event):
    """An Entity changed its value or zone."""

    entity: int
    zone_from: Zone
    value_from: int
    zone_to: Zone
    value_to: int


@dataclass(frozen=True)
class Controlled(Event):
    """Control of the Shadow passed to this seat (-1: to nobody)."""

    seat: int


@dataclass(frozen=True)
class Turn(Event):
    """The seat's turn begins with this many actions."""

    seat: int
    actions: int


@dataclass(frozen=True)
class Won(Event):
    """The Entity is the Illuminated, and its owner has won."""

    seat: int
    entity: int


@dataclass(frozen=True)
class Undecided(Event):
    """The match ended without a winner."""

    reason: str
