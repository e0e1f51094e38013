"""A position that agrees with a view."""

from __future__ import annotations

from gloaming.games.illuminated.constants import MAX_ENTITIES, rung_of
from gloaming.games.illuminated.notation import read_attempt
from gloaming.games.illuminated.rules.outcome import set_phase
from gloaming.games.illuminated.rules.position import Position
from gloaming.games.illuminated.state import PHASES
from gloaming.games.illuminated.view import IlluminatedView


def imagine(seen: IlluminatedView) -> Position:
    owners = seen["entities"]
    state = Position(len(owners), len(owners[0]), seen["limit"])
    for owner, entities in enumerate(owners):
        for number, entity in enumerate(entities):
            state.put(owner * MAX_ENTITIES + number, rung_of(entity["zone"], entity["value"]))
    state.turn = seen["turn"]
    state.actions = seen["actions"]
    state.turns = seen["turns"]
    state.pending = read_attempt(seen["pending"])
    set_phase(state, PHASES.index(seen["phase"]))
    return state
