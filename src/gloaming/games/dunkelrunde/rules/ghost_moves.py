"""Moving a ghost: where it ends, and why not elsewhere."""

from __future__ import annotations

from mypy_extensions import i64

from gloaming.core.actions import Action
from gloaming.core.state import Refusal
from gloaming.games.dunkelrunde.actions import GHOST_PIPS, GHOSTS, MoveGhost
from gloaming.games.dunkelrunde.state import Pieces


def add_ghost_moves(pieces: Pieces, offers: list[Action]) -> None:
    """Add every ghost's moves: forward, then backward (DUN-60)."""
    moves = pieces.board.ghost_moves
    for ghost in range(GHOSTS):
        at: i64 = pieces.ghosts[ghost]
        offers += moves[ghost][at * (GHOST_PIPS + 1) + pieces.eight]


def why_no_ghost_move(pieces: Pieces, action: MoveGhost) -> Refusal | None:
    """The reason why the ghost may not make the move now, or None."""
    board, ghost, goal = pieces.board, int(action.ghost), int(action.tile)
    if goal >= board.size:
        return Refusal("refusal-no-such-tile")
    if pieces.double:
        return Refusal("refusal-double-ghost")  # DUN-32
    if pieces.ghost_moved:
        return Refusal("refusal-ghost-moved")  # DUN-30
    if goal in board.prowls[pieces.ghosts[ghost]][pieces.eight]:
        return None
    haunt = board.haunts[ghost]
    if goal not in board.road:
        return Refusal("refusal-ghost-hidden-path")  # DUN-61
    if not board.road.index(haunt.low) <= board.road.index(goal) <= board.road.index(haunt.high):
        return Refusal("refusal-ghost-area")  # DUN-15
    return Refusal("refusal-ghost-distance", {"pips": int(pieces.eight)})  # DUN-60
