"""Copies of a position: another one in memory, or plain data; what is derived is left out."""

from __future__ import annotations

from gloaming.core.codec import Plain
from gloaming.games.light_and_dark.state import PHASES, Pieces


def copy_onto(state: Pieces, copy: Pieces) -> None:
    """Make the copy like the state; they share nothing that changes."""
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
    copy.lies = state.lies[:]
    copy.ready = state.ready[:]
    copy.standing = state.standing[:]
    copy.deck = state.deck[:]
    copy.hands = [hand[:] for hand in state.hands]
    copy.used = state.used[:]
    copy.chain = state.chain
    copy.torch = state.torch
    copy.steady = state.steady
    copy.again = state.again
    copy.disc = state.disc
    copy.angle = state.angle
    copy.strength = state.strength
    copy.anchors = state.anchors[:]
    copy.pending = state.pending[:]
    copy.returns = state.returns[:]
    copy.homes = state.homes[:]
    copy.cloth = state.cloth


def packed(state: Pieces) -> dict[str, Plain]:
    """The position as plain data."""
    return {
        "seats": state.seats,
        "terms": state.terms.plain(),
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
        "lies": state.lies[:],
        "ready": state.ready[:],
        "standing": [[s.obstacle, s.x, s.y, s.turn] for s in state.standing],
        "deck": state.deck[:],
        "hands": [hand[:] for hand in state.hands],
        "used": state.used[:],
        "in_play": [state.chain, state.torch, state.steady, state.again],
        "flick": [int(state.disc), int(state.angle), int(state.strength)],
        "anchors": state.anchors[:],
        "pending": state.pending[:],
        "returns": state.returns[:],
        "homes": state.homes[:],
    }
