"""Handles the messages of a connection: one handler for each kind, with its refusals."""

from __future__ import annotations

import logging

from gloaming.bots.levels import check_named, why_unavailable
from gloaming.core.actions import Action
from gloaming.core.errors import GloamingError
from gloaming.core.match import Match
from gloaming.core.record import secrecy
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
    Previewed,
    Reason,
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
from gloaming.server.storage import chat
from gloaming.server.storage.database import now

MAX_ACTION = 200  # characters
MAX_BEHIND = 20  # steps of others that a page may not have seen when it sends a decision

log = logging.getLogger("gloaming.handlers")


async def handle(room: Room, connection: Connection, message: FromBrowser) -> None:
    """Do what the message asks for; a refusal or an acknowledgement goes to this connection."""
    key = message.key if isinstance(message, Submit | SubmitRange | SendChat) else None
    refusal = await _dispatch(room, connection, message)
    if refusal is not None:
        room.context.metrics.refusal(refusal.key)
        connection.send(Refused(presenter.phrase(refusal), key))
    elif key is not None:
        connection.send(Ack(key))


OfSeat = Undo | AnswerUndo | GiveUp | AskAdvice | Preview | Why | Submit | SubmitRange


async def _dispatch(room: Room, connection: Connection, message: FromBrowser) -> Refusal | None:
    if isinstance(message, Ping):
        connection.send(Pong())
        return None
    if isinstance(message, SwitchSeat):
        return await room.switch_seat(connection, message.seat)
    if isinstance(message, SendChat):
        return await _chat(room, connection, message)
    if isinstance(message, Undo) and not room.seats.stored.online:
        return await undo_handlers.undo_at_one_screen(room, connection)
    if isinstance(message, StandIn):
        return await _stand_in(room, connection, message)
    if message.seat not in room.seats_of(connection):
        log.info("a page asked for another's seat", extra={"match": room.id, "seat": message.seat})
        return Refusal("refusal-not-your-seat")
    return await _dispatch_of_seat(room, connection, message)


async def _dispatch_of_seat(room: Room, connection: Connection, message: OfSeat) -> Refusal | None:
    if isinstance(message, Undo):
        return await undo_handlers.undo(room, message.seat)
    if isinstance(message, AnswerUndo):
        return await undo_handlers.answer_undo(room, message.seat, message.yes)
    if isinstance(message, GiveUp):
        return await _give_up(room, message.seat)
    if isinstance(message, AskAdvice):
        return await advise(room, connection, message)
    if isinstance(message, Preview):
        return _preview(room, connection, message)
    if isinstance(message, Why):
        return _why(room, connection, message)
    return await _submit(room, connection, message)


# --- decisions -------------------------------------------------------------------------------------------


async def _submit(room: Room, connection: Connection, message: Submit | SubmitRange) -> Refusal | None:
    def change(match: Match) -> Refusal | None:
        if message.seat not in room.seats_of(connection):
            return Refusal("refusal-not-your-seat")
        behind = secrecy.step(match, message.seat) - message.step
        if behind != 0 and (message.step < 0 or not 0 < behind <= MAX_BEHIND):
            return Refusal("refusal-step-passed")
        if room.follower.bot_level(message.seat) is not None:
            return Refusal("refusal-stand-in")
        action = _action(match, message)
        if action is None:
            return Refusal("refusal-unknown-action" if behind == 0 else "refusal-step-passed")
        if behind > 0:
            step = secrecy.since(match, message.seat, message.step)
            if not match.commutes(message.seat, action, step):
                return Refusal("refusal-step-passed")
        return match.submit(message.seat, action)

    return await room.commit(change, message.key)


def _action(match: Match, message: Submit | SubmitRange) -> Action | None:
    """The action that the message names, or None if there is no such action."""
    if isinstance(message, Submit):
        return match.game.parse_action(message.action[:MAX_ACTION])
    return _from_range(match, message)


def _from_range(match: Match, message: SubmitRange) -> Action | None:
    """The action with these numbers in the range of the message's kind."""
    for offered in match.offers(message.seat).ranges:
        if offered.kind == message.kind and len(offered.ranges) == len(message.values):
            return offered.make(message.values)
    return None


def _preview(room: Room, connection: Connection, message: Preview) -> Refusal | None:
    """Send what some actions would lead to."""
    match = room.match
    if message.step != secrecy.step(match, message.seat):
        return Refusal("refusal-step-passed")
    actions = [match.game.parse_action(text[:MAX_ACTION]) for text in message.actions]
    known = [action for action in actions if action is not None]
    if len(known) < len(actions):
        return Refusal("refusal-unknown-action")
    found = presenter.preview(match, message.seat, known)
    if isinstance(found, Refusal):
        return found
    connection.send(Previewed(message.step, message.actions, *found))
    return None


def _why(room: Room, connection: Connection, message: Why) -> Refusal | None:
    """Send why something is not possible now."""
    if message.step != secrecy.step(room.match, message.seat):
        return Refusal("refusal-step-passed")
    found = presenter.reason(room.match, message.seat, message.kind, message.fields)
    phrase = None if found is None else presenter.phrase(found)
    connection.send(Reason(message.step, message.kind, message.fields, phrase))
    return None


# --- giving up and stand-ins -----------------------------------------------------------------------------


async def _give_up(room: Room, seat: int) -> Refusal | None:
    def change(match: Match) -> Refusal | None:
        if not match.begun or match.record.end is not None or seat in match.record.lost:
            return Refusal("refusal-over" if match.begun else "refusal-not-begun")
        match.forfeit(seat, "gave-up")
        return None

    return await room.commit(change)


async def _stand_in(room: Room, connection: Connection, message: StandIn) -> Refusal | None:
    """Let a bot play for one's own seat or an absent person's, or take one's own seat back."""
    seat, level, own = message.seat, message.level, room.seats_of(connection)
    players = room.match.record.header.players
    if not 0 <= seat < len(players) or players[seat].level is not None:
        return Refusal("refusal-no-such-seat")
    if seat not in own and (level is None or not own):
        return Refusal("refusal-not-your-seat")
    if seat not in own and room.seats.is_present(seat):
        return Refusal("refusal-still-here")
    if level is not None:
        try:
            check_named(level, room.match.game)
        except GloamingError as error:
            return Refusal("refusal-request", {"reason": str(error)})
        lacking = why_unavailable(level, room.match.game, len(players), room.match.record.header.settings)
        if lacking is not None:
            return lacking

    def change(match: Match) -> Refusal | None:
        if not match.begun or match.record.end is not None or seat in match.record.lost:
            return Refusal("refusal-over" if match.begun else "refusal-not-begun")
        if match.stand_ins.get(seat) == level:
            return Refusal("refusal-already-so")
        match.stand_in(seat, level)
        return None

    return await room.commit(change)


# --- chat ------------------------------------------------------------------------------------------------


async def _chat(room: Room, connection: Connection, message: SendChat) -> Refusal | None:
    person, text = connection.person, message.text.strip()
    if person is None:
        return Refusal("refusal-not-signed-in")
    if not text:
        return Refusal("refusal-say-nothing")
    if not room.seats_of(connection):
        return Refusal("refusal-not-your-seat")
    await room.write(lambda db: chat.say(db, room.id, person, text, message.key, now()))
    await room.read_chat()
    return None
