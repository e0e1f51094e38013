"""A position with its rules."""

from __future__ import annotations

from collections.abc import Mapping
from typing import final

from mypy_extensions import i64

from gloaming.core.actions import NO_CHOICES, Action, Choices
from gloaming.core.codec import Plain
from gloaming.core.state import NOBODY, ONE_SEAT, Emit, Outcome, Refusal, Seats
from gloaming.games.illuminated.actions import Attempt, End
from gloaming.games.illuminated.constants import DIE_FACES
from gloaming.games.illuminated.rules.attempts import begin_attempt, resolve_attempt, why_no_attempt
from gloaming.games.illuminated.rules.offers import offers
from gloaming.games.illuminated.rules.turn import begin_first_turn, end_turn
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

    def why_not(self, seat: int, action: Action) -> Refusal | None:
        if self.phase != DECIDE or seat != self.turn:
            return Refusal("refusal-not-your-turn")
        if isinstance(action, End):
            return None
        if isinstance(action, Attempt):
            return why_no_attempt(self, seat, action)
        return Refusal("refusal-unknown-action")

    def apply(self, seat: int, action: Action, emit: Emit | None = None) -> None:
        if isinstance(action, Attempt):
            begin_attempt(self, seat, action, emit)
        else:
            end_turn(self, emit)

    def settle(self, face: int, emit: Emit | None = None) -> None:
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
