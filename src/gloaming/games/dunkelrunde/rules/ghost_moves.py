"""Moves of a ghost."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from mypy_extensions import i64

from gloaming.core.actions import Action
from gloaming.core.state import SILENT, Emit, Phrase, Refusal
from gloaming.games.dunkelrunde.events import Frightened, Walked
from gloaming.games.dunkelrunde.rules.child_moves import NO_SUCH_TILE, say
from gloaming.games.dunkelrunde.state import DunkelrundeState

DOUBLE: Final = Refusal("refusal-double-ghost")
MOVED: Final = Refusal("refusal-ghost-moved")
HIDDEN_PATH: Final = Refusal("refusal-ghost-hidden-path")
OUTSIDE: Final = Refusal("refusal-ghost-area")


@dataclass(frozen=True, eq=False)
class MoveGhost(Action):
    """Move the ghost to the tile."""

    ghost: i64
    tile: i64

    def why_not(self, state: DunkelrundeState, seat: int) -> Refusal | None:
        board, goal = state.board, self.tile
        if goal >= board.size:
            return NO_SUCH_TILE
        if state.double:
            return DOUBLE  # DUN-32
        if state.ghost_moved:
            return MOVED  # DUN-30
        if goal in board.ghost_goals[state.ghosts[self.ghost]][state.eight]:
            return None
        area = board.ghost_areas[self.ghost]
        if goal not in board.road:
            return HIDDEN_PATH  # DUN-61
        if not board.road.index(area.low) <= board.road.index(goal) <= board.road.index(area.high):
            return OUTSIDE  # DUN-15
        return Refusal("refusal-ghost-distance", {"pips": int(state.eight)})  # DUN-60

    def apply(self, state: DunkelrundeState, seat: int, emit: Emit) -> None:
        """A single child on the tile runs back to its shelter (DUN-62)."""
        board, goal = state.board, self.tile
        if emit is not SILENT:
            routes = board.ghost_routes(state.ghosts[self.ghost], state.eight)
            route = next(route for route in routes if route[-1] == goal)
            emit(Walked("ghost", (self.ghost,), tuple(route), board.places[goal]), None)
        state.ghosts[self.ghost] = goal
        state.ghost_moved = True
        if state.count_children(goal) == 1:
            shelter = board.shelter_of[goal]
            for child in range(i64(len(state.children))):
                if state.children[child] == goal:
                    state.children[child] = shelter
                    if emit is not SILENT:
                        emit(Frightened(child, goal, shelter, board.places[shelter]), None)

    def consequences(self, state: DunkelrundeState, seat: int) -> Sequence[Phrase]:
        children = state.children_on(self.tile)
        if len(children) != 1:
            return []
        shelter = state.board.shelter_of[self.tile]
        return [say("consequence-frightened", children[0], state.board.places[shelter])]
