"""Copies, writes and reads positions. Made from the fields by `python -m tools.state_functions`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from gloaming.core.codec import Plain, check_keys, whole
from gloaming.core.state import Outcome

if TYPE_CHECKING:
    from connect_four.state import Position


def copy_onto(state: Position, copy: Position) -> None:
    copy.content = state.content
    copy.seats = state.seats
    copy.turn = state.turn
    copy.mine = state.mine
    copy.taken = state.taken
    copy.free = state.free
    copy.result = state.result


def to_plain(state: Position) -> dict[str, Plain]:
    return {
        "seats": state.seats,
        "turn": int(state.turn),
        "mine": int(state.mine),
        "taken": int(state.taken),
        "free": int(state.free),
        "result": (state.result.to_plain() if state.result is not None else None),
    }


def load(state: Position, plain: Mapping[str, Plain]) -> None:
    check_keys(
        plain,
        (
            "seats",
            "turn",
            "mine",
            "taken",
            "free",
            "result",
        ),
    )
    state.seats = whole(plain["seats"], "seats")
    state.turn = whole(plain["turn"], "turn")
    state.mine = whole(plain["mine"], "mine")
    state.taken = whole(plain["taken"], "taken")
    state.free = whole(plain["free"], "free")
    state.result = None if plain["result"] is None else Outcome.from_plain(plain["result"], "result")
