"""Taking a packed position up again."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from gloaming.core.codec import CodecError, Plain, read_int, read_ints, read_str
from gloaming.games.light_and_dark.content.reader import Kit
from gloaming.games.light_and_dark.rules.position import Position
from gloaming.games.light_and_dark.settings import Terms
from gloaming.games.light_and_dark.state import PHASES, Standing


def unpack(plain: Mapping[str, Plain], kit: Kit) -> Position:
    terms = plain.get("terms")
    if not isinstance(terms, dict):
        raise CodecError("terms must be an object")
    state = Position(read_int(plain, "seats"), kit, Terms(terms))
    state.light = read_int(plain, "light")
    state.game = read_int(plain, "game")
    state.points = read_ints(plain, "points")
    state.turns = read_ints(plain, "turns")
    state.turn = read_int(plain, "turn")
    state.flicks = read_int(plain, "flicks")
    state.xs = read_ints(plain, "xs")
    state.ys = read_ints(plain, "ys")
    state.sides = read_ints(plain, "sides")
    state.lies = truths(plain, "lies")
    state.ready = truths(plain, "ready")
    state.standing = [Standing(*row) for row in rows(plain, "standing")]
    state.deck = read_ints(plain, "deck")
    state.hands = rows(plain, "hands")
    state.used = read_ints(plain, "used")
    state.chain, state.torch, state.steady, state.again = truths(plain, "in_play")
    state.disc, state.angle, state.strength = read_ints(plain, "flick")
    state.anchors = read_ints(plain, "anchors")
    state.pending = read_ints(plain, "pending")
    state.returns = read_ints(plain, "returns")
    state.homes = read_ints(plain, "homes")
    phase = read_str(plain, "phase")
    if phase not in PHASES:
        raise CodecError(f"phase must be one of {', '.join(PHASES)}, not {phase!r}")
    state.resume(PHASES.index(phase))
    return state


def items(plain: Mapping[str, Plain], key: str) -> Sequence[Plain]:
    found = plain.get(key)
    if not isinstance(found, list):
        raise CodecError(f"{key} must be a list, not {found!r}")
    return found


def truths(plain: Mapping[str, Plain], key: str) -> list[bool]:
    return [item is True for item in items(plain, key)]


def rows(plain: Mapping[str, Plain], key: str) -> list[list[int]]:
    """A list of lists of whole numbers."""
    return [read_ints({key: item}, key) for item in items(plain, key)]
