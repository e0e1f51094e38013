"""Where discs rest, in units: the nearest point of the grid, or the next one where they do not overlap."""

from __future__ import annotations

from typing import Final

from gloaming.shapes.discs.motion import GONE, Body
from gloaming.shapes.discs.table import Disc, Table

SCALE: Final = 1048576.0


def rest(table: Table, discs: list[Disc], bodies: list[Body]) -> list[tuple[int, int] | None]:
    """The place of every disc, or None once it left."""
    xs: list[int] = [table.middle_x + round(body.x * SCALE) for body in bodies]
    ys: list[int] = [table.middle_y + round(body.y * SCALE) for body in bodies]
    return [None if body.phase == GONE else (xs[body.index], ys[body.index]) for body in bodies]
