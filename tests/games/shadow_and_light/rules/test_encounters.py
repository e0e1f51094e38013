"""The rules of animals, characters, loot and runes."""

from __future__ import annotations

import pytest
from games.shadow_and_light.scenario import ADVENTURE, Scenario, encounter_at, field, thing

from gloaming.games.shadow_and_light.events import (
    Attempted,
    Experienced,
    LineWon,
    Looted,
    Marked,
    Met,
    Rewarded,
    SpoilsThrown,
)

# The hedgehog demands two white dice of at most 3 and a black one of at least 4.


def hedgehog(**rest: object) -> Scenario:
    return encounter_at("hedgehog", **rest)


def won(**rest: object) -> Scenario:
    """Cover the hedgehog in three throws."""
    scenario = hedgehog(**rest).throw(1, 2, 6, 1, 5, 6).play("place w1 1")
    return scenario.throw(2, 6, 1, 5, 6).play("place w2 2").throw(6, 1, 5, 6).play("place b5 3")


def lost(**rest: object) -> Scenario:
    """Fail the first attempt: with four dice dropped, two cannot cover three fields."""
    scenario = hedgehog(**rest)
    for count in (6, 5, 4, 3):
        scenario.throw(*[6] * count).play("drop w6" if count > 3 else "drop b6")
    return scenario


# --- animals ----------------------------------------------------------------------------------------


@pytest.mark.rule("BSL-50")
def test_the_first_attempt_is_compulsory_and_throws_all_six_dice() -> None:
    scenario = Scenario().play("throw").throw(2, 2, 2, 1, 1, 1).play("lay all", "step w2")
    assert scenario.events_of(Met) == [Met("animal", "hedgehog", 1)]
    assert scenario.state.faces() == 6**6 and scenario.offers() == []


@pytest.mark.rule("BSL-50")
def test_covering_all_dice_fields_is_success_and_crosses_the_encounter_out() -> None:
    scenario = won()
    assert scenario.events_of(Attempted) == [Attempted("animal", "hedgehog", True)]
    assert scenario.state.xp == 1 and scenario.crossed and scenario.phase == "loot"


@pytest.mark.rule("BSL-50")
@pytest.mark.rule("BSL-58")
def test_after_each_throw_one_die_is_placed_or_dropped_and_the_rest_thrown_again() -> None:
    scenario = hedgehog().throw(1, 2, 6, 1, 5, 6)
    assert scenario.offers("place") == [
        "place w1 1",
        "place w2 1",
        "place w1 2",
        "place w2 2",
        "place b5 3",
        "place b6 3",
    ]
    assert scenario.offers("drop") == ["drop w1", "drop w2", "drop w6", "drop b1", "drop b5", "drop b6"]
    assert scenario.why_not("place b1 1") == "refusal-does-not-fit"
    assert scenario.why_not("place w1 4") == "refusal-no-such-field"
    assert scenario.why_not("place w3 1") == "refusal-not-in-hand"
    scenario.play("place w1 1")
    assert scenario.phase == "throw" and scenario.state.faces() == 6**5
    scenario.throw(1, 2, 3, 4, 5).play("drop b5")
    assert scenario.state.faces() == 6**4
    assert scenario.dice("placed") == ["w1"] and scenario.dice("dropped") == ["b5"]
    scenario.throw(1, 2, 3, 4)
    assert scenario.why_not("place w1 1") == "refusal-field-covered"


@pytest.mark.rule("BSL-58")
def test_the_setting_allows_more_than_one_die_after_a_throw() -> None:
    scenario = hedgehog(placing="more").throw(1, 2, 6, 1, 5, 6)
    assert scenario.why_not("on") == "refusal-not-now", "at least one"
    scenario.play("place w1 1", "place w2 2")
    assert scenario.why_not("second manipulation") == "refusal-second-already"
    scenario.play("drop w6", "on")
    assert scenario.phase == "throw" and scenario.state.faces() == 6**3


@pytest.mark.rule("BSL-50")
@pytest.mark.rule("BSL-15")
def test_a_second_attempt_follows_at_once_for_one_food_and_only_the_last_counts() -> None:
    scenario = lost()
    assert scenario.phase == "retry" and scenario.offers()[:2] == ["retry", "decline"]
    scenario.play("retry")
    assert scenario.bars == (5, 4, 5) and scenario.events_of(Met)[-1] == Met("animal", "hedgehog", 2)
    assert scenario.state.faces() == 6**6, "all dice are free again"
    scenario.throw(1, 2, 6, 1, 5, 6).play("place w1 1").throw(2, 6, 1, 5, 6).play("place w2 2")
    scenario.throw(6, 1, 5, 6).play("place b6 3")
    assert scenario.state.xp == 1 and scenario.crossed and scenario.phase == "loot"


@pytest.mark.rule("BSL-50")
def test_declining_the_second_attempt_crosses_the_encounter_out_as_failed() -> None:
    scenario = lost().play("decline")
    assert scenario.crossed and scenario.state.xp == 0 and scenario.phase == "loot"


@pytest.mark.rule("BSL-50")
def test_without_food_there_is_no_second_attempt() -> None:
    scenario = lost(food=0)
    assert scenario.crossed and scenario.phase == "loot"


@pytest.mark.rule("BSL-50")
def test_after_the_second_attempt_there_is_no_third() -> None:
    scenario = lost().play("retry")
    for count in (6, 5, 4, 3):
        scenario.throw(*[6] * count).play("drop w6" if count > 3 else "drop b6")
    assert scenario.crossed and scenario.phase == "loot" and scenario.state.xp == 0


@pytest.mark.rule("BSL-54")
def test_a_pair_shows_one_number() -> None:
    """The stag: two white dice of at least 5, and two black ones with the same number."""
    scenario = encounter_at("stag").throw(5, 6, 1, 2, 2, 3).play("place b2 3").throw(5, 6, 1, 2, 3)
    assert scenario.why_not("place b3 4") == "refusal-pair"
    assert [text for text in scenario.offers("place") if text.endswith(" 4")] == ["place b2 4"]


@pytest.mark.rule("BSL-58")
@pytest.mark.rule("BSL-12")
def test_a_second_die_is_placed_with_the_manipulation() -> None:
    scenario = hedgehog().throw(1, 2, 6, 1, 5, 6)
    assert scenario.why_not("second manipulation") == "refusal-no-manipulation"
    assert scenario.why_not("second gold") == "refusal-guild-only"
    scenario.state.manipulations[1] = 1
    scenario.state.offered = None
    scenario.play("second manipulation")
    assert scenario.state.manipulations == [0, 0, 0, 0]
    scenario.play("place w1 1")
    assert scenario.phase == "place", "one more may be placed"
    assert scenario.offers("drop") == [] and scenario.why_not("drop w6") == "refusal-only-place"
    scenario.play("place b5 3")
    assert scenario.phase == "throw" and scenario.state.faces() == 6**4


@pytest.mark.rule("BSL-58")
def test_the_second_die_may_be_left_after_all() -> None:
    scenario = hedgehog().throw(1, 2, 6, 1, 5, 6)
    scenario.state.manipulations[1] = 2
    scenario.state.offered = None
    scenario.play("second manipulation")
    assert scenario.why_not("second manipulation") == "refusal-second-already"
    scenario.play("drop w6", "on")
    assert scenario.phase == "throw" and scenario.state.faces() == 6**5


# --- the two matrices -------------------------------------------------------------------------------


@pytest.mark.rule("BSL-51")
def test_success_brings_experience_the_manipulation_and_both_combinations() -> None:
    scenario = won()
    assert scenario.events_of(Experienced) == [Experienced(1, "nothing")]
    assert scenario.events_of(Rewarded) == [Rewarded("again")] and scenario.state.manipulations == [
        1,
        0,
        0,
        0,
    ]
    scenario.two(1, 2)
    assert scenario.events_of(SpoilsThrown) == [SpoilsThrown(1, 2)]
    assert scenario.offers()[:4] == ["loot 1-2", "rune 1-2", "loot 2-1", "rune 2-1"]
    scenario.play("loot 1-2")
    assert scenario.bars == (5, 5, 6) and scenario.offers()[:2] == ["loot 2-1", "rune 2-1"]
    assert scenario.why_not("rune 1-2") == "refusal-no-such-combination"
    scenario.play("rune 2-1")
    assert scenario.events_of(Looted) == [Looted(1, "gold", "", 1)] and scenario.events_of(Marked) == [
        Marked(6, "frost", True)
    ]
    assert scenario.phase == "camp"


@pytest.mark.rule("BSL-51")
def test_two_loots_or_two_runes_are_fine_too() -> None:
    scenario = won().two(1, 2).play("loot 1-2", "loot 2-1")
    assert scenario.bars == (5, 5, 8)
    scenario = won().two(1, 2).play("rune 2-1", "rune 1-2")
    assert scenario.state.runes == 1 << 1 | 1 << 6


@pytest.mark.rule("BSL-51")
def test_failure_gives_one_combination_for_a_loot_or_a_rune() -> None:
    scenario = lost().play("decline").two(1, 2)
    assert scenario.offers()[:4] == ["loot 1-2", "rune 1-2", "loot 2-1", "rune 2-1"]
    scenario.play("loot 2-1")
    assert (
        scenario.bars == (5, 5, 7)
        and scenario.phase == "camp"
        and scenario.state.manipulations == [0, 0, 0, 0]
    )


@pytest.mark.rule("BSL-51")
def test_equal_numbers_give_one_cell_with_loot_and_rune_after_a_success() -> None:
    scenario = won().two(2, 2)
    assert scenario.phase == "camp" and scenario.bars == (5, 6, 5) and scenario.state.runes == 1 << 7
    scenario = lost().play("decline").two(2, 2)
    assert scenario.offers()[:2] == ["loot 2-2", "rune 2-2"], "after a failure it is one or the other"


@pytest.mark.rule("BSL-51")
def test_a_rune_box_already_marked_gives_nothing() -> None:
    scenario = won().two(1, 2)
    scenario.state.runes = 1 << 1
    scenario.play("rune 1-2")
    assert scenario.events_of(Marked) == [Marked(1, "noon", False)] and scenario.state.runes == 1 << 1


@pytest.mark.rule("BSL-52")
def test_loot_taken_is_crossed_out_and_the_other_combination_may_be_used() -> None:
    scenario = won()
    scenario.state.loot = 1 << 1
    scenario.two(1, 2)
    assert scenario.offers()[:3] == ["rune 1-2", "loot 2-1", "rune 2-1"]
    assert scenario.why_not("loot 1-2") == "refusal-loot-gone"
    scenario.play("loot 2-1")
    assert scenario.state.loot == 1 << 1 | 1 << 6
    scenario = lost().play("decline")
    scenario.state.loot = 1 << 1
    assert scenario.two(1, 2).play("loot 2-1").bars == (5, 5, 7)


@pytest.mark.rule("BSL-52")
def test_equal_numbers_whose_loot_is_gone_leave_the_rune() -> None:
    scenario = won()
    scenario.state.loot = 1 << 7
    scenario.two(2, 2)
    assert scenario.bars == (5, 5, 5) and scenario.state.runes == 1 << 7


@pytest.mark.rule("BSL-52")
def test_a_full_bar_gains_nothing_and_the_loot_stays() -> None:
    scenario = won(gold=10).two(1, 2).play("loot 2-1")
    assert scenario.bars == (5, 5, 10) and scenario.state.loot == 0
    assert scenario.events_of(Looted) == [Looted(6, "gold", "", 0)]
    scenario = won(gold=9).two(1, 2).play("loot 2-1")
    assert scenario.bars == (5, 5, 10) and scenario.state.loot == 1 << 6, "what there is room for is taken"


@pytest.mark.rule("BSL-54")
@pytest.mark.rule("BSL-52")
def test_loot_is_gold_food_potions_weapons_and_objects() -> None:
    scenario = won().two(1, 3).play("loot 1-3", "loot 3-1")
    assert scenario.state.potions == 1 and scenario.bars == (5, 6, 5)
    scenario = won().two(1, 5).play("loot 1-5", "loot 5-1")
    assert scenario.state.things == sorted([thing("sling"), thing("boar-spear")])
    assert scenario.events_of(Looted)[0] == Looted(4, "ranged", "sling", 1)
    scenario = won().two(4, 5).play("loot 4-5")
    assert scenario.state.things == [thing("hand-mirror")]


@pytest.mark.rule("BSL-55")
def test_a_potion_heals_one_health_at_any_time_up_to_the_maximum() -> None:
    scenario = hedgehog(potions=2, health=8, hearts=9).throw(1, 2, 6, 1, 5, 6).play("drink")
    assert scenario.bars == (9, 5, 5) and scenario.state.potions == 1
    assert scenario.why_not("drink") == "refusal-healthy" and scenario.phase == "place"
    assert Scenario().why_not("drink") == "refusal-no-potion"


# --- characters -------------------------------------------------------------------------------------

# The lumberjack's first row: black 4+, white 4+, black 6; it gives a black 5. The first column: black 4+,
# white 3-, black 5; it gives a black 6.


def lumberjack(**rest: object) -> Scenario:
    return encounter_at("lumberjack", **rest)


def row_won(**rest: object) -> Scenario:
    scenario = (
        lumberjack(**rest).throw(4, 1, 1, 4, 6, 5).play("place b4 1").throw(4, 1, 1, 6, 5).play("place w4 2")
    )
    return scenario.throw(1, 1, 6, 5).play("place b6 3")


@pytest.mark.rule("BSL-53")
def test_a_complete_row_gives_its_die_and_the_attempt_goes_on() -> None:
    scenario = row_won()
    assert scenario.events_of(LineWon) == [LineWon(0, 10)] and scenario.state.summons[10] == 1
    assert scenario.phase == "throw" and scenario.state.faces() == 6**3


@pytest.mark.rule("BSL-53")
def test_a_row_and_a_column_from_one_grid() -> None:
    scenario = row_won().throw(3, 1, 5).play("place w3 4").throw(1, 5).play("place b5 7")
    assert scenario.events_of(LineWon) == [LineWon(0, 10), LineWon(3, 11)]
    assert scenario.state.summons[10] == 1 and scenario.state.summons[11] == 1
    assert scenario.phase == "retry", "one die is left, and no line needs just one"
    scenario.play("decline")
    assert scenario.state.xp == 1 and scenario.crossed and scenario.phase == "camp"


@pytest.mark.rule("BSL-53")
def test_both_attempts_count_a_line_is_gained_once_and_one_experience_in_all() -> None:
    scenario = row_won().throw(3, 1, 5).play("drop w3").throw(1, 5).play("drop w1")
    assert scenario.phase == "retry"
    scenario.play("retry")
    assert scenario.bars == (5, 4, 5) and scenario.dice("placed") == [], "the grid is emptied"
    scenario.throw(4, 1, 1, 4, 6, 5).play("place b4 1").throw(4, 1, 1, 6, 5).play("place w4 2")
    scenario.throw(1, 1, 6, 5).play("place b6 3")
    assert scenario.events_of(LineWon) == [LineWon(0, 10)], "the row is gained once"
    scenario.throw(3, 1, 5).play("place w3 4").throw(1, 5).play("place b5 7")
    assert scenario.events_of(LineWon) == [LineWon(0, 10), LineWon(3, 11)]
    assert scenario.state.xp == 1 and scenario.crossed and scenario.phase == "camp"


@pytest.mark.rule("BSL-53")
def test_failure_gives_nothing_and_the_character_is_gone() -> None:
    scenario = lumberjack(food=0)
    for count in (6, 5, 4, 3):
        scenario.throw(*[1] * count).play("drop w1" if count > 3 else "drop b1")
    assert scenario.crossed and scenario.phase == "camp" and scenario.state.xp == 0, "no loot, no rune"


@pytest.mark.rule("BSL-53")
def test_a_lines_die_is_used_once_in_place_of_a_die() -> None:
    scenario = hedgehog().throw(6, 6, 6, 1, 1, 1)
    scenario.state.summons[1] = 1  # a white 2
    scenario.state.offered = None
    assert "summon w2 b1" in scenario.offers("summon")
    scenario.play("summon w2 b1")
    assert scenario.dice("hand") == ["w6", "w6", "w6", "w2", "b1", "b1"], "it counts as white"
    scenario.play("place w2 1")
    assert scenario.state.summons[1] == 0
    scenario.throw(6, 6, 6, 1, 1)
    assert scenario.dice("placed") == ["w2"] and scenario.why_not("summon w2 b1") == "refusal-no-summons"


@pytest.mark.rule("BSL-53")
def test_a_summoned_die_that_is_not_placed_gives_way_to_the_thrown_one() -> None:
    scenario = hedgehog().throw(6, 6, 6, 1, 1, 1)
    scenario.state.summons[1] = 1
    scenario.state.offered = None
    scenario.play("summon w2 b1", "drop w6").throw(6, 6, 4, 1, 1)
    assert scenario.dice("hand") == ["w6", "w6", "b4", "b1", "b1"]


@pytest.mark.rule("BSL-53")
def test_there_are_the_four_characters() -> None:
    assert [each.id for each in ADVENTURE.characters] == [
        "lumberjack",
        "fire-elemental",
        "tree-wight",
        "sorcerer",
    ]
    assert all(field(each.id) >= 0 for each in ADVENTURE.characters)
