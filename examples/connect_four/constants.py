"""The size of the grid.

A column takes seven bits: its six rows from the bottom, and one that stays empty, so that no line continues
from the top of one column to the bottom of the next.
"""

from __future__ import annotations

from typing import Final

COLUMNS: Final = 7
ROWS: Final = 6
STRIDE: Final = 7  # bits from one column to the next
ALL_COLUMNS: Final = (1 << COLUMNS) - 1  # as bits
DISCS: Final = COLUMNS * ROWS // 2  # of each player
TOP_ROW: Final = 1 << 5 | 1 << 12 | 1 << 19 | 1 << 26 | 1 << 33 | 1 << 40 | 1 << 47
