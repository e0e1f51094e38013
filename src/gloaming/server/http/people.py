"""Routes for profiles, rankings, notifications, mutes and complaints."""

from __future__ import annotations

import logging
from functools import partial

from litestar import delete, get, post
from litestar.datastructures import State
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath, JSONBody

from gloaming.core import discovery
from gloaming.protocol import Me, NewComplaint, Profile, PushSubscription, RankingEntry, SetMail
from gloaming.server.accounts import profiles, sessions, validation
from gloaming.server.accounts.service import AccountService
from gloaming.server.errors import RequestRefused
from gloaming.server.http.accounts import HttpRequest, accounts_of
from gloaming.server.storage import complaints, people
from gloaming.server.times import now

log = logging.getLogger("gloaming.people")


@get("/api/people/{id:str}")
async def show_person(state: State, id: FromPath[str]) -> Profile:
    """The public profile of a person, or of a bot as `bot:LEVEL`."""
    return await accounts_of(state).database.read(partial(profiles.profile, id=id))


@get("/api/ranking/{game:str}")
async def show_ranking(state: State, game: FromPath[str]) -> list[RankingEntry]:
    """The best players of a game."""
    found = discovery.find(game).spec.id
    return await accounts_of(state).database.read(partial(profiles.ranking, game=found))


# --- notifications -----------------------------------------------------------------------------------


@post("/api/me/mail")
async def set_mail(request: HttpRequest, state: State, data: JSONBody[SetMail]) -> Me:
    """Set the mail address for turn notifications, and their language from the browser's."""
    accounts = accounts_of(state)
    person = await sessions.require_person(request, accounts.database)
    mail = validation.mail_address(data.address)
    language = validation.language(request.headers.get("accept-language", ""))
    await accounts.database.write(partial(people.set_mail, person=person.id, mail=mail, language=language))
    return await _me(accounts, person.id)


@post("/api/push")
async def subscribe(request: HttpRequest, state: State, data: JSONBody[PushSubscription]) -> Me:
    """Send turn notifications to this browser."""
    accounts = accounts_of(state)
    person = await sessions.require_person(request, accounts.database)
    await accounts.push.subscribe(person.id, data)
    return await _me(accounts, person.id)


@delete("/api/push", status_code=200)
async def unsubscribe(request: HttpRequest, state: State) -> Me:
    """Stop push notifications to all browsers of the person."""
    accounts = accounts_of(state)
    person = await sessions.require_person(request, accounts.database)
    await accounts.push.unsubscribe(person.id)
    return await _me(accounts, person.id)


# --- mutes and complaints ----------------------------------------------------------------------------


@post("/api/mutes/{person:str}")
async def mute(request: HttpRequest, state: State, person: FromPath[str]) -> Me:
    """Hide the chat of another person."""
    accounts = accounts_of(state)
    me = await sessions.require_person(request, accounts.database)
    if person == me.id:
        raise RequestRefused("refusal-mute-self")
    await accounts.database.write(partial(people.mute, person=me.id, other=person))
    return await _me(accounts, me.id)


@delete("/api/mutes/{person:str}", status_code=200)
async def unmute(request: HttpRequest, state: State, person: FromPath[str]) -> Me:
    """Show the chat of another person again."""
    accounts = accounts_of(state)
    me = await sessions.require_person(request, accounts.database)
    await accounts.database.write(partial(people.unmute, person=me.id, other=person))
    return await _me(accounts, me.id)


@post("/api/reports")
async def complain(request: HttpRequest, state: State, data: JSONBody[NewComplaint]) -> None:
    """Store a complaint for the operator of this server."""
    accounts = accounts_of(state)
    me = await sessions.require_person(request, accounts.database)
    text = validation.clean(data.text, lines=True)
    if not text:
        raise RequestRefused("refusal-report-empty")
    accounts.complaints.take(me.id)
    complaint = NewComplaint(data.match, data.person, text)
    number = await accounts.database.write(
        partial(complaints.add, reporter=me.id, complaint=complaint, at=now())
    )
    log.warning("report %s is waiting to be read", number)


async def _me(accounts: AccountService, person: str) -> Me:
    return await accounts.database.read(partial(people.me, person=person, push_key=await accounts.push_key()))


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
