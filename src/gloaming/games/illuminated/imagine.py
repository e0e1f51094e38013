"""A position that agrees with a view."""

from __future__ import annotations

from gloaming.games.illuminated.actions import CATALOGUE
from gloaming.games.illuminated.constants import MAX_ENTITIES, rung_of
from gloaming.games.illuminated.rules.attempts import Attempt
from gloaming.games.illuminated.rules.outcome import set_phase
from gloaming.games.illuminated.rules.position import Position
from gloaming.games.illuminated.rules.setup import new_position
from gloaming.games.illuminated.state import PHASES
from gloaming.games.illuminated.view import IlluminatedView


def imagine(seen: IlluminatedView) -> Position:
    owners = seen["entities"]
    state = new_position(len(owners), len(owners[0]), seen["limit"])
    for owner, entities in enumerate(owners):
        for number, entity in enumerate(entities):
            state.put(owner * MAX_ENTITIES + number, rung_of(entity["zone"], entity["value"]))
    state.turn = seen["turn"]
    state.actions = seen["actions"]
    state.turns = seen["turns"]
    pending = seen["pending"]
    state.pending = CATALOGUE.expect(Attempt, pending, "pending") if pending is not None else None
    set_phase(state, PHASES.index(seen["phase"]))
    return state
