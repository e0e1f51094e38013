"""Moves of a single child: legality, refusals and effect."""

from __future__ import annotations

from mypy_extensions import i64

from gloaming.core.actions import Action
from gloaming.core.state import Refusal
from gloaming.games.dunkelrunde.actions import MOVE_CHILD, MoveChild
from gloaming.games.dunkelrunde.constants import BLUE, CHILD_PIPS, RED, SLOW_PIPS
from gloaming.games.dunkelrunde.rules.outcome import check_end
from gloaming.games.dunkelrunde.state import DunkelrundeState


def add_child_moves(state: DunkelrundeState, child: i64, offers: list[Action]) -> None:
    """Add the moves of the child; it has none on a red tile and at the linden (DUN-17, DUN-44)."""
    start: i64 = state.children[child]
    ghosts = state.ghost_bits()
    if ghosts >> start & 1:  # DUN-43: only a group stands with a ghost
        return
    board = state.board
    at = start * (CHILD_PIPS + 1) + state.six
    goals: i64 = board.child_goal_bits[at]
    if goals & (ghosts | board.red_bits) == 0:
        offers += board.child_moves[child][at]
    else:
        _add_checked_moves(state, child, start, ghosts, offers)


def _add_checked_moves(
    state: DunkelrundeState, child: i64, start: i64, ghosts: i64, offers: list[Action]
) -> None:
    """Add the moves where ghosts or red tiles are among the goals."""
    moves = MOVE_CHILD[child]
    for tile in state.board.child_goals[start][state.six]:
        goal: i64 = tile
        if state.board.is_red[goal]:
            end = end_at_red(state, child, goal)
            if end >= 0:
                offers.append(moves[end])
        elif ghosts >> goal & 1 == 0:  # DUN-42
            offers.append(moves[goal])


def end_at_red(state: DunkelrundeState, child: i64, red: i64) -> i64:
    """Where a single child ends that reaches the red tile, or -1 if it may not enter."""
    beyond: i64 = state.board.tile_beyond[red]
    if red == state.board.river and state.last_before_river(child):
        return beyond  # DUN-19
    if state.has_ghost(red):
        return -1  # DUN-17
    return beyond if state.count_children(red) > 0 else red


def why_no_child_move(state: DunkelrundeState, seat: int, action: MoveChild) -> Refusal | None:
    """The reason why the player in turn may not make the move, or None."""
    child, goal = int(action.child), int(action.tile)
    if child >= len(state.children):
        return Refusal("refusal-no-such-child")
    if goal >= state.board.size:
        return Refusal("refusal-no-such-tile")
    if child // 2 != seat:
        return Refusal("refusal-not-your-child")
    if state.double:
        return Refusal("refusal-double-child")  # DUN-32
    if state.child_moved:
        return Refusal("refusal-child-moved")  # DUN-30
    return _why_no_start(state, child) or _why_no_goal(state, child, goal)


def _why_no_start(state: DunkelrundeState, child: int) -> Refusal | None:
    """The reason why the child cannot move at all, or None."""
    board, start = state.board, state.children[child]
    if start == board.linden:
        return Refusal("refusal-at-linden")  # DUN-44
    if board.colours[start] == RED:
        return Refusal("refusal-child-waits")  # DUN-17
    if state.has_ghost(start):
        return Refusal("refusal-group-held")  # DUN-43
    if board.slow(start) and state.six > SLOW_PIPS:
        return Refusal("refusal-slow-start")  # DUN-21, DUN-22
    return None


def _why_no_goal(state: DunkelrundeState, child: int, goal: int) -> Refusal | None:
    board, start = state.board, state.children[child]
    red = board.red_before[goal]
    reds = [red for red in board.child_goals[start][state.six] if board.colours[red] == RED]
    if red >= 0 and red in reds and end_at_red(state, child, red) == goal:
        return None
    unreachable = why_unreachable(state, start, goal)
    if unreachable is not None:
        return unreachable
    if board.colours[goal] == BLUE:
        return Refusal("refusal-blue")  # DUN-16
    if goal in board.child_goals[start][state.six]:
        return _why_no_end(state, child, goal)
    if any(board.distances[red][goal] > 0 for red in reds):
        return Refusal(
            "refusal-ghost-at-red" if state.has_ghost(reds[0]) else "refusal-stop-at-red"
        )  # DUN-17
    return Refusal("refusal-too-far", {"pips": int(state.six)})


def _why_no_end(state: DunkelrundeState, child: int, goal: int) -> Refusal | None:
    """The reason why the child may not end on a tile within its reach, or None."""
    if state.board.colours[goal] == RED:
        end = end_at_red(state, child, goal)
        if end < 0:
            return Refusal("refusal-ghost-at-red")
        return None if end == goal else Refusal("refusal-crosses-at-once")
    return Refusal("refusal-ghost-there") if state.has_ghost(goal) else None  # DUN-42


def why_unreachable(state: DunkelrundeState, start: int, goal: int) -> Refusal | None:
    """The reason why children cannot get from start to goal with this roll, pieces aside, or None."""
    board, pips = state.board, int(state.six)
    distance = board.distances[start][goal]
    if distance == 0:
        return Refusal("refusal-must-step")  # DUN-40
    if distance < 0:
        return Refusal("refusal-forward-only")
    if distance > pips:
        return Refusal("refusal-too-far", {"pips": pips})
    if board.slow(goal) and pips > SLOW_PIPS:
        return Refusal("refusal-slow-tile")  # DUN-21, DUN-22
    return None


def move_child(state: DunkelrundeState, child: i64, goal: i64) -> None:
    state.children[child] = goal
    arrive(state, goal)


def arrive(state: DunkelrundeState, goal: i64) -> None:
    """Take a child that waits on the red tile before the goal along (DUN-17), and end a match that is won."""
    red: i64 = state.board.red_before[goal]
    if red >= 0:
        for child in range(i64(len(state.children))):
            if state.children[child] == red:
                state.children[child] = goal
    if goal == state.board.linden:
        check_end(state)
