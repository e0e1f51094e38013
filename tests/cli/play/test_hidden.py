"""Players at one screen do not see each other's hidden information: a toy game with hidden hands."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest
from cli.command_line import Run
from paths import TOY_GAMES

PEOPLE = ("--seat", "person:Anna", "--seat", "person:Ben", "--word", "moss", "--word", "fern")
CURTAIN = "Press Enter when nobody else is looking."


@pytest.fixture
def embers(run: Run, monkeypatch: pytest.MonkeyPatch) -> Run:
    monkeypatch.setenv("GLOAMING_GAMES", str(TOY_GAMES))
    return run


def test_a_curtain_names_the_next_seat_and_waits(embers: Run) -> None:
    out = embers("play", "embers", *PEOPLE, typed="\nstake 1\n\n\nstake 2\n").out
    before, anna, ben, *_ = out.split(CURTAIN)
    assert "dealt" not in before
    assert before.endswith("It is the turn of A Anna. ")
    assert "Anna is dealt" in anna
    assert "Ben is dealt" not in anna
    assert anna.endswith("It is the turn of B Ben. ")
    assert "Ben is dealt" in ben
    assert "Anna is dealt" not in ben


def test_a_whole_game_of_secret_choices_is_played(embers: Run, tmp_path: Path) -> None:
    turn = "1\n\n\n"
    typed = "\nstake 1\n\n\ns 2\n\n\n" + turn * 8
    ran = embers("play", "embers", *PEOPLE, "--record", tmp_path / "r", typed=typed)
    assert "All cards are played." in ran.out
    assert embers("verify", tmp_path / "r").code == 0
    anna, nobody = embers("replay", tmp_path / "r", "--seat", "A").out, embers("replay", tmp_path / "r").out
    assert len(re.findall("Anna is dealt", anna)) == 3
    assert "Ben is dealt" not in anna
    assert "dealt" not in nobody
    assert "Chance decides." in nobody


def test_numbers_from_a_range_are_asked_for_by_example(embers: Run) -> None:
    out = embers("play", "embers", *PEOPLE, typed="\n?\nstake 200\n").out
    assert re.search(r"such as stake \d+ +amount 0–99", out)
    assert "That stake is out of bounds." in out


def test_one_person_needs_no_curtain(embers: Run) -> None:
    assert CURTAIN not in embers("play", "embers", "--word", "x", typed="stake 3\n").out


def test_a_game_that_cannot_be_loaded_is_named_in_one_line_and_left_out(
    tmp_path: Path,
) -> None:
    (tmp_path / "own" / "broken_game_of_mine").mkdir(parents=True)
    (tmp_path / "own" / "broken_game_of_mine" / "__init__.py").write_text("import nothing_of_that_name\n")
    environment = os.environ | {"GLOAMING_GAMES": str(tmp_path / "own")}
    command = [sys.executable, "-m", "gloaming", "games"]  # on its own: tests catch what is logged
    shown = subprocess.run(command, env=environment, capture_output=True, text=True)
    assert "(illuminated)" in shown.stdout and "broken_game_of_mine" not in shown.stdout
    assert shown.stderr == (
        "the game broken_game_of_mine is left out: "
        "ModuleNotFoundError: No module named 'nothing_of_that_name'\n"
    )
