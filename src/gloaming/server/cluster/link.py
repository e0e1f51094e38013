"""A link to a broker that may break: it is joined again, and every break is reported as a gap."""

from __future__ import annotations

import asyncio
import logging
import random
from abc import ABC, abstractmethod
from collections.abc import AsyncGenerator, Awaitable, Callable, Coroutine
from contextlib import AbstractAsyncContextManager, aclosing, suppress
from secrets import token_hex
from urllib.parse import urlsplit

from gloaming.core.errors import Trouble

Heard = Callable[[str], None]
Gap = Callable[[], None]
Notifications = AsyncGenerator[str, None]
Send = Callable[[str], Awaitable[None]]

CHANNEL = "gloaming"
LARGEST = 7_000  # bytes in a message; PostgreSQL takes less than 8,000

log = logging.getLogger("gloaming.broker")


class BrokerError(Trouble):
    """The broker cannot be used; the message says why."""


class LinkLost(Exception):
    """The link is no more."""


class BrokerLink(ABC):
    """Two connections, one that listens and one that tells, because neither library does both on one.

    What could not be told is kept and told later, so a hint is lost only between the broker and another
    process; and that one learns of it, because its own listening connection broke.
    """

    quiet = 10.0  # seconds without a word until the broker is asked whether it is still there
    patience = 5.0  # seconds that an answer may take
    first_pause = 0.05  # seconds before the link is joined again; doubled with every failure
    longest_pause = 2.0
    polls = False  # whether to report a gap at every failure: the log can be read while the broker is away

    def __init__(self, url: str) -> None:
        self.url = url
        self.where = named(url)
        self.origin = token_hex(6)
        self.up: set[str] = set()  # the sides that stand: listening, talking
        self.outbox: dict[str, None] = {}
        self.on_its_way: list[str] = []
        self.wake = asyncio.Event()
        self.tasks: list[asyncio.Task[None]] = []

    @property
    def linked(self) -> bool:
        return len(self.up) == 2

    @abstractmethod
    def listen(self) -> AbstractAsyncContextManager[Notifications]:
        """Messages from now on; on entry the subscription stands."""

    @abstractmethod
    def talk(self) -> AbstractAsyncContextManager[Send]:
        """A function that sends one message and returns once the broker has it."""

    async def start(self, heard: Heard, gap: Gap) -> None:
        """Joins the link; a broker that is not there at the start is an error, later it is waited for."""
        self.heard, self.gap = heard, gap
        self.joined: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.tasks = [
            asyncio.create_task(self._keep("listening", self._listen)),
            asyncio.create_task(self._keep("talking", self._talk)),
        ]
        try:
            await self.joined
        except Exception as error:
            await self.close()
            raise BrokerError(f"the broker {self.where} cannot be used: {reason(error)}") from None

    def tell(self, match: str) -> None:
        self.outbox[match] = None
        self.wake.set()

    async def close(self) -> None:
        with suppress(TimeoutError):
            async with asyncio.timeout(1.0):
                while self.linked and (self.outbox or self.on_its_way):
                    await asyncio.sleep(0.01)
        while going := [task for task in self.tasks if not task.done()]:
            for task in going:  # more than once: wait_for of Python 3.11 may swallow a cancellation
                task.cancel()
            await asyncio.wait(going, timeout=0.1)
        self.tasks = []
        self.up.clear()

    async def _keep(self, side: str, run: Callable[[], Coroutine[None, None, None]]) -> None:
        """Runs one side of the link again and again, more slowly while it fails."""
        pause = self.first_pause
        while True:
            try:
                await run()
            except Exception as error:
                pause = self.first_pause if side in self.up else min(pause * 2, self.longest_pause)
                self._broke(side, error)
            await asyncio.sleep(pause * random.uniform(0.5, 1.0))

    def _broke(self, side: str, error: Exception) -> None:
        if not self.joined.done():
            self.joined.set_exception(error)
            return
        level = logging.WARNING if side in self.up else logging.DEBUG
        log.log(level, "the link to the broker %s broke: %s", self.where, reason(error))
        self.up.discard(side)
        if self.polls:
            self._report()

    def _stands(self, side: str) -> None:
        self.up.add(side)
        if self.linked:
            if self.joined.done():
                log.warning("the link to the broker %s is back", self.where)
            else:
                self.joined.set_result(None)

    async def _listen(self) -> None:
        async with self.listen() as hints, aclosing(hints):
            again = self.joined.done()
            self._stands("listening")
            if again:
                self._report()
            async for message in hints:
                self._receive(message)
        raise LinkLost("the broker has closed the link")

    def _report(self) -> None:
        try:
            self.gap()
        except Exception:
            log.exception("a gap could not be reported")

    def _receive(self, message: str) -> None:
        origin, *matches = message.split(" ")
        if origin == self.origin:
            return
        for match in matches:
            try:
                self.heard(match)
            except Exception:
                log.exception("a hint could not be taken")

    async def _talk(self) -> None:
        async with self.talk() as send:
            self._stands("talking")
            while True:
                while batch := self._batch():
                    await self._send(send, batch)
                self.wake.clear()
                await self.wake.wait()

    def _batch(self) -> list[str]:
        """What to tell next; it leaves the outbox first, because it may be told anew meanwhile."""
        batch: list[str] = []
        room = LARGEST
        for match in self.outbox:
            room -= len(match) + 1
            if room < 0 and batch:
                break
            batch.append(match)
        for match in batch:
            del self.outbox[match]
        return batch

    async def _send(self, send: Send, batch: list[str]) -> None:
        self.on_its_way = batch
        try:
            async with asyncio.timeout(self.patience):
                await send(" ".join([self.origin, *batch]))
        except BaseException:
            self.outbox = dict.fromkeys(batch) | self.outbox
            raise
        finally:
            self.on_its_way = []


def named(url: str) -> str:
    """An address that may be shown: without its password."""
    parts = urlsplit(url)
    host = parts.netloc.rpartition("@")[2]
    return f"{parts.scheme}://{host}{parts.path}"


def reason(error: BaseException) -> str:
    """An error on one line."""
    return " ".join(str(error).split()) or type(error).__name__
