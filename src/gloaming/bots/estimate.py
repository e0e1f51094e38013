"""An estimate with its standard error."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from math import sqrt
from typing import NamedTuple

from mypy_extensions import mypyc_attr


@mypyc_attr(native_class=False)  # native classes cannot be sent to another process
@dataclass(frozen=True)
class Estimate:
    """A number and its standard error."""

    value: float
    error: float = 0.0

    @property
    def interval(self) -> Interval:
        return Interval(self.value, self.value - Z * self.error, self.value + Z * self.error)

    @property
    def significant(self) -> bool:
        """Whether it is surely not zero."""
        return abs(self.value) > Z * self.error

    def __neg__(self) -> Estimate:
        return Estimate(-self.value, self.error)


def sum_of(figures: Iterable[Estimate]) -> Estimate:
    """The sum of figures that have nothing to do with each other."""
    each = list(figures)
    return Estimate(sum(figure.value for figure in each), sqrt(sum(figure.error**2 for figure in each)))


Z = 1.959963984540054  # a normal variable lies within so many standard deviations 95 times in 100


class Interval(NamedTuple):
    """An estimate, and the bounds between which the truth lies with the confidence asked for."""

    value: float
    low: float
    high: float
