"""Positions as plain data."""

from __future__ import annotations

from collections.abc import Mapping

from gloaming.core.codec import CodecError, Plain, read_int, read_ints, read_str
from gloaming.games.illuminated.constants import entities_of
from gloaming.games.illuminated.notation import format_action, read_attempt
from gloaming.games.illuminated.rules.outcome import set_phase
from gloaming.games.illuminated.state import PHASES, IlluminatedState


def to_plain(state: IlluminatedState) -> dict[str, Plain]:
    return {
        "seats": state.seats,
        "each": int(state.each),
        "limit": int(state.limit),
        "rungs": [state.rungs[entity] for entity in entities_of(state.seats, state.each)],
        "phase": PHASES[state.phase],
        "turn": int(state.turn),
        "actions": int(state.actions),
        "turns": int(state.turns),
        "pending": format_action(state.pending) if state.pending is not None else "",
    }


def restore(state: IlluminatedState, plain: Mapping[str, Plain]) -> None:
    """Fill a new state of the same size from plain data."""
    entities = entities_of(state.seats, state.each)
    for entity, rung in zip(entities, read_ints(plain, "rungs"), strict=True):
        state.put(entity, rung)
    state.turn = read_int(plain, "turn")
    state.actions = read_int(plain, "actions")
    state.turns = read_int(plain, "turns")
    state.pending = read_attempt(read_str(plain, "pending") or None)
    phase = read_str(plain, "phase")
    if phase not in PHASES:
        raise CodecError(f"phase must be one of {', '.join(PHASES)}, not {phase!r}")
    set_phase(state, PHASES.index(phase))
