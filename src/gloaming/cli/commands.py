"""Which commands there are, and how they refuse."""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from typing import Any

import typer
from tools.soak.command import soak
from typer.core import TyperGroup

from gloaming.cli.author.build import build
from gloaming.cli.author.new import new
from gloaming.cli.common import one_line
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
from gloaming.cli.server.complaints import reports
from gloaming.cli.server.serve import serve

Command = Callable[..., None]
COMMANDS: tuple[Command, ...] = (
    play, serve, reports, backup, restore, games, rules, replay, verify, analyse,
    arena, ladder, calibrate, solve, bench, soak, new, build,
)  # fmt: skip
NAMES = tuple(command.__name__ for command in COMMANDS)


class Plainspoken(TyperGroup):
    """Says what is wrong with a command line in one line."""

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
            said = one_line(error.format_message())
            if said:  # a bare `gloaming` has shown its help
                print(f"gloaming: {said}", file=sys.stderr)
            sys.exit(error.exit_code)
        if not standalone_mode:
            return code
        sys.exit(code if isinstance(code, int) else 0)


def register(app: typer.Typer) -> None:
    """Add every command to the app, once."""
    if app.registered_commands:
        return
    app.info.cls = Plainspoken
    for command in COMMANDS:
        app.command()(command)


def load(name: str) -> Command | None:
    """The command of this name, if there is one."""
    return next((command for command in COMMANDS if command.__name__ == name), None)
