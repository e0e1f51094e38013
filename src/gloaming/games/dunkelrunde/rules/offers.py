"""The legal actions of the player in turn, listed from the tables of the board."""

from __future__ import annotations

from mypy_extensions import i64

from gloaming.core.actions import Action, Choices
from gloaming.games.dunkelrunde.actions import MOVE_CHILD, MOVE_GROUP
from gloaming.games.dunkelrunde.constants import CHILD_PIPS, GHOST_PIPS, GHOSTS
from gloaming.games.dunkelrunde.rules.child_moves import end_at_red
from gloaming.games.dunkelrunde.state import DunkelrundeState


def list_offers(state: DunkelrundeState) -> Choices:
    choices = Choices(())
    offers = choices.listed
    if state.six == state.eight:
        _add_group_moves(state, offers)
        return choices
    if not state.child_moved:
        ghosts = state.ghost_bits()
        _add_child_moves(state, 2 * state.turn, ghosts, offers)
        _add_child_moves(state, 2 * state.turn + 1, ghosts, offers)
    if not state.ghost_moved:
        _add_ghost_moves(state, offers)
    return choices


def _add_child_moves(state: DunkelrundeState, child: i64, ghosts: i64, offers: list[Action]) -> None:
    """Add the moves of the child; it has none on a red tile and at the linden (DUN-17, DUN-44)."""
    start: i64 = state.children[child]
    if ghosts >> start & 1:  # DUN-43: only a group stands with a ghost
        return
    board = state.board
    at = start * (CHILD_PIPS + 1) + state.six
    goals: i64 = board.child_goal_bits[at]
    if goals & (ghosts | board.red_bits) == 0:
        offers += board.child_moves[child][at]
        return
    moves = MOVE_CHILD[child]
    for tile in board.child_goals[start][state.six]:
        goal: i64 = tile
        if board.is_red[goal]:
            end = end_at_red(state, child, goal)
            if end >= 0:
                offers.append(moves[end])
        elif ghosts >> goal & 1 == 0:  # DUN-42
            offers.append(moves[goal])


def _add_group_moves(state: DunkelrundeState, offers: list[Action]) -> None:
    """Add the moves of all groups, in the order of their first children."""
    count: i64 = len(state.children)
    for child in range(count):
        tile: i64 = state.children[child]
        if tile != state.board.linden and _is_first(state, child, tile):
            moves = MOVE_GROUP[tile]
            for goal in state.board.group_goals[tile][state.six]:
                offers.append(moves[goal])  # noqa: PERF401


def _is_first(state: DunkelrundeState, child: i64, tile: i64) -> bool:
    """Whether the child is the first of a group on the tile."""
    for earlier in range(child):
        if state.children[earlier] == tile:
            return False
    return state.count_children(tile) > 1


def _add_ghost_moves(state: DunkelrundeState, offers: list[Action]) -> None:
    """Add the moves of all ghosts: forward, then backward (DUN-60)."""
    moves = state.board.ghost_moves
    for ghost in range(GHOSTS):
        at: i64 = state.ghosts[ghost]
        offers += moves[ghost][at * (GHOST_PIPS + 1) + state.eight]
