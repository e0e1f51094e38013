"""The next event of a table on which discs slide, solved for and not stepped to."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from gloaming.physics.discs.motion import RESTING, SLIDING, Body, time_for, time_to_meet
from gloaming.physics.discs.obstacles import run_up
from gloaming.physics.discs.quartic import NEVER
from gloaming.physics.discs.surface import Table

NOBODY: Final = -1

STOP: Final = 0  # what a sliding disc comes to
LEAVE: Final = 1
MEET: Final = 2


@final
class Upcoming:
    """The soonest event: after which time, what, and of which disc.

    Of events at the same instant it is that of the lowest disc; leaving goes before touching.
    """

    def __init__(self, table: Table, bodies: list[Body]) -> None:
        self.table = table
        self.bodies = bodies
        self.sliding: list[Body] = []
        self.time = NEVER
        self.what: i64 = STOP
        self.who: i64 = NOBODY

    def find(self) -> bool:
        """Look for it; False if nothing slides."""
        self.time = NEVER
        self.who = NOBODY
        self.sliding = [body for body in self.bodies if body.phase == SLIDING]
        for body in self.sliding:
            self.alone(body)
        self.together()
        return len(self.sliding) > 0

    def alone(self, body: Body) -> None:
        """How far a disc slides until it stops, leaves, or meets something that rests."""
        table = self.table
        x, y, ux, uy, radius = body.x, body.y, body.ux, body.uy, body.radius
        what: i64 = STOP
        shortest = body.speed * body.speed / (2.0 * table.drag)
        edge = min(run_out(x, ux, table.west, table.east), run_out(y, uy, table.south, table.north))
        if edge < shortest:
            shortest, what = edge, LEAVE
        for other in self.bodies:
            if other.phase == RESTING:
                run = run_up(other.x - x, other.y - y, ux, uy, other.radius + radius)
                if run < shortest:
                    shortest, what = run, MEET
        for solid in table.solids:
            run = solid.run_up(x, y, ux, uy, radius)
            if run < shortest:
                shortest, what = run, MEET
        self.offer(time_for(shortest, body.speed, table.drag), what, body.index)

    def together(self) -> None:
        """When two sliding discs meet before anything else happens."""
        drag = self.table.drag
        for body in self.sliding:
            for other in self.sliding:
                if other.index > body.index:
                    self.offer(time_to_meet(body, other, self.time, drag), MEET, body.index)

    def offer(self, time: float, what: i64, who: i64) -> None:
        """Keep what comes sooner than all before."""
        if time < self.time:
            self.time = time
            self.what = what
            self.who = who


def run_out(at: float, u: float, low: float, high: float) -> float:
    """How far to slide until a coordinate leaves low to high."""
    if u > 0.0:
        return max((high - at) / u, 0.0)
    return max((low - at) / u, 0.0) if u < 0.0 else NEVER
