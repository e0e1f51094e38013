"""`gloaming ladder`: how strong the named levels are."""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from typing import Annotated

import msgspec
import typer
from rich.console import Console
from rich.table import Column
from rich.table import Table as Grid

from gloaming.bots.estimate import Interval
from gloaming.cli.common import find, screen
from gloaming.cli.extensions import need_checkout
from gloaming.cli.progress import spinner
from gloaming.core.errors import GloamingError
from gloaming.lab.ladder import LadderOptions, Progress, measure, measure_top
from gloaming.lab.ladder_file import Ladder, LevelComparison, load, write


class LadderError(GloamingError):
    """A ladder that cannot be measured, or whose levels are not in order."""


def ladder(
    context: typer.Context,
    game: Annotated[str, typer.Argument(help="The game's id.", show_default=False)],
    games: Annotated[
        int, typer.Option(help="Games between neighbouring levels; other pairs play a quarter.")
    ] = 200,
    quick: Annotated[int | None, typer.Option(help="Games between levels without search, if fewer.")] = None,
    seconds: Annotated[float, typer.Option(help="Seconds per decision, for levels limited by time.")] = 0.1,
    seed: Annotated[int, typer.Option(help="Seed of the dice.")] = 1,
    workers: Annotated[int | None, typer.Option(help="Processes; by default one per core.")] = None,
    top: Annotated[
        bool, typer.Option("--top", help="Play the strongest level against itself with ten times the time.")
    ] = False,
    keep: Annotated[bool, typer.Option("--keep", help="Store the result beside the game.")] = False,
    show: Annotated[bool, typer.Option("--show", help="Print the stored result; play nothing.")] = False,
    peer: Annotated[
        str | None,
        typer.Option(help="Play another search instead: openspiel, openspiel-quick. Checkout only."),
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
) -> None:
    """Let the five named levels play each other; show ratings, and whether each beats the one below.

    Example: gloaming ladder illuminated --games 200 --keep

    Also: gloaming ladder illuminated --top --keep, or --peer openspiel --games 40

    First every pair of levels plays with two players, then neighbouring levels with the most players, half of
    the seats each. Solo games compare mean scores. Fails if the levels are not in order.
    """
    found = find(game)
    fewest = games if quick is None else min(games, quick)
    if fewest < 2 or not 0 < seconds <= 60:
        raise LadderError(f"expected at least 2 games and up to 60 seconds, not {fewest} and {seconds}")
    if peer is not None:
        _goes_with(context, "peer", "games", "seconds", "seed", "json")
        need_checkout(context, "--peer").ladder_peer(game, peer, games, seconds, seed, as_json)
        return
    if show:
        _goes_with(context, "show", "json")
    elif top:
        _goes_with(context, "top", "seed", "workers", "keep", "json")
    measured = load(found)
    if (show or top) and measured is None:
        raise LadderError(f"nothing was measured yet of the levels of {game}; see gloaming ladder --help")
    with _progress() as progress:
        if measured is None or not (show or top):
            measured = measure(found, LadderOptions(games, quick, seconds, seed, workers), progress)
        elif not show:
            options = LadderOptions(seconds=measured.seconds, seed=seed, workers=workers)
            measured = replace(measured, top=measure_top(found, options, progress))
    if as_json:
        typer.echo(msgspec.json.format(msgspec.json.encode(measured), indent=2).decode())
    else:
        _show(screen(), measured)
    if keep:
        print(f"gloaming: kept in {write(found, measured).name}", file=sys.stderr)
    if not measured.holds:
        raise LadderError("not every level beats the one below")


def _goes_with(context: typer.Context, option: str, *allowed: str) -> None:
    """Refuse options that have no effect together with this one."""
    flags = [f"--{name}" for name in allowed]
    for param in context.command.params:
        source = context.get_parameter_source(param.name or "")
        given = source is not None and source.name == "COMMANDLINE" and param.opts[0].startswith("--")
        if given and param.opts[0] not in (f"--{option}", *flags):
            raise LadderError(f"--{option} goes with {', '.join(flags)} only, not with {param.opts[0]}")


@contextmanager
def _progress() -> Iterator[Progress]:
    """A line that says how many games of what were played."""
    counts: Counter[str] = Counter()
    with spinner() as show:

        def progress(what: str, games: int) -> None:
            counts[what] += games
            show(f"{what}: {counts[what]} games")

        yield progress


def _show(out: Console, ladder: Ladder) -> None:
    out.print(f"{ladder.game}: {ladder.seconds:g} s a decision, seed {ladder.seed}\n")
    figures = [Column(name, justify="right") for name in ("rating", "95 %", "score", "99 %", "alone")]
    grid = Grid("level", "plays", *figures, box=None, pad_edge=False)
    for measured_level in reversed(ladder.rungs):
        rated, scored = (
            interval_cells(measured_level.rating, "{:.0f}"),
            interval_cells(measured_level.score, "{:.2f}"),
        )
        grid.add_row(
            measured_level.level, measured_level.plays, *rated, *scored, f"{measured_level.games or ''}"
        )
    out.print(grid)
    out.print()
    columns = [Column(name, justify="right") for name in ("seats", "games", "paid", "99 %", "fair")]
    steps = Grid("level", "against", *columns, "", box=None, pad_edge=False)
    near = ladder.steps
    for step in [*near, *[duel for duel in ladder.duels if duel not in near]]:
        _row(steps, step, ("holds" if step.holds else "does not hold") if step in near else "")
    if ladder.top is not None:
        _row(steps, ladder.top, "for information")
    if steps.row_count:
        out.print(steps)
    for lower, upper, higher in ladder.alone:
        out.print(f"{upper.level} scores more than {lower.level}: {'holds' if higher else 'does not hold'}")


def interval_cells(interval: Interval | None, form: str) -> tuple[str, str]:
    """A value and its interval as two cells of a table."""
    if interval is None:
        return "", ""
    return form.format(interval.value), f"{form.format(interval.low)} – {form.format(interval.high)}"


def _row(grid: Grid, step: LevelComparison, verdict: str) -> None:
    bounds = f"{step.paid.low:.3f} – {step.paid.high:.3f}"
    paid = f"{step.paid.value:.3f}"
    grid.add_row(
        step.upper, step.lower, f"{step.seats}", f"{step.games}", paid, bounds, f"{step.fair:.3f}", verdict
    )
