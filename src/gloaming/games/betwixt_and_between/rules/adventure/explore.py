"""Plays exploration cards from the hand and takes face-up spells (BET-21, BET-23)."""

from __future__ import annotations

from gloaming.core.state import Emit
from gloaming.games.betwixt_and_between import constants as c
from gloaming.games.betwixt_and_between.events import Discarded, Explored, Took, Unplaced, tell_gained
from gloaming.games.betwixt_and_between.rules import draft
from gloaming.games.betwixt_and_between.state import BetwixtState, insert


def explore(state: BetwixtState, seat: int, card: int, emit: Emit | None) -> None:
    """Play a card: the bonus comes first, then the card is placed (BET-21)."""
    state.explored = True
    state.hands[seat].remove(card)
    draft.mark_seen(state, card, seat)
    state.placing = card
    state.pending.append(c.PLACE_CARD)
    if emit is not None:
        emit(Explored(seat, card), None)
    found = state.kit.explorations[card]
    if found.bonus == c.BONUS_GEM:
        got = state.gain(seat, found.bonus_element, 1)
        tell_gained(seat, found.bonus_element, int(got), emit)
    else:
        state.pending.append(c.CHOOSE_SPELL if found.bonus == c.BONUS_SPELL else c.DRAW_ABSORB)


def take_spell(state: BetwixtState, seat: int, slot: int, emit: Emit | None) -> None:
    spell = state.face_up[slot]
    state.face_up[slot] = c.NOTHING
    insert(state.spells[seat], spell)
    insert(state.shown[seat], spell)
    state.pending[-1] = c.SUPPLY_SPELL
    if emit is not None:
        emit(Took(seat, slot, spell), None)


def discard(state: BetwixtState, seat: int, card: int, emit: Emit | None) -> None:
    state.hands[seat].remove(card)
    draft.mark_seen(state, card, seat)
    state.explorations.discard(card)
    if emit is not None:
        emit(Discarded(seat, card), None)


def discard_unplaceable(state: BetwixtState, emit: Emit | None) -> bool:
    """Discard a card without a legal space; its bonus is kept (BET-23)."""
    card = int(state.placing)
    state.pending.pop()
    state.placing = c.NOTHING
    state.explorations.discard(card)
    if emit is not None:
        emit(Unplaced(int(state.turn), card), None)
    return True
