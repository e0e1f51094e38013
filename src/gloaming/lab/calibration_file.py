"""What was measured of the chances that people are told: a file beside the game, which decides what is shown.

A chance is shown as a number only where the game is solved or the numbers came true in games between bots;
elsewhere it is put into words. A match's sum of luck and skill is shown only where it is almost complete.
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
MAX_ERROR = 0.10  # of the chances: a number that is further off on average says less than a word
MAX_REST = 0.05  # of a match's sum
MIN_MATCHES = 100  # fewer do not tell how large the rest is
EVEN = 0.5  # of the way from an even share to nothing or to the whole win: a smaller lead did not come true

PERFECT = "perfect"
Standing = Literal["behind", "even", "ahead", "poor", "fair", "good"]
TOGETHER: Final[tuple[Standing, ...]] = ("behind", "even", "ahead")
ALONE: Final[tuple[Standing, ...]] = ("poor", "fair", "good")
Luck = Literal["very-unlucky", "unlucky", "neither", "lucky", "very-lucky"]


@dataclass(frozen=True)
class Bin:
    """Chances that were told and lie close together: how many, their mean, and what came on average."""

    count: int
    told: float
    came: float


@dataclass(frozen=True)
class MeasuredChances:
    """How far the chances were off at tables of one kind: the expected calibration error."""

    seats: int
    settings: Settings  # that are not the usual ones
    games: int
    simulations: int
    error: float
    bins: tuple[Bin, ...]

    @property
    def holds(self) -> bool:
        return self.error <= MAX_ERROR


@dataclass(frozen=True)
class MeasuredRest:
    """What a match's sum leaves open on average over matches and seats, to 95 %, at tables of one kind."""

    seats: int
    settings: Settings
    matches: int
    simulations: int  # for each step; 0: as many as the server takes
    size: Interval

    @property
    def holds(self) -> bool:
        return self.matches >= MIN_MATCHES and self.size.value <= MAX_REST


@dataclass(frozen=True)
class Calibration:
    """All that was measured, in games in which everybody plays like one level."""

    game: str
    rules_version: int
    level: str
    plays: str  # the plain level behind it
    seed: int
    off: tuple[MeasuredChances, ...] = ()
    rests: tuple[MeasuredRest, ...] = ()

    def adding(self, found: MeasuredChances | MeasuredRest) -> Calibration:
        """With another measurement in place of an older one of the same kind of table."""
        if isinstance(found, MeasuredChances):
            return replace(self, off=(*(each for each in self.off if not _same(each, found)), found))
        return replace(self, rests=(*(each for each in self.rests if not _same(each, found)), found))


def _same(one: MeasuredChances | MeasuredRest, other: MeasuredChances | MeasuredRest) -> bool:
    return (one.seats, one.settings) == (other.seats, other.settings)


_reader = msgspec.json.Decoder(Calibration)


def path(game: AnyGame) -> Path:
    """Where a game's calibration lies."""
    return folder(game) / "ai" / FILE


def write(game: AnyGame, found: Calibration) -> Path:
    """Keep what was measured."""
    place = path(game)
    place.parent.mkdir(exist_ok=True)
    place.write_bytes(msgspec.json.format(msgspec.json.encode(found), indent=1) + b"\n")
    return place


def load(game: AnyGame) -> Calibration | None:
    """What was measured; None if nothing was, or by other rules, or with another level behind the name."""
    place = path(game)
    if not place.exists():
        return None
    found = _reader.decode(place.read_bytes())
    now = (game.spec.rules_version, levels.recipe(found.level, game))
    return found if (found.rules_version, found.plays) == now else None


# --- what is shown -----------------------------------------------------------------------------------------


def basis(game: AnyGame, seats: int, settings: Settings, exact: bool) -> str | None:
    """Whose play a chance is about: perfect play, or a level's; None: the chance is put into words."""
    if exact:
        return PERFECT
    found = load(game)
    if found is None:
        return None
    fitting = [off for off in found.off if off.holds and _fits(game, off, seats, settings)]
    return found.level if fitting else None


def adds_up(game: AnyGame, seats: int, settings: Settings, exact: bool) -> bool:
    """Whether the sum of luck and skill is offered at such a table."""
    if exact:
        return True
    found = load(game)
    return found is not None and any(
        rest.holds and _fits(game, rest, seats, settings) for rest in found.rests
    )


def _fits(game: AnyGame, measured: MeasuredChances | MeasuredRest, seats: int, settings: Settings) -> bool:
    if measured.seats != seats:
        return False
    return complete(game.spec.settings, measured.settings, seats) == settings


def standing(chance: float, seats: int) -> Standing:
    """A chance in words, beside an even share of the win; alone, beside half of what there is to reach."""
    fair = 1 / max(2, seats)
    lead = (chance - fair) / (1 - fair) if chance > fair else (chance - fair) / fair
    words = ALONE if seats == 1 else TOGETHER
    if abs(lead) <= EVEN:
        return words[1]
    return words[2] if lead > 0 else words[0]


def luck(throws: Sequence[float]) -> Luck:
    """The luck of some throws in words: their sum, beside how far so many such throws usually lead.

    Fair throws of these sizes add up to less than half a standard deviation four times in ten, and to more
    than one and a half one time in seven.
    """
    usual = sum(each * each for each in throws) ** 0.5
    total = sum(throws) / usual if usual > 0 else 0.0
    if abs(total) <= 0.5:
        return "neither"
    if total > 0:
        return "very-lucky" if total > 1.5 else "lucky"
    return "very-unlucky" if total < -1.5 else "unlucky"
