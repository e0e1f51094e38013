"""The writer thread: runs write jobs and commits all that are waiting in one transaction."""

from __future__ import annotations

import queue
import threading
from collections.abc import Callable
from concurrent.futures import Future
from dataclasses import dataclass
from typing import Any, TypeVar

from sqlalchemy import Connection, Engine

from gloaming.server.storage.engine import (
    DRIVER_VALUE_ERRORS,
    driver_message,
    is_serialization_failure,
    is_unavailable,
)
from gloaming.server.storage.errors import DatabaseUnavailable, InvalidValue

T = TypeVar("T")

MAX_BATCH = 256  # jobs in one commit
RETRIES = 3  # after a serialization failure


@dataclass
class WriteJob:
    """A function to run in the writer's transaction, and the future that is set after the commit."""

    work: Callable[[Connection], Any]
    done: Future[Any]


class Writer:
    """The only thread that writes to the database."""

    def __init__(self, engine: Engine) -> None:
        self.jobs: queue.SimpleQueue[WriteJob | None] = queue.SimpleQueue()
        self.thread = threading.Thread(target=_run, args=(engine, self.jobs), name="writer")
        self.thread.start()

    def submit(self, work: Callable[[Connection], T]) -> Future[T]:
        """Queue a job; its result is set once it is committed."""
        job = WriteJob(work, Future())
        self.jobs.put(job)
        return job.done

    def close(self) -> None:
        """Finish the jobs that are queued, then stop."""
        self.jobs.put(None)
        self.thread.join()


def _run(engine: Engine, jobs: queue.SimpleQueue[WriteJob | None]) -> None:
    """Commit everything that is queued together, so that one flush to the disk serves all."""
    last = False
    while not last:
        batch = [jobs.get()]
        while len(batch) < MAX_BATCH and not jobs.empty():
            batch.append(jobs.get())
        last = None in batch
        _commit(engine, [job for job in batch if job is not None])


def _commit(engine: Engine, batch: list[WriteJob], retries: int = RETRIES) -> None:
    results: list[tuple[WriteJob, Any, Exception | None]] = []
    try:
        with engine.begin() as db:
            results = [(job, *_attempt(db, job)) for job in batch]
    except Exception as error:
        if is_serialization_failure(error) and retries:  # the transaction was rolled back
            _commit(engine, batch, retries - 1)
            return
        engine.dispose()
        unavailable = DatabaseUnavailable(f"the database does not answer: {driver_message(error)}")
        results = [(job, None, unavailable) for job in batch]
    for job, result, failure in results:
        if not job.done.set_running_or_notify_cancel():
            continue
        if failure is not None:
            job.done.set_exception(failure)
        else:
            job.done.set_result(result)


def _attempt(db: Connection, job: WriteJob) -> tuple[Any, Exception | None]:
    """Run one job in a savepoint, so that its failure does not affect the others."""
    try:
        with db.begin_nested():
            return job.work(db), None
    except DRIVER_VALUE_ERRORS:
        return None, InvalidValue()
    except Exception as error:
        if is_unavailable(error):
            raise
        return None, error
