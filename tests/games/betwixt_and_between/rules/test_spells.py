"""Betwixt & Between, rule by rule: spellbinding, preparing and activating, the familiar."""

from __future__ import annotations

import pytest
from games.betwixt_and_between.scenario import Scene, absorb_card, card, space, spell

from gloaming.games.betwixt_and_between.constants import MAX_CHANGES
from gloaming.games.betwixt_and_between.events import Activated, Dismissed, Faded, Prepared, Summoned, Turn
from gloaming.games.betwixt_and_between.rules.outcome import score

PLAIN = card("move", "....")
TWIN = card("move", "....", 1)
GIFT = card("gem", "....")


def n(number: int) -> int:
    return number + 1


def explored(seats: int = 2, **chosen: int | str) -> Scene:
    """A has explored; both still hold a card for the next turn."""
    scene = Scene(seats, **chosen).hold("A", PLAIN, TWIN)
    if seats > 1:
        scene.hold("B", GIFT, card("gem", "....", 1))
    scene.play(f"explore {n(PLAIN)}", "place c3 n")
    scene.state.beside = [0] * len(scene.state.beside)
    scene.state.supply = [68] * 4
    return scene.fresh()


# --- spellbinding -------------------------------------------------------------------------------------


@pytest.mark.rule("BET-40")
def test_spellbinding_begins_with_the_end_of_the_turn_while_the_next_player_plays() -> None:
    scene = explored().own("A", "www")
    assert scene.why_not("lay a1 water") == "not-weaving"
    scene.play("end")
    assert scene.deciders == "AB" and scene.state.turn == 1
    scene.play("lay a1 water", seat="A").play("step e4", seat="B").play("lay b1 water", seat="A")
    scene.play(f"explore {n(GIFT)}", seat="B")
    scene.play("lift a1", seat="A").play("place c4 n", seat="B")
    assert scene.state.weaves[0][:3] == [0, 1, 0] and scene.gems("A") == "ww"


@pytest.mark.rule("BET-40")
def test_nobody_waits_for_a_slow_weaver_but_its_own_next_turn_does() -> None:
    scene = explored().own("A", "www").play("end")
    scene.play(f"explore {n(GIFT)}", "place c4 n", "end", seat="B")
    assert (scene.state.turn, scene.state.waiting, scene.deciders) == (0, True, "AB")
    assert scene.why_not("step b1", "A") == "waiting" and not scene.events_of(Turn)[1:]
    scene.play("lay c3 water", "done", seat="A")
    assert (scene.state.waiting, scene.events_of(Turn)[-1]) == (False, Turn(0))
    assert scene.why_not("step b1", "A") is None and scene.why_not("lay a1 water", "A") == "not-weaving"
    assert scene.deciders == "BA", "B is weaving now"


@pytest.mark.rule("BET-40")
def test_who_has_done_with_weaving_decides_nothing_until_the_turn_comes() -> None:
    scene = explored().play("end").play("done", seat="A")
    assert scene.deciders == "B"
    scene.play(f"explore {n(GIFT)}", "place c4 n", "end", seat="B")
    assert not scene.state.waiting and scene.state.turn == 0 and scene.state.steps == 2


@pytest.mark.rule("BET-40")
def test_the_whole_weave_may_be_rearranged() -> None:
    scene = explored().own("A", "wf").play("end").play("lay a1 water", "lay a1 fire", seat="A")
    assert scene.state.weaves[0][0] == 4 and scene.gems("A") == "w", "what lay there comes back"
    assert scene.why_not("lay a1 fire", "A") == "no-gem" and scene.why_not("lift e5", "A") == "empty-cell"
    scene.own("A", "f")
    assert scene.why_not("lay a1 fire", "A") == "same-gem"


@pytest.mark.rule("BET-40")
def test_changes_of_one_spellbinding_come_to_an_end() -> None:
    scene = explored().own("A", "w").play("end")
    for _ in range(MAX_CHANGES // 2):
        scene.play("lay a1 water", "lift a1", seat="A")
    assert scene.why_not("lay a1 water", "A") == "no-changes" and scene.offers("A") == ["done"]


@pytest.mark.rule("BET-41")
def test_a_spell_is_prepared_where_its_pattern_stands_turned_or_not() -> None:
    water = spell("movement", "w")
    for rows in (["www"], ["w", "w", "w"], ["", "", "", "", "..www"]):
        scene = explored().learn("A", water).weave("A", *rows).play("end")
        scene.play(f"prepare {n(water)}", seat="A")
        assert scene.state.prepared[0] == [water] and scene.state.spells[0] == []
        assert scene.events_of(Prepared) == [Prepared(0, water)]
    scene = explored().learn("A", water).weave("A", "ww.w").play("end")
    assert scene.why_not(f"prepare {n(water)}", "A") == "pattern"
    assert scene.why_not(f"prepare {n(spell('movement', 'f'))}", "A") == "not-in-hand"


@pytest.mark.rule("BET-41")
def test_empty_circles_may_hold_anything_and_patterns_are_not_mirrored() -> None:
    corner = spell("exchange", "corner")  # water, wind, and earth below the water
    scene = explored().learn("A", corner).weave("A", "waf", "eff").play("end")
    assert scene.why_not(f"prepare {n(corner)}", "A") is None
    scene = explored().learn("A", corner).weave("A", "aw", ".e").play("end")
    assert scene.why_not(f"prepare {n(corner)}", "A") == "pattern"


@pytest.mark.rule("BET-41")
def test_two_spells_may_share_gems_but_not_stand_on_exactly_the_same() -> None:
    first, second = spell("movement", "w"), spell("absorb", "w")
    scene = explored().learn("A", first, second).weave("A", "www").play("end")
    scene.play(f"prepare {n(first)}", seat="A")
    assert scene.why_not(f"prepare {n(second)}", "A") == "same-gems"
    scene.own("A", "w").play("lay d1 water", f"prepare {n(second)}", seat="A")
    assert scene.state.prepared[0] == [first, second], "four in a row hold two that share gems"


@pytest.mark.rule("BET-42")
def test_a_shared_weave_that_is_broken_loses_one_spell_and_its_points_when_the_turn_begins() -> None:
    first, second = spell("movement", "w"), spell("absorb", "w")
    scene = explored().bind("A", first, second).weave("A", "wwww").play("end")
    assert score(scene.state, 0) == 10
    scene.play("lift d1", seat="A")
    assert scene.state.prepared[0] == [first, second], "nothing is lost while weaving"
    scene.play("done", seat="A").play(f"explore {n(GIFT)}", "place c4 n", "end", seat="B")
    assert scene.events_of(Faded) == [Faded(0, (second,))]
    assert scene.state.prepared[0] == [first] and score(scene.state, 0) == 5 + 1
    assert second in scene.state.spell_pile.discards


@pytest.mark.rule("BET-42")
def test_a_weave_mended_before_the_turn_keeps_its_spells() -> None:
    water = spell("movement", "w")
    scene = explored().bind("A", water).weave("A", "www").play("end")
    scene.play("lift a1", "lay d1 water", "done", seat="A")
    scene.play(f"explore {n(GIFT)}", "place c4 n", "end", seat="B")
    assert scene.state.prepared[0] == [water] and not scene.events_of(Faded)


@pytest.mark.rule("BET-42")
def test_an_activated_spell_fades_as_well() -> None:
    water = spell("elemental", "w")
    scene = explored().bind("A", water).weave("A", "www").play(f"activate {n(water)}", "end")
    scene.play("lift a1", "done", seat="A").play(f"explore {n(GIFT)}", "place c4 n", "end", seat="B")
    assert scene.state.prepared[0] == [] and not scene.state.activated[water]


# --- activating ---------------------------------------------------------------------------------------


def casting(kind: str, seats: int = 2, pattern: str = "w") -> Scene:
    """A has prepared a spell of this kind and stands on b2."""
    scene = Scene(seats).hold("A", PLAIN).stand("A", "b2").bind("A", spell(kind, pattern))
    return scene.weave("A", "www" if pattern == "w" else "fff")


@pytest.mark.rule("BET-43")
def test_most_spells_are_activated_once_a_round() -> None:
    movement = spell("movement")
    scene = casting("movement").play(f"activate {n(movement)}")
    assert scene.why_not(f"activate {n(movement)}") == "activated"
    assert scene.events_of(Activated) == [Activated(0, movement, "movement")]
    assert scene.why_not(f"activate {n(spell('absorb'))}") == "not-prepared"


@pytest.mark.rule("BET-43")
def test_elemental_diagonal_and_familiar_spells_stay_left_for_good() -> None:
    kinds = ("elemental", "diagonal", "familiar", "movement", "exchange")
    scene = explored()
    for kind in kinds:
        scene.bind("A", spell(kind, "w"))
        scene.state.activated[spell(kind, "w")] = True
    scene.state.hands = [[], []]
    scene.weave("A", "wwwww", "wwwww", "wwwww").play("end").play("pass", "pass").settle()
    assert [scene.state.activated[spell(kind, "w")] for kind in kinds] == [True, True, True, False, False]


@pytest.mark.rule("BET-44")
def test_elemental_gives_two_gems_of_its_element() -> None:
    scene = casting("elemental", pattern="f").play(f"activate {n(spell('elemental', 'f'))}")
    assert scene.gems("A") == "ff"


@pytest.mark.rule("BET-44")
def test_point_spells_only_score_ten() -> None:
    scene = casting("point")
    assert scene.why_not(f"activate {n(spell('point'))}") == "no-effect" and score(scene.state, 0) == 10
    assert score(casting("movement").state, 0) == 5


@pytest.mark.rule("BET-44")
def test_movement_gives_one_more_step() -> None:
    scene = casting("movement").play(f"activate {n(spell('movement'))}", "step b3", "step c3", "step d3")
    assert scene.at("A") == "d3" and scene.state.steps == 0


@pytest.mark.rule("BET-44")
def test_diagonal_steps_last_and_pass_between_two_stops() -> None:
    scene = casting("diagonal").lay("b3", card("stop", "....")).lay("c2", card("stop", "....", 1))
    scene.bind("A", spell("diagonal", "f")).lay("d4", card("gem", "waef"))
    assert "step c3" not in scene.offers()
    scene.play(f"activate {n(spell('diagonal'))}", "step c3")
    assert scene.why_not(f"activate {n(spell('diagonal', 'f'))}") == "second-copy"
    assert scene.offers(verb="absorb") == [], "absorbing stays orthogonal"


@pytest.mark.rule("BET-44")
def test_a_tunnel_spell_goes_to_any_tunnel_and_counts_as_moving_onto_it() -> None:
    scene = casting("tunnel").lay("e5", card("tunnel", "....")).lay("a5", card("tunnel", "....", 1))
    scene.stand("B", "e1").play(f"activate {n(spell('tunnel'))}")
    assert scene.offers() == ["travel a5", "travel e5"]
    scene.play("travel e5")
    assert scene.state.steps == 2 and scene.why_not("perform") is None
    assert casting("tunnel").why_not(f"activate {n(spell('tunnel'))}") == "nothing-to-aim-at"


@pytest.mark.rule("BET-44")
def test_spells_that_do_what_cards_do() -> None:
    scene = casting("exchange").play(f"activate {n(spell('exchange'))}", "exchange a1 fire")
    assert scene.state.weaves[0][0] == 4
    scene = casting("replenish").lay("e5", card("gem", "waef"), bare=True)
    assert scene.play(f"activate {n(spell('replenish'))}", "choose e5").on("e5") == "waef"
    scene = casting("transformation").lay("e5", card("gem", "waef"))
    assert scene.play(f"activate {n(spell('transformation'))}", "choose e5", "place e5 e").on("e5") == "fwae"
    scene = casting("absorb").play(f"activate {n(spell('absorb'))}").settle()
    assert scene.state.absorbs[0] == [absorb_card(0, 1)]
    scene = casting("spell")
    taken = scene.state.face_up[0]
    scene.play(f"activate {n(spell('spell'))}", "take 1").settle()
    assert scene.state.spells[0] == [taken]


# --- the familiar -------------------------------------------------------------------------------------


def with_familiar(seats: int = 4) -> Scene:
    scene = casting("familiar", seats).play(f"activate {n(spell('familiar'))}")
    assert scene.events_of(Summoned) == [Summoned(0, space("b2"))]
    return scene


@pytest.mark.rule("BET-45")
def test_the_familiar_appears_with_the_mystic_and_goes_one_space_each_turn() -> None:
    scene = with_familiar()
    assert scene.offers(verb="scout") == ["scout b1", "scout c2", "scout b3", "scout a2"]
    scene.play("scout c2")
    assert scene.state.familiars[0] == space("c2") and scene.why_not("scout d2") == "scouted"
    assert scene.state.steps == 2, "without a token"


@pytest.mark.rule("BET-45")
def test_the_familiar_may_absorb_in_place_of_the_mystic() -> None:
    scene = with_familiar().lay("d2", card("gem", "waef")).play("scout c2", "absorb familiar e")
    assert scene.gems("A") == "f" and scene.why_not("absorb n") == "absorbed"
    assert casting("familiar").why_not("absorb familiar e") == "no-familiar"


@pytest.mark.rule("BET-45")
def test_there_is_one_familiar_each_and_it_leaves_when_its_pattern_is_broken() -> None:
    scene = explored().bind("A", spell("familiar"), spell("familiar", "f")).weave("A", "www", "fff")
    scene.play(f"activate {n(spell('familiar'))}")
    assert scene.why_not(f"activate {n(spell('familiar', 'f'))}") == "second-copy"
    scene.play("end").play("lift a1", "done", seat="A")
    assert scene.state.familiars[0] != -1, "until the turn begins"
    scene.play(f"explore {n(GIFT)}", "place c4 n", "end", seat="B")
    assert scene.state.familiars[0] == -1 and scene.events_of(Dismissed) == [Dismissed(0)]
    scene.play(f"activate {n(spell('familiar', 'f'))}")
    assert scene.state.familiars[0] == scene.state.mystics[0], "the other one can call it again"


@pytest.mark.rule("BET-46")
def test_the_familiar_neither_performs_nor_blocks_and_stops_hold_it() -> None:
    scene = with_familiar().lay("c2", GIFT).lay("b3", card("stop", "...."))
    assert scene.why_not("scout b3") == "stop"
    scene.play("scout c2")
    assert scene.why_not("perform") is not None
    scene.hold("B", TWIN).stand("B", "c3").turn("B").play("step c2")
    assert scene.why_not("perform") is None


@pytest.mark.rule("BET-46")
def test_absorb_cards_start_from_the_mystic_and_only_the_mystic_goes_diagonally() -> None:
    line = absorb_card(0, 2)
    scene = with_familiar().bind("A", spell("diagonal", "f")).lay("c1", card("gem", "waef")).carry("A", line)
    scene.play(f"activate {n(spell('diagonal', 'f'))}")
    assert "scout c3" not in scene.offers() and "step c3" in scene.offers()
    scene.play("scout c2")
    assert scene.offers(verb="use") == [] and scene.offers(verb="absorb") == ["absorb familiar n"]


@pytest.mark.rule("BET-30")
def test_the_familiar_goes_through_tunnels() -> None:
    scene = with_familiar().lay("b2", card("tunnel", "....")).lay("f6", card("tunnel", "....", 1))
    assert scene.why_not("scout f6") is None
