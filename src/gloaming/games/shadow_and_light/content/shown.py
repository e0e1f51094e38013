"""An adventure as the table draws it."""

from __future__ import annotations

from typing import Final, Literal, TypedDict

from gloaming.games.shadow_and_light import constants as c
from gloaming.games.shadow_and_light.content import types
from gloaming.games.shadow_and_light.content.demands import EVEN, ODD

LootShown = Literal["gold", "food", "potion", "thing"]
LOOTS: Final[tuple[LootShown, ...]] = ("gold", "food", "potion")


class Field(TypedDict):
    """A hexagon of the map."""

    q: int
    r: int
    area: types.Area
    kind: types.FieldKind
    what: str  # the id of what is there


class Demand(TypedDict):
    """What a dice field demands: colour -1 allows any, the pair is the other field."""

    colour: int
    rule: Literal["any", "number", "even", "odd", "least", "most"]
    number: int
    pair: int | None


class Given(TypedDict):
    """A die of fixed colour and number."""

    colour: int
    number: int


class Animal(TypedDict):
    """An encounter with a row of dice fields."""

    demands: list[Demand]
    manipulation: c.Manipulation


class Person(TypedDict):
    """An encounter with a grid of nine, and the dice of its three rows, then its three columns."""

    grid: list[Demand]
    lines: list[Given]


class Thing(TypedDict):
    """A weapon or an object; an object gives a manipulation."""

    id: str
    manipulation: c.Manipulation | None


class LootCell(TypedDict):
    """A cell of the loot matrix; only a thing has an id."""

    kind: LootShown
    amount: int
    id: str


class Artifact(TypedDict):
    """A teacher's artifact with the die that it gives."""

    id: str
    colour: int
    number: int


class Quarry(TypedDict):
    """An animal to hunt."""

    id: str
    food: int
    twin: int
    triplet: int


class Task(TypedDict):
    """A guild's task, and the sides of the die that it gives; 0 for any."""

    kind: str
    sides: int


class Adventure(TypedDict):
    """What the table draws."""

    fields: list[Field]
    neighbours: list[list[int]]  # of each field in directions 1 to 6; -1 where the map ends
    animals: dict[str, Animal]
    characters: dict[str, Person]
    things: list[Thing]
    artifacts: list[Artifact]
    loot: list[LootCell]
    runes: list[str]
    rune_cells: list[str]  # the rune of each cell
    hunting: list[Quarry]
    tasks: list[Task]
    gates: dict[types.Area, int]  # the experience that opens each area
    full: int  # the most that a bar holds
    starts: list[int]  # a bar at the start, by the number added to it; first with none


def shown(adventure: types.Adventure) -> Adventure:
    return {
        "fields": [
            {
                "q": field.q,
                "r": field.r,
                "area": types.AREAS[field.area],
                "kind": types.KINDS[field.kind],
                "what": field.id,
            }
            for field in adventure.fields
        ],
        "neighbours": adventure.neighbours,
        "animals": {
            animal.id: {
                "demands": [demand_shown(demand) for demand in animal.demands],
                "manipulation": c.MANIPULATIONS[animal.manipulation],
            }
            for animal in adventure.animals
        },
        "characters": {
            person.id: {
                "grid": [demand_shown(demand) for demand in person.grid],
                "lines": [
                    {"colour": colour, "number": number} for colour, number in (*person.rows, *person.columns)
                ],
            }
            for person in adventure.characters
        },
        "things": [
            {
                "id": thing.id,
                "manipulation": c.MANIPULATIONS[thing.manipulation] if thing.manipulation >= 0 else None,
            }
            for thing in adventure.things
        ],
        "artifacts": [
            {"id": each.id, "colour": each.colour, "number": each.number} for each in adventure.artifacts
        ],
        "loot": [
            {
                "kind": LOOTS[loot.kind] if loot.what < 0 else "thing",
                "amount": loot.amount,
                "id": adventure.things[loot.what].id if loot.what >= 0 else "",
            }
            for loot in adventure.loot
        ],
        "runes": adventure.rune_ids,
        "rune_cells": [adventure.rune_ids[rune] for rune in adventure.runes],
        "hunting": [
            {"id": each.id, "food": each.food, "twin": each.twin, "triplet": each.triplet}
            for each in adventure.hunting
        ],
        "tasks": [{"kind": types.TASKS[task.kind], "sides": task.sides} for task in adventure.tasks],
        "gates": dict(zip(types.AREAS, types.AREA_XP, strict=True)),
        "full": c.FULL,
        "starts": [min(c.BASE + number, c.FULL) for number in range(c.PIPS + 1)],
    }


def demand_shown(demand: types.Demand) -> Demand:
    """A demand by the rule that its faces follow."""
    faces, lowest, highest = demand.faces, demand.faces & -demand.faces, demand.faces.bit_length()
    shown: Demand = {
        "colour": demand.colour,
        "rule": "any",
        "number": 0,
        "pair": demand.pair if demand.pair >= 0 else None,
    }
    if faces in (EVEN, ODD):
        shown["rule"] = "even" if faces == EVEN else "odd"
    elif faces != types.EVERY_FACE:
        shown["number"] = lowest.bit_length() if highest == c.PIPS else highest
        shown["rule"] = "number" if faces == lowest else "least" if highest == c.PIPS else "most"
    return shown
