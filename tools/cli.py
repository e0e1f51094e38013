"""`./gloaming`: the command line of a checkout, which has more than that of an installed package."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import typer

from gloaming import cli
from gloaming.cli import commands
from gloaming.cli.extensions import AgainstOptions, Command
from gloaming.core.game import AnyGame
from gloaming.lab.bench import Job
from tools.screenshots import screenshots
from tools.soak.command import soak

COMMANDS: tuple[Command, ...] = (*commands.COMMANDS, soak, screenshots)


class Checkout:
    """What a checkout adds: see gloaming.cli.extensions.Checkout."""

    commands: tuple[Command, ...] = (soak, screenshots)

    def bench_jobs(self) -> list[Job]:
        from tools.peers import flick_comparison

        return flick_comparison.jobs()

    def bench_peers(self, seconds: float, rounds: int, as_json: bool) -> None:
        from tools.peers import command

        command.bench_peers(seconds, rounds, as_json)

    def bench_against(self, options: AgainstOptions) -> None:
        from tools.bench.against import against

        against(options)

    def ladder_peer(self, game: str, peer: str, games: int, seconds: float, seed: int, as_json: bool) -> None:
        from tools.peers import command

        command.ladder_peer(game, peer, games, seconds, seed, as_json)

    def rule_coverage(self, games: Sequence[AnyGame], tests: Sequence[Path]) -> None:
        from tools import rule_coverage

        rule_coverage.report(games, tests)


def make_app() -> typer.Typer:
    """The app with all commands."""
    return cli.make_app(Checkout())


def main() -> None:
    """Run a command."""
    cli.main(Checkout())


if __name__ == "__main__":
    main()
