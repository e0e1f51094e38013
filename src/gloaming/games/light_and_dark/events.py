"""Events of Light & Dark."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from gloaming.core.state import Event
from gloaming.games.light_and_dark.constants import Effect, Faction


@dataclass(frozen=True)
class Sides(Event):
    """A game begins: this team is Light."""

    game: int  # from 1 on
    light: int


@dataclass(frozen=True)
class Dealt(Event):
    """A team, which alone hears of it, was dealt a card."""

    team: int
    effect: Effect


@dataclass(frozen=True)
class Ready(Event):
    """A seat has placed its team's druids; nobody else sees where yet."""

    seat: int


@dataclass(frozen=True)
class Deployed(Event):
    """All druids are placed: [disc, x, y] in units of each."""

    places: tuple[tuple[int, ...], ...]


@dataclass(frozen=True)
class Obstructed(Event):
    """A seat has put an obstacle down; x and y are in units, the turn in 15°."""

    seat: int
    obstacle: int
    kind: str
    x: int
    y: int
    turn: int


@dataclass(frozen=True)
class Turn(Event):
    """The seat's turn begins."""

    seat: int
    faction: Faction


@dataclass(frozen=True)
class Aimed(Event):
    """What the seat meant to flick, before its hand errs."""

    seat: int
    disc: int
    angle: int
    strength: int


@dataclass(frozen=True)
class Flicked(Event):
    """A flick, from the first push to the last rest. Times are microseconds, lengths micrometres.

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
    hits: tuple[tuple[int, ...], ...]  # [time, disc]: what flips unless a card prevents it
    rests: tuple[tuple[int, ...], ...]  # [disc, x, y] in units, of each that moved and stayed


@dataclass(frozen=True)
class Flipped(Event):
    """Discs turned over: they are this faction's now."""

    discs: tuple[int, ...]
    faction: Faction
    druids: int  # how many of them are druids


@dataclass(frozen=True)
class Returned(Event):
    """A disc that left is back on the table, by the seat's choice or, for -1, by the rules."""

    seat: int
    disc: int
    x: int  # in units
    y: int


@dataclass(frozen=True)
class Played(Event):
    """A seat has shown and used a card, on a disc where it needs one (else -1)."""

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
    """A seat plays no card, or no more."""

    seat: int


@dataclass(frozen=True)
class Won(Event):
    """A faction has all discs of a kind: the team's game."""

    team: int
    faction: Faction
    kind: Literal["druids", "torches"]
    points: tuple[int, ...]


@dataclass(frozen=True)
class Undecided(Event):
    """The limit of flicks is reached: nobody's game."""

    flicks: int
    points: tuple[int, ...]


@dataclass(frozen=True)
class Foreseen(Event):
    """The path that a flick would take, for those who hold their hand steady: as in `Flicked`."""

    disc: int
    drag: int
    duration: int
    paths: tuple[tuple[int, ...], ...]
    touches: tuple[tuple[int, ...], ...]
