"""Running commands as a person would: arguments and typed lines in, exit code and texts out."""

from __future__ import annotations

import io
import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import pytest

from gloaming.bots.levels import make
from gloaming.cli import main
from gloaming.core.chance import Seeded
from gloaming.core.discovery import find
from gloaming.core.match import Table
from gloaming.core.record.format import Player


@dataclass(frozen=True)
class Ran:
    """What a command left behind."""

    code: int
    out: str
    err: str

    def refused(self) -> str:
        """The one line with which the command refused."""
        assert self.code not in (0, None), self.out
        assert self.err.count("\n") == 1, self.err
        assert self.err.startswith("gloaming: ")
        assert "Traceback" not in self.err
        return self.err


Run = Callable[..., Ran]


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> Run:
    """Runs a command in this process, with a data folder of its own."""
    for name in ("FORCE_COLOR", "GLOAMING_LANGUAGE", "GLOAMING_GAMES"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("GLOAMING_DATA", str(tmp_path / "data"))
    monkeypatch.setenv("COLUMNS", "80")

    def call(*arguments: str | Path, typed: str = "") -> Ran:
        monkeypatch.setattr(sys, "argv", ["gloaming", *map(str, arguments)])
        monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
        with pytest.raises(SystemExit) as left:
            main()
        told = capsys.readouterr()
        code = left.value.code
        return Ran(code if isinstance(code, int) else int(code is not None), told.out, told.err)

    return call


def played(steps: int | None = None, seed: int = 1) -> Table:
    """A table of The Illuminated between two people who play greedily, to the end or for some steps."""
    game = find("illuminated")
    table = Table.open(game, [Player("Anna"), Player("Ben")], {"turn_limit": 3}, secret=f"{seed:064x}")
    table.speak({0: "moss", 1: "fern"})
    bot, dice = make("greedy", game, table.pack), Seeded(seed)
    table.run_chance()
    while table.state.outcome() is None and (steps is None or table.step < steps):
        seat = table.deciders()[0]
        assert table.submit(seat, bot.choose(table.view(seat), seat, dice)) is None
        table.run_chance()
    return table


@pytest.fixture(scope="session")
def finished() -> str:
    """The text of a finished record."""
    return played().record.text()


@pytest.fixture
def record(tmp_path: Path, finished: str) -> Path:
    """A finished record's file."""
    path = tmp_path / "game.jsonl"
    path.write_text(finished, encoding="utf-8")
    return path


@pytest.fixture
def unfinished(tmp_path: Path) -> Path:
    """A saved table, some steps into the game."""
    path = tmp_path / "game.table"
    path.write_text(played(steps=6).save(), encoding="utf-8")
    return path
