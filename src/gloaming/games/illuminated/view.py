"""What a seat sees of The Illuminated (everything: there are no secrets), and back."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, TypedDict

from gloaming.core.game import Say
from gloaming.core.state import LETTERS, View
from gloaming.games.illuminated.actions import DAWN, MOST, SUMMIT, VALUE, Zone, rung_of, zone
from gloaming.games.illuminated.notation import read_attempt, write, write_rung
from gloaming.games.illuminated.rules.position import PHASES, Position

Phase = Literal["first", "decide", "roll", "over"]


class EntityView(TypedDict):
    """Where an Entity stands."""

    zone: Zone
    value: int


class IlluminatedView(View):
    """The whole table."""

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
        "phase": phase(state.phase),
        "turn": int(state.turn),
        "actions": int(state.actions),
        "turns": int(state.turns),
        "limit": int(state.limit),
        "entities": [_entities(state, owner) for owner in range(state.seats)],
        "totals": state.depths[:],
        "control": int(state.control) if state.control >= 0 else None,
        "pending": write(state.pending) if state.pending is not None else None,
    }


def phase(number: int) -> Phase:
    names: list[Phase] = ["first", "decide", "roll", "over"]
    return names[number]


def _entities(state: Position, owner: int) -> list[EntityView]:
    rungs = state.rungs[owner * MOST : owner * MOST + state.each]
    return [{"zone": zone(rung), "value": VALUE[rung]} for rung in rungs]


def imagine(seen: IlluminatedView) -> Position:
    """The position that the view shows."""
    owners = seen["entities"]
    state = Position(len(owners), len(owners[0]), seen["limit"])
    for owner, entities in enumerate(owners):
        for number, entity in enumerate(entities):
            state.put(owner * MOST + number, rung_of(entity["zone"], entity["value"]))
    state.turn = seen["turn"]
    state.actions = seen["actions"]
    state.turns = seen["turns"]
    state.pending = read_attempt(seen["pending"])
    state.resume(PHASES.index(seen["phase"]))
    return state


def draw(seen: IlluminatedView, names: Sequence[str], say: Say) -> str:
    """The ladder with a row for each player: the numbers of the Entities on each rung."""
    wide = max(len(name) for name in names) + 4
    titles = [write_rung(rung) for rung in range(SUMMIT + 1)]
    rows = [_cells(entities) for entities in seen["entities"]]
    widths = [max(len(row[rung]) for row in [titles, *rows]) + 1 for rung in range(SUMMIT + 1)]
    lines = [" " * wide + _row(titles, widths)]
    for owner, cells in enumerate(rows):
        mark = "*" if seen["control"] == owner else " "
        turn = ">" if seen["turn"] == owner else " "
        total = say("table-shadow-total", total=seen["totals"][owner])
        name = f"{turn}{LETTERS[owner]} {names[owner]}"
        lines.append(f"{name:<{wide}}{_row(cells, widths)}  {mark} {total}")
    return "\n".join(lines)


def _cells(entities: Sequence[EntityView]) -> list[str]:
    cells = [""] * (SUMMIT + 1)
    for number, entity in enumerate(entities, 1):
        cells[rung_of(entity["zone"], entity["value"])] += str(number)
    return [cell or "." for cell in cells]


def _row(cells: Sequence[str], widths: Sequence[int]) -> str:
    shown = [f"{cell:>{width}}" for cell, width in zip(cells, widths, strict=True)]
    return "".join(shown[:DAWN]) + " |" + "".join(shown[DAWN:])
