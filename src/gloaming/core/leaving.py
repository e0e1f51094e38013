"""What it means for the outcome that somebody left for good: gave up, or ran out of time."""

from __future__ import annotations

from collections.abc import Sequence

from gloaming.core.game import Outcome

GIVEN_UP = "reason-given-up"
TIME = "reason-time"
REASONS = {"gave-up": GIVEN_UP, "time": TIME}


def last_standing(seats: int, lost: Sequence[int], why: str) -> Outcome | None:
    """The outcome once no two seats are left to play for it; the later one left, the better the place."""
    left = [seat for seat in range(seats) if seat not in lost]
    if not lost or len(left) > 1:
        return None
    order = [*left, *reversed(lost)]
    places = tuple(order.index(seat) + 1 for seat in range(seats))
    return Outcome(places, (0.0,) * seats, REASONS[why])


def behind(outcome: Outcome, lost: Sequence[int]) -> Outcome:
    """The outcome of a game that was played to its end: whoever left comes after everybody who stayed."""
    if not lost:
        return outcome
    stayed = [(place, seat) for seat, place in enumerate(outcome.places) if seat not in lost]
    places = list(outcome.places)
    for place, seat in stayed:
        places[seat] = 1 + sum(other < place for other, _ in stayed)
    for number, seat in enumerate(reversed(lost)):
        places[seat] = len(stayed) + 1 + number
    return Outcome(tuple(places), outcome.scores, outcome.reason)
