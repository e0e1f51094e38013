"""The table in characters."""

from __future__ import annotations

from collections.abc import Sequence

from connect_four.constants import COLUMNS, ROWS
from connect_four.view import ConnectFourView
from gloaming.core.content import Content
from gloaming.core.state import SEAT_LETTERS
from gloaming.core.terminal import Terminal, Translate


def render(seen: ConnectFourView, names: Sequence[str], t: Translate) -> str:
    """The grid with a letter for each disc, and the numbers of the columns below."""
    lines = []
    for row in reversed(range(ROWS)):
        cells = [SEAT_LETTERS[column[row]] if row < len(column) else "." for column in seen["columns"]]
        lines.append(" ".join(cells))
    lines.append(" ".join(str(number + 1) for number in range(COLUMNS)))
    lines += [f"{SEAT_LETTERS[seat]} {name}" for seat, name in enumerate(names)]
    return "\n".join(lines)


class ConnectFourTerminal(Terminal[ConnectFourView]):
    """The table of the game in characters."""

    def render(self, view: ConnectFourView, names: Sequence[str], content: Content, t: Translate) -> str:
        return render(view, names, t)
