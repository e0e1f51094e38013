"""Seeded layouts, flicks and measurements for the tests of discs."""

from __future__ import annotations

from math import hypot

from gloaming.core.chance import Dice, Seeded
from gloaming.physics.discs import (
    METRE,
    Circle,
    Disc,
    Point,
    Rectangle,
    Segment,
    SlideResult,
    Surface,
    millimetres,
)

RADIUS = 18350  # 17.5 mm
WIDTH, DEPTH = 629146, 943718  # 600 × 900 mm, both even
PLAIN = Surface(WIDTH, DEPTH)
MIDDLE = (WIDTH // 2, DEPTH // 2)
TERRAIN = Surface(
    WIDTH,
    DEPTH,
    (
        Circle(millimetres(150), millimetres(300), millimetres(35)),
        Rectangle(millimetres(430), millimetres(330), millimetres(180), millimetres(8), (4, 1)),
        Rectangle(millimetres(200), millimetres(640), millimetres(90), millimetres(60), (1, 2)),
    ),
)


def pace(speed: float) -> int:
    """Metres a second in units of velocity."""
    return round(speed * 8192)


def row(*offsets: tuple[int, int]) -> list[Disc]:
    """Discs at whole-number offsets from the middle."""
    return [Disc(MIDDLE[0] + x, MIDDLE[1] + y, RADIUS) for x, y in offsets]


def scattered(surface: Surface, count: int, dice: Dice, span: int = 0) -> list[Disc]:
    """Discs at random free places, within `span` of the middle if it is given."""
    from gloaming.physics.discs import is_free

    found: list[Disc] = []
    wide, deep = (span, span) if span else (surface.width, surface.depth)
    while len(found) < count:
        x = surface.width // 2 - wide // 2 + dice.below(wide)
        y = surface.depth // 2 - deep // 2 + dice.below(deep)
        if is_free(surface, found, x, y, RADIUS):
            found.append(Disc(x, y, RADIUS))
    return found


def flick(dice: Seeded, count: int, slow: float = 0.15, fast: float = 2.4) -> list[Point]:
    """The velocities of a flick: one disc in any direction."""
    while True:
        x, y = dice.below(2001) - 1000, dice.below(2001) - 1000
        if 100 <= hypot(x, y) <= 1000:
            break
    speed = slow + (fast - slow) * dice.unit()
    velocities = [(0, 0)] * count
    velocities[dice.below(count)] = (pace(x / hypot(x, y) * speed), pace(y / hypot(x, y) * speed))
    return velocities


def deepest_overlap(result: SlideResult, discs: list[Disc]) -> float:
    """The largest final overlap of two discs, in metres."""
    lying = [(place, disc.radius) for place, disc in zip(result.places, discs, strict=True) if place]
    worst = 0.0
    for k, ((x, y), radius) in enumerate(lying):
        for (other_x, other_y), other_radius in lying[:k]:
            gap = hypot(x - other_x, y - other_y) - radius - other_radius
            worst = max(worst, -gap / METRE)
    return worst


def deepest_in_obstacle(surface: Surface, result: SlideResult) -> float:
    """The largest final overlap of a disc and an obstacle, in metres."""
    worst = 0.0
    for place in result.places:
        if place is not None:
            x, y = surface.metres_x(place[0]), surface.metres_y(place[1])
            for solid in surface.solids:
                foot_x, foot_y = solid.nearest_point(x, y)
                worst = max(worst, RADIUS / METRE + solid.radius - hypot(foot_x - x, foot_y - y))
    return worst


def velocities_at(result: SlideResult, time: float, count: int, before: bool) -> list[tuple[float, float]]:
    """The velocities of all discs just before or just after a time."""
    found = [(0.0, 0.0)] * count
    for segment in result.segments:
        if segment.start < time <= segment.end if before else segment.start <= time < segment.end:
            speed = segment.speed_at(time)
            found[segment.disc] = (segment.ux * speed, segment.uy * speed)
    return found


def segments_of(result: SlideResult, disc: int) -> list[Segment]:
    """The segments of the path of one disc, in order."""
    return [segment for segment in result.segments if segment.disc == disc]
