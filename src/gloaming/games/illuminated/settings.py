"""The settings of The Illuminated."""

from __future__ import annotations

from typing import Final

from gloaming.core.settings import Number, SeatOption, Setting
from gloaming.games.illuminated.constants import MAX_ENTITIES

SETTINGS: Final[tuple[Setting, ...]] = (
    Number("entities", 1, MAX_ENTITIES, 5, {4: 4, 5: 3, 6: 3}),  # ILL-03
    SeatOption("first", ("random",), "random"),  # ILL-04
    Number("turn_limit", 0, 1000, 100),  # ILL-08
)
