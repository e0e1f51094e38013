"""The course of a round: draft, rite, offering and clearing."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from mypy_extensions import i64

from gloaming.core.actions import Action
from gloaming.core.state import Emit, Phrase, Refusal
from gloaming.games.betwixt_and_between import constants as c
from gloaming.games.betwixt_and_between.events import Called, Cleared, Declined, Offering, Picked, Round
from gloaming.games.betwixt_and_between.rules import draft, draws, rite, spells
from gloaming.games.betwixt_and_between.rules.phase import NOTHING_ASKED, why_no_turn, why_not_in_phase
from gloaming.games.betwixt_and_between.state import BetwixtState

COULD_OFFER: Final = Phrase("consequence-could-offer")
SECOND_CARD: Final = Phrase("consequence-second-card")


def begin_round(state: BetwixtState, emit: Emit) -> None:
    state.round += 1
    if state.round > 1:
        state.first = (state.first + 1) % state.seats  # BET-51
    state.offerings = 0
    state.turn = c.NOTHING
    state.pick = 0
    state.phase = c.DRAFT
    emit(Round(int(state.round), int(state.first)), None)
    needed = state.seats * draft.pack_size(state.seats)
    if len(state.explorations.pool) < needed:
        # A draft is dealt from one shuffle, so that no card tells when it was dealt.
        for card in state.explorations.pool:
            state.explorations.discard(card)
        draws.reshuffle(state, state.explorations, emit)
    state.pending = [c.DEAL_CARD] * needed


def why_not_picked(state: BetwixtState, seat: int, phase: int, card: int) -> Refusal | None:
    """Why the seat may not choose this card of its pack."""
    if state.phase == phase and state.picked[seat] == c.NOTHING and card in state.packs[seat]:
        return None
    return why_no_turn(state, seat) or NOTHING_ASKED


def pick(state: BetwixtState, seat: int, card: int, emit: Emit) -> None:
    """Choose the card or starting spell to keep; the choices count when all seats have chosen."""
    state.picked[seat] = card
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


@dataclass(frozen=True, eq=False)
class Learn(Action):
    """Keep this one of the two starting spells (BET-04)."""

    spell: int

    def why_not(self, state: BetwixtState, seat: int) -> Refusal | None:
        return why_not_picked(state, seat, c.LEARNING, self.spell)

    def apply(self, state: BetwixtState, seat: int, emit: Emit) -> None:
        pick(state, seat, self.spell, emit)


@dataclass(frozen=True, eq=False)
class Keep(Action):
    """Keep an exploration card in the draft."""

    card: int

    def why_not(self, state: BetwixtState, seat: int) -> Refusal | None:
        return why_not_picked(state, seat, c.DRAFT, self.card)

    def apply(self, state: BetwixtState, seat: int, emit: Emit) -> None:
        pick(state, seat, self.card, emit)


def begin_rite(state: BetwixtState) -> None:
    state.phase = c.RITE
    state.rite = []
    if state.seats == 1:  # BET-71
        state.turn = 0
        state.pending = [c.DRAW_RITE_GEM] * c.RITE_SIZE
    else:
        state.turn = state.first


@dataclass(frozen=True, eq=False)
class Call(Action):
    """Turn a leftover card so that this element counts for the rite."""

    element: int

    def why_not(self, state: BetwixtState, seat: int) -> Refusal | None:
        return why_not_in_phase(state, seat, c.RITE)

    def apply(self, state: BetwixtState, seat: int, emit: Emit) -> None:
        state.rite.append(self.element)
        emit(Called(seat, c.ELEMENTS[self.element], len(state.rite)), None)
        if len(state.rite) == c.RITE_SIZE:
            return
        state.turn = (state.turn + 1) % state.seats
        if len(state.rite) == state.seats and state.seats == 3:  # BET-12
            state.pending.append(c.DRAW_RITE_GEM)


# --- offering ----------------------------------------------------------------------------------------


def begin_offering(state: BetwixtState, seat: i64, emit: Emit) -> None:
    state.turn = seat
    emit(Offering(int(seat)), None)


@dataclass(frozen=True, eq=False)
class Pass(Action):
    """Make no offering, or no further one."""

    def why_not(self, state: BetwixtState, seat: int) -> Refusal | None:
        return why_not_in_phase(state, seat, c.OFFERING)

    def apply(self, state: BetwixtState, seat: int, emit: Emit) -> None:
        """The next seat offers, or the clearing or the last spellbinding begins."""
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

    def consequences(self, state: BetwixtState, seat: int) -> Sequence[Phrase]:
        told = [COULD_OFFER] if rite.can_offer(state, seat) else []
        if state.round < c.ROUNDS and cards_to_clear(state) > 1:
            told.append(SECOND_CARD)
        return told


# --- clearing ----------------------------------------------------------------------------------------


def cards_to_clear(state: BetwixtState) -> int:
    """Return how many cards a seat has to discard from the board."""
    return 2 if state.seats == 1 and state.offerings == 0 else 1  # BET-75


def begin_clearing(state: BetwixtState, seat: i64) -> None:
    state.turn = seat
    state.clearings = cards_to_clear(state)


def clear_card(state: BetwixtState, seat: int, space: int, emit: Emit) -> None:
    card = state.remove_card(space)
    emit(Cleared(seat, space, card), None)
    state.clearings -= 1
    continue_clearing(state, emit)


def continue_clearing(state: BetwixtState, emit: Emit) -> None:
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
