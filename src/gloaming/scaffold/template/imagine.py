"""A position that agrees with a view."""

from __future__ import annotations

from gloaming.core.content import Content
from gloaming.scaffold.template.rules.outcome import set_phase
from gloaming.scaffold.template.rules.position import Position, new_position
from gloaming.scaffold.template.state import PHASES
from gloaming.scaffold.template.view import SixthView


def imagine(seen: SixthView, content: Content) -> Position:
    state = new_position(len(seen["store"]), seen["goal"], content)
    state.store = list(seen["store"])
    state.glow = seen["glow"]
    state.turn = seen["turn"]
    set_phase(state, PHASES.index(seen["phase"]))
    return state
