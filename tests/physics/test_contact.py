"""Collisions of discs with discs and obstacles, including edge cases."""

from __future__ import annotations

from math import hypot, isqrt, sqrt

import pytest
from physics.layouts import DEPTH, MIDDLE, PLAIN, RADIUS, WIDTH, pace, row, segments_of

from gloaming.physics.discs import (
    ANCHORED,
    METRE,
    Bounced,
    Circle,
    Disc,
    Left,
    Rectangle,
    Stopped,
    Surface,
    Touched,
    slide,
)

TWO = 2 * RADIUS
ELASTIC = Surface(WIDTH, DEPTH, restitution=1000)


def test_a_flick_that_touches_nothing_stops_where_friction_says() -> None:
    result = slide(PLAIN, row((0, 0)), [(0, 8192)])  # 1 m/s
    run = 1.0 / (2 * 0.3 * 9.80665)
    assert result.places == [(MIDDLE[0], MIDDLE[1] + round(run * METRE))]
    (stopped,) = result.events
    assert isinstance(stopped, Stopped) and stopped.time == pytest.approx(1.0 / (0.3 * 9.80665))
    (segment,) = result.segments
    assert segment.end == stopped.time and segment.speed_at(segment.end) == pytest.approx(0.0)


def test_nothing_happens_without_a_push() -> None:
    result = slide(PLAIN, row((0, 0), (TWO, 0)), [(0, 0), (0, 0)])
    assert (
        result.events == []
        and result.segments == []
        and result.places == [MIDDLE, (MIDDLE[0] + TWO, MIDDLE[1])]
    )


def test_a_disc_leaves_when_its_centre_crosses_the_edge() -> None:
    result = slide(PLAIN, row((0, 0)), [(pace(3.0), 0)])
    (left,) = result.events
    assert isinstance(left, Left) and result.left == [0] and result.places == [None]
    x, _ = result.segments[-1].at(left.time)
    assert x == pytest.approx(WIDTH / METRE, abs=1e-12)


def test_a_disc_that_left_touches_nothing_more() -> None:
    beyond = [Disc(WIDTH - 10, MIDDLE[1], RADIUS), Disc(WIDTH + 3 * RADIUS, MIDDLE[1], RADIUS)]
    assert [type(event) for event in slide(PLAIN, beyond, [(pace(1.0), 0), (0, 0)]).events] == [Left]


def test_a_head_on_contact_shares_the_speed_by_restitution() -> None:
    result = slide(PLAIN, row((0, 0), (3 * RADIUS, 0)), [(pace(1.0), 0), (0, 0)])
    first, second = segments_of(result, 0)
    (pushed,) = segments_of(result, 1)
    before = first.speed_at(first.end)
    assert second.speed == pytest.approx(before * 0.15)
    assert pushed.speed == pytest.approx(before * 0.85)
    assert [type(event) for event in result.events] == [Touched, Stopped, Stopped]


def test_a_grazing_flick_touches_and_a_wider_one_does_not() -> None:
    touching = slide(PLAIN, row((0, 0), (TWO - 1, 3 * RADIUS)), [(0, pace(1.5)), (0, 0)])
    passing = slide(PLAIN, row((0, 0), (TWO + 1, 3 * RADIUS)), [(0, pace(1.5)), (0, 0)])
    assert isinstance(touching.events[0], Touched)
    assert not any(isinstance(event, Touched) for event in passing.events)


def test_discs_placed_touching_are_touched_at_once_if_approached() -> None:
    result = slide(PLAIN, row((0, 0), (TWO, 0)), [(pace(1.0), 0), (0, 0)])
    assert result.events[0] == Touched(0.0, 0, 1)


def test_merely_lying_against_a_disc_is_no_touch() -> None:
    for velocity in ((-pace(1.0), 0), (0, pace(1.0))):
        result = slide(PLAIN, row((0, 0), (TWO, 0)), [velocity, (0, 0)])
        assert not any(isinstance(event, Touched) for event in result.events)


def test_an_elastic_cradle_passes_the_push_to_its_end() -> None:
    discs = row((-4 * RADIUS, 0), (0, 0), (TWO, 0), (2 * TWO, 0), (3 * TWO, 0))
    result = slide(ELASTIC, discs, [(pace(1.0), 0)] + [(0, 0)] * 4)
    touched = [(event.a, event.b) for event in result.events if isinstance(event, Touched)]
    assert touched == [(0, 1), (1, 2), (2, 3), (3, 4)]
    assert result.places[1:4] == [(disc.x, disc.y) for disc in discs[1:4]]
    assert result.places[4] is not None and result.places[4][0] > discs[4].x


def test_a_lossy_cradle_ends_soon_and_moves_everything() -> None:
    discs = row((-4 * RADIUS, 0), *((k * TWO, 0) for k in range(6)))
    result = slide(PLAIN, discs, [(pace(1.0), 0)] + [(0, 0)] * 6)
    xs = [place[0] for place in result.places if place]
    assert xs == sorted(xs) and len(result.events) < 200
    assert all(place and place[0] > disc.x for place, disc in zip(result.places, discs, strict=True))


@pytest.mark.parametrize("restitution", [0, 100, 300, 700, 1000])
def test_a_symmetric_break_stays_symmetric_to_the_last_bit(restitution: int) -> None:
    surface = Surface(WIDTH, DEPTH, restitution=restitution)
    ahead = isqrt(3 * RADIUS * RADIUS) + 1
    discs = row((0, -4 * RADIUS), (-RADIUS, 0), (RADIUS, 0), (-TWO, ahead), (TWO, ahead))
    result = slide(surface, discs, [(0, pace(2.0))] + [(0, 0)] * 4)
    for a, b in ((1, 2), (3, 4)):
        for one, two in zip(segments_of(result, a), segments_of(result, b), strict=True):
            assert (one.start, one.end, one.ux, one.uy, one.speed) == (
                two.start,
                two.end,
                -two.ux,
                two.uy,
                two.speed,
            )
    assert all(segment.ux == 0.0 for segment in segments_of(result, 0))


@pytest.mark.parametrize("restitution", [0, 100, 300, 700, 1000])
@pytest.mark.parametrize("rows", [2, 3, 4, 5])
def test_a_triangle_of_touching_discs_breaks_evenly(rows: int, restitution: int) -> None:
    surface = Surface(WIDTH, DEPTH, restitution=restitution)
    ahead = isqrt(3 * RADIUS * RADIUS) + 1
    lines = [[(RADIUS * (2 * k - line), ahead * line) for k in range(line + 1)] for line in range(rows)]
    discs = row((0, -4 * RADIUS), *(at for line in lines for at in line))
    for speed in (0.6, 1.1, 1.7, 2.3):
        places = slide(surface, discs, [(0, pace(speed))] + [(0, 0)] * (len(discs) - 1)).places
        mirrored = {place and (2 * MIDDLE[0] - place[0], place[1]) for place in places}
        assert mirrored == set(places)


def test_discs_that_overlap_by_a_hair_count_as_touching() -> None:
    for hair in (1, 2):  # a unit is just under a micrometre
        lying = row((0, 0), (TWO - hair, 0))
        toward, away, aside = (
            slide(PLAIN, lying, [push, (0, 0)]) for push in ((8192, 0), (-8192, 0), (0, 8192))
        )
        assert toward.events[0] == Touched(0.0, 0, 1)
        assert not any(isinstance(event, Touched) for event in (*away.events, *aside.events))


def test_two_contacts_at_one_instant_are_two_events_at_one_time() -> None:
    result = slide(PLAIN, row((0, -4 * RADIUS), (-RADIUS, 0), (RADIUS, 0)), [(0, pace(1.0)), (0, 0), (0, 0)])
    one, two = result.events[:2]
    assert isinstance(one, Touched) and isinstance(two, Touched)
    assert one.time == two.time and (one.b, two.b) == (1, 2)


def test_an_anchored_disc_stays_and_throws_the_other_back() -> None:
    discs = [*row((0, 0)), Disc(MIDDLE[0] + 3 * RADIUS, MIDDLE[1], RADIUS, ANCHORED)]
    result = slide(PLAIN, discs, [(pace(1.0), 0), (0, 0)])
    assert isinstance(result.events[0], Touched)
    assert result.places[1] == (discs[1].x, discs[1].y)
    first, second = segments_of(result, 0)
    assert second.ux == -1.0 and second.speed == pytest.approx(first.speed_at(first.end) * 0.7)


def test_an_anchored_disc_cannot_be_pushed() -> None:
    with pytest.raises(ValueError, match="anchored"):
        slide(PLAIN, [Disc(*MIDDLE, RADIUS, ANCHORED)], [(1, 0)])


def test_a_heavy_disc_pushes_a_light_one_on() -> None:
    discs = [Disc(*MIDDLE, RADIUS, 30), Disc(MIDDLE[0] + 3 * RADIUS, MIDDLE[1], RADIUS, 10)]
    result = slide(PLAIN, discs, [(pace(1.0), 0), (0, 0)])
    first, second = segments_of(result, 0)
    (pushed,) = segments_of(result, 1)
    assert 30 * first.speed_at(first.end) == pytest.approx(30 * second.speed + 10 * pushed.speed)


def test_two_sliding_discs_meet_by_the_quartic() -> None:
    discs = row((-6 * RADIUS, 0), (0, -6 * RADIUS))
    result = slide(PLAIN, discs, [(pace(1.2), 0), (0, pace(1.2))])
    touched = result.events[0]
    assert isinstance(touched, Touched)
    (ax, ay), (bx, by) = (segments_of(result, disc)[0].at(touched.time) for disc in (0, 1))
    assert hypot(ax - bx, ay - by) * METRE == pytest.approx(TWO, abs=1e-6)


def test_a_disc_overtaken_by_a_faster_one_is_touched() -> None:
    result = slide(PLAIN, row((0, 0), (0, 3 * RADIUS)), [(0, pace(2.0)), (0, pace(1.0))])
    assert isinstance(result.events[0], Touched)


def box(along: tuple[int, int]) -> Surface:
    """A surface with a bar of 200 by 20 mm in the middle."""
    return Surface(WIDTH, DEPTH, (Rectangle(*MIDDLE, 209716, 20972, along),))


def test_a_side_reflects_with_restitution() -> None:
    disc = Disc(MIDDLE[0], MIDDLE[1] - 100000, RADIUS)
    result = slide(box((1, 0)), [disc], [(pace(0.3), pace(1.0))])
    assert isinstance(result.events[0], Bounced)
    first, second = result.segments[:2]
    speed = first.speed_at(first.end)
    assert second.ux * second.speed == pytest.approx(first.ux * speed)
    assert second.uy * second.speed == pytest.approx(-0.7 * first.uy * speed)


def test_a_turned_side_reflects_along_its_own_normal() -> None:
    disc = Disc(MIDDLE[0] - 100000, MIDDLE[1], RADIUS)
    result = slide(Surface(WIDTH, DEPTH, box((1, 1)).obstacles, restitution=1000), [disc], [(pace(1.0), 0)])
    assert result.segments[1].ux == pytest.approx(0.0, abs=1e-12) and result.segments[1].uy == pytest.approx(
        1.0
    )


def test_a_corner_is_met_where_the_side_is_missed() -> None:
    disc = Disc(MIDDLE[0] + 104858 + RADIUS // 2, MIDDLE[1] - 100000, RADIUS)
    result = slide(box((1, 0)), [disc], [(0, pace(1.0))])
    assert isinstance(result.events[0], Bounced)
    x, y = result.segments[0].at(result.events[0].time)
    corner = (MIDDLE[0] + 104858) / METRE, (MIDDLE[1] - 10486) / METRE
    assert hypot(x - corner[0], y - corner[1]) == pytest.approx(RADIUS / METRE, abs=1e-12)
    assert result.segments[1].ux > 0


def test_a_cup_throws_back() -> None:
    surface = Surface(WIDTH, DEPTH, (Circle(*MIDDLE, 40000),))
    result = slide(surface, [Disc(MIDDLE[0] - 100000, MIDDLE[1], RADIUS)], [(pace(1.0), 0)])
    assert isinstance(result.events[0], Bounced) and result.segments[1].ux == -1.0


def test_a_disc_pressed_against_an_obstacle_squeezes_out_or_stays() -> None:
    wall = Surface(WIDTH, DEPTH, (Rectangle(MIDDLE[0], MIDDLE[1] + 50000, 400000, 20000),))
    pressed = Disc(MIDDLE[0], MIDDLE[1] + 40000 - RADIUS, RADIUS)
    for aside in (0, 3000, 20000):
        flicked = Disc(MIDDLE[0] + aside, pressed.y - 5 * RADIUS, RADIUS)
        result = slide(wall, [flicked, pressed], [(0, pace(2.0)), (0, 0)])
        assert not result.frozen and len(result.events) < 100
        assert all(place and place[1] <= pressed.y for place in result.places)


@pytest.mark.parametrize("restitution", [0, 700, 950])
def test_a_disc_in_a_groove_of_its_own_width_comes_to_rest(restitution: int) -> None:
    walls = tuple(Rectangle(MIDDLE[0], MIDDLE[1] + side * (RADIUS + 5000), 400000, 10000) for side in (-1, 1))
    result = slide(
        Surface(WIDTH, DEPTH, walls, restitution=restitution), [Disc(*MIDDLE, RADIUS)], [(pace(1), pace(0.5))]
    )
    assert not result.frozen and result.places[0] is not None


def test_a_disc_in_a_corner_has_both_contacts_at_once() -> None:
    walls = (
        Rectangle(MIDDLE[0], MIDDLE[1] - 10000, 300000, 20000),
        Rectangle(MIDDLE[0], MIDDLE[1], 20000, 400000),
    )
    start = Disc(MIDDLE[0] + 10000 + RADIUS + 50000, MIDDLE[1] + RADIUS + 50000, RADIUS)
    result = slide(Surface(WIDTH, DEPTH, walls), [start], [(-pace(1), -pace(1))])
    one, two = result.events[:2]
    assert isinstance(one, Bounced) and isinstance(two, Bounced) and one.time == two.time
    assert (
        result.segments[1].ux == pytest.approx(sqrt(0.5)) and result.segments[1].uy == result.segments[1].ux
    )
