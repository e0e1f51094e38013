"""`gloaming soak`: long tests of a real server that it starts itself."""

from __future__ import annotations

import asyncio
import json
import os
import shlex
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from enum import StrEnum
from pathlib import Path
from tempfile import TemporaryDirectory, mkdtemp
from typing import TYPE_CHECKING, Annotated

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn
from rich.table import Table as Grid

from gloaming.cli.common import screen

if TYPE_CHECKING:
    from gloaming.server.options import ServerOptions
    from tools.soak.crash import Figures, Plan

MANY = 1_000_000
EXAMPLES = 1000  # bad frames per random request of a route


class Proof(StrEnum):
    """What is tested."""

    kill = "kill"
    restart = "restart"
    crowd = "crowd"
    fuzz = "fuzz"


def soak(
    proof: Annotated[
        Proof, typer.Argument(help="Kill servers, restart services, many clients, or malformed input.")
    ],
    times: Annotated[int, typer.Option(min=1, max=100_000, help="Number of kills or restarts.")] = 1000,
    database: Annotated[
        str | None, typer.Option(help="SQLite file or postgresql://…; by default a new file.")
    ] = None,
    broker: Annotated[str | None, typer.Option(help="redis://… for messages between servers.")] = None,
    workers: Annotated[
        int | None, typer.Option(min=1, help="Server processes; by default 2 on PostgreSQL, else 1.")
    ] = None,
    cold: Annotated[
        bool, typer.Option("--cold", help="Start `gloaming serve` from scratch each time; slower.")
    ] = False,
    restart_database: Annotated[str | None, typer.Option(help="Command that restarts the database.")] = None,
    restart_broker: Annotated[str | None, typer.Option(help="Command that restarts the broker.")] = None,
    clients: Annotated[int, typer.Option(min=4, max=20_000, help="crowd: open pages.")] = 1000,
    tables: Annotated[int, typer.Option(min=1, max=5_000, help="crowd: matches.")] = 250,
    seconds: Annotated[float, typer.Option(min=1, max=3600, help="crowd: how long.")] = 60.0,
    every: Annotated[
        float, typer.Option(min=0.1, max=60, help="crowd: seconds between the moves of a match.")
    ] = 3.0,
    peer: Annotated[
        bool, typer.Option("--peer", help="crowd: also test the server of boardgame.io.")
    ] = False,
    bots: Annotated[int, typer.Option(min=0, max=1000, help="crowd: additional matches of bots.")] = 0,
    frames: Annotated[
        int, typer.Option(min=100, max=10_000_000, help="fuzz: number of malformed frames.")
    ] = 100_000,
    seed: Annotated[int, typer.Option(help="Seed of everything random.")] = 1,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
) -> None:
    """Test a server for lost data, for speed under load, and with malformed input.

    Example: gloaming soak kill --times 200

    Also: gloaming soak crowd --clients 1000 --tables 250 --peer
    """
    from tools.soak import crash as kills
    from tools.soak import http_fuzz as schema
    from tools.soak import load as crowds
    from tools.soak import socket_fuzz as fuzzing

    with _folder() as folder:
        order = _order(folder, database, broker, workers)
        plan = kills.Plan(order, times, folder, seed=seed, cold=cold)
        if proof is Proof.kill:
            figures = _run(lambda progress: asyncio.run(kills.kill(plan, progress)), times)
        elif proof is Proof.restart:
            figures = _restart(plan, restart_database, restart_broker)
        elif proof is Proof.crowd:
            crowd = crowds.Plan(order, folder, clients, tables, seconds, every, seed, peer, bots)
            figures = asyncio.run(crowds.run(crowd))
        else:
            fuzz = fuzzing.Plan(order, folder, frames, seed)
            figures = _run(lambda progress: asyncio.run(fuzzing.fuzz(fuzz, progress)), frames)
            examples = max(1, frames // EXAMPLES)
            figures |= asyncio.run(schema.requests(order, folder, examples, seed))
    _show({**figures, "load of the machine": _load()}, as_json)


@contextmanager
def _folder() -> Iterator[Path]:
    """A temporary folder; if the test fails, the logs of the server are kept."""
    with TemporaryDirectory(prefix="gloaming-soak-") as folder:
        try:
            yield Path(folder)
        except Exception:
            logs = [log for log in Path(folder).glob("*.log") if log.stat().st_size > 0]
            if logs:
                target = mkdtemp(prefix="gloaming-soak-logs-")
                for log in logs:
                    shutil.copy(log, target)
                print(f"gloaming: the server's logs are kept in {target}", file=sys.stderr)
            raise


def _order(folder: Path, database: str | None, broker: str | None, workers: int | None) -> ServerOptions:
    from gloaming.server.options import ServerOptions

    usual = 2 if database is not None and database.startswith("postgres") else 1
    url = database if database is not None else str(folder / "soak.db")
    return ServerOptions(url, broker, workers or usual, sockets=MANY, requests=MANY)


def _restart(plan: Plan, restart_database: str | None, restart_broker: str | None) -> Figures:
    from tools.soak import crash as kills
    from tools.soak.errors import SoakError

    commands = {"the database": restart_database, "the broker": restart_broker}
    services = {name: _command(line) for name, line in commands.items() if line is not None}
    if not services:
        raise SoakError("name a command: --restart-database 'COMMAND', --restart-broker 'COMMAND', or both")
    return _run(lambda progress: asyncio.run(kills.restart(plan, services, progress)), plan.times)


def _command(line: str) -> Callable[[], None]:
    def work() -> None:
        subprocess.run(shlex.split(line), check=True, stdout=subprocess.DEVNULL)

    return work


def _run(work: Callable[[Callable[[int], None]], Figures], total: int) -> Figures:
    """Run with a progress bar."""
    console = Console(file=sys.stderr)
    columns = (BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as bar:
        task = bar.add_task("", total=total)
        return work(lambda done: bar.update(task, completed=done))


def _load() -> str:
    return f"{os.getloadavg()[1]:.1f} on {os.cpu_count()} cores"


def _show(figures: Figures, as_json: bool) -> None:
    if as_json:
        typer.echo(json.dumps(figures, indent=2))
        return
    grid = Grid("", "", box=None, pad_edge=False, show_header=False)
    for name, figure in figures.items():
        grid.add_row(name, f"{figure:,}" if isinstance(figure, int) else str(figure))
    screen().print(grid)
