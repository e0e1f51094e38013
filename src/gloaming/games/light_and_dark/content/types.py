"""Typed content of Light & Dark, in the units that the rules use."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import final

from gloaming.core.codec import Plain, digest
from gloaming.core.content import Content


@final
@dataclass(frozen=True)
class ObstacleType:
    """A kind of obstacle: a circle if `round`, else a rectangle; sizes in units."""

    kind: str
    round: bool
    length: int
    breadth: int


@final
@dataclass(frozen=True)
class Kit:
    """Sizes, surface, hands, cards and obstacles; lengths are in units."""

    friction: int
    restitution: int
    slowest: int  # strengths, millimetres per second
    fastest: int
    mark: int
    radii: list[int]  # of a druid and of a torch
    masses: list[int]
    strip: int  # depth of a start area
    spacing: int  # between torches
    areas: list[tuple[int, int]]  # usual and large
    hands: list[tuple[int, int]]  # errors in direction and in strength
    cards: list[int]  # effect of each card
    reaches: list[int]  # by effect
    obstacle_types: list[ObstacleType]


@final
class LightAndDarkContent(Content):
    """The content with the kit made from it."""

    def __init__(self, content: Mapping[str, Plain], kit: Kit) -> None:
        super().__init__(digest(content), content)
        self.kit = kit


def kit_of(content: Content) -> Kit:
    assert isinstance(content, LightAndDarkContent)
    return content.kit
