"""Our discs and pymunk's on the same flicks: how often both agree, and how fast ours are.

`python -m tools.peers.flick_comparison discs flicks` measures once, as a job of `gloaming bench`.
"""

from __future__ import annotations

import argparse
import json
import time
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from itertools import cycle
from pathlib import Path

from gloaming.lab import bench
from gloaming.physics.discs import Disc, Flick, FlickResult, Surface, simulate_flick, simulate_flicks

KEPT = Path(__file__).parent / "scripts" / "discs.json"
GAME = "discs"
UNIT = "flicks"
TIMED = 11  # discs on the timed tables
BATCH = 20  # flicks between two looks at the clock
AGREED = 0.98  # of the flicks must touch the same discs


@dataclass(frozen=True)
class Case:
    """A committed flick, the time steps per second of pymunk, and the discs touched in pymunk."""

    discs: list[Disc]
    flick: Flick
    steps: int
    touched: list[int]

    def spell(self) -> dict[str, object]:
        """The input of the peer."""
        places = [[disc.x, disc.y] for disc in self.discs]
        return {"discs": places, "flick": list(self.flick), "steps": self.steps}


@cache
def stored_cases() -> tuple[Surface, list[Case]]:
    """The table and every flick of the committed set."""
    said = json.loads(KEPT.read_text(encoding="utf-8"))
    table, radius = said["table"], said["table"]["radius"]
    cases = []
    for flick in said["flicks"]:
        discs = [Disc(x, y, radius) for x, y in flick["discs"]]
        disc, vx, vy = flick["flick"]
        cases.append(Case(discs, (disc, vx, vy), flick["steps"], flick["touched"]))
    surface = Surface(table["width"], table["depth"], (), table["friction"], table["restitution"])
    return surface, cases


def ours(case: Case) -> FlickResult:
    """The result of our engine."""
    return simulate_flick(stored_cases()[0], case.discs, case.flick)


def apart(cases: Sequence[Case], answers: Sequence[Sequence[int]]) -> list[int]:
    """The numbers of the cases in which pymunk touches other discs than ours."""
    pairs = zip(cases, answers, strict=True)
    return [number for number, (case, theirs) in enumerate(pairs) if set(ours(case).touched) != set(theirs)]


def count_flicks(seconds: float, seed: int) -> tuple[int, int, float]:
    """Time the committed flicks: flicks, flicks again in place of games, and seconds."""
    surface, cases = stored_cases()
    timed = [case for case in cases if len(case.discs) == TIMED]
    first = seed * 101 % len(timed)
    timed = timed[first:] + timed[:first]
    parts = [timed[at : at + BATCH] for at in range(0, len(timed), BATCH)]
    batches = cycle([([case.discs for case in part], [case.flick for case in part]) for part in parts])
    done = 0
    began = time.perf_counter()
    while (elapsed := time.perf_counter() - began) < seconds:
        done += len(simulate_flicks(surface, *next(batches)))
    return done, done, elapsed


def jobs() -> list[bench.Job]:
    """The measurements of our flicks, one for each build."""
    return [bench.job(GAME, UNIT, build, "tools.peers.flick_comparison") for build in bench.builds()]


def main() -> None:
    """Measure once and print one line of JSON."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=[GAME])
    parser.add_argument("unit", choices=[UNIT])
    bench.add_options(parser)
    asked = parser.parse_args()
    print(bench.measured_line(GAME, UNIT, count_flicks, asked.seconds, asked.seed))


if __name__ == "__main__":
    main()
