"""The course of a turn: its begin and end, cards that are placed, and the dummies' turns in solo."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from mypy_extensions import i64

from gloaming.core.actions import Action
from gloaming.core.state import Emit, Phrase, Refusal
from gloaming.games.betwixt_and_between import constants as c
from gloaming.games.betwixt_and_between.events import Ended, Finished, Turn
from gloaming.games.betwixt_and_between.rules import dummy, outcome, spells
from gloaming.games.betwixt_and_between.rules.adventure.absorb import facing_ways
from gloaming.games.betwixt_and_between.rules.adventure.card_effects import can_target, destroy, replenish
from gloaming.games.betwixt_and_between.rules.adventure.placement import lost_card
from gloaming.games.betwixt_and_between.rules.phase import (
    IN_PHASE,
    NOTHING_ASKED,
    OWED,
    why_no_turn,
    why_not_due,
    why_not_weaving,
)
from gloaming.games.betwixt_and_between.rules.round import begin_offering, clear_card
from gloaming.games.betwixt_and_between.solo_events import Stationed
from gloaming.games.betwixt_and_between.state import BetwixtState

CHOSEN: Final = (c.CHOOSE_RESHAPED, c.CHOOSE_REPLENISHED, c.CHOOSE_DESTROYED, c.PLACE_DUMMY)
MUST_EXPLORE: Final = Refusal("refusal-must-explore")
ABSORB_LEFT: Final = Phrase("consequence-absorb-left")
LAST_OF_ROUND: Final = Phrase("consequence-last-of-round")
LAST_OF_GAME: Final = Phrase("consequence-last-of-game")


def pass_turn_to(state: BetwixtState, seat: i64, emit: Emit) -> None:
    """Make it this seat's turn, which begins once the seat has finished spellbinding (BET-40)."""
    state.turn = seat
    state.waiting = state.spellbinding >> seat & 1 == 1
    if not state.waiting:
        begin_turn(state, emit)


def begin_turn(state: BetwixtState, emit: Emit) -> None:
    seat = int(state.turn)
    state.waiting = False
    state.reset_turn()
    state.steps = c.STEPS_PER_TURN
    state.began = state.mystics[seat]
    emit(Turn(seat), None)
    spells.fade(state, seat, emit)


@dataclass(frozen=True, eq=False)
class End(Action):
    """End the turn: spellbinding begins, and the next seat or the first dummy plays."""

    def why_not(self, state: BetwixtState, seat: int) -> Refusal | None:
        if (refusal := why_no_turn(state, seat)) is not None:
            return refusal
        return None if state.explored or not state.hands[seat] else MUST_EXPLORE  # BET-20

    def apply(self, state: BetwixtState, seat: int, emit: Emit) -> None:
        state.reset_turn()
        spells.begin_spellbinding(state, seat)
        emit(Ended(seat), None)
        if state.seats == 1:
            state.dummy = c.NOTHING
            next_dummy(state, emit)
        else:
            next_turn(state, emit)

    def consequences(self, state: BetwixtState, seat: int) -> Sequence[Phrase]:
        told: list[Phrase] = []
        if state.steps:
            told.append(Phrase("consequence-steps-left", {"count": int(state.steps)}))
        figures = [space for space in (state.mystics[seat], state.familiars[seat]) if space != c.NOTHING]
        if not state.absorbed and any(facing_ways(state, space) for space in figures):
            told.append(ABSORB_LEFT)
        if not state.hands[seat]:
            told.append(LAST_OF_GAME if state.round == c.ROUNDS else LAST_OF_ROUND)
        return told


def next_turn(state: BetwixtState, emit: Emit) -> None:
    """Pass the turn to the next seat with cards in hand; without one the offering begins."""
    for number in range(1, state.seats + 1):
        seat = int((state.turn + number) % state.seats)
        if state.hands[seat]:
            pass_turn_to(state, seat, emit)
            return
    state.phase = c.OFFERING
    begin_offering(state, state.first, emit)


@dataclass(frozen=True, eq=False)
class Done(Action):
    """End the spellbinding."""

    def why_not(self, state: BetwixtState, seat: int) -> Refusal | None:
        return why_not_weaving(state, seat)

    def apply(self, state: BetwixtState, seat: int, emit: Emit) -> None:
        state.spellbinding &= ~(1 << seat)
        emit(Finished(seat), None)
        if state.phase == c.LAST_SPELLBINDING:
            if state.spellbinding == 0:
                outcome.finish(state, emit)
        elif state.waiting and state.turn == seat:
            begin_turn(state, emit)

    def consequences(self, state: BetwixtState, seat: int) -> Sequence[Phrase]:
        """Tell which prepared spells fade, and which others could still be prepared."""
        broken = spells.broken_spells(state, seat, state.weaves[seat])
        told = [spells.spell_phrase(state, "consequence-fades", spell) for spell in broken]
        ready = [spell for spell in state.spells[seat] if spells.why_not_prepared(state, seat, spell) is None]
        return told + [spells.spell_phrase(state, "consequence-not-prepared", spell) for spell in ready]


@dataclass(frozen=True, eq=False)
class Choose(Action):
    """Choose the target space: a card to reshape, replenish, destroy or clear, or a dummy's start."""

    space: int

    def why_not(self, state: BetwixtState, seat: int) -> Refusal | None:
        if state.turn == seat:
            due = int(state.next_pending())
            if due in CHOSEN:
                return None if can_target(state, due, self.space) else OWED[due]
            if due == c.NOTHING and state.phase == c.CLEARING:
                return None if state.cards[self.space] >= 0 else IN_PHASE[c.CLEARING]
        return why_no_turn(state, seat) or NOTHING_ASKED

    def apply(self, state: BetwixtState, seat: int, emit: Emit) -> None:
        if state.phase == c.CLEARING:
            clear_card(state, seat, self.space, emit)
            return
        due = state.pending.pop()
        if due == c.CHOOSE_RESHAPED:
            state.placing = state.cards[self.space]
            state.source = self.space
            state.pending.append(c.PLACE_RESHAPED)
        elif due == c.CHOOSE_REPLENISHED:
            replenish(state, seat, self.space, emit)
        elif due == c.PLACE_DUMMY:
            number = state.dummies.index(c.NOTHING)
            state.dummies[number] = self.space
            emit(Stationed(number, self.space), None)
        else:
            destroy(state, seat, self.space, emit)

    def consequences(self, state: BetwixtState, seat: int) -> Sequence[Phrase]:
        removes = state.phase == c.CLEARING or state.next_pending() == c.CHOOSE_DESTROYED
        return lost_card(state, self.space) if removes else ()


# --- dummies -----------------------------------------------------------------------------------------


def next_dummy(state: BetwixtState, emit: Emit) -> None:
    """Let the next dummy draw its gem; after the last one the player's turn comes."""
    state.element = c.NOTHING
    state.nearest = []
    state.ways = []
    if state.dummy + 1 < len(state.dummies):
        state.dummy += 1
        state.pending.append(c.DRAW_DUMMY_GEM)
    else:
        state.dummy = c.NOTHING
        next_turn(state, emit)


def draw_dummy_gem(state: BetwixtState, element: int, emit: Emit) -> None:
    """Let the dummy go towards the element; the player decides between several ways."""
    dummy.find_target(state, element, emit)
    if len(state.ways) > 1:
        state.pending.append(c.LEAD_DUMMY)
    else:
        move_dummy(state, state.ways[0], emit)


def move_dummy(state: BetwixtState, way: int, emit: Emit) -> None:
    """Move the dummy and remove the closest gem; the player decides between several gems."""
    dummy.move(state, way, emit)
    gems = dummy.removable_gems(state)
    if len(gems) > 1:
        state.pending.append(c.REMOVE_GEM)
        return
    if gems:
        dummy.remove_gem(state, gems[0] // 4, gems[0] % 4, emit)
    next_dummy(state, emit)


@dataclass(frozen=True, eq=False)
class Lead(Action):
    """Choose the dummy's way if the rules allow several (solo)."""

    way: int

    def why_not(self, state: BetwixtState, seat: int) -> Refusal | None:
        return why_not_due(state, seat, c.LEAD_DUMMY, self.way in state.ways)

    def apply(self, state: BetwixtState, seat: int, emit: Emit) -> None:
        state.pending.pop()
        move_dummy(state, self.way, emit)


@dataclass(frozen=True, eq=False)
class Remove(Action):
    """Choose the gem that the dummy removes if several are equally close (solo)."""

    space: int
    way: int

    def why_not(self, state: BetwixtState, seat: int) -> Refusal | None:
        return why_not_due(
            state, seat, c.REMOVE_GEM, self.space * 4 + self.way in dummy.removable_gems(state)
        )

    def apply(self, state: BetwixtState, seat: int, emit: Emit) -> None:
        state.pending.pop()
        dummy.remove_gem(state, self.space, self.way, emit)
        next_dummy(state, emit)
