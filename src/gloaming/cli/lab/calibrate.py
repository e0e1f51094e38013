"""`gloaming calibrate`: how accurate the shown chances are."""

from __future__ import annotations

import sys
from typing import Annotated

import msgspec
import typer
from rich.console import Console
from rich.table import Column
from rich.table import Table as Grid

from gloaming.bots.levels import DEFAULT_LEVEL, recipe
from gloaming.cli.common import find, screen
from gloaming.cli.play.seat_options import Set, settings
from gloaming.cli.progress import counting
from gloaming.core.errors import GloamingError
from gloaming.core.game import AnyGame
from gloaming.lab.arena import tournament
from gloaming.lab.calibration import measure_chances, measure_rest
from gloaming.lab.calibration_file import (
    MAX_ERROR,
    MAX_REST,
    MIN_MATCHES,
    Calibration,
    MeasuredChances,
    MeasuredRest,
    load,
    write,
)
from gloaming.lab.luck.report import SIMULATIONS


class CannotCalibrate(GloamingError):
    """A calibration that cannot be measured or shown as asked."""


def calibrate(
    game: Annotated[str, typer.Argument(help="The game's id.", show_default=False)],
    games: Annotated[int, typer.Option(min=1, max=1_000_000, help="Number of games.")] = 300,
    seats: Annotated[int | None, typer.Option(help="Number of players; by default the fewest.")] = None,
    set_: Set = None,
    luck: Annotated[
        bool, typer.Option("--luck", help="Measure what luck and skill leave unexplained instead.")
    ] = False,
    simulations: Annotated[
        int | None,
        typer.Option(min=8, max=1_000_000, help="Simulations per decision or step.", show_default=False),
    ] = None,
    seed: Annotated[int, typer.Option(help="Seed of the dice.")] = 1,
    keep: Annotated[bool, typer.Option("--keep", help="Store the result beside the game.")] = False,
    show: Annotated[bool, typer.Option("--show", help="Print the stored result; play nothing.")] = False,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
) -> None:
    """Measure how far the chances in advice and charts are from real results, in games between bots.

    Example: gloaming calibrate illuminated --seats 3 --games 300 --keep

    Also: gloaming calibrate light_and_dark --luck --games 100 --keep, or --show

    One decision of each game follows the advice; the level Lantern makes all others. The expected calibration
    error is the mean distance between predicted and real results in ten bins. The stored result decides
    whether people see numbers or words.
    """
    found = find(game)
    measured = load(found) or _empty(found, seed)
    if show:
        if not (measured.off or measured.rests):
            raise CannotCalibrate(f"nothing has been measured yet for {game}; see gloaming calibrate --help")
    else:
        chosen = tournament(found, [DEFAULT_LEVEL], games, seats, settings(set_ or []), seed)
        with counting("games", games) as advance:
            if luck:
                fresh: MeasuredChances | MeasuredRest = measure_rest(
                    found, chosen, simulations or 0, lambda: advance(1)
                )
            else:
                fresh = measure_chances(found, chosen, simulations or SIMULATIONS, lambda: advance(1))
        if keep:
            file = write(found, measured.adding(fresh))
            print(f"gloaming: kept in {file.name}", file=sys.stderr)
        measured = _empty(found, seed).adding(fresh)
    if as_json:
        typer.echo(msgspec.json.format(msgspec.json.encode(measured), indent=2).decode())
    else:
        _show(screen(), measured)


def _empty(game: AnyGame, seed: int) -> Calibration:
    return Calibration(
        game.spec.id, game.spec.rules_version, DEFAULT_LEVEL, recipe(DEFAULT_LEVEL, game), seed
    )


def _show(out: Console, calibration: Calibration) -> None:
    out.print(
        f"{calibration.game}: everybody plays like {calibration.level} ({calibration.plays}), "
        f"seed {calibration.seed}"
    )
    for off in calibration.off:
        out.print(
            f"\n{_setup(off)}: {off.games} games, {off.simulations} simulations for each decision\n"
            f"expected calibration error {off.error:.3f}, at most {MAX_ERROR:g}: {_verdict(off)}"
        )
        out.print(_bins(off))
    for rest in calibration.rests:
        each = f"{rest.simulations} simulations for each step" if rest.simulations else "as the server does"
        value, low, high = rest.size
        out.print(
            f"\n{_setup(rest)}: {rest.matches} matches, {each}\n"
            f"mean size of the rest {value:.3f} ({low:.3f} – {high:.3f}), "
            f"at most {MAX_REST:g} over {MIN_MATCHES} matches: {_verdict(rest)}"
        )


def _setup(measured: MeasuredChances | MeasuredRest) -> str:
    chosen = "".join(f", {key} {value}" for key, value in sorted(measured.settings.items()))
    return f"{measured.seats} {'player' if measured.seats == 1 else 'players'}{chosen}"


def _verdict(measured: MeasuredChances | MeasuredRest) -> str:
    return "holds" if measured.holds else "does not hold"


def _bins(off: MeasuredChances) -> Grid:
    grid = Grid(*(Column(name, justify="right") for name in ("told", "came", "count")), box=None)
    for each in off.bins:
        grid.add_row(f"{each.told:.1%}", f"{each.came:.1%}", f"{each.count}")
    return grid
