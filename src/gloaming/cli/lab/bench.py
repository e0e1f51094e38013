"""`gloaming bench`: how fast everything runs on this machine."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Annotated

import typer
from rich.table import Table as Grid

from gloaming.cli.common import screen
from gloaming.cli.extensions import AgainstOptions, find_checkout, need_checkout
from gloaming.cli.lab.bench_server import bench_server
from gloaming.cli.lab.figures import figures_grid
from gloaming.cli.progress import labelled
from gloaming.core.codec import Plain
from gloaming.lab import bench as lab
from gloaming.lab.bench import BenchError, Progress, Rates

MOVES = 500  # that --server plays


def bench(
    context: typer.Context,
    seconds: Annotated[float, typer.Option(help="Length of each measurement.")] = 2.0,
    rounds: Annotated[
        int, typer.Option(help="Rounds; each measures everything once. Medians are shown.")
    ] = 5,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
    peers: Annotated[
        bool, typer.Option("--peers", help="Also measure other engines. Installs them. Checkout only.")
    ] = False,
    against: Annotated[
        str | None,
        typer.Option(
            metavar="COMMIT",
            help="Compare HEAD with this commit instead, both compiled. Checkout only.",
            show_default=False,
        ),
    ] = None,
    server: Annotated[
        bool, typer.Option("--server", help="Measure what a server computes for a move instead.")
    ] = False,
    game: Annotated[
        list[str] | None, typer.Option(help="With --against: only this game.", show_default=False)
    ] = None,
    instructions: Annotated[
        bool,
        typer.Option("--instructions", help="With --against: count instructions instead of seconds."),
    ] = False,
) -> None:
    """Measure decisions, games and simulations per second, plain and compiled.

    Example: gloaming bench --seconds 1 --rounds 3

    Also: gloaming bench --peers

    Also: gloaming bench --against HEAD~10 --rounds 9

    Also: gloaming bench --server
    """
    if not 0 < seconds <= 3600 or not 1 <= rounds <= 1000:
        raise BenchError(f"expected up to 3600 seconds and 1000 rounds, not {seconds} and {rounds}")
    if peers + server + (against is not None) > 1:
        raise BenchError("--peers, --server and --against cannot be combined")
    if (instructions or game) and against is None:
        raise BenchError("--game and --instructions go with --against COMMIT only")
    if against is not None:
        options = AgainstOptions(against, tuple(game or ()), seconds, rounds, instructions, as_json)
        need_checkout(context, "--against").bench_against(options)
        return
    if server:
        bench_server(MOVES, as_json)
        return
    if peers:
        need_checkout(context, "--peers").bench_peers(seconds, rounds, as_json)
        return
    if "compiled" not in lab.builds():
        print("gloaming: only the plain source is measured; compile first: gloaming build", file=sys.stderr)
    checkout = find_checkout(context)
    jobs = lab.jobs() + (checkout.bench_jobs() if checkout is not None else [])
    with job_progress(len(jobs) * rounds) as progress:
        measured = lab.run(jobs, seconds, rounds, progress)
    if as_json:
        typer.echo(json.dumps(plain(measured, seconds, rounds), indent=2))
    else:
        screen().print(rates_grid(measured))


@contextmanager
def job_progress(total: int) -> Iterator[Progress]:
    """A progress bar that names the job being measured."""
    with labelled(total) as start:
        yield lambda job: start(f"{job.game} {job.unit}, {job.build}")


def plain(measured: Sequence[Rates], seconds: float, rounds: int) -> dict[str, Plain]:
    """All measured rates as plain data; bars are for the peers."""
    return {
        "seconds": seconds,
        "rounds": rounds,
        "rates": [
            {
                "game": rates.job.game,
                "unit": rates.job.unit,
                "build": rates.job.build,
                "per_second": round(rates.median, 1),
                "games_per_second": round(rates.games, 3),
                "all": [round(rate, 1) for rate in rates.per_second],
            }
            for rates in measured
        ],
        "bars": [],
    }


def rates_grid(measured: Sequence[Rates]) -> Grid:
    """Our rates, plain beside compiled."""
    grid = figures_grid("game", "per second", "plain", "compiled", "ratio")
    ours = {(r.job.game, r.job.unit, r.job.build): r for r in measured if r.job.build in lab.BUILDS}
    for game, unit in dict.fromkeys((game, unit) for game, unit, _ in ours):
        pair = [ours.get((game, unit, build)) for build in lab.BUILDS]
        grid.add_row(game, unit, *_cells([rates.median if rates else None for rates in pair]))
        if unit == "decisions":
            grid.add_row("", "games", *_cells([rates.games if rates else None for rates in pair]))
    return grid


def _cells(pair: Sequence[float | None]) -> list[str]:
    plain, compiled = pair
    ratio = f"{compiled / plain:.1f}" if plain and compiled else "–"
    return [*(f"{rate:,.0f}" if rate is not None else "–" for rate in pair), ratio]
