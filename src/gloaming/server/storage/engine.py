"""Connects to SQLite or PostgreSQL, and sorts their errors into a few kinds."""

from __future__ import annotations

import sqlite3
from pathlib import Path
from typing import Any

from sqlalchemy import Engine, create_engine, event
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import (
    ArgumentError,
    DataError,
    DBAPIError,
    IntegrityError,
    InterfaceError,
    OperationalError,
)

from gloaming.config import private_database
from gloaming.server.storage.errors import DatabaseError

BUSY_TIMEOUT = 5.0  # seconds to wait for another process that has locked the SQLite file
CONNECT_TIMEOUT = 5  # seconds to wait for a new connection to PostgreSQL
READERS = 4

DRIVER_VALUE_ERRORS = (DataError, OverflowError, UnicodeEncodeError)


def database_url(database: Path | str) -> URL:
    """The URL of a database; a path is a SQLite file."""
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
    """An engine for the writer, or for the readers."""
    if not is_sqlite(url):
        wait = {"connect_timeout": CONNECT_TIMEOUT}
        size = 1 if writes else READERS
        return create_engine(url, pool_size=size, max_overflow=0, pool_pre_ping=not writes, connect_args=wait)
    if url.database and url.database != ":memory:" and not url.database.startswith("file:"):
        private_database(Path(url.database))
    engine = create_engine(url, connect_args={"timeout": BUSY_TIMEOUT})
    begin = "BEGIN IMMEDIATE" if writes else "BEGIN"

    @event.listens_for(engine, "connect")
    def on_connect(db: sqlite3.Connection, _: Any) -> None:
        db.isolation_level = None  # pysqlite must not begin transactions itself, or savepoints fail
        db.execute("PRAGMA journal_mode = WAL")
        db.execute("PRAGMA synchronous = FULL")
        db.execute("PRAGMA foreign_keys = ON")

    @event.listens_for(engine, "begin")
    def on_begin(db: Any) -> None:
        db.exec_driver_sql(begin)

    return engine


def is_serialization_failure(error: BaseException) -> bool:
    """Whether PostgreSQL rolled the transaction back because of a concurrent one."""
    return getattr(getattr(error, "orig", None), "sqlstate", None) in ("40001", "40P01")


def is_unavailable(error: BaseException) -> bool:
    """Whether the database cannot be reached, as opposed to a wrong query."""
    if isinstance(error, IntegrityError):
        return False
    return isinstance(error, OperationalError | InterfaceError) or (
        isinstance(error, DBAPIError) and error.connection_invalidated
    )


def driver_message(error: BaseException) -> str:
    """The first line of the driver's message, without statement and parameters."""
    message = str(getattr(error, "orig", None) or error).strip()
    return message.splitlines()[0] if message else type(error).__name__
