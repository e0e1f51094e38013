"""What a seat may know: everything, because the game has no hidden information."""

from __future__ import annotations

from connect_four.constants import COLUMNS, ROWS
from connect_four.state import Position, position_of
from gloaming.core.codec import CodecError, Plain
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


def read_columns(plain: Plain) -> list[list[int]]:
    """The columns in plain data, checked."""
    if not isinstance(plain, list) or len(plain) != COLUMNS:
        raise CodecError(f"columns must be a list of {COLUMNS} lists, not {plain!r}")
    return [_read_column(column) for column in plain]


def _read_column(plain: Plain) -> list[int]:
    if not isinstance(plain, list) or len(plain) > ROWS or any(seat not in (0, 1) for seat in plain):
        raise CodecError(f"a column must be a list of up to {ROWS} seats, 0 or 1, not {plain!r}")
    return [1 if seat else 0 for seat in plain]
