"""Copies positions, and converts them to and from plain data."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from gloaming.core.codec import CodecError, Plain, read_int, read_ints, read_str
from gloaming.games.light_and_dark.constants import PHASES
from gloaming.games.light_and_dark.settings import Options
from gloaming.games.light_and_dark.state import LightAndDarkState, PlacedObstacle


def copy_fields(state: LightAndDarkState, copy: LightAndDarkState) -> None:
    """Copy all fields of a state; mutable ones are not shared."""
    copy.phase = state.phase
    copy.light = state.light
    copy.game = state.game
    copy.points = state.points[:]
    copy.turns = state.turns[:]
    copy.turn = state.turn
    copy.flicks = state.flicks
    copy.xs = state.xs[:]
    copy.ys = state.ys[:]
    copy.sides = state.sides[:]
    copy.on_table = state.on_table[:]
    copy.ready = state.ready[:]
    copy.obstacles = state.obstacles[:]
    copy.deck = state.deck[:]
    copy.hands = [hand[:] for hand in state.hands]
    copy.used = state.used[:]
    copy.chain = state.chain
    copy.torchbearer = state.torchbearer
    copy.steady = state.steady
    copy.again = state.again
    copy.disc = state.disc
    copy.angle = state.angle
    copy.strength = state.strength
    copy.anchors = state.anchors[:]
    copy.pending = state.pending[:]
    copy.returns = state.returns[:]
    copy.homes = state.homes[:]
    copy.cached_surface = state.cached_surface
    copy.result = state.result


def to_plain(state: LightAndDarkState) -> dict[str, Plain]:
    """A position as plain data, without what can be derived."""
    return {
        "seats": state.seats,
        "terms": state.options.to_plain(),
        "phase": PHASES[state.phase],
        "light": int(state.light),
        "game": int(state.game),
        "points": state.points[:],
        "turns": state.turns[:],
        "turn": int(state.turn),
        "flicks": int(state.flicks),
        "xs": state.xs[:],
        "ys": state.ys[:],
        "sides": state.sides[:],
        "lies": state.on_table[:],
        "ready": state.ready[:],
        "standing": [[each.obstacle, each.x, each.y, each.turn] for each in state.obstacles],
        "deck": state.deck[:],
        "hands": [hand[:] for hand in state.hands],
        "used": state.used[:],
        "in_play": [state.chain, state.torchbearer, state.steady, state.again],
        "flick": [int(state.disc), int(state.angle), int(state.strength)],
        "anchors": state.anchors[:],
        "pending": state.pending[:],
        "returns": state.returns[:],
        "homes": state.homes[:],
    }


def read_options(plain: Mapping[str, Plain]) -> Options:
    """The options in a serialised position."""
    terms = plain.get("terms")
    if not isinstance(terms, dict):
        raise CodecError("terms must be an object")
    return Options(terms)


def from_plain(state: LightAndDarkState, plain: Mapping[str, Plain]) -> None:
    """Fill a new state of the same seats and options from plain data."""
    state.light = read_int(plain, "light")
    state.game = read_int(plain, "game")
    state.points = read_ints(plain, "points")
    state.turns = read_ints(plain, "turns")
    state.turn = read_int(plain, "turn")
    state.flicks = read_int(plain, "flicks")
    state.xs = read_ints(plain, "xs")
    state.ys = read_ints(plain, "ys")
    state.sides = read_ints(plain, "sides")
    state.on_table = read_bools(plain, "lies")
    state.ready = read_bools(plain, "ready")
    state.obstacles = [PlacedObstacle(*row) for row in int_rows(plain, "standing")]
    state.deck = read_ints(plain, "deck")
    state.hands = int_rows(plain, "hands")
    state.used = read_ints(plain, "used")
    state.chain, state.torchbearer, state.steady, state.again = read_bools(plain, "in_play")
    state.disc, state.angle, state.strength = read_ints(plain, "flick")
    state.anchors = read_ints(plain, "anchors")
    state.pending = read_ints(plain, "pending")
    state.returns = read_ints(plain, "returns")
    state.homes = read_ints(plain, "homes")
    phase = read_str(plain, "phase")
    if phase not in PHASES:
        raise CodecError(f"phase must be one of {', '.join(PHASES)}, not {phase!r}")
    state.phase = PHASES.index(phase)


def read_list(plain: Mapping[str, Plain], key: str) -> Sequence[Plain]:
    found = plain.get(key)
    if not isinstance(found, list):
        raise CodecError(f"{key} must be a list, not {found!r}")
    return found


def read_bools(plain: Mapping[str, Plain], key: str) -> list[bool]:
    return [item is True for item in read_list(plain, key)]


def int_rows(plain: Mapping[str, Plain], key: str) -> list[list[int]]:
    """A list of lists of integers."""
    return [read_ints({key: item}, key) for item in read_list(plain, key)]
