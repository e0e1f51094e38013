"""What a seat may know: everything, because the game has no hidden information."""

from __future__ import annotations

from typing import TypedDict

from gloaming.core.state import View
from gloaming.games.illuminated.constants import MAX_ENTITIES, VALUE, Zone, zone_of
from gloaming.games.illuminated.rules.position import Position
from gloaming.games.illuminated.state import PHASES, Phase


class EntityView(TypedDict):
    """Zone and value of an Entity."""

    zone: Zone
    value: int


class IlluminatedView(View):
    """The whole position."""

    phase: Phase
    turn: int  # -1 until the first player is drawn
    actions: int  # left in this turn
    turns: int  # completed by all players together
    limit: int  # turns of each player, 0 for no limit
    entities: list[list[EntityView]]  # by seat
    totals: list[int]  # value in the Shadow by seat
    control: int | None  # the seat that controls the Shadow
    pending: str | None  # the action that waits for its roll


def view(state: Position, seat: int | None) -> IlluminatedView:
    return {
        "seat": seat,
        "phase": PHASES[state.phase],
        "turn": int(state.turn),
        "actions": int(state.actions),
        "turns": int(state.turns),
        "limit": int(state.limit),
        "entities": [_entities(state, owner) for owner in range(state.seats)],
        "totals": state.shadow_totals[:],
        "control": int(state.control) if state.control >= 0 else None,
        "pending": state.pending.notation if state.pending is not None else None,
    }


def _entities(state: Position, owner: int) -> list[EntityView]:
    rungs = state.rungs[owner * MAX_ENTITIES : owner * MAX_ENTITIES + state.each]
    return [{"zone": zone_of(rung), "value": VALUE[rung]} for rung in rungs]
