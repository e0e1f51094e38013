"""The socket at which one plays or looks on."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress

import msgspec
from litestar import WebSocket, websocket
from litestar.datastructures import State
from litestar.exceptions import WebSocketDisconnect
from litestar.handlers import BaseRouteHandler
from litestar.params import FromPath, FromQuery

from gloaming.core.state import Refusal
from gloaming.host import presenter as show
from gloaming.protocol import FromBrowser, Phrase, Refused
from gloaming.server.accounts.sessions import current_person
from gloaming.server.errors import MatchNotFound
from gloaming.server.http.matches import house_of
from gloaming.server.matches.connection import COME_BACK, FORBIDDEN, NOT_WATCHED, Listener
from gloaming.server.matches.room import Room
from gloaming.server.ops.rate_limit import AddressLimits
from gloaming.server.sockets import handlers as deeds
from gloaming.server.storage.engine import DatabaseUnavailable, InvalidValue

LARGEST_MESSAGE = 4 * 1024
UNKNOWN_TABLE, TOO_MUCH = 4404, 4429

log = logging.getLogger("gloaming.sockets")

_decoder = msgspec.json.Decoder(FromBrowser)

Socket = WebSocket[object, object, State]


@websocket("/api/tables/{id:str}/socket")
async def socket(
    socket: Socket,
    id: FromPath[str],
    seat: FromQuery[int | None] = None,
    token: FromQuery[str | None] = None,
    line: FromQuery[int | None] = None,
) -> None:
    """A place at the table: what was missed first, then every step."""
    await socket.accept()
    limits: AddressLimits = socket.app.state.address_limits
    address = socket.client.host if socket.client is not None else ""
    if not limits.open_socket(address):
        await _close(socket, TOO_MUCH, "too many sockets from this address")
        return
    try:
        with house_of(socket.app.state).counts.socket():
            await _attend(socket, id, seat, token, line)
    except DatabaseUnavailable:
        await _close(socket, COME_BACK, "the database does not answer: come back soon")
    finally:
        limits.close_socket(address)


async def _close(socket: Socket, code: int, reason: str) -> None:
    """Say why, unless the page has gone already."""
    with suppress(WebSocketDisconnect, RuntimeError):
        await socket.close(code=code, reason=reason)


async def _attend(socket: Socket, id: str, seat: int | None, token: str | None, line: int | None) -> None:
    house = house_of(socket.app.state)
    person = await current_person(socket, house.store)
    listener = Listener(person.id, token, person.epoch) if person is not None else Listener(None, token)
    try:
        room = await house.enter(id, person)
    except (MatchNotFound, InvalidValue):
        await _close(socket, UNKNOWN_TABLE, "there is no such table")
        return
    if token is not None and not room.seating.seats_of(None, token, room.table):
        log.warning("a forged or foreign seat link was used", extra={"match": id})
        await _close(socket, FORBIDDEN, "this seat link is not valid here")
        return
    if not room.seating.may_watch(listener.person, token, room.table):
        await _close(socket, FORBIDDEN, NOT_WATCHED)
        return
    try:
        await room.join(listener, seat, line)
        await house.cut_signed_out([listener])  # the session may have ended since we asked
        await _converse(socket, room, listener)
    finally:
        with suppress(DatabaseUnavailable):
            await room.leave(listener)


async def _converse(socket: Socket, room: Room, listener: Listener) -> None:
    sender = asyncio.create_task(_send(socket, listener))
    try:
        await _listen(socket, room, listener)
    finally:
        sender.cancel()
        with suppress(asyncio.CancelledError, WebSocketDisconnect, RuntimeError):
            await sender


async def _send(socket: Socket, listener: Listener) -> None:
    while (text := await listener.waiting.get()) is not None:
        await socket.send_text(text)
    await _close(socket, *listener.parting)


async def _listen(socket: Socket, room: Room, listener: Listener) -> None:
    """Until the page is closed, or asks too much."""
    bucket = socket.app.state.address_limits.message_bucket()
    with suppress(WebSocketDisconnect):
        while True:
            data = await socket.receive_text()
            if not bucket.take():
                await _close(socket, TOO_MUCH, "too many messages")
                return
            message, wrong = _read(data)
            if message is None:
                listener.send(Refused(Phrase("refusal-message", {"reason": wrong})))
            elif room.closed or listener.gone:
                return
            else:
                await _receive(room, listener, message)


async def _receive(room: Room, listener: Listener, message: FromBrowser) -> None:
    try:
        await deeds.receive(room, listener, message)
    except DatabaseUnavailable:
        room.fail()  # whether it was kept is not known: the page comes back and asks again with its key
    except MatchNotFound:
        listener.send(Refused(show.phrase(Refusal("refusal-gone"))))
    except InvalidValue as error:
        key = getattr(message, "key", None)
        listener.send(Refused(Phrase("refusal-message", {"reason": str(error)}), key))


def _read(data: str) -> tuple[FromBrowser | None, str]:
    if len(data) > LARGEST_MESSAGE:
        return None, f"a message has at most {LARGEST_MESSAGE} characters, not {len(data)}"
    try:
        return _decoder.decode(data), ""
    except (msgspec.MsgspecError, RecursionError) as error:
        return None, str(error)


ROUTES: list[BaseRouteHandler] = [socket]
