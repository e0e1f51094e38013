"""The one action of Connect Four."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from mypy_extensions import i64

from connect_four.constants import COLUMNS
from gloaming.core.actions import Action


@dataclass(frozen=True, eq=False)
class Drop(Action):
    """Drop a disc into a column."""

    column: i64


DROPS: Final[list[Drop]] = [Drop(column) for column in range(COLUMNS)]
