"""Where discs may lie: the bounds of places, and free places for discs that return."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import isqrt

from gloaming.games.light_and_dark.state import LightAndDarkState
from gloaming.physics.discs import METRE, Disc, is_free, millimetres
from gloaming.physics.discs.placement import rank, ring, signed_mm


def x_range(state: LightAndDarkState, disc: int) -> tuple[int, int]:
    """The lowest and highest x in millimetres at which a disc is inside the area."""
    radius = state.radius(disc)
    return ceil_mm(radius), floor_mm(state.width - radius)


def y_range(state: LightAndDarkState, team: int) -> tuple[int, int]:
    """The lowest and highest y in millimetres at which a druid is inside a start area."""
    radius, strip = state.kit.radii[0], state.kit.strip
    if team == 0:
        return ceil_mm(radius), floor_mm(strip - radius)
    return ceil_mm(state.depth - strip + radius), floor_mm(state.depth - radius)


def ceil_mm(length: int) -> int:
    """A length in units as millimetres, rounded up."""
    at = length * 1000 // METRE
    while millimetres(at) < length:
        at += 1
    return at


def floor_mm(length: int) -> int:
    """A length in units as millimetres, rounded down."""
    at = length * 1000 // METRE + 1
    while millimetres(at) > length:
        at -= 1
    return at


def place_in_start_area(state: LightAndDarkState) -> tuple[int, int] | None:
    """A free place in millimetres for the next druid to return, or None."""
    low, high = y_range(state, state.homes[0])
    middle = (low + high) // 2
    ordered = sorted(range(low, high + 1), key=lambda y: (abs(y - middle), y))
    return first_free(state, ordered)


def place_near_edge(state: LightAndDarkState) -> tuple[int, int] | None:
    """The free place in millimetres nearest to the edge of a full start area (LAD-23)."""
    low, high = ceil_mm(state.kit.radii[0]), floor_mm(state.depth - state.kit.radii[0])
    ordered = range(low, high + 1) if state.homes[0] == 0 else range(high, low - 1, -1)
    return first_free(state, ordered)


def first_free(state: LightAndDarkState, ordered: Sequence[int]) -> tuple[int, int] | None:
    """The first free place for the next disc to return, row by row."""
    radius = state.radius(state.returns[0])
    surface, others = state.surface(), state.discs_on_table()
    for y in ordered:
        for x in middle_outwards(*x_range(state, state.returns[0])):
            if is_free(surface, others, millimetres(x), millimetres(y), radius):
                return x, y
    return None


def middle_outwards(low: int, high: int) -> Iterator[int]:
    """The integers from low to high, from the middle outwards."""
    middle = (low + high) // 2
    yield middle
    for step in range(1, high - low + 2):
        if middle - step >= low:
            yield middle - step
        if middle + step <= high:
            yield middle + step


def torch_return_place(state: LightAndDarkState, torch: int) -> tuple[int, int]:
    """The middle, or the free place nearest to it on a grid of 1 mm, in units (LAD-22).

    Ties go towards the mover's end, then to the mover's left. Rings that a single disc covers are skipped,
    because bots need this often.
    """
    toward, left = ((0, -1), (-1, 0)) if state.turn == 0 else ((0, 1), (1, 0))
    middle_x, middle_y, radius = state.width // 2, state.depth // 2, state.radius(torch)
    surface, others = state.surface(), state.discs_on_table()
    for band in range(covered_radius(others, middle_x, middle_y, radius), state.depth * 1000 // METRE):
        places = [
            at
            for at in ring(band)
            if is_free(surface, others, middle_x + signed_mm(at[0]), middle_y + signed_mm(at[1]), radius)
        ]
        if places:
            i, j = min(places, key=lambda at: rank(at, toward, left))
            return middle_x + signed_mm(i), middle_y + signed_mm(j)
    raise AssertionError("there is no room on the table")


def covered_radius(others: list[Disc], x: int, y: int, radius: int) -> int:
    """The radius in millimetres around (x, y) that a single disc covers completely."""
    most = 0
    for other in others:
        dx, dy = other.x - x, other.y - y
        most = max(most, other.radius + radius - isqrt(dx * dx + dy * dy) - 2)
    return most * 1000 // METRE
