"""The actions that bots consider."""

from __future__ import annotations

from collections.abc import Sequence

from gloaming.core.actions import Action
from gloaming.games.dunkelrunde.rules.child_moves import MoveChild
from gloaming.games.dunkelrunde.rules.ghost_moves import MoveGhost
from gloaming.games.dunkelrunde.rules.position import Position


def propose(state: Position, seat: int) -> Sequence[Action]:
    """Moves of children first, unless a ghost is in their way: otherwise the order seldom matters."""
    listed = state.choices(seat).listed
    if not isinstance(listed[0], MoveChild):  # the order is fixed
        return listed
    return [action for action in listed if not isinstance(action, MoveGhost) or _in_the_way(state, action)]


def _in_the_way(state: Position, action: MoveGhost) -> bool:
    """Whether the ghost stands with a child of the player in turn, or on a goal of one."""
    at = state.ghosts[action.ghost]
    girl, boy = state.children[2 * state.turn], state.children[2 * state.turn + 1]
    if at in (girl, boy):
        return True
    goals = state.board.child_goals
    return at in goals[girl][state.six] or at in goals[boy][state.six]
