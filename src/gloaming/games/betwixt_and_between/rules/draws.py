"""What chance draws: cards, gems of the rite, face-down cards."""

from __future__ import annotations

from mypy_extensions import i64

from gloaming.core.state import Emit
from gloaming.games.betwixt_and_between import constants as c
from gloaming.games.betwixt_and_between.constants import element_name
from gloaming.games.betwixt_and_between.deck import Pile
from gloaming.games.betwixt_and_between.events import Called, Drawn, Drew, Shuffled, Supplied
from gloaming.games.betwixt_and_between.rules.adventure import placement
from gloaming.games.betwixt_and_between.solo_events import Revealed
from gloaming.games.betwixt_and_between.state import BetwixtState, insert


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


def draw(state: BetwixtState, due: int, pile: Pile, face: int, emit: Emit | None) -> None:
    card = pile.draw(face)
    if due == c.SUPPLY_SPELL:
        slot = state.face_up.index(c.NOTHING)
        state.face_up[slot] = card
        if emit is not None:
            emit(Supplied(slot, card), None)
    elif due == c.BURY_CARD:
        insert(state.buried, card)
    elif due in (c.DEAL_CARD, c.DEAL_SPELL):
        seat = min(range(state.seats), key=lambda seat: len(state.packs[seat]))
        insert(state.packs[seat], card)
        tell_drawn(seat, pile, card, emit)
    else:
        seat = int(state.turn)
        hand = state.absorbs[seat]
        if due == c.DRAW_SPELL:
            hand = state.spells[seat]
        elif due == c.DRAW_CARD:
            hand = state.hands[seat]
        insert(hand, card)
        tell_drawn(seat, pile, card, emit)


def draw_rite_gem(state: BetwixtState, face: int, emit: Emit | None) -> None:
    element = face
    if state.seats == 1:
        element = 0
        while face >= c.SOLO_RITE_GEMS - state.rite.count(element):
            face -= c.SOLO_RITE_GEMS - state.rite.count(element)
            element += 1
    state.rite.append(element)
    if emit is not None:
        emit(Called(c.NOTHING, element_name(element), len(state.rite)), None)


def reveal(state: BetwixtState, card: int, emit: Emit | None) -> None:
    """Turn a face-down card up; a blank, or a Stop that would enclose a mystic, is discarded (BET-72)."""
    space = int(state.source)
    stop = card != c.BLANK and state.lookup.actions[card] == c.STOP
    lost = stop and not placement.stop_allowed(state, space)
    if emit is not None:
        emit(Revealed(space, card, lost), None)
    if card == c.BLANK or lost:
        state.cards[space] = c.NOTHING
        state.source = c.NOTHING
        if lost:
            state.explorations.discard(card)
        return
    state.placing = card
    state.pending.append(c.TURN_REVEALED)


def reshuffle(pile: Pile, emit: Emit | None) -> bool:
    """Make the discards a new deck; whether there is a card to draw then."""
    renewed = pile.reshuffle()
    if renewed and emit is not None:
        emit(Shuffled(pile.name), None)
    return renewed


def tell_drawn(seat: int, pile: Pile, card: int, emit: Emit | None) -> None:
    """Tell everybody that the seat drew, and the seat which card it is."""
    if emit is not None:
        emit(Drawn(seat, pile.name), None)
        emit(Drew(seat, pile.name, card), (seat,))
