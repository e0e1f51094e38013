"""The innermost loop of a flick, how far a disc slides until it hits another, with four data layouts.

Compiled by measure.py. Packed vectors come from librt, mypyc's own library.
"""

from __future__ import annotations

from math import sqrt
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

NEVER: Final = 1e300
RADIUS: Final = 0.0175
SLACK: Final = 1.862645149230957e-09


def run_up(dx: float, dy: float, reach: float) -> float:
    """As in gloaming.physics.discs.obstacles, along a fixed direction."""
    ahead = dx * 0.6 + dy * 0.8
    if ahead <= 0.0:
        return NEVER
    apart = dx * dx + dy * dy - reach * reach
    if apart <= SLACK * reach:
        return 0.0
    inside = ahead * ahead - apart
    if inside < 0.0:
        return NEVER
    return apart / (ahead + sqrt(inside))


@final
class Body:
    """A disc at rest."""

    def __init__(self, x: float, y: float) -> None:
        self.x = x
        self.y = y
        self.radius = RADIUS
        self.phase: i64 = 0


def over_list(bodies: list[Body]) -> float:
    best = NEVER
    for body in bodies:
        if body.phase == 0:
            best = min(best, run_up(body.x, body.y, body.radius + RADIUS))
    return best


def over_vec(bodies: vec[Body]) -> float:
    best = NEVER
    for body in bodies:
        if body.phase == 0:
            best = min(best, run_up(body.x, body.y, body.radius + RADIUS))
    return best


def over_float_lists(xs: list[float], ys: list[float], radii: list[float]) -> float:
    best = NEVER
    count: i64 = len(xs)
    for k in range(count):
        best = min(best, run_up(xs[k], ys[k], radii[k] + RADIUS))
    return best


def over_float_vecs(xs: vec[float], ys: vec[float], radii: vec[float]) -> float:
    best = NEVER
    count: i64 = len(xs)
    for k in range(count):
        best = min(best, run_up(xs[k], ys[k], radii[k] + RADIUS))
    return best


def run(way: str, xs: list[float], ys: list[float], rounds: i64) -> float:
    """Find the nearest disc many times; returns the sum of the distances."""
    total = 0.0
    bodies = [Body(x, y) for x, y in zip(xs, ys, strict=True)]
    packed = vec[Body](bodies)
    radii = [RADIUS] * len(xs)
    x_vec, y_vec, radius_vec = vec[float](xs), vec[float](ys), vec[float](radii)
    for _ in range(rounds):
        if way == "list[Body]":
            total += over_list(bodies)
        elif way == "vec[Body]":
            total += over_vec(packed)
        elif way == "three list[float]":
            total += over_float_lists(xs, ys, radii)
        else:
            total += over_float_vecs(x_vec, y_vec, radius_vec)
    return total
