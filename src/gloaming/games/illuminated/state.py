"""The fields of a position."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal

from mypy_extensions import i64

from gloaming.core.fields import Derived
from gloaming.core.state import Outcome, State
from gloaming.games.illuminated.constants import BOTTOM, LOWEST_LIGHT, MAX_ENTITIES, entities_of

if TYPE_CHECKING:
    from gloaming.games.illuminated.rules.attempts import Attempt

FIRST: Final = 0  # the first player is drawn
DECIDE: Final = 1
ROLL: Final = 2
OVER: Final = 3

Phase = Literal["first", "decide", "roll", "over"]
PHASES: Final[tuple[Phase, ...]] = ("first", "decide", "roll", "over")


class IlluminatedState(State):
    """The Entities, whose turn it is, and the attempt that waits for its roll."""

    each: i64 = 0  # Entities of each seat
    limit: i64 = 0  # turns of each player, 0 for no limit
    rungs: list[int]  # by Entity; those of a seat with fewer Entities stay in the Light
    phase: i64 = FIRST
    turn: i64 = -1
    actions: i64 = 0  # left in this turn
    turns: i64 = 0  # completed by all players together
    pending: Attempt | None = None
    result: Outcome | None = None
    light_bits: Derived[i64] = 0  # the Entities in the Light
    shadow_totals: Derived[list[int]]  # total value in the Shadow by seat
    above_bottom: Derived[i64] = 0  # number of Entities above the lowest rung
    control: Derived[i64] = -1  # the seat that controls the Shadow

    def derive(self) -> None:
        self.light_bits = 0
        self.shadow_totals = [0] * self.seats
        self.above_bottom = 0
        for entity in entities_of(self.seats, self.each):
            rung: i64 = self.rungs[entity]
            self.above_bottom += rung != BOTTOM
            if rung >= LOWEST_LIGHT:
                self.light_bits |= 1 << entity
            else:
                self.shadow_totals[entity // MAX_ENTITIES] += LOWEST_LIGHT - rung
        self.control = controller(self.shadow_totals)

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
