"""The command line: one small file for each command."""

from __future__ import annotations

import sys
from typing import Annotated

import typer

import gloaming
from gloaming.core.errors import Trouble

app = typer.Typer(
    help="A tabletop for games played between light and shadow.",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode="rich",
)


@app.callback(invoke_without_command=True)
def house(
    version: Annotated[
        bool, typer.Option("--version", help="Say which version runs, compiled or plain.")
    ] = False,
) -> None:
    """A tabletop for games played between light and shadow."""
    if version:
        typer.echo(f"gloaming {gloaming.__version__} ({'compiled' if gloaming.COMPILED else 'plain'})")
        raise typer.Exit


def main() -> None:
    """Run a command; an expected error is one line on the error stream and exit code 1."""
    from gloaming.cli import commands
    from gloaming.cli.common import one_line, printable

    commands.register(app)
    try:
        app()
    except (Trouble, OSError) as error:
        print(f"gloaming: {printable(one_line(error))}", file=sys.stderr)
        sys.exit(1)
    except KeyboardInterrupt:
        print(file=sys.stderr)
        sys.exit(130)
