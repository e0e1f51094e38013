"""Taking a packed position up again."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from gloaming.core.codec import CodecError, Plain, text, whole, wholes
from gloaming.games.light_and_dark.content import Kit
from gloaming.games.light_and_dark.pieces import PHASES, Standing
from gloaming.games.light_and_dark.rules import Position
from gloaming.games.light_and_dark.terms import Terms


def unpack(plain: Mapping[str, Plain], kit: Kit) -> Position:
    terms = plain.get("terms")
    if not isinstance(terms, dict):
        raise CodecError("terms must be an object")
    state = Position(whole(plain, "seats"), kit, Terms(terms))
    state.light = whole(plain, "light")
    state.game = whole(plain, "game")
    state.points = wholes(plain, "points")
    state.turns = wholes(plain, "turns")
    state.turn = whole(plain, "turn")
    state.flicks = whole(plain, "flicks")
    state.xs = wholes(plain, "xs")
    state.ys = wholes(plain, "ys")
    state.sides = wholes(plain, "sides")
    state.lies = truths(plain, "lies")
    state.ready = truths(plain, "ready")
    state.standing = [Standing(*row) for row in rows(plain, "standing")]
    state.deck = wholes(plain, "deck")
    state.hands = rows(plain, "hands")
    state.used = wholes(plain, "used")
    state.chain, state.torch, state.steady, state.again = truths(plain, "in_play")
    state.disc, state.angle, state.strength = wholes(plain, "flick")
    state.anchors = wholes(plain, "anchors")
    state.pending = wholes(plain, "pending")
    state.returns = wholes(plain, "returns")
    state.homes = wholes(plain, "homes")
    phase = text(plain, "phase")
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
    return [wholes({key: item}, key) for item in items(plain, key)]
