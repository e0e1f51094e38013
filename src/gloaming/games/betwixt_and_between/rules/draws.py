"""What chance draws: the first player, the solo layout, cards, gems of the rite, face-down cards."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from mypy_extensions import i64

from gloaming.core.actions import Action
from gloaming.core.state import SILENT, Emit, Refusal
from gloaming.games.betwixt_and_between import constants as c
from gloaming.games.betwixt_and_between.board import NEIGHBOURS, start_spaces
from gloaming.games.betwixt_and_between.constants import Deck
from gloaming.games.betwixt_and_between.deck import Pile
from gloaming.games.betwixt_and_between.events import Began, Called, Drawn, Drew, Shuffled, Supplied
from gloaming.games.betwixt_and_between.rules.adventure import placement
from gloaming.games.betwixt_and_between.rules.phase import NOT_ADJACENT, why_no_turn
from gloaming.games.betwixt_and_between.solo_events import Laidout, Revealed
from gloaming.games.betwixt_and_between.state import BetwixtState, insert

NOT_FACE_DOWN: Final = Refusal("refusal-not-face-down")


def faces(state: BetwixtState, due: i64) -> int:
    """Return the number of possible results of a pending chance step."""
    if due == c.FIRST_PLAYER:
        return state.seats
    if due == c.DRAW_LAYOUT:
        return len(state.kit.layouts)
    if due == c.DRAW_DUMMY_GEM:
        return c.ELEMENT_COUNT
    if due == c.DRAW_RITE_GEM:
        return c.ELEMENT_COUNT if state.seats > 1 else c.ELEMENT_COUNT * c.SOLO_RITE_GEMS - len(state.rite)
    return len(state.buried) if due == c.REVEAL_CARD else len(pile_for(state, due).pool)


def pile_for(state: BetwixtState, due: i64) -> Pile:
    """Return the deck that a pending step draws from."""
    if due == c.DRAW_ABSORB:
        return state.absorb_pile
    if due in (c.DEAL_CARD, c.DRAW_CARD, c.BURY_CARD):
        return state.explorations
    return state.spell_pile


def deck_of(state: BetwixtState, pile: Pile) -> Deck:
    if pile is state.explorations:
        return "exploration"
    return "spell" if pile is state.spell_pile else "absorb"


def place_mystics(state: BetwixtState, first: int, emit: Emit) -> None:
    """Set the first player and place the mystics on their corners in turn order."""
    state.first = first
    places = start_spaces(state.seats)
    for number in range(state.seats):
        state.mystics[(first + number) % state.seats] = places[number]
    emit(Began(first, tuple(state.mystics)), None)


def lay_out(state: BetwixtState, layout: int, emit: Emit) -> None:
    card = state.kit.layouts[layout]
    state.layout = layout
    state.first = 0
    state.mystics[0] = card.you
    state.dummies = [card.dummy] if state.options.scenario != 4 else [c.NOTHING] * state.options.dummies
    for space in card.spaces:
        state.cards[space] = c.FACE_DOWN
    if state.options.has_familiar:
        state.familiars[0] = card.you
    state.diagonal[0] = state.options.scenario == 4
    emit(Began(0, tuple(state.mystics)), None)
    emit(Laidout(layout, tuple(state.dummies), card.spaces), None)


def draw(state: BetwixtState, due: int, pile: Pile, face: int, emit: Emit) -> None:
    card = pile.draw(face)
    if due == c.SUPPLY_SPELL:
        slot = state.face_up.index(c.NOTHING)
        state.face_up[slot] = card
        emit(Supplied(slot, card), None)
    elif due == c.BURY_CARD:
        insert(state.buried, card)
    elif due in (c.DEAL_CARD, c.DEAL_SPELL):
        seat = min(range(state.seats), key=lambda seat: len(state.packs[seat]))
        insert(state.packs[seat], card)
        tell_drawn(state, seat, pile, card, emit)
    else:
        seat = int(state.turn)
        hand = state.absorbs[seat]
        if due == c.DRAW_SPELL:
            hand = state.spells[seat]
        elif due == c.DRAW_CARD:
            hand = state.hands[seat]
        insert(hand, card)
        tell_drawn(state, seat, pile, card, emit)


def draw_rite_gem(state: BetwixtState, face: int, emit: Emit) -> None:
    element = face
    if state.seats == 1:
        element = 0
        while face >= c.SOLO_RITE_GEMS - state.rite.count(element):
            face -= c.SOLO_RITE_GEMS - state.rite.count(element)
            element += 1
    state.rite.append(element)
    emit(Called(c.NOTHING, c.ELEMENTS[element], len(state.rite)), None)


def can_reach(state: BetwixtState, space: int) -> bool:
    """Whether a face-down card there may be turned up: next to the mystic or by its familiar (BET-81)."""
    if space in NEIGHBOURS[state.mystics[0]]:
        return True
    familiar = state.familiars[0]
    if not state.options.has_familiar or familiar == c.NOTHING:
        return False
    return space == familiar if state.options.familiar_under else space in NEIGHBOURS[familiar]


@dataclass(frozen=True, eq=False)
class Reveal(Action):
    """Turn a face-down card up (solo)."""

    space: int

    def why_not(self, state: BetwixtState, seat: int) -> Refusal | None:
        if (refusal := why_no_turn(state, seat)) is not None:
            return refusal
        if state.cards[self.space] != c.FACE_DOWN:
            return NOT_FACE_DOWN
        return None if can_reach(state, self.space) else NOT_ADJACENT

    def apply(self, state: BetwixtState, seat: int, emit: Emit) -> None:
        state.source = self.space
        state.pending.append(c.REVEAL_CARD)

    def odds(self, state: BetwixtState, seat: int) -> tuple[int, int]:
        """How many of the buried cards are no blanks; everybody knows that."""
        return len(state.buried) - state.buried.count(c.BLANK), len(state.buried)


def reveal(state: BetwixtState, card: int, emit: Emit) -> None:
    """Turn a face-down card up; a blank, or a Stop that would enclose a mystic, is discarded (BET-72)."""
    space = int(state.source)
    stop = card != c.BLANK and state.lookup.actions[card] == c.STOP
    lost = stop and not placement.stop_allowed(state, space)
    emit(Revealed(space, card, lost), None)
    if card == c.BLANK or lost:
        state.cards[space] = c.NOTHING
        state.source = c.NOTHING
        if lost:
            state.explorations.discard(card)
        return
    state.placing = card
    state.pending.append(c.TURN_REVEALED)


def reshuffle(state: BetwixtState, pile: Pile, emit: Emit) -> bool:
    """Make the discards a new deck; whether there is a card to draw then."""
    renewed = pile.reshuffle()
    if renewed:
        emit(Shuffled(deck_of(state, pile)), None)
    return renewed


def tell_drawn(state: BetwixtState, seat: int, pile: Pile, card: int, emit: Emit) -> None:
    """Tell everybody that the seat drew, and the seat which card it is."""
    if emit is not SILENT:
        deck = deck_of(state, pile)
        emit(Drawn(seat, deck), None)
        emit(Drew(seat, deck, card), (seat,))
