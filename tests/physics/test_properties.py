"""Properties of all flicks: energy, momentum, symmetry, no overlap."""

from __future__ import annotations

from math import hypot

import pytest
from physics.layouts import (
    DEPTH,
    PLAIN,
    RADIUS,
    TERRAIN,
    WIDTH,
    deepest_in_obstacle,
    deepest_overlap,
    flick,
    scattered,
    velocities_at,
)

from gloaming.core.chance import Seeded
from gloaming.physics.discs import (
    METRE,
    Bounced,
    Circle,
    Disc,
    Left,
    Obstacle,
    Point,
    Rectangle,
    Simulation,
    SlideResult,
    Surface,
    Touched,
    millimetres,
    simulate_flicks,
    slide,
    touched_by,
)
from gloaming.physics.discs.quartic import NEVER, first_fall

KNOT = millimetres(230)


def case(seed: int) -> tuple[Surface, list[Disc], list[Point]]:
    """A seeded case: plain or with obstacles, few discs or a dense group of 22, one or all flicked."""
    dice = Seeded(seed)
    restitution = (700, 0, 1000, 300, 900)[dice.below(5)]
    surface = Surface(WIDTH, DEPTH, (TERRAIN if seed % 2 else PLAIN).obstacles, 300, restitution)
    count = (2, 5, 11, 22, 22)[seed % 5]
    discs = scattered(surface, count, dice, 0 if seed % 2 else (0, 0, 0, KNOT, KNOT)[seed % 5])
    if seed % 5 == 4:
        return surface, discs, [flick(dice, 1)[0] for _ in discs]
    return surface, discs, flick(dice, count)


CASES = [case(seed) for seed in range(150)]


def energy(velocities: list[tuple[float, float]]) -> float:
    return sum(vx * vx + vy * vy for vx, vy in velocities)


def test_energy_never_grows() -> None:
    for surface, discs, velocities in CASES:
        result = slide(surface, discs, velocities)
        for time in {event.time for event in result.events if event.time > 0.0}:
            before, after = (velocities_at(result, time, len(discs), side) for side in (True, False))
            assert energy(after) <= energy(before) * (1 + 1e-14 * len(discs))


def test_momentum_is_kept_where_only_discs_meet() -> None:
    checked = 0
    for surface, discs, velocities in CASES:
        result = slide(surface, discs, velocities)
        met = {event.time for event in result.events if isinstance(event, Touched) and event.time > 0.0}
        for time in met - {event.time for event in result.events if isinstance(event, Bounced | Left)}:
            before, after = (velocities_at(result, time, len(discs), side) for side in (True, False))
            for axis in (0, 1):
                assert sum(v[axis] for v in after) == pytest.approx(sum(v[axis] for v in before), abs=1e-11)
            checked += 1
    assert checked > 100


def test_nothing_overlaps_afterwards_by_more_than_two_micrometres() -> None:
    for surface, discs, velocities in CASES:
        result = slide(surface, discs, velocities)
        assert not result.frozen
        assert deepest_overlap(result, discs) <= 2e-6
        assert deepest_in_obstacle(surface, result) <= 2e-6


def test_flick_after_flick_the_overlap_does_not_pile_up() -> None:
    dice = Seeded(5)
    discs = scattered(PLAIN, 22, dice, KNOT)
    for _ in range(150):
        result = slide(PLAIN, discs, flick(dice, len(discs), fast=0.6), paths=False)
        assert deepest_overlap(result, discs) <= 2e-6
        discs = [Disc(place[0], place[1], RADIUS) for place in result.places if place]


def mirrored(obstacle: Obstacle, x: bool, y: bool) -> Obstacle:
    at = (WIDTH - obstacle.x if x else obstacle.x, DEPTH - obstacle.y if y else obstacle.y)
    if isinstance(obstacle, Circle):
        return Circle(*at, obstacle.radius)
    i, j = obstacle.direction
    return Rectangle(*at, obstacle.length, obstacle.breadth, (-i if x else i, -j if y else j))


@pytest.mark.parametrize(("x", "y"), [(True, False), (False, True), (True, True)])
def test_a_mirrored_table_gives_the_mirrored_result_to_the_last_bit(x: bool, y: bool) -> None:
    for surface, discs, velocities in CASES:
        obstacles = tuple(mirrored(obstacle, x, y) for obstacle in surface.obstacles)
        other = slide(
            Surface(WIDTH, DEPTH, obstacles, surface.friction, surface.restitution),
            [Disc(WIDTH - d.x if x else d.x, DEPTH - d.y if y else d.y, d.radius) for d in discs],
            [(-vx if x else vx, -vy if y else vy) for vx, vy in velocities],
        )
        result = slide(surface, discs, velocities)
        assert other.events == result.events
        assert other.places == [
            place and (WIDTH - place[0] if x else place[0], DEPTH - place[1] if y else place[1])
            for place in result.places
        ]


def test_events_come_in_order_and_paths_are_unbroken() -> None:
    for surface, discs, velocities in CASES:
        result = slide(surface, discs, velocities)
        times = [event.time for event in result.events]
        assert times == sorted(times)
        here = {k: (disc.x / METRE, disc.y / METRE) for k, disc in enumerate(discs)}
        for segment in result.segments:
            assert segment.start < segment.end
            assert (segment.x, segment.y) == pytest.approx(here[segment.disc], abs=1e-9)
            here[segment.disc] = segment.at(segment.end)
        for k, place in enumerate(result.places):
            if place is not None:
                assert here[k] == pytest.approx((place[0] / METRE, place[1] / METRE), abs=2e-6)


def test_no_disc_passes_through_another_on_its_way() -> None:
    for surface, discs, velocities in CASES[::3]:
        result = slide(surface, discs, velocities)
        end = result.events[-1].time if result.events else 0.0
        for step in range(60):
            apart(result, discs, end * step / 60)


def apart(result: SlideResult, discs: list[Disc], time: float) -> None:
    """No two discs in play overlap at a time."""
    gone = {event.disc for event in result.events if isinstance(event, Left) and event.time <= time}
    at = {k: (disc.x / METRE, disc.y / METRE) for k, disc in enumerate(discs) if k not in gone}
    for segment in result.segments:
        if segment.disc in at and segment.start <= time:
            at[segment.disc] = segment.at(min(time, segment.end))
    places = list(at.values())
    for k, (x, y) in enumerate(places):
        for other_x, other_y in places[:k]:
            assert hypot(x - other_x, y - other_y) > 2 * RADIUS / METRE - 2e-6


def test_flicking_again_from_the_same_places_gives_the_same() -> None:
    surface, discs, velocities = CASES[2]
    who = next(k for k, velocity in enumerate(velocities) if velocity != (0, 0))
    simulation = Simulation(surface, discs)
    for _ in range(2):
        simulation.flick(who, *velocities[who])
        result = slide(surface, discs, velocities)
        assert simulation.events == result.events and simulation.places() == result.places
        simulation.flick(0, 3000, 4000)


def test_flicks_tried_one_after_the_other_know_nothing_of_each_other() -> None:
    dice = Seeded(7)
    layouts = [scattered(PLAIN, count, dice, KNOT) for count in (11, 22, 5, 2, 22, 11) * 5]
    flicks = [(0, *flick(dice, 1)[0]) for _ in layouts]
    tried = simulate_flicks(PLAIN, layouts, flicks)
    for discs, push, found in zip(layouts, flicks, tried, strict=True):
        alone = Simulation(PLAIN, discs)
        alone.flick(*push)
        assert (found.places, found.touched) == (alone.places(), touched_by(alone.events, 0))
    assert any(found.touched for found in tried)


def test_the_quartic_falls_first_where_a_fine_scan_says() -> None:
    dice = Seeded(11)
    found = 0
    for _ in range(400):
        c = [(dice.unit() * 2 - 0.7), *(dice.unit() * 8 - 4 for _ in range(3)), dice.unit() * 3]
        values = [sum(k * (step / 2000) ** n for n, k in enumerate(c)) for step in range(2001)]
        falls = [k for k in range(1, 2001) if values[k] <= 0.0 and values[k] < values[k - 1]]
        at = first_fall(c[0], c[1], c[2], c[3], c[4], 1.0, 1e-9)
        if falls:
            assert at == pytest.approx(falls[0] / 2000, abs=2 / 2000)
            found += 1
        elif at != NEVER:  # a dip between two steps of the scan
            assert abs(sum(k * at**n for n, k in enumerate(c))) < 1e-5
    assert found > 50
