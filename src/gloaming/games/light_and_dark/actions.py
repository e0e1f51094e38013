"""Actions of Light & Dark.

Lengths are whole millimetres, strengths millimetres per second, angles hundredths of a degree clockwise from
straight towards B's end. A disc is its index; druids come first.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from gloaming.core.actions import Action
from gloaming.core.catalogue import Actions


@dataclass(frozen=True)
class Place(Action):
    """Place the team's druids: x and y of the first, of the second, and so on."""

    places: tuple[int, ...]


@dataclass(frozen=True)
class Evenly(Action):
    """Place the team's druids evenly spaced."""


@dataclass(frozen=True)
class Obstruct(Action):
    """Place an obstacle; `turn` is in steps of 15°."""

    obstacle: int
    x: int
    y: int
    turn: int


@dataclass(frozen=True)
class Flick(Action):
    """Flick a disc in a direction with a strength."""

    disc: int
    angle: int
    strength: int


@dataclass(frozen=True)
class Stride(Action):
    """Play Stride: move an own druid before the flick."""

    disc: int
    x: int
    y: int


@dataclass(frozen=True)
class Play(Action):
    """Play another card by its effect, on a disc if it needs one (else -1)."""

    effect: int
    disc: int


@dataclass(frozen=True)
class Return(Action):
    """Return a druid that left the table."""

    disc: int
    x: int
    y: int


@dataclass(frozen=True)
class Pass(Action):
    """Play no card."""


CATALOGUE: Final = Actions()
EVENLY: Final = CATALOGUE.one(Evenly, "evenly")
PASS: Final = CATALOGUE.one(Pass, "pass")
