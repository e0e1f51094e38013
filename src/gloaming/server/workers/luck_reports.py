"""Luck reports of finished matches: computed once in a low-priority worker, step by step, and stored."""

from __future__ import annotations

import asyncio
import logging
from functools import partial

import msgspec

from gloaming.core.discovery import find
from gloaming.core.match import Match
from gloaming.core.record.reader import read
from gloaming.host import presenter
from gloaming.lab import calibration_file as calibration
from gloaming.lab import luck
from gloaming.lab.luck import Estimate, LuckReport, StepLuck, Total
from gloaming.lab.luck.report import count, default_simulations, result
from gloaming.protocol import EstimateInfo, MatchReport, Phrase, StepLuckInfo, TotalInfo
from gloaming.server.storage import luck_reports
from gloaming.server.storage.database import Database
from gloaming.server.times import now
from gloaming.server.workers.bot_pool import BotPool
from gloaming.server.workers.priority_semaphore import Requester

MAX_STEP_SECONDS = 3.0
SLICE_SECONDS = 1.0  # of work between two notes of the progress
STALE = 60_000  # milliseconds after which another process continues a report
MAX_COSTLY = 12  # decisions that are shown
MAX_WAITING = 50  # reports in progress in this process; further ones have to be requested again

_report = msgspec.json.Decoder(MatchReport)

log = logging.getLogger("gloaming.luck_reports")


class LuckReportWorker:
    """Computes reports in turns of a slice each; matches that are played come first."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.pool = BotPool(1, low_priority=True)
        self.tasks: set[asyncio.Task[None]] = set()
        self.running: set[str] = set()  # matches

    async def find_or_start(
        self, id: str, match: Match, requester: Requester
    ) -> tuple[int, int, MatchReport | None]:
        """Steps done, steps in all, and the report of a finished match; the first call starts it."""
        steps = count(match.record)
        found = await self.database.read(lambda db: luck_reports.find(db, id))
        if found is not None and found.report is not None:
            try:
                return steps, steps, visible_report(match, _report.decode(found.report))
            except msgspec.MsgspecError:  # of an older version: compute it again
                await self.database.write(lambda db: luck_reports.remove(db, id))
                found = None
        begun = id in self.running or (found is not None and found.touched >= now() - STALE)
        if not begun and len(self.running) < MAX_WAITING:
            if await self.database.write(lambda db: luck_reports.claim(db, id, steps, now(), STALE)):
                self._start(id, match, requester)
            return 0, steps, None
        return found.done if found is not None else 0, steps, None

    def _start(self, id: str, match: Match, requester: Requester) -> None:
        self.running.add(id)
        task = asyncio.create_task(self._run(id, match, requester))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def _run(self, id: str, match: Match, requester: Requester) -> None:
        try:
            await self._compute(id, match, requester)
        except Exception:
            log.exception("a report failed", extra={"match": id})
        finally:
            self.running.discard(id)

    async def _compute(self, id: str, match: Match, requester: Requester) -> None:
        text, steps = match.record.text(), count(match.record)
        simulations = default_simulations(steps)
        marks: list[StepLuck] = []
        while len(marks) < steps:
            marks += await self.pool.submit(requester, False, analyse_steps, text, len(marks), simulations)
            progress = partial(luck_reports.progress, match=id, done=len(marks), at=now())
            if not await self.database.write(progress):
                return  # the match was deleted meanwhile
        outcome = result(match.game, match.record, match.content)
        report = full_report(match, luck.summarise(match.record, marks, simulations, outcome))
        encoded = msgspec.json.encode(report).decode()
        await self.database.write(lambda db: luck_reports.save(db, id, steps, encoded, now()))

    async def close(self) -> None:
        for task in list(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        self.pool.close()


def analyse_steps(text: str, first: int, simulations: int) -> tuple[StepLuck, ...]:
    """Runs in a worker: some steps of a finished match, from `first` on."""
    record = read(text)
    game = find(record.header.game)
    return luck.analyse_steps(
        game, record, game.content(), first, simulations, MAX_STEP_SECONDS, SLICE_SECONDS
    ).marks


# --- as a message --------------------------------------------------------------------------------------


def visible_report(match: Match, report: MatchReport) -> MatchReport:
    """What the current measurements allow to show of a stored report: numbers, or only words."""
    game, header = match.game, match.record.header
    seats, settings = len(header.players), header.settings
    basis = calibration.basis(game, seats, settings, report.exact)
    if basis is None:
        return _in_words(report)
    sums = calibration.adds_up(game, seats, settings, report.exact)
    return msgspec.structs.replace(report, basis=basis, totals=report.totals if sums else None)


def _in_words(report: MatchReport) -> MatchReport:
    standings = [[calibration.standing(chance, each) for chance in each] for each in report.chances or []]
    return msgspec.structs.replace(
        report,
        chances=None,
        standings=standings,
        totals=None,
        turning=[_without_figures(mark) for mark in report.turning],
        costly=[_without_figures(mark) for mark in report.costly],
    )


def _without_figures(mark: StepLuckInfo) -> StepLuckInfo:
    gained = mark.moved is not None and mark.moved[mark.most].value > 0
    return msgspec.structs.replace(mark, moved=None, gained=gained)


def full_report(match: Match, report: LuckReport) -> MatchReport:
    """The whole report as it is stored, with all its figures."""
    return MatchReport(
        exact=report.exact,
        simulations=report.simulations,
        chances=[[round(chance, 4) for chance in each] for each in report.chances],
        totals=[_total(total) for total in report.totals],
        turning=[_mark(match, mark) for mark in luck.turning_points(report)],
        costly=[_mark(match, mark) for mark in luck.costly_decisions(report)[:MAX_COSTLY]],
        luck=[luck.luck(report, total.seat) for total in report.totals],
    )


def _total(total: Total) -> TotalInfo:
    return TotalInfo(
        start=total.start,
        luck=_figure(total.luck),
        own=_figure(total.own),
        others=_figure(total.others),
        rest=total.rest,
        result=total.result,
        adjusted=_figure(total.adjusted),
    )


def _mark(match: Match, mark: StepLuck) -> StepLuckInfo:
    left = mark.kind == luck.LEFT
    return StepLuckInfo(
        step=mark.step,
        kind=mark.kind,  # type: ignore[arg-type]
        seat=mark.seat if mark.seat >= 0 else None,
        moved=[_figure(figure) for figure in mark.moved],
        most=mark.most_moved,
        what=[] if left else _what(match, mark),
        best=_described(match, mark.best),
    )


def _what(match: Match, mark: StepLuck) -> list[Phrase]:
    """What happened; the match is over, so nothing of it is secret."""
    decided = _described(match, mark.action)
    if decided is not None:
        return [decided]
    events = [event for event, _ in match.log[mark.step - 1].events]
    said = [
        phrase for event in events if (phrase := match.game.describe_event(event, match.content)) is not None
    ]
    return [presenter.phrase(phrase) for phrase in said]


def _described(match: Match, text: str | None) -> Phrase | None:
    action = match.game.parse_action(text) if text is not None else None
    return presenter.phrase(match.game.describe_action(action, match.content)) if action is not None else None


def _figure(figure: Estimate) -> EstimateInfo:
    value, low, high = figure.interval
    return EstimateInfo(round(value, 4), round(low, 4), round(high, 4))
