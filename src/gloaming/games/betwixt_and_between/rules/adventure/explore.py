"""Exploring: a card from the hand, its bonus, and spells taken from the open supply (BET-21, BET-23)."""

from __future__ import annotations

from gloaming.core.state import Tell
from gloaming.games.betwixt_and_between import constants as c
from gloaming.games.betwixt_and_between.events import Discarded, Explored, Took, Unplaced, tell_gained
from gloaming.games.betwixt_and_between.rules import draft as drafting
from gloaming.games.betwixt_and_between.state import Pieces, insert


def explore(state: Pieces, seat: int, card: int, tell: Tell | None) -> None:
    """The bonus first, then the card is placed (BET-21)."""
    state.explored = True
    state.hands[seat].remove(card)
    drafting.forget(state, card, seat)
    state.placing = card
    state.todo.append(c.PLACE_CARD)
    if tell is not None:
        tell(Explored(seat, card), None)
    found = state.kit.explorations[card]
    if found.bonus == c.BONUS_GEM:
        got = state.gain(seat, found.bonus_element, 1)
        tell_gained(seat, found.bonus_element, int(got), tell)
    else:
        state.todo.append(c.CHOOSE_SPELL if found.bonus == c.BONUS_SPELL else c.DRAW_ABSORB)


def take(state: Pieces, seat: int, slot: int, tell: Tell | None) -> None:
    spell = state.face_up[slot]
    state.face_up[slot] = c.NOTHING
    insert(state.spells[seat], spell)
    insert(state.shown[seat], spell)
    state.todo[-1] = c.SUPPLY_SPELL
    if tell is not None:
        tell(Took(seat, slot, spell), None)


def discard(state: Pieces, seat: int, card: int, tell: Tell | None) -> None:
    state.hands[seat].remove(card)
    drafting.forget(state, card, seat)
    state.explorations.discard(card)
    if tell is not None:
        tell(Discarded(seat, card), None)


def lose_card(state: Pieces, tell: Tell | None) -> bool:
    """There is no space at all: the card is discarded, its bonus kept (BET-23)."""
    card = int(state.placing)
    state.todo.pop()
    state.placing = c.NOTHING
    state.explorations.discard(card)
    if tell is not None:
        tell(Unplaced(int(state.turn), card), None)
    return True
