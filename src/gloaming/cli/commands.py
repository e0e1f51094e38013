"""The list of commands, and how usage errors are shown."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from typing import Any

import typer
from typer.core import TyperGroup

from gloaming.cli.author.build import build
from gloaming.cli.author.check import check
from gloaming.cli.author.new import new
from gloaming.cli.common import one_line
from gloaming.cli.extensions import Checkout, Command, need_checkout
from gloaming.cli.lab.analyse import analyse
from gloaming.cli.lab.arena import arena
from gloaming.cli.lab.bench import bench
from gloaming.cli.lab.calibrate import calibrate
from gloaming.cli.lab.ladder import ladder
from gloaming.cli.lab.solve import solve
from gloaming.cli.play.games import games
from gloaming.cli.play.play import play
from gloaming.cli.play.replay import replay
from gloaming.cli.play.rules import rules
from gloaming.cli.play.verify import verify
from gloaming.cli.server.backup import backup, restore
from gloaming.cli.server.complaints import complaints
from gloaming.cli.server.serve import serve

COMMANDS: tuple[Command, ...] = (
    play, serve, complaints, backup, restore, games, rules, replay, verify, analyse,
    arena, ladder, calibrate, solve, bench, new, check, build,
)  # fmt: skip
ALIASES: dict[str, Command] = {"reports": complaints}  # names of earlier versions, not shown in the help
CHECKOUT_ONLY = ("soak", "screenshots")


class OneLineErrors(TyperGroup):
    """Shows a usage error as one line."""

    def main(
        self,
        args: Sequence[str] | None = None,
        prog_name: str | None = None,
        complete_var: str | None = None,
        standalone_mode: bool = True,
        windows_expand_args: bool = True,
        **extra: Any,
    ) -> Any:
        try:
            code = super().main(
                args, prog_name or "gloaming", complete_var, False, windows_expand_args, **extra
            )
        except typer.TyperException as error:
            if not standalone_mode:
                raise
            message = one_line(error.format_message())
            if message:  # a bare `gloaming` has shown its help
                print(f"gloaming: {message}", file=sys.stderr)
            sys.exit(error.exit_code)
        if not standalone_mode:
            return code
        sys.exit(code if isinstance(code, int) else 0)


def register(app: typer.Typer, checkout: Checkout | None = None) -> None:
    """Add every command to the app; without a checkout, those that need one refuse."""
    for command in (*COMMANDS, *(checkout.commands if checkout is not None else ())):
        app.command()(command)
    for name, command in ALIASES.items():
        app.command(name, hidden=True)(command)
    if checkout is None:
        any_arguments = {"ignore_unknown_options": True, "allow_extra_args": True}
        for name in CHECKOUT_ONLY:
            app.command(name, hidden=True, add_help_option=False, context_settings=any_arguments)(_refuse)


def _refuse(context: typer.Context) -> None:
    need_checkout(context, f"gloaming {context.info_name}")
