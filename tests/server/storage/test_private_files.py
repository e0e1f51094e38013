"""Files of the server are readable for their owner only."""

from __future__ import annotations

import asyncio
import os
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from gloaming.cli.play import saves as keeping
from gloaming.server.storage import people as rows
from gloaming.server.storage.backup import back_up, restore
from gloaming.server.storage.database import Database
from gloaming.server.storage.engine import connect, database_url

INTRUDER = "import sqlite3, sys; sqlite3.connect(sys.argv[1], timeout=0).execute('BEGIN IMMEDIATE')"


@pytest.fixture(autouse=True)
def open_to_all() -> Iterator[None]:
    """A umask that removes no rights from new files."""
    before = os.umask(0)
    yield
    os.umask(before)


def mode(path: Path) -> str:
    return oct(path.stat().st_mode & 0o777)


def used(path: Path) -> Database:
    """An open database with a row in it."""
    store = Database(path)
    asyncio.run(store.write(lambda db: rows.add_guest(db, "Ada", 0)))
    return store


def beside(path: Path) -> list[Path]:
    return sorted(path.parent.glob(f"{path.name}*"))


def test_a_new_database_and_its_folders_are_private(tmp_path: Path) -> None:
    path = tmp_path / "share" / "gloaming" / "g.db"
    store = used(path)
    try:
        assert [file.name for file in beside(path)] == ["g.db", "g.db-shm", "g.db-wal"]
        assert {mode(file) for file in beside(path)} == {"0o600"}
        assert (mode(path.parent), mode(path.parent.parent)) == ("0o700", "0o700")
    finally:
        store.close()


def test_the_file_is_private_before_the_database_opens_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path, seen, real = tmp_path / "g.db", list[str](), sqlite3.dbapi2.connect

    def watched(*args: Any, **options: Any) -> Any:
        seen.append(mode(path))
        return real(*args, **options)

    monkeypatch.setattr(sqlite3.dbapi2, "connect", watched)
    Database(path).close()
    assert set(seen) == {"0o600"}


def test_a_folder_that_was_there_is_left_alone(tmp_path: Path) -> None:
    folder = tmp_path / "data"
    folder.mkdir(mode=0o755)
    Database(folder / "g.db").close()
    assert mode(folder) == "0o755"


def test_an_older_database_is_made_private_when_it_is_opened(tmp_path: Path) -> None:
    path = tmp_path / "g.db"
    first = used(path)
    try:
        for file in beside(path):
            file.chmod(0o644)
        second = Database(path)
        try:
            assert {mode(file) for file in beside(path)} == {"0o600"}
        finally:
            second.close()
    finally:
        first.close()


def test_opening_does_not_break_the_locks_of_an_open_connection(tmp_path: Path) -> None:
    """Closing a file drops all locks of the process on it, including SQLite's."""
    path = tmp_path / "g.db"
    used(path).close()
    with closing(sqlite3.connect(path, isolation_level=None)) as db:
        db.execute("PRAGMA journal_mode = DELETE")
        db.execute("BEGIN EXCLUSIVE")
        connect(database_url(path), writes=True).dispose()
        other = subprocess.run([sys.executable, "-c", INTRUDER, path], capture_output=True, text=True)
        assert "database is locked" in other.stderr


def test_copies_and_what_they_replace_are_private(tmp_path: Path) -> None:
    path = tmp_path / "g.db"
    used(path).close()
    copy = back_up(path, tmp_path / "copy.db").file
    assert mode(copy) == "0o600"
    path.chmod(0o644)
    back = restore(copy, path, force=True)
    assert back.replaced is not None
    assert (mode(path), mode(back.replaced)) == ("0o600", "0o600")
    restore(copy, tmp_path / "other" / "g.db")
    assert mode(tmp_path / "other") == "0o700"
    assert {mode(file) for file in beside(tmp_path / "other" / "g.db")} == {"0o600"}


def test_saved_games_of_the_terminal_are_private(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("GLOAMING_DATA", str(tmp_path / "own"))
    save = keeping.new_save("embers")
    keeping.write(save, "a sealed table")
    assert (mode(save), mode(save.parent), mode(tmp_path / "own")) == ("0o600", "0o700", "0o700")
