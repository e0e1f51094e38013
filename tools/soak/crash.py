"""Kills servers, or restarts their services, at random moments while people play.

Nothing acknowledged may be lost, nothing done twice, and everybody continues without reloading the page.
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

PAUSE = 10  # kills after which all matches must continue before the next; otherwise half of them

Progress = Callable[[int], None]
Figures = dict[str, str | int | float]


@dataclass(frozen=True)
class Plan:
    """Options of the test."""

    order: ServerOptions
    times: int
    folder: Path  # for the log of the server
    tables: int = 6
    seed: int = 1
    cold: bool = False


@asynccontextmanager
async def playing(plan: Plan) -> AsyncIterator[tuple[Fleet, Crew]]:
    """A server with people who are playing."""
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
    """Kill this many times; SoakError if anything acknowledged was lost or done twice."""
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
    return {"kills": plan.times, **what, **crew.counts(), **recovery_figures(recoveries, began)}


async def restart(
    plan: Plan, services: Mapping[str, Callable[[], None]], progress: Progress = lambda done: None
) -> Figures:
    """Restart each service this many times under load."""
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
    return {**what, **crew.counts(), **recovery_figures(recoveries, began)}


async def check(plan: Plan, fleet: Fleet, crew: Crew, when: str) -> None:
    """Finish every match, then compare everything."""
    await crew.finish()
    faults = await crew.compare(plan.order.database)
    insist([*faults, *fleet.faults(), *await fleet.left_behind()], when)


def recovery_figures(recoveries: Sequence[float], began: float) -> Figures:
    return {
        "acknowledged and lost": 0,  # otherwise the test has failed before
        "done twice": 0,
        "every table goes on after, median": f"{statistics.median(recoveries):.2f} s",
        "every table goes on after, at most": f"{max(recoveries):.2f} s",
        "took": f"{time.monotonic() - began:.0f} s",
    }
