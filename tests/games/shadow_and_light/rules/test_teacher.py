"""The rules of teachers and their guards."""

from __future__ import annotations

import pytest
from games.shadow_and_light.scenario import ADVENTURE, Scenario

from gloaming.games.shadow_and_light.events import Guarded, Knocked, Taught, TurnedAway


def guarded(number: int = 4, **rest: object) -> Scenario:
    """At the Strength teacher's door, by a member of another guild, after the property die."""
    return Scenario("strength", xp=8, guild="cross", **rest).play("knock").die(number, sides=4)  # type: ignore[arg-type]


@pytest.mark.rule("BSL-70")
def test_there_are_four_hidden_places_one_for_each_property() -> None:
    assert sorted(field.what for field in ADVENTURE.fields if field.kind == 8) == [0, 1, 2, 3]
    assert Scenario("strength", xp=7).why_not("knock") == "refusal-experience"
    assert Scenario().why_not("knock") == "refusal-no-teacher"


@pytest.mark.rule("BSL-70")
def test_each_teacher_is_tried_once() -> None:
    scenario = guarded().throw(2, 3, 4, 5, 6, 2)
    assert scenario.crossed and scenario.why_not("knock") == "refusal-crossed-out"


@pytest.mark.rule("BSL-71")
@pytest.mark.parametrize(
    ("sides", "row"),
    [
        (4, [1, 2, 2, 3]),
        (6, [3, 4, 4, 4, 5, 5]),
        (8, [5, 5, 6, 6, 6, 6, 7, 7]),
        (10, [7, 8, 8, 8, 9, 9, 9, 9, 10, 10]),
    ],
)
def test_the_property_die_gives_the_number_of_attempts(sides: int, row: list[int]) -> None:
    for number, attempts in enumerate(row, 1):
        scenario = Scenario("strength", xp=8, guild="cross")
        scenario.state.sides[0] = sides
        scenario.play("knock").die(number, sides=sides)
        assert scenario.state.guard == attempts
        assert scenario.events_of(Knocked) == [Knocked("strength", False, (number,), 0, attempts)]


@pytest.mark.rule("BSL-71")
def test_the_bonus_is_added_and_a_sum_above_the_last_column_counts_as_the_last() -> None:
    scenario = Scenario("strength", xp=8, guild="cross")
    scenario.state.bonus[0] = 2
    assert scenario.play("knock").die(1, sides=4).state.guard == 2
    scenario = Scenario("strength", xp=8, guild="cross")
    scenario.state.bonus[0] = 2
    assert scenario.play("knock").die(4, sides=4).state.guard == 3


@pytest.mark.rule("BSL-72")
@pytest.mark.rule("BSL-73")
def test_a_throw_without_a_one_convinces_the_guard() -> None:
    scenario = guarded().throw(2, 3, 4, 5, 6, 2)
    assert scenario.events_of(Guarded) == [Guarded(0, "in", 3)]
    assert scenario.state.bonus == [2, 0, 0, 0] and scenario.state.taught == [1, 0, 0, 0]
    assert scenario.events_of(Taught) == [Taught("strength", "giants-knuckle", 11)]
    assert scenario.crossed and scenario.phase == "camp"


@pytest.mark.rule("BSL-72")
def test_a_single_one_and_a_gold_convince_the_guard() -> None:
    scenario = guarded().throw(1, 3, 4, 5, 6, 2)
    assert scenario.offers()[:2] == ["bribe", "on"]
    scenario.play("bribe")
    assert scenario.bars == (5, 5, 4) and scenario.state.taught[0] == 1
    assert guarded(gold=0).throw(1, 3, 4, 5, 6, 2).why_not("bribe") == "refusal-no-gold"
    assert guarded().throw(1, 1, 4, 5, 6, 2).why_not("bribe") == "refusal-more-ones"


@pytest.mark.rule("BSL-72")
def test_a_guard_not_convinced_at_all_crosses_the_teacher_out() -> None:
    scenario = guarded(1).throw(1, 1, 4, 5, 6, 2).play("on")
    assert scenario.events_of(Guarded) == [Guarded(2, "struck", 0)] and scenario.events_of(TurnedAway) == [
        TurnedAway("strength")
    ]
    assert scenario.crossed and scenario.phase == "camp" and scenario.state.taught == [0, 0, 0, 0]


@pytest.mark.rule("BSL-72")
def test_an_attempt_is_struck_off_by_more_ones_or_by_one_without_paying() -> None:
    scenario = guarded(4).throw(1, 1, 4, 5, 6, 2).play("on")
    assert scenario.state.guard == 2 and scenario.phase == "guard-throw"
    scenario.throw(1, 2, 4, 5, 6, 2).play("on")
    assert scenario.state.guard == 1
    assert scenario.throw(2, 2, 4, 5, 6, 2).state.taught[0] == 1


@pytest.mark.rule("BSL-72")
def test_resources_do_not_apply_but_manipulations_do() -> None:
    scenario = guarded().throw(1, 1, 4, 5, 6, 2)
    for text in ("again w1 gold", "recolour b5 w1", "spin w1 6"):
        assert scenario.why_not(text) == "refusal-no-resources"
    assert scenario.why_not("second manipulation") == "refusal-no-second"
    assert scenario.why_not("change w1 up experience") == "refusal-guild-only"
    scenario.state.manipulations = [0, 0, 1, 1]
    scenario.state.offered = None
    scenario.play("turn w1 manipulation")
    assert scenario.phase == "guard"
    scenario.play("change w1 up manipulation")
    assert scenario.state.taught[0] == 1, "no 1 is left"


@pytest.mark.rule("BSL-72")
def test_a_die_thrown_again_may_convince_the_guard() -> None:
    scenario = guarded(talent="hunter").throw(1, 3, 4, 5, 6, 2).play("again w1 talent").die(4)
    assert scenario.state.taught[0] == 1
    scenario = guarded(things=("storm-lantern",)).throw(1, 3, 4, 5, 6, 2).play("again w1 object").die(1)
    assert scenario.phase == "guard" and scenario.state.things == []


@pytest.mark.rule("BSL-04")
def test_the_warrior_throws_the_property_die_twice_and_keeps_the_higher() -> None:
    scenario = Scenario("strength", xp=8, guild="cross", talent="warrior")
    assert scenario.offers("knock") == ["knock", "knock twice"]
    scenario.play("knock twice")
    assert scenario.state.faces() == 16 and scenario.state.talent_used
    scenario.state.settle(4 * (2 - 1) + 4 - 1, scenario._tell)
    assert scenario.events_of(Knocked) == [Knocked("strength", False, (2, 4), 0, 3)]
    assert Scenario("strength", xp=8, guild="cross").why_not("knock twice") == "refusal-no-talent"


@pytest.mark.rule("BSL-74")
@pytest.mark.rule("BSL-05")
def test_the_guild_member_walks_in() -> None:
    scenario = Scenario("strength", xp=8, guild="hammer", talent="warrior")
    assert scenario.offers("knock") == ["knock"]
    scenario.play("knock")
    assert scenario.state.taught[0] == 1 and scenario.state.bonus[0] == 2 and scenario.crossed
    assert scenario.events_of(Knocked) == [Knocked("strength", True, (), 0, 0)]


@pytest.mark.rule("BSL-73")
@pytest.mark.rule("BSL-13")
def test_the_artifact_summons_its_die_once() -> None:
    scenario = Scenario("strength", xp=8, guild="hammer").play("knock")
    scenario.state.at = next(n for n, field in enumerate(ADVENTURE.fields) if field.id == "cross")
    scenario.play("learn").throw(1, 2, 3, 4, 5, 1)
    assert "summon strength w1" in scenario.offers("summon")
    scenario.play("summon strength w1")
    assert scenario.dice("hand") == ["b6", "w2", "w3", "b4", "b5", "b1"]
    assert scenario.why_not("summon strength w2") == "refusal-no-summons"
    assert scenario.state.artifacts == [2, 0, 0, 0]


@pytest.mark.rule("BSL-73")
def test_no_artifact_serves_in_movement() -> None:
    scenario = Scenario("strength", xp=8, guild="hammer").play("knock", "throw").throw(1, 2, 3, 4, 5, 6)
    assert (
        scenario.offers("summon") == []
        and scenario.why_not("summon strength w1") == "refusal-not-in-movement"
    )


@pytest.mark.rule("BSL-73")
def test_an_artifact_convinces_a_guard() -> None:
    scenario = guarded()
    scenario.state.artifacts[2] = 1
    scenario.throw(1, 3, 4, 5, 6, 2).play("summon intelligence w1")
    assert scenario.state.taught[0] == 1
