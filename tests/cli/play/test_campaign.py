"""The campaign of Betwixt & Between in the terminal: chapters that were won are stored."""

from __future__ import annotations

from pathlib import Path

import pytest
from cli.command_line import Run
from paths import GOLDEN

SOLO = ("play", "betwixt_and_between", "--seats", "1", "--word", "oak")


@pytest.fixture
def nearly_won(run: Run, tmp_path: Path) -> Path:
    """The first scenario, one decision before it is won."""
    path = tmp_path / "evening.match"
    assert (
        run("replay", GOLDEN / "betwixt_and_between" / "one_won.jsonl", "--fork", "296", "--save", path).code
        == 0
    )
    return path


def test_a_won_scenario_is_remembered_and_the_next_one_is_named(run: Run, nearly_won: Path) -> None:
    before = run(*SOLO, typed="quit\n").out
    assert "0 of the campaign’s 4 chapters are won" in before and "--set scenario=1" in before
    ending = run("play", "--continue", nearly_won, "--word", "elm", typed="done\n")
    assert ending.code == 0
    assert "1 of the campaign’s 4 chapters are won" in ending.out.split("the scenario is won")[-1]
    after = run(*SOLO, typed="quit\n").out
    assert "gloaming play betwixt_and_between --seats 1 --set scenario=2" in after


def test_a_broken_file_loses_no_game(run: Run, nearly_won: Path, tmp_path: Path) -> None:
    (tmp_path / "data").mkdir(exist_ok=True)
    progress_file = tmp_path / "data" / "campaigns.json"
    progress_file.write_text('{"betwixt_and_between": 3, "other')
    assert run("play", "--continue", nearly_won, "--word", "elm", typed="done\n").code == 0
    assert progress_file.read_text() == '{\n "betwixt_and_between": [\n  "1"\n ]\n}\n'


def test_all_four_are_won_in_the_end(run: Run, tmp_path: Path) -> None:
    (tmp_path / "data").mkdir()
    (tmp_path / "data" / "campaigns.json").write_text('{"betwixt_and_between": ["1", "2", "3", "4"]}')
    assert "All 4 chapters of the campaign are won." in run(*SOLO, typed="quit\n").out


def test_with_others_nothing_is_said_of_it(run: Run) -> None:
    seats = ("--seat", "person:Anna", "--seat", "person:Ben", "--word", "oak", "--word", "elm")
    assert "campaign" not in run("play", "betwixt_and_between", *seats, typed="").out
