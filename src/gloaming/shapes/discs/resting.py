"""Where discs rest, in units: the nearest point of the grid, or one beside it where they do not overlap."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gloaming.shapes.discs.motion import GONE, Body
from gloaming.shapes.discs.table import Disc, Table

SCALE: Final = 1048576.0


def rest(table: Table, discs: list[Disc], bodies: list[Body]) -> list[tuple[int, int] | None]:
    """The place of every disc, or None once it left."""
    xs = [table.middle_x + round(body.x * SCALE) for body in bodies]
    ys = [table.middle_y + round(body.y * SCALE) for body in bodies]
    for body in bodies:
        if body.phase != GONE and body.moved:
            part(table, discs, bodies, xs, ys, body)
    return [None if body.phase == GONE else (xs[body.index], ys[body.index]) for body in bodies]


def part(
    table: Table, discs: list[Disc], bodies: list[Body], xs: list[int], ys: list[int], body: Body
) -> None:
    """Where rounding made a disc overlap another, round it to the other side if that helps."""
    index = body.index
    x, y = xs[index], ys[index]
    if fits(discs, bodies, xs, ys, index, x, y):
        return
    over_x = body.x * SCALE - float(x - table.middle_x)
    over_y = body.y * SCALE - float(y - table.middle_y)
    step_x, step_y = sign(over_x), sign(over_y)
    tries = [(x + step_x, y), (x, y + step_y), (x + step_x, y + step_y)]
    if abs(over_y) > abs(over_x):
        tries = [tries[1], tries[0], tries[2]]
    for other_x, other_y in tries:
        if fits(discs, bodies, xs, ys, index, other_x, other_y):
            xs[index], ys[index] = other_x, other_y
            return


def fits(
    discs: list[Disc], bodies: list[Body], xs: list[int], ys: list[int], index: int, x: int, y: int
) -> bool:
    """Whether a disc at (x, y) overlaps no other."""
    radius = discs[index].radius
    for body in bodies:
        other = body.index
        if other != index and body.phase != GONE:
            dx: i64 = xs[other] - x
            dy: i64 = ys[other] - y
            reach: i64 = radius + discs[other].radius
            if dx * dx + dy * dy < reach * reach:
                return False
    return True


def sign(value: float) -> int:
    """1, 0 or -1."""
    return 1 if value > 0.0 else -1 if value < 0.0 else 0
