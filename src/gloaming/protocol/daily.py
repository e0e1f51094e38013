"""Messages of the daily game."""

from __future__ import annotations

import msgspec


class DailyResult(msgspec.Struct):
    """The result of somebody's run on a day; only the first run counts."""

    place: int
    person: str
    name: str
    score: float
    reason: str  # a key of the game's catalogue
    match: str


class DailyGame(msgspec.Struct):
    """The daily game of a day: the commitment of its dice, my run, everyone's results.

    The secret is told once the day is over.
    """

    game: str
    day: str
    commitment: str
    secret: str | None
    mine: str | None  # the match of my run
    results: list[DailyResult]
