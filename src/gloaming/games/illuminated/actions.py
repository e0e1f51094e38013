"""The Illuminated's pieces: the ladder that every Entity stands on, the five actions, and the events.

Light and Shadow are one ladder of twelve rungs: 0 is value 6 in the Shadow, 5 is value 1 in the Shadow,
6 is value 1 in the Light, 11 is value 6 in the Light. Raising is one rung up, lowering one rung down.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal

from mypy_extensions import i64

from gloaming.core.actions import Action
from gloaming.core.state import LETTERS, Event

MOST: Final = 5  # Entities a player; Entity e is number e % MOST of seat e // MOST
SEATS: Final = 6

BOTTOM: Final = 0
DAWN: Final = 6  # the lowest rung in the Light
SUMMIT: Final = 11
SACRIFICED: Final = 3  # value 3 in the Shadow
VALUE: Final[list[int]] = [6, 5, 4, 3, 2, 1, 1, 2, 3, 4, 5, 6]  # by rung

Zone = Literal["light", "shadow"]
Verb = Literal["raise", "lower", "sacrifice", "help"]


def zone(rung: int) -> Zone:
    return "light" if rung >= DAWN else "shadow"


def rung_of(zone: Zone, value: int) -> int:
    return DAWN - 1 + value if zone == "light" else DAWN - value


def present(seats: int, each: int) -> list[int]:
    """The Entities on the table."""
    return [seat * MOST + number for seat in range(seats) for number in range(each)]


def name_of(entity: int) -> str:
    """An Entity's name: the seat's letter and its number there, as in A3."""
    return f"{LETTERS[entity // MOST]}{entity % MOST + 1}"


# --- actions: made once, compared by identity ------------------------------------------------------


@dataclass(frozen=True, eq=False)
class Attempt(Action):
    """An action that is rolled for."""

    target: i64


@dataclass(frozen=True, eq=False)
class Raise(Attempt):
    """Manipulate the Target upwards."""


@dataclass(frozen=True, eq=False)
class Lower(Attempt):
    """Manipulate the Target downwards."""


@dataclass(frozen=True, eq=False)
class Sacrifice(Attempt):
    """Pull the Target down with one of one's own Entities."""

    sacrifice: i64


@dataclass(frozen=True, eq=False)
class Help(Attempt):
    """Lift the Target with one of one's own Entities."""

    helper: i64


@dataclass(frozen=True, eq=False)
class End(Action):
    """End the turn."""


ENTITIES: Final = range(MOST * SEATS)
RAISE: Final[list[Raise]] = [Raise(e) for e in ENTITIES]
LOWER: Final[list[Lower]] = [Lower(e) for e in ENTITIES]
SACRIFICE: Final[list[list[Sacrifice]]] = [[Sacrifice(e, s) for e in ENTITIES] for s in ENTITIES]
HELP: Final[list[list[Help]]] = [[Help(e, h) for e in ENTITIES] for h in ENTITIES]
END: Final = End()


# --- events ----------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Began(Event):
    """This seat begins."""

    seat: int


@dataclass(frozen=True)
class Tried(Event):
    """The seat tries something; `own` is its Sacrifice or Helper, or -1."""

    seat: int
    verb: Verb
    own: int
    target: int


@dataclass(frozen=True)
class Rolled(Event):
    """The die fell: the total must exceed what is needed."""

    seat: int
    pip: int
    bonus: int
    penalty: int
    total: int
    needed: int
    success: bool


@dataclass(frozen=True)
class Moved(Event):
    """An Entity has another value or zone."""

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
    """Nobody can win any more, or the turn limit is reached."""

    reason: str
