"""The outcome of a contest (LAD-30, LAD-31, LAD-42)."""

from __future__ import annotations

from gloaming.core.state import NOBODY, Outcome, first_of
from gloaming.games.light_and_dark.constants import TEAMS
from gloaming.games.light_and_dark.state import LightAndDarkState


def is_decided(state: LightAndDarkState) -> bool:
    """Whether a team has enough points, or no game is left."""
    return max(state.points) >= state.options.points_to_win or state.game >= state.options.max_games


def outcome_of(state: LightAndDarkState) -> Outcome:
    """The outcome of a finished contest: more points win; a tie has no winner (LAD-31)."""
    ours, theirs = state.points
    scores = tuple(float(state.points[seat % TEAMS]) for seat in range(state.seats))
    if ours == theirs:
        return Outcome((1,) * state.seats, scores, "reason-undecided", NOBODY)
    winner = 0 if ours > theirs else 1
    winners = sum(seat % TEAMS == winner for seat in range(state.seats))
    places = tuple(1 if seat % TEAMS == winner else 1 + winners for seat in range(state.seats))
    reason = "contest" if state.options.best_of > 1 else state.completed()
    return Outcome(places, scores, f"reason-{reason}", first_of(places))
