"""Solves for the soonest event."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from gloaming.physics.discs.motion import RESTING, SLIDING, Body, time_to_contact, time_to_travel
from gloaming.physics.discs.obstacles import distance_to_contact
from gloaming.physics.discs.quartic import NEVER
from gloaming.physics.discs.surface import Surface

NO_DISC: Final = -1

STOP: Final = 0  # kinds of events
LEAVE: Final = 1
CONTACT: Final = 2


@final
class NextEvent:
    """The soonest event: time until it, kind and disc.

    Ties go to the disc with the lowest index; leaving goes before contact.
    """

    def __init__(self, surface: Surface, bodies: list[Body]) -> None:
        self.surface = surface
        self.bodies = bodies
        self.sliding: list[Body] = []
        self.time = NEVER
        self.kind: i64 = STOP
        self.disc: i64 = NO_DISC

    def find(self) -> bool:
        """Find the event; False if nothing slides."""
        self.time = NEVER
        self.disc = NO_DISC
        self.sliding = [body for body in self.bodies if body.phase == SLIDING]
        for body in self.sliding:
            self.find_single(body)
        self.find_pairs()
        return len(self.sliding) > 0

    def find_single(self, body: Body) -> None:
        """Check when a disc stops, leaves, or hits something at rest."""
        surface = self.surface
        x, y, ux, uy, radius = body.x, body.y, body.ux, body.uy, body.radius
        kind: i64 = STOP
        shortest = body.speed * body.speed / (2.0 * surface.drag)
        edge = min(
            distance_to_edge(x, ux, surface.west, surface.east),
            distance_to_edge(y, uy, surface.south, surface.north),
        )
        if edge < shortest:
            shortest, kind = edge, LEAVE
        for other in self.bodies:
            if other.phase == RESTING:
                distance = distance_to_contact(other.x - x, other.y - y, ux, uy, other.radius + radius)
                if distance < shortest:
                    shortest, kind = distance, CONTACT
        for solid in surface.solids:
            distance = solid.distance_to_contact(x, y, ux, uy, radius)
            if distance < shortest:
                shortest, kind = distance, CONTACT
        self.keep_if_sooner(time_to_travel(shortest, body.speed, surface.drag), kind, body.index)

    def find_pairs(self) -> None:
        """Check when two sliding discs collide."""
        drag = self.surface.drag
        for body in self.sliding:
            for other in self.sliding:
                if other.index > body.index:
                    self.keep_if_sooner(time_to_contact(body, other, self.time, drag), CONTACT, body.index)

    def keep_if_sooner(self, time: float, kind: i64, disc: i64) -> None:
        """Keep an event if it is sooner than the current one."""
        if time < self.time:
            self.time = time
            self.kind = kind
            self.disc = disc


def distance_to_edge(at: float, u: float, low: float, high: float) -> float:
    """The distance until a coordinate leaves the range from low to high."""
    if u > 0.0:
        return max((high - at) / u, 0.0)
    return max((low - at) / u, 0.0) if u < 0.0 else NEVER
