"""Passkeys: WebAuthn registration and sign-in."""

from __future__ import annotations

import ipaddress
import json
import logging
import secrets
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Any, TypeVar

import webauthn
from sqlalchemy import Connection, Row, delete, func, insert, select, update
from webauthn.helpers import base64url_to_bytes, bytes_to_base64url
from webauthn.helpers.structs import (
    AuthenticatorSelectionCriteria,
    PublicKeyCredentialDescriptor,
    ResidentKeyRequirement,
    UserVerificationRequirement,
)

from gloaming.protocol import Credential, PasskeyChallenge
from gloaming.server.accounts.sessions import AnyConnection
from gloaming.server.errors import BadCredentials, Conflict, NotFound, RequestRefused
from gloaming.server.storage import people as rows
from gloaming.server.storage.database import Database
from gloaming.server.storage.schema import passkeys, people, tickets
from gloaming.server.times import now

T = TypeVar("T")

CHALLENGE_LIFETIME = 5 * 60 * 1000  # milliseconds
MAX_PASSKEYS = 20  # of one person

log = logging.getLogger("gloaming.people")


@dataclass(frozen=True)
class RelyingParty:
    """This server as WebAuthn names it; passkeys are bound to its host."""

    host: str
    origin: str


def relying_party(connection: AnyConnection) -> RelyingParty:
    """The relying party of a request. Browsers allow host names such as localhost, but no IP addresses."""
    named = connection.headers.get("host", "").lower()
    host = named.partition(":")[0]
    if named.startswith("[") or not host or not host.isascii() or _is_ip(host):
        raise RequestRefused("refusal-passkey-host")
    return RelyingParty(host, f"{connection.scope['scheme']}://{named}")


def _is_ip(host: str) -> bool:
    try:
        ipaddress.ip_address(host)
    except ValueError:
        return False
    return True


# --- registration --------------------------------------------------------------------------------------


async def registration_challenge(database: Database, at: RelyingParty, person: str) -> PasskeyChallenge:
    """The challenge for a new discoverable passkey."""
    found, known = await database.read(partial(_of_person, person=person))
    options = webauthn.generate_registration_options(
        rp_id=at.host,
        rp_name="Gloaming",
        user_id=person.encode(),
        user_name=found.login or found.name,
        user_display_name=found.name,
        authenticator_selection=AuthenticatorSelectionCriteria(
            resident_key=ResidentKeyRequirement.REQUIRED,
            user_verification=UserVerificationRequirement.PREFERRED,
        ),
        exclude_credentials=[PublicKeyCredentialDescriptor(base64url_to_bytes(id)) for id in known],
    )
    ticket = await database.write(partial(_issue, challenge=options.challenge, person=person, at=now()))
    return PasskeyChallenge(ticket, webauthn.options_to_json(options))


async def register(database: Database, at: RelyingParty, person: str, given: Credential) -> None:
    """Store the passkey that answers the person's own challenge."""
    challenge = await database.write(partial(_redeem, ticket=given.ticket, person=person, at=now()))
    proof = _proven(
        lambda: webauthn.verify_registration_response(
            credential=_plain(given.answer),
            expected_challenge=challenge,
            expected_rp_id=at.host,
            expected_origin=at.origin,
        )
    )
    id, public = bytes_to_base64url(proof.credential_id), bytes_to_base64url(proof.credential_public_key)
    await database.write(partial(_add, id=id, person=person, public=public, count=proof.sign_count, at=now()))


async def remove(database: Database, person: str, id: str) -> None:
    """Delete a passkey, unless it is the person's only way to sign in."""
    await database.write(partial(_remove, person=person, id=id))


# --- sign-in -------------------------------------------------------------------------------------------


async def authentication_challenge(database: Database, at: RelyingParty) -> PasskeyChallenge:
    """A challenge for any passkey of this site."""
    options = webauthn.generate_authentication_options(
        rp_id=at.host, user_verification=UserVerificationRequirement.PREFERRED
    )
    ticket = await database.write(partial(_issue, challenge=options.challenge, person=None, at=now()))
    return PasskeyChallenge(ticket, webauthn.options_to_json(options))


async def authenticate(database: Database, at: RelyingParty, given: Credential) -> str:
    """The person whose passkey answers the challenge."""
    challenge = await database.write(partial(_redeem, ticket=given.ticket, person=None, at=now()))
    answer = _plain(given.answer)
    key = await database.read(partial(_find, id=str(answer.get("id", ""))))
    proof = _proven(
        lambda: webauthn.verify_authentication_response(
            credential=answer,
            expected_challenge=challenge,
            expected_rp_id=at.host,
            expected_origin=at.origin,
            credential_public_key=base64url_to_bytes(key.public),
            credential_current_sign_count=key.used,
        )
    )
    await database.write(partial(_used, id=key.id, count=proof.new_sign_count))
    person: str = key.person
    return person


def _plain(answer: str) -> dict[str, object]:
    try:
        found = json.loads(answer)
    except (ValueError, RecursionError):
        raise BadCredentials("refusal-passkey") from None
    if not isinstance(found, dict):
        raise BadCredentials("refusal-passkey")
    return found


def _proven(verify: Callable[[], T]) -> T:
    """The result of a verification; any exception on untrusted bytes means refusal."""
    try:
        return verify()
    except Exception as error:
        log.warning("a passkey is refused: %s", type(error).__name__)
        raise BadCredentials("refusal-passkey") from None


# --- the database --------------------------------------------------------------------------------------


def _of_person(db: Connection, person: str) -> tuple[rows.PersonRow, list[str]]:
    known = db.execute(select(passkeys.c.id).where(passkeys.c.person == person)).scalars()
    return rows.get_person(db, person), list(known)


def _issue(db: Connection, challenge: bytes, person: str | None, at: int) -> str:
    db.execute(delete(tickets).where(tickets.c.expires <= at))
    id = secrets.token_urlsafe(18)
    text = bytes_to_base64url(challenge)
    db.execute(insert(tickets).values(id=id, challenge=text, person=person, expires=at + CHALLENGE_LIFETIME))
    return id


def _redeem(db: Connection, ticket: str, person: str | None, at: int) -> bytes:
    """The challenge of a ticket; each can be used once."""
    fits = tickets.c.person == person if person is not None else tickets.c.person.is_(None)
    wanted = delete(tickets).where(tickets.c.id == ticket, tickets.c.expires > at, fits)
    found = db.execute(wanted.returning(tickets.c.challenge)).scalar() if rows.is_id(ticket) else None
    if found is None:
        raise RequestRefused("refusal-passkey-late")
    return base64url_to_bytes(found)


def _add(db: Connection, id: str, person: str, public: str, count: int, at: int) -> None:
    db.execute(select(people.c.id).where(people.c.id == person).with_for_update())  # for the count
    counted = select(func.count()).select_from(passkeys).where(passkeys.c.person == person)
    if db.execute(counted).scalar_one() >= MAX_PASSKEYS:
        raise RequestRefused("refusal-passkey-many", most=MAX_PASSKEYS)
    if not rows.insert_if_missing(db, passkeys, id=id, person=person, public=public, count=count, made=at):
        raise Conflict("refusal-passkey-there")


def _remove(db: Connection, person: str, id: str) -> None:
    found = db.execute(select(people.c.login).where(people.c.id == person).with_for_update()).one()
    known = db.execute(select(passkeys.c.id).where(passkeys.c.person == person)).scalars().all()
    if id not in known:
        raise NotFound("refusal-passkey-unknown")
    if len(known) == 1 and found.login is None:
        raise RequestRefused("refusal-passkey-last")
    db.execute(delete(passkeys).where(passkeys.c.id == id, passkeys.c.person == person))


def _find(db: Connection, id: str) -> Row[*tuple[Any, ...]]:
    c = passkeys.c
    wanted = select(c.id, c.person, c.public, c["count"].label("used")).where(c.id == id)
    found = db.execute(wanted).one_or_none() if id.isascii() and id.isprintable() else None
    if found is None:
        raise BadCredentials("refusal-passkey-unknown")
    return found


def _used(db: Connection, id: str, count: int) -> None:
    """Update the signature counter; if it does not grow, the passkey may be cloned."""
    grows = passkeys.c["count"] < count if count else passkeys.c["count"] == 0
    if db.execute(update(passkeys).where(passkeys.c.id == id, grows).values(count=count)).rowcount == 0:
        raise BadCredentials("refusal-passkey")
