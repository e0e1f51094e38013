"""Light & Dark's words: factions, discs, the eight effects of power cards, the actions, and the events.

Lengths in actions are whole millimetres, angles hundredths of a degree clockwise from the far end (0 is
towards B's end, 9000 to A's right), strengths millimetres a second. A disc is its number: druids first.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal

from gloaming.core.actions import Action
from gloaming.core.state import Event

LIGHT: Final = 0
DARK: Final = 1
FACTIONS: Final = ("light", "dark")
Faction = Literal["light", "dark"]

TEAMS: Final = 2
MOST_DRUIDS: Final = 12
MOST_TORCHES: Final = 10
NOTHING: Final = -1  # no disc, no team

CIRCLE: Final = 36000  # hundredths of a degree
BEHIND: Final = 18000
SEATED: Final = 7500  # how far from straight ahead those flick who stay seated (LAD-16)
TURNS: Final = 24  # directions in which an obstacle can lie
HAND_FACES: Final = 1024  # of each of the two chance steps of a flick (LAD-17)

AGAIN: Final = 0
CHAIN: Final = 1
WARD: Final = 2
STRIDE: Final = 3
TORCHBEARER: Final = 4
ANCHOR: Final = 5
BEACON: Final = 6
STEADY: Final = 7
EFFECTS: Final = ("second-wind", "chain", "ward", "stride", "torchbearer", "anchor", "beacon", "steady-hand")
Effect = Literal["second-wind", "chain", "ward", "stride", "torchbearer", "anchor", "beacon", "steady-hand"]


# --- actions ---------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Place(Action):
    """The faction's druids are put down: x and y of the first, of the second, and so on."""

    places: tuple[int, ...]


@dataclass(frozen=True)
class Evenly(Action):
    """The faction's druids are put down evenly spaced."""


@dataclass(frozen=True)
class Obstruct(Action):
    """An obstacle is put down; it is turned by so many times 15°."""

    obstacle: int
    x: int
    y: int
    turn: int


@dataclass(frozen=True)
class Flick(Action):
    """A disc is flicked in a direction with a strength."""

    disc: int
    angle: int
    strength: int


@dataclass(frozen=True)
class Stride(Action):
    """The card that moves an own druid before the flick."""

    disc: int
    x: int
    y: int


@dataclass(frozen=True)
class Play(Action):
    """Another card, by its effect, on a disc where it needs one (else -1)."""

    effect: int
    disc: int


@dataclass(frozen=True)
class Return(Action):
    """A druid that left is put back."""

    disc: int
    x: int
    y: int


@dataclass(frozen=True)
class Pass(Action):
    """No card."""


EVENLY: Final = Evenly()
PASS: Final = Pass()


# --- events ----------------------------------------------------------------------------------------


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
