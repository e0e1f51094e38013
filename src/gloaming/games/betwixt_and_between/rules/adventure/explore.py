"""Plays exploration cards from the hand and takes face-up spells (BET-21, BET-23)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from gloaming.core.actions import Action
from gloaming.core.state import Emit, Refusal
from gloaming.games.betwixt_and_between import constants as c
from gloaming.games.betwixt_and_between.events import Discarded, Explored, Took, Unplaced, tell_gained
from gloaming.games.betwixt_and_between.rules import draft
from gloaming.games.betwixt_and_between.rules.phase import NOT_IN_HAND, why_no_turn, why_not_due
from gloaming.games.betwixt_and_between.state import BetwixtState, insert

TOKEN: Final = {"explore": 1}
EXPLORED: Final = Refusal("refusal-explored")


@dataclass(frozen=True, eq=False)
class Explore(Action):
    """Play an exploration card from the hand: its bonus comes first, then it is placed (BET-21)."""

    card: int

    def why_not(self, state: BetwixtState, seat: int) -> Refusal | None:
        if (refusal := why_no_turn(state, seat)) is not None:
            return refusal
        if state.explored:
            return EXPLORED
        return None if self.card in state.hands[seat] else NOT_IN_HAND

    def apply(self, state: BetwixtState, seat: int, emit: Emit) -> None:
        state.explored = True
        state.hands[seat].remove(self.card)
        draft.mark_seen(state, self.card, seat)
        state.placing = self.card
        state.pending.append(c.PLACE_CARD)
        emit(Explored(seat, self.card), None)
        found = state.kit.explorations[self.card]
        if found.bonus == c.BONUS_GEM:
            got = state.gain(seat, found.bonus_element, 1)
            tell_gained(seat, found.bonus_element, int(got), emit)
        else:
            state.pending.append(c.CHOOSE_SPELL if found.bonus == c.BONUS_SPELL else c.DRAW_ABSORB)

    def price(self, state: BetwixtState, seat: int) -> Mapping[str, int]:
        return TOKEN


@dataclass(frozen=True, eq=False)
class Take(Action):
    """Take a spell from the face-up supply."""

    slot: int

    def why_not(self, state: BetwixtState, seat: int) -> Refusal | None:
        return why_not_due(state, seat, c.CHOOSE_SPELL, state.face_up[self.slot] != c.NOTHING)

    def apply(self, state: BetwixtState, seat: int, emit: Emit) -> None:
        spell = state.face_up[self.slot]
        state.face_up[self.slot] = c.NOTHING
        insert(state.spells[seat], spell)
        insert(state.shown[seat], spell)
        state.pending[-1] = c.SUPPLY_SPELL
        emit(Took(seat, self.slot, spell), None)


@dataclass(frozen=True, eq=False)
class Blind(Action):
    """Draw a spell from the deck."""

    def why_not(self, state: BetwixtState, seat: int) -> Refusal | None:
        pile = state.spell_pile
        return why_not_due(state, seat, c.CHOOSE_SPELL, bool(pile.pool or pile.discards))

    def apply(self, state: BetwixtState, seat: int, emit: Emit) -> None:
        state.pending[-1] = c.DRAW_SPELL


@dataclass(frozen=True, eq=False)
class Discard(Action):
    """Discard an exploration card from the hand."""

    card: int

    def why_not(self, state: BetwixtState, seat: int) -> Refusal | None:
        return why_not_due(state, seat, c.CHOOSE_DISCARD, self.card in state.hands[seat])

    def apply(self, state: BetwixtState, seat: int, emit: Emit) -> None:
        state.pending.pop()
        state.hands[seat].remove(self.card)
        draft.mark_seen(state, self.card, seat)
        state.explorations.discard(self.card)
        emit(Discarded(seat, self.card), None)


def discard_unplaceable(state: BetwixtState, emit: Emit) -> bool:
    """Discard a card without a legal space; its bonus is kept (BET-23)."""
    card = int(state.placing)
    state.pending.pop()
    state.placing = c.NOTHING
    state.explorations.discard(card)
    emit(Unplaced(int(state.turn), card), None)
    return True
