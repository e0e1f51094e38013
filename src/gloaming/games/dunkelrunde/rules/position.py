"""A position with its rules."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import final

from gloaming.core.actions import NO_CHOICES, Action, Choices
from gloaming.core.codec import Plain
from gloaming.core.state import NOBODY, ONE_SEAT, Emit, Outcome, Refusal, Seats
from gloaming.games.dunkelrunde.actions import MoveChild, MoveGhost, MoveGroup
from gloaming.games.dunkelrunde.constants import CHILD_PIPS, GHOST_PIPS
from gloaming.games.dunkelrunde.events import Broken
from gloaming.games.dunkelrunde.rules.child_moves import move_child, why_no_child_move
from gloaming.games.dunkelrunde.rules.ghost_moves import move_ghost, why_no_ghost_move
from gloaming.games.dunkelrunde.rules.group_moves import move_group, why_no_group_move
from gloaming.games.dunkelrunde.rules.move_events import tell_move
from gloaming.games.dunkelrunde.rules.offers import list_offers
from gloaming.games.dunkelrunde.rules.turn import begin_first_turn, continue_turn, resolve_roll
from gloaming.games.dunkelrunde.state import FIRST, MOVE, OVER, ROLL, DunkelrundeState
from gloaming.games.dunkelrunde.state_gen import copy_onto, load, to_plain


@final
class Position(DunkelrundeState):
    """A position of DunkelRunde."""

    def deciders(self) -> Seats:
        return ONE_SEAT[self.turn] if self.phase == MOVE else NOBODY

    def faces(self) -> int:
        if self.phase == ROLL:
            return CHILD_PIPS * GHOST_PIPS  # both dice at once (DUN-30)
        return self.seats if self.phase == FIRST else 0

    def dice(self) -> Sequence[int]:
        return (CHILD_PIPS, GHOST_PIPS) if self.phase == ROLL else (self.faces(),)

    def outcome(self) -> Outcome | None:
        return self.result

    def choices(self, seat: int) -> Choices:
        if self.phase != MOVE or seat != self.turn:
            return NO_CHOICES
        offered = self.offered
        if offered is None:
            offered = self.offered = list_offers(self)
        return offered

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

    def apply(self, seat: int, action: Action, emit: Emit | None = None) -> None:
        self.offered = None
        if emit is not None:
            tell_move(self, action, emit)
        if isinstance(action, MoveChild):
            move_child(self, action.child, action.tile)
            self.child_moved = True
        elif isinstance(action, MoveGhost):
            move_ghost(self, action.ghost, action.tile)
            self.ghost_moved = True
        else:
            assert isinstance(action, MoveGroup)
            move_group(self, action.tile, action.goal)
        if self.phase != OVER:
            continue_turn(self, emit)
        elif emit is not None and self.result is not None:
            emit(Broken(self.result.winners), None)

    def settle(self, face: int, emit: Emit | None = None) -> None:
        if self.phase == FIRST:
            begin_first_turn(self, face, emit)
        else:
            resolve_roll(self, face, emit)

    def clone(self) -> Position:
        copy = Position()
        copy_onto(self, copy)
        return copy

    def to_plain(self) -> dict[str, Plain]:
        return to_plain(self)

    def load(self, plain: Mapping[str, Plain]) -> None:
        load(self, plain)
