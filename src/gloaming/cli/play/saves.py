"""Files of matches played in the terminal: the saved match, and the record when it is over."""

from __future__ import annotations

import os
import tempfile
from datetime import datetime
from pathlib import Path

from gloaming.cli.common import SEALED, check_free, find, read_record, read_text
from gloaming.config import data_folder, private_folder
from gloaming.core.errors import GloamingError
from gloaming.core.match import Match
from gloaming.core.record.format import RecordError

SAVE = ".match"
OLD_SAVE = ".table"  # of earlier versions
RECORD = ".jsonl"


class NoSavedMatch(GloamingError):
    """There is no saved match to continue."""


class SaveFile:
    """Saves one match in one file, which is always complete, and writes its record beside it."""

    def __init__(self, save: Path, record: Path | None, temporary: bool) -> None:
        self.save = save
        self.record = record
        self.temporary = temporary  # deleted when the record is written

    def keep(self, match: Match) -> None:
        """Save the match as it is now."""
        write(self.save, match.save())

    def finish(self, match: Match) -> Path:
        """Write the record of the finished match and return its path."""
        text = match.record.text()
        path = self.record or unused(self.save.with_suffix(RECORD), text)
        write(path, text)
        if self.temporary:
            self.save.unlink(missing_ok=True)
        else:
            self.keep(match)
        return path


def new_save_file(game: str, save: Path | None, record: Path | None) -> SaveFile:
    """The save file of a new match."""
    if record is not None:
        check_free(record, "record")
    if save is not None:
        return SaveFile(check_free(save, "saved match"), record, temporary=False)
    return SaveFile(new_save(game), record, temporary=True)


def new_save(game: str) -> Path:
    """A free path for a new save in the data folder."""
    moment = datetime.now().astimezone().strftime("%Y-%m-%d-%H%M%S")
    return unused(saves() / f"{game}-{moment}{SAVE}")


def saves() -> Path:
    """The folder of saved matches."""
    return private_folder(data_folder() / "saves")


def last(game: str | None = None) -> Path:
    """The latest save, of this game if one is named."""
    patterns = [f"{game or '*'}-*{suffix}" for suffix in (SAVE, OLD_SAVE)]
    found = [path for pattern in patterns for path in saves().glob(pattern)]
    if not found:
        raise NoSavedMatch(f"there is no saved match{f' of {game}' if game else ''} in {saves()}")
    return max(found, key=lambda path: path.stat().st_mtime)


def resume(path: Path) -> Match:
    """The match that was saved in a file."""
    text = read_text(path)
    if not text.splitlines() or not text.splitlines()[-1].startswith(SEALED):
        hint = f"continue from a record with: gloaming replay {path} --fork STEP --save FILE"
        raise RecordError(f"{path} is not a saved match ({hint})")
    game = find(read_record(path).header.game)
    try:
        return Match.resume(game, text)
    except ValueError as error:
        raise RecordError(f"{path}: {error}") from None


def unused(path: Path, text: str | None = None) -> Path:
    """The path, or a numbered one if a file with other content exists."""
    candidate, number = path, 2
    while candidate.exists() and (text is None or candidate.read_text(encoding="utf-8") != text):
        candidate = path.with_stem(f"{path.stem}-{number}")
        number += 1
    return candidate


def write(path: Path, text: str) -> None:
    """Write the file atomically, readable by its owner only."""
    handle, draft = tempfile.mkstemp(dir=path.absolute().parent, prefix=f".{path.name}.")
    try:
        with os.fdopen(handle, "w", encoding="utf-8") as file:
            file.write(text)
        Path(draft).replace(path)
    except BaseException:
        Path(draft).unlink(missing_ok=True)
        raise
