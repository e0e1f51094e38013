"""Sessions: a signed cookie that names a person, and that the person can revoke."""

from __future__ import annotations

import base64
import hashlib
import hmac
import logging
import re
import secrets
from dataclasses import dataclass
from functools import partial
from typing import Any

from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie, State
from sqlalchemy import Connection

from gloaming.server.accounts.person import Person
from gloaming.server.errors import NotSignedIn
from gloaming.server.storage import people as rows
from gloaming.server.storage import server_keys as keys
from gloaming.server.storage.database import Database
from gloaming.server.times import now

COOKIE = "gloaming_session"
DAY = 24 * 3600 * 1000
LIFETIME = 180 * DAY

_FORMAT = re.compile(r"([A-Za-z0-9_-]{1,64})\.([0-9]{1,9})\.([0-9]{1,15})\.([A-Za-z0-9_-]{43})")
_CACHED = "gloaming_person"

log = logging.getLogger("gloaming.people")

AnyConnection = ASGIConnection[Any, Any, Any, State]


@dataclass(frozen=True)
class Session:
    """The content of a cookie, valid until `expires` and while the person's epoch is the same."""

    person: str
    epoch: int
    expires: int

    def needs_renewal(self, at: int) -> bool:
        """Whether the cookie is older than a day, so that regular visitors stay signed in."""
        return self.expires < at + LIFETIME - DAY


class BadCookie(Exception):
    """The cookie is not valid; the message says why, without its content."""


# --- for routes and sockets --------------------------------------------------------------------------


async def current_person(connection: AnyConnection, database: Database) -> Person | None:
    """The signed-in person of a connection, or None; looked up once per request."""
    seen: dict[str, Any] = connection.scope["state"]
    if _CACHED not in seen:
        seen[_CACHED] = await _find(connection, database)
    person: Person | None = seen[_CACHED]
    return person


async def require_person(connection: AnyConnection, database: Database) -> Person:
    person = await current_person(connection, database)
    if person is None:
        raise NotSignedIn
    return person


async def start(connection: AnyConnection, database: Database, person: str, epoch: int) -> Cookie:
    """Start a session and return its cookie."""
    key = await _key(database)
    value = encode(Session(person, epoch, now() + LIFETIME), key)
    return _cookie(connection, value, LIFETIME // 1000)


async def renew_session(connection: AnyConnection, database: Database) -> list[Cookie]:
    """A new cookie for a signed-in person whose cookie is older than a day."""
    session = decode(connection.cookies[COOKIE], await _key(database), now())
    return (
        [await start(connection, database, session.person, session.epoch)]
        if session.needs_renewal(now())
        else []
    )


def end_session(connection: AnyConnection) -> Cookie:
    """The cookie that deletes the session's."""
    return _cookie(connection, "", 0)


# --- the cookie ----------------------------------------------------------------------------------------


def encode(session: Session, key: bytes) -> str:
    said = f"{session.person}.{session.epoch}.{session.expires}"
    return f"{said}.{_signature(said, key)}"


def decode(text: str, key: bytes, at: int) -> Session:
    """Verify the signature and the expiry of a cookie."""
    found = _FORMAT.fullmatch(text)
    if found is None:
        raise BadCookie("it is not a session at all")
    person, epoch, expires, signature = found.groups()
    if not hmac.compare_digest(_signature(f"{person}.{epoch}.{expires}", key), signature):
        raise BadCookie("its signature is not ours")
    if int(expires) <= at:
        raise BadCookie("it has expired")
    return Session(person, int(epoch), int(expires))


def _signature(said: str, key: bytes) -> str:
    digest = hmac.digest(key, f"session {said}".encode(), hashlib.sha256)
    return base64.urlsafe_b64encode(digest).rstrip(b"=").decode()


def _cookie(connection: AnyConnection, value: str, seconds: int) -> Cookie:
    secure = connection.scope["scheme"] in ("https", "wss")
    return Cookie(COOKIE, value=value, max_age=seconds, httponly=True, samesite="lax", secure=secure)


async def _key(database: Database) -> bytes:
    return bytes.fromhex(await keys.get_or_create(database, "sessions", partial(secrets.token_hex, 32)))


async def _find(connection: AnyConnection, database: Database) -> Person | None:
    text = connection.cookies.get(COOKIE)
    if not text:
        return None
    try:
        session = decode(text, await _key(database), now())
        return await database.read(partial(_person, session=session))
    except BadCookie as error:
        log.warning("a session is refused: %s", error)
        return None


def _person(db: Connection, session: Session) -> Person:
    found = rows.find_person(db, session.person)
    if found is None or found.epoch != session.epoch:
        raise BadCookie("its person has signed out")
    return Person(found.id, found.name, rows.is_guest(db, found), found.epoch)
