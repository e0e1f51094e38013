"""Typed content of an adventure: the map, encounters, loot, tasks and teachers (BSL-54, BSL-90)."""

from __future__ import annotations

from typing import Final, Literal, final

from gloaming.core.errors import GloamingError

COLOURS: Final = ("white", "black")
Area = Literal["yellow", "green", "blue"]
AREAS: Final[tuple[Area, ...]] = ("yellow", "green", "blue")
FieldKind = Literal[
    "plain", "start", "finish", "animal", "character", "danger", "rune", "guild", "teacher", "monster"
]
KINDS: Final[tuple[FieldKind, ...]] = (
    "plain", "start", "finish", "animal", "character", "danger", "rune", "guild", "teacher", "monster",
)  # fmt: skip
PLAIN: Final = 0
START: Final = 1
FINISH: Final = 2
ANIMAL: Final = 3
CHARACTER: Final = 4
DANGER: Final = 5
RUNE: Final = 6
GUILD: Final = 7
TEACHER: Final = 8
MONSTER: Final = 9
LootKind = Literal["gold", "food", "potion", "melee", "ranged", "object"]
LOOTS: Final[tuple[LootKind, ...]] = ("gold", "food", "potion", "melee", "ranged", "object")
TASKS: Final = ("twins", "close", "ladder", "equal", "parity", "threes")  # BSL-61
STEPS: Final = ((1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1))  # directions 1 to 6, clockwise from NE
DIRECTIONS: Final = len(STEPS)
AREA_XP: Final = (0, 8, 20)  # the experience that opens each area (BSL-07)
EVERY_FACE: Final = 63


class ContentError(GloamingError):
    """Content that is not playable; the message names what is wrong."""


@final
class Demand:
    """The dice allowed on a dice field: a colour or -1, faces as bits, the field to pair with or -1.

    The two fields of a pair name each other, and their dice show the same number.
    """

    def __init__(self, colour: int, faces: int, pair: int) -> None:
        self.colour = colour
        self.faces = faces
        self.pair = pair


@final
class Field:
    """A hexagon of the map; `what` is the number of its encounter, guild or teacher or -1, `id` its name."""

    def __init__(self, q: int, r: int, area: int, kind: int, what: int, id: str) -> None:
        self.q = q
        self.r = r
        self.area = area
        self.kind = kind
        self.what = what
        self.id = id


@final
class Animal:
    """An encounter whose fields must all be covered; success gives a general manipulation."""

    def __init__(self, id: str, demands: tuple[Demand, ...], manipulation: int) -> None:
        self.id = id
        self.demands = demands
        self.manipulation = manipulation


@final
class Character:
    """An encounter with a grid of nine; each row and column gives a die of fixed colour and number."""

    def __init__(
        self,
        id: str,
        grid: tuple[Demand, ...],
        rows: tuple[tuple[int, int], ...],
        columns: tuple[tuple[int, int], ...],
    ) -> None:
        self.id = id
        self.grid = grid
        self.rows = rows
        self.columns = columns


@final
class Loot:
    """A cell of the loot matrix: an amount of gold, food or potions, or the number of a thing."""

    def __init__(self, kind: int, amount: int, what: int) -> None:
        self.kind = kind
        self.amount = amount
        self.what = what


@final
class Quarry:
    """An animal of the hunting table: the food it gives, and the highest results that succeed."""

    def __init__(self, id: str, food: int, twin: int, triplet: int) -> None:
        self.id = id
        self.food = food
        self.twin = twin
        self.triplet = triplet


@final
class Task:
    """A guild's task and the sides of the die that it gives; 0 for any die (the joker)."""

    def __init__(self, kind: int, sides: int) -> None:
        self.kind = kind
        self.sides = sides


@final
class Artifact:
    """A teacher's artifact, which once gives a die of this colour and number."""

    def __init__(self, id: str, colour: int, number: int, property: int) -> None:
        self.id = id
        self.colour = colour
        self.number = number
        self.property = property


@final
class Thing:
    """A weapon or an object, by the kind of loot; an object gives a manipulation at property samples."""

    def __init__(self, id: str, kind: int, manipulation: int) -> None:
        self.id = id
        self.kind = kind
        self.manipulation = manipulation


@final
class Adventure:
    """A whole adventure. Texts are in the catalogue."""

    def __init__(
        self,
        fields: list[Field],
        animals: list[Animal],
        characters: list[Character],
        loot: list[Loot],
        runes: list[int],
        rune_ids: list[str],
        hunting: list[Quarry],
        tasks: list[Task],
        teaching: list[list[int]],
        artifacts: list[Artifact],
        things: list[Thing],
    ) -> None:
        self.fields = fields
        self.animals = animals
        self.characters = characters
        self.loot = loot  # 36, row by row
        self.runes = runes  # 36, row by row, each a rune from 0 to 5
        self.rune_ids = rune_ids
        self.hunting = hunting  # in the order of the hunt
        self.tasks = tasks
        self.teaching = teaching  # attempts by result, for W4, W6, W8, W10 (BSL-71)
        self.artifacts = artifacts  # the artifact of each property's teacher
        self.things = things
        self.neighbours: list[list[int]] = neighbours_of(fields)  # six of each field, or -1
        self.start = kinds(fields).index(START)
        self.finish = kinds(fields).index(FINISH)


def kinds(fields: list[Field]) -> list[int]:
    return [field.kind for field in fields]


def neighbours_of(fields: list[Field]) -> list[list[int]]:
    """The neighbours of each field in directions 1 to 6, -1 where the map ends."""
    at = {(field.q, field.r): number for number, field in enumerate(fields)}
    return [[at.get((field.q + dq, field.r + dr), -1) for dq, dr in STEPS] for field in fields]


def fits(demand: Demand, colour: int, number: int) -> bool:
    """Whether a die of this colour and number meets the demand, regardless of a pair."""
    return demand.colour in (-1, colour) and demand.faces >> (number - 1) & 1 == 1
