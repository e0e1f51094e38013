"""Bots at work: in processes of their own, with nothing but a view."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import secrets
import threading
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from functools import partial
from typing import ParamSpec, TypeVar

from gloaming.bots.levels import make
from gloaming.bots.stakes import Stakes, stakes
from gloaming.core.dice import Seeded
from gloaming.core.discover import find
from gloaming.core.game import View
from gloaming.core.settings import Settings
from gloaming.lab.advice import Advice
from gloaming.lab.advice import advise as consider

ATTEMPTS = 3  # to let a bot think, while somebody kills its process

GENTLE = 5  # how far work that can wait makes way for everything else

log = logging.getLogger("gloaming.thinkers")

P = ParamSpec("P")
T = TypeVar("T")


@dataclass(frozen=True)
class Thought:
    """What is advised, and what that does to the attempt at hand, if there is one."""

    advice: Advice
    stakes: Stakes | None


class Thinkers:
    """A few worker processes that choose bots' actions; gentle ones make way for everything else."""

    def __init__(self, workers: int | None = None, gentle: bool = False) -> None:
        self.gentle = gentle
        self.count = workers if workers is not None else max(1, (os.cpu_count() or 2) - 1)
        self.pool = self._pool()

    def _pool(self) -> ProcessPoolExecutor:
        spawned = multiprocessing.get_context("spawn")
        way = GENTLE if self.gentle else 0
        return ProcessPoolExecutor(self.count, mp_context=spawned, initializer=begin, initargs=(way,))

    async def choose(self, game: str, level: str, view: View, seat: int) -> str:
        """The bot's action in the game's notation."""
        return await self.run(think, game, level, view, seat, secrets.randbits(90))

    async def advise(self, game: str, view: View, seat: int, settings: Settings, seconds: float) -> Thought:
        """What a strong player would do who sees this view."""
        return await self.run(advise, game, view, seat, settings, seconds, secrets.randbits(90))

    async def run(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """What a worker makes of it; somebody may kill the worker meanwhile."""
        loop = asyncio.get_running_loop()
        for attempt in range(1, ATTEMPTS + 1):
            pool = self.pool
            try:
                return await loop.run_in_executor(pool, partial(work, *args, **kwargs))
            except BrokenProcessPool:  # somebody has killed a thinker, and with it all of them are lost
                log.warning("a bot's process has died; others are started")
                if self.pool is pool:
                    self.pool = self._pool()
                if attempt == ATTEMPTS:
                    raise
        raise AssertionError("it is done or raised before")

    def warm(self) -> None:
        """Start the processes before the first bot has to move."""
        self.pool.submit(os.getpid)

    def close(self) -> None:
        self.pool.shutdown(wait=False, cancel_futures=True)


def begin(way: int) -> None:
    """Runs first in a worker: whoever kills the server leaves no thinkers behind."""
    os.nice(way)
    threading.Thread(target=_end_after_parent, daemon=True).start()


def _end_after_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)


def advise(game: str, view: View, seat: int, settings: Settings, seconds: float, seed: int) -> Thought:
    """Runs in a worker: advice from nothing but the view."""
    found, dice = find(game), Seeded(seed)
    pack = found.pack()
    advice = consider(found, pack, view, seat, dice, settings, seconds=seconds)
    action = found.read(advice.action)
    assert action is not None, advice.action
    return Thought(advice, stakes(found, pack, view, seat, action, dice))


def think(game: str, level: str, view: View, seat: int, seed: int) -> str:
    """Runs in a worker: everything that the bot knows is in the arguments."""
    found = find(game)
    bot = make(level, found, found.pack())
    return found.write(bot.choose(view, seat, Seeded(seed)))
