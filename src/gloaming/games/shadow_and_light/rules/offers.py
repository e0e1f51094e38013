"""Lists of actions by the kinds of dice at hand (12 bits), each put together once."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, final

from mypy_extensions import i64

from gloaming.core.actions import Action
from gloaming.games.shadow_and_light.actions import (
    DROP,
    KEEP,
    KINDS,
    LAY,
    LIFT,
    LOWER,
    MOST_FIELDS,
    PIPS,
    PLACE,
    RAISE,
    RECALL,
    RECOLOUR,
    SPIN,
    STEP,
    SUMMON,
    THROW_AGAIN,
    TURN,
    colour_of,
    number_of,
)

HANDS: Final = 1 << KINDS


@final
class Family:
    """For each set of kinds the actions on them, in the order of the kinds."""

    def __init__(self, each: Sequence[Sequence[Action]]) -> None:
        self.each: list[list[Action]] = [list(actions) for actions in each]
        self.made: list[list[Action] | None] = [None] * HANDS

    def of(self, hand: i64) -> list[Action]:
        """The actions on the kinds in these bits; the list is shared."""
        found = self.made[hand]
        if found is None:
            found = []
            for die in range(KINDS):
                if hand >> die & 1:
                    found.extend(self.each[die])
            self.made[hand] = found
        return found


def _single(actions: Sequence[Action]) -> Family:
    return Family([[action] for action in actions])


def _changes(source: int) -> Family:
    each: list[list[Action]] = []
    for die in range(KINDS):
        up: list[Action] = [RAISE[source][die]] if number_of(die) < PIPS else []
        down: list[Action] = [LOWER[source][die]] if number_of(die) > 1 else []
        each.append(up + down)
    return Family(each)


def _spins() -> Family:
    return Family([[a for a in SPIN[die] if a.number != number_of(die)] for die in range(KINDS)])


LIFTS: Final = _single(LIFT)
LAYS: Final = _single(LAY)
STEPS: Final = _single(STEP)
DROPS: Final = _single(DROP)
KEEPS: Final = _single(KEEP)
RECALLS: Final = _single(RECALL)
SPINS: Final = _spins()
AGAINS: Final[list[Family]] = [_single(actions) for actions in THROW_AGAIN]
TURNS: Final[list[Family]] = [_single(actions) for actions in TURN]
CHANGES: Final[list[Family]] = [_changes(source) for source in range(len(RAISE))]
SUMMONS: Final[list[Family]] = [_single(actions) for actions in SUMMON]
PLACES: Final[list[Family]] = [
    _single([PLACE[die][field] for die in range(KINDS)]) for field in range(MOST_FIELDS)
]

_recolours: Final[list[list[Action] | None]] = [None] * HANDS


def recolours(hand: i64) -> list[Action]:
    """Every pair of a giver and a taker of another colour and number (BSL-11)."""
    found = _recolours[hand]
    if found is None:
        dice = [die for die in range(KINDS) if hand >> die & 1]
        found = [
            RECOLOUR[giver][taker]
            for giver in dice
            for taker in dice
            if colour_of(giver) != colour_of(taker) and number_of(giver) != number_of(taker)
        ]
        _recolours[hand] = found
    return found
