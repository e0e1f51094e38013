"""The rules of learning in guilds."""

from __future__ import annotations

import pytest
from games.shadow_and_light.scenario import Scenario, field

from gloaming.games.shadow_and_light.events import Attempted, Learned, Met


def guild(at: str = "books", xp: int = 8, **rest: object) -> Scenario:
    """A scenario before the first throw in the guild."""
    return Scenario(at, xp=xp, **rest).play("learn")  # type: ignore[arg-type]


def placed(scenario: Scenario, white: tuple[int, ...], black: tuple[int, ...]) -> Scenario:
    """Six throws, placing one die after each; 0 drops one."""
    wanted = [*white, *black]
    for at, number in enumerate(wanted):
        scenario.throw(*(each or 1 for each in wanted[at:]))
        colour = "w" if at < len(white) else "b"
        scenario.play(f"place {colour}{number}" if number else f"drop {colour}1")
    return scenario


# --- an attempt -------------------------------------------------------------------------------------


@pytest.mark.rule("BSL-60")
def test_dice_are_placed_or_dropped_one_after_each_throw() -> None:
    scenario = guild()
    assert scenario.events_of(Met) == [Met("guild", "books", 1)]
    scenario.throw(1, 2, 3, 4, 5, 6)
    assert scenario.offers("place") == [
        "place w1",
        "place w2",
        "place w3",
        "place b4",
        "place b5",
        "place b6",
    ]
    assert scenario.why_not("place w1 1") == "refusal-no-such-field"
    scenario.play("place w1").throw(2, 3, 4, 5, 6).play("drop b6")
    assert scenario.dice("placed") == ["w1"] and scenario.dice("dropped") == ["b6"]
    assert scenario.state.faces() == 6**4


@pytest.mark.rule("BSL-60")
@pytest.mark.rule("BSL-58")
def test_one_more_die_is_placed_for_one_gold() -> None:
    scenario = guild().throw(1, 2, 3, 4, 5, 6).play("second gold", "place w1", "place b4")
    assert scenario.bars == (5, 5, 4) and scenario.phase == "throw" and scenario.state.faces() == 6**4
    assert guild(gold=0).throw(1, 2, 3, 4, 5, 6).why_not("second gold") == "refusal-no-gold"


@pytest.mark.rule("BSL-60")
def test_guilds_are_for_those_with_eight_experience() -> None:
    scenario = Scenario("books", xp=7)
    assert scenario.offers("learn") == [] and scenario.why_not("learn") == "refusal-experience"
    assert Scenario().why_not("learn") == "refusal-no-guild"


@pytest.mark.rule("BSL-10")
@pytest.mark.rule("BSL-60")
def test_resources_serve_in_learning() -> None:
    scenario = guild().throw(1, 2, 3, 4, 5, 6).play("recolour b6 w1", "spin w2 5", "again w3 gold").die(1)
    assert scenario.bars == (4, 4, 3)


@pytest.mark.rule("BSL-13")
def test_an_object_gives_its_manipulation_once() -> None:
    scenario = guild(things=("tally-stick", "sling")).throw(1, 2, 3, 4, 5, 6).play("change w1 up object")
    assert scenario.dice("hand")[0] == "w2" and len(scenario.state.things) == 1
    assert scenario.why_not("change w2 up object") == "refusal-no-object"
    scenario = guild(things=("double-pouch",)).throw(1, 2, 3, 4, 5, 6).play("second object")
    assert scenario.state.armed and scenario.state.things == []


@pytest.mark.rule("BSL-04")
@pytest.mark.parametrize(
    ("talent", "text", "hand"),
    [
        ("witch", "change w1 up talent", ["w2", "w2", "w3", "b4", "b5", "b6"]),
        ("dancer", "turn w1 talent", ["w6", "w2", "w3", "b4", "b5", "b6"]),
        ("hunter", "again w1 talent", ["w5", "w2", "w3", "b4", "b5", "b6"]),
        ("warrior", "second talent", ["w1", "w2", "w3", "b4", "b5", "b6"]),
    ],
)
def test_the_talent_is_one_manipulation_once_in_the_game(talent: str, text: str, hand: list[str]) -> None:
    scenario = guild(talent=talent).throw(1, 2, 3, 4, 5, 6).play(text)
    if scenario.phase == "rethrow":
        scenario.die(5)
    assert scenario.dice("hand") == hand and scenario.state.talent_used
    assert scenario.why_not(text) in ("refusal-talent-used", "refusal-not-in-hand", "refusal-second-already")
    others = {"change w2 up talent", "turn w2 talent", "again w2 talent"} - {text.replace("w1", "w2")}
    fresh = guild(talent=talent).throw(1, 2, 3, 4, 5, 6)
    assert {fresh.why_not(other) for other in others} == {"refusal-no-talent"}


# --- tasks --------------------------------------------------------------------------------------------


@pytest.mark.rule("BSL-61")
@pytest.mark.parametrize(
    ("white", "black", "task", "sides"),
    [
        ((2, 2, 6), (1, 1, 2), 0, 10),
        ((2, 2, 0), (5, 5, 0), 0, 10),
        ((1, 2, 5), (1, 3, 6), 1, 10),
        ((4, 5, 6), (1, 2, 3), 2, 8),
        ((6, 4, 2), (1, 1, 3), 4, 6),
        ((1, 3, 5), (6, 6, 4), 4, 6),
    ],
    ids=["twins", "twins-of-four", "close", "ladder", "parity", "parity-other-way"],
)
def test_each_task_brings_its_die(
    white: tuple[int, ...], black: tuple[int, ...], task: int, sides: int
) -> None:
    scenario = placed(guild(), white, black)
    assert scenario.events_of(Learned) == [Learned("intelligence", task, sides)]
    assert scenario.state.sides == [4, 4, sides, 4] and scenario.crossed and scenario.phase == "camp"


@pytest.mark.rule("BSL-61")
def test_equal_sums_are_close_too_and_the_player_takes_one() -> None:
    scenario = placed(guild(), (1, 2, 6), (2, 3, 4))
    assert scenario.phase == "task" and scenario.offers("master") == ["master 2 10", "master 4 8"]
    assert scenario.why_not("master 1 10") == "refusal-not-now"
    scenario.play("master 4 8")
    assert scenario.state.sides[2] == 8 and scenario.state.tasks == 1 << 3


@pytest.mark.rule("BSL-61")
def test_all_threes_are_the_joker_for_any_die() -> None:
    scenario = placed(guild(), (3, 3, 3), (3, 3, 3))
    assert scenario.offers("master") == [
        "master 1 10", "master 2 10", "master 4 8", "master 6 6", "master 6 8", "master 6 10",
    ]  # fmt: skip
    scenario.play("master 6 10")
    assert scenario.state.sides[2] == 10 and scenario.state.tasks == 1 << 5


@pytest.mark.rule("BSL-61")
def test_a_task_already_taken_counts_no_more() -> None:
    scenario = guild()
    scenario.state.tasks = 1 << 0
    placed(scenario, (2, 2, 6), (1, 1, 2))
    assert scenario.events_of(Attempted) == [Attempted("guild", "books", False)] and scenario.phase == "retry"
    scenario = guild()
    scenario.state.tasks = 1 << 1
    assert placed(scenario, (1, 2, 6), (2, 3, 4)).events_of(Learned) == [Learned("intelligence", 3, 8)]


@pytest.mark.rule("BSL-61")
def test_all_tasks_but_the_twins_need_three_dice_of_each_colour() -> None:
    scenario = placed(guild(), (1, 2, 6), (4, 5, 0))
    assert scenario.events_of(Learned) == [], "9 and 9, but one die was dropped"


@pytest.mark.rule("BSL-61")
def test_a_summoned_die_counts_in_its_own_colour() -> None:
    scenario = guild()
    scenario.state.summons[9] = 1  # a black 4
    scenario.throw(1, 2, 3, 4, 5, 6).play("summon b4 w1", "place b4")
    for number in (2, 3):
        scenario.throw(*[number] * (6 - 1 - (number == 3))).play(f"place w{number}")
    for _ in range(3):
        count = 6 - len(scenario.dice("placed"))
        scenario.throw(*[6] * count).play("place b6")
    assert scenario.events_of(Learned) == [], "two white dice and four black ones"


# --- attempts, visits, helps --------------------------------------------------------------------------


def failed(scenario: Scenario) -> Scenario:
    for count in range(6, 0, -1):
        scenario.throw(*[1] * count).play("drop w1" if count > 3 else "drop b1")
    return scenario


@pytest.mark.rule("BSL-62")
@pytest.mark.rule("BSL-15")
def test_a_second_attempt_at_once_costs_one_food_and_then_the_guild_is_crossed_out() -> None:
    scenario = failed(guild()).play("retry")
    assert scenario.bars == (5, 4, 5) and scenario.events_of(Met)[-1] == Met("guild", "books", 2)
    failed(scenario)
    assert scenario.crossed and scenario.phase == "camp"
    assert scenario.why_not("learn") == "refusal-crossed-out"
    assert scenario.offers("trade") == ["trade gold", "trade food"], "it still trades"


@pytest.mark.rule("BSL-62")
def test_a_second_attempt_on_a_later_visit_is_free() -> None:
    scenario = failed(guild()).play("decline")
    assert scenario.why_not("learn") == "refusal-another-visit" and not scenario.crossed
    scenario.go("w2")
    scenario.go("w5")
    assert scenario.at == "books" and scenario.bars == (5, 5, 5)
    scenario.play("learn")
    assert scenario.events_of(Met)[-1] == Met("guild", "books", 2)
    assert failed(scenario).crossed


@pytest.mark.rule("BSL-62")
def test_entering_only_to_trade_marks_nothing() -> None:
    scenario = Scenario("1,2", xp=8).go("w2")
    assert scenario.at == "books"
    scenario.play("trade gold")
    assert scenario.state.attempts == [0, 0, 0, 0] and not scenario.crossed
    assert "learn" in scenario.offers()


@pytest.mark.rule("BSL-62")
@pytest.mark.rule("BSL-16")
def test_gold_becomes_food_for_the_second_attempt() -> None:
    scenario = failed(guild(food=0))
    assert scenario.phase == "retry" and scenario.why_not("retry") == "refusal-no-food"
    scenario.play("trade gold", "retry")
    assert scenario.bars == (5, 0, 4)
    scenario = failed(guild(food=0, gold=0))
    assert scenario.phase == "camp", "nothing to pay with"


@pytest.mark.rule("BSL-63")
def test_with_eight_experience_one_die_changes_by_one_once_across_both_attempts() -> None:
    scenario = guild().throw(1, 2, 3, 4, 5, 6).play("change w1 up experience")
    assert scenario.dice("hand")[0] == "w2"
    assert scenario.why_not("change w2 up experience") == "refusal-help-used"
    scenario.play("drop w2")
    for count in range(5, 0, -1):
        scenario.throw(*[1] * count).play("drop w1" if count > 3 else "drop b1")
    scenario.play("retry").throw(1, 2, 3, 4, 5, 6)
    assert scenario.why_not("change w1 up experience") == "refusal-help-used"
    other = Scenario("cross", xp=8)
    other.state.helps = scenario.state.helps[:]
    assert other.play("learn").throw(1, 2, 3, 4, 5, 6).why_not("change w1 up experience") is None


@pytest.mark.rule("BSL-63")
def test_with_twelve_experience_a_dropped_die_comes_back_as_it_was() -> None:
    scenario = guild(xp=12).throw(1, 2, 3, 4, 5, 6).play("drop b6").throw(1, 2, 3, 4, 5)
    assert scenario.offers("recall") == ["recall b6"]
    scenario.play("recall b6")
    assert scenario.dice("hand") == ["w1", "w2", "w3", "b4", "b5", "b6"]
    scenario.play("place b6")
    assert scenario.dice("placed") == ["b6"] and scenario.state.faces() == 6**5
    scenario.throw(1, 2, 3, 4, 5).play("drop b5").throw(1, 2, 3, 4)
    assert scenario.why_not("recall b5") == "refusal-help-used"
    assert scenario.why_not("change w1 up experience") is None, "with 12 XP both helps serve"


@pytest.mark.rule("BSL-63")
def test_helps_need_experience_and_a_dropped_die() -> None:
    scenario = guild(xp=11).throw(1, 2, 3, 4, 5, 6).play("drop b6").throw(1, 2, 3, 4, 5)
    assert scenario.why_not("recall b6") == "refusal-experience"
    scenario = guild(xp=12).throw(1, 2, 3, 4, 5, 6).play("drop b6").throw(1, 2, 3, 4, 5)
    assert scenario.why_not("recall b1") == "refusal-not-dropped"


@pytest.mark.rule("BSL-61")
def test_a_smaller_die_does_not_replace_a_larger_one_from_an_earlier_adventure() -> None:
    scenario = Scenario("books", xp=8)
    scenario.state.sides[2] = 10
    placed(scenario.play("learn"), (6, 4, 2), (1, 1, 3))
    assert scenario.state.sides[2] == 10 and scenario.state.learned[2] == 6


# --- trade --------------------------------------------------------------------------------------------


@pytest.mark.rule("BSL-16")
def test_on_white_fields_gold_and_food_are_exchanged_one_to_one() -> None:
    for at in ("books", "charisma"):
        scenario = Scenario(at, xp=8).play("trade gold", "trade gold")
        assert scenario.bars == (5, 7, 3)
    assert Scenario("village").why_not("trade gold") == "refusal-no-market"
    assert Scenario("hare").why_not("trade food") == "refusal-no-market"


@pytest.mark.rule("BSL-16")
def test_trade_stops_at_empty_and_full_bars() -> None:
    assert Scenario("books", gold=0).why_not("trade gold") == "refusal-no-gold"
    assert Scenario("books", food=0).why_not("trade food") == "refusal-no-food"
    assert Scenario("books", food=10).why_not("trade gold") == "refusal-bar-full"


@pytest.mark.rule("BSL-16")
def test_trading_back_waits_for_the_next_throw_so_that_it_cannot_go_on_for_ever() -> None:
    scenario = guild().throw(1, 2, 3, 4, 5, 6).play("trade gold")
    assert scenario.why_not("trade food") == "refusal-traded"
    scenario.play("place w1").throw(2, 3, 4, 5, 6).play("trade food")
    assert scenario.bars == (5, 5, 5)


@pytest.mark.rule("BSL-16")
def test_there_is_no_trade_while_passing_through() -> None:
    scenario = Scenario("1,2", xp=8).play("throw").throw(2, 2, 2, 5, 5, 5).play("lay all", "step w2")
    assert scenario.state.at == field("books") and scenario.phase == "move"
    assert scenario.why_not("trade gold") == "refusal-no-market"
    scenario.play("stop", "trade gold")
