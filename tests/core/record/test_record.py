"""Records: readable lines, a reason for each broken one, and the first step that does not fit."""

from __future__ import annotations

import json

import pytest

from gloaming.core.discovery import find
from gloaming.core.match import Match
from gloaming.core.record.format import Player, RecordError
from gloaming.core.record.reader import read
from gloaming.core.record.verify import verify
from gloaming.laws.random_play import random_table

GAME = find("illuminated")


@pytest.fixture(scope="module")
def lines() -> list[str]:
    return random_table(GAME, 2, 3).record.text().splitlines()


def checked(lines: list[str]) -> str | None:
    fault = verify(GAME, read(lines), GAME.content())
    return str(fault) if fault is not None else None


def changed(lines: list[str], number: int, **fields: object) -> list[str]:
    """The lines with some fields of one of them changed."""
    line = json.loads(lines[number]) | fields
    return [*lines[:number], json.dumps(line), *lines[number + 1 :]]


def find_line(lines: list[str], key: str) -> int:
    return next(number for number, line in enumerate(lines) if key in json.loads(line))


def test_a_finished_record_fits(lines: list[str]) -> None:
    assert checked(lines) is None


def test_it_is_json_lines_that_one_can_read(lines: list[str]) -> None:
    header = json.loads(lines[0])
    assert (header["gloaming"], header["game"], header["rules"]) == (2, "illuminated", 1)
    assert json.loads(lines[1]) == {"words": ["word 0", "word 1"]}
    assert set(json.loads(lines[2])) == {"step", "face", "of"}
    assert set(json.loads(lines[3])) == {"step", "seat", "do"}
    assert set(json.loads(lines[-1])) == {"end", "secret", "digest"}


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "the record is empty"),
        ("\n\n", "the record is empty"),
        ("{", "line 1: not JSON"),
        ("[1]", "line 1: expected an object"),
        ('{"gloaming": "2"}', "line 1: expected a record of format 1 to 2"),
        ('{"gloaming": true}', "line 1: expected a record of format 1 to 2"),
        ('{"gloaming": 3}', "line 1: the record has format 3, which only a later release of Gloaming reads"),
        ('{"gloaming": 2}', "line 1: 'seats' is missing"),
        ('{"gloaming": 1}', "line 1: 'seats' is missing"),
        ("[" * 100_000, "line 1"),
        ('{"gloaming": 1, "x": ' + "9" * 5_000 + "}", "line 1: not JSON"),
        ("x" * 200_000, "line 1: longer than"),
        ("\x00\x01", "line 1: not JSON"),
        ('{"gloaming": "\\ud800"}', "line 1: not JSON"),
        ('{"gloaming": NaN}', "line 1: not JSON"),
    ],
)
def test_a_text_that_is_no_record_is_refused_with_its_line(text: str, reason: str) -> None:
    with pytest.raises(RecordError, match=reason.replace("(", r"\(")):
        read(text)


@pytest.mark.parametrize(
    ("field", "value", "reason"),
    [
        ("seats", [], "expected 1 to 6 seats, not 0"),
        ("seats", 3, "expected a list, not 3"),
        ("seats", [{"name": 4}] * 2, "expected a text, not 4"),
        ("settings", {"entities": [5]}, "setting entities must be a number or a text"),
        ("rules", "1", "expected a whole number"),
        ("rules", True, "expected a whole number"),
        ("commitment", None, "expected a text, not null"),
        ("parent", {"digest": "d", "step": -1}, "a parent's step is not below 0"),
    ],
)
def test_a_broken_header_is_refused(lines: list[str], field: str, value: object, reason: str) -> None:
    with pytest.raises(RecordError, match=f"line 1: {reason}"):
        read(changed(lines, 0, **{field: value}))


def test_steps_must_follow_each_other(lines: list[str]) -> None:
    with pytest.raises(RecordError, match="line 6: expected step 4, not 5"):
        read(lines[:5] + lines[6:])
    with pytest.raises(RecordError, match="nothing may follow the end"):
        read([*lines, lines[2]])
    with pytest.raises(RecordError, match="line 2: expected the players' words"):
        read([lines[0], *lines[2:]])
    with pytest.raises(RecordError, match="line 3: the words were given already"):
        read([lines[0], lines[1], lines[1]])
    with pytest.raises(RecordError, match="cannot go back to step 7 of 0"):
        read([lines[0], lines[1], '{"undo": 7}'])


@pytest.mark.parametrize(
    ("winners", "reason"),
    [
        ("A", "expected a list"),
        (["C"], "expected a seat from A to B, not 'C'"),
        (["B", "A"], "the winners must be in the order of their seats"),
        (["A", "A"], "the winners must be in the order of their seats"),
    ],
)
def test_winners_are_seats_in_order(lines: list[str], winners: object, reason: str) -> None:
    end = json.loads(lines[-1])["end"]
    with pytest.raises(RecordError, match=f"line {len(lines)}: {reason}"):
        read(changed(lines, len(lines) - 1, end=end | {"winners": winners}))
    del end["winners"]
    with pytest.raises(RecordError, match="'winners' is missing"):
        read(changed(lines, len(lines) - 1, end=end))


def test_steps_are_of_seats_and_dice_that_exist(lines: list[str]) -> None:
    decision, throw = find_line(lines, "do"), find_line(lines, "face")
    with pytest.raises(RecordError, match="expected a seat from A to B, not 'F'"):
        read(changed(lines, decision, seat="F"))
    for faces in (0, -6, 2**64 + 1):
        with pytest.raises(RecordError, match="a chance result is one of 1 to 2"):
            read(changed(lines, throw, of=faces))


# --- altered records ---------------------------------------------------------------------------------


def test_an_altered_face_is_found_at_its_step(lines: list[str]) -> None:
    at = find_line(lines, "do") + 1
    step = json.loads(lines[at])
    assert checked(changed(lines, at, face=(step["face"] + 1) % 6)) == (
        f"step {step['step']}: the dice threw {step['face']} of 6, not {(step['face'] + 1) % 6}"
    )


def test_a_face_that_the_die_does_not_have_is_found(lines: list[str]) -> None:
    at = find_line(lines, "do") + 1
    step = json.loads(lines[at])["step"]
    assert checked(changed(lines, at, face=6)) == f"step {step}: the face 6 is not below 6"
    assert checked(changed(lines, at, of=8)) == f"step {step}: expected a chance result below 6, not below 8"


def test_an_action_that_is_not_allowed_is_found(lines: list[str]) -> None:
    at = find_line(lines, "do")
    step = json.loads(lines[at])
    assert checked(changed(lines, at, do="raise F5")) == (
        f"step {step['step']}: 'raise F5' is not allowed (refusal-no-such-entity)"
    )
    assert (
        checked(changed(lines, at, do="dance")) == f"step {step['step']}: 'dance' is no action of illuminated"
    )
    other = "B" if step["seat"] == "A" else "A"
    assert checked(changed(lines, at, seat=other)) == f"step {step['step']}: it is not this seat's decision"


def test_another_action_of_the_same_kind_is_found_by_the_digest(lines: list[str]) -> None:
    marked = find_line(lines, "digest")
    at = max(n for n in range(marked) if "do" in json.loads(lines[n]))
    action = json.loads(lines[at])["do"]
    found = checked(changed(lines, at, do="end" if action != "end" else "raise A1"))
    assert found is not None and found.startswith("step ")


def test_an_altered_outcome_secret_or_word_is_found(lines: list[str]) -> None:
    end = json.loads(lines[-1])
    places = [2, 1] if end["end"]["places"] != [2, 1] else [1, 2]
    last = json.loads(lines[-2])["step"]
    outcome = {**end["end"], "places": places}
    assert checked(changed(lines, -1 % len(lines), end=outcome)) == f"step {last}: the game ended otherwise"
    for winners in (["A"], ["A", "B"]):
        won = changed(lines, len(lines) - 1, end=end["end"] | {"winners": winners})
        assert checked(won) == f"step {last}: the game was won otherwise"
    assert (
        checked(changed(lines, len(lines) - 1, secret="0" * 64)) == "the secret does not fit the commitment"
    )
    found = checked(changed(lines, 1, words=["word 0", "word 2"]))
    assert found is not None and "the dice threw" in found


def test_an_unfinished_record_has_no_secret_to_check(lines: list[str]) -> None:
    found = checked(lines[:-1])
    assert found is not None and "not finished" in found


def test_a_record_cut_short_but_with_its_end_is_found(lines: list[str]) -> None:
    found = checked([*lines[:10], lines[-1]])
    assert found == "step 8: the game is not over here"


@pytest.mark.parametrize(
    ("field", "value", "reason"),
    [
        ("game", "chess", "the record is of chess, not of illuminated"),
        ("rules", 7, "this match follows rules version 7 of illuminated; a later release plays them"),
        ("content", "f" * 64, "the record was played with other content"),
        ("settings", {}, "the record does not name every setting"),
        ("settings", {"entities": 9}, "entities must be a whole number from 1 to 5, not 9"),
    ],
)
def test_a_record_of_something_else_is_refused(
    lines: list[str], field: str, value: object, reason: str
) -> None:
    found = checked(changed(lines, 0, **{field: value}))
    assert found is not None and found.startswith(reason)


def test_taking_a_throw_back_is_found(lines: list[str]) -> None:
    at = find_line(lines, "do") + 2
    again = [*lines[:at], '{"undo": 1}', *[json.dumps(json.loads(line)) for line in lines[at - 2 :]]]
    found = checked(again)
    assert found == "step 1: a chance result was taken back"


def test_a_record_keeps_who_asked_for_help() -> None:
    match = Match.new(GAME, [Player("Ada"), Player("Bo")], {"first": "A"})
    match.begin({0: "moss", 1: "fern"})
    (seat,) = match.deciders()
    assert not match.advice_noted(seat, "hint")
    match.note_advice(seat, "hint")
    assert match.advice_noted(seat, "hint")
    again = read(match.record.text())
    assert again.text() == match.record.text()
    assert match.step == len(again.steps)
    for wrong, reason in (
        ('"asked": "answers"', "one asks for hint or odds"),
        ('"asked": 3', "expected a text"),
    ):
        with pytest.raises(RecordError, match=reason):
            read(match.record.text().replace('"asked": "hint"', wrong))


def test_lines_from_any_number_on_are_the_end_of_all_lines() -> None:
    for match in (
        random_table(GAME, 2, 3),
        Match.fork(GAME, random_table(GAME, 2, 3).record, 5, GAME.content()),
    ):
        record = match.record
        for begun in (False, True):
            if begun and record.words is None:
                match.begin({0: "a", 1: "b"})
            everything = record.lines()
            for start in range(len(everything) + 3):
                assert record.lines(start) == everything[start:]
