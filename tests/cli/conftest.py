"""Commands and records for the tests of the command line."""

from __future__ import annotations

from pathlib import Path

import pytest
from cli.command_line import Run, runner

from gloaming.bots.levels import make
from gloaming.cli import main
from gloaming.core.chance import Seeded
from gloaming.core.discovery import find
from gloaming.core.match import Match
from gloaming.core.record.format import Player


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> Run:
    """Runs a command as an installed package does."""
    return runner(main, monkeypatch, capsys, tmp_path / "data")


def played(steps: int | None = None, seed: int = 1) -> Match:
    """A match of The Illuminated between two people who play greedily, to the end or for some steps."""
    game = find("illuminated")
    match = Match.new(game, [Player("Anna"), Player("Ben")], {"turn_limit": 3}, secret=f"{seed:064x}")
    match.begin({0: "moss", 1: "fern"})
    bot, dice = make("greedy", game, match.content), Seeded(seed)
    match.draw_all_chance()
    while match.state.outcome() is None and (steps is None or match.step < steps):
        seat = match.deciders()[0]
        assert match.submit(seat, bot.choose(match.view(seat), seat, dice)) is None
        match.draw_all_chance()
    return match


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
    """A saved match, after some steps."""
    path = tmp_path / "game.match"
    path.write_text(played(steps=6).save(), encoding="utf-8")
    return path
