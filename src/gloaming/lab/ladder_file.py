"""What was measured of a game's named levels: a file beside the game, which players are shown."""

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
    """A level's share against one below at a table where each has half of the seats, to 99 %."""

    upper: str
    lower: str
    seats: int
    games: int
    share: Interval

    @property
    def fair(self) -> float:
        """What each would get if both were as strong."""
        return 1 / self.seats

    @property
    def holds(self) -> bool:
        return self.share.low > self.fair


@dataclass(frozen=True)
class MeasuredLevel:
    """A named level: the plain one behind it, its rating against others, its mean score where it plays alone.

    Ratings are to 95 %, with the weakest level at 1000; scores to 99 %.
    """

    level: str
    plays: str
    rating: Interval | None = None
    score: Interval | None = None
    games: int = 0  # played alone


@dataclass(frozen=True)
class Ladder:
    """All that was measured of a game's levels, weakest first."""

    game: str
    rules_version: int
    seconds: float
    games: int
    seed: int
    rungs: tuple[MeasuredLevel, ...]
    duels: tuple[LevelComparison, ...] = ()  # everyone against everyone
    crowd: tuple[LevelComparison, ...] = ()  # neighbours at the largest table
    top: LevelComparison | None = None  # the strongest with ten times as long, against itself

    @property
    def steps(self) -> list[LevelComparison]:
        """What each level makes of the one below."""
        order = [rung.level for rung in self.rungs]
        near = [step for step in self.duels if order.index(step.upper) - order.index(step.lower) == 1]
        return near + list(self.crowd)

    @property
    def alone(self) -> list[tuple[MeasuredLevel, MeasuredLevel, bool]]:
        """Each level that plays alone with the one below, and whether its score is higher beyond doubt."""
        found = []
        for lower, upper in pairwise(self.rungs):
            if lower.score is not None and upper.score is not None:
                doubt = math.hypot(upper.score.value - upper.score.low, lower.score.high - lower.score.value)
                found.append((lower, upper, upper.score.value - lower.score.value > doubt))
        return found

    @property
    def holds(self) -> bool:
        """Whether every level beats the one below wherever both play."""
        return all(step.holds for step in self.steps) and all(higher for _, _, higher in self.alone)


_reader = msgspec.json.Decoder(Ladder)


def path(game: AnyGame) -> Path:
    """Where a game's ladder lies."""
    return folder(game) / "ai" / FILE


def write(game: AnyGame, ladder: Ladder) -> Path:
    """Keep what was measured."""
    place = path(game)
    place.parent.mkdir(exist_ok=True)
    place.write_bytes(msgspec.json.format(msgspec.json.encode(ladder), indent=1) + b"\n")
    return place


def load(game: AnyGame) -> Ladder | None:
    """What was measured of these levels; None if nothing was, or of other ones, or by other rules."""
    place = path(game)
    if not place.exists():
        return None
    ladder = _reader.decode(place.read_bytes())
    now = [levels.recipe(name, game) for name in levels.LEVEL_NAMES]
    same = ladder.rules_version == game.spec.rules_version and [rung.plays for rung in ladder.rungs] == now
    return ladder if same else None
