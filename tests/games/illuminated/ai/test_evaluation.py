"""The evaluation agrees with the tool that fits its weights."""

from __future__ import annotations

import numpy as np
import pytest
from games.illuminated.scenario import GAME, Scene
from tools.tuning.illuminated_weights import count, fit, flat, play

from gloaming.games.illuminated.ai.evaluation import MORE_PLAYERS


@pytest.mark.parametrize("turn", ["A", "C"])
@pytest.mark.parametrize("actions", [1, 2])
def test_what_is_fitted_is_what_bots_reckon_with(turn: str, actions: int) -> None:
    state = Scene("L1 L5 S3 / L3 S1 S6 / S2 L4 L4 / L2 S5 S1", turn, actions).state
    assert GAME.evaluation is not None
    odds = np.exp(count(state) @ flat(MORE_PLAYERS))
    assert GAME.evaluation.evaluate(state) == pytest.approx(list(odds / odds.sum()))


@pytest.mark.once
def test_a_fit_learns_from_games() -> None:
    games = play(3, 12, seed=7)
    nothing = np.zeros_like(flat(MORE_PLAYERS))
    assert games.cross_entropy(fit([games], nothing)) < games.cross_entropy(nothing) - 0.1


@pytest.mark.once
@pytest.mark.slow
@pytest.mark.parametrize("seats", [3, 6])
def test_the_weights_in_use_foretell_games_they_were_not_fitted_to(seats: int) -> None:
    games = play(seats, 60, seed=1234)
    assert (
        games.cross_entropy(flat(MORE_PLAYERS)) < games.cross_entropy(np.zeros_like(flat(MORE_PLAYERS))) - 0.1
    )
