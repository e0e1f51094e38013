"""The settings of DunkelRunde."""

from __future__ import annotations

from typing import Final

from gloaming.core.settings import SeatOption, Setting

SETTINGS: Final[tuple[Setting, ...]] = (SeatOption("first", ("random",), "random"),)  # DUN-04
