"""What the player in turn may do: lists that hang only on who stands in the Light, kept once made."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from gloaming.core.actions import Action, Choices
from gloaming.games.illuminated.actions import END, HELP, LOWER, MOST, RAISE, SACRIFICE, present

SLOTS: Final = 1 << 14  # lists of choices that are kept
SPREAD: Final = 0x9E3779B1  # scatters the Light's bits over the slots; 30 bits times this stay below 2**63


@final
class Slot:
    """Choices that were listed, and what they hang on."""

    def __init__(self, key: i64, choices: Choices) -> None:
        self.key: i64 = key
        self.choices = choices


_slots: Final[list[Slot | None]] = [None] * SLOTS


def offers(light: i64, turn: i64, seats: i64, each: i64) -> Choices:
    """The choices of the seat in turn; `light` has a bit for each Entity that stands there."""
    key: i64 = ((light << 3 | turn) << 3 | seats) << 3 | each
    at: i64 = (light * SPREAD >> 18) + turn & SLOTS - 1
    slot = _slots[at]
    if slot is None or slot.key != key:
        slot = _slots[at] = Slot(key, Choices(_listed(light, turn, seats, each)))
    return slot.choices


def _listed(light: int, turn: int, seats: int, each: int) -> list[Action]:
    entities = present(seats, each)
    lit = [entity for entity in entities if light >> entity & 1]
    own = [entity for entity in lit if entity // MOST == turn]
    actions: list[Action] = [END]
    for entity in entities:
        actions += [RAISE[entity], LOWER[entity]]  # ILL-10
    actions += [SACRIFICE[s][target] for s in own for target in lit if target != s]  # ILL-11
    actions += [HELP[h][target] for h in own for target in entities if target != h]  # ILL-12
    return actions
