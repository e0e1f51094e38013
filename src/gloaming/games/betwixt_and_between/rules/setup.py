"""Before the first round: who is first, where everybody stands, what is dealt, which spell is kept."""

from __future__ import annotations

from typing import Final

from gloaming.core.state import Tell
from gloaming.games.betwixt_and_between import constants as c
from gloaming.games.betwixt_and_between.board import corners
from gloaming.games.betwixt_and_between.events import Began, Learned
from gloaming.games.betwixt_and_between.solo_events import Laidout
from gloaming.games.betwixt_and_between.state import Pieces, insert

TAUGHT: Final = 2  # spells at the start (BET-04)


def begin(state: Pieces, tell: Tell | None) -> None:
    """Lay out what has to be dealt before the first choice (BET-03, BET-04, BET-70)."""
    state.todo = [c.DEAL_SPELL] * (TAUGHT * state.seats) + [c.SUPPLY_SPELL] * c.SLOTS
    if state.seats == 1:
        if state.terms.scenario == 4:
            state.todo += [c.PLACE_DUMMY] * state.terms.dummies
        state.todo += [c.BURY_CARD] * c.BURIED_CARDS
        state.buried = [c.BLANK] * c.BLANK_CARDS
        state.turn = 0
        if state.terms.layout == c.NOTHING:
            state.todo.append(c.DRAW_LAYOUT)
        else:
            lay_out(state, state.terms.layout, tell)
    elif state.terms.first == c.NOTHING:
        state.todo.append(c.FIRST_PLAYER)
    else:
        start(state, state.terms.first, tell)


def start(state: Pieces, first: int, tell: Tell | None) -> None:
    """The first player is known: the mystics take their corners in turn order."""
    state.first = first
    places = corners(state.seats)
    for number in range(state.seats):
        state.mystics[(first + number) % state.seats] = places[number]
    if tell is not None:
        tell(Began(first, tuple(state.mystics)), None)


def lay_out(state: Pieces, layout: int, tell: Tell | None) -> None:
    card = state.kit.layouts[layout]
    state.layout = layout
    state.first = 0
    state.mystics[0] = card.you
    state.dummies = [card.dummy] if state.terms.scenario != 4 else [c.NOTHING] * state.terms.dummies
    for space in card.spaces:
        state.cards[space] = c.FACE_DOWN
    if state.terms.has_familiar:
        state.familiars[0] = card.you
    state.aslant[0] = state.terms.scenario == 4
    if tell is not None:
        tell(Began(0, tuple(state.mystics)), None)
        tell(Laidout(layout, tuple(state.dummies), card.spaces), None)


def learn(state: Pieces, tell: Tell | None) -> None:
    """One of the two spells is kept, the other discarded (BET-04)."""
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
    if tell is not None:
        tell(Learned(tuple(lost)), None)
