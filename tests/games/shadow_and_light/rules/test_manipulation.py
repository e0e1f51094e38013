"""Between Shadow and Light, rule by rule: changing dice, and what it costs."""

from __future__ import annotations

import pytest
from games.shadow_and_light.scenario import GAME, Scene, action, meeting

from gloaming.games.shadow_and_light.events import Manipulated, Priced


def placing(*numbers: int, **rest: object) -> Scene:
    """The hedgehog's first throw."""
    return meeting("hedgehog", **rest).throw(*numbers)


def with_manipulations(scene: Scene, *held: int) -> Scene:
    scene.state.manipulations = list(held)
    scene.state.offered = None
    return scene


@pytest.mark.rule("BSL-10")
def test_one_gold_throws_one_die_again() -> None:
    scene = placing(6, 6, 6, 1, 1, 1).play("again w6 gold")
    assert scene.bars == (5, 5, 4) and scene.phase == "rethrow"
    scene.die(2)
    assert scene.dice("hand") == ["w2", "w6", "w6", "b1", "b1", "b1"] and scene.phase == "place"
    assert scene.told(Manipulated) == [Manipulated("again", "gold", 5, 1)]
    assert placing(6, 6, 6, 1, 1, 1, gold=0).why_not("again w6 gold") == "refusal-no-gold"


@pytest.mark.rule("BSL-11")
@pytest.mark.rule("BSL-10")
def test_a_black_three_and_a_white_five_make_a_black_five_and_the_white_die_sits_out() -> None:
    scene = placing(5, 6, 6, 3, 1, 1).play("recolour w5 b3")
    assert scene.bars == (5, 4, 4)
    assert scene.dice("hand") == ["w6", "w6", "b5", "b1", "b1"] and scene.dice("out") == ["w5"]
    assert scene.why_not("drop w5") == "refusal-not-in-hand"
    scene.play("place b5 3")
    assert scene.state.faces() == 6**5, "the white die is thrown again with the rest"


@pytest.mark.rule("BSL-11")
def test_a_colour_change_needs_both_colours_gold_and_food() -> None:
    scene = placing(5, 6, 6, 3, 1, 1)
    assert scene.why_not("recolour w5 w6") == "refusal-same-colour"
    assert scene.why_not("recolour w5 b2") == "refusal-not-in-hand"
    assert placing(5, 6, 6, 3, 1, 1, food=0).why_not("recolour w5 b3") == "refusal-no-food"
    assert placing(5, 6, 6, 3, 1, 1, gold=0).why_not("recolour w5 b3") == "refusal-no-gold"


@pytest.mark.rule("BSL-10")
@pytest.mark.rule("BSL-17")
def test_a_heart_turns_a_die_to_any_side() -> None:
    scene = placing(6, 6, 6, 1, 1, 1)
    assert scene.offers("spin")[:5] == ["spin w6 1", "spin w6 2", "spin w6 3", "spin w6 4", "spin w6 5"]
    assert scene.why_not("spin w6 6") == "refusal-no-such-number"
    scene.play("spin w6 3")
    assert scene.bars == (4, 5, 5) and scene.state.hearts == 9
    assert scene.dice("hand") == ["w3", "w6", "w6", "b1", "b1", "b1"]


@pytest.mark.rule("BSL-17")
def test_the_setting_takes_the_maximum_only() -> None:
    scene = placing(6, 6, 6, 1, 1, 1, setting_hearts="maximum")
    scene.play("spin w6 3")
    assert scene.bars == (5, 5, 5) and scene.state.hearts == 9
    scene.state.hearts = 5
    scene.play("spin w6 3")
    assert scene.bars == (4, 5, 5) and scene.state.hearts == 4, "health is never above its maximum"


@pytest.mark.rule("BSL-17")
def test_crossing_out_the_last_heart_ends_the_adventure() -> None:
    scene = placing(6, 6, 6, 1, 1, 1, health=1, hearts=1).play("spin w6 3")
    assert scene.phase == "over" and scene.state.result is not None
    assert scene.state.result.reason == "reason-heartless"
    scene = placing(6, 6, 6, 1, 1, 1, health=1, hearts=7).play("spin w6 3")
    assert scene.state.result is not None and scene.state.result.reason == "reason-died"


@pytest.mark.rule("BSL-12")
def test_general_manipulations_are_used_once_each() -> None:
    scene = with_manipulations(placing(6, 5, 6, 1, 2, 1), 1, 0, 1, 1)
    scene.play("turn w6 manipulation")
    assert scene.dice("hand") == ["w1", "w5", "w6", "b1", "b2", "b1"]
    scene.play("change b2 up manipulation")
    assert scene.dice("hand") == ["w1", "w5", "w6", "b1", "b3", "b1"]
    scene.play("again w5 manipulation").die(1)
    assert scene.dice("hand") == ["w1", "w1", "w6", "b1", "b3", "b1"]
    assert scene.state.manipulations == [0, 0, 0, 0] and scene.bars == (5, 5, 5)
    for text in ("turn w6 manipulation", "change b3 up manipulation", "again w1 manipulation"):
        assert scene.why_not(text) == "refusal-no-manipulation"


@pytest.mark.rule("BSL-12")
def test_a_change_by_one_stays_between_one_and_six() -> None:
    scene = with_manipulations(placing(6, 5, 6, 1, 2, 1), 0, 0, 0, 1)
    assert scene.why_not("change w6 up manipulation") == "refusal-no-such-number"
    assert scene.why_not("change b1 down manipulation") == "refusal-no-such-number"
    assert scene.why_not("change w6 down manipulation") is None


@pytest.mark.rule("BSL-13")
@pytest.mark.rule("BSL-04")
def test_objects_and_the_talent_serve_property_samples_only() -> None:
    scene = placing(6, 5, 6, 1, 2, 1, things=("tally-stick",), talent="witch")
    assert scene.why_not("change w6 down object") == "refusal-property-sample"
    assert scene.why_not("change w6 down talent") == "refusal-property-sample"
    assert scene.why_not("change w6 down experience") == "refusal-property-sample"


@pytest.mark.rule("BSL-10")
def test_every_price_can_be_seen_before_it_is_paid() -> None:
    scene = placing(5, 6, 6, 3, 1, 1)

    def price(text: str) -> object:
        return GAME.preview(scene.state, 0, action(text))

    assert price("again w5 gold") == Priced(1, 0, 0, 0, 0)
    assert price("recolour w5 b3") == Priced(1, 1, 0, 0, 0)
    assert price("spin w5 1") == Priced(0, 0, 1, 1, 0)
    assert price("drop w5") == Priced(0, 0, 0, 0, 0)
    assert price("drop w1") is None, "what is not possible has no price"
    scene = Scene("1,1").play("throw").throw(1, 3, 5, 1, 3, 5).play("lay all")
    scene.state.steps = 3
    scene.state.offered = None
    assert price("step w5") == Priced(0, 1, 0, 0, 0)
    scene.state.steps = 0
    scene.state.offered = None
    assert price("wait health") == Priced(0, 0, 1, 0, 0) and price("wait food") == Priced(0, 1, 0, 0, 0)


def test_the_odds_of_a_throw_again_are_the_numbers_that_fit_somewhere() -> None:
    scene = placing(6, 6, 6, 1, 1, 1)
    assert GAME.odds(scene.state, 0, action("again w6 gold")) == (3, 6)
    assert GAME.odds(scene.state, 0, action("again b1 gold")) == (3, 6)
    scene.play("drop w6")
    assert GAME.odds(scene.state, 0, action("end")) is None
