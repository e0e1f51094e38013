"""The start of a match."""

from __future__ import annotations

from gloaming.core.settings import Settings
from gloaming.core.state import SEAT_LETTERS
from gloaming.games.illuminated.rules.position import Position
from gloaming.games.illuminated.rules.turn import begin_first_turn


def new_position(seats: int, settings: Settings) -> Position:
    """The first position; the first player is drawn unless the settings name one (ILL-04)."""
    state = Position(seats, int(settings["entities"]), int(settings["turn_limit"]))
    first = str(settings["first"])
    if first != "random":
        begin_first_turn(state, SEAT_LETTERS.index(first))
    return state
