"""Discs packed between two walls, and other cases that might bounce forever."""

from __future__ import annotations

from math import isqrt

from hypothesis import given, settings
from hypothesis import strategies as st
from physics.layouts import DEPTH, MIDDLE, RADIUS, WIDTH, deepest_in_obstacle, deepest_overlap, velocities_at

from gloaming.physics.discs import Disc, Point, Rectangle, SlideResult, Surface, is_free, slide

TWO = 2 * RADIUS
PACES = st.integers(-19000, 19000)
RESTITUTIONS = st.sampled_from((0, 300, 700, 950, 1000))


def corridor(gap: int, restitution: int) -> Surface:
    """Two long walls around the middle, `gap` apart."""
    low = MIDDLE[1] - gap // 2
    walls = (
        Rectangle(MIDDLE[0], low - 10000, 500000, 20000),
        Rectangle(MIDDLE[0], low + gap + 10000, 500000, 20000),
    )
    return Surface(WIDTH, DEPTH, walls, restitution=restitution)


def ends_well(
    surface: Surface, discs: list[Disc], velocities: list[Point], paths: bool = False
) -> SlideResult:
    """Push and check that everything comes to rest without overlap."""
    result = slide(surface, discs, velocities, paths)
    assert not result.frozen
    assert deepest_overlap(result, discs) <= 2e-6
    assert deepest_in_obstacle(surface, result) <= 2e-6
    return result


@settings(max_examples=60, deadline=None)
@given(RESTITUTIONS, st.lists(st.tuples(PACES, PACES), min_size=1, max_size=6))
def test_a_column_that_just_fits_between_walls_comes_to_rest(restitution: int, paces: list[Point]) -> None:
    gap = TWO * len(paces)
    discs = [Disc(MIDDLE[0], MIDDLE[1] - gap // 2 + RADIUS + TWO * k, RADIUS) for k in range(len(paces))]
    ends_well(corridor(gap, restitution), discs, paces)


@settings(max_examples=40, deadline=None)
@given(
    RESTITUTIONS, st.integers(2, 4), st.integers(1, 3), st.integers(-RADIUS, RADIUS), st.tuples(PACES, PACES)
)
def test_a_pack_that_just_fits_between_walls_comes_to_rest(
    restitution: int, rows: int, columns: int, aside: int, pace: Point
) -> None:
    rise = isqrt(3 * RADIUS * RADIUS) + 1
    gap = TWO + rise * (rows - 1)
    surface = corridor(gap, restitution)
    low = MIDDLE[1] - gap // 2 + RADIUS
    discs = [
        Disc(MIDDLE[0] + TWO * column + RADIUS * (line % 2), low + rise * line, RADIUS)
        for line in range(rows)
        for column in range(columns)
    ]
    flicked = Disc(MIDDLE[0] - 2 * TWO, min(max(MIDDLE[1] + aside, low), low + gap - TWO), RADIUS)
    assert is_free(surface, discs, flicked.x, flicked.y, RADIUS)
    ends_well(surface, [*discs, flicked], [(0, 0)] * len(discs) + [(abs(pace[0]), pace[1])])


@settings(max_examples=40, deadline=None)
@given(RESTITUTIONS, st.integers(1, 4), st.tuples(PACES, PACES))
def test_a_disc_in_a_gap_a_hair_wider_than_itself_comes_to_rest(
    restitution: int, hair: int, pace: Point
) -> None:
    ends_well(corridor(TWO + hair, restitution), [Disc(*MIDDLE, RADIUS)], [pace])


KNOT = [(line, k) for line in range(-2, 3) for k in range(5 - line % 2)][:22]


@settings(max_examples=40, deadline=None)
@given(RESTITUTIONS, st.sampled_from(range(22)), st.tuples(PACES, PACES))
def test_twenty_two_touching_discs_in_a_knot_come_apart_and_to_rest(
    restitution: int, flicked: int, velocity: Point
) -> None:
    rise = isqrt(3 * RADIUS * RADIUS) + 1
    discs = [
        Disc(MIDDLE[0] + TWO * (k - 2) + RADIUS * (line % 2), MIDDLE[1] + rise * line, RADIUS)
        for line, k in KNOT
    ]
    velocities = [velocity if k == flicked else (0, 0) for k in range(22)]
    result = ends_well(Surface(WIDTH, DEPTH, restitution=restitution), discs, velocities, paths=True)
    most = energy(velocities)
    for time in sorted({event.time for event in result.events}):
        now = sum(vx * vx + vy * vy for vx, vy in velocities_at(result, time, 22, before=False))
        assert now <= most * (1 + 1e-12)
        most = min(most, now) if time > 0.0 else now


def energy(velocities: list[Point]) -> float:
    """The sum of squared speeds."""
    return sum(vx * vx + vy * vy for vx, vy in velocities) / 8192**2


def test_a_disc_that_slides_along_others_passes_them() -> None:
    """A disc slides along a touching disc without a contact, whatever the last bit of its direction."""
    surface = Surface(WIDTH, DEPTH)
    for i, j in ((3, 4), (5, 12), (8, 15), (20, 21), (119, 120), (696, 697)):
        long = isqrt(i * i + j * j)
        other = Disc(MIDDLE[0] + TWO * i // long, MIDDLE[1] + TWO * j // long + 1, RADIUS)
        result = ends_well(
            surface, [Disc(*MIDDLE, RADIUS), other], [(-j * 8000 // long, i * 8000 // long), (0, 0)]
        )
        assert len(result.events) <= 3
