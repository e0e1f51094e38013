"""Bots play whole adventures; proposals are legal and evaluations are shares."""

from __future__ import annotations

import pytest
from games.shadow_and_light.scenario import ADVENTURE, GAME, PACK, Scenario
from tools.balance.shadow_and_light import measure

from gloaming.bots.levels import make
from gloaming.core.chance import Seeded
from gloaming.core.settings import complete
from gloaming.games.shadow_and_light.actions import END
from gloaming.games.shadow_and_light.ai.evaluation import ShadowAndLightEvaluation
from gloaming.games.shadow_and_light.rules.encounters.manipulation import Spin
from gloaming.games.shadow_and_light.rules.outcome import lose_health
from gloaming.games.shadow_and_light.rules.position import Position

EVALUATION = ShadowAndLightEvaluation()


@pytest.mark.parametrize("level", ["random", "greedy", "search:4"])
def test_every_level_plays_a_whole_adventure(level: str) -> None:
    figures = measure(level, 1, 3, {"provisions": 1})  # a short one
    assert len(figures.scores) == 1 and sum(figures.reasons.values()) == 1


@pytest.mark.parametrize(
    "settings",
    [
        {},
        {"placing": "more"},
        {"hearts": "maximum", "danger_retry": "yes"},
        {"provisions": 0},
        {"provisions": 1},
        {"sheet": "1.10.10.10.10.12.1.2.4-6-8-10.0-2-0-0.3.0-3-6-7-8-9.1-0-1-0.1-1-1-1-1-1"},
    ],
)
def test_proposals_are_legal_and_the_evaluation_is_a_share(settings: dict[str, int | str]) -> None:
    state = GAME.setup(1, complete(GAME.spec.settings, settings, 1), GAME.content())
    assert isinstance(state, Position)
    dice = Seeded(11)
    decisions = 0
    while state.outcome() is None and decisions < (500 if settings else 3_000):
        assert 0.0 <= EVALUATION.evaluate(state)[0] <= 1.0
        if state.faces():
            state.settle(dice.below(state.faces()))
            continue
        proposed = EVALUATION.proposals(state, 0)
        assert proposed
        for action in proposed:
            assert state.why_not(0, action) is None, GAME.format_action(action)
        assert not any(isinstance(action, Spin) for action in proposed), "hearts are a person's to cross out"
        state.apply(0, proposed[dice.below(len(proposed))])
        decisions += 1
    assert settings or state.outcome() is not None


def test_dying_is_no_win() -> None:
    """A solo player always has the first place; only the score counts."""
    alive, dead = Scenario("village", xp=5).state, Scenario("village", xp=5, health=1).state
    lose_health(dead)
    assert dead.outcome() is not None
    assert EVALUATION.evaluate(dead)[0] < EVALUATION.evaluate(alive)[0]


def test_greedy_does_not_end_an_adventure_that_has_only_begun() -> None:
    state = Scenario("village").state
    for seed in range(5):
        assert make("greedy", GAME, PACK).choose(GAME.view(state, 0), 0, Seeded(seed)) is not END


def test_where_nothing_is_left_the_adventure_is_ended() -> None:
    state = Scenario("village", xp=9).state
    for at in range(len(ADVENTURE.fields)):
        state.crossed[at] = True
    assert list(EVALUATION.proposals(state, 0)) == [END]
