"""`gloaming analyse`: luck and skill in a finished match."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Annotated

import typer
from rich.console import Console
from rich.table import Column
from rich.table import Table as Grid

from gloaming.bots.estimate import Z
from gloaming.cli.common import Language, RecordFile, read_record, screen, seated
from gloaming.cli.lab.chart import chart
from gloaming.cli.play.log_text import based
from gloaming.cli.play.replay import ReplayText
from gloaming.cli.progress import progress_bar, remaining_bar
from gloaming.core.state import SEAT_LETTERS
from gloaming.lab import luck as reports
from gloaming.lab.calibration_file import ALONE, TOGETHER, adds_up, basis, standing
from gloaming.lab.luck import CHANCE, LEFT, Estimate, LuckReport, StepLuck
from gloaming.lab.luck.report import Progress as Advance

SHOWN = 8  # of the costly decisions

Simulations = Annotated[
    int | None, typer.Option(min=8, max=1_000_000, help="Simulations per step.", show_default=False)
]
Seconds = Annotated[
    float | None,
    typer.Option(min=0.1, max=86_400, help="Total seconds, instead of --simulations.", show_default=False),
]


def analyse(
    record: RecordFile,
    simulations: Simulations = None,
    seconds: Seconds = None,
    language: Language = "en",
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
) -> None:
    """Analyse a finished match: the luck of every throw and the cost of every decision.

    Example: gloaming analyse game.jsonl --simulations 1000

    If the game is solved, the figures are exact. Otherwise they come from search; the same number of
    simulations gives the same figures. Figures that are too uncertain are shown as words. JSON has all
    figures, `basis` (the level of play they assume; null if too uncertain) and `sums` (whether luck and
    skill add up to the result). Decisions are judged by what the player could know.
    """
    stored = read_record(record)
    replayed = ReplayText(stored, language, None)
    game = replayed.game
    with _progress() as advance:
        report = reports.analyse(game, stored, game.content(), simulations, seconds, advance)
    seats, settings = len(stored.header.players), stored.header.settings
    level = basis(game, seats, settings, report.exact)
    sums = level is not None and adds_up(game, seats, settings, report.exact)
    if as_json:
        typer.echo(json.dumps(reports.plain(report) | {"basis": level, "sums": sums}, ensure_ascii=False))
    else:
        _show(screen(), replayed, report, level, sums)


@contextmanager
def _progress() -> Iterator[Advance]:
    with progress_bar(*remaining_bar()) as bar:
        task = bar.add_task("steps", total=None)
        yield lambda done, steps: bar.update(task, completed=done, total=steps)


# --- for people --------------------------------------------------------------------------------------------


def _show(out: Console, replayed: ReplayText, report: LuckReport, level: str | None, sums: bool) -> None:
    """In numbers if they are certain enough, else in words."""
    t, alone = replayed.t, len(report.totals) == 1
    out.print(f"{t('name')}: {seated(replayed.names)}", style="bold")
    if level is None:
        out.print(t("luck-in-words"), style="dim")
    else:
        of = t("luck-solo" if alone else "luck-chances")
        out.print(f"{of} {based(t, level)} {'' if report.exact else t('luck-search-error')}", style="dim")
    out.print()
    if sums:
        out.print(_totals(replayed, report))
    else:
        _lucks(out, replayed, report)
    out.print()
    marks, turn = reports.turning_points(report), _turn if level is not None else _turn_in_words
    for line in _chart(replayed, report, [mark.step for mark in marks], level is None):
        out.print(line, no_wrap=True, overflow="ignore", crop=False)
    out.print()
    _list(
        out,
        t("luck-turning-points"),
        [turn(replayed, mark) for mark in marks] or [t("luck-no-turning-points")],
    )
    costly = reports.costly_decisions(report)[:SHOWN]
    _list(
        out,
        t("luck-costly-decisions"),
        [turn(replayed, mark) for mark in costly] or [t("luck-no-costly-decisions")],
    )


def _chart(replayed: ReplayText, report: LuckReport, turning: Sequence[int], words: bool) -> list[str]:
    if not words:
        return chart(report.chances, turning)
    scale = ALONE if len(report.totals) == 1 else TOGETHER
    heights = [[scale.index(standing(chance, each)) / 2 for chance in each] for each in report.chances]
    return chart(heights, turning, [replayed.t(f"standing-{each}") for each in reversed(scale)])


def _lucks(out: Console, replayed: ReplayText, report: LuckReport) -> None:
    """The luck of the throws in words, if the figures do not add up."""
    for seat, name in enumerate(replayed.names):
        text = replayed.t(f"luck-verdict-{reports.luck(report, seat)}")
        out.print(f"{SEAT_LETTERS[seat]} {name}: {replayed.t('luck-of-throws')}: {text}")
    out.print(replayed.t("luck-no-totals"), style="dim")


def _totals(replayed: ReplayText, report: LuckReport) -> Grid:
    heads = ("start", "luck", "own", "others", "rest", "result", "adjusted")
    figures = [Column(replayed.t(f"luck-total-{head}"), justify="right") for head in heads]
    grid = Grid("", *figures, box=None, pad_edge=False)
    for total in report.totals:
        grid.add_row(
            f"{SEAT_LETTERS[total.seat]} {replayed.names[total.seat]}",
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


def _turn(replayed: ReplayText, mark: StepLuck) -> str:
    """How a step changed the chances of a player, in a sentence."""
    t, names = replayed.t, replayed.names
    if mark.kind == LEFT:
        return t("luck-left", name=names[mark.seat], change=f"{mark.cost.value * 100:.0f}")
    if mark.kind == CHANCE:
        seat, what = mark.most_moved, replayed.words(mark.step)
        change = _points(mark.moved[seat].value)
        return t("luck-step-luck", step=mark.step, what=what, name=names[seat], change=change)
    what, best = _described(replayed, mark.action), _described(replayed, mark.best)
    cost = _points(-mark.cost.value)
    return t("luck-step-cost", step=mark.step, what=what, name=names[mark.seat], change=cost, best=best)


def _turn_in_words(replayed: ReplayText, mark: StepLuck) -> str:
    """The same without figures."""
    t, names = replayed.t, replayed.names
    if mark.kind == LEFT:
        return t("luck-left-in-words", name=names[mark.seat])
    if mark.kind == CHANCE:
        seat, what = mark.most_moved, replayed.words(mark.step)
        luck = "lucky" if mark.moved[seat].value > 0 else "unlucky"
        return t(f"luck-step-{luck}", step=mark.step, what=what, name=names[seat])
    what, best = _described(replayed, mark.action), _described(replayed, mark.best)
    return t("luck-step-better", step=mark.step, what=what, name=names[mark.seat], best=best)


def _described(replayed: ReplayText, text: str | None) -> str:
    action = replayed.game.parse_action(text) if text is not None else None
    return (
        replayed.t.phrase(replayed.game.describe_action(action, replayed.match.content), replayed.names)
        if action is not None
        else ""
    )


def _percent(value: float) -> str:
    return f"{value * 100:.0f} %"


def _points(value: float) -> str:
    """A change of a chance, with its sign."""
    shown = f"{abs(value) * 100:.0f}"
    return "±0" if shown == "0" else f"{'+' if value > 0 else '−'}{shown}"


def _figure(figure: Estimate) -> str:
    return f"{_points(figure.value)} %{_about(figure)}"


def _about(figure: Estimate) -> str:
    reach = f"{Z * figure.error * 100:.0f}"
    return "" if figure.error == 0 or reach == "0" else f" (±{reach})"
