"""Checks that an adventure is playable: every field is reachable, every encounter can be won."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from gloaming.games.shadow_and_light.constants import GUILDS, PROPERTIES
from gloaming.games.shadow_and_light.content import types
from gloaming.games.shadow_and_light.content.types import ContentError

FIELDS: Final = (20, 127)
EACH_COLOUR: Final = 3
GRID: Final = 9
DICE: Final = (3, 6)
RUNES: Final = 6
MAX_FIELDS_OF_KIND: Final = ((types.ANIMAL, 24), (types.CHARACTER, 8), (types.DANGER, 24))


def check_content(
    fields: Sequence[types.Field],
    neighbours: Sequence[Sequence[int]],
    animals: Sequence[types.Animal],
    characters: Sequence[types.Character],
    artifacts: Sequence[types.Artifact],
    runes: Sequence[str],
) -> None:
    """Raise PackError if the adventure is not playable."""
    if len(runes) != RUNES:
        raise ContentError(f"there must be {RUNES} runes, not {len(runes)}")
    for animal in animals:
        _check_animal(animal)
    for character in characters:
        _check_character(character)
    if [each.property for each in artifacts] != list(range(len(PROPERTIES))):
        raise ContentError(f"there must be one artifact for each of {', '.join(PROPERTIES)}")
    _check_coordinates(fields)
    _check_presence(fields, animals, characters)
    _check_reachable(fields, neighbours)
    _check_experience(fields)


def _check_animal(animal: types.Animal) -> None:
    owner = f"the animal {animal.id!r}"
    low, high = DICE
    if not low <= len(animal.demands) <= high:
        raise ContentError(f"{owner} must have {low} to {high} dice fields, not {len(animal.demands)}")
    for colour, name in enumerate(types.COLOURS):
        asked = [demand for demand in animal.demands if demand.colour == colour]
        if len(asked) > EACH_COLOUR:
            raise ContentError(f"{owner} asks for {len(asked)} {name} dice, and there are {EACH_COLOUR}")
    _check_pairs(animal.demands, owner)


def _check_character(character: types.Character) -> None:
    owner = f"the character {character.id!r}"
    if len(character.grid) != GRID:
        raise ContentError(f"{owner} must have a grid of {GRID} cells, not {len(character.grid)}")
    _check_pairs(character.grid, owner)


def _check_pairs(demands: Sequence[types.Demand], owner: str) -> None:
    for at, demand in enumerate(demands):
        if demand.pair >= 0 and demand.faces & demands[demand.pair].faces == 0:
            raise ContentError(f"{owner}: no number fits both field {at + 1} and its pair")


# --- the map ----------------------------------------------------------------------------------------


def field_name(field: types.Field) -> str:
    return f"the field {field.id!r}" if field.id else f"the field at ({field.q}, {field.r})"


def _check_coordinates(fields: Sequence[types.Field]) -> None:
    low, high = FIELDS
    if not low <= len(fields) <= high:
        raise ContentError(f"a map has {low} to {high} fields, not {len(fields)}")
    places: dict[tuple[int, int], types.Field] = {}
    ids: set[tuple[int, str]] = set()
    for field in fields:
        other = places.setdefault((field.q, field.r), field)
        if other is not field:
            raise ContentError(f"{field_name(field)} lies on {field_name(other)}, at ({field.q}, {field.r})")
        if field.id and (field.kind, field.id) in ids:
            raise ContentError(f"{field_name(field)} stands twice on the map")
        ids.add((field.kind, field.id))


def _check_presence(
    fields: Sequence[types.Field], animals: Sequence[types.Animal], characters: Sequence[types.Character]
) -> None:
    """Start, finish, encounters, guilds and teachers are on the map, once, in allowed areas."""
    for kind in (types.START, types.FINISH):
        found = [field for field in fields if field.kind == kind]
        if len(found) != 1:
            raise ContentError(f"there must be one {types.KINDS[kind]} on the map, not {len(found)}")
        if found[0].area:
            raise ContentError(f"{field_name(found[0])}, the {types.KINDS[kind]}, must be yellow")
    for kind, ids in (
        (types.ANIMAL, [each.id for each in animals]),
        (types.CHARACTER, [each.id for each in characters]),
        (types.GUILD, list(GUILDS)),
        (types.TEACHER, list(PROPERTIES)),
    ):
        there = [field.id for field in fields if field.kind == kind]
        for id in ids:
            if id not in there:
                raise ContentError(f"the {types.KINDS[kind]} {id!r} is missing on the map")
    for field in fields:
        if field.kind in (types.GUILD, types.TEACHER) and field.area == 0:
            name, xp = types.KINDS[field.kind], types.AREA_XP[1]
            raise ContentError(f"{field_name(field)} must not be yellow: a {name} opens at {xp} XP")
    for kind, most in MAX_FIELDS_OF_KIND:
        count = len([field for field in fields if field.kind == kind])
        if count > most:
            raise ContentError(f"there may be {most} fields of the kind {types.KINDS[kind]!r}, not {count}")


def _check_reachable(fields: Sequence[types.Field], neighbours: Sequence[Sequence[int]]) -> None:
    """Each field is reachable through its area and the areas that open before it."""
    for area, colour in enumerate(types.AREAS):
        reached = [at for at, field in enumerate(fields) if field.kind == types.START]
        for at in reached:
            reached += [
                to for to in neighbours[at] if to >= 0 and fields[to].area <= area and to not in reached
            ]
        for at, field in enumerate(fields):
            if field.area == area and at not in reached:
                raise ContentError(f"{field_name(field)} cannot be reached when {colour} is open")


def _check_experience(fields: Sequence[types.Field]) -> None:
    """The open areas have enough experience to open the next one."""
    earned = 0
    for area, colour in enumerate(types.AREAS):
        if earned < types.AREA_XP[area]:
            raise ContentError(
                f"{colour} opens at {types.AREA_XP[area]} XP, but only {earned} can be earned before it"
            )
        earned += len(
            [
                field
                for field in fields
                if field.area == area and field.kind in (types.ANIMAL, types.CHARACTER, types.DANGER)
            ]
        )
