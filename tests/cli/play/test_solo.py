"""A solo adventure in the terminal: the sheet, odds, advice, quitting and continuing."""

from __future__ import annotations

from pathlib import Path

import pytest
from cli.command_line import Run

from gloaming.core.chance import Seeded
from gloaming.core.discovery import find
from gloaming.core.match import Match
from gloaming.core.record.format import Player

GAME = find("shadow_and_light")


@pytest.fixture
def attempt(tmp_path: Path) -> Path:
    """A saved adventure, at the first roll of the first attempt."""
    match = Match.new(GAME, [Player("Ida")], {}, secret=f"{7:064x}")
    match.begin({0: "moss"})
    match.draw_all_chance()
    assert GAME.evaluation is not None
    while match.view(0)["phase"] != "place":  # type: ignore[typeddict-item]
        state = GAME.imagine(match.view(0), Seeded(1), match.content)
        assert match.submit(0, GAME.evaluation.proposals(state, 0)[0]) is None
        match.draw_all_chance()
    path = tmp_path / "ida.match"
    path.write_text(match.save(), encoding="utf-8")
    return path


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("gloaming.cli.play.prompt.SECONDS", 0.05)


def test_the_sheet_is_one_command_away(run: Run, attempt: Path) -> None:
    out = run("play", "--continue", attempt, typed="sheet\nquit\n").out
    sheet = out[out.index("Character sheet") :]
    for word in ("Health", "Strength W4", "Rank: Doorstep dreamer", "Equipment:", "Runes: Dawn 0"):
        assert word in sheet


def test_a_game_without_a_sheet_says_so(run: Run) -> None:
    seats = ("--seat", "person:Anna", "--seat", "person:Ben", "--word", "oak", "--word", "elm")
    assert "no sheet beside the table" in run("play", "illuminated", *seats, typed="sheet\n").out


@pytest.mark.parametrize(
    ("language", "odds", "hint"),
    [
        ("en", "this attempt succeeds with", "A strong player would choose: "),
        ("de", "gelingt dieser Versuch mit", "Ein starker Spieler würde wählen: "),
        ("fr", "cette tentative réussit à", "Quelqu’un de fort choisirait : "),
    ],
)
def test_odds_and_hint_tell_the_chance_of_the_attempt(
    run: Run, attempt: Path, language: str, odds: str, hint: str
) -> None:
    ran = run("play", "--continue", attempt, "--language", language, typed="odds\nodds\nhint\nquit\n")
    output = " ".join(ran.out.split())
    assert output.count(odds) == 2 and hint in output and " %" in output[output.index(hint) :]
    saved = attempt.read_text(encoding="utf-8")
    assert saved.count('"asked": "odds"') == saved.count('"asked": "hint"') == 1, "the record keeps it"


def test_with_nothing_attempted_there_are_no_odds(run: Run) -> None:
    out = run("play", "shadow_and_light", "--seat", "person:Ida", "--word", "oak", typed="odds\n? bars\n").out
    assert "You are not attempting anything" in " ".join(out.split())
    assert "bars" in out


def test_an_adventure_is_left_and_goes_on_to_its_end(run: Run, tmp_path: Path) -> None:
    copy = tmp_path / "copy.match"
    typed = f"save {copy}\n1\nquit\n"
    first = run("play", "shadow_and_light", "--seat", "person:Ida", "--word", "oak", typed=typed)
    assert f"Saved: {copy}\n" in first.out and copy.exists()
    record = tmp_path / "r"
    ran = run("play", "--continue", "--record", record, typed="end\n1\n" * 3 + "end\n" * 3)
    assert ran.code == 0, ran.err
    assert "Rank: " in ran.out
    assert run("verify", record).code == 0
    assert run("play", "--continue", copy, typed="quit\n").code == 0, "the copy begins where it was made"
