"""The rules; RULES.md says them in words, under the same ids."""

from __future__ import annotations

from typing import Final, final

from gloaming.core.actions import NONE, Action, Choices
from gloaming.core.codec import Plain
from gloaming.core.state import NOBODY, SOLE, Outcome, Refusal, Seats, State, Tell, first_of
from gloaming.scaffold.template.actions import (
    FACES,
    GUST,
    KEEP,
    ROLL,
    Gust,
    Keep,
    Kept,
    Roll,
    Rolled,
    Turn,
    Won,
)

DECIDE: Final = 0
ROLLING: Final = 1
OVER: Final = 2
PHASES: Final = ("decide", "rolling", "over")

DARK: Final = Choices((ROLL,))  # what there is to choose while nothing glows
GLOWING: Final = Choices((ROLL, KEEP))


@final
class Position(State):
    """One position: the light stored by each seat, and the glow of the turn."""

    def __init__(self, seats: int, goal: int) -> None:
        self.seats = seats
        self.goal = goal
        self.store: list[int] = [0] * seats  # SIX-01
        self.glow = 0
        self.turn = 0
        self.phase = DECIDE
        self.result: Outcome | None = None

    # --- what is owed --------------------------------------------------------------------------------

    def deciders(self) -> Seats:
        return SOLE[self.turn] if self.phase == DECIDE else NOBODY

    def faces(self) -> int:
        return FACES if self.phase == ROLLING else 0

    def outcome(self) -> Outcome | None:
        return self.result

    def choices(self, seat: int) -> Choices:
        if self.phase != DECIDE or seat != self.turn:
            return NONE
        return GLOWING if self.glow else DARK

    def why_not(self, seat: int, action: Action) -> Refusal | None:
        if self.phase != DECIDE or seat != self.turn:
            return Refusal("refusal-not-your-turn")
        if isinstance(action, Roll):
            return None
        if isinstance(action, Keep):
            return None if self.glow else Refusal("refusal-nothing-glows")  # SIX-10
        return Refusal("refusal-unknown-action")

    # --- paying a decision ---------------------------------------------------------------------------

    def apply(self, seat: int, action: Action, tell: Tell | None = None) -> None:
        if isinstance(action, Roll):
            self.phase = ROLLING
        else:
            self._keep(tell)

    def _keep(self, tell: Tell | None) -> None:
        """SIX-13: the glow is stored, and the turn ends."""
        self.store[self.turn] += self.glow
        if tell is not None:
            tell(Kept(self.turn, self.glow, self.store[self.turn]), None)
        self._pass_on(tell)

    def _pass_on(self, tell: Tell | None) -> None:
        self.glow = 0
        self.turn = (self.turn + 1) % self.seats
        self.phase = DECIDE
        if tell is not None:
            tell(Turn(self.turn), None)

    # --- paying chance ---------------------------------------------------------------------------------

    def settle(self, face: int, tell: Tell | None = None) -> None:
        pip = face + 1
        if pip == GUST:  # SIX-12
            if tell is not None:
                tell(Gust(self.turn, self.glow), None)
            self._pass_on(tell)
            return
        self.glow += pip  # SIX-11
        self.phase = DECIDE
        if tell is not None:
            tell(Rolled(self.turn, pip, self.glow), None)
        if self.store[self.turn] + self.glow >= self.goal:
            self._win(tell)

    def _win(self, tell: Tell | None) -> None:
        """SIX-20: at once, with the glow stored."""
        self.store[self.turn] += self.glow
        self.glow = 0
        if tell is not None:
            tell(Won(self.turn, self.store[self.turn]), None)
        self.resume(OVER)

    def resume(self, phase: int) -> None:
        """Take up a position that was put together piece by piece."""
        self.phase = phase
        self.result = standing(self.store) if phase == OVER else None

    # --- copies ----------------------------------------------------------------------------------------

    def clone(self) -> Position:
        copy = Position(self.seats, self.goal)
        copy.store = self.store[:]
        copy.glow = self.glow
        copy.turn = self.turn
        copy.phase = self.phase
        copy.result = self.result
        return copy

    def pack(self) -> dict[str, Plain]:
        return {
            "seats": self.seats,
            "goal": self.goal,
            "store": self.store[:],
            "glow": self.glow,
            "turn": self.turn,
            "phase": PHASES[self.phase],
        }


def standing(store: list[int]) -> Outcome:
    """Who came where: the more light, the better; equal light shares a place (SIX-20, SIX-21)."""
    places = tuple([1 + sum([other > light for other in store]) for light in store])
    scores = tuple([float(light) for light in store])
    return Outcome(places, scores, "reason-goal", first_of(places))
