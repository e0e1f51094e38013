"""The options and commands that need a checkout: `tools.cli` supplies them, an installed package has none."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Protocol

import typer

from gloaming.core.errors import GloamingError
from gloaming.core.game import AnyGame
from gloaming.lab.bench import Job

Command = Callable[..., None]


class NeedsCheckout(GloamingError):
    """The option or command works in a checkout only."""


@dataclass(frozen=True)
class AgainstOptions:
    """What `gloaming bench --against` was asked for."""

    commit: str
    games: tuple[str, ...]  # all if empty
    seconds: float
    rounds: int
    instructions: bool
    as_json: bool


class Checkout(Protocol):
    """What a checkout adds to the command line."""

    @property
    def commands(self) -> Sequence[Command]:
        """Additional commands."""

    def bench_jobs(self) -> list[Job]:
        """Additional measurements of `gloaming bench`."""

    def bench_peers(self, seconds: float, rounds: int, as_json: bool) -> None:
        """`gloaming bench --peers`."""

    def bench_against(self, options: AgainstOptions) -> None:
        """`gloaming bench --against COMMIT`."""

    def ladder_peer(self, game: str, peer: str, games: int, seconds: float, seed: int, as_json: bool) -> None:
        """`gloaming ladder --peer PEER`."""

    def rule_coverage(self, games: Sequence[AnyGame], tests: Sequence[Path]) -> None:
        """`gloaming rules --coverage`; without games or tests it takes all of them."""


def find_checkout(context: typer.Context) -> Checkout | None:
    """The checkout that this command line was started from, if any."""
    checkout: Checkout | None = context.obj
    return checkout


def need_checkout(context: typer.Context, what: str) -> Checkout:
    """The checkout; without one the command refuses."""
    checkout = find_checkout(context)
    if checkout is None:
        raise NeedsCheckout(f"{what} needs a checkout of Gloaming: call ./gloaming there")
    return checkout
