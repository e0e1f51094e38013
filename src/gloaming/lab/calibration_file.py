"""The stored calibration of a game's predicted chances. It decides what players are shown.

A chance is shown as a number only if the game is solved or the numbers were accurate in games between bots;
otherwise it is shown in words. The sum of luck and skill is shown only if it is almost complete.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Final, Literal

import msgspec

from gloaming.bots import levels
from gloaming.bots.estimate import Interval
from gloaming.core.discovery import folder
from gloaming.core.game import AnyGame
from gloaming.core.settings import Settings, complete

FILE = "calibration.json"
BINS = 10
MAX_ERROR = 0.10  # calibration error above which chances are shown in words
MAX_REST = 0.05  # mean unexplained rest above which no sum is shown
MIN_MATCHES = 100  # fewer are not enough to estimate the rest
EVEN = 0.5  # a lead below this part of the possible one is called even

PERFECT = "perfect"
Standing = Literal["behind", "even", "ahead", "poor", "fair", "good"]
TOGETHER: Final[tuple[Standing, ...]] = ("behind", "even", "ahead")
ALONE: Final[tuple[Standing, ...]] = ("poor", "fair", "good")
Luck = Literal["very-unlucky", "unlucky", "neither", "lucky", "very-lucky"]


@dataclass(frozen=True)
class Bin:
    """A bin of predicted chances: their number, their mean (`told`), and the mean result (`came`)."""

    count: int
    told: float
    came: float


@dataclass(frozen=True)
class MeasuredChances:
    """The expected calibration error for one number of seats and one choice of settings."""

    seats: int
    settings: Settings  # those that differ from the defaults
    games: int
    simulations: int
    error: float
    bins: tuple[Bin, ...]

    @property
    def holds(self) -> bool:
        return self.error <= MAX_ERROR


@dataclass(frozen=True)
class MeasuredRest:
    """The mean unexplained rest over matches and seats, with its 95 % interval."""

    seats: int
    settings: Settings
    matches: int
    simulations: int  # per step; 0: as many as the server takes
    size: Interval

    @property
    def holds(self) -> bool:
        return self.matches >= MIN_MATCHES and self.size.value <= MAX_REST


@dataclass(frozen=True)
class Calibration:
    """All measurements of a game, in games in which all seats play like one level."""

    game: str
    rules_version: int
    level: str
    plays: str  # the level text behind its name
    seed: int
    off: tuple[MeasuredChances, ...] = ()
    rests: tuple[MeasuredRest, ...] = ()

    def adding(self, found: MeasuredChances | MeasuredRest) -> Calibration:
        """A copy with this measurement, which replaces one for the same seats and settings."""
        if isinstance(found, MeasuredChances):
            return replace(self, off=(*(each for each in self.off if not _same(each, found)), found))
        return replace(self, rests=(*(each for each in self.rests if not _same(each, found)), found))


def _same(one: MeasuredChances | MeasuredRest, other: MeasuredChances | MeasuredRest) -> bool:
    return (one.seats, one.settings) == (other.seats, other.settings)


_reader = msgspec.json.Decoder(Calibration)


def path(game: AnyGame) -> Path:
    """The file of a game's calibration."""
    return folder(game) / "ai" / FILE


def write(game: AnyGame, measured: Calibration) -> Path:
    """Store the measurements."""
    file = path(game)
    file.parent.mkdir(exist_ok=True)
    file.write_bytes(msgspec.json.format(msgspec.json.encode(measured), indent=1) + b"\n")
    return file


def load(game: AnyGame) -> Calibration | None:
    """The stored measurements; None if there are none, or the rules or the level have changed since."""
    file = path(game)
    if not file.exists():
        return None
    stored = _reader.decode(file.read_bytes())
    current = (game.spec.rules_version, levels.recipe(stored.level, game))
    return stored if (stored.rules_version, stored.plays) == current else None


# --- what players are shown --------------------------------------------------------------------------------


def basis(game: AnyGame, seats: int, settings: Settings, exact: bool) -> str | None:
    """The level of play that a shown chance assumes, or PERFECT; None: show the chance in words."""
    if exact:
        return PERFECT
    stored = load(game)
    if stored is None:
        return None
    fitting = [off for off in stored.off if off.holds and _fits(game, off, seats, settings)]
    return stored.level if fitting else None


def adds_up(game: AnyGame, seats: int, settings: Settings, exact: bool) -> bool:
    """Whether the sum of luck and skill is shown for such a match."""
    if exact:
        return True
    stored = load(game)
    return stored is not None and any(
        rest.holds and _fits(game, rest, seats, settings) for rest in stored.rests
    )


def _fits(game: AnyGame, measured: MeasuredChances | MeasuredRest, seats: int, settings: Settings) -> bool:
    if measured.seats != seats:
        return False
    return complete(game.spec.settings, measured.settings, seats) == settings


def standing(chance: float, chances: Sequence[float]) -> Standing:
    """A chance in words, compared with the mean of all seats' chances; in a solo game, with one half."""
    alone = len(chances) == 1
    fair = 0.5 if alone else sum(chances) / len(chances)
    lead = (chance - fair) / (1 - fair if chance > fair else max(fair, 1e-9))
    words = ALONE if alone else TOGETHER
    if abs(lead) <= EVEN:
        return words[1]
    return words[2] if lead > 0 else words[0]


def luck(throws: Sequence[float]) -> Luck:
    """The luck of chance results in words: their sum in standard deviations.

    With fair dice the sum is within half a standard deviation in about 40 % of matches, and beyond one and a
    half in about 14 %.
    """
    deviation = sum(each * each for each in throws) ** 0.5
    total = sum(throws) / deviation if deviation > 0 else 0.0
    if abs(total) <= 0.5:
        return "neither"
    if total > 0:
        return "very-lucky" if total > 1.5 else "lucky"
    return "very-unlucky" if total < -1.5 else "unlucky"
