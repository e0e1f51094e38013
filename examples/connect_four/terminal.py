"""The table in characters."""

from __future__ import annotations

from collections.abc import Sequence

from connect_four.constants import COLUMNS, ROWS
from connect_four.view import ConnectFourView
from gloaming.core.game import Say
from gloaming.core.state import LETTERS


def draw(seen: ConnectFourView, names: Sequence[str], say: Say) -> str:
    """The grid with a letter for each disc, and the numbers of the columns below."""
    lines = []
    for row in reversed(range(ROWS)):
        cells = [LETTERS[column[row]] if row < len(column) else "." for column in seen["columns"]]
        lines.append(" ".join(cells))
    lines.append(" ".join(str(number + 1) for number in range(COLUMNS)))
    lines += [f"{LETTERS[seat]} {name}" for seat, name in enumerate(names)]
    return "\n".join(lines)
