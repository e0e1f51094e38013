"""A body in uniform deceleration: between events it slides on a straight line."""

from __future__ import annotations

from math import sqrt
from typing import Final, final

from mypy_extensions import i64

from gloaming.physics.discs.events import Segment
from gloaming.physics.discs.obstacles import CONTACT_TOLERANCE
from gloaming.physics.discs.quartic import first_fall

RESTING: Final = 0
SLIDING: Final = 1
GONE: Final = 2
REST_SPEED: Final = 9.094947017729282e-13  # 2**-40 m/s: slower is at rest
MIN_APPROACH: Final = (
    1.9073486328125e-06  # 2**-19: times the reach, the slowest approach that counts as a contact
)


@final
class Body:
    """A disc, or the nearest point of an obstacle, in metres from the middle of the surface."""

    def __init__(self, index: int) -> None:
        self.index = index
        self.obstacle: i64 = -1  # index of the obstacle, or -1 for a disc
        self.radius = 0.0
        self.inverse_mass = 0.0  # 1 / mass, or 0 if fixed
        self.phase: i64 = RESTING
        self.x = 0.0
        self.y = 0.0
        self.ux = 0.0
        self.uy = 0.0
        self.speed = 0.0
        self.impulse_x = 0.0  # collected from contacts at one instant
        self.impulse_y = 0.0
        self.contacts_now = 0.0  # contacts at this instant
        self.rest_x = 0.0  # resting place in units
        self.rest_y = 0.0
        self.contact_count: i64 = 0  # contacts since the push
        self.moved = False
        self.recorded_phase: i64 = RESTING  # at the last recorded event
        self.segment: Segment | None = None

    def place_at(self, x: float, y: float) -> None:
        """Put the body at rest at a place."""
        self.x = x
        self.y = y
        self.stop()

    def stop(self) -> None:
        """Come to rest at the current place."""
        self.phase = RESTING
        self.ux = 0.0
        self.uy = 0.0
        self.speed = 0.0

    def set_velocity(self, vx: float, vy: float) -> None:
        """Move on with a velocity, or stop if it is negligible."""
        speed = sqrt(vx * vx + vy * vy)
        if speed <= REST_SPEED:
            self.stop()
            return
        self.phase = SLIDING
        self.moved = True
        self.speed = speed
        self.ux = vx / speed
        self.uy = vy / speed

    def advance(self, time: float, drag: float) -> None:
        """Slide for a time that does not exceed the time to the stop."""
        distance = time * (self.speed - 0.5 * drag * time)
        self.x += self.ux * distance
        self.y += self.uy * distance
        self.speed -= drag * time


def time_to_travel(distance: float, speed: float, drag: float) -> float:
    """The time that a disc needs for a distance within its stopping distance."""
    left = speed * speed - 2.0 * drag * distance
    return 2.0 * distance / (speed + sqrt(left)) if left > 0.0 else speed / drag


def time_to_contact(a: Body, b: Body, span: float, drag: float) -> float:
    """The first time up to `span` at which two sliding discs are in contact, or NEVER."""
    reach = a.radius + b.radius
    dx, dy = b.x - a.x, b.y - a.y
    vx, vy = b.ux * b.speed - a.ux * a.speed, b.uy * b.speed - a.uy * a.speed
    apart = dx * dx + dy * dy - reach * reach
    closing = 2.0 * (dx * vx + dy * vy)
    least = MIN_APPROACH * reach
    if apart <= CONTACT_TOLERANCE * reach and closing < -least:
        return 0.0
    bend = 0.5 * drag
    hx, hy = bend * (a.ux - b.ux), bend * (a.uy - b.uy)
    c2 = (vx * vx + vy * vy) + 2.0 * (dx * hx + dy * hy)
    c3 = 2.0 * (vx * hx + vy * hy)
    c4 = hx * hx + hy * hy
    return first_fall(apart, closing, c2, c3, c4, span, least)
