"""Where a game played in the terminal is kept: its save while it runs, its record when it is over."""

from __future__ import annotations

import os
import tempfile
from datetime import datetime
from pathlib import Path

from gloaming.cli.common import SEALED, check_free, find, read_record, read_text
from gloaming.config import data_folder, private_folder
from gloaming.core.errors import Trouble
from gloaming.core.match import Table
from gloaming.core.record.format import RecordError

SAVE = ".table"
RECORD = ".jsonl"


class NothingSaved(Trouble):
    """There is no saved game to go on with."""


class Keeper:
    """Keeps one table in one file, whole at any time, and writes its record beside it."""

    def __init__(self, save: Path, record: Path | None, passing: bool) -> None:
        self.save = save
        self.record = record
        self.passing = passing  # the save is of no use once the record is written

    def keep(self, table: Table) -> None:
        """Write the table down as it is now."""
        write(self.save, table.save())

    def finish(self, table: Table) -> Path:
        """Write the finished table's record and say where."""
        text = table.record.text()
        path = self.record or unused(self.save.with_suffix(RECORD), text)
        write(path, text)
        if self.passing:
            self.save.unlink(missing_ok=True)
        else:
            self.keep(table)
        return path


def keeper(game: str, save: Path | None, record: Path | None) -> Keeper:
    """The keeper of a new table."""
    if record is not None:
        check_free(record, "record")
    if save is not None:
        return Keeper(check_free(save, "saved game"), record, passing=False)
    return Keeper(new_save(game), record, passing=True)


def new_save(game: str) -> Path:
    """A path for a new save in the person's own folder."""
    moment = datetime.now().astimezone().strftime("%Y-%m-%d-%H%M%S")
    return unused(saves() / f"{game}-{moment}{SAVE}")


def saves() -> Path:
    """The folder of saved games."""
    return private_folder(data_folder() / "saves")


def last(game: str | None = None) -> Path:
    """The save that was written last, of this game if one is named."""
    found = sorted(saves().glob(f"{game or '*'}-*{SAVE}"), key=lambda path: path.stat().st_mtime)
    if not found:
        raise NothingSaved(f"there is no saved game{f' of {game}' if game else ''} in {saves()}")
    return found[-1]


def resume(path: Path) -> Table:
    """The table that was saved in a file."""
    text = read_text(path)
    if not text.splitlines() or not text.splitlines()[-1].startswith(SEALED):
        hint = f"a record is taken up with: gloaming replay {path} --fork STEP --save FILE"
        raise RecordError(f"{path} is no saved game ({hint})")
    game = find(read_record(path).header.game)
    try:
        return Table.resume(game, text)
    except ValueError as error:
        raise RecordError(f"{path}: {error}") from None


def unused(path: Path, text: str | None = None) -> Path:
    """The path, or a numbered one if other content lies there already."""
    candidate, number = path, 2
    while candidate.exists() and (text is None or candidate.read_text(encoding="utf-8") != text):
        candidate = path.with_stem(f"{path.stem}-{number}")
        number += 1
    return candidate


def write(path: Path, text: str) -> None:
    """Put the text there in one go, for the owner's eyes only."""
    handle, draft = tempfile.mkstemp(dir=path.absolute().parent, prefix=f".{path.name}.")
    try:
        with os.fdopen(handle, "w", encoding="utf-8") as file:
            file.write(text)
        Path(draft).replace(path)
    except BaseException:
        Path(draft).unlink(missing_ok=True)
        raise
