"""Text that is no action and actions that are illegal are refused with a reason and change nothing."""

from __future__ import annotations

import pytest
from games.betwixt_and_between.scenario import GAME, Scene, action, card, spell

from gloaming.core.codec import digest
from gloaming.core.match import Match
from gloaming.core.record.format import Player
from gloaming.games.betwixt_and_between.actions import CATALOGUE
from gloaming.games.betwixt_and_between.constants import BONUS_ABSORB
from gloaming.games.betwixt_and_between.content.lookup import CardContent
from gloaming.games.betwixt_and_between.rules.adventure.explore import Explore

NONSENSE = """place|place d4|place d4 x|place d8 n|place h1 n|place d4 n n|Place d4 n|place  d4 n|keep 0
keep 97|keep 01|keep -1|keep ²|learn 65|take 0|take 5|step|step 33|lay f1 fire|lay a6 fire|lay a1 air|lay a1
exchange fire fire fire|exchange f1 fire|absorb x|absorb familiar|use 37 n|use 1|call|lead x|perform now
END|done done"""


@pytest.mark.parametrize("text", NONSENSE.replace("\n", "|").split("|"))
def test_what_is_not_notation_means_nothing(text: str) -> None:
    assert GAME.parse_action(text) is None


def test_every_action_reads_back_as_itself() -> None:
    assert len(CATALOGUE.all) == 1553
    for number, meant in enumerate(CATALOGUE.all):
        assert GAME.parse_action(GAME.format_action(meant)) is meant and meant.index == number


REFUSED = [
    ("explore 1", "not-in-hand"), ("step d3", "not-adjacent"), ("step a1", "not-adjacent"),
    ("perform", "no-card-here"), ("absorb n", "nothing-faces"), ("absorb familiar n", "no-familiar"),
    ("use 1 n", "not-in-hand"), ("activate 1", "not-prepared"), ("scout b1", "no-familiar"),
    ("reveal b1", "not-face-down"), ("end", "must-explore"), ("lay a1 fire", "not-weaving"),
    ("lift a1", "not-weaving"), ("prepare 1", "not-weaving"), ("done", "not-weaving"),
    ("place b1 n", "nothing-asked"), ("choose b1", "nothing-asked"), ("take 1", "nothing-asked"),
    ("keep 1", "nothing-asked"), ("learn 1", "nothing-asked"), ("call fire", "nothing-asked"),
    ("offer", "nothing-asked"), ("pass", "nothing-asked"), ("give a1", "nothing-asked"),
    ("lead n", "nothing-asked"), ("remove a1 n", "nothing-asked"), ("discard 1", "nothing-asked"),
    ("travel b1", "nothing-asked"), ("exchange fire water", "nothing-asked"), ("blind", "nothing-asked"),
]  # fmt: skip


@pytest.mark.parametrize(("text", "reason"), REFUSED)
def test_what_is_not_allowed_has_a_reason_and_changes_nothing(text: str, reason: str) -> None:
    scene = Scene().hold("A", card("move", "....")).hold("B", card("gem", "....")).learn("A", spell("point"))
    before = digest(scene.state.to_plain())
    assert scene.why_not(text, "A") == reason
    assert scene.why_not(text, "B") == "not-your-decision"
    assert digest(scene.state.to_plain()) == before


def open_table(seats: int) -> Match:
    match = Match.new(GAME, [Player(name) for name in "ABCD"[:seats]], {}, secret="5" * 64)
    match.begin(dict.fromkeys(range(seats), "word"))
    match.draw_all_chance()
    return match


def test_a_choice_of_the_draft_can_be_taken_back_until_somebody_else_has_chosen() -> None:
    match = open_table(2)
    spells = [GAME.format_action(each) for each in match.offers(0).listed]
    assert match.submit(0, action(spells[0])) is None and match.undo(0) is None
    assert match.submit(0, action(spells[1])) is None
    assert match.submit(1, match.offers(1).listed[0]) is None
    refusal = match.undo(0)
    assert refusal is not None and refusal.key == "refusal-undo-consent"
    refusal = match.undo(0, consent=True)
    assert refusal is not None and refusal.key == "refusal-undo-reveal", "all have seen the discards"


def test_a_step_can_be_taken_back_but_not_across_a_drawn_card() -> None:
    match = open_table(1)
    while match.view(0)["phase"] != "adventure":  # type: ignore[typeddict-item]
        assert match.submit(0, match.offers(0).listed[0]) is None
        match.draw_all_chance()
    before = digest(match.state.to_plain())
    step = next(each for each in match.offers(0).listed if GAME.format_action(each).startswith("step"))
    assert match.submit(0, step) is None and match.undo(0) is None
    assert digest(match.state.to_plain()) == before
    assert isinstance(match.content, CardContent)
    cards = match.content.kit.explorations
    hand = [each for each in match.offers(0).listed if isinstance(each, Explore)]
    explore = next(each for each in hand if cards[each.card].bonus != BONUS_ABSORB)  # nothing is drawn
    assert match.submit(0, explore) is None and match.undo(0) is None, "alone, nobody is shown the card"
    assert digest(match.state.to_plain()) == before


def test_with_others_at_the_table_a_card_that_was_shown_is_not_taken_back() -> None:
    match = open_table(2)
    while match.view(0)["phase"] != "adventure":  # type: ignore[typeddict-item]
        seat = match.deciders()[0]
        assert match.submit(seat, match.offers(seat).listed[0]) is None
        match.draw_all_chance()
    seat = match.deciders()[0]
    explore = next(
        each for each in match.offers(seat).listed if GAME.format_action(each).startswith("explore")
    )
    assert match.submit(seat, explore) is None
    refusal = match.undo(seat)
    assert refusal is not None and refusal.key in ("refusal-undo-reveal", "refusal-undo-chance")
