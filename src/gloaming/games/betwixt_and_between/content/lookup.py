"""Facts about a kit's cards in flat lists, made once: the rules look them up all the time."""

from __future__ import annotations

from typing import Final, final

from gloaming.games.betwixt_and_between.constants import ELEMENT_COUNT
from gloaming.games.betwixt_and_between.content.types import Kit
from gloaming.games.betwixt_and_between.weave.patterns import Fits, fits

KEPT: Final = 8  # kits whose tables are remembered


@final
class Tables:
    """A card is its place in the kit's list."""

    def __init__(self, kit: Kit) -> None:
        self.kit = kit
        self.actions = [card.action for card in kit.explorations]
        self.symbols: list[int] = []  # card * 4 + side
        self.full: list[int] = []  # the sides that have a symbol, as bits
        self.shows: list[int] = []  # card * 4 + element: whether it has such a symbol
        for card in kit.explorations:
            sides = list(card.symbols)
            self.symbols += sides
            self.full.append(sum(1 << side for side in range(4) if sides[side] >= 0))
            self.shows += [int(element in sides) for element in range(ELEMENT_COUNT)]
        self.reaches = [sum(1 << way for way in card.directions) for card in kit.absorbs]
        self.periods = [period(reach) for reach in self.reaches]
        self.kinds = [spell.kind for spell in kit.spells]
        self.fits: list[Fits] = [fits(spell) for spell in kit.spells]


def turned(reach: int, turn: int) -> int:
    """Ways as bits, turned so many quarters clockwise."""
    return ((reach << turn) | (reach >> (4 - turn))) & 15


def period(reach: int) -> int:
    """How many turns of an absorb card differ."""
    return next(turn for turn in (1, 2, 4) if turned(reach, turn % 4) == reach)


_made: Final[list[Tables]] = []


def tables_of(kit: Kit) -> Tables:
    for tables in _made:
        if tables.kit is kit:
            return tables
    made = Tables(kit)
    if len(_made) == KEPT:
        _made.pop(0)
    _made.append(made)
    return made
