"""The events of a move, emitted before it is made."""

from __future__ import annotations

from gloaming.core.actions import Action
from gloaming.core.state import Emit
from gloaming.games.dunkelrunde.actions import MoveChild, MoveGhost, MoveGroup
from gloaming.games.dunkelrunde.constants import Piece
from gloaming.games.dunkelrunde.events import Crossed, Frightened, Helped, Walked
from gloaming.games.dunkelrunde.state import DunkelrundeState


def tell_move(state: DunkelrundeState, action: Action, emit: Emit) -> None:
    """Emit the route and what happens at its end."""
    if isinstance(action, MoveChild):
        routes = state.board.child_routes(state.children[action.child], int(state.six))
        _tell_children(state, "child", [int(action.child)], routes, int(action.tile), emit)
    elif isinstance(action, MoveGroup):
        tile = int(action.tile)
        routes = state.board.group_routes(tile, int(state.six))
        _tell_children(state, "group", state.children_on(tile), routes, int(action.goal), emit)
    else:
        assert isinstance(action, MoveGhost)
        _tell_ghost(state, int(action.ghost), int(action.tile), emit)


def _tell_children(
    state: DunkelrundeState, piece: Piece, who: list[int], routes: list[list[int]], goal: int, emit: Emit
) -> None:
    board = state.board
    red = board.red_before[goal]
    end = red if red >= 0 else goal
    route = min((route for route in routes if route[-1] == end), key=len)
    emit(Walked(piece, tuple(who), tuple(route), board.places[end]), None)
    if red < 0:
        return
    together = sorted(who + state.children_on(red))
    if len(together) == 1:
        emit(Helped(together[0], goal), None)  # DUN-19
    else:
        emit(Crossed(tuple(together), goal, board.places[red]), None)  # DUN-17


def _tell_ghost(state: DunkelrundeState, ghost: int, goal: int, emit: Emit) -> None:
    board = state.board
    routes = board.ghost_routes(state.ghosts[ghost], int(state.eight))
    route = next(route for route in routes if route[-1] == goal)
    emit(Walked("ghost", (ghost,), tuple(route), board.places[goal]), None)
    children = state.children_on(goal)
    if len(children) == 1:  # DUN-62
        shelter = board.shelter_of[goal]
        emit(Frightened(children[0], goal, shelter, board.places[shelter]), None)
