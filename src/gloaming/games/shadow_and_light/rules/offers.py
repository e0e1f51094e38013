"""Cached lists of actions on the dice in hand, where a hand is the set of its kinds (12 bits)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, final

from mypy_extensions import i64

from gloaming.core.actions import Action
from gloaming.games.shadow_and_light import actions as a
from gloaming.games.shadow_and_light.constants import KINDS, MOST_FIELDS, PIPS, colour_of, number_of

HANDS: Final = 1 << KINDS


@final
class ActionsByHand:
    """The actions on each hand, in the order of the kinds."""

    def __init__(self, by_kind: Sequence[Sequence[Action]]) -> None:
        self.by_kind: list[list[Action]] = [list(actions) for actions in by_kind]
        self.cache: list[list[Action] | None] = [None] * HANDS

    def of(self, hand: i64) -> list[Action]:
        """The actions on the kinds in these bits. The list is shared; do not change it."""
        found = self.cache[hand]
        if found is None:
            found = []
            for die in range(KINDS):
                if hand >> die & 1:
                    found.extend(self.by_kind[die])
            self.cache[hand] = found
        return found


def _single(actions: Sequence[Action]) -> ActionsByHand:
    return ActionsByHand([[action] for action in actions])


def _changes(source: int) -> ActionsByHand:
    by_kind: list[list[Action]] = []
    for die in range(KINDS):
        up: list[Action] = [a.RAISE[source][die]] if number_of(die) < PIPS else []
        down: list[Action] = [a.LOWER[source][die]] if number_of(die) > 1 else []
        by_kind.append(up + down)
    return ActionsByHand(by_kind)


def _spins() -> ActionsByHand:
    return ActionsByHand(
        [[action for action in a.SPIN[die] if action.number != number_of(die)] for die in range(KINDS)]
    )


LIFTS: Final = _single(a.LIFT)
LAYS: Final = _single(a.LAY)
STEPS: Final = _single(a.STEP)
DROPS: Final = _single(a.DROP)
KEEPS: Final = _single(a.KEEP)
RECALLS: Final = _single(a.RECALL)
SPINS: Final = _spins()
AGAINS: Final[list[ActionsByHand]] = [_single(actions) for actions in a.THROW_AGAIN]
TURNS: Final[list[ActionsByHand]] = [_single(actions) for actions in a.TURN]
CHANGES: Final[list[ActionsByHand]] = [_changes(source) for source in range(len(a.RAISE))]
SUMMONS: Final[list[ActionsByHand]] = [_single(actions) for actions in a.SUMMON]
PLACES: Final[list[ActionsByHand]] = [
    _single([a.PLACE[die][field] for die in range(KINDS)]) for field in range(MOST_FIELDS)
]

_recolours: Final[list[list[Action] | None]] = [None] * HANDS


def recolours(hand: i64) -> list[Action]:
    """All pairs of a giver and a taker that differ in colour and number (BSL-11)."""
    found = _recolours[hand]
    if found is None:
        dice = [die for die in range(KINDS) if hand >> die & 1]
        found = [
            a.RECOLOUR[giver][taker]
            for giver in dice
            for taker in dice
            if colour_of(giver) != colour_of(taker) and number_of(giver) != number_of(taker)
        ]
        _recolours[hand] = found
    return found
