"""The command line: one file for each command."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, Annotated

import typer

import gloaming
from gloaming.core.errors import GloamingError

if TYPE_CHECKING:
    from gloaming.cli.extensions import Checkout


def _root(
    version: Annotated[
        bool, typer.Option("--version", help="Show the version, and whether it runs compiled or plain.")
    ] = False,
) -> None:
    """A tabletop for games played between light and shadow."""
    if version:
        typer.echo(f"gloaming {gloaming.__version__} ({'compiled' if gloaming.COMPILED else 'plain'})")
        raise typer.Exit


def make_app(checkout: Checkout | None = None) -> typer.Typer:
    """The app with all commands; a checkout adds its own."""
    from gloaming.cli import commands

    app = typer.Typer(
        cls=commands.OneLineErrors,
        help="A tabletop for games played between light and shadow.",
        no_args_is_help=True,
        add_completion=False,
        pretty_exceptions_enable=False,
        rich_markup_mode="rich",
        context_settings={"obj": checkout},
    )
    app.callback(invoke_without_command=True)(_root)
    commands.register(app, checkout)
    return app


def main(checkout: Checkout | None = None) -> None:
    """Run a command; an expected error is one line on the error stream and exit code 1."""
    from gloaming.cli.common import one_line, printable

    try:
        make_app(checkout)()
    except (GloamingError, OSError) as error:
        print(f"gloaming: {printable(one_line(error))}", file=sys.stderr)
        sys.exit(1)
    except KeyboardInterrupt:
        print(file=sys.stderr)
        sys.exit(130)
