"""Tables: how they are ordered, who sits there, and on what terms."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

Seconds = Annotated[int, Meta(ge=0, le=30 * 24 * 3600)]
Pace = Literal["live", "days"]
ClockKind = Literal["none", "move", "bank"]
Runout = Literal["skip", "bot", "loss"]


class Terms(msgspec.Struct, rename="camel"):
    """What the people at an online table have agreed on.

    `clock`: none; `move`, `seconds` for each decision; `bank`, `seconds` in all and `increment` after each
    decision. When it runs out: a bot decides this once (skip), plays on (bot), or the seat has lost (loss).
    Spectators see a game with secrets `delay` seconds late. `hints`: whether one may ask for a hint or the
    odds (none: at one screen only); an online match where one may is not rated.
    """

    pace: Pace = "live"
    clock: ClockKind = "none"
    seconds: Seconds = 0
    increment: Seconds = 0
    runout: Runout = "skip"
    delay: Annotated[int, Meta(ge=0, le=3600)] = 30
    watch: bool = True
    undo: bool = True
    hints: bool | None = None


class SeatWish(msgspec.Struct):
    """Who shall sit at a seat: a bot of a level, or a person; online that is whoever comes."""

    name: Annotated[str, Meta(max_length=200)] = ""
    level: Annotated[str, Meta(max_length=40)] | None = None


class TableWish(msgspec.Struct):
    """The order for a new table: at this screen, or online; `listed` online tables stand in the lobby."""

    game: str
    seats: list[SeatWish]
    settings: dict[str, int | str] = {}
    online: bool = False
    listed: bool = False
    terms: Terms = msgspec.field(default_factory=Terms)


class QuickWish(msgspec.Struct):
    """The order to sit down at any open table of this game, or to open one."""

    game: str


class SitWish(msgspec.Struct):
    """The order for a seat at an online table; a table that is not listed asks for its invitation."""

    seat: int | None = None
    invite: str | None = None


class ReadyWish(msgspec.Struct):
    """One is ready by giving a word, which is mixed into the dice; none takes it back."""

    word: Annotated[str, Meta(max_length=64)] | None


class LevelWish(msgspec.Struct):
    """Who shall sit at a free seat: a bot of this level, or whoever comes."""

    level: Annotated[str, Meta(max_length=40)] | None


class WordsWish(msgspec.Struct):
    """The people's words at one screen, by seat number as text; they are mixed into the dice."""

    words: dict[str, str]


class ForkWish(msgspec.Struct):
    """The order to try another way from a step of this table."""

    step: int


class SeatInfo(msgspec.Struct, rename="camel"):
    """A seat at a table.

    `level` is a bot's; `person` who sits there online; `yours`: you decide for it; `free`: anyone may sit
    down; `ready`: the word is given; `present`: the person is connected; `stand_in`: the level of the bot
    that plays for the person; `lost`: out by the clock or by giving up.
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
    """Somebody who asks for a seat."""

    person: str
    name: str


class TableInfo(msgspec.Struct, rename="camel"):
    """A table as one person may know it: who sits there, on what terms, and how far it is.

    `invite` is told to those who sit there; `rematch` is the table where it goes on; `asked` is the seat that
    wants to take back, `agreed` the seats that let it. `hints`: whoever has to decide may ask for help.
    `requests` is told to the owner: who asks for a seat; `request` to the one who asked.
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
    made: str
    online: bool
    listed: bool
    mine: bool
    terms: Terms
    turn: list[int]
    invite: str | None = None
    rematch: str | None = None
    asked: int | None = None
    agreed: list[int] = []
    hints: bool = False
    requests: list[SeatRequest] = []
    request: Literal["sent", "declined"] | None = None


class Lobby(msgspec.Struct, rename="camel"):
    """Open tables with a free seat, and running ones that may be watched."""

    open: list[TableInfo]
    running: list[TableInfo]


class SeatLink(msgspec.Struct, rename="camel"):
    """The private key to one's seat, for another device: the path of a page."""

    seat: int
    path: str
