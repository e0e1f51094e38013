"""How a match ends."""

from __future__ import annotations

from gloaming.core.state import Emit, Outcome, first_of
from gloaming.scaffold.template.events import Won
from gloaming.scaffold.template.state import OVER, SixthState


def win(state: SixthState, emit: Emit | None) -> None:
    """End the match at once, with the glow stored (SIX-20)."""
    state.store[state.turn] += state.glow
    state.glow = 0
    if emit is not None:
        emit(Won(state.turn, state.store[state.turn]), None)
    set_phase(state, OVER)


def set_phase(state: SixthState, phase: int) -> None:
    """Set the phase of a position whose other fields are filled, with the outcome if it is over."""
    state.phase = phase
    state.result = outcome_of(state.store) if phase == OVER else None


def outcome_of(store: list[int]) -> Outcome:
    """More light gives a better place, equal light the same (SIX-20, SIX-21)."""
    places = tuple([1 + sum([other > light for other in store]) for light in store])
    scores = tuple([float(light) for light in store])
    return Outcome(places, scores, "reason-goal", first_of(places))
