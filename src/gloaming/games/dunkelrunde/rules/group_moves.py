"""Moving a group after a double: which groups there are, where each may end, and why not elsewhere."""

from __future__ import annotations

from mypy_extensions import i64

from gloaming.core.actions import Action
from gloaming.core.state import Refusal
from gloaming.games.dunkelrunde.actions import BLUE, CAREFUL, MOVE_GROUP, MoveGroup
from gloaming.games.dunkelrunde.rules.child_moves import why_too_far
from gloaming.games.dunkelrunde.state import Pieces


def add_group_moves(pieces: Pieces, offers: list[Action]) -> None:
    """Add every move of every group on the board, in the order of their first children."""
    count: i64 = len(pieces.children)
    for child in range(count):
        tile: i64 = pieces.children[child]
        if tile != pieces.board.linden and _leads(pieces, child, tile):
            moves = MOVE_GROUP[tile]
            for goal in pieces.board.marches[tile][pieces.six]:
                offers.append(moves[goal])  # noqa: PERF401


def _leads(pieces: Pieces, child: i64, tile: i64) -> bool:
    """Whether the child is the first of a group."""
    for earlier in range(child):
        if pieces.children[earlier] == tile:
            return False
    return pieces.crowd(tile) > 1


def why_no_group_move(pieces: Pieces, action: MoveGroup) -> Refusal | None:
    """The reason why the group may not make the move now, or None."""
    board, tile, goal = pieces.board, int(action.tile), int(action.goal)
    if tile >= board.size or goal >= board.size:
        return Refusal("refusal-no-such-tile")
    if not pieces.double:
        return Refusal("refusal-no-double")  # DUN-30
    if tile == board.linden:
        return Refusal("refusal-at-linden")  # DUN-44
    if pieces.crowd(tile) < 2:
        return Refusal("refusal-no-group")  # DUN-41
    if goal in board.marches[tile][pieces.six]:
        return None
    if board.slow(tile) and pieces.six > CAREFUL:
        return Refusal("refusal-slow-start")
    return _why_not_there(pieces, tile, goal)


def _why_not_there(pieces: Pieces, tile: int, goal: int) -> Refusal:
    far = why_too_far(pieces, tile, goal)
    if far is not None:
        return far
    if pieces.board.colours[goal] == BLUE:
        return Refusal("refusal-blue")  # DUN-51
    crossed = [pieces.board.bank[end] for end in pieces.board.marches[tile][pieces.six]]
    if any(red >= 0 and pieces.board.steps[red][goal] >= 0 for red in crossed):
        return Refusal("refusal-stop-beyond-red")  # DUN-17
    return Refusal("refusal-group-goes-far")  # DUN-50
