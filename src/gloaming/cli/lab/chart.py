"""Winning chances as a chart in characters: a letter per seat, time from left to right."""

from __future__ import annotations

from collections.abc import Sequence

from gloaming.core.state import SEAT_LETTERS

WIDTH = 64
PER_CENT = tuple(f"{share} %" if share % 50 == 0 else "" for share in range(100, -1, -10))  # rows
SEVERAL = "+"  # seats at one point


def chart(
    chances: Sequence[Sequence[float]], turning: Sequence[int], rows: Sequence[str] = PER_CENT
) -> list[str]:
    """The lines of the chart, from 1 at the top to 0; turning points are marked below."""
    width, left = min(WIDTH, len(chances)), max(len(row) for row in rows)
    grid = [[" "] * width for _ in rows]
    for column in range(width):
        for seat, chance in enumerate(chances[_step(column, width, len(chances))]):
            row = round((1 - min(1.0, max(0.0, chance))) * (len(rows) - 1))
            grid[row][column] = SEAT_LETTERS[seat] if grid[row][column] == " " else SEVERAL
    lines = [f"{row:>{left}} │{''.join(cells)}" for row, cells in zip(rows, grid, strict=True)]
    lines.append(f"{'':>{left}} └{'─' * width}")
    marks = [" "] * width
    for step in turning:
        marks[_column(step, width, len(chances))] = "▲"
    lines.append(f"{'':>{left}}  {''.join(marks)}".rstrip())
    return [line.rstrip() for line in lines if line.strip()]


def _step(column: int, width: int, count: int) -> int:
    """The step that a column shows; first and last column show first and last step."""
    return round(column * (count - 1) / max(1, width - 1))


def _column(step: int, width: int, count: int) -> int:
    return round(step * (width - 1) / max(1, count - 1))
