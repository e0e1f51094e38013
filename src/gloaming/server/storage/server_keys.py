"""The server's secret keys, generated once and stored in the database."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from weakref import WeakKeyDictionary

from sqlalchemy import Connection, select

from gloaming.server.storage import schema
from gloaming.server.storage.database import Database
from gloaming.server.storage.people import insert_if_missing

_known: WeakKeyDictionary[Database, dict[str, str]] = WeakKeyDictionary()


async def get_or_create(database: Database, name: str, make: Callable[[], str]) -> str:
    """The key with this name; all processes on one database get the same."""
    known = _known.setdefault(database, {})
    if name not in known:
        found = await database.read(partial(_find, name=name))
        known[name] = (
            found if found is not None else await database.write(partial(_insert, name=name, value=make()))
        )
    return known[name]


def _find(db: Connection, name: str) -> str | None:
    return db.execute(select(schema.server_keys.c.value).where(schema.server_keys.c.name == name)).scalar()


def _insert(db: Connection, name: str, value: str) -> str:
    """Store the value unless there is one, and return what is stored."""
    insert_if_missing(db, schema.server_keys, name=name, value=value)
    return _find(db, name) or value
