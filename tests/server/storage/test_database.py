"""The database: writes are stored once or not at all, and failures have a reason."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from services import Postgres
from sqlalchemy import URL, Connection, select, text

from gloaming.core.record.format import Header, Player, line_text
from gloaming.server.storage.database import Database
from gloaming.server.storage.engine import connect, database_url
from gloaming.server.storage.errors import DatabaseError, DatabaseUnavailable
from gloaming.server.storage.matches.sql_store import SqlStore
from gloaming.server.storage.migrate import SCRIPTS, is_current
from gloaming.server.storage.schema import metadata, results

HEADER = Header("embers", 1, "", (Player("Ada"), Player("Bo")), {}, "", {})


def with_store(database: Path | str, visit: Callable[[Database], Awaitable[None]]) -> None:
    async def run() -> None:
        store = Database(database)
        try:
            await visit(store)
        finally:
            store.close()

    asyncio.run(run())


def _people(db: Connection) -> None:
    db.execute(text("INSERT INTO people (id, name, made) VALUES ('ada', 'Ada', 0)"))


def test_a_write_that_fails_takes_nobody_with_it(tmp_path: Path) -> None:
    def wrong(db: Connection) -> None:
        db.execute(text("INSERT INTO people (id, name, made) VALUES ('bo', 'Bo', 0)"))
        raise ZeroDivisionError

    async def visit(store: Database) -> None:
        found = await asyncio.gather(store.write(_people), store.write(wrong), return_exceptions=True)
        assert isinstance(found[1], ZeroDivisionError)
        names = await store.read(lambda db: list(db.execute(text("SELECT name FROM people")).scalars()))
        assert names == ["Ada"]

    with_store(tmp_path / "deep" / "er" / "g.db", visit)


def test_a_closed_store_says_so(tmp_path: Path) -> None:
    async def visit(store: Database) -> None:
        store.close()
        with pytest.raises(DatabaseUnavailable):
            await store.write(_people)

    with_store(tmp_path / "g.db", visit)


def test_a_database_that_cannot_be_opened_is_said(tmp_path: Path) -> None:
    broken = tmp_path / "g.db"
    broken.write_bytes(b"this is not a database" * 100)
    with pytest.raises(DatabaseError, match="cannot be opened"):
        Database(broken)
    with pytest.raises(DatabaseError, match="cannot be opened"):
        Database(tmp_path / "g.db" / "inside")


@pytest.mark.parametrize("wrong", ["mysql://here/x", "http://here", "://"])
def test_other_databases_are_refused(wrong: str) -> None:
    with pytest.raises(DatabaseError):
        database_url(wrong)


# --- migrations ------------------------------------------------------------------------------------------


def test_the_steps_lead_to_the_tables_that_the_code_uses(tmp_path: Path) -> None:
    async def visit(store: Database) -> None:
        await store.read(_check)

    def _check(db: Connection) -> None:
        assert is_current(db)
        assert compare_metadata(MigrationContext.configure(db), metadata) == []

    with_store(tmp_path / "g.db", visit)


def test_a_file_of_the_first_version_is_taken_up_with_its_tables(tmp_path: Path) -> None:
    old = sqlite3.connect(tmp_path / "g.db")
    old.executescript(
        "CREATE TABLE matches (id TEXT PRIMARY KEY, secret TEXT NOT NULL, made TEXT NOT NULL) STRICT;"
        "CREATE TABLE lines (match TEXT NOT NULL REFERENCES matches (id) ON DELETE CASCADE,"
        " number INTEGER NOT NULL, line TEXT NOT NULL, PRIMARY KEY (match, number)) STRICT, WITHOUT ROWID;"
    )
    header = line_text(HEADER)
    old.execute("INSERT INTO matches VALUES ('m', 'secret', '2026-01-01')")
    rows = [("m", 0, header), ("m", 1, '{"words": ["a", "b"]}')]
    old.executemany("INSERT INTO lines VALUES (?, ?, ?)", rows)
    old.commit()
    old.close()

    async def visit(store: Database) -> None:
        stored = await SqlStore(store).load("m")
        assert stored is not None
        assert (stored.game, stored.phase, stored.owner, len(stored.seats)) == ("embers", "playing", None, 2)
        assert [line_text(line.line) for line in stored.lines] == [row[2] for row in rows]
        assert [each.id for each in await SqlStore(store).mine("ada", 9)] == ["m"]

    with_store(tmp_path / "g.db", visit)


ENDED = [  # places, reason of the end, winners
    ("illuminated", [2, 1], "reason-illuminated", [False, True]),
    ("illuminated", [1, 1], "reason-turn-limit", [False, False]),
    ("illuminated", [1, 1], "reason-locked", [False, False]),
    ("light_and_dark", [1, 1, 1], "reason-undecided", [False, False, False]),
    ("dunkelrunde", [1, 2, 1], "reason-together", [True, False, True]),
    ("illuminated", [1, 2], "reason-given-up", [True, False]),
    ("betwixt_and_between", [1], "reason-solo", [False]),
    ("betwixt_and_between", [1], "reason-scenario-won", [True]),
]


def _end_line(places: list[int], reason: str) -> str:
    end = {"places": places, "scores": [0 for _ in places], "reason": reason}
    return json.dumps({"end": end, "secret": "s", "digest": "d"})


def _before_winners(url: URL) -> None:
    """The schema before results had winners, with a match for each kind of end."""
    engine = connect(url, writes=True)
    config = Config()
    config.set_main_option("script_location", str(SCRIPTS))
    with engine.begin() as db:
        config.attributes["connection"] = db
        command.upgrade(config, "0004")
        for number, (game, places, reason, _) in enumerate(ENDED):
            stored = {"match": f"m{number}", "game": game}
            db.execute(
                text("INSERT INTO matches (id, secret, made, game) VALUES (:match, '', '', :game)"), stored
            )
            for line, said in enumerate(['{"step": 1}', _end_line(places, reason)]):
                wanted = "INSERT INTO lines (match, number, line) VALUES (:match, :number, :line)"
                db.execute(text(wanted), {"match": f"m{number}", "number": line, "line": said})
            for seat, place in enumerate(places):
                wanted = (
                    "INSERT INTO results (match, seat, player, game, place, share, steps, ended, change)"
                    " VALUES (:match, :seat, 'ada', :game, :place, 0, 9, 9, 0)"
                )
                db.execute(text(wanted), {**stored, "seat": seat, "place": place})
    engine.dispose()


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_old_results_are_told_who_has_won(kind: str, tmp_path: Path, request: pytest.FixtureRequest) -> None:
    postgres: Postgres | None = request.getfixturevalue("postgres") if kind == "postgresql" else None
    database = postgres.fresh() if postgres is not None else str(tmp_path / "g.db")
    _before_winners(database_url(database))

    async def visit(store: Database) -> None:
        wanted = select(results.c.match, results.c.won).order_by(results.c.match, results.c.seat)
        found: dict[str, list[bool]] = {}
        for match, won in await store.read(lambda db: db.execute(wanted).all()):
            found.setdefault(match, []).append(won)
        assert found == {f"m{number}": won for number, (*_, won) in enumerate(ENDED)}

    with_store(database, visit)
    if postgres is not None:
        postgres.drop(database)


def test_a_database_of_a_newer_version_is_refused(tmp_path: Path) -> None:
    async def visit(store: Database) -> None:
        newer = text("UPDATE alembic_version SET version_num = '9999'")
        await store.write(lambda db: db.execute(newer).rowcount)

    with_store(tmp_path / "g.db", visit)
    with pytest.raises(DatabaseError, match="newer Gloaming"):
        Database(tmp_path / "g.db")
