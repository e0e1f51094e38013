"""`gloaming bench --against COMMIT`: HEAD and an older commit, compiled, in interleaved rounds of one run."""

from __future__ import annotations

import json
import os
import statistics
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager

import typer

from gloaming.cli.common import screen
from gloaming.cli.extensions import AgainstOptions
from gloaming.cli.lab.figures import figures_grid
from gloaming.cli.progress import labelled
from gloaming.lab import bench as lab
from gloaming.lab.bench import BenchError, Job
from tools.bench import commits, instructions
from tools.bench.commits import ROOT, Build
from tools.bench.instructions import Instructions
from tools.bench.ratios import Ratio, verdict

UNIT = "decisions"

Measure = Callable[[Job, float, int], Mapping[str, float]]


def against(options: AgainstOptions) -> None:
    """Compare HEAD with a commit; fails if a game is slower, or if that is uncertain."""
    if options.instructions:
        instructions.check_valgrind()
    elif options.rounds < 2:
        raise BenchError("--against needs at least 2 rounds")
    shas = [commits.resolve(ROOT, commit) for commit in (options.commit, "HEAD")]
    if commits.git(ROOT, "status", "--porcelain"):
        print("gloaming: changes that are not committed are not measured", file=sys.stderr)
    old, new = (commits.prepare(ROOT, sha) for sha in shas)
    games = common_games(old, new, options.games)
    if options.instructions:
        counted = [instructions.compare(old, new, game) for game in _shown(games)]
        _report_instructions(old, new, counted, options.as_json)
    else:
        with pinned():
            ratios = measure(old, new, games, options.seconds, options.rounds)
        _report(old, new, ratios, options)


def common_games(old: Build, new: Build, only: Sequence[str] = ()) -> list[str]:
    """The games that both commits have, or those of them that are named."""
    known = old.games()
    found = [game for game in new.games() if game in known]
    for game in only:
        if game not in found:
            raise BenchError(f"there is no game {game!r} in both commits; there are: {', '.join(found)}")
    return list(only) or found


def job(build: Build, game: str) -> Job:
    """The measurement of a game in a commit."""
    argv = (str(build.python), "-P", "-m", "gloaming.lab.bench", game, UNIT)
    return Job(game, UNIT, build.name, argv, build.environment)


def measure(
    old: Build, new: Build, games: Sequence[str], seconds: float, rounds: int, run: Measure = lab.measure
) -> list[Ratio]:
    """Measure both commits in turn, each first in every other round; a round has one seed for both."""
    rates: dict[tuple[str, str], list[float]] = {}
    with labelled(2 * len(games) * rounds) as start:
        for number in range(1, rounds + 1):
            for game in games:
                pair = ("old", old), ("new", new)
                for side, build in pair if number % 2 else reversed(pair):
                    start(f"{game}, {build.name}, round {number}")
                    rate = run(job(build, game), seconds, number)["per_second"]
                    rates.setdefault((game, side), []).append(rate)
    return [Ratio(game, tuple(rates[game, "old"]), tuple(rates[game, "new"])) for game in games]


@contextmanager
def pinned() -> Iterator[None]:
    """Keep all measurements on one core, where the system allows it."""
    if not hasattr(os, "sched_setaffinity"):
        yield
        return
    before = os.sched_getaffinity(0)
    os.sched_setaffinity(0, {max(before)})
    try:
        yield
    finally:
        os.sched_setaffinity(0, before)


def _shown(games: Sequence[str]) -> Iterator[str]:
    with labelled(len(games)) as start:
        for game in games:
            start(game)
            yield game


def _report(old: Build, new: Build, ratios: Sequence[Ratio], options: AgainstOptions) -> None:
    passed, line = verdict(ratios)
    if options.as_json:
        rows = [
            {
                "game": ratio.game,
                "old": [round(rate, 1) for rate in ratio.old],
                "new": [round(rate, 1) for rate in ratio.new],
                "ratio": round(ratio.value, 4),
                "half_width": round(ratio.half_width, 4),
                "holds": ratio.fault is None,
            }
            for ratio in ratios
        ]
        figures = {"old": old.sha, "new": new.sha, "seconds": options.seconds, "rounds": options.rounds}
        typer.echo(json.dumps({**figures, "holds": passed, "games": rows}, indent=2))
    else:
        grid = figures_grid("game", "per second", old.name, new.name, "new/old", "95 %", "")
        for ratio in ratios:
            rates = [f"{statistics.median(rates):,.0f}" for rates in (ratio.old, ratio.new)]
            figures_of = (f"{ratio.value:.3f}", f"±{ratio.half_width:.3f}")
            grid.add_row(ratio.game, UNIT, *rates, *figures_of, "pass" if ratio.fault is None else "FAIL")
        screen().print(grid)
    _conclude(passed, line, options.as_json)


def _report_instructions(old: Build, new: Build, counted: Sequence[Instructions], as_json: bool) -> None:
    faults = [each.fault for each in counted if each.fault is not None]
    if as_json:
        rows = [
            {
                "game": each.game,
                "old": round(each.old, 1),
                "new": round(each.new, 1),
                "ratio": round(each.value, 4),
                "holds": each.fault is None,
            }
            for each in counted
        ]
        figures = {"old": old.sha, "new": new.sha, "holds": not faults, "games": rows}
        typer.echo(json.dumps(figures, indent=2))
    else:
        grid = figures_grid("game", "per decision", old.name, new.name, "new/old", "")
        for each in counted:
            row = (f"{each.old:,.0f}", f"{each.new:,.0f}", f"{each.value:.3f}")
            grid.add_row(each.game, "instructions", *row, "pass" if each.fault is None else "FAIL")
        screen().print(grid)
    line = f"holds: no game needs more than {instructions.MOST:g} of the old instructions"
    _conclude(not faults, "; ".join(faults) or line, as_json)


def _conclude(passed: bool, line: str, as_json: bool) -> None:
    if not passed:
        raise BenchError(line)
    if not as_json:
        screen().print(f"\n{line}")
