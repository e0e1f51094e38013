"""The catalogue of actions of Light & Dark.

Lengths are whole millimetres, strengths millimetres per second, angles hundredths of a degree clockwise from
straight towards B's end. A disc is its index; druids come first.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import fields
from itertools import product
from typing import Final

from gloaming.core.actions import Action
from gloaming.core.catalogue import Actions
from gloaming.games.light_and_dark import constants as c
from gloaming.games.light_and_dark.rules.cards import Pass, Play, Stride
from gloaming.games.light_and_dark.rules.obstacles import Obstruct
from gloaming.games.light_and_dark.rules.placement import Evenly, Place
from gloaming.games.light_and_dark.rules.turn import Flick, Return

__all__ = ["Evenly", "Flick", "Obstruct", "Pass", "Place", "Play", "Return", "Stride"]

CATALOGUE: Final = Actions()
EVENLY: Final = CATALOGUE.one(Evenly, "evenly")
PASS: Final = CATALOGUE.one(Pass, "pass")

DISCS: Final = c.MOST_DRUIDS + c.MOST_TORCHES
MAX_NUMBER: Final = 100_000
KINDS: Final[dict[str, type[Action]]] = {
    "flick": Flick, "return": Return, "play": Play, "stride": Stride, "obstruct": Obstruct,
}  # fmt: skip
TRIED: Final[dict[str, Sequence[int]]] = {
    "disc": range(c.NOTHING, DISCS), "angle": (0, c.BEHIND), "effect": range(len(c.EFFECTS)),
    "obstacle": (0,), "turn": (0,), "x": range(50, 900, 100), "y": range(0, 1_300, 40),
}  # fmt: skip


def like(kind: str, given: Mapping[str, int], strength: int) -> Sequence[Action]:
    """Actions of a kind with these fields, to ask why they are not possible; for others values are tried."""
    if not all(c.NOTHING <= value < MAX_NUMBER for value in given.values()):
        return []
    if kind == "place":
        return [Place(tuple(given[name] for name in sorted(given, key=lambda name: name[1:] + name[:1])))]
    if kind == "play" and given.get("effect") == c.STRIDE:
        return like("stride", {}, strength)
    if kind not in KINDS:
        return CATALOGUE.like(kind, given)
    tried = {**TRIED, "strength": (strength,)}
    names = [field.name for field in fields(KINDS[kind])]  # type: ignore[arg-type]
    values = [(given[name],) if name in given else tried[name] for name in names]
    return [KINDS[kind](*each) for each in product(*values)]
