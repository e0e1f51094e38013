"""Facts about the cards of a kit in flat lists, computed once for fast access by the rules."""

from __future__ import annotations

from typing import Final, final

from gloaming.games.betwixt_and_between.constants import ELEMENT_COUNT
from gloaming.games.betwixt_and_between.content.types import Kit
from gloaming.games.betwixt_and_between.weave.patterns import Placements, placements

CACHE_SIZE: Final = 8  # kits


@final
class Lookup:
    """Card facts; a card is its index in the kit."""

    def __init__(self, kit: Kit) -> None:
        self.kit = kit
        self.actions = [card.action for card in kit.explorations]
        self.symbols: list[int] = []  # element or NOTHING, at card * 4 + side
        self.full_sides: list[int] = []  # the sides that have a symbol, as bits
        self.has_symbol: list[int] = []  # at card * 4 + element: 1 if the card has such a symbol
        for card in kit.explorations:
            sides = list(card.symbols)
            self.symbols += sides
            self.full_sides.append(sum(1 << side for side in range(4) if sides[side] >= 0))
            self.has_symbol += [int(element in sides) for element in range(ELEMENT_COUNT)]
        self.reaches = [sum(1 << way for way in card.directions) for card in kit.absorbs]
        self.distinct_turns = [distinct_turns(ways) for ways in self.reaches]
        self.spell_kinds = [spell.kind for spell in kit.spells]
        self.placements: list[Placements] = [placements(spell) for spell in kit.spells]


def turn_ways(ways: int, turn: int) -> int:
    """Turn ways (as bits) by so many quarters clockwise."""
    return ((ways << turn) | (ways >> (4 - turn))) & 15


def distinct_turns(ways: int) -> int:
    """Return how many turns of an absorb card differ."""
    return next(turn for turn in (1, 2, 4) if turn_ways(ways, turn % 4) == ways)


_cache: Final[list[Lookup]] = []


def lookup_for(kit: Kit) -> Lookup:
    for known in _cache:
        if known.kit is kit:
            return known
    made = Lookup(kit)
    if len(_cache) == CACHE_SIZE:
        _cache.pop(0)
    _cache.append(made)
    return made
