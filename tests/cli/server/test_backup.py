"""Copies of the SQLite file: made while the server runs, checked, never overwriting by mistake, restored."""

from __future__ import annotations

import shutil
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest
from cli.command_line import Run

from gloaming.server.storage.file_lock import DatabaseInUse, lock_database

SCHEMA = """
PRAGMA journal_mode = WAL;
PRAGMA foreign_keys = ON;
CREATE TABLE matches (id TEXT PRIMARY KEY);
CREATE TABLE lines (match TEXT REFERENCES matches (id), number INTEGER, line TEXT);
"""

# Adds matches for ever, each with a line in the same transaction, and says when it has begun.
WRITER = """
import sqlite3, sys
db = sqlite3.connect(sys.argv[1], isolation_level=None)
number = 0
while True:
    db.execute("BEGIN")
    db.execute("INSERT INTO matches VALUES (?)", (f"w{number}",))
    db.execute("INSERT INTO lines VALUES (?, 0, 'a line')", (f"w{number}",))
    db.execute("COMMIT")
    number += 1
    if number == 10:
        print("writing", flush=True)
"""

# Opens the file as a server does and then does nothing.
IDLER = """
import sqlite3, sys
db = sqlite3.connect(sys.argv[1])
db.execute("SELECT count(*) FROM matches").fetchone()
print("open", flush=True)
sys.stdin.read()
"""

HOLDER = """
import sys
from pathlib import Path
from gloaming.server.storage.file_lock import lock_database
with lock_database(Path(sys.argv[1])):
    print("held", flush=True)
    sys.stdin.read()
"""


def make(path: Path, matches: int) -> Path:
    path.parent.mkdir(parents=True, exist_ok=True)
    with closing(sqlite3.connect(path)) as db:
        db.executescript(SCHEMA)
        db.executemany("INSERT INTO matches VALUES (?)", [(f"m{number}",) for number in range(matches)])
        db.commit()
    return path


def count(path: Path, table: str = "matches") -> int:
    with closing(sqlite3.connect(path)) as db:
        return int(db.execute(f"SELECT count(*) FROM {table}").fetchone()[0])


@contextmanager
def running(program: str, *arguments: str | Path) -> Iterator[subprocess.Popen[str]]:
    command = [sys.executable, "-c", program, *map(str, arguments)]
    process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
    assert process.stdout is not None
    assert process.stdout.readline()
    try:
        yield process
    finally:
        process.kill()
        process.communicate()


@pytest.fixture
def database(tmp_path: Path) -> Path:
    """The file where `serve` stores matches by default."""
    return make(tmp_path / "data" / "gloaming.db", 3)


def test_a_copy_goes_out_and_comes_back(run: Run, database: Path, tmp_path: Path) -> None:
    copy = tmp_path / "copy.db"
    assert "3 matches" in run("backup", copy).out
    assert copy.stat().st_mode & 0o777 == 0o600
    shutil.rmtree(database.parent)
    assert "3 matches restored" in run("restore", copy).out
    assert count(database) == 3


def test_a_copy_into_a_folder_is_named_by_the_time(run: Run, database: Path, tmp_path: Path) -> None:
    folder = tmp_path / "copies"
    folder.mkdir()
    run("backup", folder)
    (copy,) = folder.iterdir()
    assert copy.name.startswith("gloaming-2") and count(copy) == 3


def test_a_copy_is_whole_while_the_server_writes(run: Run, database: Path, tmp_path: Path) -> None:
    with running(WRITER, database):
        for number in range(5):
            copy = tmp_path / f"copy{number}.db"
            ran = run("backup", copy, "--database", database)
            assert ran.code == 0, ran.err
            assert count(copy, "matches") == count(copy, "lines") + 3
            assert [file.name for file in tmp_path.glob(f"copy{number}*")] == [copy.name]


def test_a_copy_has_what_a_killed_server_had_committed(run: Run, database: Path, tmp_path: Path) -> None:
    with running(WRITER, database):
        pass
    assert database.with_name("gloaming.db-wal").exists()
    run("backup", tmp_path / "copy.db")
    assert count(tmp_path / "copy.db") == count(database) >= 13


def test_nothing_is_written_over_without_a_word(run: Run, database: Path, tmp_path: Path) -> None:
    copy = make(tmp_path / "copy.db", 1)
    assert "--force" in run("backup", copy).refused()
    assert "--force" in run("restore", copy).refused()
    assert (count(copy), count(database)) == (1, 3)
    assert run("backup", copy, "--force").code == 0
    assert count(copy) == 3


def test_what_is_replaced_is_kept(run: Run, database: Path, tmp_path: Path) -> None:
    copy = make(tmp_path / "copy.db", 1)
    with running(WRITER, database):
        pass  # leaves committed matches beside the file
    ran = run("restore", copy, "--force")
    assert ran.code == 0, ran.err
    assert count(database) == 1
    (before,) = database.parent.glob("gloaming.db.before-*[0-9]")
    assert str(before) in ran.out
    assert count(before) >= 13


def test_a_damaged_database_can_be_replaced(run: Run, database: Path, tmp_path: Path) -> None:
    copy = tmp_path / "copy.db"
    run("backup", copy)
    database.write_bytes(b"\0" * 5000)
    assert "cannot be read as a database" in run("backup", tmp_path / "other.db").refused()
    assert run("restore", copy, "--force").code == 0
    assert count(database) == 3


def test_nothing_is_put_back_while_a_server_holds_the_file(run: Run, database: Path, tmp_path: Path) -> None:
    copy = tmp_path / "copy.db"
    run("backup", copy)
    with running(IDLER, database):
        assert "in use by another program" in run("restore", copy, "--force").refused()
    with running(HOLDER, database) as holder:
        assert f"process {holder.pid}" in run("restore", copy, "--force").refused()
    assert [file.name for file in database.parent.glob("*before*")] == []
    assert run("restore", copy, "--force").code == 0


def test_a_file_is_held_once(database: Path) -> None:
    with (
        running(HOLDER, database),
        pytest.raises(DatabaseInUse, match="stop it first"),
        lock_database(database),
    ):
        pass
    with lock_database(database), pytest.raises(DatabaseInUse), lock_database(database):
        pass
    with lock_database(database):
        pass


def nothing(path: Path) -> None:
    path.unlink(missing_ok=True)


def folder(path: Path) -> None:
    path.mkdir()


def empty(path: Path) -> None:
    path.write_bytes(b"")


def another_file(path: Path) -> None:
    path.write_text("once upon a time" * 100)


def another_database(path: Path) -> None:
    with closing(sqlite3.connect(path)) as db:
        db.execute("CREATE TABLE recipes (name TEXT)")


def a_torn_database(path: Path) -> None:
    make(path, 2000)
    with closing(sqlite3.connect(path)) as db:
        db.execute("PRAGMA journal_mode = DELETE")
    whole = path.read_bytes()
    path.write_bytes(whole[: len(whole) // 2])


def a_database_with_a_bad_page(path: Path) -> None:
    make(path, 2000)
    with closing(sqlite3.connect(path)) as db:
        db.execute("PRAGMA journal_mode = DELETE")
    torn = bytearray(path.read_bytes())
    torn[3 * 4096 : 4 * 4096] = b"\xff" * 4096
    path.write_bytes(torn)


def lines_without_a_match(path: Path) -> None:
    make(path, 1)
    with closing(sqlite3.connect(path)) as db:
        db.execute("INSERT INTO lines VALUES ('gone', 0, 'a line')")
        db.commit()


@pytest.mark.parametrize(
    "broken",
    [nothing, folder, empty, another_file, another_database, a_torn_database, a_database_with_a_bad_page,
     lines_without_a_match],
)  # fmt: skip
def test_what_is_no_copy_is_not_put_back(run: Run, database: Path, tmp_path: Path, broken: object) -> None:
    assert callable(broken)
    copy = tmp_path / "copy.db"
    broken(copy)
    run("restore", copy, "--force").refused()
    assert count(database) == 3
    assert {file.name for file in database.parent.iterdir()} <= {"gloaming.db", "gloaming.db.lock"}


def test_impossible_places_are_refused(run: Run, database: Path, tmp_path: Path) -> None:
    assert "very same file" in run("backup", database, "--force").refused()
    assert "very same file" in run("restore", database, "--force").refused()
    assert "no folder" in run("backup", tmp_path / "nowhere" / "copy.db").refused()
    assert "there is no file" in run("backup", tmp_path / "c.db", "--database", tmp_path / "x.db").refused()
    assert "pg_dump" in run("backup", tmp_path / "c.db", "--database", "postgresql://u:pw@h/d").refused()
    assert "SQLite" in run("backup", tmp_path / "c.db", "--database", "mysql://h/d").refused()
    assert run("backup", tmp_path / "c.db", "--database", f"sqlite:///{database}").code == 0
