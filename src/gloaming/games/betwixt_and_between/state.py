"""The fields of a position, and simple queries and changes that every phase needs."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from gloaming.core.actions import Choices
from gloaming.core.codec import CodecError
from gloaming.core.fields import Derived, Fixed, Part, Shared
from gloaming.core.state import Outcome, State
from gloaming.games.betwixt_and_between import constants as c
from gloaming.games.betwixt_and_between.board import ADJACENT, COVERED, board_size
from gloaming.games.betwixt_and_between.content.lookup import Lookup, lookup_of
from gloaming.games.betwixt_and_between.content.types import Kit
from gloaming.games.betwixt_and_between.deck import Pile
from gloaming.games.betwixt_and_between.settings import Options


@final
class PassedCards(Part):
    """Cards that a seat passed on: each of `seats` took one, the rest is still in the pack."""

    cards: list[int]
    seats: list[int]
    pack: int = c.NOTHING


class BetwixtState(State):
    """All fields of a position. Lists of cards are kept sorted, so that their order tells nothing."""

    options: Fixed[Options]
    phase: i64 = c.SETUP
    result: Outcome | None = None
    pending: list[int]  # pending steps, the next one last
    round: i64 = 0
    first: i64 = c.NOTHING
    turn: i64 = c.NOTHING
    waiting: bool = False
    pick: i64 = 0
    # The board.
    obstacles: list[int]
    cards: list[int]
    turned: list[int]
    gems: list[int]  # the sides of the card that hold a gem, as bits
    tokens: list[int]  # seats that used this card's Destroy, as bits
    buried: list[int]
    dummies: list[int]
    supply: list[int]
    # By seat, or by seat and element.
    mystics: list[int]
    familiars: list[int]
    diagonal: list[bool]
    beside: list[int]
    weaves: list[list[int]]
    prepared: list[list[int]]  # in order of preparation
    activated: list[bool]  # by spell
    rites: list[int]
    spellbinding: i64 = 0  # seats that are spellbinding, as bits
    changes: list[int]
    # Cards.
    hands: list[list[int]]
    spells: list[list[int]]
    shown: list[list[int]]
    absorbs: list[list[int]]
    packs: list[list[int]]
    picked: list[int]
    memory: list[list[PassedCards]]
    explorations: Pile
    spell_pile: Pile
    absorb_pile: Pile
    face_up: list[int]
    rite: list[int]
    leftovers: list[list[int]]
    offerings: i64 = 0
    clearings: i64 = 0  # cards that the seat still has to discard from the board
    layout: i64 = c.NOTHING
    # The turn.
    explored: bool = False
    steps: i64 = 0
    absorbed: bool = False
    scouted: bool = False
    began: i64 = c.NOTHING
    entered: i64 = c.NOTHING
    used: list[int]
    placing: i64 = c.NOTHING
    source: i64 = c.NOTHING
    acting: i64 = c.NOTHING
    owing: list[int]
    given: list[int]
    # The dummy.
    dummy: i64 = c.NOTHING
    element: i64 = c.NOTHING
    nearest: list[int]
    ways: list[int]
    # Not written.
    viewer: Derived[i64] = c.NOTHING  # the seat this was imagined for; other hands are guesses
    offered: Derived[list[Choices | None]]  # the choices by seat, once they are listed
    lookup: Shared[Lookup]
    kit: Shared[Kit]
    size: Derived[int] = 0
    covered: Shared[list[int]]
    gone: Shared[list[int]]  # spells that are not used in the campaign

    def derive(self) -> None:
        if not 0 <= self.phase < len(c.PHASES):
            raise CodecError(f"there is no phase {self.phase}")
        self.offered = [None] * self.seats
        self.lookup = lookup_of(self.content)
        self.kit = self.lookup.kit
        self.size = board_size(self.seats)
        self.covered = COVERED[self.size]
        self.gone = campaign_removed_spells(self.kit) if self.options.scenario else []

    def reset_turn(self) -> None:
        self.explored = False
        self.steps = 0
        self.absorbed = False
        self.scouted = False
        self.began = c.NOTHING
        self.entered = c.NOTHING
        self.used = []
        self.placing = c.NOTHING
        self.source = c.NOTHING
        self.acting = c.NOTHING
        self.owing = []
        self.given = []

    # --- queries -------------------------------------------------------------------------------------

    def next_pending(self) -> i64:
        """Return the next pending step, or NOTHING."""
        todo = self.pending
        return todo[-1] if todo else c.NOTHING

    def action_at(self, space: i64) -> i64:
        """Return the action of the card on a space, or NOTHING without a card."""
        card: i64 = self.cards[space]
        return self.lookup.actions[card] if card >= 0 else c.NOTHING

    def is_barred(self, space: i64) -> bool:
        """Whether mystics and familiars may not enter the space."""
        if self.covered[space] or self.obstacles[space]:
            return True
        card: i64 = self.cards[space]
        return card >= 0 and self.lookup.actions[card] == c.STOP

    def gem_towards(self, space: i64, way: i64) -> i64:
        """Return the element of the gem on this side of the card on a space, or NOTHING."""
        card: i64 = self.cards[space]
        if card < 0:
            return c.NOTHING
        side: i64 = (way - self.turned[space]) & 3
        if self.gems[space] >> side & 1 == 0:
            return c.NOTHING
        return self.lookup.symbols[card * 4 + side]

    def facing_gem(self, space: i64, way: i64) -> i64:
        """Return the element of the neighbour's gem that faces this space, or NOTHING (BET-28)."""
        there: i64 = ADJACENT[space * 4 + way]
        return self.gem_towards(there, way ^ 2) if there >= 0 else c.NOTHING

    def gems_of(self, seat: i64, element: i64) -> i64:
        """Return the number of gems of an element in the weave and beside it."""
        count: i64 = self.beside[seat * c.ELEMENT_COUNT + element]
        for gem in self.weaves[seat]:
            if gem == element + 1:
                count += 1
        return count

    def shares_space(self, seat: i64) -> bool:
        """Whether another mystic or a dummy stands on the same space (BET-26, BET-73)."""
        space = self.mystics[seat]
        for other in range(i64(self.seats)):
            if other != seat and self.mystics[other] == space:
                return True
        return space in self.dummies

    def figures(self) -> list[int]:
        """Return the spaces of all mystics and dummies."""
        return [space for space in [*self.mystics, *self.dummies] if space != c.NOTHING]

    def active_spell(self, seat: int, kind: int) -> int:
        """Return the seat's activated spell of this kind, or NOTHING."""
        for spell in self.prepared[seat]:
            if self.activated[spell] and self.lookup.spell_kinds[spell] == kind:
                return spell
        return c.NOTHING

    # --- changes -------------------------------------------------------------------------------------

    def gain(self, seat: i64, element: i64, amount: i64) -> i64:
        """Put gems from the supply beside the weave, as far as there are any; return how many."""
        there: i64 = self.supply[element]
        got: i64 = min(there, amount)
        self.supply[element] -= got
        self.beside[seat * c.ELEMENT_COUNT + element] += got
        return got

    def fill(self, space: i64) -> list[tuple[int, ...]]:
        """Put a gem on every empty symbol of a card; return them as (space, way, element) (BET-24)."""
        card: i64 = self.cards[space]
        filled: list[tuple[int, ...]] = []
        for side in range(i64(4)):
            element: i64 = self.lookup.symbols[card * 4 + side]
            if element < 0 or self.gems[space] >> side & 1 or self.supply[element] == 0:
                continue
            self.supply[element] -= 1
            self.gems[space] |= 1 << int(side)
            filled.append((int(space), int((side + self.turned[space]) & 3), int(element)))
        return filled

    def take_gem(self, space: i64, way: i64) -> i64:
        """Take the gem on this side off a card; return its element."""
        card: i64 = self.cards[space]
        side: i64 = (way - self.turned[space]) & 3
        self.gems[space] &= ~(1 << int(side))
        return self.lookup.symbols[card * 4 + side]

    def remove_card(self, space: i64) -> int:
        """Discard a card from the board and return its gems and tokens to the supply (BET-33)."""
        card = self.cards[space]
        for side in range(i64(4)):
            if self.gems[space] >> side & 1:
                self.supply[self.lookup.symbols[card * 4 + side]] += 1
        self.cards[space] = c.NOTHING
        self.turned[space] = 0
        self.gems[space] = 0
        self.tokens[card] = 0
        self.explorations.discard(card)
        if self.entered == card:
            self.entered = c.NOTHING
        return card


def campaign_removed_spells(kit: Kit) -> list[int]:
    """Return the spells that are not used in the campaign (BET-80)."""
    return [n for n, spell in enumerate(kit.spells) if spell.kind in (c.DIAGONAL_SPELL, c.FAMILIAR_SPELL)]


def passed_cards(cards: list[int], seats: list[int], pack: int) -> PassedCards:
    passed = PassedCards()
    passed.cards = cards
    passed.seats = seats
    passed.pack = pack
    return passed


def insert(cards: list[int], card: int) -> None:
    """Add a card to a sorted list."""
    at = len(cards)
    while at > 0 and cards[at - 1] > card:
        at -= 1
    cards.insert(at, card)


def is_learning(state: BetwixtState) -> bool:
    """Whether the draft packs hold spells."""
    return state.phase in (c.SETUP, c.LEARNING)


def inventory(state: BetwixtState) -> list[str]:
    """List every card and the number of gems, for the conservation law."""
    learning = is_learning(state)
    packs = [] if learning else state.packs
    cards = [*_cards_of(state.explorations), *_flat(state.hands), *_flat(packs)]
    cards += [*_flat(state.leftovers), *(card for card in state.cards if card >= 0)]
    cards += [card for card in state.buried if card != c.BLANK]
    if state.placing != c.NOTHING and int(state.placing) not in state.cards:
        cards.append(int(state.placing))
    spells = [*_cards_of(state.spell_pile), *_flat(state.spells), *_flat(state.prepared), *state.gone]
    spells += [spell for spell in state.face_up if spell != c.NOTHING]
    spells += _flat(state.packs) if learning else []
    absorbs = [*_cards_of(state.absorb_pile), *_flat(state.absorbs)]
    named = [("card", cards), ("spell", spells), ("absorb", absorbs)]
    return [f"{name} {card}" for name, found in named for card in sorted(found)] + _gem_counts(state)


def _cards_of(pile: Pile) -> list[int]:
    return [*pile.pool, *pile.discards]


def _flat(lists: list[list[int]]) -> list[int]:
    return [card for cards in lists for card in cards]


def _gem_counts(state: BetwixtState) -> list[str]:
    """Count the gems of each element."""
    found: list[str] = []
    for element in range(c.ELEMENT_COUNT):
        count = state.supply[element] + sum(int(state.gems_of(seat, element)) for seat in range(state.seats))
        for space, card in enumerate(state.cards):
            for way in range(4):
                count += int(card >= 0 and state.gem_towards(space, way) == element)
        found.append(f"{count} {c.ELEMENTS[element]}")
    return found
