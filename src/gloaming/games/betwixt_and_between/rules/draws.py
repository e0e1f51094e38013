"""What chance gives: cards drawn and dealt, the rite's gems, a face-down card turned up."""

from __future__ import annotations

from mypy_extensions import i64

from gloaming.core.state import Tell
from gloaming.games.betwixt_and_between.actions import KINDS, NOTHING, STOP
from gloaming.games.betwixt_and_between.deck import Pile
from gloaming.games.betwixt_and_between.events import Called, Revealed, Supplied
from gloaming.games.betwixt_and_between.rules.adventure import placement as placing
from gloaming.games.betwixt_and_between.state import (
    ALIGN,
    BLANK,
    BURY,
    DEAL,
    DRAW_ABSORB,
    DRAW_CARD,
    DRAW_SPELL,
    DUMMY,
    FIRST,
    LAYOUT,
    POOL,
    RITE_GEM,
    SUPPLY,
    TEACH,
    TURN_UP,
    Pieces,
    insert,
)
from gloaming.games.betwixt_and_between.telling_merged import element_name, tell_drawn


def faces(state: Pieces, due: i64) -> int:
    """How many ways there are for chance to pay this."""
    if due == FIRST:
        return state.seats
    if due == LAYOUT:
        return len(state.kit.layouts)
    if due == DUMMY:
        return KINDS
    if due == RITE_GEM:
        return KINDS if state.seats > 1 else KINDS * POOL - len(state.rite)
    return len(state.buried) if due == TURN_UP else len(pile_for(state, due).pool)


def pile_for(state: Pieces, due: i64) -> Pile:
    """The deck that a draw is from."""
    if due == DRAW_ABSORB:
        return state.absorb_pile
    if due in (DEAL, DRAW_CARD, BURY):
        return state.explorations
    return state.spell_pile


def draw(state: Pieces, due: int, pile: Pile, face: int, tell: Tell | None) -> None:
    card = pile.draw(face)
    if due == SUPPLY:
        slot = state.face_up.index(NOTHING)
        state.face_up[slot] = card
        if tell is not None:
            tell(Supplied(slot, card), None)
    elif due == BURY:
        insert(state.buried, card)
    elif due in (DEAL, TEACH):
        seat = min(range(state.seats), key=lambda seat: len(state.packs[seat]))
        insert(state.packs[seat], card)
        tell_drawn(seat, pile, card, tell)
    else:
        seat = int(state.turn)
        hand = state.absorbs[seat]
        if due == DRAW_SPELL:
            hand = state.spells[seat]
        elif due == DRAW_CARD:
            hand = state.hands[seat]
        insert(hand, card)
        tell_drawn(seat, pile, card, tell)


def draw_rite(state: Pieces, face: int, tell: Tell | None) -> None:
    element = face
    if state.seats == 1:
        element = 0
        while face >= POOL - state.rite.count(element):
            face -= POOL - state.rite.count(element)
            element += 1
    state.rite.append(element)
    if tell is not None:
        tell(Called(NOTHING, element_name(element), len(state.rite)), None)


def turn_up(state: Pieces, card: int, tell: Tell | None) -> None:
    """A blank is discarded, and a Stop that would enclose somebody (BET-72)."""
    space = int(state.source)
    stop = card != BLANK and state.tables.actions[card] == STOP
    lost = stop and not placing.stop_fits(state, space)
    if tell is not None:
        tell(Revealed(space, card, lost), None)
    if card == BLANK or lost:
        state.cards[space] = NOTHING
        state.source = NOTHING
        if lost:
            state.explorations.discard(card)
        return
    state.placing = card
    state.todo.append(ALIGN)
