"""Queries on matches, their log and their seats. Each runs in the transaction that it is given."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import asdict

import msgspec
from sqlalchemy import Connection, and_, bindparam, delete, exists, func, insert, or_, select, update
from sqlalchemy.exc import IntegrityError

from gloaming.core.record.format import Header, LogLine, line_text
from gloaming.core.record.reader import read_line
from gloaming.server.errors import MatchNotFound
from gloaming.server.storage.matches.rows import (
    FINISHED,
    WAITING,
    Arrangement,
    ChatRow,
    NewLines,
    NewMatch,
    Request,
    SeatRow,
    StoredMatch,
    UndoRequest,
    WriteConflict,
    new_seat,
)
from gloaming.server.storage.people import insert_if_missing
from gloaming.server.storage.schema import bans, chat, lines, matches, people, requests, seats
from gloaming.server.storage.terms import decode_terms, encode_terms

# Created at import: msgspec inspects a type at its first decoding, and two threads that do so at once crash.
_question = msgspec.json.Decoder(UndoRequest)

# Every move needs these; to build them costs as much as to run them.
_add_lines = insert(lines)
_move_on = update(matches).where(matches.c.id == bindparam("of"))
_give_turn = (
    update(seats)
    .where(seats.c.match == bindparam("of"))
    .values(turn=seats.c.seat.in_(bindparam("deciding", expanding=True)))
)


def create(db: Connection, draft: NewMatch, at: int) -> str:
    """Store a new match and return its id."""
    new = draft.stored(at)
    db.execute(
        insert(matches).values(
            id=new.id,
            secret=new.secret,
            made=new.made,
            game=new.game,
            owner=new.owner,
            online=new.online,
            listed=new.listed,
            terms=encode_terms(new.terms),
            invite=new.invite,
            phase=new.phase,
            touched=at,
        )
    )
    _insert_lines(db, new.id, 0, new.lines)
    rows = [
        {"match": new.id, "seat": number, "person": seat.person, "token": seat.token}
        for number, seat in enumerate(new.seats)
    ]
    db.execute(insert(seats), rows)
    return new.id


def load(db: Connection, id: str, first: int = 0) -> StoredMatch | None:
    """The match with its lines from number `first` on."""
    row = db.execute(select(matches).where(matches.c.id == id)).mappings().first()
    if row is None:
        return None
    sitting = select(seats).where(seats.c.match == id).order_by(seats.c.seat)
    found = select(lines).where(lines.c.match == id, lines.c.number >= first).order_by(lines.c.number)
    # Lines before seats: cards dealt between the two reads must not go to the previous person of a seat.
    written = db.execute(found).mappings()
    added = [LogLine(read_line(line["line"]), line["at"], line["key"]) for line in written]
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
        banned=_banned(db, id) if row["phase"] == WAITING else frozenset(),
    )


def append(db: Connection, id: str, first: int, added: NewLines) -> None:
    """Append lines after the first `first` ones, and update phase, due time and turns.

    Raises WriteConflict if these line numbers exist; then the whole job must be rolled back.
    """
    try:
        _insert_lines(db, id, first, added.lines)
    except IntegrityError:
        raise WriteConflict(f"line {first} is there already") from None
    changed = {"phase": added.phase, "due": added.due, "asked": None, "touched": added.lines[-1].at}
    db.execute(_move_on, {"of": id, **changed})
    db.execute(_give_turn, {"of": id, "deciding": list(added.turn)})


def _insert_lines(db: Connection, id: str, first: int, added: Sequence[LogLine]) -> None:
    rows = [
        {"match": id, "number": first + n, "line": line_text(line.line), "at": line.at, "key": line.key}
        for n, line in enumerate(added)
    ]
    if rows:
        db.execute(_add_lines, rows)


def ask_undo(db: Connection, id: str, request: UndoRequest | None) -> None:
    """Store or clear the request to undo."""
    stored = msgspec.json.encode(request).decode() if request is not None else None
    db.execute(update(matches).where(matches.c.id == id).values(asked=stored))


def adopt(db: Connection, id: str, person: str) -> bool:
    """Give a match without an owner (of a version without accounts) to the first person who opens it."""
    free = (matches.c.id == id) & matches.c.owner.is_(None)
    return db.execute(update(matches).where(free).values(owner=person)).rowcount > 0


def forget(db: Connection, id: str) -> bool:
    return db.execute(delete(matches).where(matches.c.id == id)).rowcount > 0


def seen(db: Connection, signs: Mapping[int, Sequence[tuple[str, int]]]) -> None:
    """Store when the people of seats were last connected; 0 means they have left."""
    for at, places in signs.items():
        for id, seat in places:
            _change_seat(db, id, seat, seen=at)


# --- the waiting room ------------------------------------------------------------------------------------


def arrange(
    db: Connection, id: str, at: int, change: Callable[[StoredMatch], Arrangement]
) -> tuple[StoredMatch, Arrangement]:
    """Lock a match against other writers until the transaction ends, and change it by what it is now."""
    db.execute(update(matches).where(matches.c.id == id).values(touched=at))
    stored = load(db, id)
    if stored is None:
        raise MatchNotFound(id)
    wanted = change(stored)
    if wanted.header is not None:
        header = (lines.c.match == id) & (lines.c.number == 0)
        db.execute(update(lines).where(header).values(line=line_text(wanted.header)))
    for seat, person in wanted.seats.items():
        _change_seat(db, id, seat, **asdict(new_seat(person)))
    for seat, word in wanted.words.items():
        _change_seat(db, id, seat, word=word)
    if wanted.banned is not None:
        insert_if_missing(db, bans, match=id, person=wanted.banned)
    _change_requests(db, id, wanted, at)
    return stored, wanted


def _change_seat(db: Connection, id: str, seat: int, **values: object) -> None:
    db.execute(update(seats).where(seats.c.match == id, seats.c.seat == seat).values(**values))


def _change_requests(db: Connection, id: str, wanted: Arrangement, at: int) -> None:
    asked = requests.c.match == id
    if wanted.requested is not None:
        db.execute(insert(requests).values(match=id, person=wanted.requested, at=at))
    if wanted.declined is not None:
        db.execute(update(requests).where(asked, requests.c.person == wanted.declined).values(declined=True))
    if wanted.settled is not None:
        db.execute(delete(requests).where(asked, requests.c.person == wanted.settled))
    if wanted.begun is not None:
        db.execute(delete(requests).where(asked))


def _requests(db: Connection, id: str) -> list[Request]:
    """Requests for a seat, oldest first."""
    named = requests.join(people, people.c.id == requests.c.person)
    found = select(requests.c.person, people.c.name, requests.c.declined).select_from(named)
    ordered = found.where(requests.c.match == id).order_by(requests.c.at, requests.c.person)
    return [Request(row.person, row.name, row.declined) for row in db.execute(ordered)]


def _banned(db: Connection, id: str) -> frozenset[str]:
    return frozenset(db.execute(select(bans.c.person).where(bans.c.match == id)).scalars())


def set_rematch(db: Connection, id: str, other: str) -> None:
    db.execute(update(matches).where(matches.c.id == id).values(rematch=other))


# --- chat ------------------------------------------------------------------------------------------------


def say(db: Connection, id: str, person: str, text: str, key: str, at: int) -> bool:
    """Store a message, unless the person has sent one with this key before; return whether it is new."""
    last = select(func.coalesce(func.max(chat.c.number), 0)).where(chat.c.match == id)
    for _ in range(3):  # another process may take the number
        number = int(db.execute(last).scalar_one()) + 1
        try:
            with db.begin_nested():
                row = {"match": id, "number": number, "person": person, "text": text, "at": at, "key": key}
                db.execute(insert(chat).values(**row))
            return True
        except IntegrityError:
            same = (chat.c.match == id) & (chat.c.person == person) & (chat.c.key == key)
            if db.execute(select(chat.c.number).where(same)).first() is not None:
                return False
    return False


def sayings(db: Connection, id: str, after: int, count: int) -> list[ChatRow]:
    """The last `count` messages after a number, in order."""
    found = (
        select(chat.c.number, chat.c.person, people.c.name, chat.c.text, chat.c.at)
        .join(people, people.c.id == chat.c.person)
        .where(chat.c.match == id, chat.c.number > after)
        .order_by(chat.c.number.desc())
        .limit(count)
    )
    return [ChatRow(*row) for row in reversed(db.execute(found).all())]


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
