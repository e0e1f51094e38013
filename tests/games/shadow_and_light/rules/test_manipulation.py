"""The rules of changing dice and prices."""

from __future__ import annotations

import pytest
from games.shadow_and_light.scenario import Scenario, encounter_at

from gloaming.games.shadow_and_light.events import Manipulated


def placing(*numbers: int, **rest: object) -> Scenario:
    """The hedgehog's first throw."""
    return encounter_at("hedgehog", **rest).throw(*numbers)


def with_manipulations(scenario: Scenario, *held: int) -> Scenario:
    scenario.state.manipulations = list(held)
    scenario.state.offered = None
    return scenario


@pytest.mark.rule("BSL-10")
def test_one_gold_throws_one_die_again() -> None:
    scenario = placing(6, 6, 6, 1, 1, 1).play("again w6 gold")
    assert scenario.bars == (5, 5, 4) and scenario.phase == "rethrow"
    scenario.die(2)
    assert scenario.dice("hand") == ["w2", "w6", "w6", "b1", "b1", "b1"] and scenario.phase == "place"
    assert scenario.events_of(Manipulated) == [Manipulated("again", "gold", 5, 1)]
    assert placing(6, 6, 6, 1, 1, 1, gold=0).why_not("again w6 gold") == "refusal-no-gold"


@pytest.mark.rule("BSL-11")
@pytest.mark.rule("BSL-10")
def test_a_black_three_and_a_white_five_make_a_black_five_and_the_white_die_sits_out() -> None:
    scenario = placing(5, 6, 6, 3, 1, 1).play("recolour w5 b3")
    assert scenario.bars == (5, 4, 4)
    assert scenario.dice("hand") == ["w6", "w6", "b5", "b1", "b1"] and scenario.dice("out") == ["w5"]
    assert scenario.why_not("drop w5") == "refusal-not-in-hand"
    scenario.play("place b5 3")
    assert scenario.state.faces() == 6**5, "the white die is thrown again with the rest"


@pytest.mark.rule("BSL-11")
def test_a_colour_change_needs_both_colours_gold_and_food() -> None:
    scenario = placing(5, 6, 6, 3, 1, 1)
    assert scenario.why_not("recolour w5 w6") == "refusal-same-colour"
    assert scenario.why_not("recolour w5 b2") == "refusal-not-in-hand"
    assert placing(5, 6, 6, 3, 1, 1, food=0).why_not("recolour w5 b3") == "refusal-no-food"
    assert placing(5, 6, 6, 3, 1, 1, gold=0).why_not("recolour w5 b3") == "refusal-no-gold"


@pytest.mark.rule("BSL-10")
@pytest.mark.rule("BSL-17")
def test_a_heart_turns_a_die_to_any_side() -> None:
    scenario = placing(6, 6, 6, 1, 1, 1)
    assert scenario.offers("spin")[:5] == ["spin w6 1", "spin w6 2", "spin w6 3", "spin w6 4", "spin w6 5"]
    assert scenario.why_not("spin w6 6") == "refusal-no-such-number"
    scenario.play("spin w6 3")
    assert scenario.bars == (4, 5, 5) and scenario.state.hearts == 9
    assert scenario.dice("hand") == ["w3", "w6", "w6", "b1", "b1", "b1"]


@pytest.mark.rule("BSL-17")
def test_the_setting_takes_the_maximum_only() -> None:
    scenario = placing(6, 6, 6, 1, 1, 1, setting_hearts="maximum")
    scenario.play("spin w6 3")
    assert scenario.bars == (5, 5, 5) and scenario.state.hearts == 9
    scenario.state.hearts = 5
    scenario.play("spin w6 3")
    assert scenario.bars == (4, 5, 5) and scenario.state.hearts == 4, "health is never above its maximum"


@pytest.mark.rule("BSL-17")
def test_crossing_out_the_last_heart_ends_the_adventure() -> None:
    scenario = placing(6, 6, 6, 1, 1, 1, health=1, hearts=1).play("spin w6 3")
    assert scenario.phase == "over" and scenario.state.result is not None
    assert scenario.state.result.reason == "reason-heartless"
    scenario = placing(6, 6, 6, 1, 1, 1, health=1, hearts=7).play("spin w6 3")
    assert scenario.state.result is not None and scenario.state.result.reason == "reason-died"


@pytest.mark.rule("BSL-12")
def test_general_manipulations_are_used_once_each() -> None:
    scenario = with_manipulations(placing(6, 5, 6, 1, 2, 1), 1, 0, 1, 1)
    scenario.play("turn w6 manipulation")
    assert scenario.dice("hand") == ["w1", "w5", "w6", "b1", "b2", "b1"]
    scenario.play("change b2 up manipulation")
    assert scenario.dice("hand") == ["w1", "w5", "w6", "b1", "b3", "b1"]
    scenario.play("again w5 manipulation").die(1)
    assert scenario.dice("hand") == ["w1", "w1", "w6", "b1", "b3", "b1"]
    assert scenario.state.manipulations == [0, 0, 0, 0] and scenario.bars == (5, 5, 5)
    for text in ("turn w6 manipulation", "change b3 up manipulation", "again w1 manipulation"):
        assert scenario.why_not(text) == "refusal-no-manipulation"


@pytest.mark.rule("BSL-12")
def test_a_change_by_one_stays_between_one_and_six() -> None:
    scenario = with_manipulations(placing(6, 5, 6, 1, 2, 1), 0, 0, 0, 1)
    assert scenario.why_not("change w6 up manipulation") == "refusal-no-such-number"
    assert scenario.why_not("change b1 down manipulation") == "refusal-no-such-number"
    assert scenario.why_not("change w6 down manipulation") is None


@pytest.mark.rule("BSL-13")
@pytest.mark.rule("BSL-04")
def test_objects_and_the_talent_serve_property_samples_only() -> None:
    scenario = placing(6, 5, 6, 1, 2, 1, things=("tally-stick",), talent="witch")
    assert scenario.why_not("change w6 down object") == "refusal-property-sample"
    assert scenario.why_not("change w6 down talent") == "refusal-property-sample"
    assert scenario.why_not("change w6 down experience") == "refusal-property-sample"


@pytest.mark.rule("BSL-10")
def test_every_price_can_be_seen_before_it_is_paid() -> None:
    scenario = placing(5, 6, 6, 3, 1, 1)
    assert scenario.price("again w5 gold") == {"gold": 1}
    assert scenario.price("recolour w5 b3") == {"gold": 1, "food": 1}
    assert scenario.price("spin w5 1") == {"health": 1, "hearts": 1}
    assert scenario.price("drop w5") == {}
    scenario = Scenario("1,1").play("throw").throw(1, 3, 5, 1, 3, 5).play("lay all")
    scenario.state.steps = 3
    scenario.state.offered = None
    assert scenario.price("step w5") == {"food": 1}
    scenario.state.steps = 0
    scenario.state.offered = None
    assert scenario.price("wait health") == {"health": 1} and scenario.price("wait food") == {"food": 1}


def test_the_odds_of_a_throw_again_are_the_numbers_that_fit_somewhere() -> None:
    scenario = placing(6, 6, 6, 1, 1, 1)
    assert scenario.odds("again w6 gold") == (3, 6)
    assert scenario.odds("again b1 gold") == (3, 6)
    scenario.play("drop w6")
    assert scenario.odds("end") is None
