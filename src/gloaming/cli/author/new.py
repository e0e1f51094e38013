"""`gloaming new`: begin a game of your own."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from gloaming.cli.common import games
from gloaming.scaffold import generator


def new(
    name: Annotated[str, typer.Argument(help="The game's name: small letters, digits, underscores.")],
    title: Annotated[str | None, typer.Option(help="What players call it; else made from the name.")] = None,
    into: Annotated[Path | None, typer.Option(help="A folder of your own, instead of this checkout.")] = None,
) -> None:
    """Write a small, complete game to start from: a dice race with rules, texts, hints and tests.

    Example: gloaming new night_market --title "The Night Market"
    """
    games()  # one that cannot be loaded is told of at once
    made = generator.plan(name, title, into)
    generator.write(made)
    typer.echo(f"{made.title} lies in {_short(made.home)}, its tests in {_short(made.tests)}.")
    typer.echo(f"The ids of its rules begin with {made.prefix}; RULES.md has them all.")
    if into is None:
        typer.echo(f"play it:  ./gloaming play {name}")
        typer.echo(f"test it:  ./test tests/laws tests/golden tests/games/{name}")
    else:
        typer.echo(f"play it:  GLOAMING_GAMES={_short(into)} gloaming play {name}")
        typer.echo(f"test it:  pytest {_short(made.tests)}")


def _short(path: Path) -> str:
    """The path as one would type it from here."""
    whole = path.resolve()
    return str(whole.relative_to(Path.cwd())) if whole.is_relative_to(Path.cwd()) else str(whole)
