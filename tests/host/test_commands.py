"""Messages of a seat: decisions about an earlier step."""

from __future__ import annotations

from core.test_match import GAME, HIDDEN, SECRET, begun, do, embers, lay

from gloaming.core.match import Match
from gloaming.core.record.format import Player
from gloaming.host.commands import commutes


def test_decisions_at_the_same_time_commute() -> None:
    match = embers()
    since, first = match.step, match.offers(0).listed[0]
    assert commutes(match, 0, first, since)
    lay(match, 1)
    assert commutes(match, 0, first, since)
    assert match.submit(0, first) is None
    assert not commutes(match, 0, match.offers(0).listed[0], since), "the seat itself has decided since"


def test_a_decision_does_not_commute_with_one_that_ends_the_round() -> None:
    match = embers()
    lay(match, 0)
    since, other = match.step, match.offers(0).listed[0]
    assert commutes(match, 0, other, since)
    lay(match, 1)  # the cards are shown, and a new round begins
    assert match.state.why_not(0, other) is None
    assert not commutes(match, 0, other, since)


def test_a_decision_does_not_commute_with_chance_or_in_turns() -> None:
    match = begun()
    end = GAME.parse_action("end")
    assert end is not None
    assert not commutes(match, 1, end, 0), "it is not this seat's turn"
    do(match, 0, "end")
    assert not commutes(match, 1, end, 0), "nor was it then"
    match = Match.new(HIDDEN, [Player("Ada"), Player("Bo")], {}, secret=SECRET)
    match.begin({0: "a", 1: "b"})
    match.draw_all_chance()
    stake = HIDDEN.parse_action("stake 3")
    assert stake is not None
    assert not commutes(match, 0, stake, match.step - 1)
