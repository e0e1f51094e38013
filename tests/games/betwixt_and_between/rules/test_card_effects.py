"""Betwixt & Between, rule by rule: actions of cards."""

from __future__ import annotations

import pytest
from games.betwixt_and_between.scenario import Scene, absorb_card, card, space

from gloaming.games.betwixt_and_between.events import Destroyed, Discarded, Exchanged, Moved, Reshaped

PLAIN = card("move", "....")
STOP = card("stop", "....")


def n(number: int) -> int:
    return number + 1


def beside(action: str, sides: str = "....", seats: int = 4, **chosen: int | str) -> Scene:
    """A at c3, a card with the action at c2."""
    scene = Scene(seats, **chosen).hold("A", PLAIN).stand("A", "c3")
    return scene.lay("c2", card(action, sides, 1))


@pytest.mark.rule("BET-30")
def test_move_gives_one_more_step() -> None:
    scene = beside("move").play("step c2", "perform")
    assert scene.state.steps == 2
    scene.play("step c1", "step d1")
    assert scene.why_not("step e1") == "no-steps"


@pytest.mark.rule("BET-30")
def test_a_tunnel_is_used_by_its_action_without_a_step() -> None:
    scene = beside("tunnel").lay("f6", card("tunnel", "....")).play("step c2", "perform")
    assert scene.offers() == ["travel f6"]
    scene.play("travel f6")
    assert scene.at("A") == "f6" and scene.state.steps == 1
    assert scene.events_of(Moved)[-1] == Moved(0, space("c2"), space("f6"), True)
    scene.play("perform", "travel c2")
    assert scene.why_not("perform") == "used"


@pytest.mark.rule("BET-30")
def test_a_move_token_goes_through_a_tunnel_too_even_from_the_start_space() -> None:
    scene = Scene(4).hold("A", PLAIN).stand("A", "c3").lay("c3", card("tunnel", "...."))
    scene.lay("f6", card("tunnel", "....", 1))
    assert scene.offers(verb="step") == ["step c2", "step d3", "step c4", "step b3", "step f6"]
    scene.play("step f6")
    assert scene.state.steps == 1 and scene.why_not("perform") is None, "it moved onto this card"


@pytest.mark.rule("BET-30")
def test_tunnels_are_neighbours_also_where_another_mystic_blocks_the_action() -> None:
    scene = beside("tunnel").lay("f6", card("tunnel", "....")).stand("B", "c2").play("step c2")
    assert scene.why_not("perform") == "blocked" and scene.why_not("step f6") is None


@pytest.mark.rule("BET-30")
def test_a_single_tunnel_leads_nowhere() -> None:
    assert beside("tunnel").play("step c2").why_not("perform") == "nothing-to-aim-at"


@pytest.mark.rule("BET-30")
def test_absorbing_on_a_tunnel_can_be_barred_by_agreement() -> None:
    for barred, offers in (("no", ["absorb n"]), ("yes", [])):
        scene = beside("tunnel", tunnel_bar=barred).lay("c1", card("gem", "waef")).play("step c2")
        assert scene.offers(verb="absorb") == offers


@pytest.mark.rule("BET-31")
def test_reshape_moves_a_card_up_to_two_spaces_with_its_gems_and_turns_it() -> None:
    moved = card("gem", "waef")
    scene = beside("reshape").lay("e4", moved).lay("e3", card("gem", "....")).play("step c2", "perform")
    scene.play("choose e4")
    assert scene.why_not("place e2 n") is None, "the space between does not matter"
    assert scene.why_not("place e1 n") == "too-far" and scene.why_not("place g5 n") == "too-far"
    assert scene.why_not("place e4 n") == "unchanged" and scene.why_not("place e4 e") is None
    assert scene.why_not("place e3 n") == "taken"
    scene.play("place f5 s")
    assert scene.on("f5") == "efwa" and scene.on("e4") == "...."
    assert scene.events_of(Reshaped) == [Reshaped(0, moved, space("e4"), space("f5"), 2)]


@pytest.mark.rule("BET-31")
def test_a_card_under_a_mystic_is_reshaped_and_the_mystic_stays() -> None:
    scene = beside("reshape").play("step c2", "perform", "choose c2", "place d1 n")
    assert scene.at("A") == "c2" and scene.why_not("perform") == "no-card-here"
    under = card("gem", "waef")
    scene = beside("reshape").lay("g1", under).stand("B", "g1").play("step c2", "perform", "choose g1")
    scene.play("place g2 n")
    assert scene.at("B") == "g1" and scene.state.cards[space("g2")] == under


@pytest.mark.rule("BET-31")
def test_a_reshaped_stop_follows_the_rules_of_placing() -> None:
    scene = beside("reshape").lay("b1", STOP).lay("g6", card("stop", "....", 1)).stand("B", "g7")
    scene.stand("C", "a7").stand("D", "a6").lay("f6", card("stop", "waef")).play("step c2", "perform")
    scene.play("choose f6")
    assert scene.why_not("place f7 n") == "encloses", "B in the corner could not move"
    assert scene.why_not("place e7 n") is None, "f6 is free then"
    assert scene.why_not("place g7 n") == "on-mystic"


@pytest.mark.rule("BET-32")
def test_replenish_fills_all_empty_symbols_of_one_card() -> None:
    scene = beside("replenish").lay("e5", card("gem", "waef"), bare=True).lay("f5", card("gem", "waef", 1))
    scene.play("step c2", "perform")
    assert scene.offers() == ["choose e5"], "f5 has all its gems"
    scene.play("choose e5")
    assert scene.on("e5") == "waef"


@pytest.mark.rule("BET-32")
def test_exchange_makes_one_gem_any_element_beside_the_weave_or_in_it() -> None:
    scene = beside("exchange").own("A", "w").weave("A", "..f").play("step c2", "perform")
    assert scene.offers() == [
        "exchange c1 water", "exchange c1 wind", "exchange c1 earth",
        "exchange water wind", "exchange water earth", "exchange water fire",
    ]  # fmt: skip
    scene.play("exchange c1 earth")
    assert scene.state.weaves[0][2] == 3 and scene.gems("A") == "w"
    assert scene.events_of(Exchanged) == [Exchanged(0, 2, "fire", "earth")]
    scene = beside("exchange").own("A", "w").play("step c2", "perform", "exchange water fire")
    assert scene.gems("A") == "f" and scene.state.supply == [68, 68, 68, 67]
    assert beside("exchange").play("step c2").why_not("perform") == "nothing-to-aim-at"


@pytest.mark.rule("BET-32")
def test_explore_draws_a_card_and_then_discards_one() -> None:
    scene = beside("explore").play("step c2", "perform")
    drawn = scene.state.explorations.pool[3]
    scene.chance(3)
    assert scene.offers() == sorted([f"discard {n(PLAIN)}", f"discard {n(drawn)}"], key=lambda t: int(t[8:]))
    scene.play(f"discard {n(PLAIN)}")
    assert scene.state.hands[0] == [drawn] and scene.events_of(Discarded) == [Discarded(0, PLAIN)]


@pytest.mark.rule("BET-32")
def test_explore_with_nothing_drawn_discards_nothing() -> None:
    scene = beside("explore")
    scene.state.explorations.pool = []
    scene.play("step c2", "perform")
    assert scene.state.hands[0] == [PLAIN] and scene.offers(verb="explore") == [f"explore {n(PLAIN)}"]


@pytest.mark.rule("BET-33")
def test_destroy_removes_another_card_with_its_gems() -> None:
    gone = card("gem", "waef")
    scene = beside("destroy").lay("g7", gone).play("step c2", "perform")
    assert scene.offers() == ["choose g7"], "never itself"
    scene.play("choose g7")
    assert scene.state.supply == [68, 68, 68, 68] and gone in scene.state.explorations.discards
    assert scene.events_of(Destroyed) == [Destroyed(0, space("g7"), gone)]


@pytest.mark.rule("BET-33")
def test_destroy_works_once_a_round_for_each_player_and_card() -> None:
    destroyer = card("destroy", "....", 1)
    scene = beside("destroy").lay("g7", card("gem", "...."))
    scene.lay("g6", card("spell", "....")).lay("g5", PLAIN + 1)
    scene.play("step c2", "perform", "choose g7").stand("A", "c3").turn("A").play("step c2")
    assert scene.why_not("perform") == "destroyed-already"
    scene.hold("B", STOP).stand("A", "a1").stand("B", "c3").turn("B").play("step c2", "perform", "choose g6")
    assert scene.state.tokens[destroyer] == 0b11, "another player may"
    other = card("destroy", "waef")
    scene.lay("c4", other).stand("B", "c3").turn("B").play("step c4", "perform", "choose g5")
    assert scene.state.tokens[other] == 0b10, "and with another card"


@pytest.mark.rule("BET-33")
def test_a_card_under_a_mystic_is_removed_and_tokens_on_it_go_home() -> None:
    first, second = card("destroy", "....", 1), card("destroy", "waef")
    scene = beside("destroy").lay("g7", PLAIN + 1).play("step c2", "perform", "choose g7")
    scene.lay("b3", second).stand("B", "c2").stand("A", "c3").turn("A")
    scene.play("step b3", "perform", "choose c2")
    assert scene.at("B") == "c2" and scene.state.cards[space("c2")] == -1
    assert scene.state.tokens[first] == 0 and scene.state.tokens[second] == 1


@pytest.mark.rule("BET-34")
def test_nobody_enters_a_stop() -> None:
    scene = beside("stop")
    assert scene.why_not("step c2") == "stop"
    assert scene.offers(verb="step") == ["step d3", "step c4", "step b3"]


@pytest.mark.rule("BET-34")
def test_cards_and_gems_shown_in_place_of_an_action_are_given() -> None:
    assert beside("gem").play("step c2", "perform").gems("A") == "ee"
    scene = beside("absorb").play("step c2", "perform").chance(0, 0)
    assert scene.state.absorbs[0] == [absorb_card(0, 1), absorb_card(0, 1) + 1]
    scene = beside("spell").play("step c2", "perform", "take 1").settle().play("blind").settle()
    assert len(scene.state.spells[0]) == 2 and len(scene.state.shown[0]) == 1
