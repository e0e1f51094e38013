"""The offering to the rite and the end of a round (BET-50 to BET-52)."""

from __future__ import annotations

from mypy_extensions import i64

from gloaming.core.state import Emit
from gloaming.games.betwixt_and_between import constants as c
from gloaming.games.betwixt_and_between.events import Cleared, Offered, Renewed
from gloaming.games.betwixt_and_between.state import BetwixtState

PERMANENT_SPELLS = (
    c.ELEMENTAL_SPELL,
    c.DIAGONAL_SPELL,
    c.FAMILIAR_SPELL,
)  # stay activated (BET-43)


def required(state: BetwixtState, element: int) -> int:
    """Return the number of gems of an element in the rite."""
    return state.rite.count(element)


def can_offer(state: BetwixtState, seat: i64) -> bool:
    for element in range(c.ELEMENT_COUNT):
        wanted = required(state, element)
        if wanted and state.gems_of(seat, element) < wanted:
            return False
    return True


def offer(state: BetwixtState, seat: int) -> None:
    """Take gems beside the weave first; gems still missing have to be given from the weave."""
    for element in range(c.ELEMENT_COUNT):
        wanted, there = required(state, element), state.beside[seat * c.ELEMENT_COUNT + element]
        given = min(wanted, there)
        state.beside[seat * c.ELEMENT_COUNT + element] -= given
        state.supply[element] += given
        state.owing += [element] * (wanted - given)
    if state.owing:
        state.pending.append(c.GIVE_GEM)


def givable_cells(state: BetwixtState, seat: i64) -> list[int]:
    """Return the cells of the weave with the element that has to be given next."""
    wanted = state.owing[-1] + 1
    weave = state.weaves[seat]
    return [cell for cell in range(c.CELLS) if weave[cell] == wanted]


def give(state: BetwixtState, seat: int, cell: int) -> None:
    element = state.owing.pop()
    state.weaves[seat][cell] = 0
    state.supply[element] += 1
    state.given.append(cell)


def complete(state: BetwixtState, seat: int, emit: Emit | None) -> None:
    """Count an offering whose four gems have been given."""
    state.rites[seat] += 1
    state.offerings += 1
    if emit is not None:
        emit(Offered(seat, tuple(state.given), state.rites[seat]), None)
    state.given = []


def end_rite(state: BetwixtState, emit: Emit | None) -> None:
    """Discard the cards of the rite and the face-up spells, and reset spells and tokens."""
    for seat in range(state.seats):
        for card in state.leftovers[seat]:
            state.explorations.discard(card)
        state.leftovers[seat] = []
        state.memory[seat] = []
        for spell in state.prepared[seat]:
            if state.lookup.spell_kinds[spell] not in PERMANENT_SPELLS:
                state.activated[spell] = False
    state.rite = []
    if emit is not None:
        emit(Renewed(tuple(spell for spell in state.face_up if spell != c.NOTHING)), None)
    for slot in range(len(state.face_up)):
        if state.face_up[slot] != c.NOTHING:
            state.spell_pile.discard(state.face_up[slot])
            state.face_up[slot] = c.NOTHING
    state.tokens = [0] * len(state.tokens)


def clear_space(state: BetwixtState, seat: int, space: int, emit: Emit | None) -> None:
    card = state.remove_card(space)
    if emit is not None:
        emit(Cleared(seat, space, card), None)
