"""A match as a store gives it, and the changes that a store can write: plain data, no SQL."""

from __future__ import annotations

import secrets
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field

import msgspec

from gloaming.core.errors import GloamingError
from gloaming.core.match import Match
from gloaming.core.record.format import Header, Line, LogLine
from gloaming.protocol import Terms
from gloaming.server.times import iso_time

WAITING, PLAYING, FINISHED = "waiting", "playing", "finished"


class WriteConflict(GloamingError):
    """Another process appended to the log first; nothing was written."""


# --- what a store gives ----------------------------------------------------------------------------------


@dataclass(frozen=True)
class SeatRow:
    """A seat: its person, its secret token, the dice word given, and when the person was last connected."""

    person: str | None
    token: str
    word: str | None
    seen: int


def new_seat(person: str | None) -> SeatRow:
    """A seat with a new token, for its next person."""
    return SeatRow(person, secrets.token_urlsafe(18), None, 0)


@dataclass(frozen=True)
class Request:
    """A person who asks for a seat, or was declined."""

    person: str
    name: str
    declined: bool


class UndoRequest(msgspec.Struct):
    """A seat that asks for undo, the number of log lines at that time, and the seats that agree."""

    seat: int
    line: int
    agreed: list[int] = []


@dataclass(frozen=True)
class StoredMatch:
    """A stored match; `lines` are those from number `first` on."""

    id: str
    secret: str
    made: str
    game: str
    owner: str | None
    online: bool
    listed: bool
    terms: Terms
    invite: str
    phase: str
    rematch: str | None
    asked: UndoRequest | None
    seats: list[SeatRow]
    first: int = 0
    lines: list[LogLine] = field(default_factory=list)
    requests: list[Request] = field(default_factory=list)  # while the match waits for players
    banned: frozenset[str] = frozenset()  # likewise: people who may not sit down


@dataclass(frozen=True)
class ChatRow:
    """One chat message."""

    number: int
    person: str
    name: str
    text: str
    at: int


# --- what a store writes ---------------------------------------------------------------------------------


@dataclass(frozen=True)
class NewMatch:
    """A match to be stored; without an owner it belongs to the first person who opens it."""

    secret: str
    game: str
    owner: str | None
    lines: Sequence[Line]
    people: Sequence[str | None]  # by seat
    online: bool = False
    listed: bool = False
    terms: Terms = field(default_factory=Terms)

    def stored(self, at: int) -> StoredMatch:
        """The match with a new id, invitation and tokens."""
        return StoredMatch(
            id=secrets.token_urlsafe(12),
            secret=self.secret,
            made=iso_time(at),
            game=self.game,
            owner=self.owner,
            online=self.online,
            listed=self.listed,
            terms=self.terms,
            invite=secrets.token_urlsafe(9),
            phase=WAITING,
            rematch=None,
            asked=None,
            seats=[new_seat(person) for person in self.people],
            lines=[LogLine(line, at) for line in self.lines],
        )


@dataclass(frozen=True)
class NewLines:
    """Lines to append, and what follows: when a bot or a clock is due, whose turn it is, or the end."""

    lines: Sequence[LogLine]
    due: int | None
    turn: Collection[int]
    ended: Match | None = None  # the whole match, if the lines end it

    @property
    def phase(self) -> str:
        return PLAYING if self.ended is None else FINISHED


@dataclass(frozen=True)
class Arrangement:
    """What changes around the play of a match. What is not named stays as it is."""

    header: Header | None = None
    seats: Mapping[int, str | None] = field(default_factory=dict)  # new people, with new tokens and no words
    words: Mapping[int, str | None] = field(default_factory=dict)  # dice words given or taken back
    banned: str | None = None
    requested: str | None = None  # a person who asks for a seat
    declined: str | None = None  # one whose request is declined
    settled: str | None = None  # one whose request is done
    begun: NewLines | None = None  # the first lines after those of the waiting room; all requests are done
    rematch: NewMatch | None = None
