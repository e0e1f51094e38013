"""Queries on chat."""

from __future__ import annotations

from dataclasses import dataclass

from sqlalchemy import Connection, func, insert, select
from sqlalchemy.exc import IntegrityError

from gloaming.server.storage.schema import chat, people


@dataclass(frozen=True)
class ChatRow:
    """One chat message."""

    number: int
    person: str
    name: str
    text: str
    at: int


def say(db: Connection, match: str, person: str, text: str, key: str, at: int) -> bool:
    """Store a message, unless the person has sent one with this key before; return whether it is new."""
    last = select(func.coalesce(func.max(chat.c.number), 0)).where(chat.c.match == match)
    for _ in range(3):  # another process may take the number
        number = int(db.execute(last).scalar_one()) + 1
        try:
            with db.begin_nested():
                row = {"match": match, "number": number, "person": person, "text": text, "at": at, "key": key}
                db.execute(insert(chat).values(**row))
            return True
        except IntegrityError:
            same = (chat.c.match == match) & (chat.c.person == person) & (chat.c.key == key)
            if db.execute(select(chat.c.number).where(same)).first() is not None:
                return False
    return False


def sayings(db: Connection, match: str, after: int, count: int) -> list[ChatRow]:
    """The last `count` messages after a number, in order."""
    found = (
        select(chat.c.number, chat.c.person, people.c.name, chat.c.text, chat.c.at)
        .join(people, people.c.id == chat.c.person)
        .where(chat.c.match == match, chat.c.number > after)
        .order_by(chat.c.number.desc())
        .limit(count)
    )
    return [ChatRow(*row) for row in reversed(db.execute(found).all())]
