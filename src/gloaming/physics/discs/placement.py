"""Placing discs by hand: free places, the nearest free place, straight moves."""

from __future__ import annotations

from math import isqrt, sqrt

from gloaming.physics.discs.obstacles import CONTACT_TOLERANCE, distance_to_contact
from gloaming.physics.discs.quartic import NEVER
from gloaming.physics.discs.surface import LENGTH_UNIT, METRE, Disc, Surface

Point = tuple[int, int]


def is_free(surface: Surface, others: list[Disc], x: int, y: int, radius: int) -> bool:
    """Whether a disc fits at (x, y) inside the area; it may touch others but not overlap them."""
    if not (radius <= x <= surface.width - radius and radius <= y <= surface.depth - radius):
        return False
    for other in others:
        dx, dy, reach = other.x - x, other.y - y, other.radius + radius
        if dx * dx + dy * dy < reach * reach:
            return False
    return clear_of_obstacles(surface, x, y, radius)


def clear_of_obstacles(surface: Surface, x: int, y: int, radius: int) -> bool:
    """Whether a disc at (x, y) overlaps no obstacle."""
    at_x, at_y = surface.metres_x(x), surface.metres_y(y)
    for solid in surface.solids:
        foot_x, foot_y = solid.nearest_point(at_x, at_y)
        dx, dy, reach = foot_x - at_x, foot_y - at_y, float(radius) * LENGTH_UNIT + solid.radius
        if dx * dx + dy * dy - reach * reach < -CONTACT_TOLERANCE * reach:
            return False
    return True


def nearest_free(
    surface: Surface, others: list[Disc], x: int, y: int, radius: int, toward: Point, then: Point
) -> Point | None:
    """The free place nearest to (x, y) on a grid of 1 mm; ties are broken by two directions."""
    for band in range((surface.width + surface.depth) * 1000 // METRE + 2):
        open_places = [
            at
            for at in ring(band)
            if is_free(surface, others, x + signed_mm(at[0]), y + signed_mm(at[1]), radius)
        ]
        if open_places:
            i, j = min(open_places, key=lambda at: rank(at, toward, then))
            return x + signed_mm(i), y + signed_mm(j)
    return None


def nearest_free_to_edge(
    surface: Surface, others: list[Disc], radius: int, edge: Point, then: Point
) -> Point | None:
    """The free place nearest to the edge in a direction, on a grid of 1 mm from the middle of that edge.

    Ties go to the place nearest to the middle of the edge, then to the direction `then`.
    """
    wide, deep = (surface.width, surface.depth) if edge[0] == 0 else (surface.depth, surface.width)
    for away in range(deep * 1000 // METRE + 1):
        inward = radius + signed_mm(away)
        for aside in range(wide * 500 // METRE + 2):
            for sign in (1, -1) if aside else (1,):
                x, y = point_from_edge(surface, edge, then, inward, sign * aside)
                if is_free(surface, others, x, y, radius):
                    return x, y
    return None


def point_from_edge(surface: Surface, edge: Point, then: Point, inward: int, aside: int) -> Point:
    """The point `inward` units from the middle of an edge and `aside` millimetres to one side."""
    along = signed_mm(aside)
    if edge[0] == 0:
        return surface.middle_x + then[0] * along, inward if edge[1] < 0 else surface.depth - inward
    return inward if edge[0] < 0 else surface.width - inward, surface.middle_y + then[1] * along


def rank(at: Point, toward: Point, then: Point) -> tuple[int, int, int]:
    """Sort key: distance, then the two directions that break ties."""
    i, j = at
    return i * i + j * j, -(i * toward[0] + j * toward[1]), -(i * then[0] + j * then[1])


def ring(band: int) -> list[Point]:
    """The grid points further than band - 1 and at most band from the origin."""
    found: list[Point] = []
    for i in range(-band, band + 1):
        inner = (band - 1) * (band - 1) - i * i
        low = isqrt(inner) + 1 if inner >= 0 and band > 0 else 0
        for j in range(low, isqrt(band * band - i * i) + 1):
            found.append((i, j))
            if j > 0:
                found.append((i, -j))
    return found


def signed_mm(steps: int) -> int:
    """Millimetres in units, rounded symmetrically around 0."""
    whole = (abs(steps) * METRE + 500) // 1000
    return whole if steps >= 0 else -whole


def can_move_to(surface: Surface, discs: list[Disc], mover: int, x: int, y: int) -> bool:
    """Whether a disc can be moved straight to (x, y) without touching anything on the way."""
    disc = discs[mover]
    others = [other for index, other in enumerate(discs) if index != mover]
    if not is_free(surface, others, x, y, disc.radius):
        return False
    dx, dy = float(x - disc.x) * LENGTH_UNIT, float(y - disc.y) * LENGTH_UNIT
    distance = sqrt(dx * dx + dy * dy)
    if distance == 0.0:
        return True
    return (
        distance_to_first_contact(surface, others, disc, dx / distance, dy / distance)
        >= distance - CONTACT_TOLERANCE
    )


def distance_to_first_contact(
    surface: Surface, others: list[Disc], disc: Disc, ux: float, uy: float
) -> float:
    """The distance along (ux, uy) until a disc touches something, or NEVER."""
    at_x, at_y, radius = surface.metres_x(disc.x), surface.metres_y(disc.y), float(disc.radius) * LENGTH_UNIT
    distance = NEVER
    for other in others:
        dx, dy = surface.metres_x(other.x) - at_x, surface.metres_y(other.y) - at_y
        distance = min(
            distance, distance_to_contact(dx, dy, ux, uy, radius + float(other.radius) * LENGTH_UNIT)
        )
    for solid in surface.solids:
        distance = min(distance, solid.distance_to_contact(at_x, at_y, ux, uy, radius))
    return distance
