"""Putting discs down by hand: what is free, the nearest free place, a straight move past the others."""

from __future__ import annotations

from math import isqrt, sqrt

from gloaming.physics.discs.obstacles import CONTACT_TOLERANCE, distance_to_contact
from gloaming.physics.discs.quartic import NEVER
from gloaming.physics.discs.surface import LENGTH_UNIT, METRE, Disc, Surface

Point = tuple[int, int]


def is_free(table: Surface, others: list[Disc], x: int, y: int, radius: int) -> bool:
    """Whether a whole disc can lie at (x, y) in the area; touching is allowed, overlapping is not."""
    if not (radius <= x <= table.width - radius and radius <= y <= table.depth - radius):
        return False
    for other in others:
        dx, dy, reach = other.x - x, other.y - y, other.radius + radius
        if dx * dx + dy * dy < reach * reach:
            return False
    return clear_of_obstacles(table, x, y, radius)


def clear_of_obstacles(table: Surface, x: int, y: int, radius: int) -> bool:
    """Whether a disc at (x, y) overlaps no obstacle."""
    at_x, at_y = table.metres_x(x), table.metres_y(y)
    for solid in table.solids:
        foot_x, foot_y = solid.nearest_point(at_x, at_y)
        dx, dy, reach = foot_x - at_x, foot_y - at_y, float(radius) * LENGTH_UNIT + solid.radius
        if dx * dx + dy * dy - reach * reach < -CONTACT_TOLERANCE * reach:
            return False
    return True


def nearest_free(
    table: Surface, others: list[Disc], x: int, y: int, radius: int, toward: Point, then: Point
) -> Point | None:
    """The free place nearest to (x, y) on a grid of 1 mm; ties go `toward` a direction, `then` another."""
    for band in range((table.width + table.depth) * 1000 // METRE + 2):
        open_places = [
            at
            for at in ring(band)
            if is_free(table, others, x + signed_millimetres(at[0]), y + signed_millimetres(at[1]), radius)
        ]
        if open_places:
            i, j = min(open_places, key=lambda at: rank(at, toward, then))
            return x + signed_millimetres(i), y + signed_millimetres(j)
    return None


def nearest_free_to_edge(
    table: Surface, others: list[Disc], radius: int, edge: Point, then: Point
) -> Point | None:
    """The free place nearest to the edge that lies in a direction, on a grid of 1 mm from that edge's middle.

    Of places as near as each other it is the one nearest to the middle of the edge, then the one `then` lies.
    """
    wide, deep = (table.width, table.depth) if edge[0] == 0 else (table.depth, table.width)
    for away in range(deep * 1000 // METRE + 1):
        inward = radius + signed_millimetres(away)
        for aside in range(wide * 500 // METRE + 2):
            for sign in (1, -1) if aside else (1,):
                x, y = point_from_edge(table, edge, then, inward, sign * aside)
                if is_free(table, others, x, y, radius):
                    return x, y
    return None


def point_from_edge(table: Surface, edge: Point, then: Point, inward: int, aside: int) -> Point:
    """The place so far inward from the middle of an edge and so many millimetres to one side."""
    along = signed_millimetres(aside)
    if edge[0] == 0:
        return table.middle_x + then[0] * along, inward if edge[1] < 0 else table.depth - inward
    return inward if edge[0] < 0 else table.width - inward, table.middle_y + then[1] * along


def rank(at: Point, toward: Point, then: Point) -> tuple[int, int, int]:
    """Nearer first, then further toward the one direction, then toward the other."""
    i, j = at
    return i * i + j * j, -(i * toward[0] + j * toward[1]), -(i * then[0] + j * then[1])


def ring(band: int) -> list[Point]:
    """The points of a grid that are further than band - 1 and not further than band from its middle."""
    found: list[Point] = []
    for i in range(-band, band + 1):
        inner = (band - 1) * (band - 1) - i * i
        low = isqrt(inner) + 1 if inner >= 0 and band > 0 else 0
        for j in range(low, isqrt(band * band - i * i) + 1):
            found.append((i, j))
            if j > 0:
                found.append((i, -j))
    return found


def signed_millimetres(steps: int) -> int:
    """Millimetres in units, the same either way from the middle."""
    whole = (abs(steps) * METRE + 500) // 1000
    return whole if steps >= 0 else -whole


def can_move_to(table: Surface, discs: list[Disc], mover: int, x: int, y: int) -> bool:
    """Whether a disc can be moved straight to (x, y), past the others and obstacles and onto none of them."""
    disc = discs[mover]
    others = [other for index, other in enumerate(discs) if index != mover]
    if not is_free(table, others, x, y, disc.radius):
        return False
    dx, dy = float(x - disc.x) * LENGTH_UNIT, float(y - disc.y) * LENGTH_UNIT
    distance = sqrt(dx * dx + dy * dy)
    if distance == 0.0:
        return True
    return (
        distance_to_first_contact(table, others, disc, dx / distance, dy / distance)
        >= distance - CONTACT_TOLERANCE
    )


def distance_to_first_contact(table: Surface, others: list[Disc], disc: Disc, ux: float, uy: float) -> float:
    """How far a disc moves along (ux, uy) until it touches something, or NEVER."""
    at_x, at_y, radius = table.metres_x(disc.x), table.metres_y(disc.y), float(disc.radius) * LENGTH_UNIT
    run = NEVER
    for other in others:
        dx, dy = table.metres_x(other.x) - at_x, table.metres_y(other.y) - at_y
        run = min(run, distance_to_contact(dx, dy, ux, uy, radius + float(other.radius) * LENGTH_UNIT))
    for solid in table.solids:
        run = min(run, solid.distance_to_contact(at_x, at_y, ux, uy, radius))
    return run
