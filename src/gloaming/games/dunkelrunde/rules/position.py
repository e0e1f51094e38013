"""A position with its rules."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import final

from gloaming.core.actions import NO_CHOICES, Action, Choices
from gloaming.core.codec import Plain
from gloaming.core.state import NOBODY, ONE_SEAT, SILENT, TURN_OF, Emit, Outcome, Phrase, Seats
from gloaming.games.dunkelrunde.constants import CHILD_PIPS, GHOST_PIPS
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

    def section(self) -> Phrase | None:
        return TURN_OF[self.turn] if self.turn >= 0 else None  # a turn begins with its roll

    def outcome(self) -> Outcome | None:
        return self.result

    def choices(self, seat: int) -> Choices:
        if self.phase != MOVE or seat != self.turn:
            return NO_CHOICES
        offered = self.offered
        if offered is None:
            offered = self.offered = list_offers(self)
        return offered

    def apply(self, seat: int, action: Action, emit: Emit | None = None) -> None:
        emit = SILENT if emit is None else emit
        self.offered = None
        action.apply(self, seat, emit)
        if self.phase != OVER:
            continue_turn(self, emit)

    def settle(self, face: int, emit: Emit | None = None) -> None:
        emit = SILENT if emit is None else emit
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
