"""Moves of a ghost: legality, refusals and effect."""

from __future__ import annotations

from mypy_extensions import i64

from gloaming.core.actions import Action
from gloaming.core.state import Refusal
from gloaming.games.dunkelrunde.actions import MoveGhost
from gloaming.games.dunkelrunde.constants import GHOST_PIPS, GHOSTS
from gloaming.games.dunkelrunde.state import DunkelrundeState


def add_ghost_moves(state: DunkelrundeState, offers: list[Action]) -> None:
    """Add the moves of all ghosts: forward, then backward (DUN-60)."""
    moves = state.board.ghost_moves
    for ghost in range(GHOSTS):
        at: i64 = state.ghosts[ghost]
        offers += moves[ghost][at * (GHOST_PIPS + 1) + state.eight]


def why_no_ghost_move(state: DunkelrundeState, action: MoveGhost) -> Refusal | None:
    """The reason why the player in turn may not make the move, or None."""
    board, ghost, goal = state.board, int(action.ghost), int(action.tile)
    if goal >= board.size:
        return Refusal("refusal-no-such-tile")
    if state.double:
        return Refusal("refusal-double-ghost")  # DUN-32
    if state.ghost_moved:
        return Refusal("refusal-ghost-moved")  # DUN-30
    if goal in board.ghost_goals[state.ghosts[ghost]][state.eight]:
        return None
    area = board.ghost_areas[ghost]
    if goal not in board.road:
        return Refusal("refusal-ghost-hidden-path")  # DUN-61
    if not board.road.index(area.low) <= board.road.index(goal) <= board.road.index(area.high):
        return Refusal("refusal-ghost-area")  # DUN-15
    return Refusal("refusal-ghost-distance", {"pips": int(state.eight)})  # DUN-60


def move_ghost(state: DunkelrundeState, ghost: i64, goal: i64) -> None:
    """Move the ghost; a single child on the goal runs back to its shelter (DUN-62)."""
    state.ghosts[ghost] = goal
    if state.count_children(goal) == 1:
        for child in range(i64(len(state.children))):
            if state.children[child] == goal:
                state.children[child] = state.board.shelter_of[goal]
