"""What several commands share: the console, the language, and the reading of files."""

from __future__ import annotations

import io
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from gloaming import config
from gloaming.core import discovery as discover
from gloaming.core.game import AnyGame
from gloaming.core.record.format import Player, Record, RecordError
from gloaming.core.record.reader import read
from gloaming.core.state import SEAT_LETTERS

LARGEST = 16 * 1024 * 1024  # bytes; real records are far smaller
SEALED = "sealed "  # begins the last line of a saved match

Language = Annotated[str, typer.Option(help="Language: en, de or fr.", envvar=config.LANGUAGE)]
RecordFile = Annotated[Path, typer.Argument(metavar="RECORD", help="File of the record.", show_default=False)]


def screen() -> Console:
    """The console; characters that it cannot encode are replaced."""
    for stream in (sys.stdin, sys.stdout):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")
    return Console(highlight=False, markup=False, emoji=False)


def find(game: str) -> AnyGame:
    """The game with this id."""
    known = discover.games()
    id = game.replace("-", "_")  # both are accepted
    if id not in known:
        raise discover.UnknownGame(discover.why_unknown(id, known))
    return known[id]


def one_line(message: object) -> str:
    """A message on one line; for an error without a message, its class name."""
    text = " ".join(str(message).split())
    return text or (type(message).__name__ if isinstance(message, BaseException) else "")


def read_text(path: Path) -> str:
    """The content of a text file; RecordError says what is wrong with it."""
    try:
        if path.is_dir():
            raise RecordError(f"{path} is a folder, not a file")
        if not path.is_file():
            raise RecordError(
                f"{path} is not a regular file" if path.exists() else f"there is no file {path}"
            )
        if path.stat().st_size > LARGEST:
            raise RecordError(f"{path} is larger than {LARGEST >> 20} MB, too large for a record")
        return path.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise RecordError(f"{path} is not a text file") from None
    except (OSError, ValueError) as error:
        reason = error.strerror if isinstance(error, OSError) and error.strerror else one_line(error)
        raise RecordError(
            reason if isinstance(error, RecordError) else f"cannot read {path}: {reason}"
        ) from None


def read_record(path: Path) -> Record:
    """The record in a file; a saved match counts as an unfinished record."""
    lines = read_text(path).splitlines()
    if lines and lines[-1].startswith(SEALED):
        lines.pop()
    try:
        record = read(lines)
        record.text().encode()
    except UnicodeEncodeError:
        raise RecordError(f"{path}: a text in it is not valid Unicode") from None
    except RecordError as error:
        raise RecordError(f"{path}: {error}") from None
    return record


def names(players: Sequence[Player]) -> list[str]:
    """The names of the players, safe to print."""
    return [printable(player.name) for player in players]


def printable(text: str) -> str:
    """The text without control characters."""
    return "".join(c if c.isprintable() else "?" for c in text)


def seated(shown: Sequence[str]) -> str:
    """The names with the letters of their seats."""
    return ", ".join(f"{SEAT_LETTERS[seat]} {name}" for seat, name in enumerate(shown))


def check_free(path: Path, what: str) -> Path:
    """The path, if a new file can be written there."""
    if path.exists():
        raise FileExistsError(f"{path} exists already: name another file for the {what}")
    if not path.absolute().parent.is_dir():
        raise FileNotFoundError(f"there is no folder {path.absolute().parent} for the {what}")
    return path
