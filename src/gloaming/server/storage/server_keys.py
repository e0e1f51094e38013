"""The server's own keys: made once, whichever process comes first, and kept in the database."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from weakref import WeakKeyDictionary

from sqlalchemy import Connection, select

from gloaming.server.storage import schema
from gloaming.server.storage.database import Database
from gloaming.server.storage.people import insert_if_missing

_known: WeakKeyDictionary[Database, dict[str, str]] = WeakKeyDictionary()


async def get_or_create(store: Database, name: str, make: Callable[[], str]) -> str:
    """The key of this name; all processes on one database get the same."""
    known = _known.setdefault(store, {})
    if name not in known:
        found = await store.read(partial(_find, name=name))
        known[name] = (
            found if found is not None else await store.write(partial(_insert, name=name, value=make()))
        )
    return known[name]


def _find(db: Connection, name: str) -> str | None:
    return db.execute(select(schema.server_keys.c.value).where(schema.server_keys.c.name == name)).scalar()


def _insert(db: Connection, name: str, value: str) -> str:
    """The value that was there first."""
    insert_if_missing(db, schema.server_keys, name=name, value=value)
    return _find(db, name) or value
