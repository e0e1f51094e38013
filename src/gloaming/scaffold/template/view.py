"""What a seat may know: everything, because the game has no hidden information."""

from __future__ import annotations

from gloaming.core.state import View
from gloaming.scaffold.template.rules.position import Position
from gloaming.scaffold.template.state import PHASES, Phase


class SixthView(View):
    """The whole position."""

    phase: Phase
    turn: int
    goal: int
    glow: int  # gathered in this turn and not yet stored
    store: list[int]  # by seat


def view(state: Position, seat: int | None) -> SixthView:
    return {
        "seat": seat,
        "phase": PHASES[state.phase],
        "turn": state.turn,
        "goal": state.goal,
        "glow": state.glow,
        "store": state.store[:],
    }
