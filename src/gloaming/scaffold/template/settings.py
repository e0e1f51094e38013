"""The settings of the game."""

from __future__ import annotations

from typing import Final

from gloaming.core.settings import Number, Setting

SETTINGS: Final[tuple[Setting, ...]] = (Number("goal", 10, 500, 50),)  # SIX-02
