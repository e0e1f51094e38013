"""Takes gems off the board by the absorb token or by absorb cards (BET-28, BET-29, BET-45)."""

from __future__ import annotations

from mypy_extensions import i64

from gloaming.core.state import Emit
from gloaming.games.betwixt_and_between.board import ADJACENT
from gloaming.games.betwixt_and_between.constants import ELEMENT_COUNT, NOTHING, TUNNEL
from gloaming.games.betwixt_and_between.content.lookup import turn_ways
from gloaming.games.betwixt_and_between.events import Absorbed
from gloaming.games.betwixt_and_between.state import BetwixtState


def facing_ways(state: BetwixtState, space: i64) -> i64:
    """Return the ways from which a gem faces this space, as bits; none on a barred tunnel (BET-30)."""
    if state.options.tunnel_bar and state.action_at(space) == TUNNEL:
        return 0
    ways: i64 = 0
    bit: i64 = 1
    for way in range(i64(4)):
        if state.facing_gem(space, way) >= 0:
            ways |= bit
        bit <<= 1
    return ways


def take_gems(state: BetwixtState, seat: i64, space: i64, ways: i64) -> list[tuple[int, ...]]:
    """Take the facing gem from each of the ways; return them as (space, way, element)."""
    taken: list[tuple[int, ...]] = []
    for way in range(i64(4)):
        if ways >> way & 1 and state.facing_gem(space, way) >= 0:
            there: i64 = ADJACENT[space * 4 + way]
            element: i64 = state.take_gem(there, way ^ 2)
            state.beside[seat * ELEMENT_COUNT + element] += 1
            taken.append((int(there), int(way ^ 2), int(element)))
    return taken


def absorb(state: BetwixtState, seat: int, way: i64, familiar: bool, emit: Emit | None) -> None:
    """Use the absorb token."""
    space = state.familiars[seat] if familiar else state.mystics[seat]
    bit: i64 = 1
    gems = take_gems(state, seat, space, bit << way)
    state.absorbed = True
    if emit is not None:
        emit(Absorbed(seat, tuple(gems), familiar, NOTHING, 0), None)


def use(state: BetwixtState, seat: int, card: int, turn: int, emit: Emit | None) -> None:
    """Use an absorb card and discard it."""
    ways = turn_ways(state.lookup.reaches[card], turn)
    gems = take_gems(state, seat, state.mystics[seat], ways)
    state.absorbs[seat].remove(card)
    state.absorb_pile.discard(card)
    if emit is not None:
        emit(Absorbed(seat, tuple(gems), False, card, turn), None)
