"""Who has won."""

from __future__ import annotations

from gloaming.core.state import Outcome
from gloaming.games.dunkelrunde.state import OVER, DunkelrundeState


def check_end(state: DunkelrundeState) -> None:
    """End the match if a girl and a boy are at the linden (DUN-02, DUN-34)."""
    state.result = outcome_of(state)
    if state.result is not None:
        state.phase = OVER


def set_phase(state: DunkelrundeState, phase: int) -> None:
    """Set the phase of a position whose other fields are filled, with the outcome if it is over."""
    state.phase = phase
    if phase == OVER:
        check_end(state)


def outcome_of(state: DunkelrundeState) -> Outcome | None:
    """The outcome, or None while a girl or a boy is missing at the linden (DUN-02, DUN-03, DUN-05)."""
    children = state.children_on(state.board.linden)
    if len({child % 2 for child in children}) < 2:
        return None
    seats = [child // 2 for child in children]
    pairs = sorted({seat for seat in seats if seats.count(seat) == 2})
    if not pairs:
        return _victory(state.seats, seats, "reason-together")
    return _victory(state.seats, pairs, "reason-pair" if len(pairs) == 1 else "reason-pairs")  # DUN-03


def _victory(seats: int, winners: list[int], reason: str) -> Outcome:
    places = tuple(1 if seat in winners else 2 for seat in range(seats))
    scores = tuple(1.0 if seat in winners else 0.0 for seat in range(seats))
    return Outcome(places, scores, reason, tuple(sorted(winners)))
