"""How forfeits (giving up, or running out of time) change the outcome."""

from __future__ import annotations

from collections.abc import Sequence

from gloaming.core.state import Outcome, first_of

GIVEN_UP = "reason-given-up"
TIME = "reason-time"
REASONS = {"gave-up": GIVEN_UP, "time": TIME}


def last_standing(seats: int, lost: Sequence[int], why: str) -> Outcome | None:
    """The outcome when fewer than two seats are left: the last remaining seat wins.

    Seats that forfeited later get better places. A solo player who forfeits has not won.
    """
    remaining = [seat for seat in range(seats) if seat not in lost]
    if not lost or len(remaining) > 1:
        return None
    order = [*remaining, *reversed(lost)]
    places = tuple(order.index(seat) + 1 for seat in range(seats))
    return Outcome(places, (0.0,) * seats, REASONS[why], tuple(remaining))


def behind(outcome: Outcome, lost: Sequence[int]) -> Outcome:
    """The outcome of a game that was played to its end: seats that forfeited come after all others.

    Winners that did not forfeit stay winners. If all winners forfeited, the seats that come first now win.
    A game without a winner stays without one.
    """
    if not lost:
        return outcome
    stayed = [(place, seat) for seat, place in enumerate(outcome.places) if seat not in lost]
    places = list(outcome.places)
    for place, seat in stayed:
        places[seat] = 1 + sum(other < place for other, _ in stayed)
    for number, seat in enumerate(reversed(lost)):
        places[seat] = len(stayed) + 1 + number
    won = tuple([seat for seat in outcome.winners if seat not in lost])
    winners = won if won or not outcome.winners else first_of(places)
    return Outcome(tuple(places), outcome.scores, outcome.reason, winners)
