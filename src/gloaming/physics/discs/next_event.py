"""The next event of a table on which discs slide, solved for and not stepped to."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from gloaming.physics.discs.motion import RESTING, SLIDING, Body, time_to_contact, time_to_travel
from gloaming.physics.discs.obstacles import distance_to_contact
from gloaming.physics.discs.quartic import NEVER
from gloaming.physics.discs.surface import Surface

NO_DISC: Final = -1

STOP: Final = 0  # what a sliding disc comes to
LEAVE: Final = 1
CONTACT: Final = 2


@final
class NextEvent:
    """The soonest event: after which time, what, and of which disc.

    Of events at the same instant it is that of the lowest disc; leaving goes before touching.
    """

    def __init__(self, table: Surface, bodies: list[Body]) -> None:
        self.surface = table
        self.bodies = bodies
        self.sliding: list[Body] = []
        self.time = NEVER
        self.kind: i64 = STOP
        self.disc: i64 = NO_DISC

    def find(self) -> bool:
        """Look for it; False if nothing slides."""
        self.time = NEVER
        self.disc = NO_DISC
        self.sliding = [body for body in self.bodies if body.phase == SLIDING]
        for body in self.sliding:
            self.find_single(body)
        self.find_pairs()
        return len(self.sliding) > 0

    def find_single(self, body: Body) -> None:
        """How far a disc slides until it stops, leaves, or meets something that rests."""
        table = self.surface
        x, y, ux, uy, radius = body.x, body.y, body.ux, body.uy, body.radius
        what: i64 = STOP
        shortest = body.speed * body.speed / (2.0 * table.drag)
        edge = min(
            distance_to_edge(x, ux, table.west, table.east), distance_to_edge(y, uy, table.south, table.north)
        )
        if edge < shortest:
            shortest, what = edge, LEAVE
        for other in self.bodies:
            if other.phase == RESTING:
                run = distance_to_contact(other.x - x, other.y - y, ux, uy, other.radius + radius)
                if run < shortest:
                    shortest, what = run, CONTACT
        for solid in table.solids:
            run = solid.distance_to_contact(x, y, ux, uy, radius)
            if run < shortest:
                shortest, what = run, CONTACT
        self.keep_if_sooner(time_to_travel(shortest, body.speed, table.drag), what, body.index)

    def find_pairs(self) -> None:
        """When two sliding discs meet before anything else happens."""
        drag = self.surface.drag
        for body in self.sliding:
            for other in self.sliding:
                if other.index > body.index:
                    self.keep_if_sooner(time_to_contact(body, other, self.time, drag), CONTACT, body.index)

    def keep_if_sooner(self, time: float, what: i64, who: i64) -> None:
        """Keep what comes sooner than all before."""
        if time < self.time:
            self.time = time
            self.kind = what
            self.disc = who


def distance_to_edge(at: float, u: float, low: float, high: float) -> float:
    """How far to slide until a coordinate leaves low to high."""
    if u > 0.0:
        return max((high - at) / u, 0.0)
    return max((low - at) / u, 0.0) if u < 0.0 else NEVER
