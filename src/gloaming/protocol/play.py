"""The messages at a table, and the pages of a replay."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from gloaming.lab.calibration_file import Standing
from gloaming.protocol.common import PROTOCOL, Json, Phrase
from gloaming.protocol.matches import TableInfo

Key = Annotated[str, Meta(min_length=1, max_length=40)]

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
    """How the game ended; any number of seats have won, or none."""

    places: list[int]
    scores: list[float]
    shares: list[float]
    winners: list[int]
    reason: Phrase


class ClockInfo(msgspec.Struct, rename="camel"):
    """Milliseconds left to each seat at the server's time `now`; those of `running` seats go down."""

    now: int
    left: list[int | None]
    running: list[int]


class Moment(msgspec.Struct, rename="camel"):
    """The table as one seat sees it after some step; `line` counts what has happened, for coming back."""

    step: int
    seat: int | None
    view: Json
    deciders: list[int]
    offers: list[Offer]
    spans: list[SpanInfo]
    undo: bool
    undo_asks: bool = False  # others have to agree
    line: int = 0
    clock: ClockInfo | None = None
    over: OutcomeInfo | None = None
    secret: str | None = None


class Entry(msgspec.Struct, rename="camel"):
    """One line of the log: who paid what, and what came of it; or a `note` about the people."""

    step: int
    seat: int | None  # none: chance
    action: str | None
    face: int | None
    faces: int | None
    events: list[EventInfo]
    note: Phrase | None = None


class ChatLine(msgspec.Struct, rename="camel"):
    """Something that was said at the table; people without a seat have none."""

    number: int
    person: str
    name: str
    seat: int | None
    text: str
    at: str


class Snapshot(msgspec.Struct, tag="snapshot", rename="camel"):
    """Everything, sent on connecting and after an undo."""

    table: TableInfo
    moment: Moment
    log: list[Entry]
    chat: list[ChatLine] = []
    protocol: int = PROTOCOL


class Stepped(msgspec.Struct, tag="stepped", rename="camel"):
    """One more line of the log, with the table as it is then."""

    entry: Entry
    moment: Moment


class Thinking(msgspec.Struct, tag="thinking", rename="camel"):
    """A bot has begun to think."""

    seat: int


class Taken(msgspec.Struct, tag="taken", rename="camel"):
    """What you sent with this key is done and kept for good."""

    key: str


class Refused(msgspec.Struct, tag="refused", rename="camel"):
    """What was asked is not allowed, and why; nothing has changed."""

    say: Phrase
    key: str | None = None


class Seated(msgspec.Struct, tag="seated", rename="camel"):
    """Something about the people has changed: seats, presence, readiness, a question, a rematch."""

    table: TableInfo


class Said(msgspec.Struct, tag="said", rename="camel"):
    """Somebody has said something."""

    line: ChatLine


class Pong(msgspec.Struct, tag="pong", rename="camel"):
    """The line is alive."""


class Previewed(msgspec.Struct, tag="previewed", rename="camel"):
    """What an action would show, where a rule lets its seat see it beforehand; nothing has changed."""

    step: int
    action: str
    event: EventInfo


class WeighedInfo(msgspec.Struct, rename="camel"):
    """A choice that is worth considering, and the asker's chance with it."""

    action: str
    say: Phrase
    chance: float | None
    standing: Standing


class ChanceInfo(msgspec.Struct, rename="camel"):
    """How likely something succeeds, and the 95 % interval around it where it was played out."""

    value: float
    low: float
    high: float
    exact: bool


class StakesInfo(msgspec.Struct, rename="camel"):
    """The chance that what is being attempted succeeds, now and with the action advised."""

    before: ChanceInfo
    after: ChanceInfo
    change: Literal["raises", "lowers", "keeps"]


class Advised(msgspec.Struct, tag="advised", rename="camel"):
    """What a strong player would do, as far as the asker can know; for nobody else.

    `before` is the asker's expected share of the win on average over what is worth considering; `after` the
    one with the `action`, give or take `reach`; `chances` are everybody's then. They are right if everybody
    plays on like `basis`: a level, or `perfect`. Without it no number is sent, and `standings` tell how
    everybody stands. `choices` are the best few. Where one attempts something, as in a game for one, `stakes`
    are its chances.
    """

    step: int
    seat: int
    what: Literal["hint", "odds"]
    action: str
    say: Phrase
    basis: str | None
    before: float | None
    after: float | None
    reach: float | None
    exact: bool
    chances: list[float] | None
    standings: list[Standing]
    choices: list[WeighedInfo]
    stakes: StakesInfo | None


ToBrowser = Snapshot | Stepped | Thinking | Taken | Refused | Seated | Said | Pong | Previewed | Advised


# --- at the table, browser to server -------------------------------------------------------------


class Do(msgspec.Struct, tag="do", rename="camel"):
    """Take a choice, at the step that the browser has seen last; its key makes that it is taken once."""

    key: Key
    step: int
    seat: int
    action: str


class Pick(msgspec.Struct, tag="pick", rename="camel"):
    """Take a choice from a span: which one of the offered spans, and a number for each of its ranges."""

    key: Key
    step: int
    seat: int
    span: int
    values: list[int]


class Undo(msgspec.Struct, tag="undo", rename="camel"):
    """Take the seat's last decision back, or ask the others to allow it."""

    seat: int


class Agree(msgspec.Struct, tag="agree", rename="camel"):
    """Answer the question whether another seat may take back."""

    seat: int
    yes: bool


class Look(msgspec.Struct, tag="look", rename="camel"):
    """See the table from this seat from now on (none: as a spectator)."""

    seat: int | None


class Say(msgspec.Struct, tag="say", rename="camel"):
    """Say something to everyone at the table."""

    key: Key
    text: Annotated[str, Meta(min_length=1, max_length=500)]


class StandIn(msgspec.Struct, tag="standIn", rename="camel"):
    """Let a bot play for a seat (one's own, or that of somebody who has gone); none: take one's seat back."""

    seat: int
    level: Annotated[str, Meta(max_length=40)] | None


class GiveUp(msgspec.Struct, tag="giveUp", rename="camel"):
    """Give the match up."""

    seat: int


class Ping(msgspec.Struct, tag="ping", rename="camel"):
    """Ask whether the line is alive."""


class Preview(msgspec.Struct, tag="preview", rename="camel"):
    """Ask what an action would show, at the step that the browser has seen last."""

    step: int
    seat: int
    action: str


class Ask(msgspec.Struct, tag="ask", rename="camel"):
    """Ask for help with one's decision, at the step that the browser has seen last; everybody is told."""

    step: int
    seat: int
    what: Literal["hint", "odds"]


FromBrowser = Do | Pick | Undo | Agree | Look | Say | StandIn | GiveUp | Ping | Preview | Ask


# --- replays ---------------------------------------------------------------------------------------


class Frame(msgspec.Struct, rename="camel"):
    """One step of a replay: its line of the log (none before the first), the table, and notes after it."""

    entry: Entry | None
    moment: Moment
    notes: list[Entry] = []


class Reel(msgspec.Struct, rename="camel"):
    """A stretch of a replay as one seat sees it: steps `first` and following, of `steps` in all."""

    table: TableInfo
    first: int
    steps: int
    frames: list[Frame]
