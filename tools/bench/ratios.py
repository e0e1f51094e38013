"""Speed of a new commit relative to an old one: the mean ratio of paired rounds and its interval."""

from __future__ import annotations

import math
import statistics
from collections.abc import Sequence
from dataclasses import dataclass

LOWEST = 0.95  # a mean ratio below this counts as slower
WIDEST = 0.03  # an interval wider than this to one side is too uncertain
T_QUANTILES = (
    12.706, 4.303, 3.182, 2.776, 2.571, 2.447, 2.365, 2.306, 2.262, 2.228, 2.201, 2.179, 2.160, 2.145, 2.131,
    2.120, 2.110, 2.101, 2.093, 2.086, 2.080, 2.074, 2.069, 2.064, 2.060, 2.056, 2.052, 2.048, 2.045, 2.042,
)  # fmt: skip
"""Student's t for 95 %, two-sided, from one degree of freedom on."""


@dataclass(frozen=True)
class Ratio:
    """How fast a game runs: rates per round of both commits, measured with the same seeds."""

    game: str
    old: tuple[float, ...]
    new: tuple[float, ...]

    @property
    def logs(self) -> list[float]:
        return [math.log(new / old) for old, new in zip(self.old, self.new, strict=True)]

    @property
    def value(self) -> float:
        """The geometric mean of new / old over all rounds."""
        return math.exp(statistics.fmean(self.logs))

    @property
    def half_width(self) -> float:
        """Half of the 95 % t interval of the log ratios."""
        rounds = len(self.old)
        return t_quantile(rounds - 1) * statistics.stdev(self.logs) / math.sqrt(rounds)

    @property
    def fault(self) -> str | None:
        """Why the ratio does not pass, or None."""
        if self.value < LOWEST:
            return f"{self.game} is slower: {self.value:.3f} of the old speed, less than {LOWEST:g}"
        if self.half_width > WIDEST:
            return f"{self.game} is uncertain: ±{self.half_width:.3f}, more than ±{WIDEST:g}; use more rounds"
        return None


def t_quantile(freedom: int) -> float:
    """Student's t for a two-sided 95 % interval."""
    return T_QUANTILES[freedom - 1] if freedom <= len(T_QUANTILES) else 1.96 + 2.46 / freedom


def verdict(ratios: Sequence[Ratio]) -> tuple[bool, str]:
    """Whether all ratios pass, and a line that says so."""
    faults = [fault for fault in (ratio.fault for ratio in ratios) if fault is not None]
    if faults:
        return False, "; ".join(faults)
    return True, f"holds: no game is below {LOWEST:g} of the old speed, each known to ±{WIDEST:g}"
