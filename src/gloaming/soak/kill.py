"""Servers are killed at random moments while people play: nothing acknowledged may be lost, nothing done twice."""

from __future__ import annotations

import asyncio
import random
import statistics
import time
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from gloaming.server.running import Order
from gloaming.soak.crew import Crew
from gloaming.soak.fleet import Cold, Fleet, Warm
from gloaming.soak.trouble import insist

Progress = Callable[[int], None]
Figures = dict[str, str | int | float]


@dataclass(frozen=True)
class Plan:
    """What is to be done."""

    order: Order
    times: int
    folder: Path  # for the server's log
    tables: int = 6
    seed: int = 1
    cold: bool = False


def fleet_of(plan: Plan) -> Fleet:
    kind = Cold if plan.cold else Warm
    return kind(plan.order, plan.folder / "server.log")


async def kill(plan: Plan, progress: Progress = lambda done: None) -> Figures:
    """Kill so many times; SoakError if anything acknowledged was lost or done twice."""
    dice = random.Random(plan.seed)
    fleet = fleet_of(plan)
    began = time.monotonic()
    try:
        await fleet.start()
        crew = Crew(fleet.address, plan.tables, plan.seed)
        try:
            await crew.start()
            await crew.go_on()
            killed: Counter[str] = Counter()
            recoveries = []
            for number in range(plan.times):
                await asyncio.sleep(dice.expovariate(8))  # a random moment, an eighth of a second on average
                killed[await fleet.kill(dice)] += 1
                recoveries.append(await crew.go_on())
                progress(number + 1)
            await crew.finish()
            faults = await crew.compare(plan.order.database)
            faults += fleet.faults() + await fleet.left_behind()
        finally:
            await crew.close()
    finally:
        await fleet.close()
    insist(faults, f"after {plan.times} kills")
    return {
        "kills": plan.times,
        **{f"of {what}": times for what, times in sorted(killed.items())},
        **crew.counts(),
        "acknowledged and lost": 0,
        "done twice": 0,
        "back after, median": f"{statistics.median(recoveries):.2f} s",
        "back after, at most": f"{max(recoveries):.2f} s",
        "took": f"{time.monotonic() - began:.0f} s",
    }
