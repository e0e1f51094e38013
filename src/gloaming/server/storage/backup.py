"""Backs up a SQLite file while the server runs, and restores it while the server is stopped."""

from __future__ import annotations

import os
import shutil
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from secrets import token_hex

from gloaming.config import SQLITE_SUFFIXES, make_private, private_folder
from gloaming.core.errors import GloamingError
from gloaming.server.storage.file_lock import check_unused, lock_database

REQUIRED_TABLES = {"matches", "lines"}


class BackupError(GloamingError):
    """A file cannot be backed up or restored; the message says why."""


@dataclass(frozen=True)
class BackupResult:
    """A file that was written; `replaced` is the new name of the file that it replaced."""

    file: Path
    matches: int
    size: int
    replaced: Path | None = None


def back_up(database: Path, to: Path, *, force: bool = False) -> BackupResult:
    """Copy the database as it is now; a server may keep writing to it."""
    target = to / f"gloaming-{_timestamp()}.db" if to.is_dir() else to
    _check_different(database, target)
    if target.exists() and not force:
        raise BackupError(f"{target} is there already: name another file, or say --force")
    with _copy_beside(database, target) as (copy, matches):
        copy.replace(target)
    _sync(target.absolute().parent)
    return BackupResult(target, matches, target.stat().st_size)


def restore(copy: Path, database: Path, *, force: bool = False) -> BackupResult:
    """Replace the database by a copy; the replaced file is kept beside it under another name."""
    _check_different(copy, database)
    if database.exists() and not force:
        raise BackupError(f"{database} is there already: --force puts it aside and the copy in its place")
    private_folder(database.absolute().parent)
    with lock_database(database):
        if database.exists():
            check_unused(database)
        with _copy_beside(copy, database) as (ready, matches):
            before = _put_aside(database)
            ready.replace(database)
        _sync(database.absolute().parent)
    return BackupResult(database, matches, database.stat().st_size, before)


def check(file: Path) -> int:
    """Check that a file is an intact database of Gloaming, and count its matches."""
    if not file.is_file():
        raise BackupError(f"{file} is no file" if file.exists() else f"there is no file {file}")
    try:
        with closing(_open(file)) as db:
            tables = {name for (name,) in db.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
            if not tables >= REQUIRED_TABLES:
                raise BackupError(f"{file} is a database, but not one of Gloaming's")
            faults = [str(fault) for (fault,) in db.execute("PRAGMA integrity_check(1)") if fault != "ok"]
            faults += [
                f"a row in {row[0]} lacks its {row[2]}" for row in db.execute("PRAGMA foreign_key_check")
            ]
            (matches,) = db.execute("SELECT count(*) FROM matches").fetchone()
    except sqlite3.Error as error:
        raise BackupError(f"{file} cannot be read as a database: {error}") from None
    if faults:
        raise BackupError(f"{file} is damaged: {faults[0]}")
    return int(matches)


def _open(file: Path) -> sqlite3.Connection:
    return sqlite3.connect(f"{file.absolute().as_uri()}?mode=ro", uri=True)


@contextmanager
def _copy_beside(source: Path, target: Path) -> Iterator[tuple[Path, int]]:
    """A checked copy in the target's folder, to be renamed; it is deleted if it is not."""
    check(source)
    if not target.absolute().parent.is_dir():
        raise BackupError(f"there is no folder {target.absolute().parent}")
    part = target.with_name(f".{target.name}.{token_hex(4)}.part")
    try:
        os.close(os.open(part, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))  # it contains keys
        with closing(_open(source)) as old, closing(sqlite3.connect(part)) as new:
            old.backup(new)
            new.execute("PRAGMA journal_mode = DELETE")  # no files beside it
        _copy_owner(part, target)
        _sync(part)
        yield part, check(part)
    except sqlite3.Error as error:
        raise BackupError(f"{source} cannot be copied: {error}") from None
    finally:
        part.unlink(missing_ok=True)


def _put_aside(database: Path) -> Path | None:
    """Rename the database and the files that SQLite keeps beside it."""
    if not database.exists():
        return None
    aside = database.with_name(f"{database.name}.before-{_timestamp()}")
    for end in (*SQLITE_SUFFIXES, ""):
        found = database.with_name(database.name + end)
        if found.exists():
            make_private(found)
            found.rename(aside.with_name(aside.name + end))
    return aside


def _copy_owner(part: Path, target: Path) -> None:
    """If root restores a file, give it the owner of the file or folder that it replaces."""
    if os.geteuid() == 0:
        like = (target if target.exists() else target.absolute().parent).stat()
        shutil.chown(part, like.st_uid, like.st_gid)


def _check_different(one: Path, other: Path) -> None:
    if one.exists() and other.exists() and one.samefile(other):
        raise BackupError(f"{other} is the very same file")


def _sync(path: Path) -> None:
    """Flush a file or folder to the disk."""
    file = os.open(path, os.O_RDONLY)
    try:
        os.fsync(file)
    finally:
        os.close(file)


def _timestamp() -> str:
    return datetime.now().astimezone().strftime("%Y%m%d-%H%M%S")
