"""Positions as plain data."""

from __future__ import annotations

from collections.abc import Mapping

from gloaming.core.codec import CodecError, Plain, read_int, read_ints, read_str
from gloaming.games.dunkelrunde.rules.outcome import set_phase
from gloaming.games.dunkelrunde.state import PHASES, DunkelrundeState


def to_plain(state: DunkelrundeState) -> dict[str, Plain]:
    return {
        "seats": state.seats,
        "children": state.children[:],
        "ghosts": state.ghosts[:],
        "phase": PHASES[state.phase],
        "turn": int(state.turn),
        "six": int(state.six),
        "eight": int(state.eight),
        "child_moved": state.child_moved,
        "ghost_moved": state.ghost_moved,
        "rolls": int(state.rolls),
    }


def restore(state: DunkelrundeState, plain: Mapping[str, Plain]) -> None:
    """Fill a new state of the same size from plain data."""
    state.children = read_ints(plain, "children")
    state.ghosts = read_ints(plain, "ghosts")
    state.turn = read_int(plain, "turn")
    state.six = read_int(plain, "six")
    state.eight = read_int(plain, "eight")
    state.child_moved = plain.get("child_moved") is True
    state.ghost_moved = plain.get("ghost_moved") is True
    state.rolls = read_int(plain, "rolls")
    phase = read_str(plain, "phase")
    if phase not in PHASES:
        raise CodecError(f"phase must be one of {', '.join(PHASES)}, not {phase!r}")
    set_phase(state, PHASES.index(phase))
