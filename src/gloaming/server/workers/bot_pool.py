"""Bots at work: in processes of their own, with nothing but a view."""

from __future__ import annotations

import asyncio
import logging
import os
import secrets
import threading
from collections.abc import Callable
from concurrent.futures import Future
from dataclasses import dataclass
from functools import lru_cache, partial
from typing import ParamSpec, TypeVar

from gloaming.bots.advice import Advice
from gloaming.bots.advice import advise as consider
from gloaming.bots.bot import Bot
from gloaming.bots.greedy import Greedy
from gloaming.bots.levels import make
from gloaming.bots.search_limits import share_interpreter
from gloaming.bots.success_chance import Stakes, change, stakes
from gloaming.core.chance import Seeded
from gloaming.core.discovery import find
from gloaming.core.evaluation import Chance
from gloaming.core.record.reader import read
from gloaming.core.settings import Settings
from gloaming.core.state import View
from gloaming.core.undo import reveals
from gloaming.protocol import ChanceInfo, StakesInfo
from gloaming.server.workers.priority_semaphore import Asker, Gate
from gloaming.server.workers.worker_process import Died, Worker

ATTEMPTS = 3  # to let a bot think, while somebody kills its process

REMEMBERED = 16  # bots whose last thoughts a process keeps, for their next move
LONGEST = 10.0  # seconds for a decision, whatever level an earlier version has allowed

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
    """A few worker processes that choose bots' actions; gentle ones make way for everything else.

    Where no process can be started they think in a thread of this one, one at a time.
    """

    def __init__(self, workers: int | None = None, gentle: bool = False) -> None:
        self.gentle = gentle
        self.count = workers if workers is not None else max(1, (os.cpu_count() or 2) - 1)
        self.gate = Gate(self.count)
        self.workers: set[Worker] = set()
        self.idle: list[Worker] = []
        self.threaded = False
        self.turn = asyncio.Semaphore(1)  # of threads
        self.closed = False

    async def choose(
        self, asker: Asker, game: str, level: str, view: View, seat: int, watched: bool = True
    ) -> str:
        """The bot's action in the game's notation; bots whom nobody watches let the others go first."""
        seed = secrets.randbits(90)
        return await self.ask(asker, watched, think, asker.match, game, level, view, seat, seed)

    async def advise(
        self, asker: Asker, game: str, view: View, seat: int, settings: Settings, seconds: float
    ) -> Thought:
        """What a strong player would do who sees this view."""
        return await self.ask(asker, True, advise, game, view, seat, settings, seconds, secrets.randbits(90))

    async def reveals(self, asker: Asker, text: str, goal: int) -> bool:
        """Whether decisions of a record after this step showed somebody more than who decided what."""
        return await self.ask(asker, True, revealed, text, goal)

    async def ask(
        self, asker: Asker, urgent: bool, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs
    ) -> T:
        """What a worker makes of it, when it is this one's turn."""
        async with self.gate.place(asker, urgent):
            return await self.run(work, *args, **kwargs)

    async def run(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """What a worker makes of it; somebody may kill the worker meanwhile."""
        call = partial(work, *args, **kwargs)
        for attempt in range(1, ATTEMPTS + 1):
            worker = self._worker()
            if worker is None:
                break
            try:
                return await self._asked(worker, call)
            except Died:
                if self.closed:
                    raise asyncio.CancelledError from None
                if worker.ready and attempt == ATTEMPTS:
                    raise
                log.warning("a bot's process has died; another is started")
                if attempt == ATTEMPTS:
                    self._do_without("it ends before it has begun")
        async with self.turn:
            return await beside(call)

    async def _asked(self, worker: Worker, call: Callable[[], T]) -> T:
        """The worker's answer; if nobody wants it any more the worker is ended, which nothing else stops."""
        try:
            found = await beside(partial(worker.call, call))
        except (Died, asyncio.CancelledError):
            self.workers.discard(worker)
            worker.end()
            raise
        except BaseException:
            self.idle.append(worker)
            raise
        self.idle.append(worker)
        return found

    def _worker(self) -> Worker | None:
        """An idle process or a new one; None where there can be none."""
        if self.closed:
            raise asyncio.CancelledError
        if self.idle:
            return self.idle.pop()
        if not self.threaded:
            try:
                worker = Worker(GENTLE if self.gentle else 0)
            except OSError as error:
                self._do_without(str(error))
            else:
                self.workers.add(worker)
                return worker
        return None

    def _do_without(self, reason: str) -> None:
        log.warning("no process can be started for bots (%s): they think in a thread of the server", reason)
        self.threaded = True
        share_interpreter()

    def warm(self) -> None:
        """Start a process before the first bot has to move."""
        worker = self._worker()
        if worker is not None:
            self.idle.append(worker)

    def close(self) -> None:
        """End the processes, whatever they think about."""
        self.closed = True
        for worker in self.workers:
            worker.end()
        self.workers.clear()
        self.idle.clear()


def beside(call: Callable[[], T]) -> asyncio.Future[T]:
    """What the call comes to, in a thread that nobody waits for when the server ends."""
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


def revealed(text: str, goal: int) -> bool:
    """Runs in a worker: whether what was decided after this step has to stay."""
    record = read(text)
    game = find(record.header.game)
    return reveals(game, record, game.pack(), goal)


@lru_cache(maxsize=REMEMBERED)
def player(match: str, game: str, level: str, seat: int) -> Bot:
    """The bot at a seat of a match, with what it thought there before."""
    found = find(game)
    return make(level, found, found.pack(), LONGEST)


def think(match: str, game: str, level: str, view: View, seat: int, seed: int) -> str:
    """Runs in a worker: a bot knows what is in the arguments, and what it thought at this seat before."""
    try:
        bot = player(match, game, level, seat)
        return bot.game.write(bot.choose(view, seat, Seeded(seed)))
    except MemoryError:
        player.cache_clear()
    found = find(game)  # all bots' memories are gone, and this decision takes next to none
    return found.write(Greedy(found, found.pack()).choose(view, seat, Seeded(seed)))
