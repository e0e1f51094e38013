"""Messages of the luck report of a finished match. Chances are those to win, alone or together.

They assume that everybody plays like the report's `basis`: a level, or `perfect`. Without a basis they are
not reliable enough to be sent as numbers: the page gets words instead.
"""

from __future__ import annotations

from typing import Literal

import msgspec

from gloaming.protocol.common import Luck, Phrase, Standing
from gloaming.protocol.matches import MatchInfo


class EstimateInfo(msgspec.Struct, rename="camel"):
    """An estimate with its 95 % confidence interval."""

    value: float
    low: float
    high: float


class StepLuckInfo(msgspec.Struct, rename="camel"):
    """A step that mattered: what happened, how it changed the chances, and what was better."""

    step: int
    kind: Literal["chance", "decision", "left"]
    seat: int | None  # None: chance
    moved: list[EstimateInfo] | None  # None: in words only
    most: int  # the seat whose chance changed most
    what: list[Phrase]
    best: Phrase | None = None
    gained: bool = False  # whether that seat's chance rose


class TotalInfo(msgspec.Struct, rename="camel"):
    """A seat's totals: start + luck + own + others + rest = result; `adjusted` is without luck."""

    start: float
    luck: EstimateInfo
    own: EstimateInfo
    others: EstimateInfo
    rest: float
    result: float
    adjusted: EstimateInfo


class MatchReport(msgspec.Struct, rename="camel"):
    """The whole report; `chances` are everybody's after each step, or `standings` the same in words.

    There are `totals` only where they explain nearly all of the result; `luck` is each seat's, in words.
    """

    exact: bool
    simulations: int
    chances: list[list[float]] | None
    totals: list[TotalInfo] | None
    turning: list[StepLuckInfo]
    costly: list[StepLuckInfo]
    luck: list[Luck] = []
    basis: str | None = None
    standings: list[list[Standing]] | None = None


class Analysis(msgspec.Struct, rename="camel"):
    """The report of a finished match, or its progress."""

    match: MatchInfo
    done: int
    steps: int
    report: MatchReport | None = None
