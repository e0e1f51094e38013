"""Takes gems off the board by the absorb token or by absorb cards (BET-28, BET-29, BET-45)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from mypy_extensions import i64

from gloaming.core.actions import Action
from gloaming.core.state import Emit, Refusal
from gloaming.games.betwixt_and_between.board import ADJACENT
from gloaming.games.betwixt_and_between.constants import ELEMENT_COUNT, NOTHING, TUNNEL
from gloaming.games.betwixt_and_between.content.lookup import turn_ways
from gloaming.games.betwixt_and_between.events import Absorbed
from gloaming.games.betwixt_and_between.rules.phase import NOT_IN_HAND, why_no_turn
from gloaming.games.betwixt_and_between.state import BetwixtState

TOKEN: Final = {"absorb": 1}
CARD: Final = {"absorb-card": 1}
ABSORBED: Final = Refusal("refusal-absorbed")
NO_FAMILIAR: Final = Refusal("refusal-no-familiar")
NOTHING_FACES: Final = Refusal("refusal-nothing-faces")
SAME_TURN: Final = Refusal("refusal-same-turn")


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


@dataclass(frozen=True, eq=False)
class Absorb(Action):
    """Use the absorb token: take a gem from this way, with the mystic or with its familiar."""

    way: int
    familiar: bool

    def why_not(self, state: BetwixtState, seat: int) -> Refusal | None:
        if (refusal := why_no_turn(state, seat)) is not None:
            return refusal
        if state.absorbed:
            return ABSORBED
        space = state.familiars[seat] if self.familiar else state.mystics[seat]
        if space == NOTHING:
            return NO_FAMILIAR
        return None if facing_ways(state, space) >> self.way & 1 else NOTHING_FACES

    def apply(self, state: BetwixtState, seat: int, emit: Emit) -> None:
        space = state.familiars[seat] if self.familiar else state.mystics[seat]
        gems = take_gems(state, seat, space, 1 << self.way)
        state.absorbed = True
        emit(Absorbed(seat, tuple(gems), self.familiar, NOTHING, 0), None)

    def price(self, state: BetwixtState, seat: int) -> Mapping[str, int]:
        return TOKEN


@dataclass(frozen=True, eq=False)
class Use(Action):
    """Use an absorb card, turned by so many quarters clockwise."""

    absorb: int
    turn: int

    def why_not(self, state: BetwixtState, seat: int) -> Refusal | None:
        if (refusal := why_no_turn(state, seat)) is not None:
            return refusal
        if self.absorb not in state.absorbs[seat]:
            return NOT_IN_HAND
        ways = facing_ways(state, state.mystics[seat])
        if ways and self.turn >= state.lookup.distinct_turns[self.absorb]:
            return SAME_TURN
        return None if turn_ways(state.lookup.reaches[self.absorb], self.turn) & ways else NOTHING_FACES

    def apply(self, state: BetwixtState, seat: int, emit: Emit) -> None:
        ways = turn_ways(state.lookup.reaches[self.absorb], self.turn)
        gems = take_gems(state, seat, state.mystics[seat], ways)
        state.absorbs[seat].remove(self.absorb)
        state.absorb_pile.discard(self.absorb)
        emit(Absorbed(seat, tuple(gems), False, self.absorb, self.turn), None)

    def price(self, state: BetwixtState, seat: int) -> Mapping[str, int]:
        return CARD
