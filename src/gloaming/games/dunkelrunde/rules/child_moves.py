"""Moving a single child: where it may end, and why not elsewhere."""

from __future__ import annotations

from mypy_extensions import i64

from gloaming.core.actions import Action
from gloaming.core.state import Refusal
from gloaming.games.dunkelrunde.actions import BLUE, CAREFUL, CHILD_PIPS, MOVE_CHILD, RED, MoveChild
from gloaming.games.dunkelrunde.state import Pieces


def add_child_moves(pieces: Pieces, child: i64, offers: list[Action]) -> None:
    """Add every move of the child; on a red tile and at the linden it has none (DUN-17, DUN-44)."""
    start: i64 = pieces.children[child]
    ghosts = pieces.ghost_bits()
    if ghosts >> start & 1:  # DUN-43: only a group stands with a ghost
        return
    board = pieces.board
    at = start * (CHILD_PIPS + 1) + pieces.six
    goals: i64 = board.walk_bits[at]
    if goals & (ghosts | board.reds) == 0:
        offers += board.child_moves[child][at]
    else:
        _add_open_moves(pieces, child, start, ghosts, offers)


def _add_open_moves(pieces: Pieces, child: i64, start: i64, ghosts: i64, offers: list[Action]) -> None:
    """Add the moves that no ghost forbids, with what happens on a red tile."""
    moves = MOVE_CHILD[child]
    for tile in pieces.board.walks[start][pieces.six]:
        goal: i64 = tile
        if pieces.board.red[goal]:
            end = end_at_red(pieces, child, goal)
            if end >= 0:
                offers.append(moves[end])
        elif ghosts >> goal & 1 == 0:  # DUN-42
            offers.append(moves[goal])


def end_at_red(pieces: Pieces, child: i64, red: i64) -> i64:
    """Where a child alone ends that reaches the red tile, or -1 if it may not enter."""
    beyond: i64 = pieces.board.beyond[red]
    if red == pieces.board.river and pieces.last_before_river(child):
        return beyond  # DUN-19
    if pieces.haunted(red):
        return -1  # DUN-17
    return beyond if pieces.crowd(red) > 0 else red


def why_no_child_move(pieces: Pieces, seat: int, action: MoveChild) -> Refusal | None:
    """The reason why the seat may not make the move now, or None."""
    child, goal = int(action.child), int(action.tile)
    if child >= len(pieces.children):
        return Refusal("refusal-no-such-child")
    if goal >= pieces.board.size:
        return Refusal("refusal-no-such-tile")
    if child // 2 != seat:
        return Refusal("refusal-not-your-child")
    if pieces.double:
        return Refusal("refusal-double-child")  # DUN-32
    if pieces.child_moved:
        return Refusal("refusal-child-moved")  # DUN-30
    return _why_stuck(pieces, child) or _why_not_there(pieces, child, goal)


def _why_stuck(pieces: Pieces, child: int) -> Refusal | None:
    """Why the child cannot go anywhere."""
    board, start = pieces.board, pieces.children[child]
    if start == board.linden:
        return Refusal("refusal-at-linden")  # DUN-44
    if board.colours[start] == RED:
        return Refusal("refusal-child-waits")  # DUN-17
    if pieces.haunted(start):
        return Refusal("refusal-group-held")  # DUN-43
    if board.slow(start) and pieces.six > CAREFUL:
        return Refusal("refusal-slow-start")  # DUN-21, DUN-22
    return None


def _why_not_there(pieces: Pieces, child: int, goal: int) -> Refusal | None:
    board, start = pieces.board, pieces.children[child]
    red = board.bank[goal]
    reds = [red for red in board.walks[start][pieces.six] if board.colours[red] == RED]
    if red >= 0 and red in reds and end_at_red(pieces, child, red) == goal:
        return None
    far = why_too_far(pieces, start, goal)
    if far is not None:
        return far
    if board.colours[goal] == BLUE:
        return Refusal("refusal-blue")  # DUN-16
    if goal in board.walks[start][pieces.six]:
        return _why_not_end(pieces, child, goal)
    if any(board.steps[red][goal] > 0 for red in reds):
        return Refusal("refusal-ghost-at-red" if pieces.haunted(reds[0]) else "refusal-stop-at-red")  # DUN-17
    return Refusal("refusal-too-far", {"pips": int(pieces.six)})


def _why_not_end(pieces: Pieces, child: int, goal: int) -> Refusal | None:
    """Why the child may not end on a tile that its pips reach."""
    if pieces.board.colours[goal] == RED:
        end = end_at_red(pieces, child, goal)
        if end < 0:
            return Refusal("refusal-ghost-at-red")
        return None if end == goal else Refusal("refusal-crosses-at-once")
    return Refusal("refusal-ghost-there") if pieces.haunted(goal) else None  # DUN-42


def why_too_far(pieces: Pieces, start: int, goal: int) -> Refusal | None:
    """Why children cannot come from here to there with the roll, whoever stands in the way."""
    board, pips = pieces.board, int(pieces.six)
    steps = board.steps[start][goal]
    if steps == 0:
        return Refusal("refusal-must-step")  # DUN-40
    if steps < 0:
        return Refusal("refusal-forward-only")
    if steps > pips:
        return Refusal("refusal-too-far", {"pips": pips})
    if board.slow(goal) and pips > CAREFUL:
        return Refusal("refusal-slow-tile")  # DUN-21, DUN-22
    return None
