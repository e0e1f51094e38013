"""Character sheet files, written after an adventure and read before the next one.

The file names things by their ids in the content. The setting `sheet` takes the code of the character.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import Final

from gloaming.core.codec import CodecError, Plain
from gloaming.core.errors import GloamingError
from gloaming.core.state import Phrase
from gloaming.games.shadow_and_light.character import Character, from_plain
from gloaming.games.shadow_and_light.constants import GUILDS, PROPERTIES, TALENTS
from gloaming.games.shadow_and_light.content.types import Adventure

KIND: Final = "shadow_and_light sheet"
VERSION: Final = 1
MAX_FILE_LENGTH: Final = 20_000  # characters
MAX_NAME_LENGTH: Final = 40
BARS: Final = ("hearts", "health", "food", "gold")

# The minimum score of each rank, from the results of search play (BSL-82; figures in RULES.md).
RANKS: Final = (0, 20, 40, 65, 75, 85, 100)


class SheetError(GloamingError):
    """The file is no valid character sheet; the phrase says why."""

    def __init__(self, key: str, **args: int | str) -> None:
        self.phrase = Phrase(key, args)
        shown = ", ".join(f"{name}: {value}" for name, value in args.items())
        super().__init__(f"this is not a character sheet ({key}{'; ' if shown else ''}{shown})")


def rank(score: float) -> int:
    """The rank of a score, 0 to 6; its name has the catalogue key `rank-<n>`."""
    return max(number for number, least in enumerate(RANKS) if number == 0 or score >= least)


def sheet_of(
    character: Character, adventure: Adventure, name: str = "", score: float = 0.0
) -> dict[str, Plain]:
    """The sheet as plain data."""
    things = sorted(character.things)
    return {
        "kind": KIND,
        "version": VERSION,
        "name": name,
        "talent": TALENTS[character.talent],
        "guild": GUILDS[character.guild],
        "bars": {
            "hearts": character.hearts,
            "health": character.health,
            "food": character.food,
            "gold": character.gold,
        },
        "xp": character.xp,
        "properties": {
            id: {"sides": character.sides[at], "bonus": character.bonus[at]}
            for at, id in enumerate(PROPERTIES)
        },
        "potions": character.potions,
        "things": [adventure.things[thing].id for thing in things],
        "artifacts": [adventure.artifacts[at].id for at in range(len(PROPERTIES)) if character.artifacts[at]],
        "runes": {id: character.runes[at] for at, id in enumerate(adventure.rune_ids)},
        "score": score,
        "rank": rank(score),
    }


def write_sheet(plain: Mapping[str, Plain]) -> str:
    """The text of a sheet file."""
    return json.dumps(plain, indent=2, ensure_ascii=False) + "\n"


def read_sheet(text: str, adventure: Adventure) -> dict[str, Plain]:
    """The sheet in the text of a file, checked; SheetError says what is wrong."""
    if len(text) > MAX_FILE_LENGTH:
        raise SheetError("sheet-too-long", most=MAX_FILE_LENGTH)
    try:
        found = json.loads(text)
    except (ValueError, RecursionError):
        raise SheetError("sheet-not-json") from None
    if not isinstance(found, dict) or found.get("kind") != KIND:
        raise SheetError("sheet-not-one")
    if found.get("version") != VERSION:
        raise SheetError("sheet-version", found=str(found.get("version"))[:20])
    character = character_in(found, adventure)
    name = found.get("name", "")
    if not isinstance(name, str) or len(name) > MAX_NAME_LENGTH or not name.isprintable():
        raise SheetError("sheet-field", field="name")
    score = found.get("score", 0)
    if isinstance(score, bool) or not isinstance(score, int | float) or not 0 <= score < 10_000:
        raise SheetError("sheet-field", field="score")
    return sheet_of(character, adventure, name, float(score))


def character_in(plain: Mapping[str, Plain], adventure: Adventure) -> Character:
    """The character of a sheet."""
    properties, bars = read_table(plain, "properties"), read_table(plain, "bars")
    runes = read_table(plain, "runes")
    each = [read_table(properties, id) for id in PROPERTIES]
    for id in runes:
        if id not in adventure.rune_ids:
            raise SheetError("sheet-unknown", field="runes", found=id[:40])
    artifact_ids = [artifact.id for artifact in adventure.artifacts]
    held = read_ids(plain, "artifacts", artifact_ids)
    numbered: dict[str, Plain] = {
        **{key: bars.get(key) for key in BARS},
        "xp": plain.get("xp"),
        "talent": read_id(plain, "talent", TALENTS),
        "guild": read_id(plain, "guild", GUILDS),
        "sides": [property.get("sides") for property in each],
        "bonus": [property.get("bonus") for property in each],
        "potions": plain.get("potions"),
        "things": read_ids(plain, "things", [thing.id for thing in adventure.things]),
        "artifacts": [int(at in held) for at in range(len(artifact_ids))],
        "runes": [runes.get(id, 0) for id in adventure.rune_ids],
    }
    try:
        return from_plain(numbered)
    except CodecError as error:
        raise SheetError("sheet-field", field=str(error).split()[0]) from None


# --- the parts of a sheet -------------------------------------------------------------------------


def read_table(plain: Mapping[str, Plain], key: str) -> Mapping[str, Plain]:
    found = plain.get(key)
    if not isinstance(found, dict):
        raise SheetError("sheet-field", field=key)
    return found


def read_id(plain: Mapping[str, Plain], key: str, ids: Sequence[str]) -> int:
    """The number of the id under this key."""
    found = plain.get(key)
    if not isinstance(found, str):
        raise SheetError("sheet-field", field=key)
    if found not in ids:
        raise SheetError("sheet-unknown", field=key, found=found[:40])
    return ids.index(found)


def read_ids(plain: Mapping[str, Plain], key: str, ids: Sequence[str]) -> list[int]:
    """The numbers of the ids listed under this key."""
    found = plain.get(key)
    if not isinstance(found, list):
        raise SheetError("sheet-field", field=key)
    return sorted(read_id({key: each}, key, ids) for each in found)
