"""A few games of bots, with wide bounds; the figures in RULES.md come from many."""

from __future__ import annotations

import pytest
from games.betwixt_and_between.balance import measure


@pytest.mark.rule("BET-08")
@pytest.mark.slow
def test_players_of_some_strength_end_near_the_books_example() -> None:
    figures = measure(2, 12)
    assert 50 <= figures.mean <= 80
    assert all(count for count in figures.actions.values()), figures.actions
    assert all(count for count in figures.kinds.values()), figures.kinds


@pytest.mark.rule("BET-08")
@pytest.mark.once
def test_four_players_reach_forty_points_on_average() -> None:
    figures = measure(4, 1)
    assert figures.mean >= 40
    rites, spells, _ = figures.parts
    assert rites > 0
    assert spells > 0
