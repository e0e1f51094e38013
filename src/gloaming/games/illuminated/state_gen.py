"""Copies, writes and reads positions. Made from the fields by `python -m tools.state_functions`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from gloaming.core.codec import Plain, check_keys, items, whole
from gloaming.core.state import Outcome
from gloaming.games.illuminated.actions import CATALOGUE
from gloaming.games.illuminated.rules.attempts import Attempt

if TYPE_CHECKING:
    from gloaming.games.illuminated.rules.position import Position


def copy_onto(state: Position, copy: Position) -> None:
    copy.content = state.content
    copy.seats = state.seats
    copy.each = state.each
    copy.limit = state.limit
    copy.rungs = state.rungs[:]
    copy.phase = state.phase
    copy.turn = state.turn
    copy.actions = state.actions
    copy.turns = state.turns
    copy.pending = state.pending
    copy.result = state.result
    copy.light_bits = state.light_bits
    copy.shadow_totals = state.shadow_totals[:]
    copy.above_bottom = state.above_bottom
    copy.control = state.control


def to_plain(state: Position) -> dict[str, Plain]:
    return {
        "seats": state.seats,
        "each": int(state.each),
        "limit": int(state.limit),
        "rungs": list(state.rungs),
        "phase": int(state.phase),
        "turn": int(state.turn),
        "actions": int(state.actions),
        "turns": int(state.turns),
        "pending": (state.pending.notation if state.pending is not None else None),
        "result": (state.result.to_plain() if state.result is not None else None),
    }


def load(state: Position, plain: Mapping[str, Plain]) -> None:
    check_keys(
        plain,
        (
            "seats",
            "each",
            "limit",
            "rungs",
            "phase",
            "turn",
            "actions",
            "turns",
            "pending",
            "result",
        ),
    )
    state.seats = whole(plain["seats"], "seats")
    state.each = whole(plain["each"], "each")
    state.limit = whole(plain["limit"], "limit")
    state.rungs = [whole(each, "rungs") for each in items(plain["rungs"], "rungs")]
    state.phase = whole(plain["phase"], "phase")
    state.turn = whole(plain["turn"], "turn")
    state.actions = whole(plain["actions"], "actions")
    state.turns = whole(plain["turns"], "turns")
    state.pending = (
        None if plain["pending"] is None else CATALOGUE.expect(Attempt, plain["pending"], "pending")
    )
    state.result = None if plain["result"] is None else Outcome.from_plain(plain["result"], "result")
