"""Handles the messages of a connection: one handler for each kind, with its refusals."""

from __future__ import annotations

import logging

from gloaming.core.state import Refusal
from gloaming.host import presenter
from gloaming.protocol import (
    Ack,
    AnswerUndo,
    AskAdvice,
    FromBrowser,
    GiveUp,
    Ping,
    Pong,
    Preview,
    Refused,
    SendChat,
    StandIn,
    Submit,
    SubmitRange,
    SwitchSeat,
    Undo,
    Why,
)
from gloaming.server.matches.connection import Connection
from gloaming.server.matches.room import Room
from gloaming.server.sockets import undo_handlers
from gloaming.server.sockets.advice import advise
from gloaming.server.times import now

OfSeat = Submit | SubmitRange | Undo | AnswerUndo | GiveUp | StandIn | AskAdvice | Preview | Why

log = logging.getLogger("gloaming.handlers")


async def handle(room: Room, connection: Connection, message: FromBrowser) -> None:
    """Do what the message asks for; a refusal, an answer or an acknowledgement goes to this connection."""
    key = message.key if isinstance(message, Submit | SubmitRange | SendChat) else None
    refusal = await _dispatch(room, connection, message)
    if refusal is not None:
        room.context.metrics.refusal(refusal.key)
        connection.send(Refused(presenter.phrase(refusal), key))
    elif key is not None:
        connection.send(Ack(key))


async def _dispatch(room: Room, connection: Connection, message: FromBrowser) -> Refusal | None:
    if isinstance(message, Ping):
        connection.send(Pong())
        return None
    if isinstance(message, SwitchSeat):
        return await room.switch_seat(connection, message.seat)
    if isinstance(message, SendChat):
        return await _chat(room, connection, message)
    refusal = why_not_theirs(room, connection, message)
    if refusal is not None:
        return refusal
    if isinstance(message, Undo):
        return await undo_handlers.undo(room, message.seat)
    if isinstance(message, AnswerUndo):
        return await undo_handlers.answer_undo(room, message.seat, message.yes)
    if isinstance(message, AskAdvice):
        return await advise(room, connection, message)
    result = await room.commit(
        lambda host, at: why_not_theirs(room, connection, message) or host.handle(message.seat, message, at)
    )
    if isinstance(result, Refusal):
        return result
    for reply in result.replies:
        connection.send(reply)
    return None


def why_not_theirs(room: Room, connection: Connection, message: OfSeat) -> Refusal | None:
    """Why the connection may not decide for the message's seat.

    A bot may be put on an absent person's seat. At one screen anybody there may ask for an undo.
    """
    seat, own = message.seat, room.seats_of(connection)
    if seat in own:
        return None
    if isinstance(message, Undo) and not room.seats.stored.online and own:
        return None
    if isinstance(message, StandIn) and message.level is not None and own:
        players = room.match.record.header.players
        if not 0 <= seat < len(players) or players[seat].level is not None:
            return Refusal("refusal-no-such-seat")
        return Refusal("refusal-still-here") if room.seats.is_present(seat) else None
    log.info("a page asked for another's seat", extra={"match": room.id, "seat": seat})
    return Refusal("refusal-not-your-seat")


# --- chat ------------------------------------------------------------------------------------------------


async def _chat(room: Room, connection: Connection, message: SendChat) -> Refusal | None:
    person, text = connection.person, message.text.strip()
    if person is None:
        return Refusal("refusal-not-signed-in")
    if not text:
        return Refusal("refusal-say-nothing")
    if not room.seats_of(connection):
        return Refusal("refusal-not-your-seat")
    await room.write(room.context.store.say(room.id, person, text, message.key, now()))
    await room.read_chat()
    return None
