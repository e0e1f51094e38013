"""Advice: what is advised is never below what is shown beside it."""

from __future__ import annotations

import pickle

import pytest
from laws.games_under_test import found

from gloaming.bots.advice import MAX_SHOWN, Advice, AdvisedAction, advise
from gloaming.bots.estimate import Estimate
from gloaming.core.chance import Seeded
from gloaming.core.discovery import find
from gloaming.core.game import AnyGame
from gloaming.core.settings import complete
from gloaming.laws.random_play import sample

THOUGHT = 60  # simulations
LOOKED_AT = 6


def coherent(advice: Advice) -> bool:
    """The advised choice comes first, no other one is above it, and the mean over all is not either."""
    first, *others = advice.choices
    finest = first.action == advice.action and first.chance == advice.after.value
    return finest and all(other.chance <= first.chance for other in others) and advice.before <= first.chance


@pytest.mark.parametrize("game", found().values(), ids=lambda game: game.spec.id)
def test_no_choice_that_is_shown_is_above_the_one_that_is_advised(game: AnyGame) -> None:
    deciding = [state for state in sample(game, game.spec.most, seeds=1) if state.deciders()]
    several = 0
    for state in deciding[:: max(1, len(deciding) // LOOKED_AT)]:
        seat = state.deciders()[0]
        advice = advise(game, game.content(), game.view(state, seat), seat, Seeded(5), simulations=THOUGHT)
        assert coherent(advice), advice
        assert len({choice.action for choice in advice.choices}) == len(advice.choices) <= MAX_SHOWN
        several += len(advice.choices) > 1
    assert several > 0, "there was never anything to choose from"


def test_where_the_game_is_solved_the_advice_is_exact() -> None:
    game = find("illuminated")
    settings = complete(game.spec.settings, {"entities": 2, "first": "A"}, 2)
    view = game.view(game.setup(2, settings, game.content()), 0)
    advice = advise(game, game.content(), view, 0, Seeded(1), settings)
    assert advice.exact and advice.after.error == 0.0
    assert coherent(advice)


def test_advice_can_be_sent_to_another_process() -> None:
    advice = Advice(
        "raise A1", 0.4, Estimate(0.5, 0.1), (Estimate(0.5),), (AdvisedAction("end", 0.4),), False
    )
    assert pickle.loads(pickle.dumps(advice)) == advice
