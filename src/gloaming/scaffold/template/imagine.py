"""A position that agrees with a view."""

from __future__ import annotations

from gloaming.scaffold.template.rules.outcome import set_phase
from gloaming.scaffold.template.rules.position import Position
from gloaming.scaffold.template.state import PHASES
from gloaming.scaffold.template.view import SixthView


def imagine(seen: SixthView) -> Position:
    state = Position(len(seen["store"]), seen["goal"])
    state.store = list(seen["store"])
    state.glow = seen["glow"]
    state.turn = seen["turn"]
    set_phase(state, PHASES.index(seen["phase"]))
    return state
