"""The table in characters."""

from __future__ import annotations

from collections.abc import Sequence

from gloaming.core.content import Content
from gloaming.core.state import SEAT_LETTERS
from gloaming.core.terminal import Terminal, Translate
from gloaming.games.dunkelrunde.board import Board
from gloaming.games.dunkelrunde.constants import COLOURS, YELLOW, gender
from gloaming.games.dunkelrunde.content.types import board_of
from gloaming.games.dunkelrunde.view import DunkelrundeView

MAX_WIDTH = 96


def render(seen: DunkelrundeView, board: Board, names: Sequence[str], t: Translate) -> str:
    """The road from shelter to shelter, then the hidden paths: each tile with its number and its pieces."""
    lines = _players(seen, names)
    for section in _sections(board):
        lines += _rows(t(_place_key(board, section[0])), [_cell(seen, board, tile, t) for tile in section])
    for path in board.paths:
        title = f"{t(_place_key(board, path.tiles[0]))} {path.leaves} > {path.joins}"
        lines += _rows(title, [_cell(seen, board, tile, t) for tile in path.tiles])
    lines += [t("table-key-pieces"), t("table-key-tiles")]
    if seen["six"]:
        lines.append(t("table-dice", six=seen["six"], eight=seen["eight"]))
    return "\n".join(lines)


def _players(seen: DunkelrundeView, names: Sequence[str]) -> list[str]:
    turn = seen["turn"]
    return [f"{'>' if seat == turn else ' '}{SEAT_LETTERS[seat]} {name}" for seat, name in enumerate(names)]


def _sections(board: Board) -> list[list[int]]:
    """The road, divided in front of each shelter."""
    sections: list[list[int]] = []
    for tile in board.road:
        if board.colours[tile] == YELLOW:
            sections.append([])
        sections[-1].append(tile)
    return sections


def _place_key(board: Board, tile: int) -> str:
    return f"place-{board.places[tile].replace('_', '-')}"


def _cell(seen: DunkelrundeView, board: Board, tile: int, t: Translate) -> str:
    """A tile's number and colour, with the pieces on it: `17r Ag *2`."""
    colour = t(f"table-colour-{COLOURS[board.colours[tile]]}")
    pieces = [_short(child) for child, at in enumerate(seen["children"]) if at == tile]
    pieces += [f"*{ghost + 1}" for ghost, at in enumerate(seen["ghosts"]) if at == tile]
    return " ".join([f"{tile}{colour}", *pieces])


def _short(child: int) -> str:
    return SEAT_LETTERS[child // 2] + gender(child)[0]


def _rows(title: str, cells: Sequence[str]) -> list[str]:
    """The title, and the cells below it in as many lines as they need."""
    rows = [""]
    for cell in cells:
        if len(rows[-1]) + len(cell) > MAX_WIDTH:
            rows.append("")
        rows[-1] += f"[{cell}] "
    return [f"{title}:", *(f"  {row.rstrip()}" for row in rows)]


class DunkelrundeTerminal(Terminal[DunkelrundeView]):
    """The table of the game in characters."""

    def render(self, view: DunkelrundeView, names: Sequence[str], content: Content, t: Translate) -> str:
        return render(view, board_of(content), names, t)
