"""Betwixt & Between, rule by rule: the solo game against a dummy."""

from __future__ import annotations

import pytest
from games.betwixt_and_between.scenario import KIT, Scene, card, setup, space
from games.betwixt_and_between.solo_scenario import PLAIN, STOP, TWIN, dealt, finish, hide, solo

from gloaming.games.betwixt_and_between import constants as c
from gloaming.games.betwixt_and_between.events import Counted
from gloaming.games.betwixt_and_between.rules.outcome import rank_of
from gloaming.games.betwixt_and_between.solo_events import (
    DummyDrew,
    DummyMoved,
    DummyTook,
    Revealed,
)
from gloaming.games.betwixt_and_between.view import view


def n(number: int) -> int:
    return number + 1


# --- setup --------------------------------------------------------------------------------------------


@pytest.mark.rule("BET-70")
@pytest.mark.parametrize("layout", ["1", "2", "3", "4"])
def test_a_layout_says_where_all_begin_and_ten_cards_lie_face_down(layout: str) -> None:
    state = dealt(setup(1, layout=layout))
    drawn = KIT.layouts[int(layout) - 1]
    assert state.mystics == [drawn.you] and state.dummies == [drawn.dummy] and state.size == 7
    hidden = [at for at in range(49) if state.cards[at] == c.FACE_DOWN]
    assert hidden == list(drawn.spaces) and len(hidden) == 10
    assert len(state.buried) == 10 and state.buried.count(c.BLANK) == 4
    seen = view(state, 0)
    assert (seen["buried"], seen["face_down"]) == ([6, 4], hidden)


@pytest.mark.rule("BET-70")
def test_the_layout_is_drawn_unless_one_is_named() -> None:
    state = setup(1)
    assert (state.faces(), state.deciders()) == (4, ())
    state.settle(2)
    assert state.layout == 2 and state.dummies == [KIT.layouts[2].dummy]


@pytest.mark.rule("BET-71")
def test_the_rite_is_drawn_from_four_of_each_element_and_you_are_always_first() -> None:
    scene = Scene(1)
    state = scene.state
    state.phase, state.rite, state.pending = 3, [], [c.DRAW_RITE_GEM] * 4
    assert state.faces() == 16
    scene.chance(0)
    assert state.faces() == 15, "one water is out of the pool"
    scene.chance(2, 2, 0)
    assert state.rite == [0, 0, 1, 0] and state.supply == [68, 68, 68, 68], "the pool is not the supply"
    assert state.turn == 0 and scene.phase == "adventure"
    state.phase = c.OFFERING
    scene.fresh().play("pass").settle()
    assert state.first == 0 and state.round == 2


# --- face-down cards ------------------------------------------------------------------------------------


@pytest.mark.rule("BET-72")
def test_a_neighbouring_face_down_card_is_turned_up_any_way_round_without_its_bonus() -> None:
    found = card("gem", "waef")
    scene = hide(solo(), "a6", found)
    assert scene.why_not("step a6") == "face-down"
    scene.play("reveal a6").chance(0)
    assert scene.offers() == [f"place a6 {way}" for way in "nesw"]
    assert scene.why_not("place b6 n") == "align-here"
    scene.play("place a6 e")
    assert scene.on("a6") == "fwae" and scene.gems("A") == "", "no bonus"
    assert scene.events_of(Revealed) == [Revealed(space("a6"), found, False)]
    scene.play("step a6", "perform")
    assert scene.gems("A") == "ee"


@pytest.mark.rule("BET-72")
def test_a_blank_is_discarded_and_only_neighbours_are_turned_up() -> None:
    scene = hide(solo(), "a6", c.BLANK)
    scene.state.cards[space("d4")] = c.FACE_DOWN
    assert scene.fresh().offers(verb="reveal") == ["reveal a6"]
    assert scene.why_not("reveal d4") == "not-adjacent" and scene.why_not("reveal b7") == "not-face-down"
    scene.play("reveal a6").chance(0)
    assert scene.state.cards[space("a6")] == c.NOTHING and scene.state.buried == []


@pytest.mark.rule("BET-72")
def test_a_stop_that_would_enclose_is_discarded() -> None:
    scene = hide(solo().lay("b7", STOP), "a6", card("stop", "waef")).play("reveal a6").chance(0)
    assert scene.events_of(Revealed) == [Revealed(space("a6"), card("stop", "waef"), True)]
    assert scene.state.cards[space("a6")] == c.NOTHING
    assert card("stop", "waef") in scene.state.explorations.discards


@pytest.mark.rule("BET-72")
def test_nothing_can_choose_a_face_down_card() -> None:
    scene = hide(solo(), "d4", card("gem", "waef")).lay("a6", card("destroy", "....")).play("step a6")
    assert scene.why_not("perform") == "nothing-to-aim-at"
    scene.state.explored = False
    scene.fresh().play(f"explore {n(TWIN)}")
    assert scene.why_not("place d4 n") == "taken"


@pytest.mark.rule("BET-72")
def test_the_dummy_discards_face_down_cards_unseen() -> None:
    scene = hide(solo("d1").lay("d4", card("gem", "waef")), "d2", card("gem", "...."), c.BLANK)
    scene.play("end").chance(0)
    assert scene.events_of(DummyMoved)[0].discarded == c.FACE_DOWN
    assert scene.state.cards[space("d2")] == c.NOTHING and len(scene.state.buried) == 2, "nobody knows which"


@pytest.mark.rule("BET-72")
def test_in_plain_solo_the_familiar_turns_nothing_up() -> None:
    scene = hide(solo(), "d4", c.BLANK)
    scene.state.familiars[0] = space("d5")
    assert scene.fresh().offers(verb="reveal") == []


# --- the dummy ------------------------------------------------------------------------------------------


@pytest.mark.rule("BET-73")
def test_the_dummy_goes_towards_the_nearest_symbol_of_its_gem() -> None:
    scene = solo("d1").lay("d5", card("gem", "w..."), bare=True).lay("g1", card("gem", "waef"), bare=True)
    scene.play("end")
    assert scene.state.faces() == 4
    scene.chance(0)
    assert scene.events_of(DummyDrew) == [DummyDrew(0, "water", (space("g1"),), 3, (1,))]
    assert scene.events_of(DummyMoved) == [DummyMoved(0, space("d1"), space("e1"), 1, False, c.NOTHING)]


@pytest.mark.rule("BET-73")
def test_it_prefers_a_space_with_a_card_and_discards_it() -> None:
    scene = solo("d1").lay("f3", card("gem", "waef")).lay("d2", PLAIN)
    supply = scene.state.supply[:]
    scene.play("end").chance(0)
    assert scene.events_of(DummyDrew)[0].ways == (2,), "east would be as near, but a card lies to the south"
    assert scene.events_of(DummyMoved)[0].discarded == PLAIN and PLAIN in scene.state.explorations.discards
    assert scene.state.supply == [supply[0] + 1, *supply[1:]], "and it took the water"


@pytest.mark.rule("BET-73")
def test_what_is_still_tied_you_choose() -> None:
    scene = solo("d3").lay("d5", card("gem", "waef")).lay("f3", card("gem", "waef", 1)).play("end").chance(0)
    assert scene.offers() == ["lead e", "lead s"] and scene.why_not("end") == "owed-lead"
    scene.play("lead s")
    assert scene.state.dummies == [space("d4")]


@pytest.mark.rule("BET-73")
def test_with_nothing_of_its_colour_on_the_board_you_choose_any_way() -> None:
    scene = solo("d1").lay("d5", card("gem", "f.e.")).play("end").chance(0)
    assert scene.events_of(DummyDrew) == [DummyDrew(0, "water", (), 0, (1, 2, 3))]
    scene.play("lead w")
    assert scene.state.dummies == [space("c1")]


@pytest.mark.rule("BET-73")
def test_before_a_stop_it_goes_the_opposite_way() -> None:
    scene = solo("d3").lay("d2", card("stop", "waef")).lay("d4", PLAIN).play("end").chance(0)
    moved = scene.events_of(DummyMoved)[0]
    assert (moved.goal, moved.way, moved.turned, moved.discarded) == (space("d4"), 0, True, PLAIN)
    assert scene.state.cards[space("d2")] == card("stop", "waef"), "the Stop stays"


@pytest.mark.rule("BET-73")
def test_between_two_stops_or_at_the_edge_it_stays() -> None:
    scene = solo("d3").lay("d2", card("stop", "waef")).lay("d4", STOP).play("end").chance(0)
    assert scene.state.dummies == [space("d3")]
    scene = solo("d7").lay("d6", card("stop", "waef")).play("end").chance(0)
    assert scene.state.dummies == [space("d7")]


@pytest.mark.rule("BET-73")
def test_symbols_on_its_own_space_do_not_count_and_it_blocks_actions() -> None:
    scene = solo("d1").lay("d1", card("gem", "waef")).lay("d3", card("spell", "waef")).play("end").chance(0)
    assert scene.events_of(DummyDrew)[0].nearest == (space("d3"),)
    scene = solo("a6").lay("a6", card("gem", "....")).play("step a6")
    assert scene.why_not("perform") == "blocked"


@pytest.mark.rule("BET-74")
def test_one_gem_of_that_element_leaves_the_board_the_closest_to_your_mystic() -> None:
    scene = solo("g1").lay("a5", card("gem", "waef")).lay("g3", card("gem", "waef", 1)).play("end").chance(0)
    assert scene.events_of(DummyTook) == [DummyTook(0, space("a5"), 0, "water")]
    assert scene.on("a5") == ".aef" and scene.on("g3") == "waef"


@pytest.mark.rule("BET-74")
def test_without_such_a_gem_the_closest_of_any_element_leaves() -> None:
    scene = solo("g1").lay("g3", card("gem", "waef"), bare=True).lay("b5", card("gem", "f.e."))
    scene.play("end").chance(0)
    assert scene.offers() == ["remove b5 n", "remove b5 s"], "both are as close"
    assert scene.why_not("remove g3 n") == "owed-remove"
    scene.play("remove b5 s")
    assert scene.on("b5") == "f..." and scene.events_of(DummyTook)[0].element == "earth"


@pytest.mark.rule("BET-74")
def test_a_board_without_gems_loses_none() -> None:
    scene = solo("g1").lay("g3", card("gem", "waef"), bare=True).play("end").chance(0)
    assert not scene.events_of(DummyTook) and scene.state.waiting, "you weave, then your turn begins"
    scene.play("done")
    assert scene.state.steps == 2 and scene.state.turn == 0


@pytest.mark.rule("BET-75")
def test_without_an_offering_one_more_card_is_discarded() -> None:
    for gems, times in (("", 2), ("waef", 1)):
        scene = Scene(1).own("A", gems)
        for number, where in enumerate(("c3", "d3", "e3")):
            scene.lay(where, number)
        scene.state.phase = c.OFFERING
        scene.fresh()
        if gems:
            scene.play("offer")
        scene.play("pass").settle()
        for where in ("c3", "d3")[:times]:
            assert scene.phase == "clearing"
            scene.play(f"choose {where}")
        assert scene.phase == "draft"


@pytest.mark.rule("BET-76")
@pytest.mark.parametrize(
    ("points", "rank"), [(0, 0), (19, 0), (20, 1), (40, 2), (59, 2), (60, 3), (80, 4), (100, 5), (140, 5)]
)
def test_there_is_a_rank_every_twenty_points(points: int, rank: int) -> None:
    assert rank_of(points) == rank


@pytest.mark.rule("BET-76")
def test_alone_without_a_scenario_there_is_a_score_and_no_win() -> None:
    scene = Scene(1).own("A", "wwaae")
    scene.state.rites[0] = 10
    assert finish(scene) == "reason-solo"


def test_a_plain_solo_game_ends_with_a_rank() -> None:
    scene = Scene(1).own("A", "w" * 25)
    assert finish(scene) == "reason-solo" and scene.events_of(Counted)[0].rank == 1
