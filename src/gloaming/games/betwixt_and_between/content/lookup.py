"""Facts about a kit's cards in flat lists, made once: the rules look them up all the time."""

from __future__ import annotations

from typing import Final, final

from gloaming.games.betwixt_and_between.constants import ELEMENT_COUNT
from gloaming.games.betwixt_and_between.content.types import Kit
from gloaming.games.betwixt_and_between.weave.patterns import Placements, placements

CACHE_SIZE: Final = 8  # kits whose tables are remembered


@final
class Lookup:
    """A card is its place in the kit's list."""

    def __init__(self, kit: Kit) -> None:
        self.kit = kit
        self.actions = [card.action for card in kit.explorations]
        self.symbols: list[int] = []  # card * 4 + side
        self.full_sides: list[int] = []  # the sides that have a symbol, as bits
        self.has_symbol: list[int] = []  # card * 4 + element: whether it has such a symbol
        for card in kit.explorations:
            sides = list(card.symbols)
            self.symbols += sides
            self.full_sides.append(sum(1 << side for side in range(4) if sides[side] >= 0))
            self.has_symbol += [int(element in sides) for element in range(ELEMENT_COUNT)]
        self.reaches = [sum(1 << way for way in card.directions) for card in kit.absorbs]
        self.distinct_turns = [distinct_turns(reach) for reach in self.reaches]
        self.spell_kinds = [spell.kind for spell in kit.spells]
        self.placements: list[Placements] = [placements(spell) for spell in kit.spells]


def turn_ways(reach: int, turn: int) -> int:
    """Ways as bits, turned so many quarters clockwise."""
    return ((reach << turn) | (reach >> (4 - turn))) & 15


def distinct_turns(reach: int) -> int:
    """How many turns of an absorb card differ."""
    return next(turn for turn in (1, 2, 4) if turn_ways(reach, turn % 4) == reach)


_cache: Final[list[Lookup]] = []


def lookup_for(kit: Kit) -> Lookup:
    for tables in _cache:
        if tables.kit is kit:
            return tables
    made = Lookup(kit)
    if len(_cache) == CACHE_SIZE:
        _cache.pop(0)
    _cache.append(made)
    return made
