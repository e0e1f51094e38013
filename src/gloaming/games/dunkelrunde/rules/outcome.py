"""Who has won."""

from __future__ import annotations

from gloaming.core.state import SILENT, Emit, Outcome
from gloaming.games.dunkelrunde.events import Broken
from gloaming.games.dunkelrunde.state import OVER, DunkelrundeState


def check_end(state: DunkelrundeState, emit: Emit = SILENT) -> None:
    """End the match if a girl and a boy are at the linden (DUN-02, DUN-34)."""
    result = state.result = outcome_of(state.seats, state.children_on(state.board.linden))
    if result is not None:
        state.phase = OVER
        emit(Broken(result.winners), None)


def set_phase(state: DunkelrundeState, phase: int) -> None:
    """Set the phase of a position whose other fields are filled, with the outcome if it is over."""
    state.phase = phase
    if phase == OVER:
        check_end(state)


def outcome_of(players: int, children: list[int]) -> Outcome | None:
    """The outcome with these children at the linden, or None while a girl or a boy is missing (DUN-02)."""
    if len({child % 2 for child in children}) < 2:
        return None
    seats = [child // 2 for child in children]
    pairs = sorted({seat for seat in seats if seats.count(seat) == 2})
    if not pairs:
        return _victory(players, seats, "reason-together")
    return _victory(players, pairs, "reason-pair" if len(pairs) == 1 else "reason-pairs")  # DUN-03, DUN-05


def _victory(seats: int, winners: list[int], reason: str) -> Outcome:
    places = tuple(1 if seat in winners else 2 for seat in range(seats))
    scores = tuple(1.0 if seat in winners else 0.0 for seat in range(seats))
    return Outcome(places, scores, reason, tuple(sorted(winners)))
