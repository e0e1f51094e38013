"""What a seat may know: everything, because the game has no hidden information."""

from __future__ import annotations

from connect_four.constants import COLUMNS
from connect_four.state import Position, position_of
from gloaming.core.state import View


class ConnectFourView(View):
    """The whole grid."""

    turn: int | None  # None once the game is over
    columns: list[list[int]]  # the seats of each column's discs, from the bottom up


def view(state: Position, seat: int | None) -> ConnectFourView:
    turn = int(state.turn) if state.result is None else None
    return {"seat": seat, "turn": turn, "columns": [state.column(column) for column in range(COLUMNS)]}


def imagine(seen: ConnectFourView) -> Position:
    """A position that agrees with the view."""
    return position_of(seen["columns"])
