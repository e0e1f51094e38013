"""`gloaming bench --server`: what a server computes for a move."""

from __future__ import annotations

import json
import subprocess

import typer

from gloaming.cli.common import screen
from gloaming.cli.lab.figures import figures_grid
from gloaming.cli.progress import labelled
from gloaming.core.discovery import games
from gloaming.lab import bench as lab
from gloaming.lab.bench import BenchError

MODULE = "gloaming.server.ops.message_bench"
MAX_MESSAGES = 2.0  # milliseconds of CPU for the messages of a move
MAX_CALLBACK = 20.0  # milliseconds of CPU for a callback of the event loop

Figures = dict[str, dict[str, float]]  # by seats


def bench_server(moves: int, as_json: bool) -> None:
    """Measure every game at every number of seats, on every build that there is."""
    jobs = [(game, build) for game in games() for build in lab.builds()]
    found: dict[tuple[str, str], Figures] = {}
    with labelled(len(jobs)) as start:
        for game, build in jobs:
            start(f"{game}, {build}")
            found[game, build] = measure(game, build, moves)
    if as_json:
        plain = {f"{game} {build}": figures for (game, build), figures in found.items()}
        typer.echo(json.dumps({"moves": moves, "milliseconds": plain}, indent=2))
        return
    names = ("mean", "99 %", "most", "callback")
    columns = [f"{name}, {build}" for build in lab.builds() for name in names]
    grid = figures_grid("game", "seats", *columns)
    for game in games():
        for seats in found[game, lab.builds()[0]]:
            rows = [found[game, build][seats] for build in lab.builds()]
            grid.add_row(game, seats, *(f"{figure:.3f}" for row in rows for figure in row.values()))
    screen().print(grid)
    screen().print(
        f"Milliseconds of CPU for the messages of a move to everybody (at most {MAX_MESSAGES:g} on average), "
        f"and of the longest callback of the event loop (at most {MAX_CALLBACK:g}), in {moves} random moves."
    )


def measure(game: str, build: str, moves: int) -> Figures:
    """The figures of a game, measured in a new process."""
    job = lab.job(game, "messages", build, MODULE)
    argv = (*job.argv[:-1], "--moves", str(moves))
    done = subprocess.run(argv, env=job.environment, capture_output=True, text=True)
    if done.returncode != 0:
        last = [line for line in done.stderr.splitlines() if line.strip()][-1:]
        raise BenchError(f"{game} ({build}) could not be measured: {''.join(last)[:200]}")
    found: Figures = json.loads(done.stdout.splitlines()[-1])
    return found
