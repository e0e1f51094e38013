"""Records of format 1 open, replay and verify; their digests of states are not compared."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from paths import OLDER_VERSIONS

from gloaming.cli.play.verify import check_parent
from gloaming.core.codec import digest
from gloaming.core.discovery import find
from gloaming.core.match import Match
from gloaming.core.record import replay
from gloaming.core.record.format import Record, Step
from gloaming.core.record.reader import read
from gloaming.core.record.verify import verify

FOLDER = OLDER_VERSIONS / "format_1"
FILES = sorted(FOLDER.glob("*.jsonl"))
GAMES = [file.stem for file in FILES if file.stem not in ("parent", "fork")]
each_file = pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)


def lines_of(file: Path) -> list[str]:
    return file.read_text(encoding="utf-8").splitlines()


def checked(lines: list[str]) -> str | None:
    record = read(lines)
    game = find(record.header.game)
    wrong = verify(game, record, game.content())
    return str(wrong) if wrong is not None else None


def changed(lines: list[str], number: int, **fields: object) -> list[str]:
    line = json.loads(lines[number]) | fields
    return [*lines[:number], json.dumps(line, ensure_ascii=False), *lines[number + 1 :]]


def own_lines(lines: list[str], key: str) -> list[int]:
    """The lines after the words that have this key."""
    words = next(n for n, line in enumerate(lines) if line.startswith('{"words"'))
    return [n for n, line in enumerate(lines) if n > words and key in json.loads(line)]


def played_on(match: Match, steps: list[Step]) -> Match:
    for step in steps:
        if step.is_chance:
            assert match.draw_chance()
        else:
            action = match.game.parse_action(step.action)
            assert action is not None and match.submit(step.seat, action) is None
    return match


@each_file
def test_it_reads_back_replays_and_verifies(file: Path) -> None:
    record = read(lines_of(file))
    game = find(record.header.game)
    assert record.header.format == 1
    assert record.text() == file.read_text(encoding="utf-8")
    assert checked(lines_of(file)) is None
    state = replay.position(game, record, game.content())
    ended, end = replay.outcome(record, state), replay.end_of(record, state)
    assert end is not None and end.outcome == ended


@each_file
def test_its_digests_are_not_compared(file: Path) -> None:
    """Those of the end and of all steps that have one."""
    lines = lines_of(file)
    for number in own_lines(lines, "digest"):
        lines = changed(lines, number, digest="0" * 64)
    assert checked(lines) is None
    record = read(lines)
    game = find(record.header.game)
    assert record.end is not None and record.end.secret is not None
    assert Match(game, record, record.end.secret, game.content()).step == len(record.steps)


@each_file
def test_a_changed_face_is_found(file: Path) -> None:
    lines = lines_of(file)
    number = own_lines(lines, "face")[-1]
    line = json.loads(lines[number])
    found = checked(changed(lines, number, face=(line["face"] + 1) % line["of"]))
    assert found is not None and found.startswith(f"step {line['step']}: the dice threw")


@each_file
def test_a_changed_action_is_found(file: Path) -> None:
    lines = lines_of(file)
    decisions = own_lines(lines, "do")
    for number in (decisions[0], decisions[-1]):
        step = json.loads(lines[number])["step"]
        found = checked(changed(lines, number, do="dance"))
        assert found is not None and found.startswith(f"step {step}: 'dance' is no action")


@pytest.mark.parametrize("game", GAMES)
def test_another_action_of_the_game_is_found(game: str) -> None:
    lines = lines_of(FOLDER / f"{game}.jsonl")
    first, *others = own_lines(lines, "do")
    actions = [json.loads(lines[number])["do"] for number in (first, *others)]
    other = next(action for action in reversed(actions) if action != actions[0])
    assert checked(changed(lines, first, do=other)) is not None


@each_file
def test_a_changed_outcome_is_found(file: Path) -> None:
    lines = lines_of(file)
    end = json.loads(lines[-1])["end"]
    last = len(read(lines).steps)
    for field, value in (
        ("places", [place + 1 for place in end["places"]]),
        ("scores", [score + 1 for score in end["scores"]]),
        ("reason", "reason-other"),
    ):
        other = changed(lines, len(lines) - 1, end=end | {field: value})
        assert checked(other) == f"step {last}: the game ended otherwise"
    assert checked(lines[:-2] + lines[-1:]) is not None


# --- matches that go on --------------------------------------------------------------------------------


def unfinished(record: Record, steps: int) -> Record:
    """The record up to this step."""
    cut = Record(record.header, record.words)
    for step in record.steps[:steps]:
        cut.add(step)
    return cut


@pytest.mark.parametrize("game", ["illuminated", "dunkelrunde"])
def test_a_running_match_stays_in_its_format(game: str) -> None:
    old = read(lines_of(FOLDER / f"{game}.jsonl"))
    assert old.end is not None and old.end.secret is not None
    found, half = find(game), len(old.steps) // 2
    match = Match(found, unfinished(old, half), old.end.secret, find(game).content())
    saved = Match.resume(found, match.save())
    played_on(saved, old.steps[half:])
    header, *_, end = map(json.loads, saved.record.text().splitlines())
    assert header["gloaming"] == 1 and "winners" not in end["end"]
    assert saved.record.end is not None and saved.record.end.outcome.winners
    assert checked(saved.record.text().splitlines()) is None


def test_a_fork_is_a_record_of_today_without_old_digests() -> None:
    raw = [json.loads(line) for line in lines_of(FOLDER / "illuminated.jsonl")]
    parent = read(lines_of(FOLDER / "illuminated.jsonl"))
    game = find("illuminated")
    at = next(step.number for step in parent.steps if step.digest is not None) + 1
    fork = Match.fork(game, parent, at, game.content())
    header = fork.record.header
    assert header.format == 2 and header.parent is not None
    assert header.parent.digest == digest([raw[0], raw[1]["words"], raw[2 : 2 + at]])
    assert all(step.digest is None for step in fork.record.steps)
    fork.begin(dict.fromkeys(range(len(header.players)), "owl"))
    fork.draw_all_chance()
    while fork.deciders():
        seat = fork.deciders()[0]
        assert fork.submit(seat, fork.offers(seat).listed[0]) is None
        fork.draw_all_chance()
    assert checked(fork.record.text().splitlines()) is None
    assert check_parent(game, fork.record, parent) is None


def test_an_older_fork_fits_its_parent() -> None:
    parent, fork = (read(lines_of(FOLDER / f"{name}.jsonl")) for name in ("parent", "fork"))
    assert check_parent(find("illuminated"), fork, parent) is None
