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
from functools import lru_cache, partial
from multiprocessing.connection import Connection, wait
from typing import ParamSpec, TypeVar

from gloaming.bots.bot import Bot
from gloaming.bots.levels import make
from gloaming.bots.stakes import Stakes, change, stakes
from gloaming.core.dice import Seeded
from gloaming.core.discover import find
from gloaming.core.game import Chance, View
from gloaming.core.settings import Settings
from gloaming.lab.advice import Advice
from gloaming.lab.advice import advise as consider
from gloaming.server.gate import Gate
from gloaming.server.wire import ChanceInfo, StakesInfo

ATTEMPTS = 3  # to let a bot think, while somebody kills its process

REMEMBERED = 16  # bots whose last thoughts a process keeps, for their next move
PATIENCE = 5.0  # seconds for the processes to end with the server

GENTLE = 5  # how far work that can wait makes way for everything else

log = logging.getLogger("gloaming.thinkers")

P = ParamSpec("P")
T = TypeVar("T")


@dataclass(frozen=True)
class Thought:
    """What is advised, and what that does to the attempt at hand, if there is one.

    It goes from process to process, which compiled classes cannot.
    """

    advice: Advice
    stakes: StakesInfo | None


class Thinkers:
    """A few worker processes that choose bots' actions; gentle ones make way for everything else."""

    def __init__(self, workers: int | None = None, gentle: bool = False) -> None:
        self.gentle = gentle
        self.count = workers if workers is not None else max(1, (os.cpu_count() or 2) - 1)
        self.ending, self.alive = multiprocessing.Pipe(duplex=False)
        self.pool: ProcessPoolExecutor | None = None
        self.gate = Gate(self.count)

    def _working(self) -> ProcessPoolExecutor:
        """The processes, which end when our end of the line is closed."""
        if self.pool is None:
            if self.alive.closed:
                raise asyncio.CancelledError
            spawned = multiprocessing.get_context("spawn")
            told = (GENTLE if self.gentle else 0, self.ending)
            self.pool = ProcessPoolExecutor(self.count, mp_context=spawned, initializer=begin, initargs=told)
        return self.pool

    async def choose(
        self, match: str, game: str, level: str, view: View, seat: int, watched: bool = True
    ) -> str:
        """The bot's action in the game's notation; bots whom nobody watches let the others go first."""
        async with self.gate.place(urgent=watched):
            return await self.run(think, match, game, level, view, seat, secrets.randbits(90))

    async def advise(self, game: str, view: View, seat: int, settings: Settings, seconds: float) -> Thought:
        """What a strong player would do who sees this view."""
        async with self.gate.place(urgent=True):
            return await self.run(advise, game, view, seat, settings, seconds, secrets.randbits(90))

    async def run(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """What a worker makes of it; somebody may kill the worker meanwhile."""
        loop = asyncio.get_running_loop()
        for attempt in range(1, ATTEMPTS + 1):
            pool = self._working()
            try:
                return await loop.run_in_executor(pool, partial(work, *args, **kwargs))
            except BrokenProcessPool:  # somebody has killed a thinker, and with it all of them are lost
                if self.pool is pool:
                    self.pool = None
                if attempt == ATTEMPTS or self.alive.closed:
                    raise
                log.warning("a bot's process has died; others are started")
        raise AssertionError("it is done or raised before")

    def warm(self) -> None:
        """Start the processes before the first bot has to move."""
        self._working().submit(os.getpid)

    def close(self) -> None:
        """End the processes, whatever they think about, and let go what they share with this one.

        Whoever is ended by a signal does not get round to it later, and what is shared outlives him.
        """
        self.alive.close()
        pool, self.pool = self.pool, None
        if pool is not None:
            ends = threading.Thread(target=pool.shutdown, kwargs={"cancel_futures": True}, daemon=True)
            ends.start()
            ends.join(PATIENCE)
        self.ending.close()


def begin(way: int, ending: Connection) -> None:
    """Runs first in a worker: neither an end of the server nor its death leaves thinkers behind."""
    os.nice(way)
    threading.Thread(target=_end_with_parent, args=(ending,), daemon=True).start()


def _end_with_parent(ending: Connection) -> None:
    """The line is never written to: it is readable once nobody holds its other end."""
    parent = multiprocessing.parent_process()
    wait([ending] if parent is None else [ending, parent.sentinel])
    os._exit(1)


def advise(game: str, view: View, seat: int, settings: Settings, seconds: float, seed: int) -> Thought:
    """Runs in a worker: advice from nothing but the view."""
    found, dice = find(game), Seeded(seed)
    pack = found.pack()
    advice = consider(found, pack, view, seat, dice, settings, seconds=seconds)
    action = found.read(advice.action)
    assert action is not None, advice.action
    at_stake = stakes(found, pack, view, seat, action, dice)
    return Thought(advice, _told(at_stake) if at_stake is not None else None)


def _told(found: Stakes) -> StakesInfo:
    return StakesInfo(_chance(found.before), _chance(found.after), change(found))


def _chance(chance: Chance) -> ChanceInfo:
    return ChanceInfo(round(chance.value, 4), round(chance.low, 4), round(chance.high, 4), chance.exact)


@lru_cache(maxsize=REMEMBERED)
def player(match: str, game: str, level: str, seat: int) -> Bot:
    """The bot at a seat of a match, with what it thought there before."""
    found = find(game)
    return make(level, found, found.pack())


def think(match: str, game: str, level: str, view: View, seat: int, seed: int) -> str:
    """Runs in a worker: a bot knows what is in the arguments, and what it thought at this seat before."""
    bot = player(match, game, level, seat)
    return bot.game.write(bot.choose(view, seat, Seeded(seed)))
