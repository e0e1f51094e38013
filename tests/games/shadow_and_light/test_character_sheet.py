"""Character sheets are written and read back; invalid ones are refused with a reason."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gloaming.core.settings import complete
from gloaming.games.shadow_and_light import GAME
from gloaming.games.shadow_and_light.character import Character, read_character
from gloaming.games.shadow_and_light.character_sheet import (
    RANKS,
    SheetError,
    character_in,
    rank,
    read_sheet,
    sheet_of,
    write_sheet,
)
from gloaming.games.shadow_and_light.content.reader import AdventureContent
from gloaming.games.shadow_and_light.rules.setup import character_of
from gloaming.i18n.catalogue import LANGUAGES, catalogue

PACK = GAME.content()
assert isinstance(PACK, AdventureContent)
ADVENTURE = PACK.adventure
IDA = Character(
    [9, 7, 3, 4], 12, 1, 3, [4, 6, 10, 4], [0, 2, 0, 0], 1, [3, 6], [0, 1, 0, 0], [2, 0, 1, 0, 0, 3]
)


@pytest.mark.rule("BSL-82")
def test_a_sheet_reads_back_as_it_was_written() -> None:
    plain = sheet_of(IDA, ADVENTURE, "Ida", 62.5)
    again = read_sheet(write_sheet(plain), ADVENTURE)
    assert again == plain
    assert character_in(again, ADVENTURE).code() == IDA.code()
    assert (plain["talent"], plain["guild"], plain["things"]) == (
        "dancer",
        "cross",
        ["sling", "storm-lantern"],
    )
    assert plain["artifacts"] == ["swallow-feather"]


@given(
    st.integers(1, 10).flatmap(lambda hearts: st.tuples(st.just(hearts), st.integers(1, hearts))),
    st.lists(st.integers(0, 10), min_size=2, max_size=2),
    st.lists(st.sampled_from([4, 6, 8, 10]), min_size=4, max_size=4),
    st.lists(st.integers(0, len(ADVENTURE.things) - 1), max_size=8),
    st.lists(st.integers(0, 1), min_size=4, max_size=4),
    st.lists(st.integers(0, 12), min_size=6, max_size=6),
)
def test_every_character_survives_its_sheet(
    health: tuple[int, int],
    stores: list[int],
    sides: list[int],
    things: list[int],
    artifacts: list[int],
    runes: list[int],
) -> None:
    character = Character([*health, *stores], 9, 0, 2, sides, [0, 2, 4, 0], 3, things, artifacts, runes)
    found = character_in(read_sheet(write_sheet(sheet_of(character, ADVENTURE)), ADVENTURE), ADVENTURE)
    assert found.to_plain() == character.to_plain()
    code = read_character(found.code())
    assert code is not None and code.to_plain() == character.to_plain()


@pytest.mark.rule("BSL-82")
def test_the_next_adventure_starts_from_the_sheet() -> None:
    character = character_in(read_sheet(write_sheet(sheet_of(IDA, ADVENTURE)), ADVENTURE), ADVENTURE)
    settings = complete(GAME.spec.settings, {"sheet": character.code()}, 1)
    state = GAME.setup(1, settings, PACK)
    assert (state.hearts, state.health, state.food, state.gold, state.xp) == (9, 7, 5, 5, 12)
    assert (state.talent, state.guild, state.sides, state.bonus) == (1, 3, [4, 6, 10, 4], [0, 2, 0, 0])
    assert character_of(state).things == [3, 6]


def changed(**parts: Any) -> str:
    return write_sheet({**sheet_of(IDA, ADVENTURE, "Ida"), **parts})


BAD: dict[str, tuple[str, str]] = {
    "no json": ("{", "sheet-not-json"),
    "a deep hole": ("[" * 10_000, "sheet-not-json"),
    "too long": (" " * 30_000, "sheet-too-long"),
    "a list": ("[]", "sheet-not-one"),
    "another file": ('{"kind": "shopping list"}', "sheet-not-one"),
    "a later version": (changed(version=2), "sheet-version"),
    "no bars": (changed(bars=None), "sheet-field"),
    "too much gold": (changed(bars={"hearts": 10, "health": 5, "food": 5, "gold": 11}), "sheet-field"),
    "more health than hearts": (
        changed(bars={"hearts": 4, "health": 5, "food": 5, "gold": 1}),
        "sheet-field",
    ),
    "dead": (changed(bars={"hearts": 4, "health": 0, "food": 5, "gold": 1}), "sheet-field"),
    "half a potion": (changed(potions=0.5), "sheet-field"),
    "true experience": (changed(xp=True), "sheet-field"),
    "no talent": (changed(talent=None), "sheet-field"),
    "a baker": (changed(talent="baker"), "sheet-unknown"),
    "an unknown guild": (changed(guild="spoon"), "sheet-unknown"),
    "a die of seven sides": (
        changed(
            properties={
                id: {"sides": 7, "bonus": 0} for id in ("strength", "dexterity", "intelligence", "charisma")
            }
        ),
        "sheet-field",
    ),
    "a missing property": (changed(properties={"strength": {"sides": 4, "bonus": 0}}), "sheet-field"),
    "a cannon": (changed(things=["cannon"]), "sheet-unknown"),
    "things in one word": (changed(things="sling"), "sheet-field"),
    "an unknown rune": (changed(runes={"tea": 1}), "sheet-unknown"),
    "minus one rune": (changed(runes={"dawn": -1}), "sheet-field"),
    "a name like a novel": (changed(name="I" * 50), "sheet-field"),
    "a name with a bell": (changed(name="I\ada"), "sheet-field"),
    "a boundless score": (changed(score=1e300), "sheet-field"),
}


@pytest.mark.parametrize("name", BAD)
def test_what_is_no_sheet_is_refused_with_a_reason(name: str) -> None:
    text, key = BAD[name]
    with pytest.raises(SheetError) as caught:
        read_sheet(text, ADVENTURE)
    assert caught.value.phrase.key == key
    for language in LANGUAGES:
        said = catalogue(language, GAME).phrase(caught.value.phrase, [])
        assert said != key and "{" not in said


def test_a_sheet_may_leave_out_runes_it_has_none_of() -> None:
    plain = json.loads(changed())
    plain["runes"] = {"frost": 3}
    assert character_in(read_sheet(json.dumps(plain), ADVENTURE), ADVENTURE).runes == [0, 0, 0, 0, 0, 3]


@pytest.mark.rule("BSL-82")
def test_ranks_rise_with_the_score() -> None:
    assert [rank(score) for score in RANKS] == list(range(7))
    assert rank(0.5) == 0 and rank(10_000) == 6
    for language in LANGUAGES:
        names = [catalogue(language, GAME)(f"rank-{number}") for number in range(7)]
        assert len(set(names)) == 7
