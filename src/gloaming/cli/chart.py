"""The winning chances of a match drawn in characters: a letter for each seat, time from left to right."""

from __future__ import annotations

from collections.abc import Sequence

from gloaming.core.game import LETTERS

WIDTH = 64
HEIGHT = 11  # rows, from 100 % down to 0 %
SEVERAL = "+"  # seats at one place


def chart(chances: Sequence[Sequence[float]], turning: Sequence[int]) -> list[str]:
    """The lines of the chart; steps that turned the match are marked below."""
    width = min(WIDTH, len(chances))
    grid = [[" "] * width for _ in range(HEIGHT)]
    for column in range(width):
        for seat, chance in enumerate(chances[_step(column, width, len(chances))]):
            row = round((1 - min(1.0, max(0.0, chance))) * (HEIGHT - 1))
            grid[row][column] = LETTERS[seat] if grid[row][column] == " " else SEVERAL
    lines = [f"{_scale(row):>5} │{''.join(cells)}" for row, cells in enumerate(grid)]
    lines.append(f"{'':>5} └{'─' * width}")
    marks = [" "] * width
    for step in turning:
        marks[_column(step, width, len(chances))] = "▲"
    lines.append(f"{'':>5}  {''.join(marks)}".rstrip())
    return [line.rstrip() for line in lines if line.strip()]


def _step(column: int, width: int, count: int) -> int:
    """Which of the chances stand in a column: the first in the first one, the last in the last."""
    return round(column * (count - 1) / max(1, width - 1))


def _column(step: int, width: int, count: int) -> int:
    return round(step * (width - 1) / max(1, count - 1))


def _scale(row: int) -> str:
    return f"{100 - row * 100 // (HEIGHT - 1)} %" if row % 5 == 0 else ""
