"""Bots of DunkelRunde: a win is a win, alone or together (DUN-05)."""

from __future__ import annotations

import pytest
from games.dunkelrunde.scenario import GAME, Scene, action

from gloaming.bots.evaluator import Evaluator
from gloaming.bots.search import Search
from gloaming.core.chance import Seeded
from gloaming.core.evaluation import share


@pytest.mark.rule("DUN-05")
def test_to_win_alone_is_worth_no_more_than_to_win_together() -> None:
    alone = Scene("A boy linden, A girl castle3", dice=(1, 8)).play("A girl > linden").state
    together = Scene("B boy linden, A girl castle3", dice=(1, 8)).play("A girl > linden").state
    paid = Evaluator(GAME)
    assert paid.evaluate(alone, Seeded(1)) == [1.0, 0.0]
    assert paid.evaluate(together, Seeded(1)) == [1.0, 1.0]
    shared = Evaluator(GAME, share)
    assert shared.evaluate(together, Seeded(1)) == [0.5, 0.5], "that is an option of the bot"


@pytest.mark.rule("DUN-05")
def test_chances_count_wins_together() -> None:
    evaluation = GAME.evaluation
    assert evaluation is not None
    near = Scene("A girl castle3, B boy castle3").state
    chances = evaluation.evaluate(near)
    assert min(chances) > 0.6, "both win in most cases, no matter who comes first"
    waiting = Scene("A boy linden, B boy linden, C girl castle3", seats=4).state
    chances = evaluation.evaluate(waiting)
    assert min(chances[:3]) > 0.8 and chances[3] < 0.2, "those who wait at the linden win with her"


@pytest.mark.rule("DUN-05")
def test_a_search_takes_a_win_together_at_once() -> None:
    scene = Scene("B boy linden, A boy castle3, A girl castle3", dice=(1, 8))
    bot = Search(GAME, GAME.content(), simulations=200)
    assert bot.choose(GAME.view(scene.state, 0), 0, Seeded(1)) == action("A girl > linden")
