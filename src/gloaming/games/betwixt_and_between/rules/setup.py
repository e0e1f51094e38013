"""Before the first round: who is first, where everybody stands, what is dealt, which spell is kept."""

from __future__ import annotations

from typing import Final

from gloaming.core.state import Tell
from gloaming.games.betwixt_and_between.actions import BLANKS, BURIED, NOTHING, SLOTS
from gloaming.games.betwixt_and_between.board import corners
from gloaming.games.betwixt_and_between.events import Began, Laidout, Learned
from gloaming.games.betwixt_and_between.state import (
    BLANK,
    BURY,
    FACE_DOWN,
    FIRST,
    LAYOUT,
    STATION,
    SUPPLY,
    TEACH,
    Pieces,
    insert,
)

TAUGHT: Final = 2  # spells at the start (BET-04)


def begin(state: Pieces, tell: Tell | None) -> None:
    """Lay out what has to be dealt before the first choice (BET-03, BET-04, BET-70)."""
    state.todo = [TEACH] * (TAUGHT * state.seats) + [SUPPLY] * SLOTS
    if state.seats == 1:
        if state.terms.scenario == 4:
            state.todo += [STATION] * state.terms.dummies
        state.todo += [BURY] * BURIED
        state.buried = [BLANK] * BLANKS
        state.turn = 0
        if state.terms.layout == NOTHING:
            state.todo.append(LAYOUT)
        else:
            lay_out(state, state.terms.layout, tell)
    elif state.terms.first == NOTHING:
        state.todo.append(FIRST)
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
    state.dummies = [card.dummy] if state.terms.scenario != 4 else [NOTHING] * state.terms.dummies
    for space in card.spaces:
        state.cards[space] = FACE_DOWN
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
        state.picked[seat] = NOTHING
    if tell is not None:
        tell(Learned(tuple(lost)), None)
