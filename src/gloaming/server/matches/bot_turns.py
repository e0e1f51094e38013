"""Looking after a match: bots decide, clocks run out."""

from __future__ import annotations

import asyncio
import logging
from time import monotonic

from gloaming.bots.levels import USUAL
from gloaming.core.match import Table
from gloaming.core.state import Refusal
from gloaming.server.matches.room import Room
from gloaming.server.storage.database import now
from gloaming.server.storage.engine import DatabaseUnavailable

STAND_IN = USUAL

log = logging.getLogger("gloaming.minding")


def mind(room: Room) -> None:
    """Let the bots play if it is for them to decide, in a task of their own."""
    idle = room.minder is None or room.minder.done()
    if idle and not room.closed and room.track.next_bot() is not None:
        room.minder = asyncio.create_task(play_bots(room))
        room.minder.add_done_callback(_note_failure)


async def play_bots(room: Room) -> None:
    while (seat := room.track.next_bot()) is not None:
        level = room.track.bot(seat)
        assert level is not None
        room.tell_thinking(seat)
        await decide(room, seat, level)


async def decide(room: Room, seat: int, level: str) -> None:
    """One decision by a bot, which sees the seat's view and nothing else."""
    step = room.table.step
    view = room.table.view(seat)
    game, began = room.table.game.spec.id, monotonic()
    thinkers, watched = room.services.thinkers, bool(room.listeners)
    text = await thinkers.choose(room.asker(), game, level, view, seat, watched)
    room.services.counts.thought(game, level, monotonic() - began)

    def act(table: Table) -> Refusal | None:
        if table.step != step or seat not in table.deciders():
            return Refusal("refusal-step-passed")  # somebody else decided meanwhile: look again
        action = table.game.read(text)
        assert action is not None, text
        return table.submit(seat, action)

    refusal = await room.change(act)
    assert refusal is None or refusal.key == "refusal-step-passed", refusal


async def tend(room: Room) -> None:
    """Something is overdue: a seat's time is over, or a bot was not looked after."""
    await room.catch_up()
    for seat in room.track.clock.out(now()):
        await run_out(room, seat)
    mind(room)


async def run_out(room: Room, seat: int) -> None:
    """Do what was agreed for a seat without time."""
    what = room.seating.kept.terms.runout
    if what == "skip":
        await room.heard(room.thinking(decide(room, seat, STAND_IN)))
        return

    def act(table: Table) -> Refusal | None:
        if seat not in room.track.clock.out(now()):
            return Refusal("refusal-step-passed")
        if what == "loss":
            table.lose(seat, "time")
        else:
            table.stand_in(seat, STAND_IN)
        return None

    await room.change(act)


def _note_failure(task: asyncio.Task[None]) -> None:
    error = None if task.cancelled() else task.exception()
    if isinstance(error, DatabaseUnavailable):
        log.warning("a bot's turn waits for the database")
    elif error is not None:
        log.error("a bot failed", exc_info=error)
