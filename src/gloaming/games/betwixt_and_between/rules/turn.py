"""The course of a turn: its begin and end, cards that are placed, and the dummies' turns in solo."""

from __future__ import annotations

from mypy_extensions import i64

from gloaming.core.state import Emit
from gloaming.games.betwixt_and_between import actions as m
from gloaming.games.betwixt_and_between import constants as c
from gloaming.games.betwixt_and_between.events import Ended, Finished, Turn
from gloaming.games.betwixt_and_between.rules import dummy, outcome, spells
from gloaming.games.betwixt_and_between.rules.adventure import card_effects, placement
from gloaming.games.betwixt_and_between.rules.round import begin_offering, clear_card
from gloaming.games.betwixt_and_between.solo_events import Stationed
from gloaming.games.betwixt_and_between.state import BetwixtState


def pass_turn_to(state: BetwixtState, seat: i64, emit: Emit | None) -> None:
    """Make it this seat's turn, which begins once the seat has finished spellbinding (BET-40)."""
    state.turn = seat
    state.waiting = state.spellbinding >> seat & 1 == 1
    if not state.waiting:
        begin_turn(state, emit)


def begin_turn(state: BetwixtState, emit: Emit | None) -> None:
    seat = int(state.turn)
    state.waiting = False
    state.reset_turn()
    state.steps = c.STEPS_PER_TURN
    state.began = state.mystics[seat]
    if emit is not None:
        emit(Turn(seat), None)
    spells.fade(state, seat, emit)


def end_turn(state: BetwixtState, seat: int, emit: Emit | None) -> None:
    """End the turn: the seat begins spellbinding, and the next seat or the first dummy plays."""
    state.reset_turn()
    spells.begin_spellbinding(state, seat)
    if emit is not None:
        emit(Ended(seat), None)
    if state.seats == 1:
        state.dummy = c.NOTHING
        next_dummy(state, emit)
    else:
        next_turn(state, emit)


def next_turn(state: BetwixtState, emit: Emit | None) -> None:
    """Pass the turn to the next seat with cards in hand; without one the offering begins."""
    for number in range(1, state.seats + 1):
        seat = int((state.turn + number) % state.seats)
        if state.hands[seat]:
            pass_turn_to(state, seat, emit)
            return
    state.phase = c.OFFERING
    begin_offering(state, state.first, emit)


def finish_spellbinding(state: BetwixtState, seat: int, emit: Emit | None) -> None:
    state.spellbinding &= ~(1 << seat)
    if emit is not None:
        emit(Finished(seat), None)
    if state.phase == c.LAST_SPELLBINDING:
        if state.spellbinding == 0:
            outcome.finish(state, emit)
    elif state.waiting and state.turn == seat:
        begin_turn(state, emit)


def place(state: BetwixtState, seat: int, action: m.Place, emit: Emit | None) -> None:
    due = state.pending.pop()
    if due == c.PLACE_RESHAPED:
        placement.reshape(state, seat, action.space, action.turn, emit)
    else:
        placement.place(state, seat, action.space, action.turn, emit)


def choose_space(state: BetwixtState, seat: int, space: int, emit: Emit | None) -> None:
    """Use the chosen space for the pending step, or clear it after the offering."""
    if state.phase == c.CLEARING:
        clear_card(state, seat, space, emit)
        return
    due = state.pending.pop()
    if due == c.CHOOSE_RESHAPED:
        state.placing = state.cards[space]
        state.source = space
        state.pending.append(c.PLACE_RESHAPED)
    elif due == c.CHOOSE_REPLENISHED:
        card_effects.replenish(state, seat, space, emit)
    elif due == c.PLACE_DUMMY:
        number = state.dummies.index(c.NOTHING)
        state.dummies[number] = space
        if emit is not None:
            emit(Stationed(number, space), None)
    else:
        card_effects.destroy(state, seat, space, emit)


# --- dummies -----------------------------------------------------------------------------------------


def next_dummy(state: BetwixtState, emit: Emit | None) -> None:
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


def draw_dummy_gem(state: BetwixtState, element: int, emit: Emit | None) -> None:
    """Let the dummy go towards the element; the player decides between several ways."""
    dummy.find_target(state, element, emit)
    if len(state.ways) > 1:
        state.pending.append(c.LEAD_DUMMY)
    else:
        move_dummy(state, state.ways[0], emit)


def move_dummy(state: BetwixtState, way: int, emit: Emit | None) -> None:
    """Move the dummy and remove the closest gem; the player decides between several gems."""
    dummy.move(state, way, emit)
    gems = dummy.removable_gems(state)
    if len(gems) > 1:
        state.pending.append(c.REMOVE_GEM)
        return
    if gems:
        dummy.remove_gem(state, gems[0] // 4, gems[0] % 4, emit)
    next_dummy(state, emit)


def remove_gem(state: BetwixtState, space: int, way: int, emit: Emit | None) -> None:
    dummy.remove_gem(state, space, way, emit)
    next_dummy(state, emit)
