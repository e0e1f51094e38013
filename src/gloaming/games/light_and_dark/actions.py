"""Light & Dark's words: factions, discs, the eight effects of power cards, the actions, and the events.

Lengths in actions are whole millimetres, angles hundredths of a degree clockwise from the far end (0 is
towards B's end, 9000 to A's right), strengths millimetres a second. A disc is its number: druids first.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from gloaming.core.actions import Action

# --- actions ---------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Place(Action):
    """The faction's druids are put down: x and y of the first, of the second, and so on."""

    places: tuple[int, ...]


@dataclass(frozen=True)
class Evenly(Action):
    """The faction's druids are put down evenly spaced."""


@dataclass(frozen=True)
class Obstruct(Action):
    """An obstacle is put down; it is turned by so many times 15°."""

    obstacle: int
    x: int
    y: int
    turn: int


@dataclass(frozen=True)
class Flick(Action):
    """A disc is flicked in a direction with a strength."""

    disc: int
    angle: int
    strength: int


@dataclass(frozen=True)
class Stride(Action):
    """The card that moves an own druid before the flick."""

    disc: int
    x: int
    y: int


@dataclass(frozen=True)
class Play(Action):
    """Another card, by its effect, on a disc where it needs one (else -1)."""

    effect: int
    disc: int


@dataclass(frozen=True)
class Return(Action):
    """A druid that left is put back."""

    disc: int
    x: int
    y: int


@dataclass(frozen=True)
class Pass(Action):
    """No card."""


EVENLY: Final = Evenly()
PASS: Final = Pass()


# --- events ----------------------------------------------------------------------------------------
