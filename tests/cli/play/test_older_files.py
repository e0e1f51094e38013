"""A match that an earlier version saved can be continued, unless the rules have changed."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest
from cli.command_line import Run
from paths import FINISHED_RECORD, OLDER_VERSIONS

from gloaming.core.discovery import find
from gloaming.core.record.reader import read


@pytest.mark.parametrize("saved", sorted(OLDER_VERSIONS.glob("*.table")), ids=lambda path: path.stem)
def test_a_saved_game_goes_on(saved: Path, run: Run, tmp_path: Path) -> None:
    text = saved.read_text(encoding="utf-8")
    copy = tmp_path / saved.name
    copy.write_text(text, encoding="utf-8")
    ran = run("play", "--continue", copy, typed="end\n")
    assert ran.code == 0, ran.err
    played, seal = text.split("sealed ")
    went_on, same_seal = copy.read_text(encoding="utf-8").split("sealed ")
    assert went_on.startswith(played) and went_on != played and same_seal == seal


# --- earlier rules -------------------------------------------------------------------------------------

REFUSAL = "this match follows rules version 1 of illuminated; Gloaming 0.9 plays them"


@pytest.fixture
def raised(monkeypatch: pytest.MonkeyPatch) -> None:
    """The Illuminated has new rules."""
    game = find("illuminated")
    monkeypatch.setattr(game, "spec", replace(game.spec, rules_version=2, releases=("Gloaming 0.9",)))


@pytest.mark.usefixtures("raised")
@pytest.mark.parametrize("language", ["en", "de", "fr"])
def test_the_log_of_earlier_rules_is_printed_before_the_refusal(run: Run, language: str) -> None:
    ran = run("replay", FINISHED_RECORD, "--language", language)
    assert ran.code == 1 and ran.err.strip().endswith(REFUSAL)
    steps = [line for line in ran.out.splitlines() if line[:4].strip().isdecimal()]
    assert len(steps) == len(read(FINISHED_RECORD.read_text(encoding="utf-8")).steps)
    assert any("Ada: " in line for line in steps) and any("5" in line and "6" in line for line in steps)
    assert "log-" not in ran.out and "Ada" in ran.out.splitlines()[-2]


@pytest.mark.usefixtures("raised")
def test_the_dice_of_earlier_rules_are_checked_before_the_refusal(run: Run, tmp_path: Path) -> None:
    ran = run("verify", FINISHED_RECORD)
    assert ran.code == 1 and ran.err.strip().endswith(REFUSAL)
    assert "14 throws follow from secret and words" in ran.out and "decisions" not in ran.out
    other = tmp_path / "other.jsonl"
    text = FINISHED_RECORD.read_text(encoding="utf-8")
    other.write_text(text.replace('{"step": 9, "face": 3', '{"step": 9, "face": 4'), encoding="utf-8")
    ran = run("verify", other)
    assert ran.code == 1 and "step 9: the dice threw 3 of 6, not 4" in ran.err and ran.out == ""
    found = json.loads(run("verify", FINISHED_RECORD, "--json").out)
    assert (found["ok"], found["reason"]) == (False, REFUSAL)


@pytest.mark.usefixtures("raised")
@pytest.mark.parametrize("command", ["replay --fork 3", "analyse"])
def test_what_needs_the_rules_is_refused_in_one_line(run: Run, command: str) -> None:
    name, *options = command.split()
    ran = run(name, FINISHED_RECORD, *options)
    assert ran.code == 1 and ran.out == ""
    assert ran.err.strip().endswith(REFUSAL) and ran.err.count("\n") == 1


@pytest.mark.usefixtures("raised")
def test_a_saved_game_of_earlier_rules_is_refused_and_stays(run: Run, tmp_path: Path) -> None:
    saved = tmp_path / "ladder.table"
    text = (OLDER_VERSIONS / saved.name).read_text(encoding="utf-8")
    saved.write_text(text, encoding="utf-8")
    for command in (("play", "--continue", saved), ("replay", saved)):
        ran = run(*command, typed="end\n")
        assert ran.code == 1 and ran.err.strip().endswith(REFUSAL) and ran.out == ""
    assert saved.read_text(encoding="utf-8") == text
