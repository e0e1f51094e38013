"""What a seat sees of DunkelRunde (everything: there are no secrets), and back."""

from __future__ import annotations

from typing import Literal

from gloaming.core.state import View
from gloaming.games.dunkelrunde.board import Board
from gloaming.games.dunkelrunde.rules.position import Position
from gloaming.games.dunkelrunde.state import PHASES

Phase = Literal["first", "roll", "move", "over"]


class DunkelrundeView(View):
    """The whole table; a tile is its index in the pack's list."""

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
    rolls: int  # throws of the dice so far


def view(state: Position, seat: int | None) -> DunkelrundeView:
    return {
        "seat": seat,
        "phase": phase(state.phase),
        "turn": int(state.turn),
        "six": int(state.six),
        "eight": int(state.eight),
        "double": state.double,
        "child_moved": state.child_moved,
        "ghost_moved": state.ghost_moved,
        "children": state.children[:],
        "shelters": [state.board.shelter[tile] for tile in state.children],
        "ghosts": state.ghosts[:],
        "linden": state.standing(state.board.linden),
        "rolls": int(state.rolls),
    }


def phase(number: int) -> Phase:
    names: list[Phase] = ["first", "roll", "move", "over"]
    return names[number]


def imagine(seen: DunkelrundeView, board: Board) -> Position:
    """The position that the view shows."""
    state = Position(len(seen["children"]) // 2, board)
    state.children = list(seen["children"])
    state.ghosts = list(seen["ghosts"])
    state.turn = seen["turn"]
    state.six = seen["six"]
    state.eight = seen["eight"]
    state.child_moved = seen["child_moved"]
    state.ghost_moved = seen["ghost_moved"]
    state.rolls = seen["rolls"]
    state.resume(PHASES.index(seen["phase"]))
    return state
