"""What an outcome is worth to each seat: an option of bots, statistics and learners."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from gloaming.core.state import NOBODY, Outcome, State

Payoff = Callable[[Outcome], list[float]]
UNFINISHED: Final = "unfinished"  # the reason of a game that was broken off


def won(outcome: Outcome) -> list[float]:
    """1 for each winner, alone or together; if nobody wins, an even part of one win for those in first place.

    So a draw is better than a defeat. Alone, what is not won is lost.
    """
    if outcome.winners:
        paid = [0.0] * len(outcome.places)
        for seat in outcome.winners:
            paid[seat] = 1.0
        return paid
    return _drawn(outcome)


def share(outcome: Outcome) -> list[float]:
    """One win, divided among the winners; if nobody wins, as in `won`."""
    paid = won(outcome)
    if len(outcome.winners) > 1:
        each = 1.0 / len(outcome.winners)
        return [each * value for value in paid]
    return paid


def score(outcome: Outcome) -> list[float]:
    """The final scores."""
    return list(outcome.scores)


PAYOFFS: Final[dict[str, Payoff]] = {"won": won, "share": share, "score": score}


def unfinished(state: State) -> Outcome:
    """The outcome of a game that is broken off here: a draw, with the scores so far."""
    scores = state.scores() or (0.0,) * state.seats
    return Outcome((1,) * state.seats, tuple(scores), UNFINISHED, NOBODY)


def _drawn(outcome: Outcome) -> list[float]:
    seats = len(outcome.places)
    each = 1.0 / max(1, outcome.places.count(1)) if seats > 1 else 0.0
    return [each if place == 1 else 0.0 for place in outcome.places]
