"""A browser with its own cookie, and a small server with the account routes."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from http.cookies import SimpleCookie
from pathlib import Path
from typing import Any, TypeVar

import httpx
from argon2 import PasswordHasher
from litestar import Litestar, Request, Response, WebSocket, websocket
from litestar.datastructures import State
from litestar.testing import TestClient
from sqlalchemy import Connection, insert

from gloaming.core.discovery import UnknownGame
from gloaming.server.accounts.service import AccountConfig, AccountService
from gloaming.server.accounts.sessions import COOKIE, current_person
from gloaming.server.app import refuse
from gloaming.server.errors import RequestRefused
from gloaming.server.http import accounts, people
from gloaming.server.storage import schema
from gloaming.server.storage.database import Database
from gloaming.server.times import now

T = TypeVar("T")
Json = dict[str, Any]

PASSWORD = "correct horse battery"
QUICK = PasswordHasher(time_cost=1, memory_cost=64, parallelism=1)


def make_app(database: Path | str, settings: AccountConfig | None = None) -> Litestar:
    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        store = Database(database)
        app.state.moves = []
        app.state.left = []
        app.state.accounts = AccountService(store, settings)
        app.state.accounts.on_merge = lambda *values: app.state.moves.append(values)
        app.state.accounts.on_sign_out = app.state.left.append
        app.state.accounts.passwords.hasher = QUICK
        try:
            yield
        finally:
            await app.state.accounts.close()
            store.close()

    return Litestar(
        route_handlers=[*accounts.ROUTES, *people.ROUTES, say_who],
        lifespan=[lifespan],
        exception_handlers={RequestRefused: refuse, UnknownGame: _unknown},
    )


@websocket("/socket")
async def say_who(socket: WebSocket[object, object, State], state: State) -> None:
    """Send the id of the signed-in person."""
    await socket.accept()
    person = await current_person(socket, state.accounts.database)
    await socket.send_text(person.id if person is not None else "")
    await socket.close()


def _unknown(_: Request[Any, Any, Any], error: UnknownGame) -> Response[Json]:
    return Response({"detail": str(error), "phrase": {"key": "refusal-request"}}, status_code=404)


class Device:
    """A JSON client that keeps its cookie as a browser does."""

    def __init__(self, client: TestClient[Litestar], cookie: str | None = None) -> None:
        self.client = client
        self.cookie = cookie
        self.set_cookie = ""

    @property
    def store(self) -> Database:
        store: Database = self.client.app.state.accounts.database
        return store

    def other(self) -> Device:
        """Another device, without a session."""
        return Device(self.client)

    def ask(self, method: str, path: str, body: object = None, **headers: str) -> httpx.Response:
        self.client.cookies.clear()
        if self.cookie is not None:
            headers["cookie"] = f"{COOKIE}={self.cookie}"
        answer = self.client.request(method, path, json=body, headers=headers)
        self.set_cookie = answer.headers.get("set-cookie", "")
        if self.set_cookie:
            self.cookie = SimpleCookie(self.set_cookie)[COOKIE].value or None
        return answer

    def get(self, path: str) -> Any:
        answer = self.ask("GET", path)
        assert answer.status_code == 200, answer.text
        return answer.json()

    def post(self, path: str, body: object = None, **headers: str) -> Any:
        answer = self.ask("POST", path, body, **headers)
        assert answer.status_code == 201, answer.text
        return answer.json() if answer.content else None

    def delete(self, path: str) -> Any:
        answer = self.ask("DELETE", path)
        assert answer.status_code == 200, answer.text
        return answer.json()

    def refusal(self, method: str, path: str, body: object = None) -> tuple[int, str]:
        """The status and the phrase key of a refused request."""
        answer = self.ask(method, path, body)
        assert answer.status_code >= 400, answer.text
        return answer.status_code, answer.json()["phrase"]["key"]

    # --- shortcuts -------------------------------------------------------------------------------------

    def be(self, name: str) -> str:
        """Set a name and return the person's id."""
        return str(self.post("/api/me", {"name": name})["person"])

    def account(self, login: str, password: str = PASSWORD) -> Json:
        made: Json = self.post("/api/me/account", {"login": login, "password": password})
        return made

    def sign_in(self, login: str, password: str = PASSWORD) -> Json:
        found: Json = self.post("/api/session", {"login": login, "password": password})
        return found


def read(store: Database, work: Callable[[Connection], T]) -> T:
    return asyncio.run(store.read(work))


def write(store: Database, work: Callable[[Connection], T]) -> T:
    return asyncio.run(store.write(work))


def add_match(
    store: Database, id: str, *people: str, game: str = "illuminated", owner: str | None = None
) -> None:
    """Insert a match with these people in its seats."""

    def add(db: Connection) -> None:
        values = {"id": id, "secret": "s", "made": "2026", "game": game, "owner": owner, "online": True}
        db.execute(insert(schema.matches).values(values))
        for seat, person in enumerate(people):
            taken = {"match": id, "seat": seat, "person": person, "token": f"{id}-{seat}"}
            db.execute(insert(schema.seats).values(taken))

    write(store, add)


def add_line(store: Database, match: str, number: int, person: str, key: str) -> None:
    values = {"match": match, "number": number, "person": person, "text": "hello", "at": now(), "key": key}
    write(store, lambda db: db.execute(insert(schema.chat).values(values)).rowcount)
