"""A position that agrees with a view."""

from __future__ import annotations

from gloaming.core.content import Content
from gloaming.games.dunkelrunde.rules.outcome import set_phase
from gloaming.games.dunkelrunde.rules.position import Position
from gloaming.games.dunkelrunde.rules.setup import new_position
from gloaming.games.dunkelrunde.state import PHASES
from gloaming.games.dunkelrunde.view import DunkelrundeView


def imagine(seen: DunkelrundeView, content: Content) -> Position:
    state = new_position(len(seen["children"]) // 2, content)
    state.children = list(seen["children"])
    state.ghosts = list(seen["ghosts"])
    state.turn = seen["turn"]
    state.six = seen["six"]
    state.eight = seen["eight"]
    state.child_moved = seen["child_moved"]
    state.ghost_moved = seen["ghost_moved"]
    state.rolls = seen["rolls"]
    set_phase(state, PHASES.index(seen["phase"]))
    return state
