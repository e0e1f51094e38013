"""`gloaming analyse`: what was luck in a finished match, and what was skill."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Column
from rich.table import Table as Grid

from gloaming.cli.chart import chart
from gloaming.cli.replay import Film
from gloaming.cli.shared import Language, RecordFile, read_record, screen, seated
from gloaming.core.game import LETTERS
from gloaming.lab import report as reports
from gloaming.lab.report import CHANCE, LEFT, Figure, Mark, Report
from gloaming.lab.report.making import Progress as Advance
from gloaming.lab.statistics import Z

SHOWN = 8  # costly decisions

Simulations = Annotated[
    int | None, typer.Option(min=8, max=1_000_000, help="Simulations for each step.", show_default=False)
]
Seconds = Annotated[
    float | None, typer.Option(min=0.1, max=86_400, help="Seconds in all, instead.", show_default=False)
]


def analyse(
    record: RecordFile,
    simulations: Simulations = None,
    seconds: Seconds = None,
    language: Language = "en",
    as_json: Annotated[bool, typer.Option("--json", help="As JSON, for programs.")] = False,
) -> None:
    """Tell luck from skill in a finished match: every throw's luck, every decision's cost.

    Example: gloaming analyse game.jsonl --simulations 1000

    Where the game is solved, the figures are exact. Else they are searched, and the same number of
    simulations gives the same figures. Nobody is judged by what they could not know.
    """
    kept = read_record(record)
    film = Film(kept, language, None)
    game = film.game
    with _progress() as advance:
        report = reports.analyse(game, kept, game.pack(), simulations, seconds, advance)
    if as_json:
        typer.echo(json.dumps(reports.plain(report), ensure_ascii=False))
    else:
        _show(screen(), film, report)


@contextmanager
def _progress() -> Iterator[Advance]:
    """A bar on the error stream, where somebody can see it."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    console = Console(file=sys.stderr)
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as bar:
        task = bar.add_task("steps", total=None)
        yield lambda done, steps: bar.update(task, completed=done, total=steps)


# --- for people --------------------------------------------------------------------------------------------


def _show(out: Console, film: Film, report: Report) -> None:
    say = film.say
    out.print(f"{say('name')}: {seated(film.names)}", style="bold")
    out.print(say("report-exact" if report.exact else "report-searched"), style="dim")
    if len(report.totals) == 1:
        out.print(say("report-alone"), style="dim")
    out.print()
    out.print(_totals(film, report))
    out.print()
    marks = reports.turning(report)
    for line in chart(report.chances, [mark.step for mark in marks]):
        out.print(line, no_wrap=True, overflow="ignore", crop=False)
    out.print()
    _list(out, say("report-turning"), [_turn(film, mark) for mark in marks] or [say("report-no-turning")])
    dear = reports.costly(report)[:SHOWN]
    _list(out, say("report-costly"), [_turn(film, mark) for mark in dear] or [say("report-no-costly")])


def _totals(film: Film, report: Report) -> Grid:
    heads = ("start", "luck", "own", "others", "rest", "result", "adjusted")
    figures = [Column(film.say(f"report-{head}"), justify="right") for head in heads]
    grid = Grid("", *figures, box=None, pad_edge=False)
    for total in report.totals:
        grid.add_row(
            f"{LETTERS[total.seat]} {film.names[total.seat]}",
            _percent(total.start),
            *(_figure(figure) for figure in (total.luck, total.own, total.others)),
            f"{_points(total.rest)} %",
            _percent(total.result),
            _percent(total.adjusted.value) + _about(total.adjusted),
        )
    return grid


def _list(out: Console, title: str, lines: Sequence[str]) -> None:
    out.print(title, style="bold")
    for line in lines:
        out.print(f"  {line}")


def _turn(film: Film, mark: Mark) -> str:
    """What a step did to somebody's chances, in a sentence."""
    say, names = film.say, film.names
    if mark.kind == LEFT:
        return say("report-left", name=names[mark.seat], change=f"{mark.cost.value * 100:.0f}")
    if mark.kind == CHANCE:
        seat, what = mark.most_moved, film.words(mark.step)
        change = _points(mark.moved[seat].value)
        return say("report-turn-luck", step=mark.step, what=what, name=names[seat], change=change)
    what, best = _described(film, mark.action), _described(film, mark.best)
    cost = _points(-mark.cost.value)
    return say("report-turn-cost", step=mark.step, what=what, name=names[mark.seat], change=cost, best=best)


def _described(film: Film, text: str | None) -> str:
    action = film.game.read(text) if text is not None else None
    return film.say.phrase(film.game.describe(action), film.names) if action is not None else ""


def _percent(value: float) -> str:
    return f"{value * 100:.0f} %"


def _points(value: float) -> str:
    """A change of a chance, with its sign."""
    shown = f"{abs(value) * 100:.0f}"
    return "±0" if shown == "0" else f"{'+' if value > 0 else '−'}{shown}"


def _figure(figure: Figure) -> str:
    return f"{_points(figure.value)} %{_about(figure)}"


def _about(figure: Figure) -> str:
    reach = f"{Z * figure.error * 100:.0f}"
    return "" if figure.error == 0 or reach == "0" else f" (±{reach})"
