"""Routes of matches: the lobby, the waiting room, seat links."""

from __future__ import annotations

from functools import partial

from litestar import delete, get, post
from litestar.datastructures import State
from litestar.handlers import BaseRouteHandler
from litestar.params import FromPath, JSONBody

from gloaming.core.discovery import find
from gloaming.protocol import (
    DiceWords,
    ForkMatch,
    Lobby,
    MatchInfo,
    QuickJoin,
    SeatLink,
    SetBot,
    SetReady,
    TakeSeat,
)
from gloaming.server.dependencies import AppRequest, MatchId, current_person, registry_of, require_person
from gloaming.server.errors import NotPermitted
from gloaming.server.matches import lobby, waiting_room
from gloaming.server.ops.rate_limit import client_address
from gloaming.server.times import now

# --- the lobby -------------------------------------------------------------------------------------------


@get("/api/lobby")
async def show_lobby(state: State, request: AppRequest) -> Lobby:
    """Open matches with a free seat, and running ones to watch."""
    return await lobby.lobby(registry_of(state), await current_person(request))


# --- creating and deleting ----------------------------------------------------------------------------------


@post("/api/quick")
async def quick_join(state: State, request: AppRequest, data: JSONBody[QuickJoin]) -> MatchInfo:
    """Take a seat in any open match of this game, or create one."""
    seats = max(2, find(data.game).spec.fewest)
    return await lobby.quick_join(registry_of(state), data.game, seats, await require_person(request))


@post("/api/matches/{id:str}/fork")
async def fork(state: State, request: AppRequest, id: MatchId, data: JSONBody[ForkMatch]) -> MatchInfo:
    """Create a match that continues from a step of this one."""
    return await lobby.fork(registry_of(state), id, data.step, await require_person(request))


@post("/api/matches/{id:str}/rematch")
async def rematch(state: State, request: AppRequest, id: MatchId) -> MatchInfo:
    """The rematch of a finished match, with the same people."""
    return await lobby.rematch(registry_of(state), id, await require_person(request))


@delete("/api/matches/{id:str}")
async def forget(state: State, request: AppRequest, id: MatchId) -> None:
    """Delete a match."""
    await lobby.delete(registry_of(state), id, await require_person(request))


# --- one match -------------------------------------------------------------------------------------------


@get("/api/matches/{id:str}")
async def show_match(state: State, request: AppRequest, id: MatchId) -> MatchInfo:
    """Seats, terms and progress of a match."""
    registry = registry_of(state)
    person = await current_person(request)
    await registry.enter(id, person)
    return await registry.info(id, person)


@get("/api/matches/{id:str}/link")
async def seat_link(state: State, request: AppRequest, id: MatchId) -> SeatLink:
    """The private link to my seat, for another device."""
    person = await require_person(request)
    stored = (await registry_of(state).room(id)).seats.stored
    for seat, row in enumerate(stored.seats):
        if row.person == person.id:
            return SeatLink(seat, f"/match/{id}/seat/{seat}/{row.token}")
    raise NotPermitted("refusal-not-your-seat")


# --- the waiting room ------------------------------------------------------------------------------------


@post("/api/matches/{id:str}/words")
async def begin(state: State, request: AppRequest, id: MatchId, data: JSONBody[DiceWords]) -> MatchInfo:
    """Begin a match at one screen with everybody's dice words."""
    words = {int(seat) if seat.isdecimal() else -1: word for seat, word in data.words.items()}
    return await registry_of(state).begin(id, await require_person(request), words)


@post("/api/matches/{id:str}/sit")
async def take_seat(state: State, request: AppRequest, id: MatchId, data: JSONBody[TakeSeat]) -> MatchInfo:
    """Take a seat in an online match."""
    return await lobby.take_seat(
        registry_of(state), id, await require_person(request), data.seat, data.invite
    )


@post("/api/matches/{id:str}/rise")
async def leave_seat(state: State, request: AppRequest, id: MatchId) -> MatchInfo:
    """Leave my seat before the match begins."""
    person = await require_person(request)
    return await registry_of(state).arrange(id, person, partial(waiting_room.leave_seat, person=person.id))


@post("/api/matches/{id:str}/requests")
async def request_seat(state: State, request: AppRequest, id: MatchId) -> MatchInfo:
    """Ask the owner of a match by invitation for a seat."""
    person = await require_person(request)
    state.accounts.requests.take(client_address(request))
    return await registry_of(state).arrange(id, person, partial(waiting_room.request_seat, person=person.id))


@post("/api/matches/{id:str}/requests/{person:str}")
async def accept_request(state: State, request: AppRequest, id: MatchId, person: FromPath[str]) -> MatchInfo:
    """The owner gives a seat to somebody who asked."""
    owner = await require_person(request)
    return await registry_of(state).arrange(
        id, owner, partial(waiting_room.accept_request, owner=owner.id, person=person)
    )


@delete("/api/matches/{id:str}/requests/{person:str}", status_code=200)
async def decline_request(state: State, request: AppRequest, id: MatchId, person: FromPath[str]) -> MatchInfo:
    """The owner declines somebody's request."""
    owner = await require_person(request)
    return await registry_of(state).arrange(
        id, owner, partial(waiting_room.decline_request, owner=owner.id, person=person)
    )


@post("/api/matches/{id:str}/ready")
async def set_ready(state: State, request: AppRequest, id: MatchId, data: JSONBody[SetReady]) -> MatchInfo:
    """Give my dice word; the match begins with the last one."""
    person = await require_person(request)
    return await registry_of(state).arrange(
        id, person, partial(waiting_room.set_ready, person=person.id, word=data.word, at=now())
    )


@post("/api/matches/{id:str}/seats/{seat:int}")
async def set_bot(
    state: State, request: AppRequest, id: MatchId, seat: FromPath[int], data: JSONBody[SetBot]
) -> MatchInfo:
    """The owner puts a bot on a free seat, or frees a bot's seat."""
    person = await require_person(request)
    return await registry_of(state).arrange(
        id, person, partial(waiting_room.set_bot, person=person.id, seat=seat, level=data.level)
    )


@delete("/api/matches/{id:str}/seats/{seat:int}", status_code=200)
async def remove_player(state: State, request: AppRequest, id: MatchId, seat: FromPath[int]) -> MatchInfo:
    """The owner removes somebody from a seat."""
    return await registry_of(state).remove_player(id, await require_person(request), seat)


ROUTES: list[BaseRouteHandler] = [
    show_lobby,
    quick_join,
    fork,
    rematch,
    forget,
    show_match,
    seat_link,
    begin,
    take_seat,
    leave_seat,
    request_seat,
    accept_request,
    decline_request,
    set_ready,
    set_bot,
    remove_player,
]
