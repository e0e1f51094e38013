"""Bounds on the length of games; `tools/balance/dunkelrunde.py` measures it."""

from __future__ import annotations

import pytest
from tools.balance.dunkelrunde import measure


@pytest.mark.rule("DUN-13")
@pytest.mark.once
def test_a_game_of_greedy_players_lasts_neither_too_short_nor_too_long() -> None:
    assert 10 < measure(2, 8).minutes < 45
    assert 20 < measure(4, 3).minutes < 75


@pytest.mark.once
@pytest.mark.slow
@pytest.mark.rule("DUN-13")
@pytest.mark.parametrize(("seats", "low", "high"), [(2, 15, 30), (3, 22, 45), (4, 30, 50), (6, 35, 75)])
def test_games_last_as_long_as_the_book_says_and_every_hidden_path_is_taken(
    seats: int, low: int, high: int
) -> None:
    figures = measure(seats, 200)
    assert low < figures.minutes < high
    assert all(used >= 0.2 * 200 for used in figures.paths)
