"""The content pack: an adventure read from TOML, and refused by name if it cannot be played."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping, Sequence
from typing import Final, final

from gloaming.core.codec import Plain, digest
from gloaming.core.content import Pack
from gloaming.games.shadow_and_light.content.checks import survey
from gloaming.games.shadow_and_light.content.demands import read_demand, read_demands
from gloaming.games.shadow_and_light.content.types import (
    ANIMAL,
    AREAS,
    CHARACTER,
    COLOURS,
    GUILD,
    GUILDS,
    KINDS,
    LOOTS,
    MANIPULATIONS,
    PLAIN,
    PROPERTIES,
    TASKS,
    TEACHER,
    Animal,
    Artifact,
    Character,
    Demand,
    Field,
    Loot,
    PackError,
    Quarry,
    Tale,
    Task,
    Thing,
    joined,
)

__all__ = [
    "Animal",
    "Artifact",
    "Character",
    "Demand",
    "Field",
    "Loot",
    "PackError",
    "Quarry",
    "Tale",
    "TalePack",
    "Task",
    "Thing",
    "read_pack",
]

SIDE: Final = 6  # of a matrix, thrown with a die for each of row and column
OBJECT: Final = 5  # loot from 3 on is a thing
WEAPONS: Final = 3
DICE: Final = (4, 6, 8, 10)
LEARNED: Final = (0, 6, 8, 10)  # 0: any die
FAR: Final = 50


@final
class TalePack(Pack):
    """The content with the adventure made from it."""

    def __init__(self, content: Mapping[str, Plain], tale: Tale) -> None:
        super().__init__(digest(content), content)
        self.tale = tale


def read_pack(text: str) -> TalePack:
    """The pack in this TOML text."""
    try:
        content: dict[str, Plain] = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise PackError(f"the pack is not TOML: {error}") from None
    return TalePack(content, Reader(content).tale())


@final
class Reader:
    """Takes a pack apart; everything is known by id."""

    def __init__(self, content: Mapping[str, Plain]) -> None:
        self.content = content
        self.animals = [animal(entry) for entry in entries(content, "animals")]
        self.characters = [character(entry) for entry in entries(content, "characters")]
        self.things = [thing(entry) for entry in entries(content, "things")]
        self.artifacts = [artifact(entry) for entry in entries(content, "artifacts")]
        self.rune_ids = texts(content, "runes", "the pack")
        unique("the animal", [each.id for each in self.animals])
        unique("the character", [each.id for each in self.characters])
        unique("the thing", [each.id for each in self.things])
        unique("the artifact", [each.id for each in self.artifacts])
        unique("the rune", self.rune_ids)

    def tale(self) -> Tale:
        content = self.content
        fields = [self._field(entry) for entry in entries(content, "fields")]
        self.artifacts.sort(key=lambda each: each.property)
        survey(fields, joined(fields), self.animals, self.characters, self.artifacts, self.rune_ids)
        hunting = [quarry(entry) for entry in entries(content, "hunting")]
        unique("the quarry", [each.id for each in hunting])
        return Tale(
            fields,
            self.animals,
            self.characters,
            [self._loot(cell) for cell in matrix(content, "loot")],
            [self._rune(cell) for cell in matrix(content, "rune_matrix")],
            list(self.rune_ids),
            hunting,
            tasks(content),
            teaching(content),
            self.artifacts,
            self.things,
        )

    def _field(self, entry: Mapping[str, Plain]) -> Field:
        q, r = number(entry, "q", "a field", -FAR, FAR), number(entry, "r", "a field", -FAR, FAR)
        owner = f"the field at ({q}, {r})"
        area, kind = one_of(entry, "area", owner, AREAS), one_of(entry, "kind", owner, KINDS)
        if kind == PLAIN:
            return Field(q, r, area, kind, -1, "")
        id = text(entry, "what", owner)
        known = self._known(kind)
        if known and id not in known:
            raise PackError(f"{owner} names the {KINDS[kind]} {id!r}; there are: {', '.join(known)}")
        return Field(q, r, area, kind, known.index(id) if known else -1, id)

    def _known(self, kind: int) -> Sequence[str]:
        """The ids that a field of this kind can name; no ids: any name."""
        if kind == ANIMAL:
            return [each.id for each in self.animals]
        if kind == CHARACTER:
            return [each.id for each in self.characters]
        if kind == GUILD:
            return GUILDS
        return PROPERTIES if kind == TEACHER else ()

    def _loot(self, cell: str) -> Loot:
        """`gold 2`, `food 1`, `potion 1`, or a thing's id."""
        name, _, amount = cell.partition(" ")
        if name in LOOTS[:WEAPONS]:
            if not amount.isdecimal() or not 1 <= int(amount) <= SIDE:
                raise PackError(f"the loot {cell!r} must have an amount from 1 to {SIDE}")
            return Loot(LOOTS.index(name), int(amount), -1)
        ids = [each.id for each in self.things]
        if cell not in ids:
            raise PackError(f"the loot {cell!r} is neither gold, food, a potion nor a thing of the pack")
        return Loot(self.things[ids.index(cell)].kind, 1, ids.index(cell))

    def _rune(self, cell: str) -> int:
        if cell not in self.rune_ids:
            raise PackError(f"the rune matrix names {cell!r}; there are: {', '.join(self.rune_ids)}")
        return self.rune_ids.index(cell)


# --- encounters and things ------------------------------------------------------------------------


def animal(entry: Mapping[str, Plain]) -> Animal:
    id = text(entry, "id", "an animal")
    owner = f"the animal {id!r}"
    demands = read_demands(texts(entry, "demands", owner), owner)
    return Animal(id, demands, one_of(entry, "manipulation", owner, MANIPULATIONS))


def character(entry: Mapping[str, Plain]) -> Character:
    id = text(entry, "id", "a character")
    owner = f"the character {id!r}"
    grid = read_demands(texts(entry, "grid", owner), owner)
    return Character(id, grid, lines(entry, "rows", owner), lines(entry, "columns", owner))


def lines(entry: Mapping[str, Plain], key: str, owner: str) -> tuple[tuple[int, int], ...]:
    """The colour and number of the die that each line gives."""
    found = []
    for each in texts(entry, key, owner):
        demand = read_demand(each, owner)
        number = demand.faces.bit_length()
        if demand.colour < 0 or demand.faces != 1 << (number - 1) or demand.pair >= 0:
            raise PackError(f"{owner} must give a die like 'white 5' for each of its {key}, not {each!r}")
        found.append((demand.colour, number))
    if len(found) != 3:
        raise PackError(f"{owner} must have 3 {key}, not {len(found)}")
    return tuple(found)


def thing(entry: Mapping[str, Plain]) -> Thing:
    id = text(entry, "id", "a thing")
    owner = f"the thing {id!r}"
    kind = WEAPONS + one_of(entry, "kind", owner, LOOTS[WEAPONS:])
    if kind == OBJECT:
        return Thing(id, kind, one_of(entry, "manipulation", owner, MANIPULATIONS))
    return Thing(id, kind, -1)


def artifact(entry: Mapping[str, Plain]) -> Artifact:
    id = text(entry, "id", "an artifact")
    owner = f"the artifact {id!r}"
    colour, face = one_of(entry, "colour", owner, COLOURS), number(entry, "number", owner, 1, SIDE)
    return Artifact(id, colour, face, one_of(entry, "property", owner, PROPERTIES))


def quarry(entry: Mapping[str, Plain]) -> Quarry:
    id = text(entry, "id", "a quarry")
    owner = f"the quarry {id!r}"
    food, twin = number(entry, "food", owner, 1, SIDE), number(entry, "twin", owner, 1, SIDE)
    return Quarry(id, food, twin, number(entry, "triplet", owner, twin, SIDE))


def tasks(content: Mapping[str, Plain]) -> list[Task]:
    found = []
    for entry in entries(content, "tasks"):
        kind = one_of(entry, "kind", "a task", TASKS)
        sides = number(entry, "sides", f"the task {TASKS[kind]!r}", 0, DICE[-1])
        if sides not in LEARNED:
            raise PackError(
                f"the task {TASKS[kind]!r} must bring 6, 8 or 10 sides, or 0 for any, not {sides}"
            )
        found.append(Task(kind, sides))
    if sorted(task.kind for task in found) != list(range(len(TASKS))):
        raise PackError(f"there must be one task of each kind: {', '.join(TASKS)}")
    return found


def teaching(content: Mapping[str, Plain]) -> list[list[int]]:
    """How many attempts each result of each die brings."""
    table = content.get("teaching")
    if not isinstance(table, dict):
        raise PackError("the pack must have a table 'teaching'")
    found = []
    for sides in DICE:
        row = table.get(f"w{sides}")
        if not isinstance(row, list) or len(row) != sides:
            raise PackError(f"the teaching of w{sides} must have {sides} numbers of attempts, not {row!r}")
        found.append([whole(each, f"the teaching of w{sides}", "attempts", 1, 20) for each in row])
    return found


# --- the parts of an entry ------------------------------------------------------------------------


def entries(content: Mapping[str, Plain], key: str) -> list[Mapping[str, Plain]]:
    found = content.get(key)
    if not isinstance(found, list) or not all(isinstance(entry, dict) for entry in found):
        raise PackError(f"the pack must have a list of {key}")
    return [entry for entry in found if isinstance(entry, dict)]


def matrix(content: Mapping[str, Plain], key: str) -> list[str]:
    """The 36 cells of a matrix, row by row."""
    rows = content.get(key)
    if not isinstance(rows, list) or len(rows) != SIDE:
        raise PackError(f"the matrix {key!r} must have {SIDE} rows")
    cells: list[str] = []
    for at, row in enumerate(rows, 1):
        if not isinstance(row, list) or len(row) != SIDE:
            raise PackError(f"row {at} of the matrix {key!r} must have {SIDE} cells")
        cells += [cell for cell in row if isinstance(cell, str)]
    if len(cells) != SIDE * SIDE:
        raise PackError(f"every cell of the matrix {key!r} must be a text")
    return cells


def text(entry: Mapping[str, Plain], key: str, owner: str) -> str:
    found = entry.get(key)
    if not isinstance(found, str) or not found:
        raise PackError(f"{owner} must have a text as {key}, not {found!r}")
    return found


def texts(entry: Mapping[str, Plain], key: str, owner: str) -> Sequence[str]:
    found = entry.get(key)
    if not isinstance(found, list) or not all(isinstance(each, str) for each in found):
        raise PackError(f"{owner} must have a list of texts as {key}, not {found!r}")
    return [each for each in found if isinstance(each, str)]


def one_of(entry: Mapping[str, Plain], key: str, owner: str, known: Sequence[str]) -> int:
    found = text(entry, key, owner)
    if found not in known:
        raise PackError(f"{owner} has the {key} {found!r}; there are: {', '.join(known)}")
    return known.index(found)


def number(entry: Mapping[str, Plain], key: str, owner: str, low: int, high: int) -> int:
    return whole(entry.get(key), owner, key, low, high)


def whole(found: Plain, owner: str, key: str, low: int, high: int) -> int:
    if isinstance(found, bool) or not isinstance(found, int) or not low <= found <= high:
        raise PackError(f"{owner} must have a whole number from {low} to {high} as {key}, not {found!r}")
    return found


def unique(what: str, ids: Sequence[str]) -> None:
    for at, id in enumerate(ids):
        if id in ids[:at]:
            raise PackError(f"{what} {id!r} stands twice in the pack")
