"""The fields of a position."""

from __future__ import annotations

from typing import Final, Literal

from gloaming.core.state import Outcome, State

DECIDE: Final = 0
ROLLING: Final = 1
OVER: Final = 2

Phase = Literal["decide", "rolling", "over"]
PHASES: Final[tuple[Phase, ...]] = ("decide", "rolling", "over")


class SixthState(State):
    """The light stored by each seat, and the glow of the turn."""

    def __init__(self, seats: int, goal: int) -> None:
        self.seats = seats
        self.goal = goal
        self.store: list[int] = [0] * seats  # SIX-01
        self.glow = 0
        self.turn = 0
        self.phase = DECIDE
        self.result: Outcome | None = None
