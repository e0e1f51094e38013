"""Events of Light & Dark."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from gloaming.core.state import Event
from gloaming.games.light_and_dark.constants import Effect, Faction


@dataclass(frozen=True)
class Sides(Event):
    """A game begins; `light` is the team that is Light."""

    game: int  # counted from 1
    light: int


@dataclass(frozen=True)
class Dealt(Event):
    """A team was dealt a card; only the team is told."""

    team: int
    effect: Effect


@dataclass(frozen=True)
class Ready(Event):
    """A seat has placed its team's druids; the other team does not see them yet."""

    seat: int


@dataclass(frozen=True)
class Deployed(Event):
    """All druids are placed: [disc, x, y] of each, in units."""

    places: tuple[tuple[int, ...], ...]


@dataclass(frozen=True)
class Obstructed(Event):
    """A seat has placed an obstacle; x and y are in units, the turn in steps of 15°."""

    seat: int
    obstacle: int
    kind: str
    x: int
    y: int
    turn: int


@dataclass(frozen=True)
class Turn(Event):
    """The turn of a seat begins."""

    seat: int
    faction: Faction


@dataclass(frozen=True)
class Aimed(Event):
    """The intended flick, before the error of the hand."""

    seat: int
    disc: int
    angle: int
    strength: int


@dataclass(frozen=True)
class Flicked(Event):
    """A complete flick. Times are microseconds, lengths micrometres.

    A path is [disc, start, end, x, y, vx, vy]: between start and end the disc is at
    p + v·t − ½·drag·t²·v/|v|, with t from its start in seconds and the drag in µm/s².
    """

    seat: int
    disc: int
    angle: int
    strength: int
    drag: int
    duration: int
    paths: tuple[tuple[int, ...], ...]
    touches: tuple[tuple[int, ...], ...]  # [time, disc, disc]
    bounces: tuple[tuple[int, ...], ...]  # [time, disc, obstacle]
    leaves: tuple[tuple[int, ...], ...]  # [time, disc]
    hits: tuple[tuple[int, ...], ...]  # [time, disc]: flips unless a card prevents it
    rests: tuple[tuple[int, ...], ...]  # [disc, x, y] in units, of discs that moved and did not leave


@dataclass(frozen=True)
class Flipped(Event):
    """Discs were flipped to a faction."""

    discs: tuple[int, ...]
    faction: Faction
    druids: int  # how many of them are druids


@dataclass(frozen=True)
class Returned(Event):
    """A disc returned to the table, placed by a seat or, for -1, by the rules."""

    seat: int
    disc: int
    x: int  # in units
    y: int


@dataclass(frozen=True)
class Played(Event):
    """A seat has played a card, on a disc if the card needs one (else -1)."""

    seat: int
    effect: Effect
    disc: int


@dataclass(frozen=True)
class Strode(Event):
    """A druid was moved by hand; x and y are in units."""

    seat: int
    disc: int
    x: int
    y: int


@dataclass(frozen=True)
class Declined(Event):
    """A seat plays no further card."""

    seat: int


@dataclass(frozen=True)
class Won(Event):
    """A team has won the game: its faction has all discs of a kind."""

    team: int
    faction: Faction
    kind: Literal["druids", "torches"]
    points: tuple[int, ...]


@dataclass(frozen=True)
class Undecided(Event):
    """The limit of flicks is reached; nobody has won the game."""

    flicks: int
    points: tuple[int, ...]


@dataclass(frozen=True)
class Foreseen(Event):
    """The path that a flick would take with Steady Hand; fields as in `Flicked`."""

    disc: int
    drag: int
    duration: int
    paths: tuple[tuple[int, ...], ...]
    touches: tuple[tuple[int, ...], ...]
