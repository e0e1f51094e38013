"""How near a team is to winning, by the discs that it is missing."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gloaming.games.light_and_dark.state import LightAndDarkState

NEARNESS: Final[list[float]] = [2.0, 1.0, 0.55, 0.3, 0.17, 0.1, 0.06]  # by the number of missing discs


def nearness(state: LightAndDarkState, team: i64, pending: list[int]) -> float:
    """How near a team is to all torches or all druids; pending discs count as flipped."""
    side = state.side_of(team)
    mine = team == state.turn
    druids: i64 = 0
    torches: i64 = 0
    for disc in range(len(state.sides)):
        missing = state.sides[disc] != side
        if pending and disc in pending:
            missing = not mine
        if missing:
            if disc < state.druids:
                druids += 1
            else:
                torches += 1
    last = len(NEARNESS) - 1
    return NEARNESS[min(druids, last)] + NEARNESS[min(torches, last)]
