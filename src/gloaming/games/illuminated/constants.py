"""The ladder of the Entities, and the numbers of the rules.

Light and Shadow form one ladder of twelve rungs: rung 0 is value 6 in the Shadow, rung 5 is value 1 in the
Shadow, rung 6 is value 1 in the Light, rung 11 is value 6 in the Light. Raising goes one rung up, lowering
one rung down.
"""

from __future__ import annotations

from typing import Final, Literal

from gloaming.core.state import SEAT_LETTERS

MAX_SEATS: Final = 6
MAX_ENTITIES: Final = 5  # per seat; Entity e is number e % MAX_ENTITIES of seat e // MAX_ENTITIES
ACTIONS_PER_TURN: Final = 2  # ILL-06
DIE_FACES: Final = 6

BOTTOM: Final = 0
LOWEST_LIGHT: Final = 6
TOP: Final = 11
SACRIFICED_RUNG: Final = 3  # value 3 in the Shadow
VALUE: Final[list[int]] = [6, 5, 4, 3, 2, 1, 1, 2, 3, 4, 5, 6]  # by rung

Zone = Literal["light", "shadow"]
Verb = Literal["raise", "lower", "sacrifice", "help"]


def zone_of(rung: int) -> Zone:
    return "light" if rung >= LOWEST_LIGHT else "shadow"


def rung_of(zone: Zone, value: int) -> int:
    return LOWEST_LIGHT - 1 + value if zone == "light" else LOWEST_LIGHT - value


def entities_of(seats: int, each: int) -> list[int]:
    """All Entities of a match with this many for each seat."""
    return [seat * MAX_ENTITIES + number for seat in range(seats) for number in range(each)]


def name_of(entity: int) -> str:
    """The Entity's name: the letter of its seat and its number, as in A3."""
    return f"{SEAT_LETTERS[entity // MAX_ENTITIES]}{entity % MAX_ENTITIES + 1}"
