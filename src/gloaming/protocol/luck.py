"""Luck and skill of a finished match, as its page shows them. Chances are expected shares of the win.

They are right if everybody plays on like the report's `basis`: a level, or `perfect`. Without it they are not
known well enough to be numbers: a page gets words instead.
"""

from __future__ import annotations

from typing import Literal

import msgspec

from gloaming.lab.calibration_file import Luck, Standing
from gloaming.protocol.common import Phrase
from gloaming.protocol.matches import TableInfo


class FigureInfo(msgspec.Struct, rename="camel"):
    """A figure with the bounds between which the truth lies with 95 % confidence."""

    value: float
    low: float
    high: float


class MarkInfo(msgspec.Struct, rename="camel"):
    """A step that mattered: what happened, what it did to each seat's chance, and what was better."""

    step: int
    kind: Literal["chance", "decision", "left"]
    seat: int | None  # whose decision; none: chance
    moved: list[FigureInfo] | None  # none: in words only
    most: int  # the seat whose chance changed most
    what: list[Phrase]
    best: Phrase | None = None
    gained: bool = False  # whether the chance of that seat rose


class TotalInfo(msgspec.Struct, rename="camel"):
    """A seat's match: start + luck + own + others + rest = result; adjusted is the result without luck."""

    start: float
    luck: FigureInfo
    own: FigureInfo
    others: FigureInfo
    rest: float
    result: float
    adjusted: FigureInfo


class MatchReport(msgspec.Struct, rename="camel"):
    """The whole report; `chances` has everybody's after each step, from 0 on, or `standings` in words.

    There are `totals` only where they leave little open; `luck` is that of each seat's throws in words.
    """

    exact: bool
    simulations: int
    chances: list[list[float]] | None
    totals: list[TotalInfo] | None
    turning: list[MarkInfo]
    costly: list[MarkInfo]
    luck: list[Luck] = []
    basis: str | None = None
    standings: list[list[Standing]] | None = None


class Analysis(msgspec.Struct, rename="camel"):
    """A report on a finished match, or how far it is made."""

    table: TableInfo
    done: int
    steps: int
    report: MatchReport | None = None
