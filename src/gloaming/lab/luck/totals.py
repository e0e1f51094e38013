"""Sums up the analysed steps of a match: totals, chances, turning points, and the report as plain data."""

from __future__ import annotations

from collections.abc import Sequence

from gloaming.bots.estimate import Estimate, sum_of
from gloaming.core.codec import Plain
from gloaming.core.record.format import Record
from gloaming.core.state import SEAT_LETTERS
from gloaming.lab import calibration_file as calibration
from gloaming.lab.luck.figures import CHANCE, LuckReport, StepLuck, Total

NOTABLE = 0.02  # decisions that cost less are not listed
TURNING_CHANGE = 0.08  # a change of a chance that makes a turning point
MAX_TURNING_POINTS = 6


def summarise(
    record: Record, marks: Sequence[StepLuck], simulations: int, result: tuple[float, ...]
) -> LuckReport:
    """The report from the analysed steps and the match's result."""
    chances = _chances(marks, result)
    exact = all(mark.exact for mark in marks)
    return LuckReport(
        game=record.header.game,
        players=record.header.players,
        exact=exact,
        simulations=0 if exact else simulations,
        chances=chances,
        marks=tuple(marks),
        totals=tuple(_total(seat, marks, chances[0], result) for seat in range(len(result))),
    )


def _chances(marks: Sequence[StepLuck], result: tuple[float, ...]) -> tuple[tuple[float, ...], ...]:
    """The chances before each step and after the last; if a step has none, those of the next one."""
    line = [result]
    for mark in reversed(marks):
        line.append(mark.before if mark.before is not None else line[-1])
    return tuple(reversed(line))


def _total(seat: int, marks: Sequence[StepLuck], start: Sequence[float], result: Sequence[float]) -> Total:
    luck = sum_of(mark.moved[seat] for mark in marks if mark.kind == CHANCE)
    own = sum_of(mark.moved[seat] for mark in marks if mark.seat == seat)
    others = sum_of(mark.moved[seat] for mark in marks if mark.kind != CHANCE and mark.seat != seat)
    rest = result[seat] - start[seat] - luck.value - own.value - others.value
    return Total(seat, start[seat], luck, own, others, rest, result[seat])


def turning_points(report: LuckReport) -> list[StepLuck]:
    """The steps that changed the chances most, in order."""
    large = [
        mark
        for mark in report.marks
        if mark.size >= TURNING_CHANGE and any(f.significant for f in mark.moved)
    ]
    largest = sorted(large, key=lambda mark: (-mark.size, mark.step))[:MAX_TURNING_POINTS]
    return sorted(largest, key=lambda mark: mark.step)


def costly_decisions(report: LuckReport) -> list[StepLuck]:
    """The decisions with a significant cost for their seat, the most costly first."""
    costly = [
        mark
        for mark in report.marks
        if mark.seat >= 0 and mark.cost.value >= NOTABLE and mark.cost.significant
    ]
    return sorted(costly, key=lambda mark: (-mark.cost.value, mark.step))


def luck(report: LuckReport, seat: int) -> calibration.Luck:
    """A seat's luck in words."""
    return calibration.luck([mark.moved[seat].value for mark in report.marks if mark.kind == CHANCE])


# --- as data -----------------------------------------------------------------------------------------------


def plain(report: LuckReport) -> dict[str, Plain]:
    """The report as plain data; every figure has its 95 % interval."""
    return {
        "game": report.game,
        "exact": report.exact,
        "simulations": report.simulations,
        "seats": [
            {
                "seat": SEAT_LETTERS[total.seat],
                "name": report.players[total.seat].name,
                "start": _round(total.start),
                "luck": _figure(total.luck),
                "own": _figure(total.own),
                "others": _figure(total.others),
                "rest": _round(total.rest),
                "result": _round(total.result),
                "adjusted": _figure(total.adjusted),
            }
            for total in report.totals
        ],
        "chances": [[_round(chance) for chance in each] for each in report.chances],
        "turning": [mark.step for mark in turning_points(report)],
        "steps": [_mark(mark) for mark in report.marks],
    }


def _mark(mark: StepLuck) -> dict[str, Plain]:
    line: dict[str, Plain] = {"step": mark.step, "kind": mark.kind, "exact": mark.exact}
    if mark.kind == CHANCE:
        line |= {"faces": mark.faces, "judged": mark.judged, "luck": [_figure(f) for f in mark.moved]}
        return line
    line |= {
        "seat": SEAT_LETTERS[mark.seat],
        "cost": _figure(mark.cost),
        "moved": [_figure(f) for f in mark.moved],
    }
    if mark.action is not None:
        line["do"] = mark.action
    if mark.best is not None:
        line["best"] = mark.best
    return line


def _figure(figure: Estimate) -> dict[str, Plain]:
    return {name: _round(number) for name, number in figure.interval._asdict().items()}


def _round(number: float) -> float:
    return round(number, 6) + 0.0  # no negative zero
