"""`gloaming analyse`: luck and skill in the terminal."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from cli.command_line import Run
from paths import FINISHED_RECORD

from gloaming.cli.lab.chart import chart

QUICK = ("--simulations", "8")


@pytest.fixture
def measured(monkeypatch: pytest.MonkeyPatch) -> None:
    """Chances are accurate, and sums are almost complete."""
    monkeypatch.setattr("gloaming.cli.lab.analyse.basis", lambda *table: "lantern")
    monkeypatch.setattr("gloaming.cli.lab.analyse.adds_up", lambda *table: True)


@pytest.fixture
def unmeasured(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing was measured."""
    monkeypatch.setattr("gloaming.lab.calibration_file.load", lambda game: None)


def test_it_shows_totals_chart_and_turning_points(run: Run, record: Path, measured: None) -> None:
    out = run("analyse", record, *QUICK).out
    assert "if everybody plays on like Lantern" in " ".join(out.split())
    assert re.search(r"^A Anna +5\d % ", out, re.MULTILINE)
    assert "Without luck" in out
    assert "100 % │" in out
    assert "Turning points" in out


def test_it_is_exact_where_the_game_is_solved(run: Run) -> None:
    out = run("analyse", FINISHED_RECORD).out
    assert "This is exact, with perfect play." in " ".join(out.split())
    assert re.search(r"Step 27: .* Luck: Ada \+54\s%", out.replace("\n", " "))
    assert "Ada: Raise A1. −4 %. Better: Sacrifice A1 to pull B1 down." in re.sub(r"\s+", " ", out)


def test_words_take_the_place_of_figures_that_are_not_known(run: Run, record: Path, unmeasured: None) -> None:
    out = run("analyse", record, *QUICK).out
    assert "%" not in out
    for text in ("too rough for per cent", "ahead │", "behind │", "Luck of the throws", "not known yet"):
        assert text in " ".join(out.split()), text
    report = json.loads(run("analyse", record, *QUICK, "--json").out)
    assert (report["basis"], report["sums"]) == (None, False)


def test_without_a_sum_the_figures_that_are_known_stay(
    run: Run, record: Path, measured: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("gloaming.cli.lab.analyse.adds_up", lambda *table: False)
    out = run("analyse", record, *QUICK).out
    assert "100 % │" in out and "Luck of the throws" in out and "Without luck" not in out


def test_a_hint_says_in_words_how_one_stands_where_no_number_is_known(
    run: Run, monkeypatch: pytest.MonkeyPatch, unmeasured: None
) -> None:
    monkeypatch.setattr("gloaming.cli.play.prompt.SECONDS", 0.05)
    seats = ("--seat", "person:Anna", "--seat", "person:Ben", "--word", "oak", "--word", "elm")
    out = run("play", "illuminated", *seats, typed="hint\nquit\n").out
    report = re.search(
        r"A strong player would choose: .*? (Anna|Ben) is (behind|about even|ahead)\.", " ".join(out.split())
    )
    assert report is not None and "%" not in report.group(), out


def test_it_speaks_german_and_french(run: Run, record: Path) -> None:
    assert "Wendepunkte" in run("analyse", record, *QUICK, "--language", "de").out
    assert "Tournants" in run("analyse", record, *QUICK, "--language", "fr").out


def test_programs_get_json_that_is_the_same_every_time(run: Run, record: Path, finished: str) -> None:
    first = run("analyse", record, *QUICK, "--json").out
    assert run("analyse", record, *QUICK, "--json").out == first
    report = json.loads(first)
    assert len(report["steps"]) == finished.count('"step"')
    for seat in report["seats"]:
        parts = seat["start"] + seat["rest"] + sum(seat[name]["value"] for name in ("luck", "own", "others"))
        assert abs(parts - seat["result"]) < 1e-4


def test_it_can_be_given_seconds(run: Run, record: Path) -> None:
    assert run("analyse", record, "--seconds", "0.3").code == 0


def test_what_cannot_be_reported_on_is_refused_in_one_line(run: Run, record: Path, unfinished: Path) -> None:
    assert "not over" in run("analyse", unfinished).refused()
    for wish in (("--simulations", "0"), ("--seconds", "-1"), ("--seconds", "x"), ("--language", "xx")):
        run("analyse", record, *wish).refused()
    run("analyse", record.with_name("nowhere.jsonl")).refused()


def test_the_chart_has_a_letter_for_each_seat_and_its_turning_points() -> None:
    lines = chart([(0.5, 0.5), (0.75, 0.25), (1.0, 0.0)], [2])
    assert lines[0] == "100 % │  A"
    assert lines[5] == " 50 % │+"
    assert lines[10] == "  0 % │  B"
    assert lines[12] == "         ▲"
    long = chart([(n / 500, 1 - n / 500) for n in range(501)], [0, 500])
    assert max(len(line) for line in long) <= 72
    assert long[-1].count("▲") == 2


def test_a_hint_while_playing_is_told_and_kept(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("gloaming.cli.play.prompt.SECONDS", 0.05)
    record_file = tmp_path / "game.jsonl"
    seats = ("--seat", "person:Anna", "--seat", "person:Ben", "--set", "entities=1", "--set", "turn_limit=1")
    words = ("--word", "oak", "--word", "elm", "--record", record_file)
    ran = run("play", "illuminated", *seats, *words, typed="hint\n" + "end\n" * 4)
    assert ran.code == 0, ran.err
    assert "A strong player would choose" in ran.out
    assert "Chance to win" in ran.out
    assert "with perfect play" in ran.out
    assert record_file.read_text(encoding="utf-8").count('"asked": "hint"') == 1
    assert run("verify", record_file).code == 0
    assert run("replay", record_file).code == 0
