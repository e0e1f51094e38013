"""Confidence intervals for rates and means, from counts that can be merged.

The default is 95 %; level comparisons use 99 %.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from math import sqrt

from gloaming.bots.estimate import Interval, Z

Z99 = 2.5758293035489004  # standard errors of a 99 % interval


def wilson(hits: int, tries: int, z: float = Z) -> Interval:
    """The rate of hits with Wilson's score interval, which is reliable near 0 and 1 and for few tries."""
    if tries == 0:
        return Interval(0.0, 0.0, 1.0)
    rate = hits / tries
    shrink = 1 + z * z / tries
    middle = (rate + z * z / (2 * tries)) / shrink
    reach = z * sqrt(rate * (1 - rate) / tries + z * z / (4 * tries * tries)) / shrink
    low = 0.0 if hits == 0 else max(0.0, middle - reach)
    high = 1.0 if hits == tries else min(1.0, middle + reach)
    return Interval(rate, low, high)


def mean(counts: Counter[float], z: float = Z) -> Interval:
    """The mean of values, given how often each occurred, with the normal interval of z standard errors.

    It is reliable from about thirty values on; equal values give an interval of no width.
    """
    tries = counts.total()
    if tries == 0:
        return Interval(0.0, 0.0, 0.0)
    middle = sum(value * count for value, count in sorted(counts.items())) / tries
    squares = sum(count * (value - middle) ** 2 for value, count in sorted(counts.items()))
    reach = z * sqrt(squares / max(1, tries - 1) / tries)
    return Interval(middle, middle - reach, middle + reach)


def mean_payoff(counts: Counter[float], z: float = Z) -> Interval:
    """The mean of values from 0 to 1; if all are equal, with Wilson's width for a rate of 0."""
    tries = counts.total()
    middle, low, high = mean(counts, z)
    if len(counts) < 2:
        reach = wilson(0, tries, z).high
        low, high = middle - reach, middle + reach
    return Interval(middle, max(0.0, low), min(1.0, high))


@dataclass
class Score:
    """One player's results: wins, payoffs and points, each with the number of games."""

    games: int = 0
    wins: int = 0
    paid: Counter[float] = field(default_factory=Counter)
    points: Counter[float] = field(default_factory=Counter)

    def add(self, won: bool, paid: float, points: float = 0.0) -> None:
        self.games += 1
        self.wins += won
        self.paid[paid] += 1
        self.points[points] += 1

    def merge(self, other: Score) -> None:
        self.games += other.games
        self.wins += other.wins
        self.paid += other.paid
        self.points += other.points

    @property
    def win_rate(self) -> Interval:
        return wilson(self.wins, self.games)

    @property
    def payoff(self) -> Interval:
        return mean_payoff(self.paid)
