"""Factions, phases, card effects and limits of Light & Dark."""

from __future__ import annotations

from typing import Final, Literal

LIGHT: Final = 0
DARK: Final = 1
Faction = Literal["light", "dark"]
FACTIONS: Final[tuple[Faction, ...]] = ("light", "dark")

TEAMS: Final = 2
MOST_DRUIDS: Final = 12
MOST_TORCHES: Final = 10
NOTHING: Final = -1  # no disc, no team

CIRCLE: Final = 36000  # hundredths of a degree
BEHIND: Final = 18000
SEATED: Final = 7500  # largest angle from straight ahead for seated players (LAD-16)
TURNS: Final = 24  # directions in which an obstacle can lie
HAND_FACES: Final = 1024  # of each of the two chance steps of a flick (LAD-17)
HANDS: Final = ("steady", "natural", "shaky")

AGAIN: Final = 0
CHAIN: Final = 1
WARD: Final = 2
STRIDE: Final = 3
TORCHBEARER: Final = 4
ANCHOR: Final = 5
BEACON: Final = 6
STEADY: Final = 7
Effect = Literal["second-wind", "chain", "ward", "stride", "torchbearer", "anchor", "beacon", "steady-hand"]
EFFECTS: Final[tuple[Effect, ...]] = (
    "second-wind", "chain", "ward", "stride", "torchbearer", "anchor", "beacon", "steady-hand",
)  # fmt: skip

SIDES: Final = 0
DEAL: Final = 1
PLACE: Final = 2
TERRAIN: Final = 3
FLICK: Final = 4
ANGLE: Final = 5
STRENGTH: Final = 6
WARDING: Final = 7
RETURN: Final = 8
AFTER: Final = 9
OVER: Final = 10
Phase = Literal[
    "sides", "deal", "place", "terrain", "flick", "angle", "strength", "ward", "return", "after", "over"
]
PHASES: Final[tuple[Phase, ...]] = (
    "sides", "deal", "place", "terrain", "flick", "angle", "strength", "ward", "return", "after", "over",
)  # fmt: skip
