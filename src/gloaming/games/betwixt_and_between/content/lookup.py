"""The content of a match, and facts about its cards in flat lists for fast access by the rules."""

from __future__ import annotations

from collections.abc import Mapping
from typing import final

from gloaming.core.codec import Plain, digest
from gloaming.core.content import Content
from gloaming.games.betwixt_and_between import constants as c
from gloaming.games.betwixt_and_between.constants import ELEMENT_COUNT
from gloaming.games.betwixt_and_between.content.types import (
    AbsorbCard,
    BetwixtAndBetweenContent,
    Exploration,
    ExplorationCard,
    Kit,
    SpellCard,
)
from gloaming.games.betwixt_and_between.weave.patterns import Placements, placements


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


@final
class CardContent(Content):
    """The content with the kit made from it."""

    def __init__(self, content: Mapping[str, Plain], kit: Kit) -> None:
        super().__init__(digest(content), content)
        self.kit = kit
        self.lookup = Lookup(kit)

    def shown(self) -> BetwixtAndBetweenContent:
        kit = self.kit
        return {
            "explorations": [shown_exploration(card) for card in kit.explorations],
            "spells": [
                SpellCard(
                    id=n.id,
                    kind=c.SPELL_KINDS[n.kind],
                    element=n.element,
                    pattern=[*n.pattern],
                    points=n.points,
                )
                for n in kit.spells
            ],
            "absorbs": [
                AbsorbCard(
                    id=n.id, letters="".join(c.WAY_LETTERS[way] for way in n.directions), ways=[*n.directions]
                )
                for n in kit.absorbs
            ],
        }

    def name(self, deck: str, card: int) -> str:
        if deck == "exploration":
            return f"@card-{self.kit.explorations[card].id}"
        if deck == "spell":
            return f"@card-{self.kit.spells[card].id}"
        return f"@card-{self.kit.absorbs[card].id}"


def lookup_of(content: Content) -> Lookup:
    assert isinstance(content, CardContent)
    return content.lookup


def shown_exploration(card: Exploration) -> ExplorationCard:
    gem = card.bonus == c.BONUS_GEM
    return {
        "id": card.id,
        "sides": [*card.symbols],
        "deed": c.CARD_ACTIONS[card.action],
        "element": card.action_element,
        "amount": max(1, card.action_amount),
        "bonus": c.ELEMENTS[card.bonus_element] if gem else c.BONUSES[card.bonus],
    }
