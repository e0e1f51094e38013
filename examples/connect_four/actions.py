"""The one kind of action in Connect Four, with its rule."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from connect_four.constants import COLUMNS
from connect_four.events import Dropped, Ended
from gloaming.core.actions import Action
from gloaming.core.catalogue import Actions, counted
from gloaming.core.state import SILENT, Emit, Refusal

if TYPE_CHECKING:
    from connect_four.state import Position


COLUMN_FULL: Final = Refusal("refusal-column-full")


@dataclass(frozen=True, eq=False)
class Drop(Action):
    """Drop a disc into a column (CON-03)."""

    column: i64

    def why_not(self, state: Position, seat: int) -> Refusal | None:
        return None if state.free >> self.column & 1 else COLUMN_FULL

    def apply(self, state: Position, seat: int, emit: Emit) -> None:
        state.drop(self.column)
        if emit is not SILENT:  # bots play millions of drops that nobody is told of
            row = len(state.column(self.column)) - 1
            emit(Dropped(seat, self.column, row), None)
            if state.result is not None:
                emit(Ended(seat if state.result.winners else -1), None)


CATALOGUE: Final = Actions(column=counted(COLUMNS))
DROPS: Final = CATALOGUE.every(Drop, "{column}")  # a drop is written as its column's number, from 1 to 7
