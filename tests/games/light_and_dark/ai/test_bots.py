"""Evaluation and proposals of Light & Dark, and how well bots flick."""

from __future__ import annotations

import pytest
from games.light_and_dark.scenario import GAME, KIT, SURE, Scene, setup
from tools.balance.light_and_dark import flips_from_the_start

from gloaming.bots.levels import make
from gloaming.core.chance import Seeded
from gloaming.games.light_and_dark.actions import Flick
from gloaming.games.light_and_dark.ai.aim import angle_to, first_in_line, hit_window
from gloaming.games.light_and_dark.ai.evaluation import LightAndDarkEvaluation, contest_share
from gloaming.games.light_and_dark.rules.position import Position
from gloaming.lab.arena import run, tournament

HINTS = LightAndDarkEvaluation()


def positions(seats: int, seed: int, **chosen: int | str) -> list[Position]:
    """Positions of a random game in which a seat decides."""
    state, dice = setup(seats, **chosen), Seeded(seed)
    found: list[Position] = []
    while state.outcome() is None and len(found) < 60:
        if state.faces():
            state.settle(dice.below(state.faces()))
            continue
        found.append(state.clone())
        seat = state.deciders()[0]
        state.apply(seat, state.choices(seat).sample(dice))
    return found


@pytest.mark.parametrize(("seats", "cards", "terrain"), [(2, 0, 0), (5, 2, 0), (3, 1, 3)])
def test_proposals_are_legal_and_close_flicks_too(seats: int, cards: int, terrain: int) -> None:
    dice = Seeded(1)
    for state in positions(seats, 4, cards=cards, terrain=terrain, seated="yes")[::6]:
        for seat in state.deciders():
            proposed = HINTS.proposals(state, seat)
            assert proposed
            for action in proposed:
                assert state.why_not(seat, action) is None, GAME.format_action(action)
                close = HINTS.nearby_action(state, seat, action, dice)
                assert close is None or state.why_not(seat, close) is None
                assert state.why_not(seat, HINTS.noisy_action(state, seat, action, 1.0, dice)) is None
        outlook = HINTS.evaluate(state)
        assert abs(outlook[0] + outlook[1] - 1.0) < 1e-9 and min(outlook) >= 0.0
        assert outlook == [outlook[seat % 2] for seat in range(seats)], "a team wins together"


def test_the_outlook_favours_whoever_has_more_and_can_win_at_once() -> None:
    even, ahead = Scene(), Scene("9 300 500 light, 11 300 600 light")
    assert HINTS.evaluate(ahead.state)[0] > HINTS.evaluate(even.state)[0]
    last = Scene("1 300 300, 7 300 400 dark, 9 25 700 light, 11 25 500 light")
    assert HINTS.evaluate(last.state)[0] > 0.9, "one torch is missing, and it is in sight"
    last.state.turn = 1
    assert HINTS.evaluate(last.state)[0] < 0.9, "the other flicks first"


def test_a_contest_counts_the_points() -> None:
    assert contest_share(0.5, 2, 2, 4) == pytest.approx(0.5)
    assert contest_share(1.0, 1, 2, 4) == 1.0
    assert contest_share(0.5, 1, 2, 4) == pytest.approx(0.75)
    assert contest_share(0.5, 1, 1, 0) == pytest.approx(0.5)


def test_aiming_finds_directions_windows_and_what_is_in_the_way() -> None:
    assert [angle_to(*way) for way in ((0, 5), (5, 0), (0, -5), (-5, 0), (3, 3), (-3, -3))] == pytest.approx(
        [0, 9000, 18000, 27000, 4500, 22500], abs=1
    )
    assert hit_window(70.0, 35.0) == pytest.approx(3000, abs=1)
    scene = Scene("1 300 200, 4 300 300, 5 300 400, 6 400 400")
    assert first_in_line(scene.state, 0, 4) == 3
    assert first_in_line(scene.state, 0, 5) == 5


@pytest.mark.parametrize("level", ["random", "greedy", "search:60"])
def test_every_level_decides_in_every_phase(level: str) -> None:
    bot = make(level, GAME, GAME.content())
    dice = Seeded(3)
    seen: set[int] = set()
    for state in positions(2, 8, cards=2, turn_limit=12):
        if state.phase in seen:
            continue
        seen.add(int(state.phase))
        for seat in state.deciders():
            assert state.why_not(seat, bot.choose(GAME.view(state, seat), seat, dice)) is None
    assert len(seen) >= 3


def test_a_bot_takes_a_winning_shot() -> None:
    scene = Scene("1 300 300, 7 300 400 dark, 9 25 700 light, 11 25 500 light")
    for level in ("greedy", "search:200"):
        chosen = make(level, GAME, GAME.content()).choose(GAME.view(scene.state, 0), 0, Seeded(2))
        assert isinstance(chosen, Flick)
        after = scene.state.clone()
        after.apply(0, chosen)
        after.settle(SURE)
        after.settle(SURE)
        assert after.outcome() is not None, level


@pytest.mark.once
@pytest.mark.slow
@pytest.mark.rule("LAD-17")
def test_greedy_flips_a_disc_in_four_of_five_flicks_from_the_start() -> None:
    assert KIT.hands[1] == (200, 100), "with the natural hand"
    assert flips_from_the_start(100) >= 80


@pytest.mark.once
@pytest.mark.slow
def test_search_is_stronger_than_greedy() -> None:
    report = run(tournament(GAME, ["search:2000", "greedy"], 60))
    assert report.results.score(bot=0).payoff.low > 0.5
