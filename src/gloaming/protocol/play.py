"""The messages of a match's socket, and the pages of a replay."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from gloaming.protocol.common import PROTOCOL, Json, Phrase, Standing
from gloaming.protocol.matches import MatchInfo

Key = Annotated[str, Meta(min_length=1, max_length=40)]

# --- server to browser ---------------------------------------------------------------------------


class Offer(msgspec.Struct, rename="camel"):
    """An action that may be taken: send its `action` back."""

    action: str  # in the game's notation
    kind: str
    fields: dict[str, int]
    phrase: Phrase
    price: dict[str, int] = {}  # amounts by name; a name's text is `price-` and the name
    odds: list[int] | None = None  # [faces that succeed, faces] where a throw decides
    consequences: list[Phrase] = []  # worth knowing before


class RangeInfo(msgspec.Struct, rename="camel"):
    """A number to choose between low and high, both included."""

    field: str
    low: int
    high: int


class ActionRangeInfo(msgspec.Struct, rename="camel"):
    """Actions that are too many to list: send a number for each range to take one."""

    kind: str
    ranges: list[RangeInfo]


class EventInfo(msgspec.Struct, rename="camel"):
    """An event that the viewer may know, and how to say it."""

    kind: str
    fields: dict[str, object]
    phrase: Phrase | None = None


class OutcomeInfo(msgspec.Struct, rename="camel"):
    """How the match ended; any number of seats may have won."""

    places: list[int]
    scores: list[float]
    winners: list[int]
    reason: Phrase


class ClockInfo(msgspec.Struct, rename="camel"):
    """Milliseconds left to each seat at the server's time `now`; those of the `running` seats decrease."""

    now: int
    left: list[int | None]
    running: list[int]


class Observation(msgspec.Struct, rename="camel"):
    """The match as one seat sees it after a step; `line` is the log's length, sent on reconnecting."""

    step: int
    seat: int | None
    view: Json
    deciders: list[int]
    offers: list[Offer]
    ranges: list[ActionRangeInfo]
    can_undo: bool
    undo_asks: bool = False  # the others have to agree
    line: int = 0
    clock: ClockInfo | None = None
    outcome: OutcomeInfo | None = None
    secret: str | None = None


class LogEntry(msgspec.Struct, rename="camel"):
    """An entry of the log: a step and its events, or a `note` about the people.

    The `section` is the heading that it stands under, such as whose turn it is; a note has none, nor has what
    comes before the first section.
    """

    step: int
    seat: int | None  # None: chance
    action: str | None
    face: int | None
    faces: int | None
    events: list[EventInfo]
    note: Phrase | None = None
    section: Phrase | None = None


class ChatLine(msgspec.Struct, rename="camel"):
    """A line of the chat; `seat` is None for somebody without a seat."""

    number: int
    person: str
    name: str
    seat: int | None
    text: str
    at: str


class Snapshot(msgspec.Struct, tag="snapshot", rename="camel"):
    """The whole match, sent on connecting and after an undo."""

    match: MatchInfo
    observation: Observation
    log: list[LogEntry]
    chat: list[ChatLine] = []
    protocol: int = PROTOCOL


class Update(msgspec.Struct, tag="update", rename="camel"):
    """One more entry of the log, and the match after it."""

    entry: LogEntry
    observation: Observation


class Thinking(msgspec.Struct, tag="thinking", rename="camel"):
    """A bot is thinking."""

    seat: int


class Ack(msgspec.Struct, tag="ack", rename="camel"):
    """The message with this key is done and stored."""

    key: str


class Refused(msgspec.Struct, tag="refused", rename="camel"):
    """A message was refused, and why; nothing has changed."""

    phrase: Phrase
    key: str | None = None


class MatchChanged(msgspec.Struct, tag="match", rename="camel"):
    """The match changed outside its log: seats, presence, readiness, an undo request, a rematch."""

    match: MatchInfo


class NewChatLine(msgspec.Struct, tag="chatLine", rename="camel"):
    """A new line of the chat."""

    line: ChatLine


class Pong(msgspec.Struct, tag="pong", rename="camel"):
    """The answer to a ping."""


class Previewed(msgspec.Struct, tag="previewed", rename="camel"):
    """The match as it would be after some actions, as far as the seat can know it; nothing has changed.

    `offers` are what the seat could do then. `event` is what a rule lets it see of a single action. `taken`
    are the actions themselves, with what they cost and lead to.
    """

    step: int
    actions: list[str]
    view: Json
    offers: list[Offer]
    event: EventInfo | None = None
    taken: list[Offer] = []


class Reason(msgspec.Struct, tag="reason", rename="camel"):
    """Why nothing of this kind is possible with these fields; None if something is."""

    step: int
    kind: str
    fields: dict[str, int]
    phrase: Phrase | None


class AdvisedAction(msgspec.Struct, rename="camel"):
    """An action worth considering, and the seat's chance with it."""

    action: str
    phrase: Phrase
    chance: float | None
    standing: Standing


class ProbabilityInfo(msgspec.Struct, rename="camel"):
    """The probability of a success; where it was sampled, with its 95 % interval."""

    value: float
    low: float
    high: float
    exact: bool


class SuccessInfo(msgspec.Struct, rename="camel"):
    """The chance that the current attempt succeeds, now and with the advised action."""

    before: ProbabilityInfo
    after: ProbabilityInfo
    direction: Literal["raises", "lowers", "keeps"]


class Advice(msgspec.Struct, tag="advice", rename="camel"):
    """Advice from a strong player that sees only the seat's view; sent to nobody else.

    `before` is the seat's chance to win on average over the actions worth considering; `after`
    that with the `action`, plus or minus `reach`; `chances` are everybody's then. They assume that
    everybody plays like `basis`: a level, or `perfect`. Without a basis no numbers are sent, and `standings`
    describe the position in words. `choices` are the best few; `success` the chances of the current attempt,
    as in a game for one.
    """

    step: int
    seat: int
    what: Literal["hint", "odds"]
    action: str
    phrase: Phrase
    basis: str | None
    before: float | None
    after: float | None
    reach: float | None
    exact: bool
    chances: list[float] | None
    standings: list[Standing]
    choices: list[AdvisedAction]
    success: SuccessInfo | None


ToBrowser = (
    Snapshot
    | Update
    | Thinking
    | Ack
    | Refused
    | MatchChanged
    | NewChatLine
    | Pong
    | Previewed
    | Reason
    | Advice
)


# --- browser to server ---------------------------------------------------------------------------


class Submit(msgspec.Struct, tag="submit", rename="camel"):
    """Submit an action at the last step that the browser has seen; `key` prevents doing it twice."""

    key: Key
    step: int
    seat: int
    action: str


class SubmitRange(msgspec.Struct, tag="submitRange", rename="camel"):
    """Submit an action from the offered range of this kind: a number for each of its fields."""

    key: Key
    step: int
    seat: int
    kind: Annotated[str, Meta(max_length=40)]
    values: list[int]


class Undo(msgspec.Struct, tag="undo", rename="camel"):
    """Undo the seat's last decision, or ask the others for their consent."""

    seat: int


class AnswerUndo(msgspec.Struct, tag="answerUndo", rename="camel"):
    """Answer another seat's undo request."""

    seat: int
    yes: bool


class SwitchSeat(msgspec.Struct, tag="switchSeat", rename="camel"):
    """See the match from this seat from now on (None: as a spectator)."""

    seat: int | None


class SendChat(msgspec.Struct, tag="chat", rename="camel"):
    """Write a line of the chat."""

    key: Key
    text: Annotated[str, Meta(min_length=1, max_length=500)]


class StandIn(msgspec.Struct, tag="standIn", rename="camel"):
    """Let a bot play for one's own seat or an absent person's; None: take one's seat back."""

    seat: int
    level: Annotated[str, Meta(max_length=40)] | None


class GiveUp(msgspec.Struct, tag="giveUp", rename="camel"):
    """Give up the match."""

    seat: int


class Ping(msgspec.Struct, tag="ping", rename="camel"):
    """Check the connection."""


class Preview(msgspec.Struct, tag="preview", rename="camel"):
    """Ask what some actions one after another would lead to, at the last step that the browser has seen."""

    step: int
    seat: int
    actions: Annotated[list[str], Meta(min_length=1, max_length=100)]


class Why(msgspec.Struct, tag="why", rename="camel"):
    """Ask why no action of a kind with these fields is possible; fields that are left out may be anything."""

    step: int
    seat: int
    kind: Annotated[str, Meta(max_length=40)]
    fields: dict[str, int] = {}


class AskAdvice(msgspec.Struct, tag="askAdvice", rename="camel"):
    """Ask for advice at the last step that the browser has seen; everybody is told."""

    step: int
    seat: int
    what: Literal["hint", "odds"]


FromBrowser = (
    Submit
    | SubmitRange
    | Undo
    | AnswerUndo
    | SwitchSeat
    | SendChat
    | StandIn
    | GiveUp
    | Ping
    | Preview
    | Why
    | AskAdvice
)


# --- replays ---------------------------------------------------------------------------------------


class ReplayStep(msgspec.Struct, rename="camel"):
    """One step of a replay: its entry (None before the first), the match, and notes after it."""

    entry: LogEntry | None
    observation: Observation
    notes: list[LogEntry] = []


class ReplayPage(msgspec.Struct, rename="camel"):
    """Some steps of a replay as one seat sees them, from `first` on; `total` is the number of the last."""

    match: MatchInfo
    first: int
    total: int
    steps: list[ReplayStep]
