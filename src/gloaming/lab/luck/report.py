"""Making a report: all of it, or some steps at a time for those who wait."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from time import perf_counter

from gloaming.bots.action_values import NO_TIME_LIMIT, Budget
from gloaming.bots.estimate import Estimate
from gloaming.bots.search import NO_LIMIT
from gloaming.core.content import Content
from gloaming.core.game import AnyGame
from gloaming.core.record import replay
from gloaming.core.record.format import Forfeit, Record, RecordError
from gloaming.core.state import State
from gloaming.lab.luck.figures import LEFT, LuckReport, StepLuck
from gloaming.lab.luck.step_analysis import StepAnalysis, final
from gloaming.lab.luck.totals import summarise

SIMULATIONS = 400  # for each step, unless told
MAX_SIMULATIONS = (
    60_000  # simulations for a match where many are reported on, as far as each step gets a fair number
)
MIN_SIMULATIONS = 48  # for a step

Progress = Callable[[int, int], None]  # steps that are judged, of how many


@dataclass(frozen=True)
class PartialReport:
    """Some marks, one after the other."""

    marks: tuple[StepLuck, ...]


def check(game: AnyGame, record: Record, content: Content) -> None:
    """RecordError, if there is nothing to report on: the match is not over, or does not fit the rules."""
    unfit = replay.incompatibility(game, record, content)
    if unfit is not None:
        raise RecordError(unfit)
    if record.end is None:
        raise RecordError("the match is not over: a report would tell its secrets")


def analyse(
    game: AnyGame,
    record: Record,
    content: Content,
    simulations: int | None = None,
    seconds: float | None = None,
    progress: Progress | None = None,
) -> LuckReport:
    """The report on a finished match; by simulations for each step, or by seconds in all."""
    check(game, record, content)
    each = simulations if simulations is not None else SIMULATIONS if seconds is None else NO_LIMIT
    marks: list[StepLuck] = []
    until = perf_counter() + seconds if seconds is not None else None
    while len(marks) < count(record):
        left = count(record) - len(marks)
        share = max(0.0, until - perf_counter()) / left if until is not None else NO_TIME_LIMIT
        marks += analyse_steps(game, record, content, len(marks), each, share, 0.0).marks
        if progress is not None:
            progress(len(marks), count(record))
    return summarise(record, marks, each if seconds is None else 0, result(game, record, content))


def result(game: AnyGame, record: Record, content: Content) -> tuple[float, ...]:
    """What the match came to for everybody."""
    assert record.end is not None
    if len(record.header.players) > 1:
        return tuple(record.end.outcome.shares)
    return tuple(final(game, _position(game, record, content, len(record.steps))))


def count(record: Record) -> int:
    """How many marks the record's report has."""
    return len(record.steps) + _ended_by_leaving(record)


def default_simulations(steps: int) -> int:
    """How many simulations a step gets where many matches are reported on."""
    return min(SIMULATIONS, max(MIN_SIMULATIONS, MAX_SIMULATIONS // max(1, steps)))


def analyse_steps(
    game: AnyGame, record: Record, content: Content, first: int, simulations: int, each: float, seconds: float
) -> PartialReport:
    """The marks from number `first` on, counted from 0: at least one, until the seconds are over.

    `each` is the most seconds for one step. Where the stretches begin and end changes no mark.
    """
    judging = StepAnalysis(game, content, record)
    budget = Budget(simulations, each)
    until = perf_counter() + seconds
    marks: list[StepLuck] = []
    state = _position(game, record, content, first)
    for step in record.steps[first:]:
        marks.append(judging.analyse(state, step, budget))
        wrong = replay.apply_step(game, state, step)
        if wrong is not None:
            raise RecordError(str(replay.Mismatch(step.number, wrong)))
        if perf_counter() >= until:
            return PartialReport(tuple(marks))
    if _ended_by_leaving(record):
        marks.append(_left(judging, record, state, budget))
    return PartialReport(tuple(marks))


def _position(game: AnyGame, record: Record, content: Content, first: int) -> State:
    try:
        return replay.position(game, record, content, first)
    except ValueError as error:
        raise RecordError(str(error)) from None


def _ended_by_leaving(record: Record) -> bool:
    """Whether the last thing that happened was that somebody left for good."""
    return bool(record.entries) and isinstance(record.entries[-1], Forfeit)


def _left(judging: StepAnalysis, record: Record, state: State, budget: Budget) -> StepLuck:
    """Whoever leaves gives up the chances that there still were."""
    assert record.end is not None
    last = record.entries[-1]
    assert isinstance(last, Forfeit)
    number = len(record.steps)
    worth = judging.position_value(state, budget, judging.dice(number, "left"))
    shares = result(judging.game, record, judging.content)
    moved = [
        Estimate(share - value, error)
        for share, value, error in zip(shares, worth.values, worth.errors, strict=True)
    ]
    return StepLuck(number, LEFT, last.seat, tuple(worth.values), tuple(moved), judging.solved is not None)
