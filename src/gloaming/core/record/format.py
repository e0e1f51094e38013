"""The record of a match: its steps as JSON lines, readable, versioned, replayable."""

from __future__ import annotations

import json
from dataclasses import dataclass, field, replace

from gloaming.core.codec import Plain, digest
from gloaming.core.errors import GloamingError
from gloaming.core.settings import Settings
from gloaming.core.state import SEAT_LETTERS, Outcome

FORMAT = 2  # of new records
FORMATS = (1, 2)  # that can be read
ADVICE_KINDS = ("hint", "odds")  # advice that a seat may ask for


class RecordError(GloamingError):
    """A record that cannot be read or replayed; the message names the line or step."""


@dataclass(frozen=True)
class Player:
    """The player of a seat: a person, or a bot of some level."""

    name: str
    level: str | None = None


@dataclass(frozen=True)
class Parent:
    """Where a fork starts: the digest of the parent's record up to a step, and that step."""

    digest: str
    step: int


@dataclass(frozen=True)
class Header:
    """What is fixed before the first step."""

    game: str
    rules: int
    content: str
    players: tuple[Player, ...]
    settings: Settings
    commitment: str
    bot_words: dict[int, str]
    online: bool = False
    parent: Parent | None = None
    day: str | None = None  # a daily game: everyone has the same dice; the secret is revealed on the next day
    format: int = FORMAT

    @property
    def compares_digests(self) -> bool:
        """Whether the record's digests are of states as they are written today."""
        return self.format > 1

    @property
    def names_winners(self) -> bool:
        """Whether the end line names the winners; in format 1 they follow from the final state."""
        return self.format > 1

    def plain(self) -> dict[str, Plain]:
        seats: list[Plain] = []
        for seat, player in enumerate(self.players):
            entry: dict[str, Plain] = {"seat": SEAT_LETTERS[seat], "name": player.name}
            if player.level is not None:
                entry |= {"bot": player.level, "word": self.bot_words[seat]}
            seats.append(entry)
        line: dict[str, Plain] = {
            "gloaming": self.format, "game": self.game, "rules": self.rules, "content": self.content,
            "seats": seats, "settings": self.settings, "commitment": self.commitment,
        }  # fmt: skip
        if self.online:
            line["online"] = True
        if self.day is not None:
            line["day"] = self.day
        if self.parent is not None:
            line["parent"] = {"digest": self.parent.digest, "step": self.parent.step}
        return line


@dataclass(frozen=True)
class Step:
    """A step: a seat's action in the game's notation, or a chance result."""

    number: int
    seat: int = -1
    action: str = ""
    face: int = 0
    faces: int = 0
    digest: str | None = None  # of the state after this step; only in some steps

    @property
    def is_chance(self) -> bool:
        return self.faces > 0

    def plain(self) -> dict[str, Plain]:
        line: dict[str, Plain] = {"step": self.number}
        if self.is_chance:
            line |= {"face": self.face, "of": self.faces}
        else:
            line |= {"seat": SEAT_LETTERS[self.seat], "do": self.action}
        if self.digest is not None:
            line["digest"] = self.digest
        return line


@dataclass(frozen=True)
class UndoEntry:
    """Steps after this one do not count."""

    to: int

    def plain(self) -> dict[str, Plain]:
        return {"undo": self.to}


@dataclass(frozen=True)
class StandIn:
    """From now on a bot of this level decides for the seat (None: its player again)."""

    seat: int
    level: str | None

    def plain(self) -> dict[str, Plain]:
        return {"seat": SEAT_LETTERS[self.seat], "bot": self.level}


@dataclass(frozen=True)
class Forfeit:
    """The seat lost before the end: its player gave up or ran out of time."""

    seat: int
    why: str

    def plain(self) -> dict[str, Plain]:
        return {"lost": SEAT_LETTERS[self.seat], "why": self.why}


@dataclass(frozen=True)
class AdviceNote:
    """The seat asked for advice on its decision: a suggested action, or the odds."""

    seat: int
    what: str

    def plain(self) -> dict[str, Plain]:
        return {"seat": SEAT_LETTERS[self.seat], "asked": self.what}


@dataclass(frozen=True)
class Words:
    """The words of all seats, which are mixed into the dice."""

    words: tuple[str, ...]

    def plain(self) -> dict[str, Plain]:
        return {"words": list(self.words)}


@dataclass(frozen=True)
class End:
    """The outcome, and the committed secret (None in a daily game whose day is not over)."""

    outcome: Outcome
    secret: str | None
    digest: str
    names_winners: bool = True  # not in format 1

    def plain(self) -> dict[str, Plain]:
        result: dict[str, Plain] = {
            "places": list(self.outcome.places),
            "scores": [int(score) if score == int(score) else score for score in self.outcome.scores],
            "reason": self.outcome.reason,
        }
        if self.names_winners:
            result["winners"] = [SEAT_LETTERS[seat] for seat in self.outcome.winners]
        return {"end": result, "secret": self.secret, "digest": self.digest}


Entry = Step | UndoEntry | StandIn | Forfeit | AdviceNote
Line = Header | Words | Entry | End


def line_text(line: Line) -> str:
    """The line as JSON."""
    return json.dumps(line.plain(), ensure_ascii=False)


@dataclass(frozen=True)
class LogLine:
    """A line of the record, its time in milliseconds, and the client's key of the message that caused it."""

    line: Line
    at: int
    key: str | None = None


@dataclass
class Record:
    """A match's record from the header to the end, or to the latest entry."""

    header: Header
    words: tuple[str, ...] | None = None
    entries: list[Entry] = field(default_factory=list)
    end: End | None = None
    steps: list[Step] = field(default_factory=list)  # without those that were undone
    lost: list[int] = field(default_factory=list)  # the seats that have forfeited, in order

    def add(self, entry: Entry) -> None:
        self.entries.append(entry)
        if isinstance(entry, Step):
            self.steps.append(entry)
        elif isinstance(entry, UndoEntry):
            del self.steps[entry.to :]
        elif isinstance(entry, Forfeit):
            self.lost.append(entry.seat)

    @property
    def inherited(self) -> int:
        """How many steps come from the parent."""
        return self.header.parent.step if self.header.parent is not None else 0

    def lines(self, start: int = 0) -> list[Line]:
        """All lines in order, from the given one on."""
        ended: list[Line] = [self.end] if self.end is not None else []
        if self.words is not None and start >= self.inherited + 2:  # after header and words
            return [*self.entries[start - 2 :], *(ended if start <= len(self.entries) + 2 else [])]
        parts: list[Line] = [self.header, *self.entries[: self.inherited]]
        if self.words is not None:
            parts.append(Words(self.words))
        return [*parts, *self.entries[self.inherited :], *ended][start:]

    def text(self) -> str:
        """The record as JSON lines."""
        return "".join([line_text(line) + "\n" for line in self.lines()])

    def with_secret(self, secret: str) -> Record:
        """The same record with its secret, if it was hidden."""
        if self.end is None or self.end.secret is not None:
            return self
        return replace(self, end=replace(self.end, secret=secret))

    def digest(self, step: int) -> str:
        """The digest that a fork at this step stores; it does not change while the record grows."""
        words = list(self.words) if self.words is not None else None
        return digest([self.header.plain(), words, [s.plain() for s in self.steps[:step]]])
