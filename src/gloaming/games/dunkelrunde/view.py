"""What a seat may know: everything, because the game has no hidden information."""

from __future__ import annotations

from gloaming.core.state import View
from gloaming.games.dunkelrunde.rules.position import Position
from gloaming.games.dunkelrunde.state import PHASES, Phase


class DunkelrundeView(View):
    """The whole position; a tile is its index in the content's list."""

    phase: Phase
    turn: int  # -1 until the first player is drawn
    six: int  # the children's die, or 0 before the roll
    eight: int  # the ghosts' die, or 0 before the roll
    double: bool
    child_moved: bool
    ghost_moved: bool
    children: list[int]  # the tile of each child
    shelters: list[int]  # the tile to which each child would run
    ghosts: list[int]  # the tile of each ghost
    linden: list[int]  # the children there
    rolls: int  # of both dice, so far


def view(state: Position, seat: int | None) -> DunkelrundeView:
    return {
        "seat": seat,
        "phase": PHASES[state.phase],
        "turn": int(state.turn),
        "six": int(state.six),
        "eight": int(state.eight),
        "double": state.double,
        "child_moved": state.child_moved,
        "ghost_moved": state.ghost_moved,
        "children": state.children[:],
        "shelters": [state.board.shelter_of[tile] for tile in state.children],
        "ghosts": state.ghosts[:],
        "linden": state.children_on(state.board.linden),
        "rolls": int(state.rolls),
    }
