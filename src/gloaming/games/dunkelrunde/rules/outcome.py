"""Who has won once a girl and a boy are at the linden."""

from __future__ import annotations

from gloaming.core.state import Outcome
from gloaming.games.dunkelrunde.state import Pieces


def outcome_of(pieces: Pieces) -> Outcome | None:
    """How the game ended, or None while a girl or a boy is missing at the linden (DUN-02, DUN-03, DUN-05)."""
    there = pieces.standing(pieces.board.linden)
    if len({child % 2 for child in there}) < 2:
        return None
    seats = [child // 2 for child in there]
    pairs = sorted({seat for seat in seats if seats.count(seat) == 2})
    if not pairs:
        return _victory(pieces.seats, seats, "reason-together")
    return _victory(pieces.seats, pairs, "reason-pair" if len(pairs) == 1 else "reason-pairs")  # DUN-03


def _victory(seats: int, winners: list[int], reason: str) -> Outcome:
    places = tuple(1 if seat in winners else 2 for seat in range(seats))
    scores = tuple(1.0 if seat in winners else 0.0 for seat in range(seats))
    return Outcome(places, scores, reason, tuple(sorted(winners)))
