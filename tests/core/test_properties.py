"""Properties that hold for any input."""

from __future__ import annotations

import json

from hypothesis import given, settings
from hypothesis import strategies as st

from gloaming.core.chance import Seeded
from gloaming.core.codec import canonical
from gloaming.core.discovery import find
from gloaming.core.fairness import FairDice
from gloaming.core.record.format import Record, RecordError
from gloaming.core.record.reader import read
from gloaming.core.record.verify import verify
from gloaming.laws.random_play import random_table

GAME = find("illuminated")
LINES = random_table(GAME, 2, 3).record.text().splitlines()[:40]

plain = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False, allow_infinity=False) | st.text(),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=12,
)


def read_or_reason(lines: list[str]) -> Record | str:
    """The record, or why it cannot be read; any other error fails the test."""
    try:
        return read(lines)
    except RecordError as error:
        return str(error)


@given(st.text(max_size=300))
def test_any_text_is_a_record_or_is_refused_with_a_reason(text: str) -> None:
    assert isinstance(read_or_reason(text.split("\n")), Record | str)


@given(st.integers(0, len(LINES) - 1), st.sampled_from(sorted(json.loads(LINES[0]))), plain)
def test_a_record_with_any_field_changed_is_refused_or_found_out(at: int, field: str, value: object) -> None:
    line = json.loads(LINES[at])
    key = field if field in line else next(iter(line))
    changed = [*LINES[:at], json.dumps(line | {key: value}), *LINES[at + 1 :]]
    record = read_or_reason(changed)
    if isinstance(record, Record):
        assert verify(GAME, record, GAME.content()) is not None  # at the least: it is not finished
    else:
        assert record.startswith("line ")


@given(st.text(max_size=40))
def test_whatever_the_notation_reads_it_writes_the_same_again(text: str) -> None:
    action = GAME.parse_action(text)
    assert action is None or GAME.format_action(action) == " ".join(text.split())


@given(plain)
def test_equal_values_have_one_text(value: object) -> None:
    text = canonical(value)  # type: ignore[arg-type]
    assert canonical(json.loads(text)) == text


@settings(max_examples=50)
@given(st.integers(0, 2**96), st.integers(1, 2**31 - 1))
def test_a_throw_is_below_its_faces(seed: int, faces: int) -> None:
    dice = Seeded(seed)
    assert all(0 <= dice.below(faces) < faces for _ in range(20))
    assert 0 <= FairDice(f"{seed:064x}", ["a"]).below(faces) < faces
