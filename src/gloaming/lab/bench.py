"""How fast games and bots run, plain and compiled.

Each measurement is a separate process. The speed of a machine varies, so only figures of one run are
compared: each round runs every job once, and the figure of a job is its median.
"""

from __future__ import annotations

import argparse
import json
import os
import statistics
import subprocess
import sys
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial

from gloaming import compiled, config
from gloaming.bots.levels import TWO_SEATS
from gloaming.bots.playout import play_out
from gloaming.bots.search import Search
from gloaming.bots.tree import most_visited
from gloaming.core.chance import Seeded
from gloaming.core.discovery import find, games
from gloaming.core.errors import GloamingError
from gloaming.core.game import AnyGame
from gloaming.core.settings import complete

SIMULATIONS = 1000  # per decision, in a new tree
BATCH = 50  # games between two looks at the clock
WARM_UP = 0.1  # of the time, not counted
BUILDS = ("plain", "compiled")


class BenchError(GloamingError):
    """A measurement failed; the message says why."""


@dataclass(frozen=True)
class Job:
    """A measurement: a command that prints its rates as a line of JSON."""

    game: str
    unit: str  # decisions, simulations or flicks
    build: str  # plain, compiled, or a peer's name
    argv: tuple[str, ...]
    environment: Mapping[str, str]


@dataclass
class Rates:
    """The rates of a job, round by round."""

    job: Job
    per_second: list[float] = field(default_factory=list)
    games_per_second: list[float] = field(default_factory=list)

    def add(self, line: Mapping[str, float]) -> None:
        self.per_second.append(line["per_second"])
        self.games_per_second.append(line["games"] / line["seconds"])

    @property
    def median(self) -> float:
        return statistics.median(self.per_second)

    @property
    def games(self) -> float:
        return statistics.median(self.games_per_second)


Progress = Callable[[Job], None]
"""Called with each job before it is measured."""


# --- in a separate process -------------------------------------------------------------------------------


def seats_of(game: AnyGame) -> int:
    """The number of seats to measure with: two, or the nearest that the game allows."""
    return min(max(TWO_SEATS, game.spec.fewest), game.spec.most)


def count_decisions(game: AnyGame, seconds: float, seed: int) -> tuple[int, int, float]:
    """Random play: decisions, games and seconds."""
    content, dice, seats = game.content(), Seeded(seed), seats_of(game)
    settings = complete(game.spec.settings, {}, seats)
    decisions = played = 0
    began = time.perf_counter()
    while (elapsed := time.perf_counter() - began) < seconds:
        for _ in range(BATCH):
            decisions += play_out(game.setup(seats, settings, content), dice)
        played += BATCH
    return decisions, played, elapsed


def count_simulations(game: AnyGame, seconds: float, seed: int) -> tuple[int, int, float]:
    """Self-play of the search from start to end: simulations, games and seconds."""
    content, dice, seats = game.content(), Seeded(seed), seats_of(game)
    settings = complete(game.spec.settings, {}, seats)
    bot, state = Search(game, content, SIMULATIONS), game.setup(seats, settings, content)
    simulations = played = 0
    began = time.perf_counter()
    while (elapsed := time.perf_counter() - began) < seconds:
        if state.outcome() is not None:
            played += 1
            state = game.setup(seats, settings, content)
        while state.faces():
            state.settle(dice.below(state.faces()))
        for seat in state.deciders():
            tree = bot.think(game.view(state, seat), seat, dice)  # always a new tree
            state.apply(seat, most_visited(tree))
            simulations += SIMULATIONS
    return simulations, played, elapsed


Count = Callable[[float, int], tuple[int, int, float]]
Measure = Callable[[AnyGame, float, int], tuple[int, int, float]]
MEASURES: dict[str, Measure] = {"decisions": count_decisions, "simulations": count_simulations}


def main() -> None:
    """Measure once and print one line of JSON, as the peers do."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("unit", choices=[*MEASURES])
    add_options(parser)
    options = parser.parse_args()
    count = partial(MEASURES[options.unit], find(options.game))
    print(measured_line(options.game, options.unit, count, options.seconds, options.seed))


def add_options(parser: argparse.ArgumentParser) -> None:
    """The options that every job takes."""
    parser.add_argument("--seconds", type=float, default=2.0)
    parser.add_argument("--seed", type=int, default=1)


def measured_line(game: str, unit: str, count: Count, seconds: float, seed: int) -> str:
    """Warm up, measure, and return the rates as a line of JSON."""
    count(seconds * WARM_UP, seed + 1)
    counted, played, elapsed = count(seconds, seed)
    line = {"game": game, "unit": unit, "count": counted, "games": played, "seconds": elapsed}
    return json.dumps({**line, "per_second": counted / elapsed})


# --- all of them -----------------------------------------------------------------------------------------


def game_folders() -> list[str]:
    """The folders of games, with the examples in a checkout."""
    known = config.game_folders()
    if compiled.in_checkout() and compiled.EXAMPLES.is_dir():
        known.append(str(compiled.EXAMPLES))
    return list(dict.fromkeys(known))


def builds() -> tuple[str, ...]:
    """The builds that can be measured here."""
    return BUILDS if compiled.is_current() else BUILDS[:1]


def job(game: str, unit: str, build: str, module: str = "gloaming.lab.bench") -> Job:
    """A measurement of ours, in a module that takes the options of `add_options`."""
    argv = (sys.executable, "-P", "-m", module, game, unit)  # nothing from the current folder
    folders = os.pathsep.join(game_folders())
    return Job(game, unit, build, argv, {**config.build_environment(build), config.GAMES: folders})


def jobs() -> list[Job]:
    """Every game with every unit on every build."""
    config.set_game_folders(game_folders())
    return [job(game, unit, build) for game in games() for unit in MEASURES for build in builds()]


def run(
    jobs: Sequence[Job], seconds: float, rounds: int, progress: Progress = lambda job: None
) -> list[Rates]:
    """Measure every job in every round; the rates come in the order of the jobs."""
    measured = [Rates(job) for job in jobs]
    for number in range(1, rounds + 1):
        for rates in measured:
            progress(rates.job)
            rates.add(measure(rates.job, seconds, seed=number))
    return measured


def measure(job: Job, seconds: float, seed: int) -> dict[str, float]:
    """Run a job once and return what it prints."""
    argv = (*job.argv, "--seconds", str(seconds), "--seed", str(seed))
    done = subprocess.run(argv, env=job.environment, capture_output=True, text=True)
    if done.returncode != 0:
        last = [line for line in done.stderr.splitlines() if line.strip()][-1:]
        raise BenchError(f"{job.game} ({job.build}) could not be measured: {''.join(last)[:200]}")
    line: dict[str, float] = json.loads(done.stdout.splitlines()[-1])
    return line


if __name__ == "__main__":
    main()
