"""The course of a round: draft, rite, offering and clearing."""

from __future__ import annotations

from mypy_extensions import i64

from gloaming.core.state import Emit
from gloaming.games.betwixt_and_between import constants as c
from gloaming.games.betwixt_and_between.constants import element_name
from gloaming.games.betwixt_and_between.events import Called, Declined, Offering, Picked, Round
from gloaming.games.betwixt_and_between.rules import draft, draws, rite, spells
from gloaming.games.betwixt_and_between.state import BetwixtState


def begin_round(state: BetwixtState, emit: Emit | None) -> None:
    state.round += 1
    if state.round > 1:
        state.first = (state.first + 1) % state.seats  # BET-51
    state.offerings = 0
    state.turn = c.NOTHING
    state.pick = 0
    state.phase = c.DRAFT
    if emit is not None:
        emit(Round(int(state.round), int(state.first)), None)
    needed = state.seats * draft.pack_size(state.seats)
    if len(state.explorations.pool) < needed:
        # A draft is dealt from one shuffle, so that no card tells when it was dealt.
        for card in state.explorations.pool:
            state.explorations.discard(card)
        draws.reshuffle(state, state.explorations, emit)
    state.pending = [c.DEAL_CARD] * needed


def pick(state: BetwixtState, seat: int, card: int, emit: Emit | None) -> None:
    """Choose the card or starting spell to keep; the choices count when all seats have chosen."""
    state.picked[seat] = card
    if emit is not None:
        emit(Picked(seat), None)
    if draft.undecided(state):
        return
    if state.phase == c.LEARNING:
        draft.learn(state, emit)
        begin_round(state, emit)
        return
    draft.pass_packs(state, emit)
    if state.pick == draft.PICKS or not any(state.packs):
        draft.show_leftovers(state, emit)
        begin_rite(state)


def begin_rite(state: BetwixtState) -> None:
    state.phase = c.RITE
    state.rite = []
    if state.seats == 1:  # BET-71
        state.turn = 0
        state.pending = [c.DRAW_RITE_GEM] * c.RITE_SIZE
    else:
        state.turn = state.first


def call(state: BetwixtState, seat: int, element: int, emit: Emit | None) -> None:
    """Add an element to the rite."""
    state.rite.append(element)
    if emit is not None:
        emit(Called(seat, element_name(element), len(state.rite)), None)
    if len(state.rite) == c.RITE_SIZE:
        return
    state.turn = (state.turn + 1) % state.seats
    if len(state.rite) == state.seats and state.seats == 3:  # BET-12
        state.pending.append(c.DRAW_RITE_GEM)


# --- offering ----------------------------------------------------------------------------------------


def begin_offering(state: BetwixtState, seat: i64, emit: Emit | None) -> None:
    state.turn = seat
    if emit is not None:
        emit(Offering(int(seat)), None)


def offer(state: BetwixtState, seat: int, emit: Emit | None) -> None:
    rite.offer(state, seat)
    if not state.owing:
        complete_offering(state, seat, emit)


def give(state: BetwixtState, seat: int, cell: int, emit: Emit | None) -> None:
    """Take a gem for the offering out of the weave."""
    rite.give(state, seat, cell)
    if not state.owing:
        complete_offering(state, seat, emit)


def give_without_choice(state: BetwixtState, emit: Emit | None) -> bool:
    """Take the gems out of the weave if there is nothing to choose; whether that was so."""
    seat = int(state.turn)
    cells = rite.givable_cells(state, seat)
    if len(cells) > state.owing.count(state.owing[-1]):
        return False
    for cell in cells:
        rite.give(state, seat, cell)
    if not state.owing:
        complete_offering(state, seat, emit)
    return True


def complete_offering(state: BetwixtState, seat: int, emit: Emit | None) -> None:
    """Complete the offering; the weave may be changed again before the next turn (BET-50)."""
    if state.next_pending() == c.GIVE_GEM:
        state.pending.pop()
    rite.complete(state, seat, emit)
    spells.begin_spellbinding(state, seat)


def decline(state: BetwixtState, seat: int, emit: Emit | None) -> None:
    """Make no further offering: the next seat offers, or the clearing or the last spellbinding begins."""
    if emit is not None:
        emit(Declined(seat), None)
    after: i64 = (state.turn + 1) % state.seats
    if after != state.first:
        begin_offering(state, after, emit)
    elif state.round == c.ROUNDS:  # BET-52
        state.turn = c.NOTHING
        state.phase = c.LAST_SPELLBINDING
        for each in range(state.seats):
            spells.begin_spellbinding(state, each)
    else:
        rite.end_rite(state, emit)
        state.phase = c.CLEARING
        begin_clearing(state, state.first)
        state.pending = [c.SUPPLY_SPELL] * c.SLOTS


# --- clearing ----------------------------------------------------------------------------------------


def begin_clearing(state: BetwixtState, seat: i64) -> None:
    state.turn = seat
    state.clearings = 2 if state.seats == 1 and state.offerings == 0 else 1  # BET-75


def clear_card(state: BetwixtState, seat: int, space: int, emit: Emit | None) -> None:
    rite.clear_space(state, seat, space, emit)
    state.clearings -= 1
    continue_clearing(state, emit)


def continue_clearing(state: BetwixtState, emit: Emit | None) -> None:
    """Go on with the next card, seat or round; an empty board ends the clearing (BET-52)."""
    empty = not any(card >= 0 for card in state.cards)
    if state.clearings > 0 and not empty:
        return
    after: i64 = (state.turn + 1) % state.seats
    if after == state.first or empty:
        state.clearings = 0
        begin_round(state, emit)
    else:
        begin_clearing(state, after)
