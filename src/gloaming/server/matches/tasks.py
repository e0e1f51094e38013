"""Tasks that wait for a worker and end with their room."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any, TypeVar

from gloaming.server.storage.errors import DatabaseUnavailable

T = TypeVar("T")


class WorkerTasks:
    """The tasks of one room; `close` cancels them."""

    def __init__(self) -> None:
        self.running: set[asyncio.Task[Any]] = set()
        self.closed = False

    def start(self, work: Coroutine[object, object, T]) -> asyncio.Task[T]:
        task = asyncio.create_task(work)
        self.running.add(task)
        task.add_done_callback(self.running.discard)
        return task

    async def result(self, task: asyncio.Task[T]) -> T:
        """The task's result; the task goes on if one of those who wait for it is cancelled."""
        try:
            return await asyncio.shield(task)
        except asyncio.CancelledError:
            if self.closed and task.cancelled():
                raise DatabaseUnavailable("this room is closed: come back to the next one") from None
            raise

    def close(self) -> None:
        self.closed = True
        for task in list(self.running):
            task.cancel()
