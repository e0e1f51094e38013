"""Patterns in the weave: found in any turn, sharing gems, and arranged optimally."""

from __future__ import annotations

import random
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from gloaming.games.betwixt_and_between.content import reader as content
from gloaming.games.betwixt_and_between.content.reader import LETTERS, read_content
from gloaming.games.betwixt_and_between.content.types import Spell
from gloaming.games.betwixt_and_between.weave.arrangement import arrange, reason
from gloaming.games.betwixt_and_between.weave.patterns import (
    free_gems,
    nearest_place,
    occurrences,
    place_on,
    placements,
    stands,
    upheld,
)

CARDS = Path(content.__file__).parent / "default.toml"
SPELLS = read_content(CARDS.read_text(encoding="utf-8")).kit.spells
EMPTY = [0] * 25


def spell(*rows: str, points: int = 5) -> Spell:
    pattern = tuple(LETTERS.find(letter) for letter in "".join(rows))
    assert len(pattern) == 9
    return Spell("some", 1, -1, pattern, points)


def weave(*rows: str) -> list[int]:
    cells = [LETTERS.find(letter) + 1 for letter in "".join(rows)]
    return cells + [0] * (25 - len(cells))


def turned(grid: list[int]) -> list[int]:
    return [grid[(4 - cell % 5) * 5 + cell // 5] for cell in range(25)]


# --- patterns -----------------------------------------------------------------------------------------

HOOK = spell("wa.", "..f", "...")


@pytest.mark.rule("BET-41")
def test_a_pattern_stands_in_any_turn_but_not_mirrored() -> None:
    lying = weave(".....", ".wa..", "...f.")
    for _ in range(4):
        assert stands(lying, placements(HOOK))
        lying = turned(lying)
    assert not stands(weave(".....", "...f.", ".wa.."), placements(HOOK))


@pytest.mark.rule("BET-41")
def test_empty_circles_may_hold_anything_and_lie_outside_the_grid() -> None:
    assert stands(weave("wae..", "eef.."), placements(HOOK))
    assert stands(weave(".....", ".....", ".....", "..wa.", "....f"), placements(HOOK)), (
        "the pattern's third row is outside"
    )
    assert not stands(weave("wa...", "..e.."), placements(HOOK))
    assert not stands(weave("...wa", "f...."), placements(HOOK)), "rows do not run on"


@pytest.mark.rule("BET-41")
def test_spells_share_gems_but_not_exactly_the_same_set() -> None:
    row = spell("...", "waf", "...")
    shared = weave("waf..", "..f..")
    assert upheld(shared, [HOOK, row]) == [True, True]
    assert upheld(weave("wa...", "..f.."), [HOOK, HOOK]) == [True, False]
    assert upheld(weave("wa...", "..f..", "wa...", "..f.."), [HOOK, HOOK]) == [True, True]
    assert upheld(weave("wa...", "..f.."), [HOOK, spell(".f.", "a..", "w..")]) == [True, False], "turned"


@pytest.mark.rule("BET-41")
def test_of_two_that_want_one_set_the_one_worth_more_stands() -> None:
    assert upheld(weave("wa...", "..f.."), [HOOK, spell("wa.", "..f", "...", points=10)]) == [False, True]


@pytest.mark.rule("BET-60")
def test_the_nearest_place_has_most_gems_and_one_that_stands_has_all() -> None:
    dice = random.Random(1)
    for each in SPELLS:
        places = placements(each)
        gems = [dice.choice([0, 0, 1, 2, 3, 4]) for _ in range(25)]
        counts = [
            sum(gems[cell] == gem for cell, gem in zip(cells, holds, strict=True))
            for cells, holds in zip(places.cells, places.holds, strict=True)
        ]
        assert nearest_place(gems, places) == (counts.index(max(counts)), max(counts))
        there = dice.randrange(len(counts))
        for cell, gem in zip(places.cells[there], places.holds[there], strict=True):
            gems[cell] = gem
        for cells in occurrences(gems, places):
            at = place_on(gems, places, cells)
            assert places.masks[at] == cells
            assert [gems[cell] for cell in places.cells[at]] == places.holds[at]


def test_spells_stand_where_they_leave_most_gems_free() -> None:
    row = spell("waf", "...", "...")
    column = spell("w..", "e..", "f..")
    lying = weave("waf..", "e....", "f....", ".....", "waf..")
    assert free_gems(lying, []) == 8
    assert free_gems(lying, [row]) == 5
    assert free_gems(lying, [row, column]) == 3, "they share the water in the corner"
    assert free_gems(lying, [row, row]) == 2, "not twice on one set"


@pytest.mark.rule("BET-60")
def test_free_gems_of_a_weave_of_one_element_are_counted_quickly() -> None:
    shapes = [
        "www......",
        "ww.w.....",
        "w...w...w",
        "w.w...w..",
        "ww.ww....",
        "www.w....",
        "w.w.w.w.w",
        ".w.www.w.",
    ]
    spells = [spell(shape[:3], shape[3:6], shape[6:]) for shape in shapes]
    assert free_gems([1] * 25, spells) >= 25 - 9


# --- arranging ----------------------------------------------------------------------------------------


def brute(gems: list[int], spells: list[Spell]) -> int:
    """Return the most points, by trying every placement of every spell."""
    best = 0

    def go(n: int, cells: dict[int, int], left: list[int], sets: list[int], points: int) -> None:
        nonlocal best
        best = max(best, points)
        if n == len(spells):
            return
        go(n + 1, cells, left, sets, points)
        mine = placements(spells[n])
        for where, holds, mask in zip(mine.cells, mine.holds, mine.masks, strict=True):
            if mask in sets and any(placements(other).canonical == mine.canonical for other in spells[:n]):
                continue
            if any(cells.get(cell, hold) != hold for cell, hold in zip(where, holds, strict=True)):
                continue
            fresh = {cell: hold for cell, hold in zip(where, holds, strict=True) if cell not in cells}
            after = [left[e] - sum(hold == e + 1 for hold in fresh.values()) for e in range(4)]
            if min(after) >= 0:
                go(n + 1, {**cells, **fresh}, after, [*sets, mask], points + spells[n].points)

    go(0, {}, gems, [], 0)
    return best


def check(gems: list[int], wanted: list[Spell], keep: list[Spell], lying: list[int]) -> int:
    """Check the arrangement and return its points."""
    found = arrange(gems, wanted, keep, lying)
    for element in range(4):
        assert found.weave.count(element + 1) <= gems[element]
    standing = [s for s, yes in zip([*keep, *wanted], [*found.keep, *found.wanted], strict=True) if yes]
    assert all(upheld(found.weave, standing))
    return sum(s.points for s in standing)


@st.composite
def hands(draw: st.DrawFn, most: int, gems: int) -> tuple[list[int], list[Spell]]:
    owned = draw(st.lists(st.integers(0, 3), min_size=3, max_size=gems))
    spells = draw(st.lists(st.sampled_from(SPELLS), min_size=1, max_size=most))
    return [owned.count(element) for element in range(4)], spells


@settings(max_examples=120, deadline=None)
@given(hands(3, 9))
def test_no_other_arrangement_is_worth_more(hand: tuple[list[int], list[Spell]]) -> None:
    gems, spells = hand
    assert check(gems, spells, [], EMPTY) == brute(gems, spells)


@settings(max_examples=60, deadline=None)
@given(hands(7, 20), st.randoms(use_true_random=False))
def test_an_arrangement_stands_with_the_gems_that_are_there(
    hand: tuple[list[int], list[Spell]], rng: random.Random
) -> None:
    gems, spells = hand
    bag = [element + 1 for element in range(4) for _ in range(gems[element])][:25]
    lying = bag + [0] * (25 - len(bag))
    rng.shuffle(lying)
    half = len(spells) // 2
    points = check(gems, spells[half:], [s for s in spells[:half] if stands(lying, placements(s))], lying)
    assert points <= check(gems, spells, [], lying)


def test_four_spells_in_few_gems_are_arranged_exactly() -> None:
    rng = random.Random(4)
    for _ in range(25):
        spells = rng.sample(SPELLS, 4)
        gems = [0, 0, 0, 0]
        for _ in range(6):
            gems[rng.randrange(4)] += 1
        assert check(gems, spells, [], EMPTY) == brute(gems, spells)


def test_spells_to_keep_come_before_points() -> None:
    dear = spell("fff", "...", "...", points=10)
    cheap = spell("ff.", ".f.", "...")
    found = arrange([0, 0, 0, 3], [dear], [cheap], weave("ff...", ".f..."))
    assert (found.wanted, found.keep) == ([False], [True])
    assert found.weave == weave("ff...", ".f...")
    assert arrange([0, 0, 0, 3], [dear, cheap], [], EMPTY).wanted == [True, False]


def test_what_lies_stays_where_it_lies() -> None:
    lying = weave("e...w", ".....", "..a..", "...f.", "w....")
    gems = [3, 2, 1, 1]
    found = arrange(gems, [HOOK], [], lying)
    assert found.wanted == [True]
    assert [gem for cell, gem in enumerate(lying) if found.weave[cell] == gem and gem] == [3, 1, 2, 4, 1]


def test_a_new_arrangement_is_turned_towards_the_old_weave() -> None:
    lying = weave(".....", "..w..", "..a..", "...f.")
    found = arrange([1, 1, 0, 1], [HOOK], [], lying)
    assert found.wanted == [True]
    remaining = sum(1 for cell in range(25) if lying[cell] and found.weave[cell] == lying[cell])
    assert remaining == 2, "two of three gems can stay"


def test_thrifty_arrangements_leave_more_gems_free() -> None:
    rng = random.Random(2)
    saved = 0
    for _ in range(10):
        spells = rng.sample(SPELLS, 6)
        gems = [5, 5, 5, 5]
        lavish, thrifty = (arrange(gems, spells, [], EMPTY, few_gems=each) for each in (False, True))
        assert thrifty.wanted == lavish.wanted == [True] * 6
        saved += free_gems(thrifty.weave, spells) - sum(map(bool, thrifty.weave))
        saved -= free_gems(lavish.weave, spells) - sum(map(bool, lavish.weave))
    assert saved >= 0


# --- why not ------------------------------------------------------------------------------------------


def test_a_reason_says_what_is_missing() -> None:
    said = reason([1, 0, 5, 5], HOOK, [])
    assert said is not None
    assert (said.key, said.args) == ("weave-too-few", {"element": "wind", "missing": 1})
    assert reason([1, 1, 0, 1], HOOK, []) is None


def test_a_reason_says_which_element_is_short_beside_other_spells() -> None:
    row = spell("waf", "...", "...")
    said = reason([1, 1, 0, 1], HOOK, [row])
    assert said is not None
    assert (said.key, said.args) == ("weave-short", {"element": "fire"})
    said = reason([1, 1, 1, 1], spell("wae", "...", "..."), [HOOK, spell("f.e", ".w.", "...")])
    assert said is not None
    assert said.key == "weave-short-of-several"


def test_a_reason_says_that_another_spell_has_the_same_pattern() -> None:
    said = reason([1, 1, 0, 1], HOOK, [spell(".f.", "a..", "w..")])
    assert said is not None
    assert said.key == "weave-same"
    assert reason([2, 1, 0, 1], spell("w.w", ".f.", "..."), [spell(".w.", "f..", ".w.")]) is not None
    assert reason([3, 1, 0, 1], spell("w.w", ".f.", "..."), [spell(".w.", "f..", ".w.")]) is None


def test_a_full_weave_has_no_room() -> None:
    corners = [
        spell(f"{a}{b}{c}", f"{c}.{a}", "...") for a, b, c in ("waf", "wfe", "eaf", "fwa", "aew", "few")
    ]
    rest = [spell(f"{a}.{b}", f".{c}.", f"{b}.{a}") for a, b, c in ("waf", "wfe", "eaf", "fwa", "aew", "few")]
    crowd = [*corners, *rest]
    standing: list[Spell] = []
    said = None
    for each in crowd:
        said = reason([25, 25, 25, 25], each, standing)
        if said is not None:
            break
        standing.append(each)
    assert said is not None
    assert said.key == "weave-no-room"
