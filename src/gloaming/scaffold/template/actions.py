"""The actions. Each is created once and compared by identity."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from gloaming.core.actions import Action
from gloaming.core.catalogue import Actions


@dataclass(frozen=True, eq=False)
class Roll(Action):
    """Roll the die for more glow."""


@dataclass(frozen=True, eq=False)
class Keep(Action):
    """Store the glow and end the turn."""


CATALOGUE: Final = Actions()
ROLL: Final = CATALOGUE.one(Roll, "roll")
KEEP: Final = CATALOGUE.one(Keep, "keep")
