"""Rounds resting places to the grid of units, so that discs do not overlap.

Units are doubles without a fraction here, so sums and products are exact.
"""

from __future__ import annotations

from typing import Final

from gloaming.physics.discs.motion import GONE, Body
from gloaming.physics.discs.surface import Surface

SCALE: Final = 1048576.0
ROUNDING: Final = 6755399441055744.0  # 1.5 · 2**52: doubles of this size have no fraction


def resting_places(surface: Surface, bodies: list[Body]) -> list[tuple[int, int] | None]:
    """The place of each disc in units, or None if it left."""
    for body in bodies:
        body.rest_x = round_half_even(body.x * SCALE)
        body.rest_y = round_half_even(body.y * SCALE)
    for body in bodies:
        if body.moved and body.phase != GONE:
            resolve_overlap(bodies, body)
    return [
        None
        if body.phase == GONE
        else (surface.middle_x + int(body.rest_x), surface.middle_y + int(body.rest_y))
        for body in bodies
    ]


def resolve_overlap(bodies: list[Body], body: Body) -> None:
    """If rounding made a disc overlap another, round it to the other side where that helps."""
    x, y = body.rest_x, body.rest_y
    if overlaps_none(bodies, body, x, y):
        return
    over_x, over_y = body.x * SCALE - x, body.y * SCALE - y
    step_x, step_y = sign(over_x), sign(over_y)
    tries = [(x + step_x, y), (x, y + step_y), (x + step_x, y + step_y)]
    if abs(over_y) > abs(over_x):
        tries = [tries[1], tries[0], tries[2]]
    for other_x, other_y in tries:
        if overlaps_none(bodies, body, other_x, other_y):
            body.rest_x = other_x
            body.rest_y = other_y
            return


def overlaps_none(bodies: list[Body], body: Body, x: float, y: float) -> bool:
    """Whether a disc at (x, y) overlaps no other disc."""
    for other in bodies:
        if other is not body and other.phase != GONE:
            dx, dy = other.rest_x - x, other.rest_y - y
            reach = (body.radius + other.radius) * SCALE
            if dx * dx + dy * dy < reach * reach:
                return False
    return True


def round_half_even(value: float) -> float:
    """The nearest whole number; ties go to the even one."""
    return (value + ROUNDING) - ROUNDING


def sign(value: float) -> float:
    """1, 0 or -1."""
    return 1.0 if value > 0.0 else -1.0 if value < 0.0 else 0.0
