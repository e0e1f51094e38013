"""Merges a guest who signs in into the account."""

from __future__ import annotations

from sqlalchemy import Connection, Table, and_, delete, exists, select, update

from gloaming.server.accounts import ratings
from gloaming.server.storage import people as rows
from gloaming.server.storage.schema import (
    bans,
    chat,
    complaints,
    daily_runs,
    matches,
    mutes,
    people,
    pushes,
    requests,
    seats,
)


def merge_guest(db: Connection, guest: str, account: str) -> list[str]:
    """Move everything to the account; return the matches that the guest owns, sits in or asked to join.

    The guest's row stays and points to the account, so that old ids still work; its sessions end.
    """
    found = db.execute(select(people).where(people.c.id == guest).with_for_update()).one()
    if found.moved is not None or not rows.is_guest(db, found):
        return []
    values = {"moved": account, "epoch": people.c.epoch + 1, "mail": None}
    db.execute(update(people).where(people.c.id == guest).values(values))
    if found.mail is not None:
        silent = update(people).where(people.c.id == account, people.c.mail.is_(None))
        db.execute(silent.values(mail=found.mail, language=found.language))
    touched = _matches_of(db, guest)
    for table, column in (
        (seats, "person"),
        (matches, "owner"),
        (pushes, "person"),
        (complaints, "reporter"),
    ):
        db.execute(update(table).where(table.c[column] == guest).values({column: account}))
    db.execute(update(complaints).where(complaints.c.person == guest).values(person=account))
    _move_chat(db, guest, account)
    _move_pairs(db, bans, "person", guest, account)
    _move_pairs(db, requests, "person", guest, account)
    _move_pairs(db, mutes, "person", guest, account)
    _move_pairs(db, mutes, "other", guest, account)
    db.execute(delete(mutes).where(mutes.c.person == mutes.c.other))
    _move_daily_runs(db, guest, account)
    ratings.merge_ratings(db, guest, account)
    return touched


def _matches_of(db: Connection, guest: str) -> list[str]:
    sat = select(seats.c.match).where(seats.c.person == guest)
    owned = select(matches.c.id).where(matches.c.owner == guest)
    asked = select(requests.c.match).where(requests.c.person == guest)
    return list(db.execute(sat.union(owned, asked)).scalars())


def _move_chat(db: Connection, guest: str, account: str) -> None:
    """Move chat messages, except those whose key the account has used in the same match."""
    other = chat.alias()
    same = and_(other.c.match == chat.c.match, other.c.person == account, other.c.key == chat.c.key)
    db.execute(update(chat).where(chat.c.person == guest, ~exists().where(same)).values(person=account))


def _move_daily_runs(db: Connection, guest: str, account: str) -> None:
    """Move daily runs; on a day on which the account has one, the guest's is deleted."""
    other = daily_runs.alias()
    same = and_(other.c.game == daily_runs.c.game, other.c.day == daily_runs.c.day, other.c.person == account)
    db.execute(delete(daily_runs).where(daily_runs.c.person == guest, exists().where(same)))
    db.execute(update(daily_runs).where(daily_runs.c.person == guest).values(person=account))


def _move_pairs(db: Connection, table: Table, column: str, guest: str, account: str) -> None:
    """Move rows of a table without other data; the account may have the same row already."""
    for row in db.execute(select(table).where(table.c[column] == guest)).mappings().all():
        rows.insert_if_missing(db, table, **{**row, column: account})
    db.execute(delete(table).where(table.c[column] == guest))
