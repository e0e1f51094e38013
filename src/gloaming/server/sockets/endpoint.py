"""The websocket of a match, for players and spectators."""

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
from gloaming.host import presenter
from gloaming.protocol import FromBrowser, Phrase, Refused
from gloaming.server.dependencies import current_person, registry_of
from gloaming.server.errors import MatchNotFound
from gloaming.server.matches.connection import COME_BACK, FORBIDDEN, NOT_WATCHED, Connection
from gloaming.server.matches.room import Room
from gloaming.server.ops.rate_limit import AddressLimits
from gloaming.server.sockets import handlers
from gloaming.server.storage.errors import DatabaseUnavailable, InvalidValue

MAX_MESSAGE = 4 * 1024  # characters
UNKNOWN_MATCH, TOO_MUCH = 4404, 4429  # close codes

log = logging.getLogger("gloaming.sockets")

_decoder = msgspec.json.Decoder(FromBrowser)

Socket = WebSocket[object, object, State]


@websocket("/api/matches/{id:str}/socket")
async def socket(
    socket: Socket,
    id: FromPath[str],
    seat: FromQuery[int | None] = None,
    token: FromQuery[str | None] = None,
    line: FromQuery[int | None] = None,
) -> None:
    """Connect to a match: first what was missed since `line` or a snapshot, then every step."""
    await socket.accept()
    limits: AddressLimits = socket.app.state.address_limits
    address = socket.client.host if socket.client is not None else ""
    if not limits.open_socket(address):
        await _close(socket, TOO_MUCH, "too many sockets from this address")
        return
    try:
        with registry_of(socket.app.state).metrics.socket():
            await _connect(socket, id, seat, token, line)
    except DatabaseUnavailable:
        await _close(socket, COME_BACK, "the database does not answer: come back soon")
    finally:
        limits.close_socket(address)


async def _close(socket: Socket, code: int, reason: str) -> None:
    """Close the socket, unless the page has gone already."""
    with suppress(WebSocketDisconnect, RuntimeError):
        await socket.close(code=code, reason=reason)


async def _connect(socket: Socket, id: str, seat: int | None, token: str | None, line: int | None) -> None:
    """Find the room, check the rights, and serve the connection until it ends."""
    registry = registry_of(socket.app.state)
    person = await current_person(socket)
    connection = Connection(person.id, token, person.epoch) if person is not None else Connection(None, token)
    try:
        room = await registry.enter(id, person)
    except (MatchNotFound, InvalidValue):
        await _close(socket, UNKNOWN_MATCH, "there is no such table")
        return
    if token is not None and not room.seats.seats_of(None, token, room.match):
        log.warning("a forged or foreign seat link was used", extra={"match": id})
        await _close(socket, FORBIDDEN, "this seat link is not valid here")
        return
    if not room.seats.may_watch(connection.person, token, room.match):
        await _close(socket, FORBIDDEN, NOT_WATCHED)
        return
    try:
        await room.join(connection, seat, line)
        await registry.close_signed_out([connection])  # the session may have ended meanwhile
        await _serve(socket, room, connection)
    finally:
        with suppress(DatabaseUnavailable):
            await room.leave(connection)


async def _serve(socket: Socket, room: Room, connection: Connection) -> None:
    sender = asyncio.create_task(_send(socket, connection))
    try:
        await _receive(socket, room, connection)
    finally:
        sender.cancel()
        with suppress(asyncio.CancelledError, WebSocketDisconnect, RuntimeError):
            await sender


async def _send(socket: Socket, connection: Connection) -> None:
    while (text := await connection.queue.get()) is not None:
        await socket.send_text(text)
    await _close(socket, *connection.close_reason)


async def _receive(socket: Socket, room: Room, connection: Connection) -> None:
    """Handle messages until the page disconnects or sends too many."""
    bucket = socket.app.state.address_limits.message_bucket()
    with suppress(WebSocketDisconnect):
        while True:
            data = await socket.receive_text()
            if not bucket.take():
                await _close(socket, TOO_MUCH, "too many messages")
                return
            message, wrong = _decode(data)
            if message is None:
                connection.send(Refused(Phrase("refusal-message", {"reason": wrong})))
            elif room.closed or connection.closed:
                return
            else:
                await _handle(room, connection, message)


async def _handle(room: Room, connection: Connection, message: FromBrowser) -> None:
    try:
        await handlers.handle(room, connection, message)
    except DatabaseUnavailable:
        room.fail()  # it may be stored or not: the page reconnects and sends its key again
    except MatchNotFound:
        connection.send(Refused(presenter.phrase(Refusal("refusal-gone"))))
    except InvalidValue as error:
        key = getattr(message, "key", None)
        connection.send(Refused(Phrase("refusal-message", {"reason": str(error)}), key))


def _decode(data: str) -> tuple[FromBrowser | None, str]:
    """The message, or None and what is wrong with it."""
    if len(data) > MAX_MESSAGE:
        return None, f"a message has at most {MAX_MESSAGE} characters, not {len(data)}"
    try:
        return _decoder.decode(data), ""
    except (msgspec.MsgspecError, RecursionError) as error:
        return None, str(error)


ROUTES: list[BaseRouteHandler] = [socket]
