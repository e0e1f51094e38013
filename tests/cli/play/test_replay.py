"""`gloaming replay`: forward, back and forks."""

from __future__ import annotations

import re
from pathlib import Path

from cli.command_line import Run


def test_every_step_is_told_and_the_last_table_drawn(run: Run, record: Path, finished: str) -> None:
    out = run("replay", record).out
    steps = finished.count('"step"')
    assert re.search(rf"^ *{steps}  ", out, re.MULTILINE)
    assert "Anna" in out
    assert "S6 S5" in out
    assert out.index("S6 S5") > out.index(f"{steps}  ")


def test_it_can_stop_at_a_step(run: Run, record: Path) -> None:
    out = run("replay", record, "--step", "2").out
    assert re.search(r"^ *2  ", out, re.MULTILINE)
    assert not re.search(r"^ *3  ", out, re.MULTILINE)


def test_it_speaks_german(run: Run, record: Path) -> None:
    assert "übertrifft" in run("replay", record, "--language", "de").out


def test_an_unfinished_game_can_be_looked_at(run: Run, unfinished: Path) -> None:
    assert run("replay", unfinished).code == 0


def test_keys_go_forth_and_back(run: Run, record: Path, finished: str) -> None:
    total = finished.count('"step"')
    out = run("replay", record, "--interactive", typed="\nn\nb\n$\nn\n0\nb\nq\n").out
    shown = re.findall(rf"· (\d+)/{total}", out)
    assert shown == [str(n) for n in (0, 1, 2, 1, total, total, 0, 0)]


def test_a_fork_is_played_on_and_verified_with_its_parent(run: Run, record: Path, tmp_path: Path) -> None:
    fork, over = tmp_path / "fork.match", tmp_path / "fork.jsonl"
    assert f"--continue {fork}" in run("replay", record, "--fork", "5", "--save", fork).out
    words = ("--word", "oak", "--word", "elm")
    assert run("play", "--continue", fork, *words, "--record", over, typed="end\n" * 9).code == 0
    assert run("verify", over, "--parent", record).code == 0


def test_bad_wishes_are_refused_in_one_line(run: Run, record: Path) -> None:
    for wish in (
        ("--step", "9999"), ("--step", "-1"), ("--step", "x"), ("--seat", "C"), ("--seat", "nobody"),
        ("--fork", "9999"), ("--fork", "-1"), ("--fork", "2", "--save", "/no/such/folder/x"),
        ("--fork", "2", "--save", str(record)), ("--save", "x"), ("--language", "xx"),
    ):  # fmt: skip
        run("replay", record, *wish).refused()


def test_a_finished_game_cannot_be_forked_at_its_end(run: Run, record: Path, finished: str) -> None:
    assert "over" in run("replay", record, "--fork", str(finished.count('"step"'))).refused()


def test_names_cannot_disturb_the_terminal(run: Run, record: Path, finished: str) -> None:
    record.write_text(finished.replace('"Anna"', '"\\u001b[2J\\u0007"'), encoding="utf-8")
    out = run("replay", record).out
    assert "\x1b" not in out
    assert "\x07" not in out


def test_what_was_noted_about_the_people_is_told(run: Run, record: Path, finished: str) -> None:
    lines = finished.splitlines()
    record.write_text("\n".join([*lines[:4], '{"seat": "B", "asked": "odds"}', *lines[4:]]), encoding="utf-8")
    assert re.search(r"^ *2  .*\n +Ben asked for the odds\.", run("replay", record).out, re.MULTILINE)
    assert run("verify", record).code == 0
