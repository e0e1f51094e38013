"""The database as the server uses it: many readers, and one writer that commits for all who wait."""

from __future__ import annotations

import asyncio
import queue
import threading
import time
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeVar

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import DataError, SQLAlchemyError

from gloaming.server.storage.engine import (
    READERS,
    DatabaseError,
    DatabaseUnavailable,
    connect,
    database_url,
    is_serialization_failure,
    is_sqlite,
    is_unavailable,
)
from gloaming.server.storage.migrate import upgrade

T = TypeVar("T")

MAX_BATCH = 256  # writes in one commit

DRIVER_VALUE_ERRORS = (DataError, OverflowError, UnicodeEncodeError)  # as the drivers say it
INVALID_VALUE = "there is a character or a number in it that no database keeps"


class InvalidValue(DatabaseError):
    """Something was asked with a text or a number that cannot be in a database at all."""


def now() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


@dataclass
class WriteJob:
    """A piece of writing that waits for its turn, and for the commit after it."""

    work: Callable[[Connection], Any]
    done: Future[Any]


class Database:
    """One database."""

    def __init__(self, database: Path | str) -> None:
        self.url = database_url(database)
        self.sqlite = is_sqlite(self.url)
        try:
            upgrade(self.url)
            self.writing = connect(self.url, writes=True)
            self.reading = connect(self.url, writes=False)
        except (OSError, SQLAlchemyError) as error:
            raise DatabaseError(f"the database {self.name} cannot be opened: {_reason(error)}") from None
        self.jobs: queue.SimpleQueue[WriteJob | None] = queue.SimpleQueue()
        self.writer = threading.Thread(target=_write, args=(self.writing, self.jobs), name="writer")
        self.writer.start()
        self.readers = ThreadPoolExecutor(READERS, thread_name_prefix="reader")
        self.closed = False

    @property
    def name(self) -> str:
        """The database in words, without its password."""
        return self.url.database or "" if self.sqlite else self.url.render_as_string(hide_password=True)

    async def read(self, work: Callable[[Connection], T]) -> T:
        """What the work finds, in a transaction of its own."""
        return await asyncio.wrap_future(self.readers.submit(_read, self.reading, work))

    async def write(self, work: Callable[[Connection], T]) -> T:
        """What the work returns, once it is kept for good. If it raises, nothing of it is kept."""
        job = WriteJob(work, Future())
        if self.closed:
            raise DatabaseUnavailable("the database is closed")
        self.jobs.put(job)
        return await asyncio.wrap_future(job.done)

    def close(self) -> None:
        """Finish what was begun, then let the database go."""
        if not self.closed:
            self.closed = True
            self.jobs.put(None)
            self.writer.join()
            self.readers.shutdown()
            self.writing.dispose()
            self.reading.dispose()


def _read(engine: Engine, work: Callable[[Connection], T]) -> T:
    try:
        with engine.begin() as db:
            return work(db)
    except DRIVER_VALUE_ERRORS:
        raise InvalidValue(INVALID_VALUE) from None
    except SQLAlchemyError as error:
        if is_unavailable(error):
            raise DatabaseUnavailable(f"the database does not answer: {_reason(error)}") from None
        raise


# --- the writer's thread ------------------------------------------------------------------------------


def _write(engine: Engine, jobs: queue.SimpleQueue[WriteJob | None]) -> None:
    """Everything that waits goes into one transaction, so that one flush to the disk serves all."""
    last = False
    while not last:
        batch = [jobs.get()]
        while len(batch) < MAX_BATCH and not jobs.empty():
            batch.append(jobs.get())
        last = None in batch
        _commit(engine, [job for job in batch if job is not None])


def _commit(engine: Engine, batch: list[WriteJob], again: int = 3) -> None:
    results: list[tuple[WriteJob, Any, Exception | None]] = []
    try:
        with engine.begin() as db:
            results = [(job, *_attempt(db, job)) for job in batch]
    except Exception as error:
        if (
            is_serialization_failure(error) and again
        ):  # another process wrote the same rows: nothing of ours is kept
            _commit(engine, batch, again - 1)
            return
        engine.dispose()
        away = DatabaseUnavailable(f"the database does not answer: {_reason(error)}")
        results = [(job, None, away) for job in batch]
    for job, result, wrong in results:
        if not job.done.set_running_or_notify_cancel():
            continue
        if wrong is not None:
            job.done.set_exception(wrong)
        else:
            job.done.set_result(result)


def _attempt(db: Connection, job: WriteJob) -> tuple[Any, Exception | None]:
    """One job within the batch: if it fails, the others do not."""
    try:
        with db.begin_nested():
            return job.work(db), None
    except DRIVER_VALUE_ERRORS:
        return None, InvalidValue(INVALID_VALUE)
    except Exception as wrong:
        if is_unavailable(wrong):
            raise
        return None, wrong


def _reason(error: BaseException) -> str:
    """The first line of what the driver says: no statement, no parameters."""
    said = str(getattr(error, "orig", None) or error).strip()
    return said.splitlines()[0] if said else type(error).__name__
