"""A table of measured figures."""

from __future__ import annotations

from rich.table import Column
from rich.table import Table as Grid


def figures_grid(first: str, second: str, *figures: str) -> Grid:
    """An empty table with two columns of text and some of figures."""
    columns = [Column(name, justify="right") for name in figures]
    return Grid(Column(first, no_wrap=True), second, *columns, box=None, pad_edge=False)
