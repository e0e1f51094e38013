"""The start of a match."""

from __future__ import annotations

from gloaming.core.settings import Settings
from gloaming.core.state import SEAT_LETTERS
from gloaming.games.dunkelrunde.board import Board
from gloaming.games.dunkelrunde.rules.position import Position
from gloaming.games.dunkelrunde.rules.turn import begin_first_turn


def new_position(seats: int, settings: Settings, board: Board) -> Position:
    """The first position; the first player is drawn unless the settings name one (DUN-04)."""
    state = Position(seats, board)
    first = str(settings["first"])
    if first != "random":
        begin_first_turn(state, SEAT_LETTERS.index(first))
    return state
