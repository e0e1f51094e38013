"""The store of matches in a database."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from functools import partial

from sqlalchemy import Connection

from gloaming.core.match import Match
from gloaming.core.record.format import Header
from gloaming.server.storage.database import Database
from gloaming.server.storage.matches import queries
from gloaming.server.storage.matches.rows import (
    Arrangement,
    ChatRow,
    NewLines,
    NewMatch,
    StoredMatch,
    UndoRequest,
)

RecordResult = Callable[[Connection, StoredMatch, Match, int], None]


def no_results(db: Connection, stored: StoredMatch, match: Match, at: int) -> None:
    """Results are not recorded."""


class SqlStore:
    """Matches in SQLite or PostgreSQL; `record_result` runs in the transaction that ends a match."""

    def __init__(self, database: Database, record_result: RecordResult = no_results) -> None:
        self.database = database
        self.record_result = record_result
        self.shared = not database.sqlite  # one process at a time has a SQLite file

    # --- one match ---------------------------------------------------------------------------------------

    async def load(self, id: str, first: int = 0) -> StoredMatch | None:
        return await self.database.read(partial(queries.load, id=id, first=first))

    async def create(self, draft: NewMatch, at: int) -> str:
        return await self.database.write(partial(queries.create, draft=draft, at=at))

    async def append(self, id: str, first: int, added: NewLines) -> None:
        await self.database.write(partial(self._append, id=id, first=first, added=added))

    def _append(self, db: Connection, id: str, first: int, added: NewLines) -> None:
        queries.append(db, id, first, added)
        if added.ended is not None:
            stored = queries.load(db, id, first + len(added.lines))
            assert stored is not None
            self.record_result(db, stored, added.ended, added.lines[-1].at)

    async def arrange(self, id: str, at: int, change: Callable[[StoredMatch], Arrangement]) -> str | None:
        return await self.database.write(partial(self._arrange, id=id, at=at, change=change))

    def _arrange(
        self, db: Connection, id: str, at: int, change: Callable[[StoredMatch], Arrangement]
    ) -> str | None:
        stored, wanted = queries.arrange(db, id, at, change)
        if wanted.begun is not None:
            self._append(db, id, len(stored.lines), wanted.begun)
        if wanted.rematch is None:
            return stored.rematch
        other = queries.create(db, wanted.rematch, at)
        queries.set_rematch(db, id, other)
        return other

    async def ask_undo(self, id: str, request: UndoRequest | None) -> None:
        await self.database.write(partial(queries.ask_undo, id=id, request=request))

    async def seen(self, signs: Mapping[int, Sequence[tuple[str, int]]]) -> None:
        await self.database.write(partial(queries.seen, signs=signs))

    async def adopt(self, id: str, person: str) -> bool:
        return await self.database.write(partial(queries.adopt, id=id, person=person))

    async def forget(self, id: str) -> bool:
        return await self.database.write(partial(queries.forget, id=id))

    # --- chat --------------------------------------------------------------------------------------------

    async def say(self, id: str, person: str, text: str, key: str, at: int) -> bool:
        work = partial(queries.say, id=id, person=person, text=text, key=key, at=at)
        return await self.database.write(work)

    async def sayings(self, id: str, after: int, count: int) -> list[ChatRow]:
        return await self.database.read(partial(queries.sayings, id=id, after=after, count=count))

    # --- lists -------------------------------------------------------------------------------------------

    async def mine(self, person: str, count: int) -> list[StoredMatch]:
        return await self.database.read(partial(queries.mine, person=person, count=count))

    async def lobby(self, phase: str, count: int, game: str | None = None) -> list[StoredMatch]:
        return await self.database.read(partial(queries.lobby, phase=phase, count=count, game=game))

    async def heads(self, ids: Collection[str]) -> dict[str, int]:
        return await self.database.read(partial(queries.heads, ids=ids))

    async def unfinished_headers(self) -> list[tuple[str, Header]]:
        return await self.database.read(queries.unfinished_headers)

    # --- bots and clocks ---------------------------------------------------------------------------------

    async def overdue(self, at: int, count: int) -> list[tuple[str, int]]:
        return await self.database.read(partial(queries.overdue, at=at, count=count))

    async def claim(self, id: str, due: int, until: int) -> bool:
        return await self.database.write(partial(queries.claim, id=id, due=due, until=until))
