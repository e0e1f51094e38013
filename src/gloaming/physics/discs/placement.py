"""Putting discs down by hand: what is free, the nearest free place, a straight move past the others."""

from __future__ import annotations

from math import isqrt, sqrt

from gloaming.physics.discs.obstacles import SLACK, run_up
from gloaming.physics.discs.quartic import NEVER
from gloaming.physics.discs.surface import METRE, UNIT, Disc, Table

Place = tuple[int, int]


def free(table: Table, others: list[Disc], x: int, y: int, radius: int) -> bool:
    """Whether a whole disc can lie at (x, y) in the area; touching is allowed, overlapping is not."""
    if not (radius <= x <= table.width - radius and radius <= y <= table.depth - radius):
        return False
    for other in others:
        dx, dy, reach = other.x - x, other.y - y, other.radius + radius
        if dx * dx + dy * dy < reach * reach:
            return False
    return clear_of_obstacles(table, x, y, radius)


def clear_of_obstacles(table: Table, x: int, y: int, radius: int) -> bool:
    """Whether a disc at (x, y) overlaps no obstacle."""
    at_x, at_y = table.across(x), table.along(y)
    for solid in table.solids:
        foot_x, foot_y = solid.foot(at_x, at_y)
        dx, dy, reach = foot_x - at_x, foot_y - at_y, float(radius) * UNIT + solid.radius
        if dx * dx + dy * dy - reach * reach < -SLACK * reach:
            return False
    return True


def nearest(
    table: Table, others: list[Disc], x: int, y: int, radius: int, toward: Place, then: Place
) -> Place | None:
    """The free place nearest to (x, y) on a grid of 1 mm; ties go `toward` a direction, `then` another."""
    for band in range((table.width + table.depth) * 1000 // METRE + 2):
        open_places = [
            at for at in ring(band) if free(table, others, x + on_grid(at[0]), y + on_grid(at[1]), radius)
        ]
        if open_places:
            i, j = min(open_places, key=lambda at: rank(at, toward, then))
            return x + on_grid(i), y + on_grid(j)
    return None


def nearest_edge(table: Table, others: list[Disc], radius: int, edge: Place, then: Place) -> Place | None:
    """The free place nearest to the edge that lies in a direction, on a grid of 1 mm from that edge's middle.

    Of places as near as each other it is the one nearest to the middle of the edge, then the one `then` lies.
    """
    wide, deep = (table.width, table.depth) if edge[0] == 0 else (table.depth, table.width)
    for away in range(deep * 1000 // METRE + 1):
        inward = radius + on_grid(away)
        for aside in range(wide * 500 // METRE + 2):
            for sign in (1, -1) if aside else (1,):
                x, y = beside(table, edge, then, inward, sign * aside)
                if free(table, others, x, y, radius):
                    return x, y
    return None


def beside(table: Table, edge: Place, then: Place, inward: int, aside: int) -> Place:
    """The place so far inward from the middle of an edge and so many millimetres to one side."""
    along = on_grid(aside)
    if edge[0] == 0:
        return table.middle_x + then[0] * along, inward if edge[1] < 0 else table.depth - inward
    return inward if edge[0] < 0 else table.width - inward, table.middle_y + then[1] * along


def rank(at: Place, toward: Place, then: Place) -> tuple[int, int, int]:
    """Nearer first, then further toward the one direction, then toward the other."""
    i, j = at
    return i * i + j * j, -(i * toward[0] + j * toward[1]), -(i * then[0] + j * then[1])


def ring(band: int) -> list[Place]:
    """The points of a grid that are further than band - 1 and not further than band from its middle."""
    found: list[Place] = []
    for i in range(-band, band + 1):
        inner = (band - 1) * (band - 1) - i * i
        low = isqrt(inner) + 1 if inner >= 0 and band > 0 else 0
        for j in range(low, isqrt(band * band - i * i) + 1):
            found.append((i, j))
            if j > 0:
                found.append((i, -j))
    return found


def on_grid(steps: int) -> int:
    """Millimetres in units, the same either way from the middle."""
    whole = (abs(steps) * METRE + 500) // 1000
    return whole if steps >= 0 else -whole


def reaches(table: Table, discs: list[Disc], mover: int, x: int, y: int) -> bool:
    """Whether a disc can be moved straight to (x, y), past the others and obstacles and onto none of them."""
    disc = discs[mover]
    others = [other for index, other in enumerate(discs) if index != mover]
    if not free(table, others, x, y, disc.radius):
        return False
    dx, dy = float(x - disc.x) * UNIT, float(y - disc.y) * UNIT
    distance = sqrt(dx * dx + dy * dy)
    if distance == 0.0:
        return True
    return first_in_the_way(table, others, disc, dx / distance, dy / distance) >= distance - SLACK


def first_in_the_way(table: Table, others: list[Disc], disc: Disc, ux: float, uy: float) -> float:
    """How far a disc moves along (ux, uy) until it touches something, or NEVER."""
    at_x, at_y, radius = table.across(disc.x), table.along(disc.y), float(disc.radius) * UNIT
    run = NEVER
    for other in others:
        dx, dy = table.across(other.x) - at_x, table.along(other.y) - at_y
        run = min(run, run_up(dx, dy, ux, uy, radius + float(other.radius) * UNIT))
    for solid in table.solids:
        run = min(run, solid.run_up(at_x, at_y, ux, uy, radius))
    return run
