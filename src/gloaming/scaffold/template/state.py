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

    goal: int = 0
    store: list[int]  # by seat
    glow: int = 0  # gathered in this turn and not yet stored
    turn: int = 0
    phase: int = DECIDE
    result: Outcome | None = None
