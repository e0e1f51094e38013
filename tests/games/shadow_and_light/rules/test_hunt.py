"""The rules of hunting."""

from __future__ import annotations

import pytest
from games.shadow_and_light.scenario import Scenario

from gloaming.games.shadow_and_light.events import Hunted, Stretched


def hunter(*numbers: int, quarry: int = 0, food: int = 5, intelligence: int = 4) -> Scenario:
    scenario = Scenario("0,1", food=food, things=("sling",))
    scenario.state.quarry = quarry
    scenario.state.sides[2] = intelligence
    return scenario.play("throw").throw(*numbers)


@pytest.mark.rule("BSL-30")
@pytest.mark.rule("BSL-32")
def test_a_twin_hunts_the_sheep_with_one_or_two() -> None:
    scenario = hunter(3, 3, 1, 2, 4, 6)
    assert scenario.offers("hunt") == ["hunt w3", "hunt w3 triplet"]
    scenario.play("hunt w3").die(2)
    assert scenario.events_of(Hunted) == [Hunted(0, "sheep", False, 2, True, 1)]
    assert scenario.bars == (5, 6, 5) and scenario.state.quarry == 1
    assert scenario.dice("hand") == ["w1", "b2", "b4", "b6"], "the twin is lost for this movement"
    assert scenario.phase == "plan" and scenario.why_not("hunt b2") == "refusal-hunted"
    scenario = hunter(3, 3, 1, 2, 4, 6).play("hunt w3").die(3)
    assert scenario.bars == (5, 5, 5) and scenario.state.quarry == 0, (
        "the sheep gets away and is still the next"
    )


@pytest.mark.rule("BSL-30")
def test_hunting_needs_a_ranged_weapon_and_a_twin_of_one_colour() -> None:
    scenario = Scenario().play("throw").throw(3, 3, 1, 3, 4, 6)
    assert scenario.offers("hunt") == [] and scenario.why_not("hunt w3") == "refusal-no-ranged-weapon"
    assert hunter(3, 1, 2, 3, 4, 6).why_not("hunt w3") == "refusal-no-twin", "a white and a black 3 are none"


@pytest.mark.rule("BSL-30")
@pytest.mark.rule("BSL-32")
def test_a_triplet_has_more_results() -> None:
    scenario = hunter(1, 2, 3, 4, 4, 4)
    assert scenario.offers("hunt") == ["hunt b4"]
    assert scenario.why_not("hunt b4 triplet") == "refusal-triplet-already"
    scenario.play("hunt b4").die(5)
    assert scenario.events_of(Hunted) == [Hunted(0, "sheep", True, 5, True, 1)]


@pytest.mark.rule("BSL-31")
def test_the_intelligence_die_may_make_a_twin_a_triplet() -> None:
    scenario = hunter(3, 3, 1, 2, 4, 6).play("hunt w3 triplet").die(3, sides=4)
    assert scenario.events_of(Stretched) == [Stretched(3, True)]
    scenario.die(5)
    assert scenario.events_of(Hunted) == [Hunted(0, "sheep", True, 5, True, 1)]
    scenario = hunter(3, 3, 1, 2, 4, 6).play("hunt w3 triplet").die(2, sides=4).die(5)
    assert scenario.events_of(Hunted) == [Hunted(0, "sheep", False, 5, False, 0)]


@pytest.mark.rule("BSL-31")
def test_a_number_that_the_intelligence_die_does_not_have_cannot_be_tried() -> None:
    assert hunter(5, 5, 1, 2, 4, 6).why_not("hunt w5 triplet") == "refusal-intelligence-too-small"
    assert hunter(5, 5, 1, 2, 4, 6, intelligence=6).why_not("hunt w5 triplet") is None


@pytest.mark.rule("BSL-30")
def test_an_exhausted_table_has_nothing_left_to_hunt() -> None:
    scenario = hunter(3, 3, 1, 2, 4, 6, quarry=5).play("hunt w3").die(1)
    assert scenario.events_of(Hunted) == [Hunted(5, "bear", False, 1, True, 3)]
    scenario = hunter(3, 3, 1, 2, 4, 6, quarry=6)
    assert scenario.offers("hunt") == [] and scenario.why_not("hunt w3") == "refusal-no-quarry"


@pytest.mark.rule("BSL-30")
def test_a_full_bar_takes_only_what_there_is_room_for() -> None:
    scenario = hunter(3, 3, 1, 2, 4, 6, quarry=5, food=9).play("hunt w3").die(1)
    assert scenario.bars == (5, 10, 5)


@pytest.mark.rule("BSL-31")
def test_two_triplets_are_one_hunt_and_leave_nothing_to_lay() -> None:
    scenario = hunter(3, 3, 3, 4, 4, 4).play("hunt w3").die(6)
    assert scenario.offers("hunt") == []
    scenario = hunter(3, 3, 3, 4, 4, 4).play("lay b4", "hunt w3").die(6)
    assert scenario.dice("hand") == ["b4", "b4"]


@pytest.mark.rule("BSL-30")
def test_the_odds_of_a_hunt_are_those_of_its_dice() -> None:
    scenario = hunter(3, 3, 1, 4, 4, 4)
    assert scenario.odds("hunt w3") == (2, 6)
    assert scenario.odds("hunt w3 triplet") == (1 * 5 + 3 * 2, 24)
    assert scenario.odds("hunt b4") == (5, 6)
    assert scenario.odds("lay w3") is None
