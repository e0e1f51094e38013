"""A position with its rules."""

from __future__ import annotations

from collections.abc import Mapping
from typing import final

from mypy_extensions import i64

from gloaming.core.actions import NO_CHOICES, Choices
from gloaming.core.codec import Plain
from gloaming.core.state import NOBODY, ONE_SEAT, SILENT, Emit, Outcome, Seats
from gloaming.games.illuminated.constants import DIE_FACES
from gloaming.games.illuminated.rules.attempts import resolve_attempt
from gloaming.games.illuminated.rules.offers import offers
from gloaming.games.illuminated.rules.turn import begin_first_turn
from gloaming.games.illuminated.state import DECIDE, FIRST, ROLL, IlluminatedState
from gloaming.games.illuminated.state_gen import copy_onto, load, to_plain


@final
class Position(IlluminatedState):
    """A position of The Illuminated."""

    def deciders(self) -> Seats:
        return ONE_SEAT[self.turn] if self.phase == DECIDE else NOBODY

    def faces(self) -> int:
        if self.phase == ROLL:
            return DIE_FACES
        return self.seats if self.phase == FIRST else 0

    def outcome(self) -> Outcome | None:
        return self.result

    def choices(self, seat: int) -> Choices:
        if self.phase != DECIDE or seat != self.turn:
            return NO_CHOICES
        return offers(self.light_bits, self.turn, self.seats, self.each)

    def settle(self, face: int, emit: Emit | None = None) -> None:
        emit = SILENT if emit is None else emit
        if self.phase == FIRST:
            begin_first_turn(self, face, emit)
        else:
            pip: i64 = face
            resolve_attempt(self, pip + 1, emit)

    def clone(self) -> Position:
        copy = Position()
        copy_onto(self, copy)
        return copy

    def to_plain(self) -> dict[str, Plain]:
        return to_plain(self)

    def load(self, plain: Mapping[str, Plain]) -> None:
        load(self, plain)
