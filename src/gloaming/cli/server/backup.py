"""`gloaming backup` and `gloaming restore`: copies of the SQLite file."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from gloaming.config import data_folder
from gloaming.core.errors import GloamingError

Database = Annotated[
    str | None,
    typer.Option(help="The SQLite file; by default the one that `serve` uses.", show_default=False),
]


class NotSqlite(GloamingError):
    """Only SQLite files are copied here."""


def backup(
    to: Annotated[Path, typer.Argument(metavar="TO", help="A new file, or a folder.", show_default=False)],
    database: Database = None,
    force: Annotated[bool, typer.Option("--force", help="Write over a file that is there.")] = False,
) -> None:
    """Copy the tables to a file, also while the server runs; the copy is checked.

    Example: gloaming backup gloaming-copy.db
    """
    from gloaming.server.storage.backup import back_up

    copied = back_up(sqlite_file(database), to, force=force)
    typer.echo(f"{copied.file}: {copied.matches} tables, {copied.size / 1000:.0f} kB, checked")


def restore(
    copy: Annotated[
        Path, typer.Argument(metavar="FROM", help="A file that backup made.", show_default=False)
    ],
    database: Database = None,
    force: Annotated[
        bool, typer.Option("--force", help="Put a file that is there aside, under another name.")
    ] = False,
) -> None:
    """Put a copy back in place; the server must not run meanwhile.

    Example: gloaming restore gloaming-copy.db --force
    """
    from gloaming.server.storage.backup import restore as put_back

    copied = put_back(copy, sqlite_file(database), force=force)
    typer.echo(f"{copied.file}: {copied.matches} tables are back")
    if copied.replaced is not None:
        typer.echo(f"what was there before is kept in {copied.replaced}")


def sqlite_file(database: str | None) -> Path:
    """The file that is meant; a database of another kind has its own tools."""
    if database is None:
        return data_folder() / "gloaming.db"
    if database.startswith("postgres"):
        raise NotSqlite("PostgreSQL is backed up with its own tools: pg_dump and pg_restore")
    if "://" in database and not database.startswith("sqlite:///"):
        raise NotSqlite("expected the path of a SQLite file")
    return Path(database.removeprefix("sqlite:///"))
