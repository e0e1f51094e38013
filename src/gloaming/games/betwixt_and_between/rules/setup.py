"""The setup: first player, start spaces, dealt cards and starting spells."""

from __future__ import annotations

from typing import Final

from gloaming.core.state import Emit
from gloaming.games.betwixt_and_between import constants as c
from gloaming.games.betwixt_and_between.board import start_spaces
from gloaming.games.betwixt_and_between.events import Began, Learned
from gloaming.games.betwixt_and_between.solo_events import Laidout
from gloaming.games.betwixt_and_between.state import BetwixtState, insert

STARTING_SPELLS: Final = 2  # BET-04


def begin(state: BetwixtState, emit: Emit | None) -> None:
    """Set up the board and the pending draws before the first decision (BET-03, BET-04, BET-70)."""
    state.pending = [c.DEAL_SPELL] * (STARTING_SPELLS * state.seats) + [c.SUPPLY_SPELL] * c.SLOTS
    if state.seats == 1:
        if state.options.scenario == 4:
            state.pending += [c.PLACE_DUMMY] * state.options.dummies
        state.pending += [c.BURY_CARD] * c.BURIED_CARDS
        state.buried = [c.BLANK] * c.BLANK_CARDS
        state.turn = 0
        if state.options.layout == c.NOTHING:
            state.pending.append(c.DRAW_LAYOUT)
        else:
            lay_out(state, state.options.layout, emit)
    elif state.options.first == c.NOTHING:
        state.pending.append(c.FIRST_PLAYER)
    else:
        place_mystics(state, state.options.first, emit)


def place_mystics(state: BetwixtState, first: int, emit: Emit | None) -> None:
    """Set the first player and place the mystics on their corners in turn order."""
    state.first = first
    places = start_spaces(state.seats)
    for number in range(state.seats):
        state.mystics[(first + number) % state.seats] = places[number]
    if emit is not None:
        emit(Began(first, tuple(state.mystics)), None)


def lay_out(state: BetwixtState, layout: int, emit: Emit | None) -> None:
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
    if emit is not None:
        emit(Began(0, tuple(state.mystics)), None)
        emit(Laidout(layout, tuple(state.dummies), card.spaces), None)


def learn(state: BetwixtState, emit: Emit | None) -> None:
    """Give each seat the spell it picked and discard the other one (BET-04)."""
    lost: list[int] = []
    for seat in range(state.seats):
        pack = state.packs[seat]
        state.packs[seat] = []
        for spell in pack:
            if spell == state.picked[seat]:
                insert(state.spells[seat], spell)
            else:
                state.spell_pile.discard(spell)
                lost.append(spell)
        state.picked[seat] = c.NOTHING
    if emit is not None:
        emit(Learned(tuple(lost)), None)
