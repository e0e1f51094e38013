"""`gloaming bench`: how fast everything runs here."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn
from rich.table import Column
from rich.table import Table as Grid
from tools.peers import speed_comparison as others
from tools.peers.speed_comparison import Held

from gloaming.cli.common import screen
from gloaming.core.codec import Plain
from gloaming.lab import bench as lab
from gloaming.lab.bench import BenchError, Job, Rates


def bench(
    seconds: Annotated[float, typer.Option(help="Of each measurement.")] = 2.0,
    rounds: Annotated[int, typer.Option(help="Each measures everything once; medians are shown.")] = 5,
    as_json: Annotated[bool, typer.Option("--json", help="As JSON, for programs.")] = False,
    peers: Annotated[
        bool, typer.Option("--peers", help="Measure other engines too, installed once.")
    ] = False,
) -> None:
    """Measure decisions, games and simulations a second, plain and compiled.

    Example: gloaming bench --seconds 1 --rounds 3

    Also: gloaming bench --peers
    """
    if not 0 < seconds <= 3600 or not 1 <= rounds <= 1000:
        raise BenchError(f"expected up to 3600 seconds and 1000 rounds, not {seconds} and {rounds}")
    jobs = lab.jobs()
    if peers:
        _prepare_peers()
        jobs += others.jobs()
    elif "compiled" not in lab.builds():
        print("gloaming: only the plain source is measured; compile first: gloaming build", file=sys.stderr)
    with _progress(len(jobs) * rounds) as progress:
        measured = lab.run(jobs, seconds, rounds, progress)
    bars = others.held(measured) if peers else []
    if as_json:
        typer.echo(json.dumps(plain(measured, bars, seconds, rounds), indent=2))
    else:
        _show(screen(), measured, bars)
    missed = sum(not bar.holds for bar in bars)
    if missed:
        raise BenchError(f"{missed} of {len(bars)} bars do not hold")


def _prepare_peers() -> None:
    others.jobs()  # says at once what is missing of ours
    others.install()
    faults = others.check()
    if faults:
        raise BenchError(f"a peer does not play our rules: {faults[0]}")
    print("peers: all of them play our rules", file=sys.stderr)


class _Advance:
    """Moves the bar on and says what is measured."""

    def __init__(self, bar: Progress, total: int) -> None:
        self.bar = bar
        self.task = bar.add_task("", total=total)
        self.started = 0

    def __call__(self, job: Job) -> None:
        self.bar.update(self.task, completed=self.started, description=f"{job.game} {job.unit}, {job.build}")
        self.started += 1


@contextmanager
def _progress(total: int) -> Iterator[_Advance]:
    """A bar on the error stream, where somebody can see it."""
    console = Console(file=sys.stderr)
    columns = (BarColumn(), MofNCompleteColumn(), TextColumn("{task.description}"))
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as bar:
        yield _Advance(bar, total)


def plain(measured: Sequence[Rates], bars: Sequence[Held], seconds: float, rounds: int) -> dict[str, Plain]:
    """Everything measured as plain data."""
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
        "bars": [{**held.bar._asdict(), "ratio": round(held.ratio, 3), "holds": held.holds} for held in bars],
    }


def _show(out: Console, measured: Sequence[Rates], bars: Sequence[Held]) -> None:
    out.print(_rates(measured))
    if bars:
        out.print()
        out.print(_bars(bars))


def _rates(measured: Sequence[Rates]) -> Grid:
    grid = _grid("game", "a second", "plain", "compiled", "ratio")
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


def _bars(bars: Sequence[Held]) -> Grid:
    grid = _grid("compiled against", "a second", "peer", "ours", "ratio", "bar", "")
    for held in bars:
        bar = held.bar
        figures = (f"{held.theirs:,.0f}", f"{held.ours:,.0f}", f"{held.ratio:.1f}", f"{bar.times:g}")
        grid.add_row(bar.peer, bar.unit, *figures, "pass" if held.holds else "FAIL")
    return grid


def _grid(first: str, second: str, *figures: str) -> Grid:
    columns = [Column(name, justify="right") for name in figures]
    return Grid(Column(first, no_wrap=True), second, *columns, box=None, pad_edge=False)
