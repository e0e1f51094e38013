"""What a move brings about, told as events before it is made."""

from __future__ import annotations

from gloaming.core.actions import Action
from gloaming.core.state import Tell
from gloaming.games.dunkelrunde.actions import (
    Crossed,
    Frightened,
    Helped,
    MoveChild,
    MoveGhost,
    MoveGroup,
    Piece,
    Walked,
)
from gloaming.games.dunkelrunde.state import Pieces


def tell_move(pieces: Pieces, action: Action, tell: Tell) -> None:
    """Tell the way that is taken, and what happens at its end."""
    if isinstance(action, MoveChild):
        start = pieces.children[action.child]
        ways = pieces.board.child_ways(start, int(pieces.six))
        _tell_walk(pieces, "child", [int(action.child)], ways, int(action.tile), tell)
    elif isinstance(action, MoveGroup):
        ways = pieces.board.group_ways(int(action.tile), int(pieces.six))
        _tell_walk(pieces, "group", pieces.standing(int(action.tile)), ways, int(action.goal), tell)
    else:
        assert isinstance(action, MoveGhost)
        _tell_prowl(pieces, int(action.ghost), int(action.tile), tell)


def _tell_walk(
    pieces: Pieces, piece: Piece, who: list[int], ways: list[list[int]], goal: int, tell: Tell
) -> None:
    board = pieces.board
    red = board.bank[goal]
    end = red if red >= 0 else goal
    way = min((way for way in ways if way[-1] == end), key=len)
    tell(Walked(piece, tuple(who), tuple(way), board.places[end]), None)
    if red < 0:
        return
    together = sorted(who + pieces.standing(red))
    if len(together) == 1:
        tell(Helped(together[0], goal), None)  # DUN-19
    else:
        tell(Crossed(tuple(together), goal, board.places[red]), None)  # DUN-17


def _tell_prowl(pieces: Pieces, ghost: int, goal: int, tell: Tell) -> None:
    board = pieces.board
    ways = board.ghost_ways(pieces.ghosts[ghost], int(pieces.eight))
    way = next(way for way in ways if way[-1] == goal)
    tell(Walked("ghost", (ghost,), tuple(way), board.places[goal]), None)
    there = pieces.standing(goal)
    if len(there) == 1:  # DUN-62
        shelter = board.shelter[goal]
        tell(Frightened(there[0], goal, shelter, board.places[shelter]), None)
