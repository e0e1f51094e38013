"""DunkelRunde's rules: what is owed, the course of a turn, and the end."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from gloaming.core.actions import NONE, Action, Choices
from gloaming.core.codec import Plain
from gloaming.core.state import NOBODY, SOLE, Outcome, Refusal, Seats, Tell
from gloaming.games.dunkelrunde.actions import (
    CHILD_PIPS,
    GHOST_PIPS,
    Began,
    Broken,
    Expired,
    MoveChild,
    MoveGhost,
    MoveGroup,
    Rolled,
    Turn,
)
from gloaming.games.dunkelrunde.board import Board
from gloaming.games.dunkelrunde.rules import move_events as telling
from gloaming.games.dunkelrunde.rules.child_moves import add_child_moves, why_no_child_move
from gloaming.games.dunkelrunde.rules.ghost_moves import add_ghost_moves, why_no_ghost_move
from gloaming.games.dunkelrunde.rules.group_moves import add_group_moves, why_no_group_move
from gloaming.games.dunkelrunde.rules.outcome import outcome_of
from gloaming.games.dunkelrunde.state import FIRST, MOVE, OVER, PHASES, ROLL, Pieces


@final
class Position(Pieces):
    """One position of DunkelRunde."""

    def __init__(self, seats: int, board: Board) -> None:
        super().__init__(seats, board)
        self.offered: Choices | None = None  # what was listed for this very position
        self.result: Outcome | None = None

    # --- what is owed --------------------------------------------------------------------------------

    def deciders(self) -> Seats:
        return SOLE[self.turn] if self.phase == MOVE else NOBODY

    def faces(self) -> int:
        if self.phase == ROLL:
            return CHILD_PIPS * GHOST_PIPS  # both dice at once (DUN-30)
        return self.seats if self.phase == FIRST else 0

    def outcome(self) -> Outcome | None:
        return self.result

    def choices(self, seat: int) -> Choices:
        if self.phase != MOVE or seat != self.turn:
            return NONE
        offered = self.offered
        if offered is None:
            offered = self.offered = self._offer()
        return offered

    def _offer(self) -> Choices:
        choices = Choices(())
        offers = choices.listed
        if self.six == self.eight:
            add_group_moves(self, offers)
            return choices
        if not self.child_moved:
            add_child_moves(self, 2 * self.turn, offers)
            add_child_moves(self, 2 * self.turn + 1, offers)
        if not self.ghost_moved:
            add_ghost_moves(self, offers)
        return choices

    def why_not(self, seat: int, action: Action) -> Refusal | None:
        if self.phase != MOVE or seat != self.turn:
            return Refusal("refusal-not-your-turn")
        if isinstance(action, MoveChild):
            return why_no_child_move(self, seat, action)
        if isinstance(action, MoveGroup):
            return why_no_group_move(self, action)
        if isinstance(action, MoveGhost):
            return why_no_ghost_move(self, action)
        return Refusal("refusal-unknown-action")

    # --- paying a decision ---------------------------------------------------------------------------

    def apply(self, seat: int, action: Action, tell: Tell | None = None) -> None:
        self.offered = None
        if tell is not None:
            telling.tell_move(self, action, tell)
        if isinstance(action, MoveChild):
            self._move_child(action.child, action.tile)
            self.child_moved = True
        elif isinstance(action, MoveGhost):
            self._move_ghost(action.ghost, action.tile)
            self.ghost_moved = True
        else:
            assert isinstance(action, MoveGroup)
            self._move_group(action.tile, action.goal)
        if self.phase != OVER:
            self._go_on(tell)
        elif tell is not None and self.result is not None:
            tell(Broken(self.result.winners), None)

    def _move_child(self, child: i64, goal: i64) -> None:
        self.children[child] = goal
        self._take_along(goal)
        if goal == self.board.linden:
            self._arrive()

    def _move_group(self, tile: i64, goal: i64) -> None:
        for child in range(i64(len(self.children))):
            if self.children[child] == tile:
                self.children[child] = goal
        self._take_along(goal)
        if goal == self.board.linden:
            self._arrive()

    def _take_along(self, goal: i64) -> None:
        """Who comes to the tile beyond a red one has crossed it, and takes a waiting child along (DUN-17)."""
        red: i64 = self.board.bank[goal]
        if red < 0:
            return
        for child in range(i64(len(self.children))):
            if self.children[child] == red:
                self.children[child] = goal

    def _move_ghost(self, ghost: i64, goal: i64) -> None:
        self.ghosts[ghost] = goal
        if self.crowd(goal) == 1:  # DUN-62
            for child in range(i64(len(self.children))):
                if self.children[child] == goal:
                    self.children[child] = self.board.shelter[goal]

    def _go_on(self, tell: Tell | None) -> None:
        """What comes after a move: the rest of the turn, another roll, or the next player."""
        if self.six == self.eight:
            self._roll_again()  # DUN-33
        elif self.ghost_moved and (self.child_moved or not self._can_go_on()):  # DUN-31
            self._next_turn(tell)

    def _can_go_on(self) -> bool:
        self.offered = self._offer()
        return len(self.offered.listed) > 0

    def _roll_again(self) -> None:
        self.six = 0
        self.eight = 0
        self.phase = ROLL

    def _next_turn(self, tell: Tell | None) -> None:
        after: i64 = self.turn + 1
        seats: i64 = self.seats
        self._begin_turn(after if after < seats else 0, tell)

    def _begin_turn(self, seat: i64, tell: Tell | None) -> None:
        self.turn = seat
        self.child_moved = False
        self.ghost_moved = False
        self._roll_again()
        if tell is not None:
            tell(Turn(int(seat)), None)

    # --- paying chance ---------------------------------------------------------------------------------

    def settle(self, face: int, tell: Tell | None = None) -> None:
        if self.phase == FIRST:
            self.begin(face, tell)
        else:
            self._roll(face, tell)

    def begin(self, seat: int, tell: Tell | None = None) -> None:
        """The seat has the first turn (DUN-04)."""
        if tell is not None:
            tell(Began(seat), None)
        self._begin_turn(seat, tell)

    def _roll(self, face: i64, tell: Tell | None) -> None:
        self.rolls += 1
        self.six = face // GHOST_PIPS + 1
        self.eight = face % GHOST_PIPS + 1
        self.phase = MOVE
        self.offered = None
        if tell is not None:
            tell(Rolled(int(self.turn), int(self.six), int(self.eight), self.double), None)
        if self.six == self.eight and not self._can_go_on():  # DUN-32
            self._roll_again()
            if tell is not None:
                tell(Expired(int(self.turn)), None)

    # --- the end -----------------------------------------------------------------------------------------

    def _arrive(self) -> None:
        """End the game at once if a girl and a boy are at the linden (DUN-02, DUN-34)."""
        self.result = outcome_of(self)
        if self.result is not None:
            self.phase = OVER

    def resume(self, phase: int) -> None:
        """Take up a position that was put together piece by piece."""
        self.phase = phase
        if phase == OVER:
            self._arrive()

    # --- copies --------------------------------------------------------------------------------------------

    def clone(self) -> Position:
        copy = Position(0, self.board)
        copy.seats = self.seats
        copy.children = self.children[:]
        copy.ghosts = self.ghosts[:]
        copy.phase = self.phase
        copy.turn = self.turn
        copy.six = self.six
        copy.eight = self.eight
        copy.child_moved = self.child_moved
        copy.ghost_moved = self.ghost_moved
        copy.rolls = self.rolls
        copy.offered = self.offered
        copy.result = self.result
        return copy

    def pack(self) -> dict[str, Plain]:
        return {
            "seats": self.seats,
            "children": self.children[:],
            "ghosts": self.ghosts[:],
            "phase": PHASES[self.phase],
            "turn": int(self.turn),
            "six": int(self.six),
            "eight": int(self.eight),
            "child_moved": self.child_moved,
            "ghost_moved": self.ghost_moved,
            "rolls": int(self.rolls),
        }
