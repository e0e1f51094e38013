"""Reports on finished matches: made once, in a process of their own, a stretch at a time, and kept."""

from __future__ import annotations

import asyncio
import logging
from functools import partial

import msgspec

from gloaming.core.discovery import find
from gloaming.core.game import AnyGame
from gloaming.core.match import Table
from gloaming.core.record.reader import read
from gloaming.host import presenter as show
from gloaming.lab import calibration_file as calibration
from gloaming.lab import luck as reports
from gloaming.lab.luck import Figure, Mark, Report, Total
from gloaming.lab.luck.report import count, result, usual
from gloaming.protocol import FigureInfo, MarkInfo, MatchReport, Phrase, TotalInfo
from gloaming.server.matches.room import Room
from gloaming.server.storage import luck_reports as analyses
from gloaming.server.storage.database import Database, now
from gloaming.server.workers.bot_pool import Thinkers

LONGEST = 3.0  # seconds for a step, whatever it asks for
STRETCH = 1.0  # seconds of work between two notes of how far it is
STALE = 60_000  # milliseconds after which somebody else takes up what was begun
COSTLY = 12  # decisions that are shown
WAITING = 50  # reports that wait here for their turn; whoever asks for more has to ask again

_report = msgspec.json.Decoder(MatchReport)

log = logging.getLogger("gloaming.reporting")


class Reporter:
    """Makes reports, a stretch of each in turn, gently: people who play come first."""

    def __init__(self, store: Database) -> None:
        self.store = store
        self.workers = Thinkers(1, gentle=True)
        self.tasks: set[asyncio.Task[None]] = set()
        self.making: set[str] = set()  # matches

    async def look(self, room: Room) -> tuple[int, int, MatchReport | None]:
        """How far the report on a finished match is, and the report; whoever asks first has it made."""
        steps = count(room.table.record)
        found = await self.store.read(lambda db: analyses.find(db, room.id))
        if found is not None and found.report is not None:
            try:
                return steps, steps, shown(room.table, _report.decode(found.report))
            except msgspec.MsgspecError:  # an older Gloaming made it: it is made anew
                await self.store.write(lambda db: analyses.remove(db, room.id))
                found = None
        begun = room.id in self.making or (found is not None and found.touched >= now() - STALE)
        if not begun and len(self.making) < WAITING:
            if await self.store.write(lambda db: analyses.claim(db, room.id, steps, now(), STALE)):
                self._spawn(room)
            return 0, steps, None
        return found.done if found is not None else 0, steps, None

    def _spawn(self, room: Room) -> None:
        self.making.add(room.id)
        task = asyncio.create_task(self._make(room))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def _make(self, room: Room) -> None:
        try:
            await self._judge(room)
        except Exception:
            log.exception("a report failed", extra={"match": room.id})
        finally:
            self.making.discard(room.id)

    async def _judge(self, room: Room) -> None:
        table = room.table
        text, steps = table.record.text(), count(table.record)
        simulations = usual(steps)
        marks: list[Mark] = []
        while len(marks) < steps:
            marks += await self.workers.ask(room.asker(), False, judge, text, len(marks), simulations)
            kept = partial(analyses.progress, match=room.id, done=len(marks), at=now())
            if not await self.store.write(kept):
                return  # the match was forgotten meanwhile
        came = result(table.game, table.record, table.pack)
        whole = told(table, reports.summed(table.record, marks, simulations, came))
        made = msgspec.json.encode(whole).decode()
        await self.store.write(lambda db: analyses.save(db, room.id, steps, made, now()))

    async def close(self) -> None:
        for task in list(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        self.workers.close()


def judge(text: str, first: int, simulations: int) -> tuple[Mark, ...]:
    """Runs in a worker: some marks of a finished match."""
    record = read(text)
    game = find(record.header.game)
    return reports.some(game, record, game.pack(), first, simulations, LONGEST, STRETCH).marks


# --- as it is shown ------------------------------------------------------------------------------------


def shown(table: Table, report: MatchReport) -> MatchReport:
    """What of a kept report may be shown by what is measured now: else words, and no sums."""
    game, header = table.game, table.record.header
    seats, settings = len(header.players), header.settings
    basis = calibration.basis(game, seats, settings, report.exact)
    if basis is None:
        return _in_words(report, seats)
    sums = calibration.adds_up(game, seats, settings, report.exact)
    return msgspec.structs.replace(report, basis=basis, totals=report.totals if sums else None)


def _in_words(report: MatchReport, seats: int) -> MatchReport:
    standings = [[calibration.standing(chance, seats) for chance in each] for each in report.chances or []]
    return msgspec.structs.replace(
        report,
        chances=None,
        standings=standings,
        totals=None,
        turning=[_without_figures(mark) for mark in report.turning],
        costly=[_without_figures(mark) for mark in report.costly],
    )


def _without_figures(mark: MarkInfo) -> MarkInfo:
    gained = mark.moved is not None and mark.moved[mark.most].value > 0
    return msgspec.structs.replace(mark, moved=None, gained=gained)


def told(table: Table, report: Report) -> MatchReport:
    """The whole report, as it is kept: with all its figures."""
    return MatchReport(
        exact=report.exact,
        simulations=report.simulations,
        chances=[[round(chance, 4) for chance in each] for each in report.chances],
        totals=[_total(total) for total in report.totals],
        turning=[_mark(table, mark) for mark in reports.turning(report)],
        costly=[_mark(table, mark) for mark in reports.costly(report)[:COSTLY]],
        luck=[reports.luck(report, total.seat) for total in report.totals],
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


def _mark(table: Table, mark: Mark) -> MarkInfo:
    left = mark.kind == reports.LEFT
    return MarkInfo(
        step=mark.step,
        kind=mark.kind,  # type: ignore[arg-type]
        seat=mark.seat if mark.seat >= 0 else None,
        moved=[_figure(figure) for figure in mark.moved],
        most=mark.most_moved,
        what=[] if left else _what(table, mark),
        best=_described(table.game, mark.best),
    )


def _what(table: Table, mark: Mark) -> list[Phrase]:
    """What happened, in words: the match is over, so that nothing of it is a secret any more."""
    decided = _described(table.game, mark.action)
    if decided is not None:
        return [decided]
    events = [event for event, _ in table.log[mark.step - 1].events]
    said = [phrase for event in events if (phrase := table.game.report(event)) is not None]
    return [show.phrase(phrase) for phrase in said]


def _described(game: AnyGame, text: str | None) -> Phrase | None:
    action = game.read(text) if text is not None else None
    return show.phrase(game.describe(action)) if action is not None else None


def _figure(figure: Figure) -> FigureInfo:
    value, low, high = figure.interval
    return FigureInfo(round(value, 4), round(low, 4), round(high, 4))
