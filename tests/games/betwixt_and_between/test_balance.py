"""Wide bounds on the balance over a few bot games; the figures in RULES.md come from many."""

from __future__ import annotations

import pytest
from tools.balance.betwixt_and_between import GAME, GLANCE, measure

from gloaming.lab.arena import run, tournament


@pytest.mark.rule("BET-08")
def test_players_who_only_glance_at_their_choices_reach_forty_points() -> None:
    figures = measure(2, 1, GLANCE)
    assert figures.mean >= 40
    rites, spells, _ = figures.parts
    assert rites > 0
    assert spells > 0


@pytest.mark.rule("BET-08")
@pytest.mark.once
@pytest.mark.slow
def test_players_of_some_strength_end_near_the_books_example() -> None:
    figures = measure(2, 12)
    assert 50 <= figures.mean <= 80
    assert all(count for count in figures.actions.values()), figures.actions
    assert all(count for count in figures.kinds.values()), figures.kinds


@pytest.mark.rule("BET-08")
@pytest.mark.once
@pytest.mark.slow
def test_four_greedy_players_reach_forty_points_on_average() -> None:
    assert measure(4, 6).mean >= 40


@pytest.mark.once
@pytest.mark.slow
def test_search_beats_greedy() -> None:
    report = run(tournament(GAME, ["search:400", "greedy"], 60))
    assert report.results.score(bot=0).payoff.low > 0.5, str(report.results.score(bot=0).payoff)
