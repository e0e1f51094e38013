"""Routes for tables: making, finding, sitting down, leaving."""

from __future__ import annotations

from litestar import Request, delete, get, post
from litestar.datastructures import State
from litestar.handlers import BaseRouteHandler
from litestar.params import FromPath, JSONBody

from gloaming.core.discovery import find
from gloaming.protocol import (
    ForkWish,
    LevelWish,
    Lobby,
    QuickWish,
    ReadyWish,
    SeatLink,
    SitWish,
    TableInfo,
    TableWish,
    WordsWish,
)
from gloaming.server.accounts.sessions import Person, current_person, require
from gloaming.server.errors import NotPermitted
from gloaming.server.matches import waiting_room as waiting
from gloaming.server.matches.registry import House
from gloaming.server.ops.rate_limit import client_address
from gloaming.server.storage.database import now

Id = FromPath[str]
Asked = Request[object, object, State]


def house_of(state: State) -> House:
    house: House = state.house
    return house


async def me(request: Asked) -> Person:
    """Who asks; one without a session is refused."""
    return await require(request, house_of(request.app.state).store)


# --- lists -----------------------------------------------------------------------------------------------


@get("/api/tables")
async def my_tables(state: State, request: Asked) -> list[TableInfo]:
    """Where I sit; the tables where I have to decide come first."""
    return await house_of(state).mine(await me(request))


@get("/api/lobby")
async def lobby(state: State, request: Asked) -> Lobby:
    """Open tables with a free seat, and running ones to watch."""
    house = house_of(state)
    return await house.lobby(await current_person(request, house.store))


# --- making ----------------------------------------------------------------------------------------------


@post("/api/tables")
async def open_table(state: State, request: Asked, data: JSONBody[TableWish]) -> TableInfo:
    """A new table, sealed and waiting for the people's words."""
    return await house_of(state).open(data, await me(request))


@post("/api/quick")
async def quick(state: State, request: Asked, data: JSONBody[QuickWish]) -> TableInfo:
    """A seat at any open table of this game, or a new open table."""
    seats = max(2, find(data.game).spec.fewest)
    return await house_of(state).quick(data.game, seats, await me(request))


@post("/api/tables/{id:str}/fork")
async def fork(state: State, request: Asked, id: Id, data: JSONBody[ForkWish]) -> TableInfo:
    """A new table that goes another way from a step of this one."""
    return await house_of(state).fork(id, data.step, await me(request))


@post("/api/tables/{id:str}/rematch")
async def rematch(state: State, request: Asked, id: Id) -> TableInfo:
    """The table where this finished match goes on, with the same people."""
    return await house_of(state).rematch(id, await me(request))


# --- one table -------------------------------------------------------------------------------------------


@get("/api/tables/{id:str}")
async def show_table(state: State, request: Asked, id: Id) -> TableInfo:
    """Who sits at a table, on what terms, and how far it is."""
    house = house_of(state)
    person = await current_person(request, house.store)
    await house.enter(id, person)
    return await house.info(id, person)


@delete("/api/tables/{id:str}")
async def forget(state: State, request: Asked, id: Id) -> None:
    """Forget a table for good."""
    await house_of(state).forget(id, await me(request))


@post("/api/tables/{id:str}/words")
async def speak(state: State, request: Asked, id: Id, data: JSONBody[WordsWish]) -> TableInfo:
    """The words of everybody at one screen; then the game begins."""
    words = {int(seat) if seat.isdecimal() else -1: word for seat, word in data.words.items()}
    return await house_of(state).speak(id, await me(request), words)


@post("/api/tables/{id:str}/sit")
async def sit(state: State, request: Asked, id: Id, data: JSONBody[SitWish]) -> TableInfo:
    """Take a seat at an online table."""
    return await house_of(state).sit(id, await me(request), data.seat, data.invite)


@post("/api/tables/{id:str}/rise")
async def rise(state: State, request: Asked, id: Id) -> TableInfo:
    """Leave one's seat before the game begins."""
    return await house_of(state).rise(id, await me(request))


@post("/api/tables/{id:str}/requests")
async def ask_for_seat(state: State, request: Asked, id: Id) -> TableInfo:
    """Ask the owner of a table by invitation for a seat."""
    person = await me(request)
    state.accounts.requests.take(client_address(request))
    return await house_of(state).arrange(id, person, lambda db: waiting.ask(db, id, person.id, now()))


@post("/api/tables/{id:str}/requests/{person:str}")
async def accept(state: State, request: Asked, id: Id, person: FromPath[str]) -> TableInfo:
    """The owner gives a seat to somebody who asks for one."""
    owner = await me(request)
    return await house_of(state).arrange(
        id, owner, lambda db: waiting.accept(db, id, owner.id, person, now())
    )


@delete("/api/tables/{id:str}/requests/{person:str}", status_code=200)
async def decline(state: State, request: Asked, id: Id, person: FromPath[str]) -> TableInfo:
    """The owner has no seat for somebody who asks for one."""
    owner = await me(request)
    return await house_of(state).arrange(
        id, owner, lambda db: waiting.decline(db, id, owner.id, person, now())
    )


@post("/api/tables/{id:str}/ready")
async def ready(state: State, request: Asked, id: Id, data: JSONBody[ReadyWish]) -> TableInfo:
    """Give one's word for the dice; with the last one the game begins."""
    return await house_of(state).ready(id, await me(request), data.word)


@post("/api/tables/{id:str}/seats/{seat:int}")
async def set_level(
    state: State, request: Asked, id: Id, seat: FromPath[int], data: JSONBody[LevelWish]
) -> TableInfo:
    """The owner lets a bot sit at a free seat, or frees a bot's."""
    return await house_of(state).set_level(id, await me(request), seat, data.level)


@delete("/api/tables/{id:str}/seats/{seat:int}", status_code=200)
async def remove(state: State, request: Asked, id: Id, seat: FromPath[int]) -> TableInfo:
    """The owner removes a stranger."""
    return await house_of(state).remove(id, await me(request), seat)


@get("/api/tables/{id:str}/link")
async def link(state: State, request: Asked, id: Id) -> SeatLink:
    """The private key to one's seat, for another device."""
    person = await me(request)
    kept = (await house_of(state).room(id)).seating.kept
    for seat, row in enumerate(kept.seats):
        if row.person == person.id:
            return SeatLink(seat, f"/seat/{id}/{seat}/{row.token}")
    raise NotPermitted("refusal-not-your-seat")


ROUTES: list[BaseRouteHandler] = [
    my_tables,
    lobby,
    open_table,
    quick,
    fork,
    rematch,
    show_table,
    forget,
    speak,
    sit,
    ask_for_seat,
    accept,
    decline,
    rise,
    ready,
    set_level,
    remove,
    link,
]
