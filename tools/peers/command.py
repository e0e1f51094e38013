"""`gloaming bench --peers` and `gloaming ladder --peer`."""

from __future__ import annotations

import json
import sys
from collections.abc import Sequence

import msgspec
import typer
from rich.console import Console
from rich.table import Column
from rich.table import Table as Grid
from tools.peers import flick_comparison as flicks
from tools.peers import search_comparison as searches
from tools.peers import speed_comparison as speeds
from tools.peers.search_comparison import SearchComparison
from tools.peers.speed_comparison import Held

from gloaming.cli.common import screen
from gloaming.cli.lab.bench import job_progress, plain, rates_grid
from gloaming.cli.lab.figures import figures_grid
from gloaming.cli.lab.ladder import LadderError, interval_cells
from gloaming.lab import bench as lab
from gloaming.lab.bench import BenchError


def bench_peers(seconds: float, rounds: int, as_json: bool) -> None:
    """Measure our games and the peers; fails if a bar is missed."""
    speeds.jobs()  # fails now if our compiled modules are missing
    speeds.install()
    faults = speeds.check()
    if faults:
        raise BenchError(f"a peer does not play our rules: {faults[0]}")
    print("peers: all of them play our rules", file=sys.stderr)
    jobs = lab.jobs() + flicks.jobs() + speeds.jobs()
    with job_progress(len(jobs) * rounds) as progress:
        measured = lab.run(jobs, seconds, rounds, progress)
    bars = speeds.held(measured)
    if as_json:
        rows = [{**held.bar._asdict(), "ratio": round(held.ratio, 3), "holds": held.holds} for held in bars]
        typer.echo(json.dumps({**plain(measured, seconds, rounds), "bars": rows}, indent=2))
    else:
        out = screen()
        out.print(rates_grid(measured))
        out.print()
        out.print(_bars(bars))
    missed = sum(not bar.holds for bar in bars)
    if missed:
        raise BenchError(f"{missed} of {len(bars)} bars do not hold")


def _bars(bars: Sequence[Held]) -> Grid:
    grid = figures_grid("compiled against", "per second", "peer", "ours", "ratio", "bar", "")
    for held in bars:
        bar = held.bar
        figures = (f"{held.theirs:,.0f}", f"{held.ours:,.0f}", f"{held.ratio:.1f}", f"{bar.times:g}")
        grid.add_row(bar.peer, bar.unit, *figures, "pass" if held.holds else "FAIL")
    return grid


def ladder_peer(game: str, peer: str, games: int, seconds: float, seed: int, as_json: bool) -> None:
    """Play our search against a peer's; fails if ours takes too little of the score."""
    played = searches.play(game, peer, games, seconds, seed)
    if as_json:
        typer.echo(msgspec.json.format(msgspec.json.encode(played), indent=2).decode())
    else:
        _show(screen(), played)
    if not played.holds:
        share = played.ours.share.value
        raise LadderError(f"our search took {share:.1%} of the score, not {searches.BAR:.0%}")


def _show(out: Console, played: SearchComparison) -> None:
    kind = "compiled" if played.compiled else "plain"
    each = f"{played.seconds:g} s per decision"
    out.print(f"{played.game}: {played.games} games, {each}, seed {played.seed}, {kind}\n")
    names = ("share", "95 %", "decisions", "seconds", "at work", "simulations")
    figures = [Column(name, justify="right") for name in names]
    grid = Grid(Column("", no_wrap=True), *figures, box=None, pad_edge=False)
    for side in (played.ours, played.theirs):
        times = (f"{side.decisions}", f"{side.seconds:.3f}", f"{side.busy:.3f}")
        simulations = f"{side.simulations:.0f}" if side.simulations is not None else ""
        grid.add_row(side.plays, *interval_cells(side.share, "{:.3f}"), *times, simulations)
    out.print(grid)
    out.print(f"\nours takes at least {searches.BAR:.0%}: {'holds' if played.holds else 'does not hold'}")
