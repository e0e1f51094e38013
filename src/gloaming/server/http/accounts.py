"""Routes for coming and going: who I am, accounts, sessions, passkeys."""

from __future__ import annotations

from functools import partial

from litestar import Request, Response, delete, get, post
from litestar.datastructures import Cookie, State
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath, JSONBody

from gloaming.protocol import AccountWish, Credential, Me, NameWish, PasswordWish, Question
from gloaming.server.accounts import passkeys, sessions
from gloaming.server.accounts import validation as names
from gloaming.server.accounts.merge import merge
from gloaming.server.accounts.service import AccountService
from gloaming.server.errors import Taken
from gloaming.server.ops.rate_limit import client_address
from gloaming.server.storage import people as rows
from gloaming.server.storage.database import now

Ask = Request[object, object, State]


def accounts_of(state: State) -> AccountService:
    desk: AccountService = state.desk
    return desk


@get("/api/me")
async def show_me(request: Ask, state: State) -> Response[Me] | Response[None]:
    """Who I am, or null without a session; one older than a day is renewed by this."""
    desk = accounts_of(state)
    person = await sessions.who(request, desk.store)
    if person is None:
        return Response(None)
    return await _me(desk, person.id, await sessions.renew(request, desk.store))


@post("/api/me")
async def name_me(request: Ask, state: State, data: JSONBody[NameWish]) -> Response[Me]:
    """A name: for a new guest, or another one for who I am already."""
    desk = accounts_of(state)
    name = names.person_name(data.name)
    person = await sessions.who(request, desk.store)
    if person is not None:
        await desk.store.write(partial(rows.rename, person=person.id, name=name))
        return await _me(desk, person.id, [])
    desk.guests.take(client_address(request))
    guest = await desk.store.write(partial(rows.add_guest, name=name, at=now()))
    return await _me(desk, guest.id, [await sessions.begin(request, desk.store, guest.id, guest.epoch)])


@post("/api/me/account")
async def make_account(request: Ask, state: State, data: JSONBody[AccountWish]) -> Response[Me]:
    """A login for this session's person, so that other devices find them."""
    desk = accounts_of(state)
    person = await sessions.require(request, desk.store)
    if (await desk.store.read(partial(rows.get, id=person.id))).login is not None:
        raise Taken("refusal-account-there")
    await desk.passwords.make_account(person.id, data, client_address(request))
    return await _me(desk, person.id, [])


@post("/api/me/password")
async def change_password(request: Ask, state: State, data: JSONBody[PasswordWish]) -> Response[Me]:
    """Another password; every other device has to sign in again."""
    desk = accounts_of(state)
    person = await sessions.require(request, desk.store)
    await desk.passwords.change(person.id, data, client_address(request))
    desk.left(person.id)
    found = await desk.store.read(partial(rows.get, id=person.id))
    return await _me(desk, person.id, [await sessions.begin(request, desk.store, person.id, found.epoch)])


@post("/api/session")
async def sign_in(request: Ask, state: State, data: JSONBody[AccountWish]) -> Response[Me]:
    """Come back to an account; what a guest did before in this browser goes over to it."""
    desk = accounts_of(state)
    return await _come_in(request, desk, await desk.passwords.sign_in(data, client_address(request)))


@delete("/api/session")
async def sign_out(request: Ask, state: State) -> Response[None]:
    """Leave on this device; open pages have to say again who they are."""
    desk = accounts_of(state)
    person = await sessions.who(request, desk.store)
    if person is not None:
        desk.left(person.id)
    return Response(None, cookies=[sessions.end(request)])


@delete("/api/me/sessions")
async def sign_out_everywhere(request: Ask, state: State) -> Response[None]:
    """Leave on every device."""
    desk = accounts_of(state)
    person = await sessions.require(request, desk.store)
    await desk.store.write(partial(rows.sign_out_everywhere, person=person.id))
    desk.left(person.id)
    return Response(None, cookies=[sessions.end(request)])


# --- passkeys ------------------------------------------------------------------------------------------


@post("/api/passkeys/question")
async def ask_to_add(request: Ask, state: State) -> Question:
    """What the authenticator is asked for a new passkey of mine."""
    desk = accounts_of(state)
    person = await sessions.require(request, desk.store)
    desk.questions.take(client_address(request))
    return await passkeys.ask_to_add(desk.store, passkeys.relying_party(request), person.id)


@post("/api/passkeys")
async def add_passkey(request: Ask, state: State, data: JSONBody[Credential]) -> Response[Me]:
    """Keep the new passkey."""
    desk = accounts_of(state)
    person = await sessions.require(request, desk.store)
    await passkeys.add(desk.store, passkeys.relying_party(request), person.id, data)
    return await _me(desk, person.id, [])


@delete("/api/passkeys/{id:str}", status_code=200)
async def remove_passkey(request: Ask, state: State, id: FromPath[str]) -> Response[Me]:
    """Forget one of my passkeys."""
    desk = accounts_of(state)
    person = await sessions.require(request, desk.store)
    await passkeys.remove(desk.store, person.id, id)
    return await _me(desk, person.id, [])


@post("/api/session/passkey/question")
async def ask_who(request: Ask, state: State) -> Question:
    """What any authenticator is asked."""
    desk = accounts_of(state)
    desk.questions.take(client_address(request))
    return await passkeys.ask_who(desk.store, passkeys.relying_party(request))


@post("/api/session/passkey")
async def sign_in_by_passkey(request: Ask, state: State, data: JSONBody[Credential]) -> Response[Me]:
    """Come back to the person whose passkey answers."""
    desk = accounts_of(state)
    return await _come_in(
        request, desk, await passkeys.sign_in(desk.store, passkeys.relying_party(request), data)
    )


async def _come_in(request: Ask, desk: AccountService, person: str) -> Response[Me]:
    before = await sessions.who(request, desk.store)
    if before is not None and before.guest and before.id != person:
        touched = await desk.store.write(partial(merge, guest=before.id, account=person))
        if touched:
            desk.moved(before.id, person, touched)
    found = await desk.store.read(partial(rows.get, id=person))
    return await _me(desk, person, [await sessions.begin(request, desk.store, person, found.epoch)])


async def _me(desk: AccountService, person: str, cookies: list[Cookie]) -> Response[Me]:
    me = await desk.store.read(partial(rows.me, person=person, push_key=await desk.push_key()))
    return Response(me, cookies=cookies)


ROUTES: list[HTTPRouteHandler] = [
    show_me,
    name_me,
    make_account,
    change_password,
    sign_in,
    sign_out,
    sign_out_everywhere,
    ask_to_add,
    add_passkey,
    remove_passkey,
    ask_who,
    sign_in_by_passkey,
]
