"""`gloaming calibrate`: how accurate predicted chances are."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from cli.command_line import Run

from gloaming.lab import calibration_file as calibration

SHORT = ("--games", "2", "--simulations", "8", "--set", "entities=1", "--set", "turn_limit=2")


@pytest.fixture(autouse=True)
def stored_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A temporary file for measurements."""
    file = tmp_path / "ai" / calibration.FILE
    monkeypatch.setattr(calibration, "path", lambda game: file)
    return file


def test_it_measures_chances_and_the_rest_and_keeps_both(run: Run, stored_file: Path) -> None:
    assert "nothing has been measured" in run("calibrate", "illuminated", "--show").refused()
    assert "expected calibration error" in run("calibrate", "illuminated", *SHORT).out
    assert not stored_file.exists()
    run("calibrate", "illuminated", *SHORT, "--keep")
    out = " ".join(run("calibrate", "illuminated", *SHORT, "--luck", "--keep").out.split())
    assert "mean size of the rest 0.000" in out and "does not hold" in out, "two matches are too few"
    report = json.loads(run("calibrate", "illuminated", "--show", "--json").out)
    assert [each["games"] for each in report["off"]] == [2]
    assert [each["matches"] for each in report["rests"]] == [2]
    assert report["off"][0]["settings"] == {"entities": 1, "turn_limit": 2}


def test_what_cannot_be_measured_is_refused_in_one_line(run: Run) -> None:
    for wish in (("--games", "0"), ("--seats", "9"), ("--set", "nothing=1"), ("--simulations", "1")):
        run("calibrate", "illuminated", *wish).refused()
    run("calibrate", "nowhere").refused()
