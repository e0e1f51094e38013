"""The stored strength of a game's named levels, which players are shown."""

from __future__ import annotations

import math
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path

import msgspec

from gloaming.bots import levels
from gloaming.bots.estimate import Interval
from gloaming.core.discovery import folder
from gloaming.core.game import AnyGame

FILE = "ladder.json"


@dataclass(frozen=True)
class LevelComparison:
    """A level's mean payoff against a lower one, each with half of the seats, with its 99 % interval.

    `fair` is the mean of both: it would be each one's if they were equally strong.
    """

    upper: str
    lower: str
    seats: int
    games: int
    paid: Interval
    fair: float

    @property
    def holds(self) -> bool:
        return self.paid.low > self.fair

    @property
    def score(self) -> float:
        """From 0 to 1: who wins together draws, and so do all where nobody wins."""
        return 0.5 + self.paid.value - self.fair


@dataclass(frozen=True)
class MeasuredLevel:
    """A named level: the level text behind it, its rating, and its mean score in solo games.

    Ratings have 95 % intervals, with the weakest level at 1000; scores have 99 % intervals.
    """

    level: str
    plays: str
    rating: Interval | None = None
    score: Interval | None = None
    games: int = 0  # solo games


@dataclass(frozen=True)
class Ladder:
    """All measurements of a game's levels, weakest first."""

    game: str
    rules_version: int
    seconds: float
    games: int
    seed: int
    rungs: tuple[MeasuredLevel, ...]
    duels: tuple[LevelComparison, ...] = ()  # all pairs, two seats
    crowd: tuple[LevelComparison, ...] = ()  # neighbours, with the most seats
    top: LevelComparison | None = None  # the strongest level with ten times the time, against itself

    @property
    def steps(self) -> list[LevelComparison]:
        """Each level against the one below."""
        order = [measured.level for measured in self.rungs]
        near = [step for step in self.duels if order.index(step.upper) - order.index(step.lower) == 1]
        return near + list(self.crowd)

    @property
    def alone(self) -> list[tuple[MeasuredLevel, MeasuredLevel, bool]]:
        """Each level with solo games, the one below, and whether the higher score is significant."""
        pairs = []
        for lower, upper in pairwise(self.rungs):
            if lower.score is not None and upper.score is not None:
                margin = math.hypot(upper.score.value - upper.score.low, lower.score.high - lower.score.value)
                pairs.append((lower, upper, upper.score.value - lower.score.value > margin))
        return pairs

    @property
    def holds(self) -> bool:
        """Whether every level beats the one below in all comparisons."""
        return all(step.holds for step in self.steps) and all(higher for _, _, higher in self.alone)


_reader = msgspec.json.Decoder(Ladder)


def path(game: AnyGame) -> Path:
    """The file of a game's ladder."""
    return folder(game) / "ai" / FILE


def write(game: AnyGame, ladder: Ladder) -> Path:
    """Store the measurements."""
    file = path(game)
    file.parent.mkdir(exist_ok=True)
    file.write_bytes(msgspec.json.format(msgspec.json.encode(ladder), indent=1) + b"\n")
    return file


def load(game: AnyGame) -> Ladder | None:
    """The stored measurements; None if there are none, or the rules or the levels have changed since."""
    file = path(game)
    if not file.exists():
        return None
    ladder = _reader.decode(file.read_bytes())
    current = [levels.recipe(name, game) for name in levels.LEVEL_NAMES]
    same = (
        ladder.rules_version == game.spec.rules_version
        and [measured.plays for measured in ladder.rungs] == current
    )
    return ladder if same else None
