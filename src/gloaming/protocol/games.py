"""Messages that describe games and their settings, and what a host can do."""

from __future__ import annotations

from typing import Literal

import msgspec


class SettingInfo(msgspec.Struct, rename="camel"):
    """A setting for one number of seats: a number within bounds, or one of several values."""

    key: str
    kind: Literal["number", "option"]
    default: int | str
    low: int = 0
    high: int = 0
    values: list[str] = []


class LevelInfo(msgspec.Struct, rename="camel"):
    """The measured strength of a bot level: its rating, or its mean score in a game for one."""

    level: str
    rating: int | None
    score: float | None


class GameInfo(msgspec.Struct, rename="camel"):
    """What the gallery and the page of a new match need to know about a game."""

    id: str
    rules_version: int
    fewest: int
    most: int
    hidden_information: bool
    daily: bool
    minutes: dict[str, list[int]]  # from and to, by number of seats
    age: int | None  # from which on; None if the rulebook does not say
    best: list[int] | None  # numbers of seats with which it is at its best, from and to
    settings: dict[str, list[SettingInfo]]  # by number of seats, as text
    levels: dict[str, list[str]]  # of bots, by number of seats
    ladder: list[LevelInfo]  # weakest first; empty where nothing was measured


class RulePage(msgspec.Struct):
    """A game's rules in one language, as HTML."""

    game: str
    language: str
    html: str


class Capabilities(msgspec.Struct):
    """What a host offers besides matches on one device; a client hides the rest."""

    online: bool  # matches between devices: lobby, invitations, chat
    accounts: bool  # people with names, sign-in, profiles and notifications
    ranking: bool
    daily: bool
    analysis: bool  # luck reports
