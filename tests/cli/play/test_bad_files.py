"""Every command refuses a broken record with one line."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest
from cli.command_line import Run

from gloaming.cli.common import LARGEST


def nothing(path: Path, text: str) -> None:
    path.unlink(missing_ok=True)


def empty(path: Path, text: str) -> None:
    path.write_text("")


def folder(path: Path, text: str) -> None:
    path.mkdir()


def binary(path: Path, text: str) -> None:
    path.write_bytes(b"\x00\xff\xfe" * 100)


def huge(path: Path, text: str) -> None:
    with path.open("wb") as file:
        file.truncate(LARGEST + 1)


def not_json(path: Path, text: str) -> None:
    path.write_text("once upon a time\n")


def deeply_nested(path: Path, text: str) -> None:
    path.write_text("[" * 90_000 + "\n")


def cut_off_in_a_line(path: Path, text: str) -> None:
    path.write_text(text[: len(text) // 2])


def another_format(path: Path, text: str) -> None:
    path.write_text(text.replace('"gloaming": 2', '"gloaming": 99'))


def an_unknown_game(path: Path, text: str) -> None:
    path.write_text(text.replace('"game": "illuminated"', '"game": "nowhere"'))


def other_rules(path: Path, text: str) -> None:
    path.write_text(text.replace('"rules": 1', '"rules": 77'))


def too_many_seats(path: Path, text: str) -> None:
    header, rest = text.split("\n", 1)
    line = json.loads(header)
    line["seats"] *= 20
    path.write_text(json.dumps(line) + "\n" + rest)


def half_a_character(path: Path, text: str) -> None:
    path.write_text(text.replace('"Anna"', '"\\ud800"'))


def a_number_too_long(path: Path, text: str) -> None:
    path.write_text(text.replace('"rules": 1', f'"rules": {"9" * 9000}'))


def an_unknown_setting(path: Path, text: str) -> None:
    path.write_text(text.replace('"turn_limit"', '"moon_limit"'))


BROKEN = [
    nothing, empty, folder, binary, huge, not_json, deeply_nested, cut_off_in_a_line, another_format,
    an_unknown_game, other_rules, too_many_seats, half_a_character, a_number_too_long, an_unknown_setting,
]  # fmt: skip
COMMANDS = [("verify",), ("replay",), ("replay", "--fork", "1"), ("play", "--continue")]


@pytest.mark.parametrize("command", COMMANDS, ids=" ".join)
@pytest.mark.parametrize("broken", BROKEN, ids=lambda broken: broken.__name__)
def test_a_broken_file_is_refused_in_one_line(
    run: Run, tmp_path: Path, finished: str, broken: Callable[[Path, str], None], command: tuple[str, ...]
) -> None:
    path = tmp_path / "broken"
    broken(path, finished + (f"sealed {'0' * 64}\n" if command[0] == "play" else ""))
    run(*command, path).refused()


@pytest.mark.parametrize("command", COMMANDS, ids=" ".join)
def test_an_impossible_path_is_refused(run: Run, command: tuple[str, ...]) -> None:
    run(*command, "x" * 5000).refused()
    run(*command, "a\0b").refused()


def test_a_record_is_not_taken_for_a_saved_game(run: Run, record: Path) -> None:
    assert "--fork" in run("play", "--continue", record).refused()
