"""Who may think next: as many at a time as there are places, in turns of persons and of matches."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from itertools import count

PATIENT = 20  # others who are let in before an ask that is not urgent; then it counts as urgent


@dataclass(frozen=True)
class Asker:
    """On whose behalf something is thought about: a person, and their match."""

    person: str
    match: str

    @property
    def keys(self) -> tuple[str, str]:
        return f"person {self.person}", f"match {self.match}"


@dataclass(eq=False)
class Ask:
    """Somebody who waits, and how many had been let in when they came."""

    keys: tuple[str, str]
    urgent: bool
    came: int
    turn: asyncio.Future[None]


class Gate:
    """Lets so many in at a time: urgent ones first, and each person and match in turn.

    Nobody gets all places, if there are several, so that the next one who comes finds one.
    """

    def __init__(self, places: int) -> None:
        self.free = places
        self.share = max(1, places - 1)
        self.waiting: list[Ask] = []
        self.inside: Counter[str] = Counter()
        self.lined: dict[str, int] = {}  # where each one who waits stands in line; who was let in goes last
        self.numbers = count()
        self.entered = 0

    @asynccontextmanager
    async def place(self, asker: Asker, urgent: bool) -> AsyncIterator[None]:
        """A place, once there is one; an ask that is cancelled meanwhile leaves it to the next."""
        ask = Ask(asker.keys, urgent, self.entered, asyncio.get_running_loop().create_future())
        self.waiting.append(ask)
        for key in ask.keys:
            self.lined.setdefault(key, next(self.numbers))
        self._admit()
        try:
            await ask.turn
            yield
        finally:
            self._leave(ask)

    def _leave(self, ask: Ask) -> None:
        if ask in self.waiting:
            self.waiting.remove(ask)
        else:
            self.free += 1
            self.inside.subtract(ask.keys)
            self.inside += Counter()  # forgets those who are not inside any more
        self._admit()

    def _admit(self) -> None:
        while self.free > 0 and (able := [ask for ask in self.waiting if self._may(ask)]):
            ask = min(able, key=self._order)
            self.waiting.remove(ask)
            self.free -= 1
            self.entered += 1
            self.inside.update(ask.keys)
            self.lined.update((key, next(self.numbers)) for key in ask.keys)
            ask.turn.set_result(None)
        still = {key for ask in self.waiting for key in ask.keys}
        self.lined = {key: place for key, place in self.lined.items() if key in still}

    def _may(self, ask: Ask) -> bool:
        return not ask.turn.done() and all(self.inside[key] < self.share for key in ask.keys)

    def _order(self, ask: Ask) -> tuple[bool, int, int]:
        person, match = ask.keys
        pressing = ask.urgent or self.entered - ask.came >= PATIENT
        return not pressing, self.lined[person], self.lined[match]
