"""Routes for tables: making, listing, keeping, and the socket at which one plays."""

from __future__ import annotations

import asyncio
from contextlib import suppress

import msgspec
from litestar import MediaType, Response, WebSocket, delete, get, post, websocket
from litestar.datastructures import State
from litestar.exceptions import WebSocketDisconnect
from litestar.handlers import BaseRouteHandler
from litestar.params import FromPath, FromQuery, JSONBody

from gloaming.server.house import House, NoSuchTable
from gloaming.server.room import Listener, Room
from gloaming.server.wire import ForkWish, FromBrowser, Phrase, Refused, TableInfo, TableWish, WordsWish

LARGEST_MESSAGE = 4 * 1024
UNKNOWN_TABLE = 4404

_decoder = msgspec.json.Decoder(FromBrowser)
_encoder = msgspec.json.Encoder()

Id = FromPath[str]


def _house(state: State) -> House:
    house: House = state.house
    return house


@get("/api/tables")
async def list_tables(state: State) -> list[TableInfo]:
    """The tables made last, the newest first."""
    return await _house(state).tables()


@post("/api/tables")
async def open_table(state: State, data: JSONBody[TableWish]) -> TableInfo:
    """A new table, sealed and waiting for the people's words."""
    return await _house(state).open(data)


@get("/api/tables/{id:str}")
async def show_table(state: State, id: Id) -> TableInfo:
    """What does not change at a table."""
    return (await _house(state).room(id)).info()


@post("/api/tables/{id:str}/words")
async def speak(state: State, id: Id, data: JSONBody[WordsWish]) -> TableInfo:
    """The people's words; then the game begins."""
    return await _house(state).speak(id, data.words)


@post("/api/tables/{id:str}/fork")
async def fork(state: State, id: Id, data: JSONBody[ForkWish]) -> TableInfo:
    """A new table that goes another way from a step of this one."""
    return await _house(state).fork(id, data.step)


@get("/api/tables/{id:str}/record", media_type=MediaType.TEXT)
async def record(state: State, id: Id) -> Response[str]:
    """The record as JSON lines, as far as it has come."""
    room = await _house(state).room(id)
    name = f"{room.table.game.spec.id}-{id}.jsonl"
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    return Response(room.table.record.text(), media_type="application/x-ndjson", headers=headers)


@get("/api/tables/{id:str}/drawing/{language:str}", media_type=MediaType.TEXT)
async def drawing(state: State, id: Id, language: FromPath[str], seat: FromQuery[int | None] = None) -> str:
    """The table in characters, as a person's seat or a spectator sees it."""
    room = await _house(state).room(id)
    seen = seat if seat is not None and room.is_person(seat) else None
    return room.drawing(seen, language)


@delete("/api/tables/{id:str}")
async def forget(state: State, id: Id) -> None:
    """Forget a table for good."""
    await _house(state).forget(id)


@websocket("/api/tables/{id:str}/socket")
async def socket(
    socket: WebSocket[object, object, State], id: Id, seat: FromQuery[int | None] = None
) -> None:
    """A seat at the table: snapshot first, then every step."""
    await socket.accept()
    try:
        room = await _house(socket.app.state).room(id)
    except NoSuchTable:
        await socket.close(code=UNKNOWN_TABLE, reason="there is no such table")
        return
    listener = room.join(seat if seat is not None and room.is_person(seat) else None)
    sender = asyncio.create_task(_send(socket, listener))
    try:
        await _listen(socket, room, listener)
    finally:
        room.leave(listener)
        sender.cancel()
        with suppress(asyncio.CancelledError, WebSocketDisconnect, RuntimeError):
            await sender


async def _send(socket: WebSocket[object, object, State], listener: Listener) -> None:
    while (message := await listener.waiting.get()) is not None:
        await socket.send_text(_encoder.encode(message).decode())
    await socket.close(code=1013, reason="too slow: come back for the whole table")


async def _listen(socket: WebSocket[object, object, State], room: Room, listener: Listener) -> None:
    with suppress(WebSocketDisconnect):
        while True:
            data = await socket.receive_text()
            message, wrong = _read(data)
            if message is None:
                listener.send(Refused(Phrase("refusal-message", {"reason": wrong})))
            else:
                await room.receive(listener, message)


def _read(data: str) -> tuple[FromBrowser | None, str]:
    if len(data) > LARGEST_MESSAGE:
        return None, f"a message has at most {LARGEST_MESSAGE} characters, not {len(data)}"
    try:
        return _decoder.decode(data), ""
    except (msgspec.MsgspecError, RecursionError) as error:
        return None, str(error)


ROUTES: list[BaseRouteHandler] = [
    list_tables,
    open_table,
    show_table,
    speak,
    fork,
    record,
    drawing,
    forget,
    socket,
]
