"""Routes for accounts: name, sign-in, sessions and passkeys."""

from __future__ import annotations

from functools import partial

from litestar import Request, Response, delete, get, post
from litestar.datastructures import Cookie, State
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath, JSONBody

from gloaming.protocol import ChangePassword, Credential, Credentials, Me, PasskeyChallenge, SetName
from gloaming.server.accounts import passkeys, sessions, validation
from gloaming.server.accounts.merge import merge_guest
from gloaming.server.accounts.service import AccountService
from gloaming.server.errors import Conflict
from gloaming.server.ops.rate_limit import client_address
from gloaming.server.storage import people
from gloaming.server.times import now

HttpRequest = Request[object, object, State]


def accounts_of(state: State) -> AccountService:
    accounts: AccountService = state.accounts
    return accounts


@get("/api/me")
async def show_me(request: HttpRequest, state: State) -> Response[Me] | Response[None]:
    """The signed-in person, or null. Renews a session that is older than a day."""
    accounts = accounts_of(state)
    person = await sessions.current_person(request, accounts.database)
    if person is None:
        return Response(None)
    return await _me(accounts, person.id, await sessions.renew_session(request, accounts.database))


@post("/api/me")
async def set_name(request: HttpRequest, state: State, data: JSONBody[SetName]) -> Response[Me]:
    """Rename the signed-in person, or create a guest with this name."""
    accounts = accounts_of(state)
    name = validation.person_name(data.name)
    person = await sessions.current_person(request, accounts.database)
    if person is not None:
        await accounts.database.write(partial(people.rename, person=person.id, name=name))
        return await _me(accounts, person.id, [])
    accounts.guests.take(client_address(request))
    guest = await accounts.database.write(partial(people.add_guest, name=name, at=now()))
    cookie = await sessions.start(request, accounts.database, guest.id, guest.epoch)
    return await _me(accounts, guest.id, [cookie])


@post("/api/me/account")
async def create_account(request: HttpRequest, state: State, data: JSONBody[Credentials]) -> Response[Me]:
    """Give the signed-in person a login and a password."""
    accounts = accounts_of(state)
    person = await sessions.require_person(request, accounts.database)
    if (await accounts.database.read(partial(people.get_person, id=person.id))).login is not None:
        raise Conflict("refusal-account-there")
    await accounts.passwords.create_account(person.id, data, client_address(request))
    return await _me(accounts, person.id, [])


@post("/api/me/password")
async def change_password(request: HttpRequest, state: State, data: JSONBody[ChangePassword]) -> Response[Me]:
    """Change the password and end the sessions of all other devices."""
    accounts = accounts_of(state)
    person = await sessions.require_person(request, accounts.database)
    await accounts.passwords.change_password(person.id, data, client_address(request))
    accounts.on_sign_out(person.id)
    return await _start_session(request, accounts, person.id)


@post("/api/session")
async def sign_in(request: HttpRequest, state: State, data: JSONBody[Credentials]) -> Response[Me]:
    """Sign in with a password. A guest of this browser is merged into the account."""
    accounts = accounts_of(state)
    person = await accounts.passwords.sign_in(data, client_address(request))
    return await _sign_in(request, accounts, person)


@delete("/api/session")
async def sign_out(request: HttpRequest, state: State) -> Response[None]:
    """End the session of this device."""
    accounts = accounts_of(state)
    person = await sessions.current_person(request, accounts.database)
    if person is not None:
        accounts.on_sign_out(person.id)
    return Response(None, cookies=[sessions.end_session(request)])


@delete("/api/me/sessions")
async def sign_out_everywhere(request: HttpRequest, state: State) -> Response[None]:
    """End the sessions of all devices."""
    accounts = accounts_of(state)
    person = await sessions.require_person(request, accounts.database)
    await accounts.database.write(partial(people.sign_out_everywhere, person=person.id))
    accounts.on_sign_out(person.id)
    return Response(None, cookies=[sessions.end_session(request)])


# --- passkeys ------------------------------------------------------------------------------------------


@post("/api/passkeys/question")
async def passkey_registration_challenge(request: HttpRequest, state: State) -> PasskeyChallenge:
    """The challenge for registering a passkey."""
    accounts = accounts_of(state)
    person = await sessions.require_person(request, accounts.database)
    accounts.challenges.take(client_address(request))
    site = passkeys.relying_party(request)
    return await passkeys.registration_challenge(accounts.database, site, person.id)


@post("/api/passkeys")
async def add_passkey(request: HttpRequest, state: State, data: JSONBody[Credential]) -> Response[Me]:
    """Register the passkey that answers the challenge."""
    accounts = accounts_of(state)
    person = await sessions.require_person(request, accounts.database)
    await passkeys.register(accounts.database, passkeys.relying_party(request), person.id, data)
    return await _me(accounts, person.id, [])


@delete("/api/passkeys/{id:str}", status_code=200)
async def remove_passkey(request: HttpRequest, state: State, id: FromPath[str]) -> Response[Me]:
    """Remove a passkey of the signed-in person."""
    accounts = accounts_of(state)
    person = await sessions.require_person(request, accounts.database)
    await passkeys.remove(accounts.database, person.id, id)
    return await _me(accounts, person.id, [])


@post("/api/session/passkey/question")
async def passkey_challenge(request: HttpRequest, state: State) -> PasskeyChallenge:
    """The challenge for signing in with a passkey."""
    accounts = accounts_of(state)
    accounts.challenges.take(client_address(request))
    return await passkeys.authentication_challenge(accounts.database, passkeys.relying_party(request))


@post("/api/session/passkey")
async def sign_in_with_passkey(
    request: HttpRequest, state: State, data: JSONBody[Credential]
) -> Response[Me]:
    """Sign in with the passkey that answers the challenge."""
    accounts = accounts_of(state)
    site = passkeys.relying_party(request)
    return await _sign_in(request, accounts, await passkeys.authenticate(accounts.database, site, data))


async def _sign_in(request: HttpRequest, accounts: AccountService, person: str) -> Response[Me]:
    """Merge this browser's guest into the person, and start a session."""
    before = await sessions.current_person(request, accounts.database)
    if before is not None and before.guest and before.id != person:
        touched = await accounts.database.write(partial(merge_guest, guest=before.id, account=person))
        if touched:
            accounts.on_merge(before.id, person, touched)
    return await _start_session(request, accounts, person)


async def _start_session(request: HttpRequest, accounts: AccountService, person: str) -> Response[Me]:
    found = await accounts.database.read(partial(people.get_person, id=person))
    return await _me(
        accounts, person, [await sessions.start(request, accounts.database, person, found.epoch)]
    )


async def _me(accounts: AccountService, person: str, cookies: list[Cookie]) -> Response[Me]:
    me = await accounts.database.read(partial(people.me, person=person, push_key=await accounts.push_key()))
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
