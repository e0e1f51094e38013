"""The fields of a position."""

from __future__ import annotations

from typing import Final, Literal

from mypy_extensions import i64

from gloaming.core.state import Outcome, State
from gloaming.games.illuminated.actions import Attempt
from gloaming.games.illuminated.constants import BOTTOM, LOWEST_LIGHT, MAX_ENTITIES

FIRST: Final = 0  # the first player is drawn
DECIDE: Final = 1
ROLL: Final = 2
OVER: Final = 3

Phase = Literal["first", "decide", "roll", "over"]
PHASES: Final[tuple[Phase, ...]] = ("first", "decide", "roll", "over")


class IlluminatedState(State):
    """The Entities, whose turn it is, and the attempt that waits for its roll."""

    def __init__(self, seats: int, each: int, limit: int) -> None:
        self.seats = seats
        self.each: i64 = each  # Entities of each seat
        self.limit: i64 = limit  # turns of each player, 0 for no limit
        self.rungs: list[int] = [LOWEST_LIGHT] * (seats * MAX_ENTITIES)  # ILL-01, ILL-02
        self.light_bits: i64 = all_bits(seats, each)  # the Entities in the Light
        self.shadow_totals: list[int] = [0] * seats  # total value in the Shadow by seat
        self.above_bottom: i64 = self.each * seats  # number of Entities above the lowest rung
        self.phase: i64 = FIRST
        self.turn: i64 = -1
        self.actions: i64 = 0  # left in this turn
        self.turns: i64 = 0  # completed by all players together
        self.control: i64 = -1  # the seat that controls the Shadow
        self.pending: Attempt | None = None
        self.result: Outcome | None = None

    def put(self, entity: i64, rung: i64) -> None:
        """Put the Entity on a rung and update the totals and the control of the Shadow."""
        old: i64 = self.rungs[entity]
        self.rungs[entity] = rung
        if rung == BOTTOM:
            self.above_bottom -= 1
        if old == BOTTOM:
            self.above_bottom += 1
        if (old >= LOWEST_LIGHT) != (rung >= LOWEST_LIGHT):
            self.light_bits ^= 1 << entity
        if old < LOWEST_LIGHT or rung < LOWEST_LIGHT:
            owner = entity // MAX_ENTITIES
            total: i64 = self.shadow_totals[owner]
            self.shadow_totals[owner] = total + max(LOWEST_LIGHT - rung, 0) - max(LOWEST_LIGHT - old, 0)
            self.control = controller(self.shadow_totals)


def all_bits(seats: i64, each: i64) -> i64:
    """The set of all Entities, as bits."""
    bits: i64 = 0
    for seat in range(seats):
        bits |= ((1 << each) - 1) << (seat * MAX_ENTITIES)
    return bits


def controller(shadow_totals: list[int]) -> i64:
    """The seat with the greatest total in the Shadow, or -1 if there is no single one (ILL-30, ILL-32)."""
    best: i64 = 0
    holder: i64 = -1
    for seat in range(i64(len(shadow_totals))):
        total: i64 = shadow_totals[seat]
        if total > best:
            best = total
            holder = seat
        elif total == best:
            holder = -1
    return holder
