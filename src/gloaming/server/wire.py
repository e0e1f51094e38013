"""The messages between server and browser; the TypeScript types are generated from these."""

from __future__ import annotations

from typing import Literal

import msgspec

PROTOCOL = 1

Json = dict[str, object]


class Phrase(msgspec.Struct):
    """A catalogue key with its arguments; `seats` are arguments to be replaced by players' names."""

    key: str
    args: dict[str, int | str] = {}
    seats: dict[str, int] = {}


# --- the gallery -------------------------------------------------------------------------------


class SettingInfo(msgspec.Struct, rename="camel"):
    """A setting at one table size: a number within bounds, or one of some named values."""

    key: str
    kind: Literal["number", "option"]
    default: int | str
    low: int = 0
    high: int = 0
    values: list[str] = []


class GameInfo(msgspec.Struct, rename="camel"):
    """What the gallery and the new-table page need to know of a game."""

    id: str
    rules_version: int
    fewest: int
    most: int
    hidden: bool
    minutes: list[int]
    settings: dict[str, list[SettingInfo]]  # by number of seats, as text
    levels: list[str]


class RulePage(msgspec.Struct):
    """A game's rules as HTML made from its RULES file in one language."""

    game: str
    language: str
    html: str


# --- making a table ----------------------------------------------------------------------------


class SeatWish(msgspec.Struct):
    """Who shall sit at a seat: a person at this screen, or a bot of a level."""

    name: str
    level: str | None = None


class TableWish(msgspec.Struct):
    """The order for a new table."""

    game: str
    seats: list[SeatWish]
    settings: dict[str, int | str] = {}


class WordsWish(msgspec.Struct):
    """The people's words, by seat number as text; they are mixed into the dice."""

    words: dict[str, str]


class ForkWish(msgspec.Struct):
    """The order to try another way from a step of this table."""

    step: int


class SeatInfo(msgspec.Struct, rename="camel"):
    """A seat at a table: its letter, the player's name, and the bot's level if it is one."""

    letter: str
    name: str
    level: str | None = None


class TableInfo(msgspec.Struct, rename="camel"):
    """What does not change at a table, and whether its words are in."""

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


# --- at the table, server to browser -------------------------------------------------------------


class Offer(msgspec.Struct, rename="camel"):
    """One choice: send its `action` back to take it."""

    action: str  # in the game's notation
    kind: str
    fields: dict[str, int]
    say: Phrase
    odds: list[int] | None = None  # [faces that succeed, faces], where a throw decides


class RangeInfo(msgspec.Struct, rename="camel"):
    """A number to choose from low to high, both included."""

    field: str
    low: int
    high: int


class SpanInfo(msgspec.Struct, rename="camel"):
    """Choices too many to list: send a number for each range to take one."""

    kind: str
    ranges: list[RangeInfo]


class EventInfo(msgspec.Struct, rename="camel"):
    """A typed fact that the viewer may know, and how to say it."""

    kind: str
    fields: dict[str, object]
    say: Phrase | None = None


class OutcomeInfo(msgspec.Struct, rename="camel"):
    """How the game ended."""

    places: list[int]
    scores: list[float]
    shares: list[float]
    reason: Phrase


class Moment(msgspec.Struct, rename="camel"):
    """The table as one seat sees it after some step."""

    step: int
    seat: int | None
    view: Json
    deciders: list[int]
    offers: list[Offer]
    spans: list[SpanInfo]
    undo: bool
    over: OutcomeInfo | None = None
    secret: str | None = None


class Entry(msgspec.Struct, rename="camel"):
    """One line of the log: who paid what, and what came of it."""

    step: int
    seat: int | None  # none: chance
    action: str | None
    face: int | None
    faces: int | None
    events: list[EventInfo]


class Snapshot(msgspec.Struct, tag="snapshot", rename="camel"):
    """Everything, sent on connecting and after an undo."""

    table: TableInfo
    moment: Moment
    log: list[Entry]
    protocol: int = PROTOCOL


class Stepped(msgspec.Struct, tag="stepped", rename="camel"):
    """One more step, with the table as it is then."""

    entry: Entry
    moment: Moment


class Thinking(msgspec.Struct, tag="thinking", rename="camel"):
    """A bot has begun to think."""

    seat: int


class Refused(msgspec.Struct, tag="refused", rename="camel"):
    """What was asked is not allowed, and why; nothing has changed."""

    say: Phrase


class Previewed(msgspec.Struct, tag="previewed", rename="camel"):
    """What an action would show, where a rule lets its seat see it beforehand; nothing has changed."""

    step: int
    action: str
    event: EventInfo


ToBrowser = Snapshot | Stepped | Thinking | Refused | Previewed


# --- at the table, browser to server -------------------------------------------------------------


class Do(msgspec.Struct, tag="do", rename="camel"):
    """Take a choice, at the step that the browser has seen last."""

    step: int
    seat: int
    action: str


class Pick(msgspec.Struct, tag="pick", rename="camel"):
    """Take a choice from a span: which one of the offered spans, and a number for each of its ranges."""

    step: int
    seat: int
    span: int
    values: list[int]


class Undo(msgspec.Struct, tag="undo", rename="camel"):
    """Take the seat's last decision back."""

    seat: int


class Look(msgspec.Struct, tag="look", rename="camel"):
    """See the table from this seat from now on (none: as a spectator)."""

    seat: int | None


class Preview(msgspec.Struct, tag="preview", rename="camel"):
    """Ask what an action would show, at the step that the browser has seen last."""

    step: int
    seat: int
    action: str


FromBrowser = Do | Pick | Undo | Look | Preview
