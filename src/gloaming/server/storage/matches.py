"""Queries on matches, their log and their seats. Each runs in the transaction that it is given."""

from __future__ import annotations

import secrets
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import UTC, datetime

import msgspec
from sqlalchemy import Connection, and_, delete, exists, func, insert, or_, select, update
from sqlalchemy.exc import IntegrityError

from gloaming.core.errors import GloamingError
from gloaming.core.record.format import End, Header, Line, LogLine, line_text
from gloaming.core.record.reader import read_line
from gloaming.protocol import Terms
from gloaming.server.storage.schema import bans, lines, matches, people, requests, seats
from gloaming.server.storage.terms import decode_terms, encode_terms

WAITING, PLAYING, FINISHED = "waiting", "playing", "finished"


class WriteConflict(GloamingError):
    """Another process appended to the log first; nothing was written."""


@dataclass(frozen=True)
class SeatRow:
    """A seat: its person, its secret token, the dice word given, and when the person was last connected."""

    person: str | None
    token: str
    word: str | None
    seen: int


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


# Created at import: msgspec inspects a type at its first decoding, and two threads that do so at once crash.
_question = msgspec.json.Decoder(UndoRequest)


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


@dataclass(frozen=True)
class NewMatch:
    """A match to be stored."""

    secret: str
    game: str
    owner: str
    lines: Sequence[Line]
    people: Sequence[str | None]  # by seat
    online: bool = False
    listed: bool = False
    terms: Terms = field(default_factory=Terms)


def create(db: Connection, draft: NewMatch, at: int) -> str:
    """Store a new match and return its id."""
    id = secrets.token_urlsafe(12)
    db.execute(
        insert(matches).values(
            id=id,
            secret=draft.secret,
            made=datetime.now(UTC).isoformat(timespec="seconds"),
            game=draft.game,
            owner=draft.owner,
            online=draft.online,
            listed=draft.listed,
            terms=encode_terms(draft.terms),
            invite=secrets.token_urlsafe(9),
            touched=at,
        )
    )
    _insert_lines(db, id, 0, [LogLine(line, at) for line in draft.lines])
    rows = [
        {"match": id, "seat": seat, "person": person, "token": secrets.token_urlsafe(18)}
        for seat, person in enumerate(draft.people)
    ]
    db.execute(insert(seats), rows)
    return id


def load(db: Connection, id: str, first: int = 0) -> StoredMatch | None:
    """The match with its lines from number `first` on."""
    row = db.execute(select(matches).where(matches.c.id == id)).mappings().first()
    if row is None:
        return None
    sitting = select(seats).where(seats.c.match == id).order_by(seats.c.seat)
    found = select(lines).where(lines.c.match == id, lines.c.number >= first).order_by(lines.c.number)
    # Lines before seats: cards dealt between the two reads must not go to the previous person of a seat.
    added = [
        LogLine(read_line(line["line"]), line["at"], line["key"]) for line in db.execute(found).mappings()
    ]
    return StoredMatch(
        id=id,
        secret=row["secret"],
        made=row["made"],
        game=row["game"],
        owner=row["owner"],
        online=row["online"],
        listed=row["listed"],
        terms=decode_terms(row["terms"]),
        invite=row["invite"],
        phase=row["phase"],
        rematch=row["rematch"],
        asked=_question.decode(row["asked"]) if row["asked"] is not None else None,
        seats=[
            SeatRow(s["person"], s["token"], s["word"], s["seen"]) for s in db.execute(sitting).mappings()
        ],
        first=first,
        lines=added,
        requests=_requests(db, id) if row["phase"] == WAITING else [],
    )


def lock(db: Connection, id: str, at: int) -> StoredMatch | None:
    """Load a match and lock it against other writers until the transaction ends."""
    db.execute(update(matches).where(matches.c.id == id).values(touched=at))
    return load(db, id)


def append(
    db: Connection, id: str, first: int, added: Sequence[LogLine], due: int | None, turn: Iterable[int]
) -> None:
    """Append lines after the first `first` ones, and update phase, due time and turns.

    Raises WriteConflict if these line numbers exist; then the whole job must be rolled back.
    """
    try:
        _insert_lines(db, id, first, added)
    except IntegrityError:
        raise WriteConflict(f"line {first} is there already") from None
    phase = FINISHED if added and isinstance(added[-1].line, End) else PLAYING
    touched = {"touched": added[-1].at} if added else {}
    db.execute(update(matches).where(matches.c.id == id).values(phase=phase, due=due, asked=None, **touched))
    now = list(turn)
    db.execute(update(seats).where(seats.c.match == id).values(turn=seats.c.seat.in_(now)))


def _insert_lines(db: Connection, id: str, first: int, added: Sequence[LogLine]) -> None:
    rows = [
        {"match": id, "number": first + n, "line": line_text(line.line), "at": line.at, "key": line.key}
        for n, line in enumerate(added)
    ]
    if rows:
        db.execute(insert(lines), rows)


def write_header(db: Connection, id: str, header: Header) -> None:
    wanted = (lines.c.match == id) & (lines.c.number == 0)
    db.execute(update(lines).where(wanted).values(line=line_text(header)))


def ask(db: Connection, id: str, question: UndoRequest | None) -> None:
    """Store or clear the request to undo."""
    stored = msgspec.json.encode(question).decode() if question is not None else None
    db.execute(update(matches).where(matches.c.id == id).values(asked=stored))


def set_rematch(db: Connection, id: str, other: str) -> None:
    db.execute(update(matches).where(matches.c.id == id).values(rematch=other))


def adopt(db: Connection, id: str, person: str) -> bool:
    """Give a match without an owner (of a version without accounts) to the first person who opens it."""
    free = (matches.c.id == id) & matches.c.owner.is_(None)
    return db.execute(update(matches).where(free).values(owner=person)).rowcount > 0


def forget(db: Connection, id: str) -> bool:
    return db.execute(delete(matches).where(matches.c.id == id)).rowcount > 0


# --- seats -----------------------------------------------------------------------------------------------


def seat_person(db: Connection, id: str, seat: int, person: str | None) -> None:
    """Set the person of a seat; the previous token and dice word become invalid."""
    here = (seats.c.match == id) & (seats.c.seat == seat)
    fresh = {"person": person, "word": None, "token": secrets.token_urlsafe(18), "seen": 0}
    db.execute(update(seats).where(here).values(**fresh))


def give_word(db: Connection, id: str, seat: int, word: str | None) -> None:
    db.execute(update(seats).where(seats.c.match == id, seats.c.seat == seat).values(word=word))


def void_words(db: Connection, id: str) -> None:
    db.execute(update(seats).where(seats.c.match == id).values(word=None))


def seen(db: Connection, signs: Mapping[int, Sequence[tuple[str, int]]]) -> None:
    """Store when the people of seats were last connected; 0 means they have left."""
    for at, places in signs.items():
        for id, seat in places:
            db.execute(update(seats).where(seats.c.match == id, seats.c.seat == seat).values(seen=at))


def ban(db: Connection, id: str, person: str) -> None:
    db.execute(insert(bans).values(match=id, person=person))


def is_banned(db: Connection, id: str, person: str) -> bool:
    return (
        db.execute(select(bans.c.match).where(bans.c.match == id, bans.c.person == person)).first()
        is not None
    )


# --- asking for a seat -----------------------------------------------------------------------------------


def _requests(db: Connection, id: str) -> list[Request]:
    """Requests for a seat, oldest first."""
    named = requests.join(people, people.c.id == requests.c.person)
    found = select(requests.c.person, people.c.name, requests.c.declined).select_from(named)
    ordered = found.where(requests.c.match == id).order_by(requests.c.at, requests.c.person)
    return [Request(row.person, row.name, row.declined) for row in db.execute(ordered)]


def request(db: Connection, id: str, person: str, at: int) -> None:
    db.execute(insert(requests).values(match=id, person=person, at=at))


def decline(db: Connection, id: str, person: str) -> None:
    asked = (requests.c.match == id) & (requests.c.person == person)
    db.execute(update(requests).where(asked).values(declined=True))


def settle_requests(db: Connection, id: str, person: str | None = None) -> None:
    """Delete a person's request, or all requests."""
    asked = requests.c.match == id
    db.execute(delete(requests).where(asked if person is None else asked & (requests.c.person == person)))


# --- lists -----------------------------------------------------------------------------------------------


def mine(db: Connection, person: str, count: int) -> list[StoredMatch]:
    """The person's matches and those without owner: first where it is their turn, then the newest."""
    own = exists().where(seats.c.match == matches.c.id, seats.c.person == person)
    turn = exists().where(seats.c.match == matches.c.id, seats.c.person == person, seats.c.turn)
    here = or_(own, matches.c.owner == person, matches.c.owner.is_(None))
    order = (turn.desc(), (matches.c.phase == FINISHED), matches.c.touched.desc(), matches.c.made.desc())
    return _each(db, select(matches.c.id).where(here).order_by(*order).limit(count))


def lobby(db: Connection, phase: str, count: int, game: str | None = None) -> list[StoredMatch]:
    """Listed online matches in this phase, newest first."""
    wanted = and_(matches.c.online, matches.c.listed, matches.c.phase == phase)
    if game is not None:
        wanted &= matches.c.game == game
    return _each(db, select(matches.c.id).where(wanted).order_by(matches.c.touched.desc()).limit(count))


def _each(db: Connection, ids: object) -> list[StoredMatch]:
    found = [load(db, id) for (id,) in db.execute(ids).all()]  # type: ignore[call-overload]
    return [stored for stored in found if stored is not None]


def heads(db: Connection, ids: Iterable[str]) -> dict[str, int]:
    """The number of log lines of each match."""
    count = func.max(lines.c.number) + 1
    found = select(lines.c.match, count).where(lines.c.match.in_(list(ids))).group_by(lines.c.match)
    return {row[0]: row[1] for row in db.execute(found)}


def unfinished_headers(db: Connection) -> list[tuple[str, Header]]:
    """The id and the header of each match that has lines after the header and no end."""
    second = lines.alias()
    headers = select(lines.c.match, lines.c.line).join(matches, matches.c.id == lines.c.match)
    more = headers.join(second, (second.c.match == lines.c.match) & (second.c.number == 1))
    wanted = more.where(matches.c.phase != FINISHED, lines.c.number == 0)
    found = [(id, read_line(line)) for id, line in db.execute(wanted.order_by(lines.c.match))]
    return [(id, header) for id, header in found if isinstance(header, Header)]


# --- bots and clocks ---------------------------------------------------------------------------------------


def overdue(db: Connection, at: int, count: int) -> list[tuple[str, int]]:
    """Matches whose due time (of a bot or a clock) has passed, with that time."""
    found = (
        select(matches.c.id, matches.c.due).where(matches.c.due <= at).order_by(matches.c.due).limit(count)
    )
    return [(id, due) for id, due in db.execute(found).all()]


def claim(db: Connection, id: str, due: int, until: int) -> bool:
    """Claim an overdue match for this process until a time; return whether it is ours."""
    waiting = (matches.c.id == id) & (matches.c.due == due)
    return db.execute(update(matches).where(waiting).values(due=until)).rowcount > 0
