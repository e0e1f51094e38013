"""Bots weave by plan, offer spare gems, and suggest weaves."""

from __future__ import annotations

import pytest
from games.betwixt_and_between.scenario import GAME

from gloaming.bots.levels import make
from gloaming.core.actions import Action
from gloaming.core.chance import Seeded
from gloaming.core.settings import complete
from gloaming.games.betwixt_and_between import actions as m
from gloaming.games.betwixt_and_between.ai.weave_plan import WeavePlanner, gems_of
from gloaming.games.betwixt_and_between.constants import ADVENTURE, LAST_SPELLBINDING, OFFERING
from gloaming.games.betwixt_and_between.events import Suggested
from gloaming.games.betwixt_and_between.rules.outcome import score
from gloaming.games.betwixt_and_between.rules.position import Position
from gloaming.games.betwixt_and_between.rules.spells import Lift, spells_of
from gloaming.games.betwixt_and_between.weave.patterns import upheld


def setup(seats: int = 2, **chosen: int | str) -> Position:
    state = GAME.setup(seats, complete(GAME.spec.settings, chosen, seats), GAME.content())
    assert isinstance(state, Position)
    return state


def woven(gems: list[int], hand: list[int], bound: list[int] | None = None) -> Position:
    """Return a scene in which A is spellbinding with these gems beside its weave."""
    state = setup(first="A")
    dice = Seeded(3)
    while state.faces():
        state.settle(dice.below(state.faces()))
    state.phase = ADVENTURE
    state.turn = 1
    state.packs = [[], []]
    state.spellbinding = 1
    state.changes = [60, 60]
    state.beside[:4] = gems
    state.spells[0] = sorted(hand)
    state.prepared[0] = list(bound or [])
    state.forget_offers()
    return state


def weave_on(state: Position) -> list[Action]:
    """Return the planner's actions until it is done."""
    planner = WeavePlanner()
    done: list[Action] = []
    while True:
        step = planner.next_step(state, 0)
        assert state.why_not(0, step) is None, GAME.format_action(step)
        if step is m.DONE:
            return done
        done.append(step)
        state.apply(0, step)
        assert len(done) < 60


def test_the_planner_lays_a_weave_and_prepares_all_that_can_stand() -> None:
    state = woven([4, 4, 4, 4], [0, 9, 20, 33])
    steps = weave_on(state)
    assert sorted(state.prepared[0]) == [0, 9, 20, 33]
    assert all(upheld(state.weaves[0], spells_of(state, state.prepared[0])))
    assert sum(isinstance(step, Lift) for step in steps) == 0, "nothing lay there"


def test_a_plan_moves_what_lies_only_where_it_must() -> None:
    state = woven([4, 4, 4, 4], [0, 9])
    weave_on(state)
    state.spells[0] = [20]
    state.forget_offers()
    weave_on(state)
    assert sorted(state.prepared[0]) == [0, 9, 20]
    assert gems_of(state, 0) == [4, 4, 4, 4]


def test_the_last_weave_counts_gems_as_points() -> None:
    state = woven([4, 4, 4, 4], list(range(0, 24, 3)))
    state.phase = LAST_SPELLBINDING
    state.turn = -1
    weave_on(state)
    assert score(state, 0) >= 16 + 20


def test_an_offering_is_made_if_it_costs_less_than_it_brings() -> None:
    state = woven([5, 5, 5, 5], [0])
    state.phase, state.turn, state.rite, state.spellbinding, state.round = OFFERING, 0, [0, 1, 2, 3], 0, 3
    state.forget_offers()
    assert GAME.evaluation is not None
    assert list(GAME.evaluation.proposals(state, 0)) == [m.OFFER]
    state.beside[:4] = [1, 1, 1, 1]
    state.forget_offers()
    assert list(GAME.evaluation.proposals(state, 0)) == [m.OFFER], (
        "ten points are more than a spell and a gem"
    )
    state.beside[:4] = [1, 1, 0, 1]
    state.forget_offers()
    assert list(GAME.evaluation.proposals(state, 0)) == [m.PASS], "it lacks the gems"


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_whatever_is_proposed_is_legal_and_the_outlook_is_a_share(seats: int) -> None:
    state, dice = setup(seats), Seeded(seats)
    assert GAME.evaluation is not None
    while state.outcome() is None:
        if state.faces():
            state.settle(dice.below(state.faces()))
            continue
        seat = state.deciders()[0]
        proposed = GAME.evaluation.proposals(state, seat)
        assert proposed
        for action in proposed:
            assert state.why_not(seat, action) is None, GAME.format_action(action)
        shares = GAME.evaluation.evaluate(state)
        assert len(shares) == seats
        assert min(shares) >= 0.0
        assert sum(shares) == pytest.approx(1.0) if seats > 1 else shares[0] <= 1.0
        state.apply(seat, proposed[dice.below(len(proposed))])


def play_alone(level: str, **chosen: int | str) -> Position:
    """Play a solo game with a bot to its end."""
    state, dice = setup(1, **chosen), Seeded(1)
    bot = make(level, GAME, GAME.content())
    while state.outcome() is None:
        if state.faces():
            state.settle(dice.below(state.faces()))
        else:
            state.apply(0, bot.choose(GAME.view(state, 0), 0, dice))
    return state


@pytest.mark.rule("BET-70")
def test_a_searching_bot_plays_alone_too() -> None:
    outcome = play_alone("search:4").outcome()
    assert outcome is not None
    assert outcome.scores[0] >= 25


@pytest.mark.once
@pytest.mark.slow
@pytest.mark.rule("BET-80")
@pytest.mark.parametrize("scenario", ["none", "1", "2", "3", "4"])
def test_a_greedy_bot_plays_every_scenario_to_its_end(scenario: str) -> None:
    outcome = play_alone("greedy", scenario=scenario).outcome()
    assert outcome is not None
    assert outcome.scores[0] >= 25


# --- suggestions -----------------------------------------------------------------------------------------


def suggested(state: Position) -> Suggested:
    event = GAME.preview.event(state, 0, m.DONE)
    assert isinstance(event, Suggested)
    return event


@pytest.mark.rule("BET-41")
def test_a_suggestion_shows_a_weave_in_which_the_spells_stand() -> None:
    state = woven([4, 4, 4, 4], [0, 9, 20, 33])
    event = suggested(state)
    assert event.spells == (0, 9, 20, 33)
    assert event.left_out == ()
    assert all(upheld(list(event.weave), spells_of(state, list(event.spells))))
    assert state.weaves[0] == [0] * 25, "it only shows"


@pytest.mark.rule("BET-41")
def test_a_suggestion_says_why_a_spell_is_left_out() -> None:
    state = woven([1, 1, 0, 1], [0, 9])
    event = suggested(state)
    assert event.spells == ()
    assert event.reasons[0] == "weave-too-few"
    assert event.elements[0] == "water"
    assert event.missing[0] == 1


def test_nothing_is_suggested_to_a_seat_that_is_not_spellbinding() -> None:
    state = woven([1, 1, 0, 1], [0, 9])
    assert GAME.preview.event(state, 1, m.DONE) is None
    assert GAME.preview.event(state, 0, m.END) is None
