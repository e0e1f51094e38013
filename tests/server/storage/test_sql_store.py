"""What the store in a database does besides."""

from __future__ import annotations

from functools import partial

import pytest
from server.storage.match_stores import DRAFT, ENDED, header, line, loaded, run, texts
from sqlalchemy import Connection, insert

from gloaming.core.match import Match
from gloaming.server.storage.database import Database
from gloaming.server.storage.matches.rows import FINISHED, WAITING, Arrangement, NewLines, StoredMatch
from gloaming.server.storage.matches.sql_store import SqlStore
from gloaming.server.storage.schema import people


class Refused(Exception):
    """The results cannot be written."""


def test_results_are_stored_with_the_end_or_neither_is(either_database: str) -> None:
    recorded: list[tuple[str, list[str | None], bool, int]] = []

    def record(db: Connection, stored: StoredMatch, match: Match, at: int) -> None:
        assert stored.phase == FINISHED and stored.lines == []
        if recorded:
            raise Refused
        recorded.append((stored.id, [row.person for row in stored.seats], match is ENDED, at))

    async def play(store: SqlStore) -> None:
        first, second = await store.create(DRAFT, 5), await store.create(DRAFT, 5)
        end = NewLines([line("end", 9)], None, [], ENDED)
        await store.append(first, 2, end)
        assert recorded == [(first, ["ada", None], True, 9)]
        with pytest.raises(Refused):
            await store.append(second, 2, end)
        with pytest.raises(Refused):
            await store.arrange(second, 6, lambda _: Arrangement(header=header("h"), begun=end))
        stored = await loaded(store, second)
        assert (stored.phase, texts(stored)) == (WAITING, ["a", "b"])

    database = Database(either_database)
    with database.write_engine.begin() as db:
        db.execute(insert(people).values(id="ada", name="Ada", made=0))
    try:
        run(partial(play, SqlStore(database, record)))
    finally:
        database.close()
