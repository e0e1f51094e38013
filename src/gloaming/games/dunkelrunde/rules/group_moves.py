"""Moves of a group after a double."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from mypy_extensions import i64

from gloaming.core.actions import Action
from gloaming.core.state import SILENT, Emit, Phrase, Refusal
from gloaming.games.dunkelrunde.constants import BLUE, SLOW_PIPS
from gloaming.games.dunkelrunde.rules.child_moves import (
    AT_LINDEN,
    BLUE_TILE,
    NO_SUCH_TILE,
    SLOW_START,
    arrive,
    consequences_at,
    tell_walk,
    why_unreachable,
)
from gloaming.games.dunkelrunde.state import DunkelrundeState

NO_DOUBLE: Final = Refusal("refusal-no-double")
NO_GROUP: Final = Refusal("refusal-no-group")
BEYOND_RED: Final = Refusal("refusal-stop-beyond-red")
GOES_FAR: Final = Refusal("refusal-group-goes-far")


@dataclass(frozen=True, eq=False)
class MoveGroup(Action):
    """Move all children on the tile together to the goal."""

    tile: i64
    goal: i64

    def why_not(self, state: DunkelrundeState, seat: int) -> Refusal | None:
        board = state.board
        if self.tile >= board.size or self.goal >= board.size:
            return NO_SUCH_TILE
        if not state.double:
            return NO_DOUBLE  # DUN-30
        if self.tile == board.linden:
            return AT_LINDEN  # DUN-44
        if state.count_children(self.tile) < 2:
            return NO_GROUP  # DUN-41
        if self.goal in board.group_goals[self.tile][state.six]:
            return None
        if board.slow(self.tile) and state.six > SLOW_PIPS:
            return SLOW_START
        return _why_no_goal(state, self.tile, self.goal)

    def apply(self, state: DunkelrundeState, seat: int, emit: Emit) -> None:
        if emit is not SILENT:
            routes = state.board.group_routes(self.tile, state.six)
            tell_walk(state, "group", state.children_on(self.tile), routes, self.goal, emit)
        for child in range(i64(len(state.children))):
            if state.children[child] == self.tile:
                state.children[child] = self.goal
        arrive(state, self.goal, emit)

    def consequences(self, state: DunkelrundeState, seat: int) -> Sequence[Phrase]:
        return consequences_at(state, state.children_on(self.tile), self.goal)


def _why_no_goal(state: DunkelrundeState, tile: i64, goal: i64) -> Refusal:
    unreachable = why_unreachable(state, tile, goal)
    if unreachable is not None:
        return unreachable
    if state.board.colours[goal] == BLUE:
        return BLUE_TILE  # DUN-51
    crossed = [state.board.red_before[end] for end in state.board.group_goals[tile][state.six]]
    if any(red >= 0 and state.board.distances[red][goal] >= 0 for red in crossed):
        return BEYOND_RED  # DUN-17
    return GOES_FAR  # DUN-50
