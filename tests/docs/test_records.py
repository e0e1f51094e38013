"""The record page: its examples are real, and its description is enough to check the dice."""

from __future__ import annotations

import json
import runpy
import subprocess
import sys
from pathlib import Path

import pytest
from docs.pages import DOCS, blocks

from gloaming.cli.play.verify import check_parent
from gloaming.core.codec import digest
from gloaming.core.discovery import find
from gloaming.core.fairness import FairDice, bot_word, commitment
from gloaming.core.record.reader import read
from gloaming.core.record.verify import verify

EXAMPLES = DOCS / "examples"
CHECK = EXAMPLES / "check_dice.py"
RECORDS = ["finished.jsonl", "fork.jsonl"]


def lines(record: str) -> list[str]:
    return (EXAMPLES / record).read_text(encoding="utf-8").splitlines()


def check(file: Path) -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, "-I", str(CHECK), str(file)], capture_output=True, text=True)


def test_the_examples_are_what_the_program_makes() -> None:
    made = runpy.run_path(str(EXAMPLES / "make.py"))["examples"]()
    for name, text in made.items():
        stored = (EXAMPLES / name).read_text(encoding="utf-8")
        assert stored == text, f"{name} is out of date; run: .venv/bin/python docs/examples/make.py"


@pytest.mark.parametrize("record", RECORDS)
def test_an_example_verifies(record: str) -> None:
    stored = read((EXAMPLES / record).read_text(encoding="utf-8"))
    game = find(stored.header.game)
    assert verify(game, stored, game.content()) is None


def test_the_fork_fits_its_parent() -> None:
    parent, fork = (read((EXAMPLES / record).read_text(encoding="utf-8")) for record in RECORDS)
    assert check_parent(find("illuminated"), fork, parent) is None
    origin = json.loads(lines("fork.jsonl")[0])["parent"]
    header, words, *steps = map(json.loads, lines("finished.jsonl"))
    assert origin["digest"] == digest([header, words["words"], steps[: origin["step"]]])


def test_every_example_line_on_the_page_stands_in_a_record() -> None:
    real = [line for record in RECORDS for line in lines(record)]
    shown = [block.strip() for block in blocks(DOCS / "records.md", "json") if "SECRET" not in block]
    assert [line for line in shown if line not in real] == []


def test_every_kind_of_line_is_shown() -> None:
    shown = [json.loads(block) for block in blocks(DOCS / "records.md", "json")]
    kinds = {tuple(line) for line in map(json.loads, lines("finished.jsonl") + lines("fork.jsonl"))}
    assert kinds <= {tuple(line) for line in shown} | {("step", "face", "of", "digest")}


# --- the check that a stranger would write -------------------------------------------------------------


def test_it_is_short_and_needs_nothing_of_ours() -> None:
    text = CHECK.read_text(encoding="utf-8")
    assert "gloaming" not in text
    assert (
        len([line for line in text.splitlines() if line.strip() and not line.startswith(("import", "from"))])
        <= 25
    )


@pytest.mark.parametrize("record", RECORDS)
def test_it_finds_every_throw_right(record: str) -> None:
    done = check(EXAMPLES / record)
    assert done.returncode == 0, done.stderr
    words = next(at for at, line in enumerate(lines(record)) if "words" in json.loads(line))
    own = sum("face" in json.loads(line) for line in lines(record)[words:])
    assert done.stdout == f"{own} throws are as the dice fell\n"


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ('{"step": 9, "face": 3', '{"step": 9, "face": 4', "step 9: the dice threw 3 of 6, not 4"),
        ('"words": ["juniper"', '"words": ["juniper!"', "step 1: the dice threw"),
        ('"secret": "00', '"secret": "ff', "not the ones that were sealed"),
        ('["juniper", "5b', '["juniper", "5c', "not the ones that were sealed"),
        ('"commitment": "a9', '"commitment": "a8', "not the ones that were sealed"),
    ],
)
def test_it_finds_what_was_changed(old: str, new: str, reason: str, tmp_path: Path) -> None:
    text = (EXAMPLES / "finished.jsonl").read_text(encoding="utf-8")
    assert old in text
    changed = tmp_path / "changed.jsonl"
    changed.write_text(text.replace(old, new), encoding="utf-8")
    done = check(changed)
    assert done.returncode == 1
    assert reason in done.stderr


def test_the_description_in_words_is_the_programs_own() -> None:
    """Each sentence about the dice, once more as code that uses nothing of ours."""
    import hashlib
    import hmac

    secret, words = "5a" * 32, ["ö", "w"]
    key = hmac.digest(bytes.fromhex(secret), '["ö","w"]'.encode(), "sha256")
    for n in (2, 6, 7, (1 << 63) + 1):  # with the last one, half of all numbers are thrown again
        for index in range(20):
            attempt = 0
            while True:
                message = f"{index} {n} {attempt}".encode()
                number = int.from_bytes(hmac.digest(key, message, "sha256")[:8], "big")
                if number < 2**64 - 2**64 % n:
                    break
                attempt += 1
            assert FairDice(secret, words).face(index, n) == number % n
    assert bot_word(secret, 1) == hmac.digest(bytes.fromhex(secret), b"word 1", "sha256").hex()[:12]
    sealed = '{"secret":"' + secret + '","words":{"1":"w"}}'
    assert commitment(secret, {1: "w"}) == hashlib.sha256(sealed.encode()).hexdigest()
    assert (
        commitment(secret, {})
        == hashlib.sha256(('{"secret":"' + secret + '","words":{}}').encode()).hexdigest()
    )
