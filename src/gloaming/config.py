"""Where Gloaming keeps a person's own files, and how they stay private."""

from __future__ import annotations

import os
from contextlib import suppress
from pathlib import Path

BESIDE = ("-wal", "-shm", "-journal")  # what SQLite keeps beside a file


def data_folder() -> Path:
    """The folder for tables and saved games: GLOAMING_DATA, or the usual one of the system."""
    named = os.environ.get("GLOAMING_DATA")
    if named:
        return Path(named)
    base = os.environ.get("XDG_DATA_HOME") or os.environ.get("LOCALAPPDATA")
    return (Path(base) if base else Path.home() / ".local" / "share") / "gloaming"


def private_folder(folder: Path) -> Path:
    """The folder; what is missing of its path is made for its owner alone, what is there is left as it is."""
    missing = [each for each in (folder, *folder.parents) if not each.exists()]
    for each in reversed(missing):
        each.mkdir(mode=0o700, exist_ok=True)
    return folder


def private_database(file: Path) -> None:
    """Have a SQLite file that only its owner can read; what SQLite makes beside it gets the same mode."""
    private_folder(file.absolute().parent)
    with suppress(FileExistsError):
        os.close(os.open(file, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))
    for end in ("", *BESIDE):
        tighten(file.with_name(file.name + end))


def tighten(file: Path) -> None:
    """Take everybody else's rights to a file. It is never opened: closing it would undo SQLite's locks."""
    with suppress(FileNotFoundError, PermissionError):  # another's file is another's business
        mode = file.stat().st_mode
        if mode & 0o077:
            file.chmod(mode & 0o700)
