"""The rules of movement, rune fields and danger fields."""

from __future__ import annotations

import pytest
from games.shadow_and_light.scenario import GAME, Scenario, field

from gloaming.games.shadow_and_light import events as e

# From the village: 1 leads to 1,-1 (plain), 2 to the hedgehog, 3 to 0,1 (plain), 4 to the hare, 5 to -1,0
# (plain), 6 to the rotten bridge (danger).


def thrown(*numbers: int, at: str = "village", **rest: int) -> Scenario:
    """A movement whose dice show these numbers."""
    return Scenario(at, **rest).play("throw").throw(*numbers)  # type: ignore[arg-type]


# --- the compass ------------------------------------------------------------------------------------


@pytest.mark.rule("BSL-20")
@pytest.mark.rule("BSL-21")
def test_dice_are_laid_by_their_numbers_and_a_second_of_a_kind_finds_no_place() -> None:
    scenario = thrown(1, 1, 3, 1, 5, 5)
    assert scenario.events == [e.Thrown((1, 1, 3, 1, 5, 5), "movement")]
    assert scenario.offers("lay") == ["lay all", "lay w1", "lay w3", "lay b1", "lay b5"]
    scenario.play("lay w1")
    assert scenario.why_not("lay w1") == "refusal-compass-taken"
    scenario.play("lay all")
    assert scenario.dice("compass") == ["w1", "w3", "b1", "b5"], "white and black each have a place"
    assert scenario.dice("lost") == ["w1", "b5"]
    assert scenario.events[-1] == e.Laid((2, 6, 10), (0, 10))
    assert scenario.phase == "move"


@pytest.mark.rule("BSL-20")
def test_a_die_with_no_place_is_lost_for_this_movement_only() -> None:
    scenario = thrown(1, 1, 1, 3, 3, 3).play("lay all", "step w1", "stop")
    assert scenario.at == "1,-1"
    assert scenario.dice("compass") == ["b3"]
    scenario.play("throw")
    assert scenario.state.faces() == 6**5, "lost dice are thrown again"


@pytest.mark.rule("BSL-20")
def test_dice_that_the_player_leaves_are_lost_too() -> None:
    scenario = thrown(1, 2, 3, 4, 5, 6).play("lay w3", "set off")
    assert scenario.dice("compass") == ["w3"] and scenario.dice("lost") == ["w1", "w2", "b4", "b5", "b6"]


@pytest.mark.rule("BSL-23")
def test_dice_are_kept_on_the_compass_over_two_movements() -> None:
    scenario = thrown(1, 3, 5, 1, 3, 5).play("lay all", "step w5", "stop")
    assert scenario.at == "-1,0", "a plain field keeps the compass"
    assert scenario.dice("compass") == ["w1", "w3", "b1", "b3", "b5"]
    scenario.play("throw").throw(1)
    assert scenario.why_not("lay w1") == "refusal-compass-taken", "kept dice hold their places"
    assert scenario.why_not("lay all") == "refusal-nothing-to-lay"
    scenario.play("set off", "step b1", "stop")
    assert scenario.at == "rotten-bridge", "a danger field keeps the compass too"
    assert scenario.dice("compass") == ["w1", "w3", "b3", "b5"]


@pytest.mark.rule("BSL-23")
def test_kept_dice_may_be_taken_off_to_be_thrown_again() -> None:
    scenario = thrown(1, 3, 5, 1, 3, 5).play("lay all", "step w5", "stop")
    assert scenario.offers("lift") == ["lift w1", "lift w3", "lift b1", "lift b3", "lift b5"]
    scenario.play("lift w1", "throw")
    assert scenario.state.faces() == 36
    assert scenario.why_not("lift w1") == "refusal-not-your-decision"


@pytest.mark.rule("BSL-23")
def test_with_all_six_dice_on_the_compass_nothing_is_thrown() -> None:
    scenario = thrown(1, 3, 5, 1, 3, 5).play("lay all", "wait food")
    assert scenario.at == "village" and scenario.dice("compass") == [], "the village is a coloured field"
    scenario = thrown(1, 3, 5, 1, 3, 5, at="-1,0").play("lay all", "wait food")
    assert len(scenario.dice("compass")) == 6
    assert scenario.play("throw").phase == "move"


@pytest.mark.rule("BSL-23")
@pytest.mark.parametrize(
    ("at", "clears"),
    [
        ("village", True),
        ("hollow-oak", True),
        ("stone-maw", True),
        ("hammer", True),
        ("0,1", False),
        ("brambles", False),
    ],
)
def test_coloured_fields_clear_the_compass(at: str, clears: bool) -> None:
    scenario = Scenario(at, xp=8)
    scenario.state.crossed[field(at)] = at == "brambles" or at == "hollow-oak"
    scenario.play("throw").throw(1, 2, 3, 4, 5, 6).play("lay all", "wait food")
    assert (scenario.dice("compass") == []) == clears
    assert scenario.events_of(e.Stopped) == [e.Stopped(field(at), 0, clears)]


# --- steps ------------------------------------------------------------------------------------------


@pytest.mark.rule("BSL-22")
@pytest.mark.rule("BSL-15")
def test_three_dice_are_free_and_a_fourth_costs_one_food_for_all_more() -> None:
    scenario = thrown(1, 3, 5, 1, 3, 5, at="1,1").play("lay all")
    scenario.state.crossed[:] = [True] * len(scenario.state.crossed)
    scenario.play("step w1", "step w3", "step w5")
    assert scenario.bars == (5, 5, 5)
    scenario.play("step b1")
    assert scenario.bars == (5, 4, 5), "the fourth die costs 1 food"
    steps = [event for event in scenario.events_of(e.Stepped) if isinstance(event, e.Stepped)]
    assert [step.food for step in steps] == [0, 0, 0, 1]
    scenario.play("step b3")
    assert scenario.bars == (5, 4, 5), "the fifth costs no more"


@pytest.mark.rule("BSL-22")
def test_without_food_there_is_no_fourth_die() -> None:
    scenario = thrown(1, 3, 5, 1, 3, 5, at="1,1", food=0).play("lay all")
    scenario.state.crossed[:] = [True] * len(scenario.state.crossed)
    scenario.play("step w1", "step w3", "step w5")
    assert scenario.offers("step") == []
    assert scenario.why_not("step b1") == "refusal-fourth-die"
    scenario.play("stop")


@pytest.mark.rule("BSL-22")
@pytest.mark.rule("BSL-21")
def test_each_number_is_a_direction() -> None:
    goals = []
    for number in range(1, 7):
        scenario = thrown(number, number, number, number, number, number, at="0,1").play("lay all")
        scenario.state.crossed[:] = [True] * len(scenario.state.crossed)
        scenario.play(f"step w{number}")
        event = scenario.events_of(e.Stepped)[0]
        assert isinstance(event, e.Stepped)
        goals.append(event.goal)
    assert goals == [field(at) for at in ("1,0", "1,1", "0,2", "-1,2", "-1,1", "0,0")]


@pytest.mark.rule("BSL-24")
def test_entering_an_open_encounter_ends_the_movement() -> None:
    scenario = thrown(2, 3, 4, 5, 6, 6).play("lay all", "step w2")
    assert scenario.at == "hedgehog" and scenario.phase == "throw"
    assert scenario.dice("compass") == [], "an encounter's field is coloured"
    scenario = thrown(2, 3, 4, 5, 6, 6)
    scenario.state.crossed[field("hedgehog")] = True
    scenario.play("lay all", "step w2")
    assert scenario.phase == "move", "a crossed-out encounter can be walked through"


@pytest.mark.rule("BSL-24")
def test_nobody_steps_off_the_map_or_into_a_closed_area() -> None:
    scenario = thrown(1, 2, 3, 4, 5, 6, at="cairn", xp=20).play("lay all")
    assert scenario.why_not("step w2") == "refusal-map-ends"
    scenario = thrown(1, 2, 3, 4, 5, 6, at="1,2").play("lay all")
    assert scenario.why_not("step w2") == "refusal-area-closed"
    assert "step w1" in scenario.offers("step")
    scenario = thrown(1, 2, 3, 4, 5, 6, at="1,2", xp=8).play("lay all")
    assert "step w2" in scenario.offers("step")
    assert scenario.why_not("step w5") == "refusal-not-on-compass"


def test_a_field_that_cannot_be_reached_says_why() -> None:
    def why_not(scenario: Scenario, goal: str) -> str | None:
        [asked] = GAME.like("reach", {"field": field(goal)})
        refusal = scenario.state.why_not(0, asked)
        return refusal.key if refusal is not None else None

    assert why_not(Scenario("0,1"), "0,2") == "refusal-not-moving"
    scenario = thrown(2, 3, 4, 4, 5, 1, at="1,2").play("lay all")
    assert why_not(scenario, "0,0") == "refusal-too-far"
    assert why_not(scenario, "2,2") == "refusal-area-closed"
    assert why_not(scenario, "2,1") is None, "the black 1 lies on the compass"
    assert why_not(scenario, "1,1") == "refusal-not-on-compass"


@pytest.mark.rule("BSL-25")
@pytest.mark.rule("BSL-15")
def test_a_movement_without_a_step_costs_one_food() -> None:
    scenario = thrown(1, 2, 3, 4, 5, 6, at="0,1").play("lay all")
    assert scenario.why_not("stop") == "refusal-not-moved"
    scenario.play("wait food")
    assert scenario.bars == (5, 4, 5)
    assert len(scenario.dice("compass")) == 6, "the dice stay"
    assert scenario.events_of(e.Waited) == [e.Waited("food")]


@pytest.mark.rule("BSL-25")
def test_waiting_without_food_costs_a_health_and_the_compass() -> None:
    scenario = thrown(1, 2, 3, 4, 5, 6, at="0,1").play("lay all", "wait health")
    assert scenario.bars == (4, 5, 5) and scenario.dice("compass") == []
    scenario = thrown(1, 2, 3, 4, 5, 6, at="0,1", food=0).play("lay all")
    assert scenario.why_not("wait food") == "refusal-no-food"
    assert scenario.play("wait health").bars == (4, 0, 5)
    scenario = thrown(1, 2, 3, 4, 5, 6, at="0,1").play("lay all", "step w2")
    assert scenario.why_not("wait food") == "refusal-moved"


@pytest.mark.rule("BSL-25")
def test_waiting_may_be_the_end() -> None:
    scenario = thrown(1, 2, 3, 4, 5, 6, at="0,1", food=0, health=1).play("lay all", "wait health")
    assert scenario.phase == "over" and scenario.state.result is not None
    assert scenario.state.result.reason == "reason-died"


@pytest.mark.rule("BSL-26")
def test_every_tenth_movement_costs_provisions() -> None:
    scenario = Scenario("0,1")
    scenario.state.movements = 8
    scenario.go("w6")
    assert scenario.state.movements == 9 and scenario.bars == (5, 5, 5)
    scenario = Scenario("0,1")
    scenario.state.movements = 9
    scenario.play("throw").throw(6, 6, 6, 6, 6, 6).play("lay all", "step w6", "stop")
    assert scenario.events_of(e.Provisions) == [e.Provisions(10, "food")]
    assert scenario.bars == (5, 4, 5)


@pytest.mark.rule("BSL-26")
def test_without_food_provisions_cost_health_and_the_setting_switches_them_off() -> None:
    scenario = Scenario("0,1", food=0)
    scenario.state.movements = 19
    scenario.play("throw").throw(6, 6, 6, 6, 6, 6).play("lay all", "step w6", "stop")
    assert scenario.bars == (4, 0, 5)
    scenario = Scenario("0,1", provisions=0)
    scenario.state.movements = 19
    scenario.play("throw").throw(6, 6, 6, 6, 6, 6).play("lay all", "step w6", "stop")
    assert scenario.bars == (5, 5, 5)
    scenario = Scenario("0,1", provisions=3)
    scenario.state.movements = 2
    scenario.play("throw").throw(6, 6, 6, 6, 6, 6).play("lay all", "step w6", "stop")
    assert scenario.bars == (5, 4, 5)


@pytest.mark.rule("BSL-14")
def test_in_movement_gold_throws_a_die_again_and_nothing_else_changes_one() -> None:
    scenario = thrown(1, 1, 3, 1, 5, 5)
    scenario.state.manipulations = [1, 1, 1, 1]
    scenario.play("again w1 gold").die(6)
    assert scenario.dice("hand") == ["w6", "w1", "w3", "b1", "b5", "b5"]
    assert scenario.bars == (5, 5, 4) and scenario.phase == "plan"
    for text in (
        "again w1 manipulation",
        "turn w1 manipulation",
        "change w1 up manipulation",
        "spin w1 2",
        "recolour w1 b5",
    ):
        assert scenario.why_not(text) == "refusal-not-in-movement"
    scenario.state.gold = 0
    scenario.state.offered = None
    assert scenario.why_not("again w1 gold") == "refusal-no-gold"


@pytest.mark.rule("BSL-83")
def test_a_monster_field_says_that_it_belongs_to_an_expansion() -> None:
    scenario = Scenario("-2,-1", xp=8).go("w5")
    assert scenario.at == "stone-maw" and scenario.phase == "camp"
    assert scenario.events_of(e.Announced) == [e.Announced(field("stone-maw"))]


# --- rune fields --------------------------------------------------------------------------------------


@pytest.mark.rule("BSL-27")
def test_a_rune_field_gives_one_rune_once() -> None:
    scenario = Scenario("-2,1").go("w3")
    assert scenario.at == "hollow-oak" and scenario.phase == "rune"
    scenario.two(2, 5)
    assert scenario.offers("rune") == ["rune 2-5", "rune 5-2"] and scenario.offers("loot") == []
    scenario.play("rune 5-2")
    assert scenario.events_of(e.Marked) == [e.Marked(25, "midnight", True)]
    assert scenario.state.runes == 1 << 25 and scenario.crossed and scenario.phase == "camp"


@pytest.mark.rule("BSL-27")
def test_equal_numbers_on_a_rune_field_need_no_choice() -> None:
    scenario = Scenario("-2,1").go("w3").two(4, 4)
    assert scenario.phase == "camp" and scenario.state.runes == 1 << 21


# --- danger fields ----------------------------------------------------------------------------------------


def endangered(red: int, white: int, **rest: int | str) -> Scenario:
    return Scenario(**rest).go("w6").two(red, white)  # type: ignore[arg-type]


@pytest.mark.rule("BSL-40")
def test_a_higher_white_die_masters_the_danger() -> None:
    scenario = endangered(2, 5)
    assert scenario.at == "rotten-bridge"
    assert scenario.events_of(e.Hazard) == [e.Hazard(field("rotten-bridge"), 2, 5, "mastered")]
    assert scenario.state.xp == 1 and scenario.crossed and scenario.bars == (5, 5, 5)


@pytest.mark.rule("BSL-40")
def test_a_hazard_tie_does_nothing_but_cross_the_field_out() -> None:
    scenario = endangered(4, 4)
    assert scenario.state.xp == 0 and scenario.bars == (5, 5, 5) and scenario.crossed
    assert scenario.phase == "camp"


@pytest.mark.rule("BSL-40")
def test_each_danger_is_tested_once_unless_the_setting_says_otherwise() -> None:
    scenario = endangered(6, 4)
    assert scenario.crossed
    scenario.play("throw").throw(*[1] * (6 - len(scenario.dice("compass")))).play("set off", "wait food")
    assert scenario.phase == "camp"
    scenario = endangered(6, 4, danger_retry="yes")
    assert not scenario.crossed
    scenario.play("throw").throw(*[1] * (6 - len(scenario.dice("compass")))).play("set off", "wait food")
    assert scenario.phase == "hazard", "ending a movement there demands the test again"
    assert scenario.two(1, 2).crossed


@pytest.mark.rule("BSL-41")
@pytest.mark.parametrize(
    ("red", "white", "bars"),
    [(5, 3, (4, 5, 5)), (6, 2, (4, 5, 5)), (6, 5, (5, 5, 4)), (4, 1, (5, 5, 4))],
)
def test_both_odd_or_both_even_cost_a_heart_else_gold(red: int, white: int, bars: tuple[int, ...]) -> None:
    assert endangered(red, white).bars == bars


@pytest.mark.rule("BSL-41")
def test_a_loss_with_no_gold_is_food_and_with_no_food_health() -> None:
    scenario = endangered(6, 5, gold=0)
    assert scenario.bars == (5, 4, 0) and scenario.events_of(e.Suffered) == [e.Suffered("food")]
    scenario = endangered(6, 5, gold=0, food=0)
    assert scenario.bars == (4, 0, 0) and scenario.events_of(e.Suffered) == [e.Suffered("health")]
    assert endangered(6, 5, gold=0, food=0, health=1).phase == "over"
