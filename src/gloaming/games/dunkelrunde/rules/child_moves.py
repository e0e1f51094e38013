"""Moves of a single child, and what moves of children have in common."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from mypy_extensions import i64

from gloaming.core.actions import Action
from gloaming.core.state import SILENT, Emit, Phrase, Refusal
from gloaming.games.dunkelrunde.constants import BLUE, RED, SLOW_PIPS, Piece, gender
from gloaming.games.dunkelrunde.events import Crossed, Helped, Walked
from gloaming.games.dunkelrunde.rules.outcome import check_end, outcome_of
from gloaming.games.dunkelrunde.state import DunkelrundeState

NO_SUCH_CHILD: Final = Refusal("refusal-no-such-child")
NO_SUCH_TILE: Final = Refusal("refusal-no-such-tile")
NOT_YOURS: Final = Refusal("refusal-not-your-child")
DOUBLE: Final = Refusal("refusal-double-child")
MOVED: Final = Refusal("refusal-child-moved")
AT_LINDEN: Final = Refusal("refusal-at-linden")
WAITS: Final = Refusal("refusal-child-waits")
HELD: Final = Refusal("refusal-group-held")
SLOW_START: Final = Refusal("refusal-slow-start")
SLOW_TILE: Final = Refusal("refusal-slow-tile")
NO_STEP: Final = Refusal("refusal-must-step")
FORWARD_ONLY: Final = Refusal("refusal-forward-only")
BLUE_TILE: Final = Refusal("refusal-blue")
GHOST_THERE: Final = Refusal("refusal-ghost-there")
GHOST_AT_RED: Final = Refusal("refusal-ghost-at-red")
STOP_AT_RED: Final = Refusal("refusal-stop-at-red")
CROSSES: Final = Refusal("refusal-crosses-at-once")


@dataclass(frozen=True, eq=False)
class MoveChild(Action):
    """Move the child to the tile."""

    child: i64
    tile: i64

    def why_not(self, state: DunkelrundeState, seat: int) -> Refusal | None:
        if self.child >= len(state.children):
            return NO_SUCH_CHILD
        if self.tile >= state.board.size:
            return NO_SUCH_TILE
        if state.double:
            return DOUBLE  # DUN-32
        if self.child // 2 != seat:
            return NOT_YOURS
        if state.child_moved:
            return MOVED  # DUN-30
        return _why_no_start(state, self.child) or _why_no_goal(state, self.child, self.tile)

    def apply(self, state: DunkelrundeState, seat: int, emit: Emit) -> None:
        if emit is not SILENT:
            routes = state.board.child_routes(state.children[self.child], state.six)
            tell_walk(state, "child", [self.child], routes, self.tile, emit)
        state.children[self.child] = self.tile
        state.child_moved = True
        arrive(state, self.tile, emit)

    def consequences(self, state: DunkelrundeState, seat: int) -> Sequence[Phrase]:
        if state.board.is_red[self.tile]:
            return [say("consequence-waits", self.child, state.board.places[self.tile])]
        red = state.board.red_before[self.tile]
        if red == state.board.river and state.count_children(red) == 0:
            return [say("consequence-helped", self.child)]
        return consequences_at(state, [self.child], self.tile)


def _why_no_start(state: DunkelrundeState, child: i64) -> Refusal | None:
    """The reason why the child cannot move at all, or None."""
    board, start = state.board, state.children[child]
    if start == board.linden:
        return AT_LINDEN  # DUN-44
    if board.colours[start] == RED:
        return WAITS  # DUN-17
    if state.has_ghost(start):
        return HELD  # DUN-43
    return SLOW_START if board.slow(start) and state.six > SLOW_PIPS else None  # DUN-21, DUN-22


def _why_no_goal(state: DunkelrundeState, child: i64, goal: i64) -> Refusal | None:
    board, start = state.board, state.children[child]
    red = board.red_before[goal]
    reds = [red for red in board.child_goals[start][state.six] if board.colours[red] == RED]
    if red >= 0 and red in reds and end_at_red(state, child, red) == goal:
        return None
    unreachable = why_unreachable(state, start, goal)
    if unreachable is not None:
        return unreachable
    if board.colours[goal] == BLUE:
        return BLUE_TILE  # DUN-16
    if goal in board.child_goals[start][state.six]:
        return _why_no_end(state, child, goal)
    if any(board.distances[red][goal] > 0 for red in reds):
        return GHOST_AT_RED if state.has_ghost(reds[0]) else STOP_AT_RED  # DUN-17
    return too_far(state)


def _why_no_end(state: DunkelrundeState, child: i64, goal: i64) -> Refusal | None:
    """The reason why the child may not end on a tile within its reach, or None."""
    if state.board.colours[goal] == RED:
        end = end_at_red(state, child, goal)
        if end < 0:
            return GHOST_AT_RED
        return None if end == goal else CROSSES
    return GHOST_THERE if state.has_ghost(goal) else None  # DUN-42


def end_at_red(state: DunkelrundeState, child: i64, red: i64) -> i64:
    """Where a single child ends that reaches the red tile, or -1 if it may not enter."""
    beyond: i64 = state.board.tile_beyond[red]
    if red == state.board.river and state.last_before_river(child):
        return beyond  # DUN-19
    if state.has_ghost(red):
        return -1  # DUN-17
    return beyond if state.count_children(red) > 0 else red


# --- children and groups -------------------------------------------------------------------------------


def why_unreachable(state: DunkelrundeState, start: int, goal: i64) -> Refusal | None:
    """The reason why children cannot get from start to goal with this roll, pieces aside, or None."""
    distance = state.board.distances[start][goal]
    if distance == 0:
        return NO_STEP  # DUN-40
    if distance < 0:
        return FORWARD_ONLY
    if distance > state.six:
        return too_far(state)
    return SLOW_TILE if state.board.slow(goal) and state.six > SLOW_PIPS else None  # DUN-21, DUN-22


def too_far(state: DunkelrundeState) -> Refusal:
    return Refusal("refusal-too-far", {"pips": int(state.six)})


def arrive(state: DunkelrundeState, goal: i64, emit: Emit) -> None:
    """Take a child that waits on the red tile before the goal along (DUN-17), and end a match that is won."""
    red: i64 = state.board.red_before[goal]
    if red >= 0:
        for child in range(i64(len(state.children))):
            if state.children[child] == red:
                state.children[child] = goal
    if goal == state.board.linden:
        check_end(state, emit)


def tell_walk(
    state: DunkelrundeState, piece: Piece, who: list[int], routes: list[list[int]], goal: int, emit: Emit
) -> None:
    """Tell the route and what happens at its end, before the move is made."""
    board = state.board
    red = board.red_before[goal]
    end = red if red >= 0 else goal
    route = min((route for route in routes if route[-1] == end), key=len)
    emit(Walked(piece, tuple(who), tuple(route), board.places[end]), None)
    if red < 0:
        return
    together = sorted(who + state.children_on(red))
    if len(together) == 1:
        emit(Helped(together[0], goal), None)  # DUN-19
    else:
        emit(Crossed(tuple(together), goal, board.places[red]), None)  # DUN-17


def consequences_at(state: DunkelrundeState, who: list[int], goal: int) -> list[Phrase]:
    """Who is taken along from the red tile before the goal, and who wins there."""
    red = state.board.red_before[goal]
    if red >= 0:
        waiting = [child for child in state.children_on(red) if child not in who]
        return [say("consequence-taken-along", child, state.board.places[red]) for child in waiting]
    if goal != state.board.linden:
        return []
    result = outcome_of(state.seats, who + state.children_on(goal))
    if result is None:
        return []
    if len(result.winners) == 1:
        return [Phrase("consequence-broken-alone", {}, {"seat": result.winners[0]})]
    return [Phrase("consequence-broken", {"count": len(result.winners)})]


def say(key: str, child: int, place: str = "") -> Phrase:
    """The text names the child by its player and its gender, and the place."""
    args: dict[str, int | str] = {"child": gender(child)}
    if place:
        args["place"] = place
    return Phrase(key, args, {"seat": child // 2})
