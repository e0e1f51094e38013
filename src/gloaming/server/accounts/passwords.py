"""Password accounts: argon2 hashes, computed in threads, and sign-in without timing leaks."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import cached_property, partial
from typing import TypeVar

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from sqlalchemy import Connection, update
from sqlalchemy.exc import IntegrityError

from gloaming.protocol import ChangePassword, Credentials
from gloaming.server.accounts import validation as names
from gloaming.server.errors import BadCredentials, Conflict
from gloaming.server.ops.rate_limit import RateLimit
from gloaming.server.storage import people as rows
from gloaming.server.storage.database import Database
from gloaming.server.storage.schema import people

T = TypeVar("T")

HASH_THREADS = 2  # each hash takes 64 MB and a core

LOGIN_ATTEMPTS = (10, 15 * 60)  # per login and address: count, seconds
ADDRESS_ATTEMPTS = (100, 15 * 60)


class Passwords:
    """Creates accounts and signs people in."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.hasher = PasswordHasher()
        self.threads = ThreadPoolExecutor(HASH_THREADS, thread_name_prefix="password")
        self.login_limit = RateLimit(*LOGIN_ATTEMPTS)
        self.address_limit = RateLimit(*ADDRESS_ATTEMPTS)

    async def create_account(self, person: str, credentials: Credentials, address: str) -> None:
        """Give the person a login and a password."""
        login = names.login(credentials.login)
        self.address_limit.take(address)
        hashed = await self._thread(partial(self.hasher.hash, credentials.password))
        try:
            await self.database.write(partial(set_login, person=person, login=login, password=hashed))
        except IntegrityError:
            raise Conflict("refusal-login-taken") from None
        self.address_limit.give_back(address)

    async def sign_in(self, credentials: Credentials, address: str) -> str:
        """The id of the person; an unknown login takes as long as a wrong password."""
        login = names.login(credentials.login)
        self.login_limit.take(login, address)
        self.address_limit.take(address)
        found = await self.database.read(partial(rows.by_login, login=login))
        hashed = found.password if found is not None else None
        right = await self._thread(partial(self._verify, hashed, credentials.password))
        if found is None or hashed is None or not right:
            raise BadCredentials("refusal-sign-in")
        self.login_limit.give_back(login, address)
        self.address_limit.give_back(address)
        if self.hasher.check_needs_rehash(hashed):
            fresh = await self._thread(partial(self.hasher.hash, credentials.password))
            await self.database.write(partial(rehash, person=found.id, old=hashed, new=fresh))
        id: str = found.id
        return id

    async def change_password(self, person: str, change: ChangePassword, address: str) -> None:
        """Replace the password if the old one is right, and end all sessions."""
        self.login_limit.take(person, address)
        self.address_limit.take(address)
        found = await self.database.read(partial(rows.get_person, id=person))
        right = await self._thread(partial(self._verify, found.password, change.old))
        if found.password is None or not right:
            raise BadCredentials("refusal-password")
        self.login_limit.give_back(person, address)
        self.address_limit.give_back(address)
        fresh = await self._thread(partial(self.hasher.hash, change.new))
        await self.database.write(partial(replace_password, person=person, old=found.password, new=fresh))

    def close(self) -> None:
        self.threads.shutdown(cancel_futures=True)

    @cached_property
    def _dummy_hash(self) -> str:
        """A hash to compare with when the login is unknown."""
        return self.hasher.hash(secrets.token_urlsafe())

    def _verify(self, hashed: str | None, password: str) -> bool:
        try:
            return self.hasher.verify(hashed or self._dummy_hash, password)
        except (VerificationError, InvalidHashError):
            return False

    async def _thread(self, work: Callable[[], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self.threads, work)


def set_login(db: Connection, person: str, login: str, password: str) -> None:
    """Set a login only if there is none: a stolen session must not change a password."""
    wanted = update(people).where(people.c.id == person, people.c.login.is_(None))
    if db.execute(wanted.values(login=login, password=password)).rowcount == 0:
        raise Conflict("refusal-account-there")


def replace_password(db: Connection, person: str, old: str, new: str) -> None:
    """Replace the password if it is still the one that was verified, and end all sessions."""
    wanted = update(people).where(people.c.id == person, people.c.password == old)
    if db.execute(wanted.values(password=new)).rowcount == 0:
        raise BadCredentials("refusal-password")
    rows.sign_out_everywhere(db, person)


def rehash(db: Connection, person: str, old: str, new: str) -> None:
    db.execute(update(people).where(people.c.id == person, people.c.password == old).values(password=new))
