"""Typed text selects an action by any unique abbreviation."""

from __future__ import annotations

import pytest

from gloaming.cli.play.action_input import Offers, abbreviates, ranges, squash
from gloaming.core.actions import Choices
from gloaming.core.discovery import find
from gloaming.protocol import Offer, Phrase

GAME = find("illuminated")
TEXTS = ["end", "raise A1", "raise A10", "lower A1", "sacrifice A2 B1", "help A2 B1", "help A2 B2"]


@pytest.fixture(scope="module")
def offers() -> Offers:
    actions = [action for text in TEXTS if (action := GAME.parse_action(text)) is not None]
    told = [Offer(GAME.format_action(action), "", {}, Phrase("")) for action in actions]
    return Offers(GAME, Choices(actions), told)


@pytest.mark.parametrize("text", ["help A2 B1", "HELP a2 b1", "helpa2b1", " help  A2B1 "])
def test_an_offer_is_named_in_full(offers: Offers, text: str) -> None:
    offer = offers.exactly(text)
    assert offer is not None
    assert offer.text == "help A2 B1"


def test_a_number_names_an_offer_and_is_no_notation(offers: Offers) -> None:
    numbered = offers.numbered("5")
    assert numbered is not None
    assert numbered.text == "help A2 B1"
    assert offers.exactly("5") is None
    assert offers.numbered("05") is offers.numbered("8") is offers.numbered("9" * 9999) is None


@pytest.mark.parametrize(
    ("text", "meant"),
    [
        ("e", ["end"]),
        ("ra1", ["raise A1"]),
        ("h a2 b2", ["help A2 B2"]),
        ("sac", ["sacrifice A2 B1"]),
        ("help A2", ["help A2 B1", "help A2 B2"]),
        ("b1", []),
    ],
)
def test_an_abbreviation_names_what_it_begins(offers: Offers, text: str, meant: list[str]) -> None:
    assert [offer.text for offer in offers.matching(text)] == meant


def test_words_find_every_offer_that_has_them(offers: Offers) -> None:
    assert [offer.text for offer in offers.naming("b1 help")] == ["help A2 B1"]


def test_an_action_that_is_not_on_offer_is_still_read(offers: Offers) -> None:
    assert offers.read("h b5 a3") is GAME.parse_action("help B5 A3")
    assert offers.read("dance") is None
    assert offers.read("") is None


def test_kinds_with_equal_places_share_a_line(offers: Offers) -> None:
    assert ("help", "‹A2› ‹B1 B2›") in offers.forms()
    assert ("raise, lower", "‹A1›") in offers.forms()


def test_neighbours_are_drawn_together() -> None:
    assert ranges(["B1", "A1", "A2", "A3", "A10", "x"]) == "A1–A3 A10 B1 x"


def test_abbreviations_keep_the_order_of_words() -> None:
    assert squash(" Ra 1 ") == "ra1"
    assert abbreviates("ra1", "raise A1", whole=True)
    assert not abbreviates("a1r", "raise A1", whole=False)
    assert not abbreviates("ra1x", "raise A1", whole=False)
