"""Instructions per decision, counted by valgrind; they do not depend on the load of the machine."""

from __future__ import annotations

import math
import re
import shutil
import subprocess
from collections.abc import Callable
from dataclasses import dataclass

from gloaming.lab.bench import BenchError
from tools.bench.commits import Build

MOST = 1.05  # new / old
DECISIONS = 4000  # about as many are counted
COUNTED = re.compile(r"I\s+refs:\s+([\d,]+)")
VALGRIND = ("valgrind", "--tool=cachegrind", "--cache-sim=no", "--cachegrind-out-file=/dev/null")
PROGRAM = """
import gc, sys
from gloaming.lab import bench

gc.disable()  # when it runs depends on what was imported before


class Clock:  # every call is one second later, so that the number of games is fixed
    now = 0

    def perf_counter(self):
        self.now += 1
        return self.now


bench.time, bench.BATCH = Clock(), 1
print(bench.count_decisions(bench.find(sys.argv[1]), int(sys.argv[2]) + 1, 1)[0])
"""

Count = Callable[[Build, str, int], tuple[int, int]]
"""Counts decisions and instructions of a number of games."""


@dataclass(frozen=True)
class Instructions:
    """Instructions per decision of both commits."""

    game: str
    old: float
    new: float

    @property
    def value(self) -> float:
        return self.new / self.old

    @property
    def fault(self) -> str | None:
        """Why the ratio does not pass, or None."""
        if self.value <= MOST:
            return None
        return f"{self.game} needs more instructions: {self.value:.3f} of the old number, more than {MOST:g}"


def check_valgrind() -> None:
    """Refuse if valgrind is missing."""
    if shutil.which(VALGRIND[0]) is None:
        raise BenchError("--instructions needs valgrind, which is not installed")


def count(build: Build, game: str, games: int) -> tuple[int, int]:
    """Run this many games under valgrind."""
    argv = [*VALGRIND, str(build.python), "-P", "-c", PROGRAM, game, str(games)]
    done = subprocess.run(argv, cwd=build.tree, env=build.environment, capture_output=True, text=True)
    counted = COUNTED.search(done.stderr)
    if done.returncode != 0 or counted is None:
        last = [line for line in done.stderr.splitlines() if line.strip()][-1:]
        raise BenchError(f"{game} ({build.name}) could not be counted: {''.join(last)[:200]}")
    return int(done.stdout), int(counted[1].replace(",", ""))


def per_decision(build: Build, game: str, games: int, count: Count = count) -> float:
    """Instructions per decision; what is needed once, as for imports, is subtracted."""
    few_decisions, few = count(build, game, 1)
    decisions, instructions = count(build, game, 1 + games)
    return (instructions - few) / (decisions - few_decisions)


def games_needed(build: Build, game: str) -> int:
    """How many games have about as many decisions as are counted."""
    decisions = int(build.run("-P", "-c", PROGRAM, game, "20"))
    return math.ceil(DECISIONS * 20 / decisions)


def compare(old: Build, new: Build, game: str) -> Instructions:
    """Count a game in both commits, the same number of games."""
    games = games_needed(new, game)
    return Instructions(game, per_decision(old, game, games), per_decision(new, game, games))
