"""Reads an adventure from TOML; errors name what is wrong."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping, Sequence
from typing import Final, final

from gloaming.core.codec import Plain, digest
from gloaming.core.content import Content
from gloaming.games.shadow_and_light.constants import GUILDS, MANIPULATIONS, PROPERTIES
from gloaming.games.shadow_and_light.content import types
from gloaming.games.shadow_and_light.content.checks import check_content
from gloaming.games.shadow_and_light.content.demands import read_demand, read_demands
from gloaming.games.shadow_and_light.content.shown import Adventure, shown
from gloaming.games.shadow_and_light.content.types import ContentError

MATRIX_SIDE: Final = 6  # rows and columns, each thrown with one die
FIRST_THING: Final = 3  # loot from here on is a thing
OBJECT: Final = 5
DICE: Final = (4, 6, 8, 10)
TASK_SIDES: Final = (0, 6, 8, 10)  # 0: any die
MAX_COORDINATE: Final = 50


@final
class AdventureContent(Content):
    """A content pack with its adventure."""

    def __init__(self, content: Mapping[str, Plain], adventure: types.Adventure) -> None:
        super().__init__(digest(content), content)
        self.adventure = adventure

    def shown(self) -> Adventure:
        return shown(self.adventure)


def read_content(text: str) -> AdventureContent:
    """The content in this TOML text."""
    try:
        content: dict[str, Plain] = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise ContentError(f"the pack is not TOML: {error}") from None
    return AdventureContent(content, Reader(content).adventure())


@final
class Reader:
    """Builds the adventure; entries refer to each other by id."""

    def __init__(self, content: Mapping[str, Plain]) -> None:
        self.content = content
        self.animals = [read_animal(entry) for entry in read_entries(content, "animals")]
        self.characters = [read_character(entry) for entry in read_entries(content, "characters")]
        self.things = [read_thing(entry) for entry in read_entries(content, "things")]
        self.artifacts = [read_artifact(entry) for entry in read_entries(content, "artifacts")]
        self.rune_ids = read_texts(content, "runes", "the pack")
        check_unique("the animal", [each.id for each in self.animals])
        check_unique("the character", [each.id for each in self.characters])
        check_unique("the thing", [each.id for each in self.things])
        check_unique("the artifact", [each.id for each in self.artifacts])
        check_unique("the rune", self.rune_ids)

    def adventure(self) -> types.Adventure:
        content = self.content
        fields = [self._field(entry) for entry in read_entries(content, "fields")]
        self.artifacts.sort(key=lambda each: each.property)
        check_content(
            fields, types.neighbours_of(fields), self.animals, self.characters, self.artifacts, self.rune_ids
        )
        hunting = [read_quarry(entry) for entry in read_entries(content, "hunting")]
        check_unique("the quarry", [each.id for each in hunting])
        return types.Adventure(
            fields,
            self.animals,
            self.characters,
            [self._loot(cell) for cell in read_matrix(content, "loot")],
            [self._rune(cell) for cell in read_matrix(content, "rune_matrix")],
            list(self.rune_ids),
            hunting,
            read_tasks(content),
            read_teaching(content),
            self.artifacts,
            self.things,
        )

    def _field(self, entry: Mapping[str, Plain]) -> types.Field:
        q = read_number(entry, "q", "a field", -MAX_COORDINATE, MAX_COORDINATE)
        r = read_number(entry, "r", "a field", -MAX_COORDINATE, MAX_COORDINATE)
        owner = f"the field at ({q}, {r})"
        area = read_choice(entry, "area", owner, types.AREAS)
        kind = read_choice(entry, "kind", owner, types.KINDS)
        if kind == types.PLAIN:
            return types.Field(q, r, area, kind, -1, "")
        id = read_text(entry, "what", owner)
        known = self._known(kind)
        if known and id not in known:
            raise ContentError(f"{owner} names the {types.KINDS[kind]} {id!r}; there are: {', '.join(known)}")
        return types.Field(q, r, area, kind, known.index(id) if known else -1, id)

    def _known(self, kind: int) -> Sequence[str]:
        """The ids that a field of this kind may name; empty if any name is allowed."""
        if kind == types.ANIMAL:
            return [each.id for each in self.animals]
        if kind == types.CHARACTER:
            return [each.id for each in self.characters]
        if kind == types.GUILD:
            return GUILDS
        return PROPERTIES if kind == types.TEACHER else ()

    def _loot(self, cell: str) -> types.Loot:
        """Read `gold 2`, `food 1`, `potion 1`, or the id of a thing."""
        name, _, amount = cell.partition(" ")
        if name in types.LOOTS[:FIRST_THING]:
            if not amount.isdecimal() or not 1 <= int(amount) <= MATRIX_SIDE:
                raise ContentError(f"the loot {cell!r} must have an amount from 1 to {MATRIX_SIDE}")
            return types.Loot(types.LOOTS.index(name), int(amount), -1)
        ids = [each.id for each in self.things]
        if cell not in ids:
            raise ContentError(f"the loot {cell!r} is neither gold, food, a potion nor a thing of the pack")
        return types.Loot(self.things[ids.index(cell)].kind, 1, ids.index(cell))

    def _rune(self, cell: str) -> int:
        if cell not in self.rune_ids:
            raise ContentError(f"the rune matrix names {cell!r}; there are: {', '.join(self.rune_ids)}")
        return self.rune_ids.index(cell)


# --- encounters and things ------------------------------------------------------------------------


def read_animal(entry: Mapping[str, Plain]) -> types.Animal:
    id = read_text(entry, "id", "an animal")
    owner = f"the animal {id!r}"
    demands = read_demands(read_texts(entry, "demands", owner), owner)
    return types.Animal(id, demands, read_choice(entry, "manipulation", owner, MANIPULATIONS))


def read_character(entry: Mapping[str, Plain]) -> types.Character:
    id = read_text(entry, "id", "a character")
    owner = f"the character {id!r}"
    grid = read_demands(read_texts(entry, "grid", owner), owner)
    return types.Character(id, grid, read_lines(entry, "rows", owner), read_lines(entry, "columns", owner))


def read_lines(entry: Mapping[str, Plain], key: str, owner: str) -> tuple[tuple[int, int], ...]:
    """The colour and number of the die that each line gives."""
    found = []
    for each in read_texts(entry, key, owner):
        demand = read_demand(each, owner)
        number = demand.faces.bit_length()
        if demand.colour < 0 or demand.faces != 1 << (number - 1) or demand.pair >= 0:
            raise ContentError(f"{owner} must give a die like 'white 5' for each of its {key}, not {each!r}")
        found.append((demand.colour, number))
    if len(found) != 3:
        raise ContentError(f"{owner} must have 3 {key}, not {len(found)}")
    return tuple(found)


def read_thing(entry: Mapping[str, Plain]) -> types.Thing:
    id = read_text(entry, "id", "a thing")
    owner = f"the thing {id!r}"
    kind = FIRST_THING + read_choice(entry, "kind", owner, types.LOOTS[FIRST_THING:])
    if kind == OBJECT:
        return types.Thing(id, kind, read_choice(entry, "manipulation", owner, MANIPULATIONS))
    return types.Thing(id, kind, -1)


def read_artifact(entry: Mapping[str, Plain]) -> types.Artifact:
    id = read_text(entry, "id", "an artifact")
    owner = f"the artifact {id!r}"
    colour = read_choice(entry, "colour", owner, types.COLOURS)
    number = read_number(entry, "number", owner, 1, MATRIX_SIDE)
    return types.Artifact(id, colour, number, read_choice(entry, "property", owner, PROPERTIES))


def read_quarry(entry: Mapping[str, Plain]) -> types.Quarry:
    id = read_text(entry, "id", "a quarry")
    owner = f"the quarry {id!r}"
    food = read_number(entry, "food", owner, 1, MATRIX_SIDE)
    twin = read_number(entry, "twin", owner, 1, MATRIX_SIDE)
    return types.Quarry(id, food, twin, read_number(entry, "triplet", owner, twin, MATRIX_SIDE))


def read_tasks(content: Mapping[str, Plain]) -> list[types.Task]:
    found = []
    for entry in read_entries(content, "tasks"):
        kind = read_choice(entry, "kind", "a task", types.TASKS)
        sides = read_number(entry, "sides", f"the task {types.TASKS[kind]!r}", 0, DICE[-1])
        if sides not in TASK_SIDES:
            raise ContentError(
                f"the task {types.TASKS[kind]!r} must bring 6, 8 or 10 sides, or 0 for any, not {sides}"
            )
        found.append(types.Task(kind, sides))
    if sorted(task.kind for task in found) != list(range(len(types.TASKS))):
        raise ContentError(f"there must be one task of each kind: {', '.join(types.TASKS)}")
    return found


def read_teaching(content: Mapping[str, Plain]) -> list[list[int]]:
    """The number of attempts for each result of each die."""
    table = content.get("teaching")
    if not isinstance(table, dict):
        raise ContentError("the pack must have a table 'teaching'")
    found = []
    for sides in DICE:
        row = table.get(f"w{sides}")
        if not isinstance(row, list) or len(row) != sides:
            raise ContentError(f"the teaching of w{sides} must have {sides} numbers of attempts, not {row!r}")
        found.append([check_number(each, f"the teaching of w{sides}", "attempts", 1, 20) for each in row])
    return found


# --- the parts of an entry ------------------------------------------------------------------------


def read_entries(content: Mapping[str, Plain], key: str) -> list[Mapping[str, Plain]]:
    found = content.get(key)
    if not isinstance(found, list) or not all(isinstance(entry, dict) for entry in found):
        raise ContentError(f"the pack must have a list of {key}")
    return [entry for entry in found if isinstance(entry, dict)]


def read_matrix(content: Mapping[str, Plain], key: str) -> list[str]:
    """The 36 cells of a matrix, row by row."""
    rows = content.get(key)
    if not isinstance(rows, list) or len(rows) != MATRIX_SIDE:
        raise ContentError(f"the matrix {key!r} must have {MATRIX_SIDE} rows")
    cells: list[str] = []
    for at, row in enumerate(rows, 1):
        if not isinstance(row, list) or len(row) != MATRIX_SIDE:
            raise ContentError(f"row {at} of the matrix {key!r} must have {MATRIX_SIDE} cells")
        cells += [cell for cell in row if isinstance(cell, str)]
    if len(cells) != MATRIX_SIDE * MATRIX_SIDE:
        raise ContentError(f"every cell of the matrix {key!r} must be a text")
    return cells


def read_text(entry: Mapping[str, Plain], key: str, owner: str) -> str:
    found = entry.get(key)
    if not isinstance(found, str) or not found:
        raise ContentError(f"{owner} must have a text as {key}, not {found!r}")
    return found


def read_texts(entry: Mapping[str, Plain], key: str, owner: str) -> Sequence[str]:
    found = entry.get(key)
    if not isinstance(found, list) or not all(isinstance(each, str) for each in found):
        raise ContentError(f"{owner} must have a list of texts as {key}, not {found!r}")
    return [each for each in found if isinstance(each, str)]


def read_choice(entry: Mapping[str, Plain], key: str, owner: str, known: Sequence[str]) -> int:
    found = read_text(entry, key, owner)
    if found not in known:
        raise ContentError(f"{owner} has the {key} {found!r}; there are: {', '.join(known)}")
    return known.index(found)


def read_number(entry: Mapping[str, Plain], key: str, owner: str, low: int, high: int) -> int:
    return check_number(entry.get(key), owner, key, low, high)


def check_number(found: Plain, owner: str, key: str, low: int, high: int) -> int:
    if isinstance(found, bool) or not isinstance(found, int) or not low <= found <= high:
        raise ContentError(f"{owner} must have a whole number from {low} to {high} as {key}, not {found!r}")
    return found


def check_unique(what: str, ids: Sequence[str]) -> None:
    for at, id in enumerate(ids):
        if id in ids[:at]:
            raise ContentError(f"{what} {id!r} stands twice in the pack")
