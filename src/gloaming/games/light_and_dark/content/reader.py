"""The content pack: discs, surface, hands, power cards and obstacles, read from TOML or refused by name."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from typing import Final, final

from gloaming.core.codec import Plain, digest
from gloaming.core.content import Pack
from gloaming.core.errors import Trouble
from gloaming.games.light_and_dark.actions import BEACON, EFFECTS, STRIDE
from gloaming.physics.discs import METRE, millimetres

HANDS: Final = ("steady", "natural", "shaky")
AREAS: Final = ("usual", "large")
KINDS: Final = ("cup", "pencil", "book", "box")
LONGEST: Final = 5_000  # millimetres, and millimetres a second
CARDS: Final = 40


class PackError(Trouble):
    """A pack that cannot be played with; the message names what is wrong."""


@final
class Thing:
    """An obstacle as it can be bought: a circle if it is round, else a rectangle; sizes in units."""

    def __init__(self, kind: str, round_: bool, length: int, breadth: int) -> None:
        self.kind = kind
        self.round = round_
        self.length = length
        self.breadth = breadth


@final
class Kit:
    """All of the content in the units that the rules work with."""

    def __init__(self, content: Mapping[str, Plain]) -> None:
        surface, flick = table(content, "surface"), table(content, "flick")
        self.friction = number(surface, "friction", "the surface", 1, 2_000)
        self.restitution = number(surface, "restitution", "the surface", 0, 1_000)
        self.slowest = number(flick, "slowest", "the flick", 1, LONGEST)
        self.fastest = number(flick, "fastest", "the flick", self.slowest, LONGEST)
        self.mark = number(flick, "mark", "the flick", self.slowest, self.fastest)
        self.radii: list[int] = []  # of a druid and of a torch
        self.masses: list[int] = []
        for name in ("druid", "torch"):
            disc = table(content, name)
            self.radii.append(number(disc, "diameter", f"the {name}", 5, 100) * METRE // 2000)
            self.masses.append(number(disc, "mass", f"the {name}", 1, 1_000))
        self.strip = millimetres(number(content, "strip", "the pack", 1, 500))
        self.spacing = millimetres(number(content, "spacing", "the pack", 1, 500))
        self.areas = [self._area(table(content, "area"), name) for name in AREAS]
        self.hands = [hand(table(content, "hand"), name) for name in HANDS]
        self.cards: list[int] = []  # each card's effect
        self.reaches: list[int] = [0] * len(EFFECTS)  # in units
        for card in entries(content, "cards"):
            self._read_card(card)
        if not 4 <= len(self.cards) <= CARDS:
            raise PackError(f"there must be 4 to {CARDS} cards, not {len(self.cards)}")
        self.things = [thing(entry) for entry in entries(content, "obstacles")]

    def _area(self, areas: Mapping[str, Plain], name: str) -> tuple[int, int]:
        area, owner = table(areas, name), f"the {name} area"
        width = millimetres(number(area, "width", owner, 100, LONGEST))
        depth = millimetres(number(area, "depth", owner, 100, LONGEST))
        if self.strip < 2 * self.radii[0] or depth <= 3 * self.strip:
            raise PackError(f"{owner} has no room for two start areas and the torches between them")
        if width < 26 * max(self.radii):
            raise PackError(f"{owner} is too narrow for a row of ten torches")
        return width, depth

    def _read_card(self, card: Mapping[str, Plain]) -> None:
        name = card.get("effect")
        if not isinstance(name, str) or name not in EFFECTS:
            raise PackError(f"a card has the unknown effect {name!r}; there are: {', '.join(EFFECTS)}")
        effect = EFFECTS.index(name)
        if effect in (STRIDE, BEACON):
            self.reaches[effect] = millimetres(number(card, "reach", f"the card {name!r}", 1, LONGEST))
        self.cards.append(effect)


@final
class TablePack(Pack):
    """Light & Dark's content with the kit made from it."""

    def __init__(self, content: Mapping[str, Plain]) -> None:
        super().__init__(digest(content), content)
        self.kit = Kit(content)


def read_pack(text: str) -> TablePack:
    """The pack in this TOML text."""
    try:
        content: dict[str, Plain] = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise PackError(f"the pack is not TOML: {error}") from None
    return TablePack(content)


# --- the parts of an entry ------------------------------------------------------------------------


def thing(entry: Mapping[str, Plain]) -> Thing:
    """An obstacle: with a diameter it is round."""
    kind = entry.get("kind")
    if not isinstance(kind, str) or kind not in KINDS:
        raise PackError(f"an obstacle is of the unknown kind {kind!r}; there are: {', '.join(KINDS)}")
    owner = f"the obstacle {kind!r}"
    if "diameter" in entry:
        across = millimetres(number(entry, "diameter", owner, 5, 400))
        return Thing(kind, True, across, across)
    length, breadth = number(entry, "length", owner, 5, 400), number(entry, "breadth", owner, 2, 400)
    return Thing(kind, False, millimetres(length), millimetres(breadth))


def hand(hands: Mapping[str, Plain], name: str) -> tuple[int, int]:
    """How much a hand errs in direction and in strength."""
    entry, owner = table(hands, name), f"the {name} hand"
    return number(entry, "angle", owner, 0, 3_000), number(entry, "strength", owner, 0, 250)


def table(content: Mapping[str, Plain], key: str) -> Mapping[str, Plain]:
    found = content.get(key)
    if not isinstance(found, dict):
        raise PackError(f"the pack must have a table {key!r}")
    return found


def entries(content: Mapping[str, Plain], key: str) -> list[Mapping[str, Plain]]:
    found = content.get(key)
    if not isinstance(found, list) or not all(isinstance(entry, dict) for entry in found):
        raise PackError(f"the pack must have a list of {key}")
    return [entry for entry in found if isinstance(entry, dict)]


def number(entry: Mapping[str, Plain], key: str, owner: str, low: int, high: int) -> int:
    found = entry.get(key)
    if isinstance(found, bool) or not isinstance(found, int) or not low <= found <= high:
        raise PackError(f"{owner} must have a whole number from {low} to {high} as {key}, not {found!r}")
    return found
