"""The playing surface, its discs and obstacles, in whole units."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from gloaming.physics.discs.obstacles import Box, Post, Solid

METRE: Final = 1048576  # units per metre
LENGTH_UNIT: Final = 1.0 / 1048576.0  # metres per unit of length, a power of two
SPEED_UNIT: Final = 1.0 / 8192.0  # metres per second in a unit of speed, a power of two
GRAVITY: Final = 9.80665
ANCHORED: Final = 0  # mass of a disc that cannot be moved


def millimetres(length: int) -> int:
    """Millimetres in units, rounded."""
    return (length * METRE + 500) // 1000


@dataclass(frozen=True)
class Disc:
    """A disc: centre and radius in units; the mass is a whole number or ANCHORED."""

    x: int
    y: int
    radius: int
    mass: int = 1


@dataclass(frozen=True)
class Circle:
    """A round obstacle."""

    x: int
    y: int
    radius: int


@dataclass(frozen=True)
class Rectangle:
    """A rectangular obstacle around its centre; its length lies along a whole-number direction."""

    x: int
    y: int
    length: int
    breadth: int
    direction: tuple[int, int] = (1, 0)


Obstacle = Circle | Rectangle


class Surface:
    """An area from (0, 0) to (width, depth); friction and restitution are in thousandths.

    Doubles are measured from the middle of the area, so mirroring only changes signs.
    """

    def __init__(
        self,
        width: int,
        depth: int,
        obstacles: tuple[Obstacle, ...] = (),
        friction: int = 300,
        restitution: int = 700,
    ) -> None:
        if width < 2 or depth < 2:
            raise ValueError(f"a table needs an area, not {width} by {depth}")
        if friction < 1:
            raise ValueError(f"without friction nothing stops: {friction}")
        if not 0 <= restitution <= 1000:
            raise ValueError(f"restitution is from 0 to 1000, not {restitution}")
        self.width = width
        self.depth = depth
        self.obstacles = obstacles
        self.friction = friction
        self.restitution = restitution
        self.middle_x = width // 2
        self.middle_y = depth // 2
        self.west = float(-self.middle_x) * LENGTH_UNIT
        self.east = float(width - self.middle_x) * LENGTH_UNIT
        self.south = float(-self.middle_y) * LENGTH_UNIT
        self.north = float(depth - self.middle_y) * LENGTH_UNIT
        self.drag = float(friction) * GRAVITY / 1000.0
        self.bounce = float(restitution) / 1000.0
        self.solids: list[Solid] = [self.solid(index, obstacle) for index, obstacle in enumerate(obstacles)]

    def metres_x(self, x: int) -> float:
        """An x in units as metres from the middle."""
        return float(x - self.middle_x) * LENGTH_UNIT

    def metres_y(self, y: int) -> float:
        """A y in units as metres from the middle."""
        return float(y - self.middle_y) * LENGTH_UNIT

    def solid(self, index: int, obstacle: Obstacle) -> Solid:
        """An obstacle in metres."""
        x, y = self.metres_x(obstacle.x), self.metres_y(obstacle.y)
        if isinstance(obstacle, Circle):
            return Post(index, x, y, float(obstacle.radius) * LENGTH_UNIT)
        i, j = obstacle.direction
        half_length, half_breadth = (
            float(obstacle.length) * LENGTH_UNIT * 0.5,
            float(obstacle.breadth) * LENGTH_UNIT * 0.5,
        )
        return Box(index, x, y, half_length, half_breadth, float(i), float(j))
