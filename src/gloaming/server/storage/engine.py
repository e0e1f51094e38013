"""Opening a database, whichever kind, and telling its expected troubles apart."""

from __future__ import annotations

import sqlite3
from pathlib import Path
from typing import Any

from sqlalchemy import Engine, create_engine, event
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError, DBAPIError, IntegrityError, InterfaceError, OperationalError

from gloaming.config import private_database
from gloaming.core.errors import Trouble

BUSY = 5000  # milliseconds to wait for another process that holds the SQLite file
PATIENCE = 5  # seconds to wait for PostgreSQL to answer a new connection
READERS = 4


class DatabaseError(Trouble):
    """The database cannot be used; the message says why."""


class DatabaseUnavailable(DatabaseError):
    """The database does not answer now; whether the last write is kept is not known."""


def database_url(database: Path | str) -> URL:
    """A path is a SQLite file; anything with a scheme is taken as it is."""
    text = str(database)
    if "://" not in text:
        return URL.create("sqlite", database=text)
    try:
        url = make_url(text)
    except ArgumentError:
        raise DatabaseError("a database is a file's path or an address like postgresql://host/name") from None
    if url.get_backend_name() == "sqlite":
        return url
    if url.get_backend_name() == "postgresql":
        return url.set(drivername="postgresql+psycopg")
    raise DatabaseError(f"a database is SQLite or PostgreSQL, not {url.get_backend_name()}")


def is_sqlite(url: URL) -> bool:
    return url.get_backend_name() == "sqlite"


def connect(url: URL, writes: bool) -> Engine:
    """An engine for the one writer, or for the few readers."""
    if not is_sqlite(url):
        wait = {"connect_timeout": PATIENCE}
        size = 1 if writes else READERS
        return create_engine(url, pool_size=size, max_overflow=0, pool_pre_ping=not writes, connect_args=wait)
    if url.database and url.database != ":memory:" and not url.database.startswith("file:"):
        private_database(Path(url.database))
    engine = create_engine(url, connect_args={"timeout": BUSY / 1000})
    begin = "BEGIN IMMEDIATE" if writes else "BEGIN"

    @event.listens_for(engine, "connect")
    def opened(db: sqlite3.Connection, _: Any) -> None:
        db.isolation_level = None  # transactions begin where we say, so that savepoints work
        db.execute("PRAGMA journal_mode = WAL")
        db.execute("PRAGMA synchronous = FULL")
        db.execute("PRAGMA foreign_keys = ON")

    @event.listens_for(engine, "begin")
    def begun(db: Any) -> None:
        db.exec_driver_sql(begin)

    return engine


def is_serialization_failure(error: BaseException) -> bool:
    """Whether two transactions stood in each other's way, and this one was undone."""
    return getattr(getattr(error, "orig", None), "sqlstate", None) in ("40001", "40P01")


def is_unavailable(error: BaseException) -> bool:
    """Whether the error says that the database cannot be reached, rather than that the question is wrong."""
    if isinstance(error, IntegrityError):
        return False
    return isinstance(error, OperationalError | InterfaceError) or (
        isinstance(error, DBAPIError) and error.connection_invalidated
    )
