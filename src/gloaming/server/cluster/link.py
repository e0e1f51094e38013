"""A broker connection that reconnects by itself and reports every interruption as a gap."""

from __future__ import annotations

import asyncio
import logging
import random
from abc import ABC, abstractmethod
from collections.abc import AsyncGenerator, Awaitable, Callable, Coroutine
from contextlib import AbstractAsyncContextManager, aclosing, suppress
from secrets import token_hex
from urllib.parse import urlsplit

from gloaming.core.errors import GloamingError

OnNotification = Callable[[str], None]
OnGap = Callable[[], None]
Notifications = AsyncGenerator[str, None]
Send = Callable[[str], Awaitable[None]]

CHANNEL = "gloaming"
MAX_MESSAGE = 7_000  # bytes in a message; PostgreSQL takes less than 8,000

log = logging.getLogger("gloaming.broker")


class BrokerError(GloamingError):
    """The broker cannot be used; the message says why."""


class LinkLost(Exception):
    """The connection to the broker is lost."""


class BrokerLink(ABC):
    """Two connections, one to listen and one to send, because neither client library does both on one.

    What could not be sent is kept and sent later. So a notification can be lost only between the broker and
    another process, which then reports a gap because its own listening connection was lost.
    """

    ping_after = 10.0  # seconds of silence before the broker is pinged
    timeout = 5.0  # seconds for an answer
    min_backoff = 0.05  # seconds before reconnecting; doubled with every failure
    max_backoff = 2.0
    gap_on_failure = False  # report a gap at every failed attempt: the log can be read meanwhile

    def __init__(self, url: str) -> None:
        self.url = url
        self.shown_url = without_password(url)
        self.origin = token_hex(6)
        self.up: set[str] = set()  # the connected sides: listening, talking
        self.outbox: dict[str, None] = {}
        self.in_flight: list[str] = []
        self.wake = asyncio.Event()
        self.tasks: list[asyncio.Task[None]] = []

    @property
    def linked(self) -> bool:
        return len(self.up) == 2

    @abstractmethod
    def listen(self) -> AbstractAsyncContextManager[Notifications]:
        """Subscribe and receive messages."""

    @abstractmethod
    def talk(self) -> AbstractAsyncContextManager[Send]:
        """Connect, and get a function that sends one message."""

    async def start(self, on_notification: OnNotification, on_gap: OnGap) -> None:
        """Connect; raises BrokerError if that fails. Later failures lead to reconnecting."""
        self.on_notification, self.on_gap = on_notification, on_gap
        self.joined: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.tasks = [
            asyncio.create_task(self._reconnect("listening", self._listen)),
            asyncio.create_task(self._reconnect("talking", self._talk)),
        ]
        try:
            await self.joined
        except Exception as error:
            await self.close()
            raise BrokerError(f"the broker {self.shown_url} cannot be used: {one_line(error)}") from None

    def notify(self, match: str) -> None:
        self.outbox[match] = None
        self.wake.set()

    async def close(self) -> None:
        with suppress(TimeoutError):
            async with asyncio.timeout(1.0):
                while self.linked and (self.outbox or self.in_flight):
                    await asyncio.sleep(0.01)
        while going := [task for task in self.tasks if not task.done()]:
            for task in going:  # more than once: wait_for of Python 3.11 may swallow a cancellation
                task.cancel()
            await asyncio.wait(going, timeout=0.1)
        self.tasks = []
        self.up.clear()

    async def _reconnect(self, side: str, run: Callable[[], Coroutine[None, None, None]]) -> None:
        """Run one side of the link again and again, with backoff while it fails."""
        pause = self.min_backoff
        while True:
            try:
                await run()
            except Exception as error:
                pause = self.min_backoff if side in self.up else min(pause * 2, self.max_backoff)
                self._lost(side, error)
            await asyncio.sleep(pause * random.uniform(0.5, 1.0))

    def _lost(self, side: str, error: Exception) -> None:
        if not self.joined.done():
            self.joined.set_exception(error)
            return
        level = logging.WARNING if side in self.up else logging.DEBUG
        log.log(level, "the link to the broker %s broke: %s", self.shown_url, one_line(error))
        self.up.discard(side)
        if self.gap_on_failure:
            self._report_gap()

    def _connected(self, side: str) -> None:
        self.up.add(side)
        if self.linked:
            if self.joined.done():
                log.warning("the link to the broker %s is back", self.shown_url)
            else:
                self.joined.set_result(None)

    async def _listen(self) -> None:
        async with self.listen() as messages, aclosing(messages):
            again = self.joined.done()
            self._connected("listening")
            if again:
                self._report_gap()
            async for message in messages:
                self._receive(message)
        raise LinkLost("the broker has closed the link")

    def _report_gap(self) -> None:
        try:
            self.on_gap()
        except Exception:
            log.exception("a gap could not be reported")

    def _receive(self, message: str) -> None:
        origin, *matches = message.split(" ")
        if origin == self.origin:
            return
        for match in matches:
            try:
                self.on_notification(match)
            except Exception:
                log.exception("a hint could not be taken")

    async def _talk(self) -> None:
        async with self.talk() as send:
            self._connected("talking")
            while True:
                while batch := self._batch():
                    await self._send(send, batch)
                self.wake.clear()
                await self.wake.wait()

    def _batch(self) -> list[str]:
        """Take the next matches from the outbox; they may be added again while they are sent."""
        batch: list[str] = []
        room = MAX_MESSAGE
        for match in self.outbox:
            room -= len(match) + 1
            if room < 0 and batch:
                break
            batch.append(match)
        for match in batch:
            del self.outbox[match]
        return batch

    async def _send(self, send: Send, batch: list[str]) -> None:
        self.in_flight = batch
        try:
            async with asyncio.timeout(self.timeout):
                await send(" ".join([self.origin, *batch]))
        except BaseException:
            self.outbox = dict.fromkeys(batch) | self.outbox
            raise
        finally:
            self.in_flight = []


def without_password(url: str) -> str:
    """A URL without user and password, to show."""
    parts = urlsplit(url)
    host = parts.netloc.rpartition("@")[2]
    return f"{parts.scheme}://{host}{parts.path}"


def one_line(error: BaseException) -> str:
    """An error message on one line."""
    return " ".join(str(error).split()) or type(error).__name__
