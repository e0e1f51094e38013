"""A semaphore with priorities that shares its slots fairly between people and matches."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from itertools import count

MAX_OVERTAKEN = 20  # after so many others were admitted, a waiter counts as urgent


@dataclass(frozen=True)
class Requester:
    """On whose behalf work is done: a person, and their match."""

    person: str
    match: str

    @property
    def keys(self) -> tuple[str, str]:
        return f"person {self.person}", f"match {self.match}"


@dataclass(eq=False)
class Waiter:
    """Somebody who waits for a slot; `came` is how many had been admitted before."""

    keys: tuple[str, str]
    urgent: bool
    came: int
    turn: asyncio.Future[None]


class PrioritySemaphore:
    """Admits as many at a time as there are slots: urgent ones first, people and matches in turn.

    Nobody gets all of several slots, so that the next person finds one.
    """

    def __init__(self, slots: int) -> None:
        self.free = slots
        self.share = max(1, slots - 1)
        self.waiting: list[Waiter] = []
        self.running: Counter[str] = Counter()
        self.turns: dict[str, int] = {}  # the order of those who wait; being admitted puts one last
        self.numbers = count()
        self.admitted = 0

    @asynccontextmanager
    async def slot(self, requester: Requester, urgent: bool) -> AsyncIterator[None]:
        """Wait for a slot and hold it; a waiter that is cancelled leaves it to the next."""
        waiter = Waiter(requester.keys, urgent, self.admitted, asyncio.get_running_loop().create_future())
        self.waiting.append(waiter)
        for key in waiter.keys:
            self.turns.setdefault(key, next(self.numbers))
        self._admit()
        try:
            await waiter.turn
            yield
        finally:
            self._release(waiter)

    def _release(self, waiter: Waiter) -> None:
        if waiter in self.waiting:
            self.waiting.remove(waiter)
        else:
            self.free += 1
            self.running.subtract(waiter.keys)
            self.running += Counter()  # removes counts of zero
        self._admit()

    def _admit(self) -> None:
        while self.free > 0 and (able := [waiter for waiter in self.waiting if self._may_run(waiter)]):
            waiter = min(able, key=self._order)
            self.waiting.remove(waiter)
            self.free -= 1
            self.admitted += 1
            self.running.update(waiter.keys)
            self.turns.update((key, next(self.numbers)) for key in waiter.keys)
            waiter.turn.set_result(None)
        still = {key for waiter in self.waiting for key in waiter.keys}
        self.turns = {key: turn for key, turn in self.turns.items() if key in still}

    def _may_run(self, waiter: Waiter) -> bool:
        return not waiter.turn.done() and all(self.running[key] < self.share for key in waiter.keys)

    def _order(self, waiter: Waiter) -> tuple[bool, int, int]:
        person, match = waiter.keys
        urgent = waiter.urgent or self.admitted - waiter.came >= MAX_OVERTAKEN
        return not urgent, self.turns[person], self.turns[match]
