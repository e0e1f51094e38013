"""The course of a turn."""

from __future__ import annotations

from gloaming.core.state import Emit
from gloaming.scaffold.template.constants import GUST_PIP
from gloaming.scaffold.template.events import Gust, Kept, Rolled, Turn
from gloaming.scaffold.template.rules.outcome import win
from gloaming.scaffold.template.state import DECIDE, SixthState


def resolve_roll(state: SixthState, pip: int, tell: Emit | None) -> None:
    if pip == GUST_PIP:  # SIX-12
        if tell is not None:
            tell(Gust(state.turn, state.glow), None)
        end_turn(state, tell)
        return
    state.glow += pip  # SIX-11
    state.phase = DECIDE
    if tell is not None:
        tell(Rolled(state.turn, pip, state.glow), None)
    if state.store[state.turn] + state.glow >= state.goal:
        win(state, tell)


def keep(state: SixthState, tell: Emit | None) -> None:
    """Store the glow and end the turn (SIX-13)."""
    state.store[state.turn] += state.glow
    if tell is not None:
        tell(Kept(state.turn, state.glow, state.store[state.turn]), None)
    end_turn(state, tell)


def end_turn(state: SixthState, tell: Emit | None) -> None:
    state.glow = 0
    state.turn = (state.turn + 1) % state.seats
    state.phase = DECIDE
    if tell is not None:
        tell(Turn(state.turn), None)
