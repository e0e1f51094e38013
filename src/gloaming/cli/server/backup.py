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
    """Only SQLite files can be copied here."""


def backup(
    to: Annotated[Path, typer.Argument(metavar="TO", help="A new file, or a folder.", show_default=False)],
    database: Database = None,
    force: Annotated[bool, typer.Option("--force", help="Overwrite an existing file.")] = False,
) -> None:
    """Copy the database to a file, also while the server runs; the copy is checked.

    Example: gloaming backup gloaming-copy.db
    """
    from gloaming.server.storage.backup import back_up

    copied = back_up(sqlite_file(database), to, force=force)
    typer.echo(f"{copied.file}: {copied.matches} matches, {copied.size / 1000:.0f} kB, checked")


def restore(
    copy: Annotated[Path, typer.Argument(metavar="FROM", help="A file made by backup.", show_default=False)],
    database: Database = None,
    force: Annotated[
        bool, typer.Option("--force", help="Replace an existing database; it is kept under another name.")
    ] = False,
) -> None:
    """Restore a copy; the server must not be running.

    Example: gloaming restore gloaming-copy.db --force
    """
    from gloaming.server.storage.backup import restore as put_back

    copied = put_back(copy, sqlite_file(database), force=force)
    typer.echo(f"{copied.file}: {copied.matches} matches restored")
    if copied.replaced is not None:
        typer.echo(f"the previous database is kept in {copied.replaced}")


def sqlite_file(database: str | None) -> Path:
    """The path of the SQLite file; other databases are refused."""
    if database is None:
        return data_folder() / "gloaming.db"
    if database.startswith("postgres"):
        raise NotSqlite("PostgreSQL is backed up with its own tools: pg_dump and pg_restore")
    if "://" in database and not database.startswith("sqlite:///"):
        raise NotSqlite("expected the path of a SQLite file")
    return Path(database.removeprefix("sqlite:///"))
