"""Every card and gem of a position, wherever it is."""

from __future__ import annotations

from gloaming.games.betwixt_and_between.actions import ELEMENTS, KINDS, NOTHING
from gloaming.games.betwixt_and_between.deck import Pile
from gloaming.games.betwixt_and_between.state import BLANK, Pieces
from gloaming.games.betwixt_and_between.view import is_learning


def census(state: Pieces) -> list[str]:
    learning = is_learning(state)
    packs = [] if learning else state.packs
    cards = [*of(state.explorations), *everything(state.hands), *everything(packs)]
    cards += [*everything(state.leftovers), *(card for card in state.cards if card >= 0)]
    cards += [card for card in state.buried if card != BLANK]
    if state.placing != NOTHING and int(state.placing) not in state.cards:
        cards.append(int(state.placing))
    spells = [*of(state.spell_pile), *everything(state.spells), *everything(state.bound), *state.gone]
    spells += [spell for spell in state.face_up if spell != NOTHING]
    spells += everything(state.packs) if learning else []
    absorbs = [*of(state.absorb_pile), *everything(state.absorbs)]
    named = [("card", cards), ("spell", spells), ("absorb", absorbs)]
    return [f"{name} {card}" for name, found in named for card in sorted(found)] + gems(state)


def of(pile: Pile) -> list[int]:
    return [*pile.pool, *pile.discards]


def everything(lists: list[list[int]]) -> list[int]:
    return [card for cards in lists for card in cards]


def gems(state: Pieces) -> list[str]:
    """How many gems of each element there are."""
    found: list[str] = []
    for element in range(KINDS):
        count = state.supply[element] + sum(int(state.gems_of(seat, element)) for seat in range(state.seats))
        for space, card in enumerate(state.cards):
            for way in range(4):
                count += int(card >= 0 and state.gem_towards(space, way) == element)
        found.append(f"{count} {ELEMENTS[element]}")
    return found
