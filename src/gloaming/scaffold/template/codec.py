"""Positions as plain data."""

from __future__ import annotations

from collections.abc import Mapping

from gloaming.core.codec import CodecError, Plain, read_int, read_ints, read_str
from gloaming.scaffold.template.rules.outcome import set_phase
from gloaming.scaffold.template.state import PHASES, SixthState


def to_plain(state: SixthState) -> dict[str, Plain]:
    return {
        "seats": state.seats,
        "goal": state.goal,
        "store": state.store[:],
        "glow": state.glow,
        "turn": state.turn,
        "phase": PHASES[state.phase],
    }


def restore(state: SixthState, plain: Mapping[str, Plain]) -> None:
    """Fill a new state of the same size from plain data."""
    state.store = read_ints(plain, "store")
    if len(state.store) != state.seats:
        raise CodecError(f"store must have {state.seats} numbers, not {len(state.store)}")
    state.glow = read_int(plain, "glow")
    state.turn = read_int(plain, "turn")
    phase = read_str(plain, "phase")
    if phase not in PHASES:
        raise CodecError(f"phase must be one of {', '.join(PHASES)}, not {phase!r}")
    set_phase(state, PHASES.index(phase))
