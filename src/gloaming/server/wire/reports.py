"""Luck and skill of a finished match, as its page shows them. Chances are expected shares of the win."""

from __future__ import annotations

from typing import Literal

import msgspec

from gloaming.server.wire.common import Phrase
from gloaming.server.wire.tables import TableInfo


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
    moved: list[FigureInfo]
    most: int  # the seat whose chance changed most
    what: list[Phrase]
    best: Phrase | None = None


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
    """The whole report; `chances` has everybody's after each step, from 0 on."""

    exact: bool
    simulations: int
    chances: list[list[float]]
    totals: list[TotalInfo]
    turning: list[MarkInfo]
    costly: list[MarkInfo]


class Analysis(msgspec.Struct, rename="camel"):
    """A report on a finished match, or how far it is made."""

    table: TableInfo
    done: int
    steps: int
    report: MatchReport | None = None
