"""Intervals against values that are known."""

from __future__ import annotations

from collections import Counter

import pytest

from gloaming.bots.estimate import Interval
from gloaming.lab.statistics import Score, mean, mean_payoff, wilson


@pytest.mark.parametrize(
    ("hits", "tries", "low", "high"),
    [
        (8, 10, 0.4902, 0.9433),
        (0, 10, 0.0, 0.2775),
        (10, 10, 0.7225, 1.0),
        (50, 100, 0.4038, 0.5962),
        (1, 1000, 0.0002, 0.0056),
    ],
)
def test_wilsons_interval_is_the_published_one(hits: int, tries: int, low: float, high: float) -> None:
    assert wilson(hits, tries) == pytest.approx((hits / tries, low, high), abs=5e-5)


def test_no_tries_say_nothing_of_a_rate() -> None:
    assert wilson(0, 0) == (0.0, 0.0, 1.0)


def test_a_mean_has_the_normal_interval_of_its_standard_error() -> None:
    reach = 1.959964 * (2.5 / 5) ** 0.5
    assert mean(Counter([1.0, 2.0, 3.0, 4.0, 5.0])) == pytest.approx((3.0, 3 - reach, 3 + reach))


def test_a_mean_of_nothing_or_of_one_value_has_no_width() -> None:
    assert mean(Counter()) == Interval(0.0, 0.0, 0.0)
    assert mean(Counter([7.0])) == Interval(7.0, 7.0, 7.0)


def test_a_mean_payoff_stays_between_0_and_1() -> None:
    assert mean_payoff(Counter({1.0: 3, 0.0: 1})).high == 1.0
    assert mean_payoff(Counter({1.0: 1, 0.0: 30})).low == 0.0


def test_equal_shares_are_as_uncertain_as_a_rate_of_0() -> None:
    assert mean_payoff(Counter({0.5: 10})) == pytest.approx((0.5, 0.5 - 0.2775, 0.5 + 0.2775), abs=5e-5)
    assert mean_payoff(Counter()) == (0.0, 0.0, 1.0)


def test_a_score_counts_wins_beside_shares_and_adds_up() -> None:
    one, other = Score(), Score()
    for won, share in ((True, 1.0), (True, 0.5), (False, 0.5), (False, 0.0)):
        one.add(won, share)
    other.add(True, 1.0)
    one.merge(other)
    assert (one.games, one.wins, one.payoff.value) == (5, 3, 0.6)
