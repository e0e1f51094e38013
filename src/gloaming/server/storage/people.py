"""Queries on people, and helpers for other queries."""

from __future__ import annotations

import re
import secrets
from collections.abc import Iterable
from typing import Any

from sqlalchemy import Connection, Row, Table, delete, exists, insert, literal, select, update
from sqlalchemy.dialects import postgresql, sqlite

from gloaming.protocol import Me, Passkey
from gloaming.server.errors import NotFound
from gloaming.server.storage.schema import mutes, passkeys, people, pushes
from gloaming.server.times import iso_time

PersonRow = Row[*tuple[Any, ...]]

_ID = re.compile(r"[A-Za-z0-9_-]{1,64}")


def is_id(text: str) -> bool:
    """Whether the text has the form of an id."""
    return _ID.fullmatch(text) is not None


def insert_if_missing(db: Connection, table: Table, **values: object) -> bool:
    """Insert a row unless its key exists; return whether it was inserted."""
    kind = postgresql.insert if db.dialect.name == "postgresql" else sqlite.insert
    wanted = kind(table).values(**values).on_conflict_do_nothing()
    return db.execute(wanted.returning(literal(1))).first() is not None


def find_person(db: Connection, id: str) -> PersonRow | None:
    return db.execute(select(people).where(people.c.id == id)).one_or_none() if is_id(id) else None


def get_person(db: Connection, id: str) -> PersonRow:
    """The person with this id; for a merged guest the account."""
    found = find_person(db, id)
    if found is not None and found.moved is not None:
        found = find_person(db, found.moved)
    if found is None:
        raise NotFound("refusal-no-person")
    return found


def by_login(db: Connection, login: str) -> PersonRow | None:
    return db.execute(select(people).where(people.c.login == login)).one_or_none()


def is_guest(db: Connection, person: PersonRow) -> bool:
    """Whether the person has neither a login nor a passkey."""
    return (
        person.login is None
        and not db.execute(select(exists().where(passkeys.c.person == person.id))).scalar_one()
    )


def add_guest(db: Connection, name: str, at: int) -> PersonRow:
    id = secrets.token_urlsafe(12)
    db.execute(insert(people).values(id=id, name=name, made=at))
    return get_person(db, id)


def rename(db: Connection, person: str, name: str) -> None:
    db.execute(update(people).where(people.c.id == person).values(name=name))


def set_mail(db: Connection, person: str, mail: str | None, language: str | None) -> None:
    db.execute(update(people).where(people.c.id == person).values(mail=mail, language=language))


def sign_out_everywhere(db: Connection, person: str) -> None:
    """Start a new epoch, which ends all sessions of older ones."""
    db.execute(update(people).where(people.c.id == person).values(epoch=people.c.epoch + 1))


def epochs(db: Connection, persons: Iterable[str]) -> dict[str, int]:
    """The current epoch of each person."""
    found = db.execute(select(people.c.id, people.c.epoch).where(people.c.id.in_(list(persons))))
    return {row.id: row.epoch for row in found}


def mute(db: Connection, person: str, other: str) -> None:
    insert_if_missing(db, mutes, person=person, other=get_person(db, other).id)


def unmute(db: Connection, person: str, other: str) -> None:
    if is_id(other):
        db.execute(delete(mutes).where(mutes.c.person == person, mutes.c.other == other))


def muted(db: Connection, person: str) -> list[str]:
    """The people whose chat this person has muted."""
    return list(
        db.execute(select(mutes.c.other).where(mutes.c.person == person).order_by(mutes.c.other)).scalars()
    )


def me(db: Connection, person: str, push_key: str) -> Me:
    """The person's own account data."""
    found = get_person(db, person)
    wanted = select(passkeys.c.id, passkeys.c.made).where(passkeys.c.person == person)
    pushed = select(exists().where(pushes.c.person == person))
    return Me(
        person=found.id,
        name=found.name,
        login=found.login,
        passkeys=[
            Passkey(key.id, iso_time(key.made))
            for key in db.execute(wanted.order_by(passkeys.c.made, passkeys.c.id))
        ],
        muted=muted(db, person),
        mail=found.mail,
        push=db.execute(pushed).scalar_one(),
        push_key=push_key,
    )
