"""Makes a luck report, all at once or some steps at a time."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from time import perf_counter

from gloaming.bots.action_values import NO_TIME_LIMIT, Budget
from gloaming.bots.estimate import Estimate
from gloaming.bots.search import NO_LIMIT
from gloaming.core.content import Content
from gloaming.core.evaluation import won
from gloaming.core.game import AnyGame
from gloaming.core.record import replay
from gloaming.core.record.format import Forfeit, Record, RecordError
from gloaming.core.state import State
from gloaming.lab.luck.figures import LEFT, LuckReport, StepLuck
from gloaming.lab.luck.step_analysis import StepAnalysis, final
from gloaming.lab.luck.totals import summarise

SIMULATIONS = 400  # per step, by default
MAX_SIMULATIONS = 60_000  # per match, on a server; but each step gets at least MIN_SIMULATIONS
MIN_SIMULATIONS = 48  # per step

Progress = Callable[[int, int], None]  # analysed steps, all steps


@dataclass(frozen=True)
class PartialReport:
    """The analysis of some successive steps."""

    marks: tuple[StepLuck, ...]


def check(game: AnyGame, record: Record, content: Content) -> None:
    """Raise RecordError if the match is not over or its record cannot be replayed."""
    problem = replay.incompatibility(game, record, content)
    if problem is not None:
        raise RecordError(problem)
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
    """The report on a finished match, with a number of simulations per step or of seconds in all."""
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
    """The result of each seat: its payoff (`payoff.won`), or the evaluation of a solo game."""
    assert record.end is not None
    if len(record.header.players) > 1:
        return tuple(won(record.end.outcome))
    return tuple(final(game, _position(game, record, content, len(record.steps))))


def count(record: Record) -> int:
    """The number of entries in the record's report."""
    return len(record.steps) + _ended_by_forfeit(record)


def default_simulations(steps: int) -> int:
    """Simulations per step on a server, which analyses many matches."""
    return min(SIMULATIONS, max(MIN_SIMULATIONS, MAX_SIMULATIONS // max(1, steps)))


def analyse_steps(
    game: AnyGame, record: Record, content: Content, first: int, simulations: int, each: float, seconds: float
) -> PartialReport:
    """Analyse steps from number `first` on, counted from 0: at least one, until the seconds are over.

    `each` is the time limit of one step. The result does not depend on how the steps are divided into calls.
    """
    analysis = StepAnalysis(game, content, record)
    budget = Budget(simulations, each)
    until = perf_counter() + seconds
    marks: list[StepLuck] = []
    state = _position(game, record, content, first)
    for step in record.steps[first:]:
        marks.append(analysis.analyse(state, step, budget))
        wrong = replay.apply_step(game, record.header, state, step)
        if wrong is not None:
            raise RecordError(str(replay.Mismatch(step.number, wrong)))
        if perf_counter() >= until:
            return PartialReport(tuple(marks))
    if _ended_by_forfeit(record):
        marks.append(_forfeit_luck(analysis, record, state, budget))
    return PartialReport(tuple(marks))


def _position(game: AnyGame, record: Record, content: Content, first: int) -> State:
    try:
        return replay.position(game, record, content, first)
    except ValueError as error:
        raise RecordError(str(error)) from None


def _ended_by_forfeit(record: Record) -> bool:
    """Whether the match ended by a forfeit."""
    return bool(record.entries) and isinstance(record.entries[-1], Forfeit)


def _forfeit_luck(analysis: StepAnalysis, record: Record, state: State, budget: Budget) -> StepLuck:
    """A forfeit costs the chances that the seat still had."""
    assert record.end is not None
    last = record.entries[-1]
    assert isinstance(last, Forfeit)
    number = len(record.steps)
    value_before = analysis.position_value(state, budget, analysis.dice(number, "left"))
    results = result(analysis.game, record, analysis.content)
    moved = [
        Estimate(paid - value, error)
        for paid, value, error in zip(results, value_before.values, value_before.errors, strict=True)
    ]
    return StepLuck(
        number, LEFT, last.seat, tuple(value_before.values), tuple(moved), analysis.solved is not None
    )
