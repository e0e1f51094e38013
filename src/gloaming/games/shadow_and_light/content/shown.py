"""An adventure as the table draws it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Literal, TypedDict

from gloaming.games.shadow_and_light import constants as c
from gloaming.games.shadow_and_light.content import types
from gloaming.games.shadow_and_light.content.demands import EVEN, ODD

Rule = Literal["any", "number", "even", "odd", "least", "most"]
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
    rule: Rule
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


class Artifact(Given):
    """A teacher's artifact with the die that it gives."""

    id: str


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
    areas, kinds, ids = types.AREAS, types.KINDS, adventure.rune_ids
    return {
        "fields": [
            {"q": each.q, "r": each.r, "area": areas[each.area], "kind": kinds[each.kind], "what": each.id}
            for each in adventure.fields
        ],
        "neighbours": adventure.neighbours,
        "animals": {
            each.id: {"demands": all_shown(each.demands), "manipulation": c.MANIPULATIONS[each.manipulation]}
            for each in adventure.animals
        },
        "characters": {
            each.id: {
                "grid": all_shown(each.grid),
                "lines": [given(*die) for die in (*each.rows, *each.columns)],
            }
            for each in adventure.characters
        },
        "things": [
            {"id": each.id, "manipulation": (*c.MANIPULATIONS, None)[each.manipulation]}
            for each in adventure.things
        ],
        "artifacts": [{"id": each.id, **given(each.colour, each.number)} for each in adventure.artifacts],
        "loot": [
            {"kind": "thing", "amount": 1, "id": adventure.things[each.what].id}
            if each.what >= 0
            else {"kind": LOOTS[each.kind], "amount": each.amount, "id": ""}
            for each in adventure.loot
        ],
        "runes": ids,
        "rune_cells": [ids[rune] for rune in adventure.runes],
        "hunting": [
            {"id": each.id, "food": each.food, "twin": each.twin, "triplet": each.triplet}
            for each in adventure.hunting
        ],
        "tasks": [{"kind": types.TASKS[task.kind], "sides": task.sides} for task in adventure.tasks],
        "gates": dict(zip(areas, types.AREA_XP, strict=True)),
        "full": c.FULL,
        "starts": [min(c.BASE + number, c.FULL) for number in range(c.PIPS + 1)],
    }


def given(colour: int, number: int) -> Given:
    return {"colour": colour, "number": number}


def all_shown(demands: Sequence[types.Demand]) -> list[Demand]:
    return [demand_shown(demand) for demand in demands]


def demand_shown(demand: types.Demand) -> Demand:
    """A demand by the rule that its faces follow."""
    faces, lowest, highest = demand.faces, demand.faces & -demand.faces, demand.faces.bit_length()
    rule: Rule = "any"
    number = 0
    if faces in (EVEN, ODD):
        rule = "even" if faces == EVEN else "odd"
    elif faces != types.EVERY_FACE:
        number = lowest.bit_length() if highest == c.PIPS else highest
        rule = "number" if faces == lowest else "least" if highest == c.PIPS else "most"
    return {
        "colour": demand.colour,
        "rule": rule,
        "number": number,
        "pair": demand.pair if demand.pair >= 0 else None,
    }
