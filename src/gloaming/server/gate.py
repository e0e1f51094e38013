"""Who may think next: as many at a time as there are places, those whom somebody waits for first."""

from __future__ import annotations

import asyncio
import heapq
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from itertools import count


class Gate:
    """Lets so many in at a time; of those who wait the urgent ones first, each kind in its order."""

    def __init__(self, places: int) -> None:
        self.free = places
        self.waiting: list[tuple[bool, int, asyncio.Future[None]]] = []
        self.numbers = count()

    @asynccontextmanager
    async def place(self, urgent: bool) -> AsyncIterator[None]:
        """A place, once there is one; whoever is cancelled meanwhile gives it to the next."""
        if self.free > 0:
            self.free -= 1
        else:
            turn = asyncio.get_running_loop().create_future()
            heapq.heappush(self.waiting, (not urgent, next(self.numbers), turn))
            try:
                await turn
            except asyncio.CancelledError:
                if turn.done() and not turn.cancelled():
                    self._leave()
                raise
        try:
            yield
        finally:
            self._leave()

    def _leave(self) -> None:
        while self.waiting:
            _, _, turn = heapq.heappop(self.waiting)
            if not turn.done():
                turn.set_result(None)
                return
        self.free += 1
