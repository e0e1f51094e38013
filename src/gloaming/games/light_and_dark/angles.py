"""Integer sines and directions, equal on every machine."""

from __future__ import annotations

from typing import Final

from gloaming.games.light_and_dark.constants import CIRCLE

BITS: Final = 30
QUARTER: Final = 9000
SPEED_UNITS: Final = 8192  # per metre per second
FINE: Final = 60  # bits of the intermediate sines
PI: Final = 3622009729038561421  # times 2**60


def _small_sine(angle: int) -> int:
    """The sine of hundredths of a degree, times 2**60, by its Taylor series."""
    x = angle * PI // 18000
    term, sign, total, k = x, 1, 0, 1
    while term > 0:
        total += sign * term
        term = (term * x >> FINE) * x // ((k + 1) * (k + 2) << FINE)
        sign, k = -sign, k + 2
    return total


def _make_sines() -> list[int]:
    """The sines of 0.00° to 90.00°, times 2**30, by the addition theorem."""
    whole = [_small_sine(100 * degree) for degree in range(91)]
    part = [_small_sine(hundredth) for hundredth in range(100)]
    rest = [_small_sine(QUARTER - hundredth) for hundredth in range(100)]
    half = 1 << (2 * FINE - BITS - 1)
    made: list[int] = []
    for angle in range(QUARTER):
        degree, hundredth = angle // 100, angle % 100
        product = whole[degree] * rest[hundredth] + whole[90 - degree] * part[hundredth]
        made.append((product + half) >> (2 * FINE - BITS))
    return [*made, 1 << BITS]


SINES: Final[list[int]] = _make_sines()


def direction(angle: int) -> tuple[int, int]:
    """The x and y of a direction, clockwise from +y, times 2**30."""
    angle %= CIRCLE
    quarter, rest = angle // QUARTER, angle % QUARTER
    sine, cosine = SINES[rest], SINES[QUARTER - rest]
    if quarter == 0:
        return sine, cosine
    if quarter == 1:
        return cosine, -sine
    if quarter == 2:
        return -sine, -cosine
    return -cosine, sine


def velocity(angle: int, strength: int) -> tuple[int, int]:
    """The velocity of a flick in units, from a strength in millimetres per second."""
    x, y = direction(angle)
    return scaled(x, strength), scaled(y, strength)


def scaled(part: int, strength: int) -> int:
    """A component of a direction times a strength in units of speed, rounded symmetrically."""
    size = (abs(part) * strength * SPEED_UNITS // 1000 + (1 << (BITS - 1))) >> BITS
    return size if part >= 0 else -size


def angle_between(angle: int, other: int) -> int:
    """The angle between two directions, in hundredths of a degree."""
    apart = (angle - other) % CIRCLE
    return min(apart, CIRCLE - apart)
