"""`gloaming complaints`: what players have reported to the operator."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from gloaming.config import data_folder


def complaints(
    database: Annotated[
        str | None,
        typer.Option(help="The database; by default the one that `serve` uses.", show_default=False),
    ] = None,
    last: Annotated[int, typer.Option(min=1, help="Number of complaints, newest last.")] = 20,
) -> None:
    """Show what players have reported: when, in which match, about whom, and why.

    Example: gloaming complaints --last 5
    """
    from sqlalchemy.exc import DBAPIError

    from gloaming.server.storage.complaints import latest
    from gloaming.server.storage.engine import connect, database_url, is_sqlite
    from gloaming.server.storage.errors import DatabaseError

    path = database if database is not None else str(data_folder() / "gloaming.db")
    url = database_url(path)
    if is_sqlite(url) and not Path(url.database or "").is_file():
        raise DatabaseError(f"the database {path} cannot be read: there is no such file")
    engine = connect(url, writes=False)
    try:
        with engine.begin() as db:
            found = latest(db, last)
    except DBAPIError as error:
        raise DatabaseError(f"the database {path} cannot be read: {error.orig}") from None
    finally:
        engine.dispose()
    for complaint in found:
        about = f" about {complaint.name} ({complaint.person})" if complaint.person else ""
        typer.echo(f"{complaint.at}  table {complaint.match}  {complaint.reporter}{about}: {complaint.text}")
    if not found:
        typer.echo("Nothing has been reported.")
