"""The one action of Connect Four."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from mypy_extensions import i64

from connect_four.constants import COLUMNS
from gloaming.core.actions import Action
from gloaming.core.catalogue import Actions, counted


@dataclass(frozen=True, eq=False)
class Drop(Action):
    """Drop a disc into a column."""

    column: i64


CATALOGUE: Final = Actions(column=counted(COLUMNS))
DROPS: Final = CATALOGUE.every(Drop, "{column}")  # a drop is written as its column's number, from 1 to 7
