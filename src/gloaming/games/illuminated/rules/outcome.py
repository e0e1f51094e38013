"""How a match ends."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gloaming.core.state import NOBODY, SILENT, Emit, Outcome
from gloaming.games.illuminated.constants import MAX_ENTITIES, MAX_SEATS, TOP, entities_of
from gloaming.games.illuminated.events import Undecided, Won
from gloaming.games.illuminated.state import OVER, IlluminatedState


def win(state: IlluminatedState, entity: i64, emit: Emit) -> None:
    """End the match: the owner of the Entity wins at once, in any player's turn (ILL-05)."""
    owner = entity // MAX_ENTITIES
    state.phase = OVER
    state.result = _victories[owner * 8 + state.seats]
    emit(Won(owner, entity), None)


def end_undecided(state: IlluminatedState, reason: str, emit: Emit) -> None:
    """End the match without a winner (ILL-08, ILL-09)."""
    state.phase = OVER
    state.actions = 0
    state.result = Outcome((1,) * state.seats, (0,) * state.seats, reason, NOBODY)
    emit(Undecided(reason), None)


def set_phase(state: IlluminatedState, phase: int) -> None:
    """Set the phase of a position whose other fields are filled, with the outcome if it is over."""
    state.phase = phase
    if phase != OVER:
        return
    for entity in entities_of(state.seats, state.each):
        if state.rungs[entity] == TOP:
            win(state, entity, SILENT)
            return
    end_undecided(state, "reason-locked" if state.above_bottom == 0 else "reason-turn-limit", SILENT)


def _victory(winner: int, seats: int) -> Outcome:
    places = tuple(1 if seat == winner else 2 for seat in range(seats))
    scores = tuple(1.0 if seat == winner else 0.0 for seat in range(seats))
    return Outcome(places, scores, "reason-illuminated", (winner,))


# By winner and number of seats.
_victories: Final[list[Outcome]] = [
    _victory(winner, seats) for winner in range(MAX_SEATS) for seats in range(8)
]
