"""`gloaming new`: start a new game."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from gloaming.scaffold import generator


def new(
    name: Annotated[str, typer.Argument(help="Name of the game: lower-case letters, digits, underscores.")],
    title: Annotated[
        str | None, typer.Option(help="Title of the game; by default made from the name.")
    ] = None,
    into: Annotated[
        Path | None, typer.Option(help="A folder for the game, instead of this checkout.")
    ] = None,
) -> None:
    """Write a small, complete game to start from: a dice race with rules, texts and tests.

    Example: gloaming new night_market --title "The Night Market"
    """
    plan = generator.plan(name, title, into)
    generator.write(plan)
    typer.echo(f"{plan.title} is in {_short(plan.home)}, its tests in {_short(plan.tests)}.")
    typer.echo(f"The ids of its rules begin with {plan.prefix}; they are in RULES.md.")
    if into is None:
        typer.echo(f"play it:  ./gloaming play {name}")
        typer.echo(f"check it: ./gloaming check {name}")
        typer.echo(f"test it:  ./test tests/laws tests/golden tests/games/{name}")
    else:
        typer.echo(f"play it:  GLOAMING_GAMES={_short(into)} gloaming play {name}")
        typer.echo(f"check it: GLOAMING_GAMES={_short(into)} gloaming check {name}")
        typer.echo(f"test it:  pytest {_short(plan.tests)}")


def _short(path: Path) -> str:
    """The path relative to the current folder, if it is inside."""
    absolute = path.resolve()
    return str(absolute.relative_to(Path.cwd())) if absolute.is_relative_to(Path.cwd()) else str(absolute)
