"""The events of Connect Four."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from connect_four.constants import COLUMNS
from gloaming.core.catalogue import Events, counted
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


LOG: Final = Events(column=counted(COLUMNS))
LOG.say(Dropped, "seat column")
LOG.say(Ended, "seat", lambda event: "won" if event.seat >= 0 else "drawn")
