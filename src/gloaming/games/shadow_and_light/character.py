"""A character between adventures, as plain data and as a code for the setting `sheet`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, final

from gloaming.core.codec import CodecError, Plain, whole, wholes
from gloaming.games.shadow_and_light.constants import BASE, FULL, GUILDS, PROPERTIES, TALENTS

VERSION: Final = "2"
FIRST_VERSION: Final = "1"  # codes of version 1 start with their bars unchanged; old records need it
MAX_CODE_LENGTH: Final = 400
DICE: Final = (4, 6, 8, 10)
RUNES: Final = 6
MOST_XP: Final = 999
MOST_POTIONS: Final = 99
MOST_THINGS: Final = 60
MOST_RUNES: Final = 999
MOST_BONUS: Final = 20
SINGLES: Final = ("hearts", "health", "food", "gold", "xp", "talent", "guild")
LISTS: Final = ("sides", "bonus", "potions", "things", "artifacts", "runes")


@final
class Character:
    """Bars, experience, talent, guild, properties, equipment and runes (BSL-81)."""

    def __init__(
        self,
        bars: Sequence[int],  # hearts, health, food, gold
        xp: int,
        talent: int,
        guild: int,
        sides: Sequence[int],
        bonus: Sequence[int],
        potions: int,
        things: Sequence[int],
        artifacts: Sequence[int],
        runes: Sequence[int],
    ) -> None:
        self.hearts, self.health, self.food, self.gold = bars
        self.xp = xp
        self.talent = talent
        self.guild = guild
        self.sides = list(sides)
        self.bonus = list(bonus)
        self.potions = potions
        self.things = sorted(things)  # numbers in the content's list
        self.artifacts = list(artifacts)  # by property: 1 if it is unused
        self.runes = list(runes)  # count of each

    def to_plain(self) -> dict[str, Plain]:
        return {
            "hearts": self.hearts,
            "health": self.health,
            "food": self.food,
            "gold": self.gold,
            "xp": self.xp,
            "talent": self.talent,
            "guild": self.guild,
            "sides": self.sides[:],
            "bonus": self.bonus[:],
            "potions": self.potions,
            "things": self.things[:],
            "artifacts": self.artifacts[:],
            "runes": self.runes[:],
        }

    def refill_bars(self) -> None:
        """Raise bars below 5 to 5, health at most to the hearts left (BSL-82)."""
        self.health = min(max(self.health, BASE), self.hearts)
        self.food = max(self.food, BASE)
        self.gold = max(self.gold, BASE)

    def code(self, version: str = VERSION) -> str:
        """The character as one word: numbers separated by dots, lists by hyphens."""
        singles = [self.hearts, self.health, self.food, self.gold, self.xp, self.talent, self.guild]
        lists = [self.sides, self.bonus, [self.potions], self.things, self.artifacts, self.runes]
        parts = [version, *map(str, singles), *("-".join(map(str, each)) for each in lists)]
        return ".".join(parts)


def from_plain(plain: Mapping[str, Plain]) -> Character:
    """The character in plain data; CodecError names what is wrong."""
    hearts = read_between(plain, "hearts", 1, FULL)
    bars = [hearts, read_between(plain, "health", 1, hearts)]
    bars += [read_between(plain, key, 0, FULL) for key in ("food", "gold")]
    sides = read_each_between(plain, "sides", len(PROPERTIES), 4, 10)
    if any(each not in DICE for each in sides):
        raise CodecError(f"sides must be of {', '.join(map(str, DICE))}, not {sides}")
    things = wholes(plain.get("things"), "things")
    if len(things) > MOST_THINGS or any(not 0 <= each < MOST_THINGS for each in things):
        raise CodecError(f"things must be at most {MOST_THINGS} numbers below {MOST_THINGS}, not {things}")
    return Character(
        bars,
        read_between(plain, "xp", 0, MOST_XP),
        read_between(plain, "talent", 0, len(TALENTS) - 1),
        read_between(plain, "guild", 0, len(GUILDS) - 1),
        sides,
        read_each_between(plain, "bonus", len(PROPERTIES), 0, MOST_BONUS),
        read_between(plain, "potions", 0, MOST_POTIONS),
        things,
        read_each_between(plain, "artifacts", len(PROPERTIES), 0, 1),
        read_each_between(plain, "runes", RUNES, 0, MOST_RUNES),
    )


def read_character(code: str) -> Character | None:
    """The character of a code, or None. In each version a character has exactly one code."""
    parts = code.split(".") if len(code) <= MAX_CODE_LENGTH else []
    if len(parts) != 1 + len(SINGLES) + len(LISTS) or parts[0] not in (FIRST_VERSION, VERSION):
        return None
    rows = [[_number(word) for word in part.split("-")] if part else [] for part in parts[1:]]
    plain: dict[str, Plain] = {}
    for key, row in zip(SINGLES + LISTS, rows, strict=True):
        single = key in SINGLES or key == "potions"
        if single and len(row) != 1:
            return None
        plain[key] = row[0] if single else row
    try:
        character = from_plain(plain)
    except CodecError:
        return None
    return character if character.code(parts[0]) == code else None


def _number(word: str) -> int:
    return int(word) if word.isascii() and word.isdigit() and len(word) <= 4 else -1


def read_between(plain: Mapping[str, Plain], key: str, low: int, high: int) -> int:
    number = whole(plain.get(key), key)
    if not low <= number <= high:
        raise CodecError(f"{key} must be from {low} to {high}, not {number}")
    return number


def read_each_between(plain: Mapping[str, Plain], key: str, count: int, low: int, high: int) -> list[int]:
    numbers = wholes(plain.get(key), key)
    if len(numbers) != count or any(not low <= each <= high for each in numbers):
        raise CodecError(f"{key} must be {count} numbers from {low} to {high}, not {numbers}")
    return numbers
