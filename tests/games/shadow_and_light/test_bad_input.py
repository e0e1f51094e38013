"""Illegal input is refused with a reason and changes nothing."""

from __future__ import annotations

import pytest
from games.shadow_and_light.scenario import GAME, PACK, Scenario
from hypothesis import given
from hypothesis import strategies as st

from gloaming.core.codec import CodecError
from gloaming.core.settings import SettingError, complete
from gloaming.games.shadow_and_light.actions import CATALOGUE
from gloaming.games.shadow_and_light.character import from_plain, read_character


def test_every_action_has_one_text_that_reads_back() -> None:
    assert len(CATALOGUE.all) > 900
    for number, action in enumerate(CATALOGUE.all):
        assert GAME.parse_action(action.notation) is action and action.index == number


@given(st.text(max_size=30))
def test_no_text_breaks_the_notation(text: str) -> None:
    action = GAME.parse_action(text)
    assert action is None or action.notation == text


@given(st.text(alphabet="0123456789.-", max_size=80))
def test_no_text_breaks_the_sheets_code(text: str) -> None:
    character = read_character(text)
    assert character is None or character.code(text[0]) == text


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("provisions", -1), ("provisions", 101), ("danger_retry", "maybe"), ("placing", "two"),
        ("hearts", "none"), ("sheet", "old"), ("sheet", 7), ("weather", "rain"),
    ],
)  # fmt: skip
def test_settings_outside_their_bounds_are_refused(key: str, value: int | str) -> None:
    with pytest.raises(SettingError):
        complete(GAME.spec.settings, {key: value}, 1)


@pytest.mark.parametrize(
    ("key", "value", "message"),
    [
        ("phase", "dream", "phase must be a whole number"),
        ("options", [10, False], "options must be a list of 4"),
        ("things", "sling", "things must be a list"),
        ("at", None, "at must be a whole number"),
        ("weather", "rain", "unknown: weather"),
    ],
)
def test_a_packed_position_is_checked(key: str, value: object, message: str) -> None:
    plain = {**Scenario().state.to_plain(), key: value}
    with pytest.raises(CodecError, match=message):
        GAME.from_plain(plain, PACK)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("hearts", 0),
        ("health", 11),
        ("talent", 4),
        ("sides", [4, 4, 4, 5]),
        ("runes", [0]),
        ("things", list(range(61))),
    ],
)
def test_a_sheet_is_checked_field_by_field(key: str, value: object) -> None:
    plain = read_character("1.10.7.3.4.12.0.2.4-6-4-4.0-2-0-0.1.3-6.0-1-0-0.2-0-1-0-0-3")
    assert plain is not None
    with pytest.raises(CodecError, match=key):
        from_plain({**plain.to_plain(), key: value})  # type: ignore[dict-item]
