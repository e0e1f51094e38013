"""Obstacles in metres: nearest point, and distance to the contact with a sliding disc."""

from __future__ import annotations

from math import sqrt
from typing import Final, final

from mypy_extensions import i64

from gloaming.physics.discs.quartic import NEVER

CONTACT_TOLERANCE: Final = (
    1.862645149230957e-09  # 2**-29: times the reach, a gap below a nanometre that counts as contact
)
GRAZE_TOLERANCE: Final = (
    9.094947017729282e-13  # 2**-40: times the reach; a touching body no further ahead does not block
)


def distance_to_contact(dx: float, dy: float, ux: float, uy: float, reach: float) -> float:
    """The distance along (ux, uy) until a point at (dx, dy) is within reach, or NEVER."""
    ahead = dx * ux + dy * uy
    if ahead <= 0.0:
        return NEVER
    apart = dx * dx + dy * dy - reach * reach
    if apart <= CONTACT_TOLERANCE * reach:
        return 0.0 if ahead > GRAZE_TOLERANCE * reach else NEVER
    inside = ahead * ahead - apart
    if inside < 0.0:
        return NEVER
    return apart / (ahead + sqrt(inside))


class Solid:
    """A convex obstacle: all points within `radius` of a core, which is a point or a rectangle."""

    index: i64
    radius: float

    def nearest_point(self, x: float, y: float) -> tuple[float, float]:
        """The point of the core nearest to (x, y)."""
        raise NotImplementedError

    def distance_to_contact(self, x: float, y: float, ux: float, uy: float, radius: float) -> float:
        """The distance along (ux, uy) until a disc at (x, y) touches the obstacle, or NEVER."""
        raise NotImplementedError


@final
class Post(Solid):
    """A round obstacle."""

    def __init__(self, index: i64, x: float, y: float, radius: float) -> None:
        self.x = x
        self.y = y
        self.index = index
        self.radius = radius

    def nearest_point(self, x: float, y: float) -> tuple[float, float]:
        return self.x, self.y

    def distance_to_contact(self, x: float, y: float, ux: float, uy: float, radius: float) -> float:
        return distance_to_contact(self.x - x, self.y - y, ux, uy, self.radius + radius)


@final
class Box(Solid):
    """A rectangle; `length` and `breadth` are half of its sides."""

    def __init__(
        self, index: i64, x: float, y: float, length: float, breadth: float, i: float, j: float
    ) -> None:
        norm = sqrt(i * i + j * j)
        if norm == 0.0:
            raise ValueError("a rectangle needs a direction")
        self.index = index
        self.radius = 0.0
        self.x = x
        self.y = y
        self.length = length
        self.breadth = breadth
        self.i = i / norm
        self.j = j / norm

    def local(self, dx: float, dy: float) -> tuple[float, float]:
        """A vector in the coordinates of the rectangle."""
        return dx * self.i + dy * self.j, dy * self.i - dx * self.j

    def nearest_point(self, x: float, y: float) -> tuple[float, float]:
        p, q = self.local(x - self.x, y - self.y)
        p = min(max(p, -self.length), self.length)
        q = min(max(q, -self.breadth), self.breadth)
        return self.x + (p * self.i - q * self.j), self.y + (p * self.j + q * self.i)

    def distance_to_contact(self, x: float, y: float, ux: float, uy: float, radius: float) -> float:
        foot_x, foot_y = self.nearest_point(x, y)
        dx, dy = foot_x - x, foot_y - y
        ahead = dx * ux + dy * uy
        if ahead <= 0.0:
            return NEVER  # convex: a disc that moves away never touches it
        if dx * dx + dy * dy - radius * radius <= CONTACT_TOLERANCE * radius:
            return 0.0 if ahead > GRAZE_TOLERANCE * radius else NEVER
        p, q = self.local(x - self.x, y - self.y)
        up, uq = self.local(ux, uy)
        distance = min(
            distance_to_side(p, q, up, uq, self.length, self.breadth, radius),
            distance_to_side(q, p, uq, up, self.breadth, self.length, radius),
        )
        p_far, q_far = self.length - p, self.breadth - q
        p_near, q_near = -self.length - p, -self.breadth - q
        distance = min(
            distance,
            distance_to_contact(p_far, q_far, up, uq, radius),
            distance_to_contact(p_near, q_near, up, uq, radius),
        )
        return min(
            distance,
            distance_to_contact(p_far, q_near, up, uq, radius),
            distance_to_contact(p_near, q_far, up, uq, radius),
        )


def distance_to_side(
    p: float, q: float, up: float, uq: float, half: float, beside: float, radius: float
) -> float:
    """The distance from (p, q) to the facing side at ±half between its corners, or NEVER."""
    gap = abs(p) - half - radius
    closing = -up if p > 0.0 else up
    if gap < 0.0 or closing <= 0.0:
        return NEVER
    distance = gap / closing
    return distance if abs(q + distance * uq) <= beside else NEVER
