"""Matches in a database and rooms around them, without a server."""

from __future__ import annotations

import asyncio
import json
import secrets
from collections.abc import Callable, Coroutine, Iterable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from typing import Any, TypeVar

import sqlalchemy

from gloaming.core.actions import Action
from gloaming.core.discovery import find
from gloaming.core.record import secrecy
from gloaming.core.record.undo import UndoTest
from gloaming.core.state import Refusal
from gloaming.host.host import MatchHost
from gloaming.host.result import BotTurn, Result
from gloaming.protocol import CreateMatch, SeatPlan, Submit, Terms
from gloaming.server.accounts.person import Person
from gloaming.server.matches import waiting_room
from gloaming.server.matches.connection import Connection
from gloaming.server.matches.room import Change, Room
from gloaming.server.ops.metrics import Metrics
from gloaming.server.storage import people
from gloaming.server.storage.database import Database
from gloaming.server.storage.matches.rows import Arrangement, StoredMatch
from gloaming.server.storage.matches.sql_store import SqlStore
from gloaming.server.storage.matches.store import MatchStore
from gloaming.server.times import now
from gloaming.server.workers.bot_pool import BotPool
from gloaming.server.workers.priority_semaphore import Requester
from gloaming.server.workers.thinker import Thinker

Message = dict[str, Any]
T = TypeVar("T")
QUICK: dict[str, int | str] = {
    "first": "A",
    "entities": 1,
}  # a small match of The Illuminated in which seat 0 begins


def finish(work: Coroutine[object, object, T]) -> T:
    """The result of the work, also for tests whose own event loop is running."""
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(asyncio.run, work).result()


class StubBots(BotPool):
    """Bots that end their turn at once; `revealing` is the answer to every undo."""

    def __init__(self) -> None:
        super().__init__(1)
        self.revealing = False

    async def choose(self, requester: Requester, game: str, turn: BotTurn, watched: bool = True) -> Action:
        action = find(game).parse_action("end")
        assert action is not None
        return action

    async def reveals(self, requester: Requester, test: UndoTest) -> bool:
        return self.revealing


class StubContext:
    """The context of a room; notes what the room calls."""

    def __init__(self, store: MatchStore) -> None:
        self.store = store
        self.thinker: Thinker = StubBots()
        self.metrics = Metrics()
        self.published: list[str] = []
        self.dropped: list[str] = []
        self.commits: list[str] = []

    def publish(self, match: str) -> None:
        self.published.append(match)

    def drop(self, match: str) -> None:
        self.dropped.append(match)

    def committed(self, match: str) -> None:
        self.commits.append(match)


class Setup:
    """A database with three people: Ada and Bo play, Eve does not."""

    def __init__(self, database: Path | str) -> None:
        self.database = Database(database)
        self.results: list[str] = []  # matches whose results were recorded
        self.store: MatchStore = SqlStore(
            self.database, lambda db, stored, match, at: self.results.append(stored.id)
        )
        self.ada, self.bo, self.eve = (self._person(name) for name in ("Ada", "Bo", "Eve"))

    def _person(self, name: str) -> Person:
        row = self.write(lambda db: people.add_guest(db, name, now()))
        return Person(row.id, row.name, True, row.epoch)

    def write(self, work: Callable[[sqlalchemy.Connection], T]) -> T:
        with self.database.write_engine.begin() as db:
            return work(db)

    async def epochs(self, persons: Iterable[str]) -> dict[str, int]:
        return await self.database.read(partial(people.epochs, persons=persons))

    def load(self, id: str) -> StoredMatch:
        stored = finish(self.store.load(id))
        assert stored is not None
        return stored

    def arrange(self, id: str, change: Callable[[StoredMatch], Arrangement]) -> None:
        finish(self.store.arrange(id, now(), change))

    def waiting(
        self, game: str = "illuminated", *, online: bool = True, listed: bool = True, bot: str | None = None,
        terms: Terms | None = None,
    ) -> str:  # fmt: skip
        """Ada's match for two in its waiting room; with a bot it has no free seat."""
        seats = [SeatPlan("Ada"), SeatPlan("Bo", bot)]
        settings = dict(QUICK) if game == "illuminated" else {}
        order = CreateMatch(game, seats, settings, online, listed, terms or Terms())
        new = waiting_room.new_match(order, self.ada.id, self.ada.name)
        return finish(self.store.create(new, now()))

    def begun(self, game: str = "illuminated", *, online: bool = True, terms: Terms | None = None) -> str:
        """A match of Ada (seat 0) and Bo (seat 1) in which Ada has to decide; or of Ada at one screen."""
        id = self.waiting(game, online=online, terms=terms)
        if not online:
            self.arrange(id, partial(waiting_room.begin, words={0: "a", 1: "b"}, at=now()))
            return id
        sit = partial(waiting_room.take_seat, person=self.bo.id, name="Bo", seat=1, invite=None)
        self.arrange(id, sit)
        for person in (self.ada.id, self.bo.id):
            self.arrange(id, partial(waiting_room.set_ready, person=person, word="word", at=now()))
        return id

    def room(self, id: str) -> tuple[Room, StubContext]:
        context = StubContext(self.store)
        return Room(self.load(id), context), context


async def join(room: Room, person: Person | None, seat: int | None = None) -> Connection:
    """A connection that has read its first messages."""
    connection = Connection(person.id if person is not None else None)
    await room.join(connection, seat, None)
    for each in room.connections:
        received(each)
    return connection


def received(connection: Connection) -> list[Message]:
    """The messages sent to a connection since the last call."""
    texts = [connection.queue.get_nowait() for _ in range(connection.queue.qsize())]
    return [json.loads(text) for text in texts if text is not None]


def kinds(connection: Connection) -> list[str]:
    return [message["type"] for message in received(connection)]


def action(seat: int, text: str = "end", key: str = "") -> Change:
    """The change in which the seat takes this action."""

    def change(host: MatchHost, at: int) -> Result | Refusal:
        step = secrecy.step(host.match, seat)
        return host.handle(seat, Submit(key or secrets.token_hex(8), step, seat, text), at)

    return change


def refused(result: Result | Refusal) -> str | None:
    """The key of the refusal, if it is one."""
    return result.key if isinstance(result, Refusal) else None
