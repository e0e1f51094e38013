"""The game of the day."""

from __future__ import annotations

import msgspec


class DayResult(msgspec.Struct):
    """What somebody's first run on a day came to."""

    place: int
    person: str
    name: str
    score: float
    reason: str  # a key of the game's catalogue
    table: str


class Day(msgspec.Struct):
    """A day: the seal of its dice, its secret once it is over, my run, and everyone's results."""

    game: str
    day: str
    seal: str
    secret: str | None
    mine: str | None  # the table of my run
    results: list[DayResult]
