"""Lists the legal actions of a seat in a fixed order."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gloaming.core.actions import Action
from gloaming.games.betwixt_and_between import actions as m
from gloaming.games.betwixt_and_between import constants as c
from gloaming.games.betwixt_and_between.board import NEIGHBOURS
from gloaming.games.betwixt_and_between.content.lookup import turn_ways
from gloaming.games.betwixt_and_between.rules.adventure.absorb import facing_ways
from gloaming.games.betwixt_and_between.rules.adventure.card_effects import (
    can_activate,
    can_perform,
    exchanges,
    target_spaces,
)
from gloaming.games.betwixt_and_between.rules.adventure.movement import familiar_steps, steps
from gloaming.games.betwixt_and_between.rules.adventure.placement import placement_spaces, reshape_spaces
from gloaming.games.betwixt_and_between.rules.dummy import removable_gems
from gloaming.games.betwixt_and_between.rules.rite import can_offer, givable_cells
from gloaming.games.betwixt_and_between.rules.spells import can_prepare
from gloaming.games.betwixt_and_between.state import BetwixtState

PLACES: Final[list[list[Action]]] = [
    [m.PLACE[space * 4 + turn] for turn in range(4)] for space in range(c.SPACES)
]
LAYS: Final[list[list[Action]]] = [
    [m.LAY[cell * c.ELEMENT_COUNT + element] for element in range(c.ELEMENT_COUNT) if mask >> element & 1]
    for cell in range(c.CELLS)
    for mask in range(16)
]
"""The Lay actions for a cell and a set of elements, at cell * 16 + the elements as bits."""

BITS: Final[list[int]] = [0, 1, 2, 4, 8]  # bit of what a cell holds; 0 if empty


def offers(state: BetwixtState, seat: i64) -> list[Action]:
    listed: list[Action] = []
    if state.turn == seat and state.pending:
        add_pending(state, seat, listed)
        return listed
    if state.turn == seat:
        add_phase(state, seat, listed)
    elif state.picked[seat] == c.NOTHING and state.phase in (c.DRAFT, c.LEARNING):
        add_picks(state, seat, listed)
    if state.spellbinding >> seat & 1:
        add_weaving(state, seat, listed)
    return listed


def add_phase(state: BetwixtState, seat: i64, listed: list[Action]) -> None:
    """Add what the seat whose turn it is may do in this phase."""
    phase = state.phase
    if phase == c.ADVENTURE:
        if not state.waiting:
            add_turn(state, seat, listed)
    elif phase == c.RITE:
        listed += m.CALL
    elif phase == c.OFFERING:
        if can_offer(state, seat):
            listed.append(m.OFFER)
        listed.append(m.PASS)
    elif phase == c.CLEARING:
        listed += [m.CHOOSE[space] for space in range(c.SPACES) if state.cards[space] >= 0]


def add_picks(state: BetwixtState, seat: i64, listed: list[Action]) -> None:
    if state.phase == c.DRAFT:
        listed += [m.KEEP[card] for card in state.packs[seat]]
    else:
        listed += [m.LEARN[spell] for spell in state.packs[seat]]


def add_weaving(state: BetwixtState, seat: i64, listed: list[Action]) -> None:
    if state.changes[seat] > 0:
        weave, at = state.weaves[seat], seat * c.ELEMENT_COUNT
        mask: i64 = 0
        for element in range(i64(c.ELEMENT_COUNT)):
            if state.beside[at + element]:
                mask |= BITS[element + 1]
        for cell in range(i64(c.CELLS)):
            gem: i64 = weave[cell]
            if gem:
                listed.append(m.LIFT[cell])
            open: i64 = mask & ~BITS[gem]
            if open:
                listed.extend(LAYS[cell * 16 + open])
    listed += [m.PREPARE[spell] for spell in state.spells[seat] if can_prepare(state, int(seat), spell)]
    listed.append(m.DONE)


def add_turn(state: BetwixtState, seat: i64, listed: list[Action]) -> None:
    if not state.explored:
        listed += [m.EXPLORING[card] for card in state.hands[seat]]
    if state.steps > 0:
        listed += [m.STEP[space] for space in steps(state, seat)]
    if can_perform(state, seat):
        listed.append(m.PERFORM)
    add_absorbing(state, seat, listed)
    for spell in state.prepared[seat]:
        if can_activate(state, seat, spell):
            listed.append(m.ACTIVATE[spell])
    if state.familiars[seat] != c.NOTHING and not state.scouted:
        listed += [m.SCOUT[space] for space in familiar_steps(state, seat)]
    if state.seats == 1:
        listed += [m.REVEAL[space] for space in revealable(state)]
    if may_end(state, seat):
        listed.append(m.END)


def may_end(state: BetwixtState, seat: i64) -> bool:
    """Whether the turn may end: exploring is the only duty (BET-20)."""
    return state.explored or not state.hands[seat]


def add_absorbing(state: BetwixtState, seat: i64, listed: list[Action]) -> None:
    ways: i64 = facing_ways(state, state.mystics[seat])
    if not state.absorbed:
        listed += [m.ABSORB[way] for way in range(4) if ways >> way & 1]
        if state.familiars[seat] != c.NOTHING:
            theirs: i64 = facing_ways(state, state.familiars[seat])
            listed += [m.ABSORB[4 + way] for way in range(4) if theirs >> way & 1]
    if ways:
        for card in state.absorbs[seat]:
            reach, turns = state.lookup.reaches[card], state.lookup.distinct_turns[card]
            listed += [m.USE[card * 4 + turn] for turn in range(turns) if turn_ways(reach, turn) & ways]


def revealable(state: BetwixtState) -> list[int]:
    """Return the face-down cards that may be turned up (BET-72, BET-81)."""
    near = set(NEIGHBOURS[state.mystics[0]])
    familiar = state.familiars[0]
    if state.options.has_familiar and familiar != c.NOTHING:
        near |= {familiar} if state.options.familiar_under else set(NEIGHBOURS[familiar])
    return sorted(space for space in near if state.cards[space] == c.FACE_DOWN)


def stations(state: BetwixtState) -> list[int]:
    """Return the spaces where a dummy may start in scenario 4 (BET-82)."""
    taken = state.figures()
    return [space for space in range(c.SPACES) if state.cards[space] == c.NOTHING and space not in taken]


def add_pending(state: BetwixtState, seat: i64, listed: list[Action]) -> None:
    due: i64 = state.pending[-1]
    if due in (c.PLACE_CARD, c.PLACE_RESHAPED, c.TURN_REVEALED):
        add_places(state, due, listed)
    elif due == c.CHOOSE_SPELL:
        listed += [m.TAKE[slot] for slot in range(c.SLOTS) if state.face_up[slot] != c.NOTHING]
        if state.spell_pile.pool or state.spell_pile.discards:
            listed.append(m.BLIND)
    elif due == c.CHOOSE_EXCHANGE:
        listed += [m.EXCHANGES[swap] for swap in exchanges(state, seat)]
    elif due == c.CHOOSE_DISCARD:
        listed += [m.DISCARD[card] for card in state.hands[seat]]
    elif due == c.GIVE_GEM:
        listed += [m.GIVE[cell] for cell in givable_cells(state, seat)]
    elif due == c.LEAD_DUMMY:
        listed += [m.LEAD[way] for way in state.ways]
    elif due == c.REMOVE_GEM:
        listed += [m.REMOVE[at] for at in removable_gems(state)]
    elif due == c.CHOOSE_TUNNEL:
        listed += [m.TRAVEL[space] for space in target_spaces(state, due)]
    else:
        spaces = stations(state) if due == c.PLACE_DUMMY else target_spaces(state, due)
        listed += [m.CHOOSE[space] for space in spaces]


def add_places(state: BetwixtState, due: i64, listed: list[Action]) -> None:
    source = state.source
    if due == c.PLACE_CARD:
        for space in placement_spaces(state):
            listed.extend(PLACES[space])
        return
    if due == c.TURN_REVEALED:
        listed.extend(PLACES[source])
        return
    listed += [m.PLACE[source * 4 + turn] for turn in range(4) if turn != state.turned[source]]
    for space in reshape_spaces(state):
        listed.extend(PLACES[space])
