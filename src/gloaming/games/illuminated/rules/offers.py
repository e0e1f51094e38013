"""The legal actions of the player in turn, cached: they depend only on which Entities are in the Light."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from gloaming.core.actions import Action, Choices
from gloaming.games.illuminated.actions import END, HELP, LOWER, RAISE, SACRIFICE
from gloaming.games.illuminated.constants import MAX_ENTITIES, entities_of

CACHE_SIZE: Final = 1 << 14
HASH_FACTOR: Final = 0x9E3779B1  # 30 bits times this stay below 2**63


@final
class CacheEntry:
    """Choices with the key for which they were listed."""

    def __init__(self, key: i64, choices: Choices) -> None:
        self.key: i64 = key
        self.choices = choices


_cache: Final[list[CacheEntry | None]] = [None] * CACHE_SIZE


def offers(light_bits: i64, turn: i64, seats: i64, each: i64) -> Choices:
    """The choices of the seat in turn; `light_bits` has a bit for each Entity in the Light."""
    key: i64 = ((light_bits << 3 | turn) << 3 | seats) << 3 | each
    at: i64 = (light_bits * HASH_FACTOR >> 18) + turn & CACHE_SIZE - 1
    entry = _cache[at]
    if entry is None or entry.key != key:
        entry = _cache[at] = CacheEntry(key, Choices(_list_actions(light_bits, turn, seats, each)))
    return entry.choices


def _list_actions(light_bits: int, turn: int, seats: int, each: int) -> list[Action]:
    entities = entities_of(seats, each)
    in_light = [entity for entity in entities if light_bits >> entity & 1]
    own = [entity for entity in in_light if entity // MAX_ENTITIES == turn]
    actions: list[Action] = [END]
    for entity in entities:
        actions += [RAISE[entity], LOWER[entity]]  # ILL-10
    actions += [SACRIFICE[target][s] for s in own for target in in_light if target != s]  # ILL-11
    actions += [HELP[target][h] for h in own for target in entities if target != h]  # ILL-12
    return actions
