"""Bots at work: in processes of their own, with nothing but a view."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import secrets
from concurrent.futures import ProcessPoolExecutor

from gloaming.bots.levels import make
from gloaming.core.dice import Seeded
from gloaming.core.discover import find
from gloaming.core.game import View


class Thinkers:
    """A few worker processes that choose bots' actions."""

    def __init__(self, workers: int | None = None) -> None:
        count = workers if workers is not None else max(1, (os.cpu_count() or 2) - 1)
        self.pool = ProcessPoolExecutor(count, mp_context=multiprocessing.get_context("spawn"))

    async def choose(self, game: str, level: str, view: View, seat: int) -> str:
        """The bot's action in the game's notation."""
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self.pool, think, game, level, view, seat, secrets.randbits(90))

    def warm(self) -> None:
        """Start the processes before the first bot has to move."""
        self.pool.submit(os.getpid)

    def close(self) -> None:
        self.pool.shutdown(wait=False, cancel_futures=True)


def think(game: str, level: str, view: View, seat: int, seed: int) -> str:
    """Runs in a worker: everything that the bot knows is in the arguments."""
    found = find(game)
    bot = make(level, found, found.pack())
    return found.write(bot.choose(view, seat, Seeded(seed)))
