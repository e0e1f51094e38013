"""Locks a SQLite file: one server at a time, and none while the file is replaced."""

from __future__ import annotations

import fcntl
import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from gloaming.core.errors import GloamingError

# The bytes that SQLite itself locks: https://www.sqlite.org/lockingv3.html
PENDING_BYTE, LOCK_BYTES = 0x40000000, 512


class DatabaseInUse(GloamingError):
    """Another process uses the database; the message says which."""


@contextmanager
def lock_database(database: Path) -> Iterator[None]:
    """Lock the database against other Gloaming processes; the lock ends with this process at the latest."""
    lock = os.open(database.with_name(f"{database.name}.lock"), os.O_RDWR | os.O_CREAT, 0o600)
    try:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            process = os.pread(lock, 20, 0).decode(errors="replace").strip() or "unknown"
            raise DatabaseInUse(
                f"{database} is in use by another Gloaming (process {process}): stop it first"
            ) from None
        if os.geteuid() == 0:  # the server's user must be able to lock it afterwards
            owner = database.absolute().parent.stat()
            os.fchown(lock, owner.st_uid, owner.st_gid)
        os.ftruncate(lock, 0)
        os.pwrite(lock, f"{os.getpid()}\n".encode(), 0)
        yield
    finally:
        os.close(lock)


def check_unused(database: Path) -> None:
    """Raise DatabaseInUse if any other process has the file open as a SQLite database."""
    with database.open("r+b") as file:
        try:
            fcntl.lockf(file, fcntl.LOCK_EX | fcntl.LOCK_NB, LOCK_BYTES, PENDING_BYTE)
        except BlockingIOError:
            raise DatabaseInUse(f"{database} is in use by another program: stop it first") from None
