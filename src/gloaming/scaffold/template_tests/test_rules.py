"""A test for each numbered rule."""

from __future__ import annotations

import pytest

from gloaming.core.actions import Action
from gloaming.core.content import NO_CONTENT
from gloaming.core.settings import SettingError, complete
from gloaming.core.state import NOT_YOUR_DECISION, Event, Phrase, Refusal, Seats
from gloaming.scaffold.template import GAME
from gloaming.scaffold.template.actions import KEEP, ROLL
from gloaming.scaffold.template.events import Gust, Kept, Rolled, Turn, Won
from gloaming.scaffold.template.state import Position


def start(seats: int = 2, goal: int = 50) -> Position:
    return GAME.setup(seats, complete(GAME.spec.settings, {"goal": goal}, seats), NO_CONTENT)


def play(state: Position, *steps: Action | int) -> list[Event]:
    """Apply actions and rolled pips in order; returns the events."""
    events: list[Event] = []

    def tell(event: Event, seats: Seats | None) -> None:
        assert seats is None
        events.append(event)

    for step in steps:
        if isinstance(step, int):
            assert state.faces() == 6
            state.settle(step - 1, tell)
        else:
            seat = state.deciders()[0]
            assert state.why_not(seat, step) is None
            state.apply(seat, step, tell)
    return events


@pytest.mark.rule("SIX-01")
def test_every_store_is_empty_and_seat_a_begins() -> None:
    state = start(4)
    assert state.store == [0, 0, 0, 0]
    assert state.glow == 0
    assert state.deciders() == (0,)


@pytest.mark.rule("SIX-01")
def test_play_goes_on_clockwise_and_comes_round() -> None:
    state = start(3)
    events = play(state, ROLL, 1, ROLL, 1, ROLL, 1)
    assert [event.seat for event in events if isinstance(event, Turn)] == [1, 2, 0]


@pytest.mark.rule("SIX-02")
def test_the_goal_is_fifty_unless_it_is_changed_within_its_bounds() -> None:
    assert complete(GAME.spec.settings, {}, 2) == {"goal": 50}
    assert start(goal=500).goal == 500
    with pytest.raises(SettingError, match="goal must be a whole number from 10 to 500, not 9"):
        start(goal=9)


@pytest.mark.rule("SIX-10")
def test_a_player_can_only_roll_while_nothing_glows() -> None:
    state = start()
    assert state.choices(0).listed == [ROLL]
    assert state.why_not(0, KEEP) == Refusal("refusal-nothing-glows")
    assert state.why_not(1, ROLL) == NOT_YOUR_DECISION
    play(state, ROLL, 2)
    assert state.choices(0).listed == [ROLL, KEEP]
    assert state.why_not(0, KEEP) is None


@pytest.mark.rule("SIX-11")
def test_pips_are_added_to_the_glow_and_the_player_decides_again() -> None:
    state = start()
    assert play(state, ROLL, 6, ROLL, 2) == [Rolled(0, 6, 6), Rolled(0, 2, 8)]
    assert (state.glow, state.store, state.deciders()) == (8, [0, 0], (0,))


@pytest.mark.rule("SIX-12")
def test_a_gust_takes_the_glow_but_not_the_store() -> None:
    state = start()
    play(state, ROLL, 5, KEEP, ROLL, 1)
    assert play(state, ROLL, 4, ROLL, 1) == [Rolled(0, 4, 4), Gust(0, 4), Turn(1)]
    assert (state.glow, state.store, state.deciders()) == (0, [5, 0], (1,))


@pytest.mark.rule("SIX-12")
def test_whoever_rolls_is_told_the_odds_and_what_is_at_risk() -> None:
    state = start()
    play(state, ROLL, 4)
    assert ROLL.odds(state, 0) == (5, 6)
    assert ROLL.consequences(state, 0) == [Phrase("consequence-gust", {"glow": 4})]


@pytest.mark.rule("SIX-13")
def test_keeping_stores_the_glow_and_ends_the_turn() -> None:
    state = start()
    assert play(state, ROLL, 3, KEEP)[1:] == [Kept(0, 3, 3), Turn(1)]
    assert (state.glow, state.store, state.deciders()) == (0, [3, 0], (1,))


@pytest.mark.rule("SIX-20")
def test_a_player_wins_at_once_when_store_and_glow_reach_the_goal() -> None:
    state = start(goal=10)
    play(state, ROLL, 4, KEEP, ROLL, 1)
    assert play(state, ROLL, 6) == [Rolled(0, 6, 6), Won(0, 10)]
    outcome = state.outcome()
    assert outcome is not None
    assert (outcome.places, outcome.scores, outcome.reason) == ((1, 2), (10, 0), "reason-goal")
    assert state.deciders() == ()


@pytest.mark.rule("SIX-21")
def test_the_others_are_placed_by_their_stores_and_equal_stores_share_a_place() -> None:
    state = start(4, goal=10)
    play(state, ROLL, 2, KEEP, ROLL, 5, KEEP, ROLL, 2, KEEP, ROLL, 6, ROLL, 6)
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.places == (3, 2, 3, 1)
    assert outcome.winners == (3,)
