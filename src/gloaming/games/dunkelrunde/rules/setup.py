"""The start of a match."""

from __future__ import annotations

from gloaming.core.content import Content
from gloaming.core.settings import Settings
from gloaming.core.state import SEAT_LETTERS
from gloaming.games.dunkelrunde.rules.position import Position
from gloaming.games.dunkelrunde.rules.turn import begin_first_turn


def set_up(seats: int, settings: Settings, content: Content) -> Position:
    """The first position; the first player is drawn unless the settings name one (DUN-04)."""
    state = new_position(seats, content)
    first = str(settings["first"])
    if first != "random":
        begin_first_turn(state, SEAT_LETTERS.index(first))
    return state


def new_position(seats: int, content: Content) -> Position:
    """A position with all children in the village and all ghosts on their first tiles (DUN-01)."""
    state = Position()
    state.content = content
    state.seats = seats
    state.derive()
    state.children = [state.board.village] * (2 * seats)
    state.ghosts = state.board.ghost_starts[:]
    return state
