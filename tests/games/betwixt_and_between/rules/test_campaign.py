"""Betwixt & Between, rule by rule: the scenarios of the solo campaign."""

from __future__ import annotations

import pytest
from games.betwixt_and_between.scenario import KIT, Scene, card, setup, space
from games.betwixt_and_between.solo_scenario import STOP, TWIN, dealt, finish, hide, solo

from gloaming.games.betwixt_and_between import constants as c
from gloaming.games.betwixt_and_between.actions import SPACE
from gloaming.games.betwixt_and_between.events import Counted
from gloaming.games.betwixt_and_between.solo_events import (
    Barred,
    DummyTook,
    Stationed,
)


def n(number: int) -> int:
    return number + 1


@pytest.mark.rule("BET-80")
def test_the_campaign_removes_familiar_and_diagonal_spells() -> None:
    state = setup(1, scenario="1", layout="1")
    kinds = {KIT.spells[each].kind for each in state.spell_pile.pool}
    assert kinds == set(range(11)) - {3, 10} and len(state.gone) == 10
    assert setup(1, layout="1").gone == []


@pytest.mark.rule("BET-80")
@pytest.mark.parametrize(("rites", "gems", "reason"), [(4, "wwaae", "won"), (4, "wwaa", "failed")])
def test_the_first_scenario_asks_for_45_points(rites: int, gems: str, reason: str) -> None:
    scene = Scene(1, scenario="1").own("A", gems)
    scene.state.rites[0] = rites
    assert finish(scene) == f"reason-scenario-{reason}"


@pytest.mark.rule("BET-80")
def test_the_second_asks_for_55_and_five_of_each_element_in_the_weave_or_not() -> None:
    cases = (("wwaaeeeeefffff", "wwwaaa", "won"), ("wwwwwwwaaaaaaaaeeeeeeee", "", "failed"))
    for beside, woven, reason in cases:
        scene = Scene(1, scenario="2").own("A", beside).weave("A", woven[:3], woven[3:])
        scene.state.rites[0] = 4
        assert finish(scene) == f"reason-scenario-{reason}"
    scene = Scene(1, scenario="2").own("A", "wwwwwaaaaaeeeeefffff")
    scene.state.rites[0] = 3
    assert finish(scene) == "reason-scenario-failed", "50 points"


@pytest.mark.rule("BET-81")
def test_in_the_third_every_space_the_mystic_moves_onto_gets_an_obstacle() -> None:
    scene = solo(scenario="3").lay("a6", card("gem", "waef")).lay("g7", STOP)
    assert scene.state.familiars == [KIT.layouts[0].you]
    scene.play("step a6", "perform", "step b6")
    assert [event.space for event in scene.events_of(Barred)] == [space("a6"), space("b6")]
    scene.state.steps = 3
    scene.fresh()
    assert scene.gems("A") == "ee", "the action of the card under the obstacle"
    assert scene.why_not("step a6") == "obstacle" and scene.why_not("absorb w") is None
    scene.play("step b7", "step a7")
    assert scene.state.obstacles[space("a7")] == 1, "the start space gets none until it is entered again"


@pytest.mark.rule("BET-81")
def test_boxed_in_by_its_own_obstacles_the_mystic_stays_and_explores() -> None:
    scene = solo(scenario="3", mystic="a7")
    for where in ("a6", "b7", "a7"):
        scene.state.obstacles[space(where)] = 1
    scene.state.explored = False
    scene.fresh()
    assert scene.offers(verb="step") == []
    scene.play(f"explore {n(TWIN)}")
    assert scene.why_not("place a6 n") is None, "cards may lie on obstacles"
    scene.play("place a6 n", "end")
    scene = solo(scenario="3", mystic="a7").hold("A", STOP)
    for where in ("a6", "b7", "a7"):
        scene.state.obstacles[space(where)] = 1
    scene.state.explored = False
    scene.fresh().play(f"explore {n(STOP)}")
    assert scene.why_not("place d4 n") is None, "it was enclosed before: nothing is newly so"


@pytest.mark.rule("BET-81")
def test_only_the_dummy_ignores_obstacles() -> None:
    scene = solo("d1", scenario="3").lay("d4", card("gem", "waef"))
    scene.state.obstacles[space("d2")] = 1
    scene.state.familiars[0] = space("c2")
    assert "scout d2" not in scene.fresh().offers()
    scene.play("end").chance(0)
    assert scene.state.dummies == [space("d2")]


@pytest.mark.rule("BET-81")
@pytest.mark.parametrize(("setting", "offers"), [("beside", ["reveal d4"]), ("under", ["reveal d5"])])
def test_the_familiar_turns_up_cards_beside_it_or_under_it(setting: str, offers: list[str]) -> None:
    scene = hide(solo(scenario="3", familiar_turns=setting), "d4", c.BLANK, c.BLANK)
    scene.state.cards[space("d5")] = c.FACE_DOWN
    scene.state.familiars[0] = space("d5")
    assert scene.fresh().offers(verb="reveal") == offers


@pytest.mark.rule("BET-81")
def test_the_third_asks_for_65_points_and_ten_obstacles() -> None:
    for obstacles, reason in ((10, "won"), (9, "failed")):
        scene = Scene(1, scenario="3").own("A", "wwwww")
        scene.state.rites[0] = 6
        scene.state.obstacles = [1] * obstacles + [0] * (49 - obstacles)
        assert finish(scene) == f"reason-scenario-{reason}"


@pytest.mark.rule("BET-82")
def test_the_fourth_begins_with_familiar_diagonal_steps_and_two_dummies_where_you_like() -> None:
    state = dealt(setup(1, scenario="4", layout="1"))
    you = KIT.layouts[0].you
    assert state.familiars == [you] and state.diagonal == [True] and state.dummies == [c.NOTHING, c.NOTHING]
    scene = Scene(1, scenario="4")
    scene.state.phase, scene.state.pending = 0, [c.PLACE_DUMMY, c.PLACE_DUMMY]
    scene.fresh()
    assert len(scene.offers()) == 48 and f"choose {SPACE.written[you]}" not in scene.offers()
    scene.play("choose a1")
    assert "choose a1" not in scene.offers()
    scene.play("choose g7")
    assert scene.events_of(Stationed) == [Stationed(0, 0), Stationed(1, 48)]
    assert scene.state.dummies == [space("a1"), space("g7")] and scene.phase == "learn"


@pytest.mark.rule("BET-82")
def test_each_dummy_has_its_own_gem_step_and_removal() -> None:
    scene = solo("a1", "a7", scenario="4").lay("a3", card("gem", "w...")).lay("g5", card("gem", "f.e."))
    scene.state.dummies = [space("a1"), space("g7")]
    scene.play("end").chance(0)
    assert scene.state.faces() == 4, "the second draws after the first"
    scene.chance(3)
    assert scene.state.dummies == [space("a2"), space("g6")]
    assert [(each.dummy, each.element) for each in scene.events_of(DummyTook)] == [(0, "water"), (1, "fire")]


@pytest.mark.rule("BET-82")
def test_the_fourth_asks_for_75_points() -> None:
    for gems, reason in (("wwaae", "won"), ("wwaa", "failed")):
        scene = Scene(1, scenario="4").own("A", gems)
        scene.state.rites[0] = 7
        assert finish(scene) == f"reason-scenario-{reason}"
        assert scene.events_of(Counted)[0].rank == 3
