"""Servers and what they stand on are ended at random moments while people play.

Nothing acknowledged may be lost, nothing done twice, and everybody goes on without loading the page anew.
"""

from __future__ import annotations

import asyncio
import random
import statistics
import time
from collections import Counter
from collections.abc import AsyncIterator, Callable, Mapping, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path

from gloaming.server.options import ServerOptions
from tools.soak.errors import insist
from tools.soak.players import Crew
from tools.soak.server_processes import Cold, Fleet, Warm

PAUSE = 10  # after every so many kills all tables go on before the next; else half of them are enough

Progress = Callable[[int], None]
Figures = dict[str, str | int | float]


@dataclass(frozen=True)
class Plan:
    """What is to be done."""

    order: ServerOptions
    times: int
    folder: Path  # for the server's log
    tables: int = 6
    seed: int = 1
    cold: bool = False


@asynccontextmanager
async def playing(plan: Plan) -> AsyncIterator[tuple[Fleet, Crew]]:
    """A server with people who have begun to play."""
    fleet = (Cold if plan.cold else Warm)(plan.order, plan.folder / "server.log")
    try:
        await fleet.start()
        crew = Crew(fleet.address, plan.tables, plan.seed)
        try:
            await crew.start()
            await crew.go_on()
            yield fleet, crew
        finally:
            await crew.close()
    finally:
        await fleet.close()


async def kill(plan: Plan, progress: Progress = lambda done: None) -> Figures:
    """Kill so many times; SoakError if anything acknowledged was lost or done twice."""
    dice = random.Random(plan.seed)
    killed: Counter[str] = Counter()
    recoveries: list[float] = []
    began = time.monotonic()
    async with playing(plan) as (fleet, crew):
        for number in range(plan.times):
            await asyncio.sleep(dice.expovariate(8))  # a random moment, an eighth of a second on average
            killed[await fleet.kill(dice)] += 1
            if number % PAUSE == 0:
                recoveries.append(await crew.go_on())
            else:
                await crew.go_on(plan.tables // 2)
            progress(number + 1)
        await check(plan, fleet, crew, f"after {plan.times} kills")
    what = {f"kills of {what}": times for what, times in sorted(killed.items())}
    return {"kills": plan.times, **what, **crew.counts(), **told(recoveries, began)}


async def restart(
    plan: Plan, services: Mapping[str, Callable[[], None]], progress: Progress = lambda done: None
) -> Figures:
    """Restart each service so many times under load."""
    dice = random.Random(plan.seed)
    recoveries: list[float] = []
    began = time.monotonic()
    async with playing(plan) as (fleet, crew):
        for number in range(plan.times):
            for work in services.values():
                await asyncio.sleep(dice.expovariate(4))
                started = time.monotonic()
                await asyncio.to_thread(work)
                await crew.go_on()
                recoveries.append(time.monotonic() - started)
            progress(number + 1)
        await check(plan, fleet, crew, f"after {plan.times} restarts of {' and '.join(services)}")
    what = {f"restarts of {name}": plan.times for name in services}
    return {**what, **crew.counts(), **told(recoveries, began)}


async def check(plan: Plan, fleet: Fleet, crew: Crew, when: str) -> None:
    """Let every match come to its end, then compare everything."""
    await crew.finish()
    faults = await crew.compare(plan.order.database)
    insist([*faults, *fleet.faults(), *await fleet.left_behind()], when)


def told(recoveries: Sequence[float], began: float) -> Figures:
    return {
        "acknowledged and lost": 0,  # else there had been no end
        "done twice": 0,
        "every table goes on after, median": f"{statistics.median(recoveries):.2f} s",
        "every table goes on after, at most": f"{max(recoveries):.2f} s",
        "took": f"{time.monotonic() - began:.0f} s",
    }
