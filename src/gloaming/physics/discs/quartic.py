"""The first time at which a quartic polynomial falls to zero: the contact of two sliding discs."""

from __future__ import annotations

from math import sqrt
from typing import Final

NEVER: Final = 1e300
MAX_ITERATIONS: Final = 80


def first_fall(c0: float, c1: float, c2: float, c3: float, c4: float, span: float, least: float) -> float:
    """The first time from 0 to span with c0 + c1·t + … + c4·t⁴ ≤ 0 and a slope below -least."""
    k1 = c1 * span
    k2 = c2 * span * span
    k3 = c3 * span * span * span
    k4 = c4 * span * span * span * span
    if has_no_fall(c0, k1, k2, k3, k4):
        return NEVER
    at = first_fall_in_unit(c0, k1, k2, k3, k4, least * span)
    return at * span if at <= 1.0 else NEVER


def has_no_fall(c0: float, c1: float, c2: float, c3: float, c4: float) -> bool:
    """Whether the Bernstein coefficients on [0, 1] prove that it stays positive or never falls."""
    b1 = c0 + c1 * 0.25
    b2 = c0 + c1 * 0.5 + c2 / 6.0
    b3 = c0 + c1 * 0.75 + c2 * 0.5 + c3 * 0.25
    b4 = c0 + c1 + c2 + c3 + c4
    if c0 > 0.0 and b1 > 0.0 and b2 > 0.0 and b3 > 0.0 and b4 > 0.0:
        return True
    return c0 <= b1 <= b2 <= b3 <= b4


def first_fall_in_unit(c0: float, c1: float, c2: float, c3: float, c4: float, least: float) -> float:
    """`first_fall` on [0, 1]: between inflections there is at most one falling interval."""
    low = 0.0
    for high in inflections(c2, c3, c4):
        at = fall_within(c0, c1, c2, c3, c4, least, low, high)
        if at <= 1.0:
            return at
        low = high
    return NEVER


def inflections(c2: float, c3: float, c4: float) -> list[float]:
    """The zeros of the second derivative between 0 and 1 in order, followed by 1."""
    half = 3.0 * c3
    inside = half * half - 24.0 * c2 * c4
    if inside < 0.0:
        return [1.0]
    root = -half - sqrt(inside) if half > 0.0 else sqrt(inside) - half  # no cancellation
    first = root / (12.0 * c4) if abs(root) < 12.0 * c4 else -1.0
    second = 2.0 * c2 / root if abs(2.0 * c2) < abs(root) else -1.0
    found = [turn for turn in (min(first, second), max(first, second)) if 0.0 < turn < 1.0]
    return [*found, 1.0]


def fall_within(
    c0: float, c1: float, c2: float, c3: float, c4: float, least: float, low: float, high: float
) -> float:
    """The first fall between low and high, where the slope is monotone."""
    s0, s1, s2, s3 = c1 + least, 2.0 * c2, 3.0 * c3, 4.0 * c4
    falls_low = s0 + low * (s1 + low * (s2 + low * s3)) < 0.0
    falls_high = s0 + high * (s1 + high * (s2 + high * s3)) < 0.0
    if not (falls_low or falls_high):
        return NEVER
    if falls_low != falls_high:
        turn = find_zero(s0, s1, s2, s3, 0.0, low, high)
        low, high = (low, turn) if falls_low else (turn, high)
    if value(c0, c1, c2, c3, c4, low) <= 0.0:
        return low
    if value(c0, c1, c2, c3, c4, high) > 0.0:
        return NEVER
    return find_zero(c0, c1, c2, c3, c4, low, high)


def value(c0: float, c1: float, c2: float, c3: float, c4: float, t: float) -> float:
    """The polynomial at t."""
    return c0 + t * (c1 + t * (c2 + t * (c3 + t * c4)))


def find_zero(c0: float, c1: float, c2: float, c3: float, c4: float, low: float, high: float) -> float:
    """The zero between low and high, which have different signs: Newton's method with bisection."""
    rising = value(c0, c1, c2, c3, c4, high) > 0.0
    at = (low + high) * 0.5
    for _ in range(MAX_ITERATIONS):
        here = value(c0, c1, c2, c3, c4, at)
        if here == 0.0:
            return at
        if (here > 0.0) == rising:
            high = at
        else:
            low = at
        slope = c1 + at * (2.0 * c2 + at * (3.0 * c3 + at * (4.0 * c4)))
        step = at - here / slope if slope != 0.0 else low
        if not low < step < high:
            step = (low + high) * 0.5
        if step == at or not low < step < high:
            return at
        at = step
    return at
