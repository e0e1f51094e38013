"""The start of a match."""

from __future__ import annotations

from gloaming.core.content import NO_CONTENT
from gloaming.core.settings import Settings
from gloaming.core.state import SEAT_LETTERS
from gloaming.games.illuminated.constants import LOWEST_LIGHT, MAX_ENTITIES
from gloaming.games.illuminated.rules.position import Position
from gloaming.games.illuminated.rules.turn import begin_first_turn


def set_up(seats: int, settings: Settings) -> Position:
    """The first position; the first player is drawn unless the settings name one (ILL-04)."""
    state = new_position(seats, int(settings["entities"]), int(settings["turn_limit"]))
    first = str(settings["first"])
    if first != "random":
        begin_first_turn(state, SEAT_LETTERS.index(first))
    return state


def new_position(seats: int, each: int, limit: int) -> Position:
    """A position with all Entities on the lowest rung of the Light (ILL-01, ILL-02)."""
    state = Position()
    state.content = NO_CONTENT
    state.seats = seats
    state.each = each
    state.limit = limit
    state.rungs = [LOWEST_LIGHT] * (seats * MAX_ENTITIES)
    state.derive()
    return state
