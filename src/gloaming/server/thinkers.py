"""Bots at work: in processes of their own, with nothing but a view."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import secrets
import threading
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool

from gloaming.bots.levels import make
from gloaming.core.dice import Seeded
from gloaming.core.discover import find
from gloaming.core.game import View

ATTEMPTS = 3  # to let a bot think, while somebody kills its process

log = logging.getLogger("gloaming.thinkers")


class Thinkers:
    """A few worker processes that choose bots' actions."""

    def __init__(self, workers: int | None = None) -> None:
        self.count = workers if workers is not None else max(1, (os.cpu_count() or 2) - 1)
        self.pool = self._pool()

    def _pool(self) -> ProcessPoolExecutor:
        spawned = multiprocessing.get_context("spawn")
        return ProcessPoolExecutor(self.count, mp_context=spawned, initializer=end_with_parent)

    async def choose(self, game: str, level: str, view: View, seat: int) -> str:
        """The bot's action in the game's notation."""
        loop = asyncio.get_running_loop()
        for attempt in range(1, ATTEMPTS + 1):
            pool = self.pool
            question = (game, level, view, seat, secrets.randbits(90))
            try:
                return await loop.run_in_executor(pool, think, *question)
            except BrokenProcessPool:  # somebody has killed a thinker, and with it all of them are lost
                log.warning("a bot's process has died; others are started")
                if self.pool is pool:
                    self.pool = self._pool()
                if attempt == ATTEMPTS:
                    raise
        raise AssertionError("it is chosen or raised before")

    def warm(self) -> None:
        """Start the processes before the first bot has to move."""
        self.pool.submit(os.getpid)

    def close(self) -> None:
        self.pool.shutdown(wait=False, cancel_futures=True)


def end_with_parent() -> None:
    """Runs first in a worker: whoever kills the server leaves no thinkers behind."""
    threading.Thread(target=_end_after_parent, daemon=True).start()


def _end_after_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)


def think(game: str, level: str, view: View, seat: int, seed: int) -> str:
    """Runs in a worker: everything that the bot knows is in the arguments."""
    found = find(game)
    bot = make(level, found, found.pack())
    return found.write(bot.choose(view, seat, Seeded(seed)))
