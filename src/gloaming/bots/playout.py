"""Random play to the end: a measure of speed, and an estimate for games without an evaluation."""

from __future__ import annotations

from mypy_extensions import i64

from gloaming.core.chance import Seeded
from gloaming.core.state import SILENT, State


def play_out(state: State, dice: Seeded, most: int = 1_000_000) -> int:
    """Play at random until the game is over or `most` decisions are made; returns their number."""
    made: i64 = 0
    limit: i64 = most
    while made < limit:
        faces = state.faces()
        if faces:
            state.settle(dice.index(faces), SILENT)
            continue
        deciders = state.deciders()
        if not deciders:
            break
        seat = deciders[0]
        if len(deciders) > 1:
            seat = deciders[dice.below(len(deciders))]
        choices = state.choices(seat)
        if choices.ranges:
            state.apply(seat, choices.sample(dice), SILENT)
        else:
            listed = choices.listed
            state.apply(seat, listed[dice.index(len(listed) - choices.rarely)], SILENT)
        made += 1
    return made
