"""Where tables are kept: record lines appended in SQLite, each move durable before it is shown."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import TypeVar

from gloaming.core.trouble import Trouble

SCHEMA = """
CREATE TABLE IF NOT EXISTS matches (
    id TEXT PRIMARY KEY, secret TEXT NOT NULL, made TEXT NOT NULL
) STRICT;
CREATE TABLE IF NOT EXISTS lines (
    match TEXT NOT NULL REFERENCES matches (id) ON DELETE CASCADE,
    number INTEGER NOT NULL, line TEXT NOT NULL,
    PRIMARY KEY (match, number)
) STRICT, WITHOUT ROWID;
"""

T = TypeVar("T")


class StoreError(Trouble):
    """The database cannot be used; the message says why."""


@dataclass(frozen=True)
class Kept:
    """A table as it is kept: its record's lines, and the secret that its dice come from."""

    id: str
    secret: str
    made: str
    lines: list[str]


class Store:
    """One database file, one thread that touches it."""

    def __init__(self, path: Path | str) -> None:
        self.path = path
        self.thread = ThreadPoolExecutor(max_workers=1, thread_name_prefix="store")
        try:
            if isinstance(path, Path):
                path.parent.mkdir(parents=True, exist_ok=True)
            self.db = self.thread.submit(_open, path).result()
        except (OSError, sqlite3.Error) as error:
            self.thread.shutdown()
            raise StoreError(f"the database {path} cannot be opened: {error}") from None

    async def _run(self, work: Callable[[], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self.thread, work)

    async def create(self, id: str, secret: str, lines: Sequence[str]) -> str:
        """Keep a new table; returns when it was made."""
        made = datetime.now(UTC).isoformat(timespec="seconds")

        def work() -> None:
            with self.db:
                self.db.execute("INSERT INTO matches VALUES (?, ?, ?)", (id, secret, made))
                self._insert(id, 0, lines)

        await self._run(work)
        return made

    async def append(self, id: str, at: int, lines: Sequence[str]) -> None:
        """Add lines after the first `at` ones; a line that is there already is an error; none is added."""

        def work() -> None:
            with self.db:
                self._insert(id, at, lines)

        await self._run(work)

    def _insert(self, id: str, at: int, lines: Sequence[str]) -> None:
        rows = [(id, at + number, line) for number, line in enumerate(lines)]
        self.db.executemany("INSERT INTO lines VALUES (?, ?, ?)", rows)

    async def load(self, id: str) -> Kept | None:
        return await self._run(lambda: self._load(id))

    async def newest(self, count: int) -> list[Kept]:
        """The tables made last, the newest first."""

        def work() -> list[Kept]:
            order = "SELECT id FROM matches ORDER BY made DESC, rowid DESC LIMIT ?"
            found = [self._load(id) for (id,) in self.db.execute(order, (count,)).fetchall()]
            return [kept for kept in found if kept is not None]

        return await self._run(work)

    def _load(self, id: str) -> Kept | None:
        row = self.db.execute("SELECT secret, made FROM matches WHERE id = ?", (id,)).fetchone()
        if row is None:
            return None
        found = self.db.execute("SELECT line FROM lines WHERE match = ? ORDER BY number", (id,))
        return Kept(id, row[0], row[1], [line for (line,) in found])

    async def delete(self, id: str) -> bool:
        """Forget a table; returns whether there was one."""

        def work() -> bool:
            with self.db:
                return self.db.execute("DELETE FROM matches WHERE id = ?", (id,)).rowcount > 0

        return await self._run(work)

    def close(self) -> None:
        self.thread.submit(self.db.close).result()
        self.thread.shutdown()


def _open(path: Path | str) -> sqlite3.Connection:
    db = sqlite3.connect(path, check_same_thread=True)
    db.execute("PRAGMA journal_mode = WAL")
    db.execute("PRAGMA synchronous = FULL")
    db.execute("PRAGMA foreign_keys = ON")
    db.executescript(SCHEMA)
    return db
