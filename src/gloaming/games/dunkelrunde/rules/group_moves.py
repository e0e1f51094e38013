"""Moves of a group after a double: legality, refusals and effect."""

from __future__ import annotations

from mypy_extensions import i64

from gloaming.core.actions import Action
from gloaming.core.state import Refusal
from gloaming.games.dunkelrunde.actions import MOVE_GROUP, MoveGroup
from gloaming.games.dunkelrunde.constants import BLUE, SLOW_PIPS
from gloaming.games.dunkelrunde.rules.child_moves import arrive, why_unreachable
from gloaming.games.dunkelrunde.state import DunkelrundeState


def add_group_moves(state: DunkelrundeState, offers: list[Action]) -> None:
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


def why_no_group_move(state: DunkelrundeState, action: MoveGroup) -> Refusal | None:
    """The reason why the player in turn may not make the move, or None."""
    board, tile, goal = state.board, int(action.tile), int(action.goal)
    if tile >= board.size or goal >= board.size:
        return Refusal("refusal-no-such-tile")
    if not state.double:
        return Refusal("refusal-no-double")  # DUN-30
    if tile == board.linden:
        return Refusal("refusal-at-linden")  # DUN-44
    if state.count_children(tile) < 2:
        return Refusal("refusal-no-group")  # DUN-41
    if goal in board.group_goals[tile][state.six]:
        return None
    if board.slow(tile) and state.six > SLOW_PIPS:
        return Refusal("refusal-slow-start")
    return _why_no_goal(state, tile, goal)


def _why_no_goal(state: DunkelrundeState, tile: int, goal: int) -> Refusal:
    unreachable = why_unreachable(state, tile, goal)
    if unreachable is not None:
        return unreachable
    if state.board.colours[goal] == BLUE:
        return Refusal("refusal-blue")  # DUN-51
    crossed = [state.board.red_before[end] for end in state.board.group_goals[tile][state.six]]
    if any(red >= 0 and state.board.distances[red][goal] >= 0 for red in crossed):
        return Refusal("refusal-stop-beyond-red")  # DUN-17
    return Refusal("refusal-group-goes-far")  # DUN-50


def move_group(state: DunkelrundeState, tile: i64, goal: i64) -> None:
    for child in range(i64(len(state.children))):
        if state.children[child] == tile:
            state.children[child] = goal
    arrive(state, goal)
