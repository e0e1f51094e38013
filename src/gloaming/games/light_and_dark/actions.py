"""The catalogue of actions of Light & Dark.

Lengths are whole millimetres, strengths millimetres per second, angles hundredths of a degree clockwise from
straight towards B's end. A disc is its index; druids come first.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from gloaming.core.actions import Action
from gloaming.core.catalogue import Actions
from gloaming.games.light_and_dark import constants as c
from gloaming.games.light_and_dark.rules.cards import NEEDS_DISC, Pass, Play, Stride
from gloaming.games.light_and_dark.rules.obstacles import Obstruct
from gloaming.games.light_and_dark.rules.placement import Evenly, Place
from gloaming.games.light_and_dark.rules.turn import Flick, Return

__all__ = ["Evenly", "Flick", "Obstruct", "Pass", "Place", "Play", "Return", "Stride"]

CATALOGUE: Final = Actions()
EVENLY: Final = CATALOGUE.one(Evenly, "evenly")
PASS: Final = CATALOGUE.one(Pass, "pass")

DISCS: Final = c.MOST_DRUIDS + c.MOST_TORCHES
MAX_NUMBER: Final = 100_000
ACROSS: Final = range(50, 900, 100)  # places to try out, in millimetres
ALONG: Final = range(0, 1_300, 40)  # closer than a start area is deep


def like(kind: str, fields: Mapping[str, int], strength: int) -> Sequence[Action]:
    """Actions of a kind with these fields, to ask why they are not possible; others are tried out."""
    if not all(c.NOTHING <= value < MAX_NUMBER for value in fields.values()):
        return []
    discs = [fields["disc"]] if "disc" in fields else range(DISCS)
    if kind == "flick":
        angles = [fields["angle"]] if "angle" in fields else [0, c.BEHIND]
        strength = fields.get("strength", strength)
        return [Flick(disc, angle, strength) for disc in discs for angle in angles]
    if kind == "place":
        return [Place(tuple(fields[name] for name in sorted(fields, key=lambda name: name[1:] + name[:1])))]
    if kind == "play":
        effect = fields.get("effect", c.NOTHING)
        if effect == c.STRIDE:
            return like("stride", {name: value for name, value in fields.items() if name == "disc"}, strength)
        return [Play(effect, disc) for disc in discs] if effect in NEEDS_DISC else [Play(effect, c.NOTHING)]
    xs = [fields["x"]] if "x" in fields else ACROSS
    ys = [fields["y"]] if "y" in fields else ALONG
    if kind == "stride":
        return [Stride(disc, x, y) for disc in discs for x in xs for y in ys]
    if kind == "return":
        return [Return(disc, x, y) for disc in discs for x in xs for y in ys]
    if kind == "obstruct":
        obstacle, turn = fields.get("obstacle", 0), fields.get("turn", 0)
        return [Obstruct(obstacle, x, y, turn) for x in xs for y in ys]
    return CATALOGUE.like(kind, fields)
