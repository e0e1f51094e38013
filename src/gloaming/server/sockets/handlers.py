"""What people do at a table: each message, who may send it, and what comes of it."""

from __future__ import annotations

import logging

from gloaming.bots.levels import check_named, lack
from gloaming.core.actions import Action
from gloaming.core.errors import Trouble
from gloaming.core.match import Table
from gloaming.core.state import Refusal
from gloaming.host import presenter as show
from gloaming.protocol import (
    Agree,
    Ask,
    Do,
    FromBrowser,
    GiveUp,
    Look,
    Pick,
    Ping,
    Pong,
    Preview,
    Previewed,
    Refused,
    Say,
    StandIn,
    Taken,
    Undo,
)
from gloaming.server.matches.connection import Listener
from gloaming.server.matches.room import Room
from gloaming.server.matches.seats import last_person
from gloaming.server.sockets import advice as advising
from gloaming.server.storage import chat, matches
from gloaming.server.storage.database import now
from gloaming.server.storage.matches import UndoRequest

LONGEST_ACTION = 200

log = logging.getLogger("gloaming.deeds")


async def receive(room: Room, listener: Listener, message: FromBrowser) -> None:
    """Do what the message says, or say why not."""
    key = message.key if isinstance(message, Do | Pick | Say) else None
    refusal = await _do(room, listener, message)
    if refusal is not None:
        room.services.counts.refusal(refusal.key)
        listener.send(Refused(show.phrase(refusal), key))
    elif key is not None:
        listener.send(Taken(key))


async def _do(room: Room, listener: Listener, message: FromBrowser) -> Refusal | None:
    if isinstance(message, Ping):
        listener.send(Pong())
        return None
    if isinstance(message, Look):
        return await room.look(listener, message.seat)
    if isinstance(message, Say):
        return await _say(room, listener, message)
    if isinstance(message, Undo) and not room.seating.kept.online:
        return await _undo_here(room, listener)
    if isinstance(message, StandIn):
        return await _stand_in(room, listener, message)
    if message.seat not in room.own(listener):
        log.info("a page asked for another's seat", extra={"match": room.id, "seat": message.seat})
        return Refusal("refusal-not-your-seat")
    if isinstance(message, Undo):
        return await _undo(room, message.seat)
    if isinstance(message, Agree):
        return await _agree(room, message.seat, message.yes)
    if isinstance(message, GiveUp):
        return await _give_up(room, message.seat)
    if isinstance(message, Ask):
        return await advising.advise(room, listener, message)
    if isinstance(message, Preview):
        return _preview(room, listener, message)
    return await _decide(room, listener, message)


# --- decisions -------------------------------------------------------------------------------------------


async def _decide(room: Room, listener: Listener, message: Do | Pick) -> Refusal | None:
    def act(table: Table) -> Refusal | None:
        if message.seat not in room.own(listener):
            return Refusal("refusal-not-your-seat")
        if message.step != table.step:
            return Refusal("refusal-step-passed")
        if room.track.bot(message.seat) is not None:
            return Refusal("refusal-stand-in")
        action = _action(table, message)
        return table.submit(message.seat, action) if action is not None else Refusal("refusal-unknown-action")

    return await room.change(act, message.key)


def _action(table: Table, message: Do | Pick) -> Action | None:
    """The action that the message names."""
    if isinstance(message, Do):
        return table.game.read(message.action[:LONGEST_ACTION])
    spans = table.offers(message.seat).spans
    if not 0 <= message.span < len(spans) or len(message.values) != len(spans[message.span].ranges):
        return None
    return spans[message.span].make(message.values)


def _preview(room: Room, listener: Listener, message: Preview) -> Refusal | None:
    """Show a person what a rule lets them see of an action before they take it."""
    table = room.table
    if message.step != table.step:
        return Refusal("refusal-step-passed")
    if message.seat not in table.deciders():
        return Refusal("refusal-not-your-decision")
    action = table.game.read(message.action[:LONGEST_ACTION])
    if action is None:
        return Refusal("refusal-unknown-action")
    refusal = table.state.why_not(message.seat, action)
    if refusal is not None:
        return refusal
    event = table.game.preview(table.state, message.seat, action)
    if event is None:
        return Refusal("refusal-no-preview")
    listener.send(Previewed(message.step, message.action, show.event_info(table.game, event)))
    return None


async def _give_up(room: Room, seat: int) -> Refusal | None:
    def act(table: Table) -> Refusal | None:
        if not table.begun or table.record.end is not None or seat in table.record.lost:
            return Refusal("refusal-over" if table.begun else "refusal-not-begun")
        table.lose(seat, "gave-up")
        return None

    return await room.change(act)


# --- taking back -----------------------------------------------------------------------------------------


async def _undo_here(room: Room, listener: Listener) -> Refusal | None:
    """At one screen everyone is asked at once: the last decision, whoever made it."""
    if not room.own(listener):
        return Refusal("refusal-not-your-seat")
    seat = last_person(room.table)
    return await _take_back(room, seat) if seat is not None else Refusal("refusal-undo-nothing")


async def _take_back(room: Room, seat: int, consent: bool = False) -> Refusal | None:
    """Take back the seat's last decision, once a worker has found that it revealed nothing."""
    line, goal = room.track.lines, await _undo_goal(room, seat, consent)
    if isinstance(goal, Refusal):
        return goal

    def act(table: Table) -> Refusal | None:
        if room.track.lines != line:
            return Refusal("refusal-step-passed")
        table.take_back(goal)
        return None

    return await room.change(act)


async def _undo_goal(room: Room, seat: int, consent: bool) -> int | Refusal:
    """The step to return to, or why that cannot be; what was revealed is found out once for a step."""
    line, goal = room.track.lines, room.table.undo_goal(seat, consent)
    if isinstance(goal, Refusal):
        return goal
    last = room.revealed
    if last is None or last[:2] != (line, goal) or (last[2].done() and last[2].exception() is not None):
        text = room.table.record.text()
        asked = room.services.thinkers.reveals(room.asker(), text, goal)
        room.revealed = last = (line, goal, room.thinking(asked))
    return Refusal("refusal-undo-reveal") if await room.heard(last[2]) else goal


async def _undo(room: Room, seat: int) -> Refusal | None:
    """Take back at once, or ask the others."""
    if not room.seating.kept.terms.undo:
        return Refusal("refusal-undo-terms")
    refusal = await _take_back(room, seat)
    if refusal is None or refusal.key != "refusal-undo-consent":
        return refusal
    line, goal = room.track.lines, await _undo_goal(room, seat, consent=True)
    if isinstance(goal, Refusal):
        return goal
    if room.track.lines != line:
        return Refusal("refusal-step-passed")
    await _ask(room, UndoRequest(seat, line))
    return await _take_back_if_agreed(room)


async def _agree(room: Room, seat: int, yes: bool) -> Refusal | None:
    asked = room.seating.kept.asked
    if asked is None or asked.seat == seat:
        return Refusal("refusal-nobody-asked")
    await _ask(room, UndoRequest(asked.seat, asked.line, sorted({*asked.agreed, seat})) if yes else None)
    return await _take_back_if_agreed(room)


async def _ask(room: Room, question: UndoRequest | None) -> None:
    await room.write(lambda db: matches.ask(db, room.id, question))
    room.seating.ask(question)
    room.tell_seating()


async def _take_back_if_agreed(room: Room) -> Refusal | None:
    """Bots agree to everything; with the last person's yes it is done."""
    asked = room.seating.kept.asked
    if asked is None or asked.line != room.track.lines:
        return None
    people = {seat for seat in range(len(room.seating.kept.seats)) if room.track.bot(seat) is None}
    if people - {asked.seat} - set(asked.agreed):
        return None
    return await _take_back(room, asked.seat, consent=True)


# --- leaving and coming back -------------------------------------------------------------------------------


async def _stand_in(room: Room, listener: Listener, message: StandIn) -> Refusal | None:
    """A bot for one's own seat, or for somebody who has gone; or one's own seat back."""
    seat, level, own = message.seat, message.level, room.own(listener)
    players = room.table.record.header.players
    if not 0 <= seat < len(players) or players[seat].level is not None:
        return Refusal("refusal-no-such-seat")
    if seat not in own and (level is None or not own):
        return Refusal("refusal-not-your-seat")
    if seat not in own and room.seating.is_present(seat):
        return Refusal("refusal-still-here")
    if level is not None:
        try:
            check_named(level, room.table.game)
        except Trouble as error:
            return Refusal("refusal-request", {"reason": str(error)})
        lacking = lack(level, room.table.game, len(players), room.table.record.header.settings)
        if lacking is not None:
            return lacking

    def act(table: Table) -> Refusal | None:
        if not table.begun or table.record.end is not None or seat in table.record.lost:
            return Refusal("refusal-over" if table.begun else "refusal-not-begun")
        if table.stand_ins.get(seat) == level:
            return Refusal("refusal-already-so")
        table.stand_in(seat, level)
        return None

    return await room.change(act)


# --- talking ---------------------------------------------------------------------------------------------


async def _say(room: Room, listener: Listener, message: Say) -> Refusal | None:
    person, text = listener.person, message.text.strip()
    if person is None:
        return Refusal("refusal-not-signed-in")
    if not text:
        return Refusal("refusal-say-nothing")
    if not room.own(listener):
        return Refusal("refusal-not-your-seat")
    await room.write(lambda db: chat.say(db, room.id, person, text, message.key, now()))
    await room.read_chat()
    return None
