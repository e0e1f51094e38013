"""Messages about matches: orders, seats, terms, the lobby."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from gloaming.protocol.common import Phrase

Seconds = Annotated[int, Meta(ge=0, le=30 * 24 * 3600)]
Pace = Literal["live", "days"]
ClockKind = Literal["none", "move", "bank"]
OnTimeout = Literal["skip", "bot", "loss"]


class Terms(msgspec.Struct, rename="camel"):
    """The terms of an online match.

    `clock`: none; `move`, `seconds` for each decision; `bank`, `seconds` in all and `increment` after each
    decision. When it runs out, a bot decides once (skip) or from then on (bot), or the seat loses (loss).
    Spectators of hidden information have a delay of `delay` seconds. `advice`: whether advice is allowed
    (None: at one screen only); an online match with advice is not rated.
    """

    pace: Pace = "live"
    clock: ClockKind = "none"
    seconds: Seconds = 0
    increment: Seconds = 0
    on_timeout: OnTimeout = "skip"
    delay: Annotated[int, Meta(ge=0, le=3600)] = 30
    watch: bool = True
    undo: bool = True
    advice: bool | None = None


class SeatPlan(msgspec.Struct):
    """Who is to sit at a seat: a bot of this level, or a person; online the seat is free."""

    name: Annotated[str, Meta(max_length=200)] = ""
    level: Annotated[str, Meta(max_length=40)] | None = None


class CreateMatch(msgspec.Struct):
    """Create a match at one screen or online; the lobby shows online matches that are `listed`."""

    game: str
    seats: list[SeatPlan]
    settings: dict[str, int | str] = {}
    online: bool = False
    listed: bool = False
    terms: Terms = msgspec.field(default_factory=Terms)


class QuickJoin(msgspec.Struct):
    """Take a seat in any open match of this game, or create one."""

    game: str


class TakeSeat(msgspec.Struct):
    """Take a seat in an online match; one that is not listed needs the invitation."""

    seat: int | None = None
    invite: str | None = None


class SetReady(msgspec.Struct):
    """Get ready with a word that is mixed into the dice; None takes it back."""

    word: Annotated[str, Meta(max_length=64)] | None


class SetBot(msgspec.Struct):
    """Put a bot of this level on a free seat, or free a bot's seat (None)."""

    level: Annotated[str, Meta(max_length=40)] | None


class DiceWords(msgspec.Struct):
    """The dice words of the people at one screen, by seat number as text."""

    words: dict[str, str]


class ForkMatch(msgspec.Struct):
    """Create a match that continues from a step of another."""

    step: int


class SeatInfo(msgspec.Struct, rename="camel"):
    """A seat of a match.

    `level` is a bot's; `person` sits there online; `yours`: you decide for it; `free`: anyone may take it;
    `ready`: the dice word is given; `present`: the person is connected; `stand_in`: the level of the bot
    that plays for the person; `lost`: the seat ran out of time or gave up.
    """

    letter: str
    name: str
    level: str | None = None
    person: str | None = None
    yours: bool = False
    free: bool = False
    ready: bool = False
    present: bool = False
    stand_in: str | None = None
    lost: bool = False


class SeatRequest(msgspec.Struct):
    """A person's request for a seat."""

    person: str
    name: str


class MatchInfo(msgspec.Struct, rename="camel"):
    """A match as one person may know it: seats, terms and progress.

    `invite` is sent to those who sit there; `rematch` is the id of the rematch; `undo_asked_by` is the seat
    that asks for an undo, `undo_agreed` the seats that have agreed. `requests` for a seat are sent to
    the owner, and to the person who asked the state of the `request`.
    `unplayable` says why the match cannot be replayed: the server does not play its rules. It is finished,
    and its log and record can still be read.
    """

    id: str
    game: str
    seats: list[SeatInfo]
    settings: dict[str, int | str]
    commitment: str
    bot_words: dict[str, str]
    begun: bool
    finished: bool
    steps: int
    created: str
    online: bool
    listed: bool
    mine: bool
    terms: Terms
    turn: list[int]
    invite: str | None = None
    rematch: str | None = None
    undo_asked_by: int | None = None
    undo_agreed: list[int] = []
    advice_allowed: bool = False
    requests: list[SeatRequest] = []
    request: Literal["sent", "declined"] | None = None
    unplayable: Phrase | None = None


class Lobby(msgspec.Struct, rename="camel"):
    """Open matches with a free seat, and running ones that may be watched."""

    open: list[MatchInfo]
    running: list[MatchInfo]


class SeatLink(msgspec.Struct, rename="camel"):
    """The private link to a seat, for another device: the path of a page."""

    seat: int
    path: str
