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
from gloaming.server.accounts.merge import merge_guest
from gloaming.server.accounts.service import AccountService
from gloaming.server.errors import Taken
from gloaming.server.ops.rate_limit import client_address
from gloaming.server.storage import people as rows
from gloaming.server.storage.database import now

HttpRequest = Request[object, object, State]


def accounts_of(state: State) -> AccountService:
    desk: AccountService = state.accounts
    return desk


@get("/api/me")
async def show_me(request: HttpRequest, state: State) -> Response[Me] | Response[None]:
    """Who I am, or null without a session; one older than a day is renewed by this."""
    desk = accounts_of(state)
    person = await sessions.current_person(request, desk.database)
    if person is None:
        return Response(None)
    return await _me(desk, person.id, await sessions.renew_session(request, desk.database))


@post("/api/me")
async def set_name(request: HttpRequest, state: State, data: JSONBody[NameWish]) -> Response[Me]:
    """A name: for a new guest, or another one for who I am already."""
    desk = accounts_of(state)
    name = names.person_name(data.name)
    person = await sessions.current_person(request, desk.database)
    if person is not None:
        await desk.database.write(partial(rows.rename, person=person.id, name=name))
        return await _me(desk, person.id, [])
    desk.guests.take(client_address(request))
    guest = await desk.database.write(partial(rows.add_guest, name=name, at=now()))
    return await _me(
        desk, guest.id, [await sessions.start_session(request, desk.database, guest.id, guest.epoch)]
    )


@post("/api/me/account")
async def create_account(request: HttpRequest, state: State, data: JSONBody[AccountWish]) -> Response[Me]:
    """A login for this session's person, so that other devices find them."""
    desk = accounts_of(state)
    person = await sessions.require_person(request, desk.database)
    if (await desk.database.read(partial(rows.get_person, id=person.id))).login is not None:
        raise Taken("refusal-account-there")
    await desk.passwords.create_account(person.id, data, client_address(request))
    return await _me(desk, person.id, [])


@post("/api/me/password")
async def change_password(request: HttpRequest, state: State, data: JSONBody[PasswordWish]) -> Response[Me]:
    """Another password; every other device has to sign in again."""
    desk = accounts_of(state)
    person = await sessions.require_person(request, desk.database)
    await desk.passwords.change_password(person.id, data, client_address(request))
    desk.on_sign_out(person.id)
    found = await desk.database.read(partial(rows.get_person, id=person.id))
    return await _me(
        desk, person.id, [await sessions.start_session(request, desk.database, person.id, found.epoch)]
    )


@post("/api/session")
async def sign_in(request: HttpRequest, state: State, data: JSONBody[AccountWish]) -> Response[Me]:
    """Come back to an account; what a guest did before in this browser goes over to it."""
    desk = accounts_of(state)
    return await _start_session(request, desk, await desk.passwords.sign_in(data, client_address(request)))


@delete("/api/session")
async def sign_out(request: HttpRequest, state: State) -> Response[None]:
    """Leave on this device; open pages have to say again who they are."""
    desk = accounts_of(state)
    person = await sessions.current_person(request, desk.database)
    if person is not None:
        desk.on_sign_out(person.id)
    return Response(None, cookies=[sessions.end_session(request)])


@delete("/api/me/sessions")
async def sign_out_everywhere(request: HttpRequest, state: State) -> Response[None]:
    """Leave on every device."""
    desk = accounts_of(state)
    person = await sessions.require_person(request, desk.database)
    await desk.database.write(partial(rows.sign_out_everywhere, person=person.id))
    desk.on_sign_out(person.id)
    return Response(None, cookies=[sessions.end_session(request)])


# --- passkeys ------------------------------------------------------------------------------------------


@post("/api/passkeys/question")
async def passkey_registration_challenge(request: HttpRequest, state: State) -> Question:
    """What the authenticator is asked for a new passkey of mine."""
    desk = accounts_of(state)
    person = await sessions.require_person(request, desk.database)
    desk.challenges.take(client_address(request))
    return await passkeys.registration_challenge(desk.database, passkeys.relying_party(request), person.id)


@post("/api/passkeys")
async def add_passkey(request: HttpRequest, state: State, data: JSONBody[Credential]) -> Response[Me]:
    """Keep the new passkey."""
    desk = accounts_of(state)
    person = await sessions.require_person(request, desk.database)
    await passkeys.register(desk.database, passkeys.relying_party(request), person.id, data)
    return await _me(desk, person.id, [])


@delete("/api/passkeys/{id:str}", status_code=200)
async def remove_passkey(request: HttpRequest, state: State, id: FromPath[str]) -> Response[Me]:
    """Forget one of my passkeys."""
    desk = accounts_of(state)
    person = await sessions.require_person(request, desk.database)
    await passkeys.remove(desk.database, person.id, id)
    return await _me(desk, person.id, [])


@post("/api/session/passkey/question")
async def passkey_challenge(request: HttpRequest, state: State) -> Question:
    """What any authenticator is asked."""
    desk = accounts_of(state)
    desk.challenges.take(client_address(request))
    return await passkeys.authentication_challenge(desk.database, passkeys.relying_party(request))


@post("/api/session/passkey")
async def sign_in_with_passkey(
    request: HttpRequest, state: State, data: JSONBody[Credential]
) -> Response[Me]:
    """Come back to the person whose passkey answers."""
    desk = accounts_of(state)
    return await _start_session(
        request, desk, await passkeys.authenticate(desk.database, passkeys.relying_party(request), data)
    )


async def _start_session(request: HttpRequest, desk: AccountService, person: str) -> Response[Me]:
    before = await sessions.current_person(request, desk.database)
    if before is not None and before.guest and before.id != person:
        touched = await desk.database.write(partial(merge_guest, guest=before.id, account=person))
        if touched:
            desk.on_merge(before.id, person, touched)
    found = await desk.database.read(partial(rows.get_person, id=person))
    return await _me(
        desk, person, [await sessions.start_session(request, desk.database, person, found.epoch)]
    )


async def _me(desk: AccountService, person: str, cookies: list[Cookie]) -> Response[Me]:
    me = await desk.database.read(partial(rows.me, person=person, push_key=await desk.push_key()))
    return Response(me, cookies=cookies)


ROUTES: list[HTTPRouteHandler] = [
    show_me,
    set_name,
    create_account,
    change_password,
    sign_in,
    sign_out,
    sign_out_everywhere,
    passkey_registration_challenge,
    add_passkey,
    remove_passkey,
    passkey_challenge,
    sign_in_with_passkey,
]
