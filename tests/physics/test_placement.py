"""Placing discs by hand."""

from __future__ import annotations

from math import hypot

import pytest
from physics.layouts import DEPTH, MIDDLE, PLAIN, RADIUS, TERRAIN, WIDTH, row

from gloaming.physics.discs import (
    Disc,
    Rectangle,
    Surface,
    can_move_to,
    is_free,
    millimetres,
    nearest_free,
    nearest_free_to_edge,
)

TWO = 2 * RADIUS


def test_touching_is_free_and_overlapping_is_not() -> None:
    others = row((0, 0))
    assert is_free(PLAIN, others, MIDDLE[0] + TWO, MIDDLE[1], RADIUS)
    assert not is_free(PLAIN, others, MIDDLE[0] + TWO - 1, MIDDLE[1], RADIUS)


def test_the_whole_disc_lies_in_the_area() -> None:
    assert is_free(PLAIN, [], RADIUS, DEPTH - RADIUS, RADIUS)
    assert not is_free(PLAIN, [], RADIUS - 1, MIDDLE[1], RADIUS)
    assert not is_free(PLAIN, [], MIDDLE[0], DEPTH - RADIUS + 1, RADIUS)


def test_obstacles_are_not_free() -> None:
    assert not is_free(TERRAIN, [], millimetres(150), millimetres(300), RADIUS)
    assert not is_free(TERRAIN, [], millimetres(200), millimetres(640), RADIUS)
    assert is_free(TERRAIN, [], millimetres(300), millimetres(480), RADIUS)


def test_the_middle_itself_is_nearest_if_it_is_free() -> None:
    assert nearest_free(PLAIN, [], *MIDDLE, RADIUS, (0, -1), (-1, 0)) == MIDDLE


def test_the_nearest_free_point_touches_nothing_and_no_nearer_one_is_free() -> None:
    others = row((500, 300), (TWO + 2000, -900))
    place = nearest_free(PLAIN, others, *MIDDLE, RADIUS, (0, -1), (-1, 0))
    assert place is not None and is_free(PLAIN, others, *place, RADIUS)
    distance = hypot(place[0] - MIDDLE[0], place[1] - MIDDLE[1])
    for i in range(-45, 46):
        for j in range(-45, 46):
            x, y = MIDDLE[0] + round(i * 1048.576), MIDDLE[1] + round(j * 1048.576)
            if hypot(x - MIDDLE[0], y - MIDDLE[1]) < distance - 2:
                assert not is_free(PLAIN, others, x, y, RADIUS)


def test_ties_go_to_the_movers_end_and_then_to_the_left() -> None:
    others = row((0, 0))
    south = nearest_free(PLAIN, others, *MIDDLE, RADIUS, (0, -1), (-1, 0))
    north = nearest_free(PLAIN, others, *MIDDLE, RADIUS, (0, 1), (1, 0))
    assert south is not None and north is not None
    assert south[1] < MIDDLE[1] < north[1]
    assert (south[0] - MIDDLE[0], south[1] - MIDDLE[1]) == (MIDDLE[0] - north[0], MIDDLE[1] - north[1])
    blocked = [*others, *row((0, -TWO), (0, TWO))]
    left = nearest_free(PLAIN, blocked, *MIDDLE, RADIUS, (0, -1), (-1, 0))
    assert left is not None and left[0] < MIDDLE[0]


def test_no_place_is_nearest_on_a_full_table() -> None:
    surface = Surface(100000, 80000, (Rectangle(50000, 40000, 90000, 70000),))
    assert nearest_free(surface, [], 50000, 40000, RADIUS, (0, -1), (-1, 0)) is None


def full_strip(north: bool) -> list[Disc]:
    """Discs along one end, too close together for another disc."""
    y = DEPTH - RADIUS if north else RADIUS
    return [Disc(RADIUS + k * (WIDTH - TWO) // 16, y, RADIUS) for k in range(17)]


def test_the_middle_of_an_empty_edge_is_nearest_to_it() -> None:
    assert nearest_free_to_edge(PLAIN, [], RADIUS, (0, -1), (-1, 0)) == (MIDDLE[0], RADIUS)
    assert nearest_free_to_edge(PLAIN, [], RADIUS, (0, 1), (1, 0)) == (MIDDLE[0], DEPTH - RADIUS)
    assert nearest_free_to_edge(PLAIN, [], RADIUS, (-1, 0), (0, 1)) == (RADIUS, MIDDLE[1])
    assert nearest_free_to_edge(PLAIN, [], RADIUS, (1, 0), (0, -1)) == (WIDTH - RADIUS, MIDDLE[1])


@pytest.mark.parametrize("north", [False, True])
def test_behind_a_full_strip_no_free_place_is_nearer_to_the_edge(north: bool) -> None:
    others = full_strip(north)
    edge, then = ((0, 1), (1, 0)) if north else ((0, -1), (-1, 0))
    place = nearest_free_to_edge(PLAIN, others, RADIUS, edge, then)
    assert place is not None and is_free(PLAIN, others, *place, RADIUS)
    inward = DEPTH - place[1] if north else place[1]
    assert RADIUS + millimetres(20) < inward < 3 * RADIUS + millimetres(1)
    for y in range(RADIUS, inward - millimetres(1), 1049):
        at = DEPTH - y if north else y
        assert not any(is_free(PLAIN, others, x, at, RADIUS) for x in range(RADIUS, WIDTH - RADIUS, 1049))


def test_both_ends_are_each_others_half_turn() -> None:
    others = [*full_strip(False), Disc(MIDDLE[0] + 7000, 3 * RADIUS, RADIUS)]
    turned = [Disc(WIDTH - disc.x, DEPTH - disc.y, RADIUS) for disc in others]
    south = nearest_free_to_edge(PLAIN, others, RADIUS, (0, -1), (-1, 0))
    north = nearest_free_to_edge(PLAIN, turned, RADIUS, (0, 1), (1, 0))
    assert south is not None and north is not None
    assert north == (WIDTH - south[0], DEPTH - south[1])


def test_ties_at_an_edge_go_to_the_side_that_is_named() -> None:
    others = [Disc(MIDDLE[0], RADIUS, RADIUS)]
    left = nearest_free_to_edge(PLAIN, others, RADIUS, (0, -1), (-1, 0))
    right = nearest_free_to_edge(PLAIN, others, RADIUS, (0, -1), (1, 0))
    assert left is not None and right is not None
    assert left[1] == right[1] == RADIUS
    assert left[0] < MIDDLE[0] < right[0] and left[0] + right[0] == 2 * MIDDLE[0]


def test_no_place_is_nearest_to_the_edge_of_a_full_table() -> None:
    surface = Surface(100000, 80000, (Rectangle(50000, 40000, 90000, 70000),))
    assert nearest_free_to_edge(surface, [], RADIUS, (0, -1), (-1, 0)) is None


def test_a_straight_move_does_not_go_through_others() -> None:
    discs = row((0, 0), (3 * TWO, 0))
    assert can_move_to(PLAIN, discs, 0, MIDDLE[0] + 2 * TWO, MIDDLE[1])
    assert not can_move_to(PLAIN, discs, 0, MIDDLE[0] + 2 * TWO + 10, MIDDLE[1])
    assert not can_move_to(PLAIN, discs, 0, MIDDLE[0] + 5 * TWO, MIDDLE[1])
    assert can_move_to(PLAIN, discs, 0, MIDDLE[0], MIDDLE[1] + 5 * TWO)


def test_a_straight_move_does_not_go_through_obstacles() -> None:
    x = millimetres(430)
    disc = Disc(x, millimetres(200), RADIUS)
    assert can_move_to(TERRAIN, [disc], 0, x, millimetres(280))
    assert not can_move_to(TERRAIN, [disc], 0, x, millimetres(450))


def test_a_disc_that_lies_against_another_may_move_along_and_away() -> None:
    discs = row((0, 0), (TWO, 0))
    assert can_move_to(PLAIN, discs, 0, MIDDLE[0], MIDDLE[1] + 9000)
    assert can_move_to(PLAIN, discs, 0, MIDDLE[0] - 9000, MIDDLE[1])
    assert can_move_to(PLAIN, discs, 0, *MIDDLE)
