"""What the gallery and the rule pages show."""

from __future__ import annotations

from typing import Literal

import msgspec


class SettingInfo(msgspec.Struct, rename="camel"):
    """A setting at one table size: a number within bounds, or one of some named values."""

    key: str
    kind: Literal["number", "option"]
    default: int | str
    low: int = 0
    high: int = 0
    values: list[str] = []


class LevelInfo(msgspec.Struct, rename="camel"):
    """How strong a level of bots was measured: its rating against others, and its mean score alone."""

    level: str
    rating: int | None
    score: float | None


class GameInfo(msgspec.Struct, rename="camel"):
    """What the gallery and the new-table page need to know of a game."""

    id: str
    rules_version: int
    fewest: int
    most: int
    hidden: bool
    daily: bool
    minutes: list[int]
    settings: dict[str, list[SettingInfo]]  # by number of seats, as text
    levels: dict[str, list[str]]  # of bots, by number of seats
    ladder: list[LevelInfo]  # weakest first; empty where nothing was measured


class RulePage(msgspec.Struct):
    """A game's rules as HTML made from its RULES file in one language."""

    game: str
    language: str
    html: str
