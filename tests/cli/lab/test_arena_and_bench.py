"""`gloaming arena` and `gloaming bench`."""

from __future__ import annotations

import importlib
import json
import signal
import subprocess
import sys
from collections.abc import Callable
from typing import Any

import pytest
from typer.testing import CliRunner

from gloaming.cli import main, make_app
from gloaming.lab import arena

Here = Callable[..., tuple[object, str]]

COMMAND = (sys.executable, "-m", "gloaming")


def gloaming(*arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run((*COMMAND, *arguments), capture_output=True, text=True, timeout=600)


@pytest.fixture
def here(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Here:
    """Run it in this process; returns the exit code and the error text."""

    def call(*arguments: str) -> tuple[object, str]:
        monkeypatch.setattr(sys, "argv", ["gloaming", *arguments])
        with pytest.raises(SystemExit) as left:
            main()
        return left.value.code, capsys.readouterr().err

    return call


def read(text: str) -> dict[str, Any]:
    document: dict[str, Any] = json.loads(text)
    return document


def test_the_arena_prints_one_json_document() -> None:
    done = gloaming(
        "arena", "illuminated", "--bots", "greedy,random", "--games", "20", "--set", "entities=2", "--json"
    )
    assert done.returncode == 0, done.stderr
    report = read(done.stdout)
    assert report["games"] == 20
    assert [bot["bot"] for bot in report["bots"]] == ["greedy", "random"]
    assert report["bots"][0]["wins"] > report["bots"][1]["wins"]
    assert sum(bot["wins"] for bot in report["bots"]) + report["undecided"] == 20
    assert report["bots"][0]["seats"]["A"]["games"] == 10
    assert report["bots"][0]["win_rate"]["low"] <= report["bots"][0]["win_rate"]["value"]


def test_the_arena_prints_a_table() -> None:
    done = gloaming("arena", "illuminated", "--bots", "random", "--games", "4", "--set", "turn_limit=5")
    assert done.returncode == 0, done.stderr
    assert "illuminated: 4 games at 2 seats, seed 1" in done.stdout
    assert "The turn limit was reached." in done.stdout
    assert "undecided: 4 of 4 games" in done.stdout


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        (("chess", "--bots", "random"), "there is no game 'chess'"),
        (("illuminated", "--bots", "genius"), "there is no level 'genius'"),
        (("illuminated", "--bots", ""), "there is no level ''"),
        (("illuminated", "--bots", "random", "--games", "many"), "--games"),
        (("illuminated", "--bots", "random", "--games", "-1"), "at least 1, not -1"),
        (("illuminated", "--bots", "random", "--seats", "9"), "2 to 6 seats, not 9"),
        (("illuminated", "--bots", "random", "--set", "entities"), "expected a setting as key=value"),
        (("illuminated", "--bots", "random", "--workers", "0"), "at least 1, not 0"),
    ],
)
def test_bad_input_gets_one_clear_line(here: Here, arguments: tuple[str, ...], reason: str) -> None:
    code, error = here("arena", *arguments)
    assert code not in (0, None)
    assert reason in error
    assert len(error.strip().splitlines()) == 1


@pytest.mark.once
def test_control_c_reports_what_was_played(monkeypatch: pytest.MonkeyPatch) -> None:
    """The signal is sent at the first progress, so that the test does not depend on time."""

    def interrupted(
        tournament: arena.Tournament, workers: int | None, progress: arena.Progress
    ) -> arena.TournamentResult:
        return hold(tournament, workers, lambda games: signal.raise_signal(signal.SIGINT))

    hold = arena.run
    monkeypatch.setattr(importlib.import_module("gloaming.cli.lab.arena"), "run", interrupted)
    arguments = ("arena", "illuminated", "--bots", "random", "--games", "1000000", "--workers", "2", "--json")
    done = CliRunner().invoke(make_app(), arguments)
    assert done.exit_code == 130, done.output
    report = read(done.stdout)
    assert report["interrupted"]
    assert 0 < report["games"] < 1_000_000


@pytest.mark.once
def test_the_bench_measures_every_game_and_the_example() -> None:
    done = gloaming("bench", "--seconds", "0.02", "--rounds", "1", "--json")
    assert done.returncode == 0, done.stderr
    rates = read(done.stdout)["rates"]
    assert {(rate["game"], rate["unit"]) for rate in rates if rate["build"] == "plain"} >= {
        ("illuminated", "decisions"),
        ("illuminated", "simulations"),
        ("connect_four", "decisions"),
        ("connect_four", "simulations"),
    }
    assert all(rate["per_second"] > 0 for rate in rates)


@pytest.mark.parametrize("arguments", [("--seconds", "0"), ("--seconds", "-1"), ("--rounds", "0")])
def test_a_bench_without_time_is_refused(here: Here, arguments: tuple[str, ...]) -> None:
    code, error = here("bench", *arguments)
    assert code == 1
    assert error.startswith("gloaming: expected up to 3600 seconds")
