"""Betwixt & Between, rule by rule: a turn, exploring, moving, absorbing."""

from __future__ import annotations

import pytest
from games.betwixt_and_between.scenario import Scene, absorb_card, card, space

from gloaming.games.betwixt_and_between.constants import NOTHING
from gloaming.games.betwixt_and_between.events import (
    Absorbed,
    Explored,
    Gained,
    Moved,
    Performed,
    Placed,
    Replenished,
    Supplied,
    Took,
    Unplaced,
)


def n(number: int) -> int:
    """Return the number of a card in notation."""
    return number + 1


PLAIN = card("move", "....")  # a card without symbols whose bonus is a gem of fire
STOP = card("stop", "....")
OTHER_STOP = card("stop", "....", 1)


# --- the turn -----------------------------------------------------------------------------------------


@pytest.mark.rule("BET-20")
def test_exploring_is_the_only_thing_that_must_be_done() -> None:
    scene = Scene().hold("A", PLAIN)
    assert scene.why_not("end") == "must-explore"
    scene.play(f"explore {n(PLAIN)}", "place c3 n", "end")
    assert scene.state.turn == 0 and scene.phase == "offering", "nobody holds a card any more"


@pytest.mark.rule("BET-20")
def test_tokens_are_used_in_any_order_and_in_pieces() -> None:
    scene = Scene().hold("A", PLAIN).hold("B", STOP).lay("a2", card("gem", "waef"))
    scene.play("absorb s", "step b1", f"explore {n(PLAIN)}", "place c3 n", "step b2", "end")
    assert scene.gems("A") == "wf" and scene.at("A") == "b2"
    assert scene.state.turn == 1 and scene.why_not("absorb s", "A") == "spellbinding"


@pytest.mark.rule("BET-20")
def test_turns_go_round_until_all_have_played_their_cards() -> None:
    cards = [card("move", "....", 0), card("move", "....", 1), card("tunnel", "....", 0)]
    scene = Scene(3).hold("A", cards[0]).hold("B", cards[1]).hold("C", cards[2])
    for number, (letter, where) in enumerate(zip("ABC", ("c3", "c4", "d4"), strict=True)):
        assert scene.state.turn == number and scene.phase == "adventure"
        scene.play(f"explore {n(cards[number])}", f"place {where} n", "end", seat=letter)
    assert scene.phase == "offering"


@pytest.mark.rule("BET-20")
def test_the_rulebooks_turn_in_six_steps() -> None:
    """Play the example turn: a bonus absorb card, absorb, Replenish, Move, then use the absorb card."""
    merrow, dryad, basilisk = card("move", "...."), card("replenish", "...."), card("destroy", "waef")
    played = card("explore", "f.e.")
    scene = Scene(4).hold("A", played).stand("A", "b2")
    scene.lay("c2", dryad).lay("d2", merrow).lay("e3", basilisk, bare=True).lay("f2", card("gem", "waef"))
    pool = scene.state.absorb_pile.pool
    scene.play(f"explore {n(played)}")  # 1
    scene.chance(pool.index(absorb_card(0, 1)))
    assert scene.state.absorbs[0] == [absorb_card(0, 1)]
    scene.play("place b3 n")  # 2
    assert scene.on("b3") == "f.e."
    scene.play("absorb s")  # 3: only the fire faces the mystic
    assert (scene.gems("A"), scene.on("b3")) == ("f", "..e.")
    scene.play("step c2", "perform", "choose e3")  # 4
    assert scene.on("e3") == "waef" and scene.events_of(Replenished)[0].space == space("e3")
    scene.play("step d2", "perform", "step e2")  # 5: the Merrow's Move is a third step
    assert scene.state.steps == 0 and scene.why_not("step e1") == "no-steps"
    scene.play(f"use {n(absorb_card(0, 1))} e")  # 6: turned so that it takes from east and south
    assert scene.events_of(Absorbed)[-1].gems == ((space("f2"), 3, 3), (space("e3"), 0, 0))
    scene.play("end")
    assert scene.gems("A") == "wff" and scene.state.absorb_pile.discards == [absorb_card(0, 1)]


# --- exploring ----------------------------------------------------------------------------------------


@pytest.mark.rule("BET-21")
def test_the_bonus_comes_at_once_and_before_the_card_is_placed() -> None:
    scene = Scene().hold("A", PLAIN).play(f"explore {n(PLAIN)}")
    assert scene.gems("A") == "f" and scene.events_of(Gained) == [Gained(0, "fire", 1)]
    assert scene.events_of(Explored) == [Explored(0, PLAIN)] and not scene.events_of(Placed)


@pytest.mark.rule("BET-21")
def test_a_spell_as_bonus_is_drawn_or_taken_and_the_supply_refilled_at_once() -> None:
    played = card("move", "w...")
    scene = Scene().hold("A", played)
    taken, deck = scene.state.face_up[2], len(scene.state.spell_pile.pool)
    scene.play(f"explore {n(played)}")
    assert scene.offers() == ["take 1", "take 2", "take 3", "take 4", "blind"]
    scene.play("take 3").chance(0)
    assert scene.state.spells[0] == [taken] and len(scene.state.spell_pile.pool) == deck - 1
    assert scene.events_of(Took) == [Took(0, 2, taken)] and scene.events_of(Supplied)[0].slot == 2
    assert taken not in scene.state.face_up and NOTHING not in scene.state.face_up
    scene = Scene().hold("A", played).play(f"explore {n(played)}", "blind")
    drawn = scene.state.spell_pile.pool[7]
    scene.chance(7)
    assert scene.state.spells[0] == [drawn] and scene.state.shown[0] == []


@pytest.mark.rule("BET-21")
def test_nothing_comes_between_bonus_and_placing() -> None:
    scene = Scene().hold("A", PLAIN).lay("a2", card("gem", "waef")).play(f"explore {n(PLAIN)}")
    assert {text.split()[0] for text in scene.offers()} == {"place"}
    for text in ("step b1", "absorb s", "end"):
        assert scene.why_not(text) == "owed-place"


@pytest.mark.rule("BET-21")
def test_a_card_goes_any_way_round_on_any_space_without_a_card() -> None:
    scene = Scene().hold("A", PLAIN).lay("c3", card("gem", "waef")).play(f"explore {n(PLAIN)}")
    assert len(scene.offers()) == 24 * 4, "also under mystics"
    assert scene.why_not("place c3 n") == "taken" and scene.why_not("place g7 n") == "off-board"
    played = card("gem", "w...", 1)
    scene = Scene().hold("A", played).play(f"explore {n(played)}", "blind").settle().play("place c3 s")
    assert scene.on("c3") == "..w."


@pytest.mark.rule("BET-22")
def test_a_stop_may_not_go_onto_a_mystics_space() -> None:
    scene = Scene().hold("A", STOP).stand("B", "c3").play(f"explore {n(STOP)}")
    assert scene.why_not("place a1 n") == "on-mystic" == scene.why_not("place c3 e")
    assert scene.why_not("place d4 n") is None


@pytest.mark.rule("BET-22")
def test_a_stop_may_not_enclose_a_mystic() -> None:
    scene = Scene().hold("A", STOP).lay("a2", OTHER_STOP).play(f"explore {n(STOP)}")
    assert scene.why_not("place b1 n") == "encloses", "A in the corner could not move"
    scene = Scene().hold("A", STOP).lay("b2", OTHER_STOP).lay("a3", card("stop", "waef"))
    scene.play(f"explore {n(STOP)}")
    assert scene.why_not("place c1 n") == "encloses", "three spaces are not the largest area"
    assert scene.why_not("place b1 n") == "encloses"
    assert scene.why_not("place c3 n") is None


@pytest.mark.rule("BET-22")
def test_only_stops_can_enclose_and_other_cards_go_there() -> None:
    scene = Scene().hold("A", PLAIN).lay("a2", STOP).play(f"explore {n(PLAIN)}", "place b1 n")
    assert scene.state.cards[space("b1")] == PLAIN


@pytest.mark.rule("BET-22")
def test_a_placement_that_does_not_newly_enclose_is_legal() -> None:
    scene = Scene().hold("A", STOP).lay("a2", OTHER_STOP).lay("b1", card("stop", "waef"))
    scene.play(f"explore {n(STOP)}")
    assert scene.why_not("place c3 n") is None, "A was enclosed before"


@pytest.mark.rule("BET-22")
def test_the_dummy_counts_as_a_mystic() -> None:
    scene = Scene(1).hold("A", STOP).lay("b1", OTHER_STOP)
    scene.state.dummies = [space("a1")]
    scene.play(f"explore {n(STOP)}")
    assert scene.why_not("place a2 n") == "encloses" and scene.why_not("place a1 n") == "on-mystic"


@pytest.mark.rule("BET-23")
def test_where_no_space_is_legal_the_card_replaces_another() -> None:
    scene = Scene().hold("A", PLAIN)
    numbers = [number for number in range(88) if number != PLAIN and number not in range(56, 64)]
    for at in range(25):
        scene.lay("abcde"[at % 5] + str(at // 5 + 1), numbers[at])
    old, supply = scene.state.cards[space("c3")], scene.state.supply[:]
    scene.play(f"explore {n(PLAIN)}")
    assert len(scene.offers()) == 25 * 4
    scene.play("place c3 n")
    assert scene.events_of(Placed)[0].replaced == old and old in scene.state.explorations.discards
    assert sum(scene.state.supply) >= sum(supply) - 1, "the old card's gems went home"


@pytest.mark.rule("BET-23")
def test_a_stop_that_fits_nowhere_replaces_a_card_where_it_encloses_nobody() -> None:
    scene = Scene().hold("A", STOP).lay("a2", OTHER_STOP)
    numbers = [number for number in range(88) if number not in range(56, 64)]
    for at in range(2, 25):
        if at not in (5, 23):
            scene.lay("abcde"[at % 5] + str(at // 5 + 1), numbers[at])
    scene.lay("d5", card("stop", "waef")).play(f"explore {n(STOP)}")
    assert scene.why_not("place b1 n") is not None, "the only free space would enclose A"
    assert scene.why_not("place e4 n") == "encloses", "BET-22 holds for replacing too"
    assert scene.why_not("place e5 n") == "on-mystic" and scene.why_not("place c3 n") is None
    scene.play("place c3 n")
    assert scene.state.cards[space("c3")] == STOP


@pytest.mark.rule("BET-23")
def test_a_card_that_can_go_nowhere_is_discarded_and_its_bonus_kept() -> None:
    scene = Scene().hold("A", STOP).stand("B", "b1")
    scene.state.covered = [int(at not in (0, 1)) for at in range(49)]
    scene.fresh().play(f"explore {n(STOP)}")
    assert scene.events_of(Unplaced) == [Unplaced(0, STOP)] and scene.gems("A") == "f"
    assert STOP in scene.state.explorations.discards and scene.offers(verb="end") == ["end"]


@pytest.mark.rule("BET-24")
def test_each_symbol_gets_a_gem_of_its_element() -> None:
    played = card("move", "waef")
    scene = Scene().hold("A", played).play(f"explore {n(played)}", "place c3 e")
    assert scene.on("c3") == "fwae", "turned by a quarter"
    assert scene.state.supply == [67, 67, 67, 66], "and one of fire was the bonus"
    assert scene.events_of(Placed)[0].gems == ((16, 1, 0), (16, 2, 1), (16, 3, 2), (16, 0, 3))


# --- moving -------------------------------------------------------------------------------------------


@pytest.mark.rule("BET-25")
def test_a_step_goes_to_an_orthogonal_neighbour_without_stop_or_obstacle() -> None:
    scene = Scene().hold("A", PLAIN).stand("A", "e3").lay("e2", STOP)
    assert scene.offers(verb="step") == ["step e4", "step d3"]
    assert scene.why_not("step e2") == "stop" and scene.why_not("step f3") == "off-board"
    assert scene.why_not("step d4") == "not-adjacent"
    scene.play("step d3")
    assert scene.events_of(Moved) == [Moved(0, space("e3"), space("d3"), False)]


@pytest.mark.rule("BET-25")
def test_a_card_gives_its_action_once_a_turn_and_never_where_the_turn_began() -> None:
    gift = card("gem", "....")
    scene = Scene().hold("A", PLAIN).stand("A", "c3").lay("c3", card("gem", "....", 1)).lay("c2", gift)
    assert scene.why_not("perform") == "began-here"
    scene.play("step c2", "perform")
    assert scene.gems("A") == "ee" and scene.events_of(Performed) == [Performed(0, space("c2"), gift, "gem")]
    assert scene.why_not("perform") == "used"
    scene.play("step c3")
    assert scene.why_not("perform") == "began-here", "also when it comes back"


@pytest.mark.rule("BET-25")
def test_the_action_waits_while_the_mystic_stands_there() -> None:
    scene = Scene().hold("A", PLAIN).lay("b1", card("gem", "...."))
    scene.play("step b1", f"explore {n(PLAIN)}", "place c3 n", "perform", "step c1")
    assert scene.gems("A") == "eef" and scene.why_not("perform") == "no-card-here"


@pytest.mark.rule("BET-25")
def test_a_card_placed_under_the_mystic_does_not_give_its_action() -> None:
    played = card("gem", "....")
    scene = Scene().hold("A", played).play("step b1", f"explore {n(played)}", "place b1 n")
    assert scene.why_not("perform") == "not-moved-onto"


@pytest.mark.rule("BET-25")
def test_once_a_turn_follows_a_card_that_is_moved() -> None:
    gift = card("gem", "....")
    scene = Scene().hold("A", PLAIN).lay("b1", gift).lay("b2", card("reshape", "...."))
    scene.play("step b1", "perform", "step b2", "perform", "choose b1", "place c2 n")
    scene.state.steps = 1
    scene.fresh().play("step c2")
    assert scene.why_not("perform") == "used"


@pytest.mark.rule("BET-26")
def test_mystics_may_share_a_space_but_block_its_action() -> None:
    scene = Scene().hold("A", PLAIN).lay("b1", card("gem", "....")).stand("B", "b1").play("step b1")
    assert scene.at("A") == scene.at("B") and scene.why_not("perform") == "blocked"


@pytest.mark.rule("BET-27")
def test_movement_may_be_interrupted_and_continued() -> None:
    scene = Scene().hold("A", STOP).lay("b1", PLAIN).lay("c2", card("gem", "waef"))
    scene.play("step b1", "perform", f"explore {n(STOP)}", "place e1 n", "step c1", "absorb s", "step d1")
    assert scene.at("A") == "d1" and scene.gems("A") == "wf" and scene.state.steps == 0


# --- absorbing ----------------------------------------------------------------------------------------


def amidst() -> Scene:
    """Place A among four cards with one side of each facing it."""
    scene = Scene(4).hold("A", PLAIN).stand("A", "c3")
    for where, number, top in (
        ("c2", card("gem", "waef", 0), "n"),
        ("d3", card("gem", "waef", 1), "n"),
        ("c4", card("spell", "waef", 0), "n"),
        ("b3", card("spell", "waef", 1), "n"),
    ):
        scene.lay(where, number, top)
    return scene


@pytest.mark.rule("BET-28")
def test_in_the_midst_of_four_cards_only_the_facing_side_of_each_gives_its_gem() -> None:
    scene = amidst()
    assert scene.offers(verb="absorb") == ["absorb n", "absorb e", "absorb s", "absorb w"]
    for way, gem in zip("nesw", "efwa", strict=True):
        assert amidst().play(f"absorb {way}").gems("A") == gem
    scene.play("absorb n")
    assert scene.on("c2") == "wa.f" and scene.why_not("absorb e") == "absorbed"


@pytest.mark.rule("BET-28")
def test_nothing_is_absorbed_from_the_own_space_from_bare_symbols_or_through_a_tunnel() -> None:
    scene = Scene(4).hold("A", PLAIN).stand("A", "c3").lay("c3", card("tunnel", "waef"))
    scene.lay("c2", card("gem", "waef"), bare=True).lay("g7", card("tunnel", "waef", 1))
    assert scene.offers(verb="absorb") == []
    assert scene.why_not("absorb n") == "nothing-faces"


@pytest.mark.rule("BET-29")
def test_an_absorb_card_turned_each_way_takes_from_each_of_its_ways() -> None:
    corner, line = absorb_card(0, 1), absorb_card(0, 2)
    for top, gems in (("n", "ef"), ("e", "wf"), ("s", "wa"), ("w", "ae")):
        scene = amidst().carry("A", corner).play(f"use {n(corner)} {top}")
        assert sorted(scene.gems("A")) == sorted(gems), top
        assert scene.state.absorb_pile.discards == [corner]
    for top, gems in (("n", "ew"), ("e", "fa")):
        assert sorted(amidst().carry("A", line).play(f"use {n(line)} {top}").gems("A")) == sorted(gems)
    assert amidst().carry("A", line).why_not(f"use {n(line)} s") == "same-turn"
    three, all_four = absorb_card(0, 1, 2), absorb_card(0, 1, 2, 3)
    assert sorted(amidst().carry("A", three).play(f"use {n(three)} e").gems("A")) == sorted("fwa")
    assert sorted(amidst().carry("A", all_four).play(f"use {n(all_four)} n").gems("A")) == sorted("waef")


@pytest.mark.rule("BET-29")
def test_any_number_of_absorb_cards_is_used_and_each_needs_a_gem() -> None:
    first, second = absorb_card(0, 1), absorb_card(0, 1) + 1
    scene = amidst().carry("A", first, second).play(f"use {n(first)} n", "absorb s")
    assert scene.why_not(f"use {n(second)} n") == "nothing-faces"
    scene.play(f"use {n(second)} w")
    assert scene.gems("A") == "waef" and scene.why_not(f"use {n(second)} w") == "not-in-hand"
