"""Betwixt & Between, rule by rule: offering, clearing and the end."""

from __future__ import annotations

import pytest
from games.betwixt_and_between.scenario import KIT, Scene, card, space, spell

from gloaming.core.evaluation import won
from gloaming.games.betwixt_and_between.constants import LAST_SPELLBINDING, OFFERING, OVER
from gloaming.games.betwixt_and_between.events import Cleared, Counted, Faded, Offered, Renewed, Round
from gloaming.games.betwixt_and_between.rules.outcome import outcome_of, score
from gloaming.games.betwixt_and_between.rules.spells import begin_spellbinding


def n(number: int) -> int:
    return number + 1


def at_offering(seats: int = 2, round: int = 1, **chosen: int | str) -> Scene:
    """All seats have played their cards; the rite asks for one gem of each element."""
    scene = Scene(seats, **chosen)
    scene.state.phase = OFFERING
    scene.state.round = round
    return scene.fresh()


# --- the offering -------------------------------------------------------------------------------------


@pytest.mark.rule("BET-50")
def test_in_turn_order_players_may_return_the_rites_gems_for_a_token() -> None:
    scene = at_offering().own("A", "waeff").own("B", "wae")
    supply = scene.state.supply[:]
    scene.play("offer")
    assert scene.gems("A") == "f" and scene.state.rites == [1, 0]
    assert scene.state.supply == [each + 1 for each in supply]
    assert scene.events_of(Offered) == [Offered(0, (), 1)]
    assert scene.why_not("offer", "A") == "cannot-pay"
    scene.play("pass", seat="A")
    assert scene.state.turn == 1 and scene.why_not("offer", "B") == "cannot-pay"


@pytest.mark.rule("BET-50")
def test_several_offerings_in_one_rite() -> None:
    scene = at_offering().own("A", "waefwaefwae").play("offer").play("offer", seat="A")
    assert scene.state.rites == [2, 0] and scene.gems("A") == "wae"
    assert score(scene.state, 0) == 20 + 3


@pytest.mark.rule("BET-50")
def test_a_rite_with_an_element_twice_asks_for_two_of_it() -> None:
    scene = at_offering().own("A", "wwaaef")
    scene.state.rite = [1, 1, 2, 2]
    assert scene.fresh().why_not("offer") == "cannot-pay"
    scene.own("A", "e").play("offer")
    assert scene.gems("A") == "wwf"


@pytest.mark.rule("BET-50")
def test_gems_for_an_offering_come_out_of_the_weave_if_needed() -> None:
    scene = at_offering().own("A", "wa").weave("A", "w.f", "e").play("offer")
    (offered,) = scene.events_of(Offered)
    assert (sorted(offered.cells), offered.tokens) == ([2, 5], 1)
    assert scene.state.weaves[0][:6] == [1, 0, 0, 0, 0, 0] and scene.gems("A") == ""


@pytest.mark.rule("BET-50")
def test_where_the_weave_has_more_than_is_needed_one_chooses() -> None:
    scene = at_offering().own("A", "wae").weave("A", "f.f", "..f").play("offer")
    assert scene.offers() == ["give a1", "give c1", "give c2"] and scene.why_not("pass") == "owed-give"
    scene.play("give c2")
    assert scene.state.weaves[0][:8] == [4, 0, 4, 0, 0, 0, 0, 0] and scene.state.rites == [1, 0]


@pytest.mark.rule("BET-50")
def test_after_an_offering_the_weave_may_be_mended() -> None:
    scene = at_offering().own("A", "waef")
    assert scene.state.spellbinding == 0
    scene.play("offer", "pass", seat="A")
    assert scene.deciders == "AB" and "done" in scene.offers("A")


# --- the reshaping ------------------------------------------------------------------------------------


@pytest.mark.rule("BET-51")
def test_after_the_rite_spells_and_tokens_are_renewed() -> None:
    scene = at_offering().lay("c3", card("destroy", "...."))
    scene.state.tokens[card("destroy", "....")] = 1
    old = scene.state.face_up[:]
    scene.play("pass", "pass").settle()
    assert scene.events_of(Renewed) == [Renewed(tuple(old))]
    assert scene.state.spell_pile.discards == sorted(old) and not set(old) & set(scene.state.face_up)
    assert scene.state.tokens[card("destroy", "....")] == 0 and scene.state.rite == []


@pytest.mark.rule("BET-51")
def test_each_player_in_turn_order_discards_a_card_and_the_left_neighbour_becomes_first() -> None:
    scene = at_offering(3).lay("c3", card("gem", "waef")).lay("d3", card("move", "...."))
    scene.lay("e3", card("move", "waef"))
    scene.play("pass", "pass", "pass").settle()
    assert scene.phase == "clearing" and scene.deciders == "A"
    scene.play("choose c3")
    assert scene.events_of(Cleared) == [Cleared(0, space("c3"), card("gem", "waef"))]
    assert card("gem", "waef") in scene.state.explorations.discards and scene.on("c3") == "...."
    scene.play("choose e3", "choose d3")
    assert scene.phase == "draft" and scene.state.first == 1 and scene.state.round == 2
    assert scene.events_of(Round) == [Round(2, 1)]


@pytest.mark.rule("BET-52")
def test_from_an_empty_board_nothing_is_discarded() -> None:
    scene = at_offering().play("pass", "pass").settle()
    assert scene.phase == "draft" and scene.state.round == 2
    scene = at_offering().lay("c3", card("gem", "waef")).play("pass", "pass").settle().play("choose c3")
    assert scene.phase == "draft", "B finds nothing left"


@pytest.mark.rule("BET-52")
def test_after_the_third_rite_comes_one_last_spellbinding_and_no_reshaping() -> None:
    water = spell("movement")
    scene = at_offering(round=3).lay("c3", card("gem", "waef")).own("B", "www").learn("B", water)
    scene.play("pass", "pass")
    assert scene.phase == "last" and scene.deciders == "AB"
    scene.play("done", seat="A").play("lay a1 water", "lay b1 water", "lay c1 water", seat="B")
    scene.play(f"prepare {n(water)}", seat="B")
    assert scene.state.outcome() is None
    scene.play("done", seat="B")
    outcome = scene.state.outcome()
    assert outcome is not None and outcome.scores == (0.0, 5.0) and outcome.places == (2, 1)


@pytest.mark.rule("BET-52")
def test_all_patterns_are_checked_at_once_before_the_count() -> None:
    water, fire = spell("movement"), spell("movement", "f")
    scene = at_offering(round=3).bind("A", water).bind("B", fire).weave("A", "ww").weave("B", "fff")
    scene.play("pass", "pass").play("done", seat="A").play("done", seat="B")
    assert scene.events_of(Faded) == [Faded(0, (water,))]
    assert [(each.seat, each.spells, each.gems) for each in scene.events_of(Counted)] == [
        (0, 0, 2),
        (1, 5, 0),
    ]


@pytest.mark.rule("BET-10")
def test_the_game_has_three_rounds() -> None:
    scene = at_offering(round=2).play("pass", "pass").settle()
    assert scene.state.round == 3 and scene.phase == "draft"


# --- the end ------------------------------------------------------------------------------------------


def ended(seats: int = 2) -> Scene:
    scene = at_offering(seats, round=3)
    scene.state.phase = LAST_SPELLBINDING
    scene.state.turn = -1
    for seat in range(seats):
        begin_spellbinding(scene.state, seat)
    return scene.fresh()


def finish(scene: Scene) -> Scene:
    for letter in "ABCD"[: scene.state.seats]:
        scene.play("done", seat=letter)
    assert scene.state.phase == OVER
    return scene


@pytest.mark.rule("BET-60")
def test_the_rulebooks_count_of_68() -> None:
    """Three rites, 35 points of spells, three gems that no spell uses."""
    scene = ended()
    scene.state.rites[0] = 3
    spells = [spell("point", "w"), spell("point", "a"), spell("point", "e"), spell("movement", "f")]
    scene.bind("A", *spells).weave("A", "www", "aaa", "eee", "fff", "w").own("A", "ef")
    counted = finish(scene).events_of(Counted)[0]
    assert (counted.rites, counted.spells, counted.gems, counted.total) == (30, 35, 3, 68)
    outcome = scene.state.outcome()
    assert outcome is not None and outcome.reason == "reason-points" and outcome.scores[0] == 68.0


@pytest.mark.rule("BET-60")
def test_each_spell_uses_the_place_that_leaves_most_gems_free() -> None:
    first, second = spell("movement", "w"), spell("absorb", "w")
    scene = ended().bind("A", first, second).weave("A", "wwwww")
    assert finish(scene).events_of(Counted)[0].gems == 1, "two patterns share two gems"


@pytest.mark.rule("BET-60")
def test_a_tie_goes_to_the_most_gems_in_all() -> None:
    water = spell("movement", "w")
    scene = ended().bind("A", water).weave("A", "www").own("B", "aaaae")
    outcome = finish(scene).state.outcome()
    assert outcome is not None and outcome.scores == (5.0, 5.0)
    assert (outcome.places, outcome.winners, outcome.reason) == ((2, 1), (1,), "reason-magic")


@pytest.mark.rule("BET-60")
def test_a_tie_in_gems_too_is_shared() -> None:
    outcome = finish(ended(3).own("A", "wa").own("C", "ef")).state.outcome()
    assert outcome is not None and outcome.places == (1, 3, 1) and outcome.reason == "reason-shared"
    assert won(outcome) == [1.0, 0.0, 1.0]
    assert outcome.winners == (0, 2)


@pytest.mark.rule("BET-60")
def test_the_outcome_of_a_finished_position_is_always_the_same() -> None:
    scene = finish(ended(4).own("A", "w").own("B", "ww"))
    assert outcome_of(scene.state) == scene.state.outcome() == scene.state.clone().outcome()
    assert KIT.spells[spell("point")].points == 10
