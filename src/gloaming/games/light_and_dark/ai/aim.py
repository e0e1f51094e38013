"""Lines of sight, hit windows and speeds, for bots."""

from __future__ import annotations

from math import sqrt
from typing import Final

from mypy_extensions import i64

from gloaming.games.light_and_dark.angles import BITS, QUARTER, SINES
from gloaming.games.light_and_dark.state import LightAndDarkState
from gloaming.physics.discs import METRE

RADIAN: Final = 5729.578  # hundredths of a degree
ONE: Final = float(1 << BITS)


def angle_to(dx: float, dy: float) -> int:
    """The direction of a vector, clockwise from +y, in hundredths of a degree."""
    length = sqrt(dx * dx + dy * dy)
    if length == 0.0:
        return 0
    if dx >= 0.0:
        return arcsine(dx / length) if dy >= 0.0 else QUARTER + arcsine(-dy / length)
    return 2 * QUARTER + arcsine(-dx / length) if dy < 0.0 else 3 * QUARTER + arcsine(dy / length)


def arcsine(sine: float) -> int:
    """The angle from 0 to 89.99° with this sine, rounded down to hundredths of a degree."""
    wanted = sine * ONE
    low: i64 = 0
    high: i64 = QUARTER
    while high - low > 1:
        middle: i64 = (low + high) // 2
        if float(SINES[middle]) <= wanted:
            low = middle
        else:
            high = middle
    return int(low)


def hit_window(distance: float, reach: float) -> int:
    """The largest deviation from the centre of a disc that still hits it, in hundredths of a degree."""
    return arcsine(reach / distance) if distance > reach else QUARTER - 1


def first_in_line(state: LightAndDarkState, disc: int, target: int) -> int:
    """The first disc on the straight line to the centre of the target; the target if it is in sight."""
    x, y = float(state.xs[disc]), float(state.ys[disc])
    dx, dy = float(state.xs[target]) - x, float(state.ys[target]) - y
    distance = sqrt(dx * dx + dy * dy)
    if distance == 0.0:
        return target
    ux, uy = dx / distance, dy / distance
    radius = float(state.radius(disc))
    first, nearest = target, distance - radius - float(state.radius(target))
    for other in range(len(state.xs)):
        if other in (disc, target) or not state.on_table[other]:
            continue
        ox, oy = float(state.xs[other]) - x, float(state.ys[other]) - y
        along = ox * ux + oy * uy
        if along <= 0.0 or along > distance:
            continue
        beside = ox * uy - oy * ux
        reach = radius + float(state.radius(other))
        inside = reach * reach - beside * beside
        if inside > 0.0 and along - sqrt(inside) < nearest:
            first, nearest = other, along - sqrt(inside)
    return first


def speed_for(state: LightAndDarkState, distance: float) -> int:
    """The strength in millimetres per second with which a disc slides a distance in units."""
    metres = max(distance, 0.0) / float(METRE)
    return int(1000.0 * sqrt(2.0 * state.surface().drag * metres))
