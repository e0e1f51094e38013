"""Reads the content from TOML and refuses what cannot be played with."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from typing import Final

from gloaming.core.codec import Plain
from gloaming.core.errors import GloamingError
from gloaming.games.light_and_dark.constants import BEACON, EFFECTS, HANDS, STRIDE
from gloaming.games.light_and_dark.content.types import Kit, LightAndDarkContent, ObstacleType
from gloaming.physics.discs import METRE, millimetres

AREAS: Final = ("usual", "large")
KINDS: Final = ("cup", "pencil", "book", "box")
LONGEST: Final = 5_000  # millimetres, and millimetres per second
CARDS: Final = 40


class ContentError(GloamingError):
    """Content that cannot be played with; the message names what is wrong."""


def read_content(text: str) -> LightAndDarkContent:
    """The content in a TOML text."""
    try:
        content: dict[str, Plain] = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise ContentError(f"the pack is not TOML: {error}") from None
    return LightAndDarkContent(content, read_kit(content))


def read_kit(content: Mapping[str, Plain]) -> Kit:
    surface, flick = table(content, "surface"), table(content, "flick")
    slowest = number(flick, "slowest", "the flick", 1, LONGEST)
    fastest = number(flick, "fastest", "the flick", slowest, LONGEST)
    discs = [(table(content, name), f"the {name}") for name in ("druid", "torch")]
    radii = [number(disc, "diameter", owner, 5, 100) * METRE // 2000 for disc, owner in discs]
    strip = millimetres(number(content, "strip", "the pack", 1, 500))
    cards, reaches = read_cards(entries(content, "cards"))
    return Kit(
        friction=number(surface, "friction", "the surface", 1, 2_000),
        restitution=number(surface, "restitution", "the surface", 0, 1_000),
        slowest=slowest,
        fastest=fastest,
        mark=number(flick, "mark", "the flick", slowest, fastest),
        radii=radii,
        masses=[number(disc, "mass", owner, 1, 1_000) for disc, owner in discs],
        strip=strip,
        spacing=millimetres(number(content, "spacing", "the pack", 1, 500)),
        areas=[read_area(table(content, "area"), name, strip, radii) for name in AREAS],
        hands=[read_hand(table(content, "hand"), name) for name in HANDS],
        cards=cards,
        reaches=reaches,
        obstacle_types=[read_obstacle_type(entry) for entry in entries(content, "obstacles")],
    )


def read_area(areas: Mapping[str, Plain], name: str, strip: int, radii: list[int]) -> tuple[int, int]:
    area, owner = table(areas, name), f"the {name} area"
    width = millimetres(number(area, "width", owner, 100, LONGEST))
    depth = millimetres(number(area, "depth", owner, 100, LONGEST))
    if strip < 2 * radii[0] or depth <= 3 * strip:
        raise ContentError(f"{owner} has no room for two start areas and the torches between them")
    if width < 26 * max(radii):
        raise ContentError(f"{owner} is too narrow for a row of ten torches")
    return width, depth


def read_hand(hands: Mapping[str, Plain], name: str) -> tuple[int, int]:
    """The errors of a hand in direction and in strength."""
    entry, owner = table(hands, name), f"the {name} hand"
    return number(entry, "angle", owner, 0, 3_000), number(entry, "strength", owner, 0, 250)


def read_cards(found: list[Mapping[str, Plain]]) -> tuple[list[int], list[int]]:
    """The effect of each card, and the reach of each effect."""
    cards: list[int] = []
    reaches = [0] * len(EFFECTS)
    for card in found:
        name = card.get("effect")
        if not isinstance(name, str) or name not in EFFECTS:
            raise ContentError(f"a card has the unknown effect {name!r}; there are: {', '.join(EFFECTS)}")
        effect = EFFECTS.index(name)
        if effect in (STRIDE, BEACON):
            reaches[effect] = millimetres(number(card, "reach", f"the card {name!r}", 1, LONGEST))
        cards.append(effect)
    if not 4 <= len(cards) <= CARDS:
        raise ContentError(f"there must be 4 to {CARDS} cards, not {len(cards)}")
    return cards, reaches


def read_obstacle_type(entry: Mapping[str, Plain]) -> ObstacleType:
    """An obstacle is round if it has a diameter."""
    kind = entry.get("kind")
    if not isinstance(kind, str) or kind not in KINDS:
        raise ContentError(f"an obstacle is of the unknown kind {kind!r}; there are: {', '.join(KINDS)}")
    owner = f"the obstacle {kind!r}"
    if "diameter" in entry:
        across = millimetres(number(entry, "diameter", owner, 5, 400))
        return ObstacleType(kind, True, across, across)
    length, breadth = number(entry, "length", owner, 5, 400), number(entry, "breadth", owner, 2, 400)
    return ObstacleType(kind, False, millimetres(length), millimetres(breadth))


def table(content: Mapping[str, Plain], key: str) -> Mapping[str, Plain]:
    found = content.get(key)
    if not isinstance(found, dict):
        raise ContentError(f"the pack must have a table {key!r}")
    return found


def entries(content: Mapping[str, Plain], key: str) -> list[Mapping[str, Plain]]:
    found = content.get(key)
    if not isinstance(found, list) or not all(isinstance(entry, dict) for entry in found):
        raise ContentError(f"the pack must have a list of {key}")
    return [entry for entry in found if isinstance(entry, dict)]


def number(entry: Mapping[str, Plain], key: str, owner: str, low: int, high: int) -> int:
    found = entry.get(key)
    if isinstance(found, bool) or not isinstance(found, int) or not low <= found <= high:
        raise ContentError(f"{owner} must have a whole number from {low} to {high} as {key}, not {found!r}")
    return found
