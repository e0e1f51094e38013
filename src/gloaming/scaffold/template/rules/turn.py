"""The course of a turn."""

from __future__ import annotations

from gloaming.core.state import Emit
from gloaming.scaffold.template.constants import GUST_PIP
from gloaming.scaffold.template.events import Gust, Kept, Rolled, Turn
from gloaming.scaffold.template.rules.outcome import win
from gloaming.scaffold.template.state import DECIDE, SixthState


def resolve_roll(state: SixthState, pip: int, emit: Emit | None) -> None:
    if pip == GUST_PIP:  # SIX-12
        if emit is not None:
            emit(Gust(state.turn, state.glow), None)
        end_turn(state, emit)
        return
    state.glow += pip  # SIX-11
    state.phase = DECIDE
    if emit is not None:
        emit(Rolled(state.turn, pip, state.glow), None)
    if state.store[state.turn] + state.glow >= state.goal:
        win(state, emit)


def keep(state: SixthState, emit: Emit | None) -> None:
    """Store the glow and end the turn (SIX-13)."""
    state.store[state.turn] += state.glow
    if emit is not None:
        emit(Kept(state.turn, state.glow, state.store[state.turn]), None)
    end_turn(state, emit)


def end_turn(state: SixthState, emit: Emit | None) -> None:
    state.glow = 0
    state.turn = (state.turn + 1) % state.seats
    state.phase = DECIDE
    if emit is not None:
        emit(Turn(state.turn), None)
