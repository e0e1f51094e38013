"""A position: its fields, what is pending, and the rules that no action of a player states."""

from __future__ import annotations

from typing import Final

from gloaming.core.state import NOBODY, ONE_SEAT, SILENT, Emit, Outcome, Seats, State, first_of
from gloaming.scaffold.template.events import Gust, Rolled, Turn, Won

DIE_FACES: Final = 6
GUST: Final = 1  # the pip that blows the glow out


class Position(State):
    """The light that each seat has stored, and the glow of the turn. Fields are declared here, once."""

    goal: int = 0
    store: list[int]  # by seat
    glow: int = 0  # gathered in this turn and not yet stored
    turn: int = 0
    rolling: bool = False

    def deciders(self) -> Seats:
        return NOBODY if self.rolling or self.over() else ONE_SEAT[self.turn]

    def faces(self) -> int:
        return DIE_FACES if self.rolling else 0

    def settle(self, face: int, emit: Emit | None = None) -> None:
        tell = SILENT if emit is None else emit
        pip = face + 1
        self.rolling = False
        if pip == GUST:  # SIX-12
            tell(Gust(self.turn, self.glow), None)
            self.end_turn(tell)
            return
        self.glow += pip  # SIX-11
        tell(Rolled(self.turn, pip, self.glow), None)
        if self.store[self.turn] + self.glow >= self.goal:  # SIX-20
            self.store[self.turn] += self.glow
            tell(Won(self.turn, self.store[self.turn]), None)

    def end_turn(self, emit: Emit) -> None:
        self.glow = 0
        self.turn = (self.turn + 1) % self.seats
        emit(Turn(self.turn), None)

    def over(self) -> bool:
        return max(self.store) >= self.goal

    def outcome(self) -> Outcome | None:
        """More light gives a better place, equal light the same (SIX-21)."""
        if not self.over():
            return None
        places = tuple(1 + sum(other > light for other in self.store) for light in self.store)
        scores = tuple(float(light) for light in self.store)
        return Outcome(places, scores, "reason-goal", first_of(places))
