"""`gloaming solve`: the value of every position under perfect play."""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from rich.progress import Progress

from gloaming.cli.common import find
from gloaming.cli.play import seat_options
from gloaming.cli.progress import progress_bar, remaining_bar
from gloaming.core.errors import GloamingError
from gloaming.core.settings import complete
from gloaming.core.solver.duel import Duel
from gloaming.core.solver.value_table import ValueTable, cache_folder, load

if TYPE_CHECKING:
    from gloaming.lab.solver.compact_table import Progress as LayerProgress

SEATS = 2
WHOLE = 200  # turns of both players: shorter tables are not stored for the oracle
MIN_LAYERS = 3  # layers before the time is estimated
LONG = 10.0  # seconds from which the estimate is printed


class SolveError(GloamingError):
    """The game cannot be solved; the message says why."""


def solve(
    game: Annotated[str, typer.Argument(help="The game's id.", show_default=False)],
    set_: seat_options.Set = None,
    again: Annotated[bool, typer.Option("--again", help="Solve it even if a table exists.")] = False,
    table: Annotated[
        Path | None, typer.Option(help="Write the packed table to this file.", show_default=False)
    ] = None,
    loss: Annotated[
        bool,
        typer.Option(
            "--loss", help="Also measure what rounding in the table costs the oracle; takes longer."
        ),
    ] = False,
) -> None:
    """Solve a game for two players; print the value of the first player under perfect play.

    Example: gloaming solve illuminated --set entities=3

    A game may come with tables for small settings. A larger one can take minutes and is stored for the level
    oracle.
    """
    found = find(game)
    solvable = found.solvable
    if solvable is None:
        raise SolveError(f"{found.spec.id} cannot be solved")
    settings = complete(found.spec.settings, seat_options.settings(set_ or []), SEATS)
    duel, file = solvable.duel(settings), solvable.file(settings)
    print(f"{found.spec.id} for two: {', '.join(f'{key} {value}' for key, value in settings.items())}")
    print(f"{duel.sides**2:,} positions, {duel.turns} turns of both")
    ships = file.parent != cache_folder()
    value = None if again or ships else _stored_value(file, duel.turns // SEATS)
    if value is None:
        value = _solve(duel, None if ships else file, table)
    print(f"the first player's value: {value:.10f}")
    if loss:
        _measure(duel, load(file))


def _stored_value(file: Path, limit: int) -> float | None:
    """The value of the first player from a stored table, if it has enough turns."""
    openings = load(file).openings if file.is_file() else []
    if limit > len(openings):
        return None
    print(f"solved before: {file}")
    return openings[limit - 1]


def _solve(duel: Duel, keep: Path | None, table: Path | None) -> float:
    """Solve it and store the table."""
    from gloaming.lab.solver.backward_induction import Solver
    from gloaming.lab.solver.compact_table import COARSE, FINE, MANY, tabulate

    coarse = table is not None and duel.sides**2 > MANY
    began = time.perf_counter()
    with _progress(duel.turns) as progress:
        found = tabulate(Solver(duel), COARSE if coarse else FINE, progress)
    print(f"solved in {_time(time.perf_counter() - began)}")
    if table is not None:
        found.write(table, packed=True)
        print(f"table: {table} ({table.stat().st_size:,} bytes)")
    elif keep is not None and duel.turns >= WHOLE:
        found.write(keep, packed=False)
        print(f"table: {keep} ({keep.stat().st_size:,} bytes)")
    elif keep is not None:
        print(f"the table is not stored: the oracle needs one for at least {WHOLE // SEATS} turns each")
    return found.value


def _measure(duel: Duel, table: ValueTable) -> None:
    from gloaming.lab.solver.backward_induction import Solver
    from gloaming.lab.solver.compact_table import loss

    with _progress(duel.turns) as progress:
        measured = loss(Solver(duel), table, progress)
    print("against a perfect opponent the oracle's table loses, of a win,")
    print(f"{measured.first:.6f} as first player and {measured.second:.6f} as second")


class _Clock:
    """Moves the bar, and prints an estimate of the time early and again if it doubles."""

    def __init__(self, bar: Progress, layers: int) -> None:
        self.bar, self.layers, self.done = bar, layers, 0
        self.task = bar.add_task("solving", total=layers)
        self.began = time.perf_counter()
        self.estimate = 0.0

    def __call__(self) -> None:
        self.bar.advance(self.task)
        self.done += 1
        total = (time.perf_counter() - self.began) / self.done * self.layers
        if self.done >= MIN_LAYERS and total > max(LONG, 2 * self.estimate):
            self.estimate = total
            self.bar.console.print(f"this will take about {_time(total)} in all")


@contextmanager
def _progress(layers: int) -> Iterator[LayerProgress]:
    """The estimate is printed even where no bar can be shown."""
    with progress_bar(*remaining_bar()) as bar:
        yield _Clock(bar, layers)


def _time(seconds: float) -> str:
    return f"{seconds:.1f} seconds" if seconds < 100 else f"{seconds / 60:.0f} minutes"
