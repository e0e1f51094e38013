"""How a contest ends (LAD-30, LAD-31, LAD-42)."""

from __future__ import annotations

from gloaming.core.state import NOBODY, Outcome, first_of
from gloaming.games.light_and_dark.constants import TEAMS
from gloaming.games.light_and_dark.state import LightAndDarkState


def is_decided(pieces: LightAndDarkState) -> bool:
    """Whether a team has its points, or no game is left."""
    return max(pieces.points) >= pieces.options.points_to_win or pieces.game >= pieces.options.max_games


def outcome_of(pieces: LightAndDarkState) -> Outcome:
    """The result of a contest that is over: more points win; with equal ones nobody has won (LAD-31)."""
    ours, theirs = pieces.points
    scores = tuple(float(pieces.points[seat % TEAMS]) for seat in range(pieces.seats))
    if ours == theirs:
        return Outcome((1,) * pieces.seats, scores, "reason-undecided", NOBODY)
    winner = 0 if ours > theirs else 1
    winners = sum(seat % TEAMS == winner for seat in range(pieces.seats))
    places = tuple(1 if seat % TEAMS == winner else 1 + winners for seat in range(pieces.seats))
    reason = "contest" if pieces.options.best_of > 1 else pieces.completed()
    return Outcome(places, scores, f"reason-{reason}", first_of(places))
