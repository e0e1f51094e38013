"""Worker processes in which bots think; a bot gets only a seat's view."""

from __future__ import annotations

import asyncio
import logging
import os
import secrets
import threading
from collections.abc import Callable
from concurrent.futures import Future
from functools import partial
from typing import ParamSpec, TypeVar

from gloaming.bots.search_limits import yield_to_other_threads
from gloaming.core.actions import Action
from gloaming.core.record.undo import UndoTest, reveals_information
from gloaming.core.settings import Settings
from gloaming.core.state import View
from gloaming.host.bot_work import BotAdvice, advise, choose_action
from gloaming.host.result import BotTurn
from gloaming.server.workers.priority_semaphore import PrioritySemaphore, Requester
from gloaming.server.workers.worker_process import WorkerDied, WorkerProcess

ATTEMPTS = 3  # at a piece of work whose process dies

LOW_PRIORITY = 5  # niceness of processes whose work can wait

log = logging.getLogger("gloaming.bot_pool")

P = ParamSpec("P")
T = TypeVar("T")


class BotPool:
    """A few worker processes; with `low_priority` they give way to everything else.

    Where no process can be started, the work runs in a thread of this one, one piece at a time.
    """

    def __init__(self, workers: int | None = None, low_priority: bool = False) -> None:
        self.low_priority = low_priority
        self.count = workers if workers is not None else max(1, (os.cpu_count() or 2) - 1)
        self.semaphore = PrioritySemaphore(self.count)
        self.workers: set[WorkerProcess] = set()
        self.idle: list[WorkerProcess] = []
        self.threaded = False
        self.thread_slot = asyncio.Semaphore(1)
        self.closed = False

    async def choose(self, requester: Requester, game: str, turn: BotTurn, watched: bool = True) -> Action:
        """The bot's action; bots of watched matches come first."""
        seed = secrets.randbits(90)
        return await self.submit(requester, watched, choose_action, requester.match, game, turn, seed)

    async def advise(
        self, requester: Requester, game: str, view: View, seat: int, settings: Settings, seconds: float
    ) -> BotAdvice:
        """What a strong player would do who sees this view."""
        seed = secrets.randbits(90)
        return await self.submit(requester, True, advise, game, view, seat, settings, seconds, seed)

    async def reveals(self, requester: Requester, test: UndoTest) -> bool:
        """Whether these decisions revealed hidden information."""
        return await self.submit(requester, True, reveals_information, test)

    async def submit(
        self, requester: Requester, urgent: bool, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs
    ) -> T:
        """Run the work in a worker when it is the requester's turn."""
        async with self.semaphore.slot(requester, urgent):
            return await self.run(work, *args, **kwargs)

    async def run(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Run the work in a worker; if its process dies, try again in another."""
        call = partial(work, *args, **kwargs)
        for attempt in range(1, ATTEMPTS + 1):
            worker = self._worker()
            if worker is None:
                break
            try:
                return await self._call(worker, call)
            except WorkerDied:
                if self.closed:
                    raise asyncio.CancelledError from None
                if worker.ready and attempt == ATTEMPTS:
                    raise
                log.warning("a bot's process has died; another is started")
                if attempt == ATTEMPTS:
                    self._use_threads("it ends before it has begun")
        async with self.thread_slot:
            return await run_in_thread(call)

    async def _call(self, worker: WorkerProcess, call: Callable[[], T]) -> T:
        """The worker's result; if this is cancelled the process is killed, since nothing else stops it."""
        try:
            found = await run_in_thread(partial(worker.call, call))
        except (WorkerDied, asyncio.CancelledError):
            self.workers.discard(worker)
            worker.end()
            raise
        except BaseException:
            self.idle.append(worker)
            raise
        self.idle.append(worker)
        return found

    def _worker(self) -> WorkerProcess | None:
        """An idle process or a new one; None if none can be started."""
        if self.closed:
            raise asyncio.CancelledError
        if self.idle:
            return self.idle.pop()
        if not self.threaded:
            try:
                worker = WorkerProcess(LOW_PRIORITY if self.low_priority else 0)
            except OSError as error:
                self._use_threads(str(error))
            else:
                self.workers.add(worker)
                return worker
        return None

    def _use_threads(self, reason: str) -> None:
        log.warning("no process can be started for bots (%s): they think in a thread of the server", reason)
        self.threaded = True
        yield_to_other_threads()

    def warm(self) -> None:
        """Start a process before the first bot has to move."""
        worker = self._worker()
        if worker is not None:
            self.idle.append(worker)

    def close(self) -> None:
        """Kill the processes, whatever they are doing."""
        self.closed = True
        for worker in self.workers:
            worker.end()
        self.workers.clear()
        self.idle.clear()


def run_in_thread(call: Callable[[], T]) -> asyncio.Future[T]:
    """The result of the call in a daemon thread, which the server does not wait for when it ends."""
    done: Future[T] = Future()
    done.set_running_or_notify_cancel()

    def run() -> None:
        try:
            found = call()
        except BaseException as error:
            done.set_exception(error)
        else:
            done.set_result(found)

    threading.Thread(target=run, daemon=True).start()
    return asyncio.wrap_future(done)
