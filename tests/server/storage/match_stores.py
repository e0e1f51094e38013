"""Two stores of the same matches, and what their tests share."""

from __future__ import annotations

import asyncio
import shutil
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from typing import TypeVar

import pytest
from sqlalchemy import insert

from gloaming.core.discovery import find
from gloaming.core.match import Match
from gloaming.core.record.format import Header, Line, LogLine, Player, Words
from gloaming.server.storage.database import Database
from gloaming.server.storage.matches.memory_store import MemoryStore
from gloaming.server.storage.matches.rows import NewLines, NewMatch, StoredMatch
from gloaming.server.storage.matches.sql_store import SqlStore
from gloaming.server.storage.matches.store import MatchStore
from gloaming.server.storage.schema import people

T = TypeVar("T")
NAMES = {"ada": "Ada", "bo": "Bo", "eve": "Eve"}


def header(name: str) -> Header:
    """A header that is known by its commitment."""
    return Header("embers", 1, "", (Player("Ada"), Player("Bo")), {}, name, {})


def line(name: str, at: int, key: str | None = None) -> LogLine:
    """A line that is known by its word, or a header."""
    made: Line = header(name) if name == "a" else Words((name,))
    return LogLine(made, at, key)


DRAFT = NewMatch("secret", "embers", "ada", [header("a"), Words(("b",))], ["ada", None])
LISTED = NewMatch("secret", "embers", "ada", [header("a")], ["ada", None], online=True, listed=True)
ENDED = Match.new(find("illuminated"), [Player("Ada"), Player("Bo")], {})


@pytest.fixture(params=["memory", "sqlite", "postgresql"])
def stores(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[list[MatchStore]]:
    """Two processes' stores of the same matches, as far as there can be two; Ada, Bo and Eve are known."""
    if request.param == "memory":
        memory: MatchStore = MemoryStore(NAMES)
        yield [memory, memory]
        return
    if request.param == "sqlite":
        url = str(shutil.copy(request.getfixturevalue("empty_file"), tmp_path / "g.db"))
    else:
        url = request.getfixturevalue("emptied")()
    databases = [Database(url), Database(url)]
    with databases[0].write_engine.begin() as db:
        db.execute(insert(people), [{"id": id, "name": name, "made": 0} for id, name in NAMES.items()])
    yield [SqlStore(database) for database in databases]
    for database in databases:
        database.close()


def run(work: Callable[[], Awaitable[T]]) -> T:
    async def awaited() -> T:
        return await work()

    return asyncio.run(awaited())


async def loaded(store: MatchStore, id: str, first: int = 0) -> StoredMatch:
    stored = await store.load(id, first)
    assert stored is not None
    return stored


async def together(
    stores: list[MatchStore], work: Callable[[MatchStore, int], Awaitable[T]]
) -> list[T | BaseException]:
    """Do it eight times at once, in both processes."""
    return await asyncio.gather(*(work(stores[n % 2], n) for n in range(8)), return_exceptions=True)


def lines(*texts: str, at: int = 7, due: int | None = None, turn: tuple[int, ...] = ()) -> NewLines:
    return NewLines([line(text, at) for text in texts], due, turn)


def texts(stored: StoredMatch) -> list[str]:
    """The names of the stored lines."""
    found = [each.line for each in stored.lines]
    return [
        each.words[0] if isinstance(each, Words) else each.commitment
        for each in found
        if isinstance(each, Words | Header)
    ]
