"""Actions as text: `explore 17`, `place d4 e`, `step d5`, `lay b2 fire`, `prepare 5`, `end` …

Spaces are a1 to g7, cells a1 to e5, with rows numbered from the north. Cards are numbered from 1. A card's
turn is the way that its top points to: n, e, s or w.
"""

from __future__ import annotations

from typing import Final

from gloaming.core.actions import Action
from gloaming.games.betwixt_and_between import actions as m
from gloaming.games.betwixt_and_between.constants import BOARD_SIZE, CELLS, ELEMENTS, WAY_LETTERS, WEAVE_SIZE


def space_name(space: int) -> str:
    return f"{'abcdefg'[space % BOARD_SIZE]}{space // BOARD_SIZE + 1}"


def cell_name(cell: int) -> str:
    return f"{'abcde'[cell % WEAVE_SIZE]}{cell // WEAVE_SIZE + 1}"


def format_action(action: Action) -> str:
    if isinstance(action, m.Lay):
        return f"lay {cell_name(action.cell)} {ELEMENTS[action.element]}"
    if isinstance(action, m.Place):
        return f"place {space_name(action.space)} {WAY_LETTERS[action.turn]}"
    if isinstance(action, m.Exchange):
        source = action.source
        gem = cell_name(source) if source < CELLS else ELEMENTS[source - CELLS]
        return f"exchange {gem} {ELEMENTS[action.element]}"
    if isinstance(action, m.Absorb):
        return f"absorb {'familiar ' if action.familiar else ''}{WAY_LETTERS[action.way]}"
    if isinstance(action, m.Use):
        return f"use {action.absorb + 1} {WAY_LETTERS[action.turn]}"
    if isinstance(action, m.Remove):
        return f"remove {space_name(action.space)} {WAY_LETTERS[action.way]}"
    return write_simple(action)


def write_simple(action: Action) -> str:
    """Write an action that has at most one space, cell, card or element."""
    verb = type(action).__name__.lower()
    if isinstance(action, (m.Step, m.Travel, m.Scout, m.Choose, m.Reveal)):
        return f"{verb} {space_name(action.space)}"
    if isinstance(action, (m.Lift, m.Give)):
        return f"{verb} {cell_name(action.cell)}"
    if isinstance(action, (m.Keep, m.Explore, m.Discard)):
        return f"{verb} {action.card + 1}"
    if isinstance(action, (m.Learn, m.Activate, m.Prepare)):
        return f"{verb} {action.spell + 1}"
    if isinstance(action, m.Call):
        return f"call {ELEMENTS[action.element]}"
    if isinstance(action, m.Take):
        return f"take {action.slot + 1}"
    if isinstance(action, m.Lead):
        return f"lead {WAY_LETTERS[action.way]}"
    return verb


def _all_actions() -> dict[str, Action]:
    """Return every action by its notation. Actions are made once, so reading is a lookup."""
    lists: list[list[Action]] = [
        [*m.LEARN], [*m.KEEP], [*m.CALL], [*m.EXPLORING], [*m.TAKE], [m.BLIND], [*m.PLACE], [*m.STEP],
        [*m.TRAVEL], [*m.SCOUT], [m.PERFORM], [*m.CHOOSE], [*m.DISCARD], [*m.ABSORB], [*m.USE],
        [*m.ACTIVATE], [*m.REVEAL], [m.END], [*m.LAY], [*m.LIFT], [*m.PREPARE], [m.DONE], [m.OFFER],
        [*m.GIVE], [m.PASS], [*m.LEAD], [*m.REMOVE],
    ]  # fmt: skip
    swaps: list[Action] = [*m.EXCHANGES]
    return {format_action(action): action for actions in [*lists, swaps] for action in actions}


ACTIONS: Final[dict[str, Action]] = _all_actions()


def parse_action(text: str) -> Action | None:
    return ACTIONS.get(text)
