"""`gloaming verify` finds any change of a record."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from cli.command_line import Run
from cli.conftest import played
from paths import GOLDEN

from gloaming.core.discovery import find
from gloaming.core.match import Match

Lines = list[dict[str, Any]]


def lines(path: Path) -> Lines:
    return [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]


def write(path: Path, changed: Lines) -> None:
    path.write_text("".join(json.dumps(line) + "\n" for line in changed), encoding="utf-8")


def test_a_finished_record_is_right(run: Run, record: Path) -> None:
    ran = run("verify", record)
    assert ran.code == 0
    throws = sum("face" in line for line in lines(record))
    decisions = sum("do" in line for line in lines(record))
    assert f"{throws} throws" in ran.out
    assert f"{decisions} decisions" in ran.out
    assert "Anna" in ran.out


def test_the_finding_can_be_had_as_json(run: Run, record: Path) -> None:
    found = json.loads(run("verify", record, "--json").out)
    assert found["ok"] is True
    assert found["throws"] > 0
    assert (found["reason"], found["winners"]) == ("reason-turn-limit", [])


@pytest.mark.parametrize(
    ("golden", "winners", "shown"),
    [
        ("illuminated/two_locked", [], "Nobody has won."),
        ("dunkelrunde/two_together", [0, 1], "Player A and Player B win."),
        ("betwixt_and_between/one", [], "Player A: "),
        ("betwixt_and_between/one_won", [0], "Player A has won: "),
        ("betwixt_and_between/one_failed", [], "Player A: "),
    ],
)
def test_an_old_record_tells_its_winners(run: Run, golden: str, winners: list[int], shown: str) -> None:
    record = GOLDEN / f"{golden}.jsonl"
    assert json.loads(run("verify", record, "--json").out)["winners"] == winners
    assert f"the outcome: {shown}" in run("verify", record).out
    assert shown in run("replay", record).out


def test_an_altered_face_is_named_by_its_step(run: Run, record: Path) -> None:
    changed = lines(record)
    thrown = next(line for line in changed[20:] if "face" in line)
    thrown["face"] = (thrown["face"] + 1) % thrown["of"]
    write(record, changed)
    assert f"step {thrown['step']}:" in run("verify", record).refused()


def test_an_altered_action_is_refused(run: Run, record: Path) -> None:
    changed = lines(record)
    decided = next(line for line in changed[10:] if "do" in line)
    decided["do"] = "raise A9"
    write(record, changed)
    assert f"step {decided['step']}: 'raise A9'" in run("verify", record).refused()


def test_an_altered_secret_does_not_fit_the_commitment(run: Run, record: Path) -> None:
    changed = lines(record)
    changed[-1]["secret"] = "f" * 64
    write(record, changed)
    assert "commitment" in run("verify", record).refused()


def test_an_altered_word_moves_the_dice(run: Run, record: Path) -> None:
    changed = lines(record)
    next(line for line in changed if "words" in line)["words"][0] = "other"
    write(record, changed)
    run("verify", record).refused()


def test_an_altered_outcome_is_refused(run: Run, record: Path) -> None:
    changed = lines(record)
    changed[-1]["end"]["places"] = [2, 1] if changed[-1]["end"]["places"] != [2, 1] else [1, 2]
    write(record, changed)
    assert "ended otherwise" in run("verify", record).refused()


def test_a_fault_as_json_still_exits_with_one(run: Run, record: Path) -> None:
    changed = lines(record)
    changed[-1]["secret"] = "f" * 64
    write(record, changed)
    ran = run("verify", record, "--json")
    ran.refused()
    assert json.loads(ran.out)["ok"] is False


def test_a_record_without_its_last_lines_is_unfinished(run: Run, record: Path) -> None:
    write(record, lines(record)[:-3])
    assert "not finished" in run("verify", record).refused()


def test_a_saved_table_is_unfinished(run: Run, unfinished: Path) -> None:
    assert "not finished" in run("verify", unfinished).refused()


@pytest.fixture
def fork(tmp_path: Path, record: Path) -> Path:
    """A finished fork of the record at step 5."""
    parent = played().record
    game = find("illuminated")
    match = Match.fork(game, parent, 5, game.content())
    match.begin({0: "oak", 1: "elm"})
    match.draw_all_chance()
    while match.state.outcome() is None:
        action = game.parse_action("end")
        assert action is not None
        assert match.submit(match.deciders()[0], action) is None
        match.draw_all_chance()
    path = tmp_path / "fork.jsonl"
    path.write_text(match.record.text(), encoding="utf-8")
    return path


def test_a_fork_is_checked_against_its_parent(run: Run, fork: Path, record: Path) -> None:
    assert "--parent" in run("verify", fork).out
    ran = run("verify", fork, "--parent", record)
    assert ran.code == 0
    assert "the first 5 steps are the parent's" in ran.out


def test_a_fork_of_another_record_is_refused(run: Run, fork: Path, tmp_path: Path) -> None:
    other = tmp_path / "other.jsonl"
    other.write_text(played(seed=2).record.text(), encoding="utf-8")
    run("verify", fork, "--parent", other).refused()


def test_a_record_that_is_no_fork_has_no_parent(run: Run, record: Path) -> None:
    assert "not a fork" in run("verify", record, "--parent", record).refused()
