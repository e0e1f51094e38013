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


def pass_turn_to(state: BetwixtState, seat: i64, tell: Emit | None) -> None:
    """Make it this seat's turn, which begins once the seat has finished spellbinding (BET-40)."""
    state.turn = seat
    state.waiting = state.spellbinding >> seat & 1 == 1
    if not state.waiting:
        begin_turn(state, tell)


def begin_turn(state: BetwixtState, tell: Emit | None) -> None:
    seat = int(state.turn)
    state.waiting = False
    state.reset_turn()
    state.steps = c.STEPS_PER_TURN
    state.began = state.mystics[seat]
    if tell is not None:
        tell(Turn(seat), None)
    spells.fade(state, seat, tell)


def end_turn(state: BetwixtState, seat: int, tell: Emit | None) -> None:
    """End the turn: the seat begins spellbinding, and the next seat or the first dummy plays."""
    state.reset_turn()
    spells.begin_spellbinding(state, seat)
    if tell is not None:
        tell(Ended(seat), None)
    if state.seats == 1:
        state.dummy = c.NOTHING
        next_dummy(state, tell)
    else:
        next_turn(state, tell)


def next_turn(state: BetwixtState, tell: Emit | None) -> None:
    """Pass the turn to the next seat with cards in hand; without one the offering begins."""
    for number in range(1, state.seats + 1):
        seat = int((state.turn + number) % state.seats)
        if state.hands[seat]:
            pass_turn_to(state, seat, tell)
            return
    state.phase = c.OFFERING
    begin_offering(state, state.first, tell)


def finish_spellbinding(state: BetwixtState, seat: int, tell: Emit | None) -> None:
    state.spellbinding &= ~(1 << seat)
    if tell is not None:
        tell(Finished(seat), None)
    if state.phase == c.LAST_SPELLBINDING:
        if state.spellbinding == 0:
            outcome.finish(state, tell)
    elif state.waiting and state.turn == seat:
        begin_turn(state, tell)


def place(state: BetwixtState, seat: int, action: m.Place, tell: Emit | None) -> None:
    due = state.pending.pop()
    if due == c.PLACE_RESHAPED:
        placement.reshape(state, seat, action.space, action.turn, tell)
    else:
        placement.place(state, seat, action.space, action.turn, tell)


def choose_space(state: BetwixtState, seat: int, space: int, tell: Emit | None) -> None:
    """Use the chosen space for the pending step, or clear it after the offering."""
    if state.phase == c.CLEARING:
        clear_card(state, seat, space, tell)
        return
    due = state.pending.pop()
    if due == c.CHOOSE_RESHAPED:
        state.placing = state.cards[space]
        state.source = space
        state.pending.append(c.PLACE_RESHAPED)
    elif due == c.CHOOSE_REPLENISHED:
        card_effects.replenish(state, seat, space, tell)
    elif due == c.PLACE_DUMMY:
        number = state.dummies.index(c.NOTHING)
        state.dummies[number] = space
        if tell is not None:
            tell(Stationed(number, space), None)
    else:
        card_effects.destroy(state, seat, space, tell)


# --- dummies -----------------------------------------------------------------------------------------


def next_dummy(state: BetwixtState, tell: Emit | None) -> None:
    """Let the next dummy draw its gem; after the last one the player's turn comes."""
    state.element = c.NOTHING
    state.nearest = []
    state.ways = []
    if state.dummy + 1 < len(state.dummies):
        state.dummy += 1
        state.pending.append(c.DRAW_DUMMY_GEM)
    else:
        state.dummy = c.NOTHING
        next_turn(state, tell)


def draw_dummy_gem(state: BetwixtState, element: int, tell: Emit | None) -> None:
    """Let the dummy go towards the element; the player decides between several ways."""
    dummy.find_target(state, element, tell)
    if len(state.ways) > 1:
        state.pending.append(c.LEAD_DUMMY)
    else:
        move_dummy(state, state.ways[0], tell)


def move_dummy(state: BetwixtState, way: int, tell: Emit | None) -> None:
    """Move the dummy and remove the closest gem; the player decides between several gems."""
    dummy.move(state, way, tell)
    gems = dummy.removable_gems(state)
    if len(gems) > 1:
        state.pending.append(c.REMOVE_GEM)
        return
    if gems:
        dummy.remove_gem(state, gems[0] // 4, gems[0] % 4, tell)
    next_dummy(state, tell)


def remove_gem(state: BetwixtState, space: int, way: int, tell: Emit | None) -> None:
    dummy.remove_gem(state, space, way, tell)
    next_dummy(state, tell)
