"""The database as the server uses it: a pool of readers and one writer."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import TypeVar

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import SQLAlchemyError

from gloaming.server.storage.engine import (
    DRIVER_VALUE_ERRORS,
    READERS,
    connect,
    database_url,
    driver_message,
    is_sqlite,
    is_unavailable,
)
from gloaming.server.storage.errors import DatabaseError, DatabaseUnavailable, InvalidValue
from gloaming.server.storage.migrate import upgrade
from gloaming.server.storage.writer import Writer

T = TypeVar("T")


class Database:
    """An open database, given as a file path or a URL."""

    def __init__(self, database: Path | str) -> None:
        self.url = database_url(database)
        self.sqlite = is_sqlite(self.url)
        try:
            upgrade(self.url)
            self.write_engine = connect(self.url, writes=True)
            self.read_engine = connect(self.url, writes=False)
        except (OSError, SQLAlchemyError) as error:
            raise DatabaseError(
                f"the database {self.name} cannot be opened: {driver_message(error)}"
            ) from None
        self.writer = Writer(self.write_engine)
        self.readers = ThreadPoolExecutor(READERS, thread_name_prefix="reader")
        self.closed = False

    @property
    def name(self) -> str:
        """The path or URL without its password."""
        return self.url.database or "" if self.sqlite else self.url.render_as_string(hide_password=True)

    async def read(self, work: Callable[[Connection], T]) -> T:
        """Run a query in a transaction of a reader thread."""
        return await asyncio.wrap_future(self.readers.submit(_read, self.read_engine, work))

    async def write(self, work: Callable[[Connection], T]) -> T:
        """Run a change and return its result after the commit. If it raises, nothing of it is stored."""
        if self.closed:
            raise DatabaseUnavailable("the database is closed")
        return await asyncio.wrap_future(self.writer.submit(work))

    def close(self) -> None:
        """Finish what has been submitted and close all connections."""
        if not self.closed:
            self.closed = True
            self.writer.close()
            self.readers.shutdown()
            self.write_engine.dispose()
            self.read_engine.dispose()


def _read(engine: Engine, work: Callable[[Connection], T]) -> T:
    try:
        with engine.begin() as db:
            return work(db)
    except DRIVER_VALUE_ERRORS:
        raise InvalidValue from None
    except SQLAlchemyError as error:
        if is_unavailable(error):
            raise DatabaseUnavailable(f"the database does not answer: {driver_message(error)}") from None
        raise
