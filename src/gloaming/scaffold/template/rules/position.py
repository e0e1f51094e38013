"""A position with its rules; RULES.md states them under the same ids."""

from __future__ import annotations

from typing import Final, final

from gloaming.core.actions import NO_CHOICES, Action, Choices
from gloaming.core.content import Content
from gloaming.core.state import NOBODY, ONE_SEAT, Emit, Outcome, Refusal, Seats
from gloaming.scaffold.template.actions import KEEP, ROLL, Keep, Roll
from gloaming.scaffold.template.constants import DIE_FACES
from gloaming.scaffold.template.rules.turn import keep, resolve_roll
from gloaming.scaffold.template.state import DECIDE, ROLLING, SixthState

WITHOUT_GLOW: Final = Choices((ROLL,))
WITH_GLOW: Final = Choices((ROLL, KEEP))


@final
class Position(SixthState):
    """A position of the game."""

    def deciders(self) -> Seats:
        return ONE_SEAT[self.turn] if self.phase == DECIDE else NOBODY

    def faces(self) -> int:
        return DIE_FACES if self.phase == ROLLING else 0

    def outcome(self) -> Outcome | None:
        return self.result

    def choices(self, seat: int) -> Choices:
        if self.phase != DECIDE or seat != self.turn:
            return NO_CHOICES
        return WITH_GLOW if self.glow else WITHOUT_GLOW

    def why_not(self, seat: int, action: Action) -> Refusal | None:
        if self.phase != DECIDE or seat != self.turn:
            return Refusal("refusal-not-your-turn")
        if isinstance(action, Roll):
            return None
        if isinstance(action, Keep):
            return None if self.glow else Refusal("refusal-nothing-glows")  # SIX-10
        return Refusal("refusal-unknown-action")

    def apply(self, seat: int, action: Action, emit: Emit | None = None) -> None:
        if isinstance(action, Roll):
            self.phase = ROLLING
        else:
            keep(self, emit)

    def settle(self, face: int, emit: Emit | None = None) -> None:
        resolve_roll(self, face + 1, emit)


def new_position(seats: int, goal: int, content: Content) -> Position:
    """The first position (SIX-01)."""
    state = Position()
    state.content = content
    state.seats = seats
    state.goal = goal
    state.store = [0] * seats
    return state
