"""Help for whoever has to decide: everybody is told that it was asked for, and the record keeps it."""

from __future__ import annotations

from time import monotonic

from gloaming.bots.estimate import Z
from gloaming.core.game import AnyGame
from gloaming.core.match import Table
from gloaming.core.state import Refusal
from gloaming.host import presenter as show
from gloaming.lab.calibration_file import basis, standing
from gloaming.protocol import Advised, Ask, Phrase, WeighedInfo
from gloaming.server.matches.connection import Listener
from gloaming.server.matches.room import Room
from gloaming.server.workers.bot_pool import Thought

SECONDS = 1.0  # for an answer


async def advise(room: Room, listener: Listener, message: Ask) -> Refusal | None:
    """Note that the seat asks, think in a worker with nothing but its view, and answer this page alone."""
    refusal = _why_not(room, room.table, message)
    if refusal is not None:
        return refusal
    if not room.table.has_asked(message.seat, message.what):
        refusal = await room.change(lambda table: _note(room, table, message))
        if refusal is not None:
            return refusal
    table = room.table
    if table.step != message.step:
        return Refusal("refusal-step-passed")
    found = await _considered(room, table, message.seat, listener.person)
    if room.table.step != message.step:
        return Refusal("refusal-step-passed")
    if message.seat not in room.own(listener):  # it was lost while we thought
        return Refusal("refusal-not-your-seat")
    listener.send(_advised(table, message, found))
    return None


async def _considered(room: Room, table: Table, seat: int, person: str | None) -> Thought:
    """What was found for this seat at this step: it is thought about once, however often it is asked."""
    last = room.advice
    if last is None or last[:2] != (table.step, seat) or (last[2].done() and last[2].exception() is not None):
        room.advice = last = (table.step, seat, room.thinking(_think(room, table, seat, person)))
    return await room.heard(last[2])


async def _think(room: Room, table: Table, seat: int, person: str | None) -> Thought:
    game, settings, began = table.game.spec.id, table.record.header.settings, monotonic()
    thinkers, view = room.services.thinkers, table.view(seat)
    found = await thinkers.advise(room.asker(person), game, view, seat, settings, SECONDS)
    room.services.counts.thought(game, "hint", monotonic() - began)
    return found


def _note(room: Room, table: Table, message: Ask) -> Refusal | None:
    refusal = _why_not(room, table, message)
    if refusal is None:
        table.help(message.seat, message.what)
    return refusal


def _why_not(room: Room, table: Table, message: Ask) -> Refusal | None:
    if not room.seating.may_ask():
        return Refusal("refusal-no-hints")
    if table.record.end is not None:
        return Refusal("refusal-over")
    if message.step != table.step:
        return Refusal("refusal-step-passed")
    if room.track.bot(message.seat) is not None:
        return Refusal("refusal-stand-in")
    return None if message.seat in table.deciders() else Refusal("refusal-not-your-decision")


def _advised(table: Table, message: Ask, thought: Thought) -> Advised:
    """Chances as numbers only where they can be trusted; else nothing but words leaves the server."""
    game, found, seats = table.game, thought.advice, table.state.seats
    level = basis(game, seats, table.record.header.settings, found.exact)
    numbers = level is not None
    return Advised(
        step=message.step,
        seat=message.seat,
        what=message.what,
        action=found.action,
        say=_say(game, found.action),
        basis=level,
        before=round(found.before, 4) if numbers else None,
        after=round(found.after.value, 4) if numbers else None,
        reach=round(Z * found.after.error, 4) if numbers else None,
        exact=found.exact,
        chances=[round(figure.value, 4) for figure in found.chances] if numbers else None,
        standings=[standing(figure.value, seats) for figure in found.chances],
        choices=[
            WeighedInfo(
                weighed.action,
                _say(game, weighed.action),
                round(weighed.chance, 4) if numbers else None,
                standing(weighed.chance, seats),
            )
            for weighed in found.choices
        ],
        stakes=thought.stakes,
    )


def _say(game: AnyGame, text: str) -> Phrase:
    action = game.read(text)
    assert action is not None, text
    return show.phrase(game.describe(action))
