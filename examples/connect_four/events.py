"""The events of Connect Four."""

from __future__ import annotations

from dataclasses import dataclass

from gloaming.core.state import Event


@dataclass(frozen=True)
class Dropped(Event):
    """The seat's disc stopped here; columns and rows count from 0, rows from the bottom."""

    seat: int
    column: int
    row: int


@dataclass(frozen=True)
class Ended(Event):
    """The seat has four in a row, or (-1) the grid is full without."""

    seat: int
