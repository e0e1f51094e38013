"""What a seat sees of Connect Four (everything: there are no secrets), and back."""

from __future__ import annotations

from collections.abc import Sequence

from connect_four.state import COLUMNS, ROWS, Board, board_of
from gloaming.core.codec import CodecError, Plain
from gloaming.core.game import Say
from gloaming.core.state import LETTERS, View


class ConnectFourView(View):
    """The whole grid."""

    turn: int | None  # None once the game is over
    columns: list[list[int]]  # the seats of each column's discs, from the bottom up


def view(board: Board, seat: int | None) -> ConnectFourView:
    turn = int(board.turn) if board.result is None else None
    return {"seat": seat, "turn": turn, "columns": [board.column(column) for column in range(COLUMNS)]}


def imagine(seen: ConnectFourView) -> Board:
    """The position that the view shows."""
    return board_of(seen["columns"])


def read_columns(plain: Plain) -> list[list[int]]:
    """The columns of a packed position, checked."""
    if not isinstance(plain, list) or len(plain) != COLUMNS:
        raise CodecError(f"columns must be a list of {COLUMNS} lists, not {plain!r}")
    return [_read_column(column) for column in plain]


def _read_column(plain: Plain) -> list[int]:
    if not isinstance(plain, list) or len(plain) > ROWS or any(seat not in (0, 1) for seat in plain):
        raise CodecError(f"a column must be a list of up to {ROWS} seats, 0 or 1, not {plain!r}")
    return [1 if seat else 0 for seat in plain]


def draw(seen: ConnectFourView, names: Sequence[str], say: Say) -> str:
    """The grid with a letter for each disc, and the columns' numbers below."""
    lines = []
    for row in reversed(range(ROWS)):
        cells = [LETTERS[column[row]] if row < len(column) else "." for column in seen["columns"]]
        lines.append(" ".join(cells))
    lines.append(" ".join(str(number + 1) for number in range(COLUMNS)))
    lines += [f"{LETTERS[seat]} {name}" for seat, name in enumerate(names)]
    return "\n".join(lines)
