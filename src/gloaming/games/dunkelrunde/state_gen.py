"""Copies, writes and reads positions. Made from the fields by `python -m tools.state_functions`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from gloaming.core.codec import Plain, check_keys, flag, items, whole
from gloaming.core.state import Outcome

if TYPE_CHECKING:
    from gloaming.games.dunkelrunde.rules.position import Position


def copy_onto(state: Position, copy: Position) -> None:
    copy.content = state.content
    copy.seats = state.seats
    copy.children = state.children[:]
    copy.ghosts = state.ghosts[:]
    copy.phase = state.phase
    copy.turn = state.turn
    copy.six = state.six
    copy.eight = state.eight
    copy.child_moved = state.child_moved
    copy.ghost_moved = state.ghost_moved
    copy.rolls = state.rolls
    copy.result = state.result
    copy.board = state.board
    copy.offered = state.offered


def to_plain(state: Position) -> dict[str, Plain]:
    return {
        "seats": state.seats,
        "children": list(state.children),
        "ghosts": list(state.ghosts),
        "phase": int(state.phase),
        "turn": int(state.turn),
        "six": int(state.six),
        "eight": int(state.eight),
        "child_moved": state.child_moved,
        "ghost_moved": state.ghost_moved,
        "rolls": int(state.rolls),
        "result": (state.result.to_plain() if state.result is not None else None),
    }


def load(state: Position, plain: Mapping[str, Plain]) -> None:
    check_keys(
        plain,
        (
            "seats",
            "children",
            "ghosts",
            "phase",
            "turn",
            "six",
            "eight",
            "child_moved",
            "ghost_moved",
            "rolls",
            "result",
        ),
    )
    state.seats = whole(plain["seats"], "seats")
    state.children = [whole(each, "children") for each in items(plain["children"], "children")]
    state.ghosts = [whole(each, "ghosts") for each in items(plain["ghosts"], "ghosts")]
    state.phase = whole(plain["phase"], "phase")
    state.turn = whole(plain["turn"], "turn")
    state.six = whole(plain["six"], "six")
    state.eight = whole(plain["eight"], "eight")
    state.child_moved = flag(plain["child_moved"], "child_moved")
    state.ghost_moved = flag(plain["ghost_moved"], "ghost_moved")
    state.rolls = whole(plain["rolls"], "rolls")
    state.result = None if plain["result"] is None else Outcome.from_plain(plain["result"], "result")
