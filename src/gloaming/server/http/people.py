"""Routes between people and the server: profiles, rankings, mutes, reports, and how to reach me."""

from __future__ import annotations

import logging
from functools import partial

from litestar import delete, get, post
from litestar.datastructures import State
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath, JSONBody

from gloaming.core import discovery as discover
from gloaming.protocol import MailWish, Me, Profile, PushWish, Ranked, ReportWish
from gloaming.server.accounts import profiles, sessions
from gloaming.server.accounts import validation as names
from gloaming.server.accounts.service import AccountService
from gloaming.server.errors import RequestRefused
from gloaming.server.http.accounts import HttpRequest, accounts_of
from gloaming.server.storage import complaints
from gloaming.server.storage import people as rows
from gloaming.server.storage.database import now

log = logging.getLogger("gloaming.people")


@get("/api/people/{id:str}")
async def show_person(state: State, id: FromPath[str]) -> Profile:
    """What anyone may know of a person, or of a bot as `bot:LEVEL`."""
    return await accounts_of(state).database.read(partial(profiles.profile, id=id))


@get("/api/ranking/{game:str}")
async def show_ranking(state: State, game: FromPath[str]) -> list[Ranked]:
    """Who leads a game."""
    found = discover.find(game).spec.id
    return await accounts_of(state).database.read(partial(profiles.ranking, game=found))


# --- how I am reached ----------------------------------------------------------------------------------


@post("/api/me/mail")
async def set_mail(request: HttpRequest, state: State, data: JSONBody[MailWish]) -> Me:
    """Where mail reaches me, in the language that the browser asks for."""
    desk = accounts_of(state)
    person = await sessions.require_person(request, desk.database)
    mail = names.mail_address(data.address)
    language = names.language(request.headers.get("accept-language", ""))
    await desk.database.write(partial(rows.set_mail, person=person.id, mail=mail, language=language))
    return await _me(desk, person.id)


@post("/api/push")
async def subscribe(request: HttpRequest, state: State, data: JSONBody[PushWish]) -> Me:
    """Tell this browser when it is my turn."""
    desk = accounts_of(state)
    person = await sessions.require_person(request, desk.database)
    await desk.push.subscribe(person.id, data)
    return await _me(desk, person.id)


@delete("/api/push", status_code=200)
async def unsubscribe(request: HttpRequest, state: State) -> Me:
    """Tell none of my browsers any more."""
    desk = accounts_of(state)
    person = await sessions.require_person(request, desk.database)
    await desk.push.unsubscribe(person.id)
    return await _me(desk, person.id)


# --- whom I do not want to hear, and what the keeper should see ------------------------------------------


@post("/api/mutes/{person:str}")
async def mute(request: HttpRequest, state: State, person: FromPath[str]) -> Me:
    """Hear no more of somebody."""
    desk = accounts_of(state)
    me = await sessions.require_person(request, desk.database)
    if person == me.id:
        raise RequestRefused("refusal-mute-self")
    await desk.database.write(partial(rows.mute, person=me.id, other=person))
    return await _me(desk, me.id)


@delete("/api/mutes/{person:str}", status_code=200)
async def unmute(request: HttpRequest, state: State, person: FromPath[str]) -> Me:
    """Hear somebody again."""
    desk = accounts_of(state)
    me = await sessions.require_person(request, desk.database)
    await desk.database.write(partial(rows.unmute, person=me.id, other=person))
    return await _me(desk, me.id)


@post("/api/reports")
async def complain(request: HttpRequest, state: State, data: JSONBody[ReportWish]) -> None:
    """Something that the keeper of this server should see."""
    desk = accounts_of(state)
    me = await sessions.require_person(request, desk.database)
    text = names.clean(data.text, lines=True)
    if not text:
        raise RequestRefused("refusal-report-empty")
    desk.complaints.take(me.id)
    wish = ReportWish(data.table, data.person, text)
    number = await desk.database.write(partial(complaints.add, reporter=me.id, wish=wish, at=now()))
    log.warning("report %s is waiting to be read", number)


async def _me(desk: AccountService, person: str) -> Me:
    return await desk.database.read(partial(rows.me, person=person, push_key=await desk.push_key()))


ROUTES: list[HTTPRouteHandler] = [
    show_person,
    show_ranking,
    set_mail,
    subscribe,
    unsubscribe,
    mute,
    unmute,
    complain,
]
