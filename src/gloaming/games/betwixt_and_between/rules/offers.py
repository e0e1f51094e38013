"""Lists the legal actions of a seat in a fixed order.

Most are what `why_not` leaves of the candidates of the moment. Where there are many, they are listed
faster; a law compares.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gloaming.core.actions import Action
from gloaming.games.betwixt_and_between import actions as m
from gloaming.games.betwixt_and_between import constants as c
from gloaming.games.betwixt_and_between.board import DIAGONALS, NEIGHBOURS
from gloaming.games.betwixt_and_between.rules.adventure.absorb import facing_ways
from gloaming.games.betwixt_and_between.rules.adventure.placement import PLACING, spaces_for
from gloaming.games.betwixt_and_between.rules.dummy import removable_gems
from gloaming.games.betwixt_and_between.rules.spells import why_not_prepared
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
        due = state.pending[-1]
        if due in PLACING:
            add_places(state, due, listed)
        else:
            add_legal(state, seat, listed, due_candidates(state, seat, due))
        return listed
    if state.turn == seat:
        add_legal(state, seat, listed, phase_candidates(state, seat))
    elif state.picked[seat] == c.NOTHING and state.phase in (c.DRAFT, c.LEARNING):
        add_picks(state, seat, listed)
    if state.spellbinding >> seat & 1:
        add_weaving(state, seat, listed)
    return listed


def add_legal(state: BetwixtState, seat: i64, listed: list[Action], candidates: list[Action]) -> None:
    """Add the candidates that nothing forbids."""
    at = int(seat)
    listed += [action for action in candidates if action.why_not(state, at) is None]


def due_candidates(state: BetwixtState, seat: i64, due: i64) -> list[Action]:
    """What may be legal while a step is pending."""
    if due == c.CHOOSE_SPELL:
        return [*m.TAKE, m.BLIND]
    if due == c.CHOOSE_TUNNEL:
        return [*m.TRAVEL]
    if due == c.CHOOSE_EXCHANGE:
        return [*m.EXCHANGES]
    if due == c.CHOOSE_DISCARD:
        return [m.DISCARD[card] for card in state.hands[seat]]
    if due == c.GIVE_GEM:
        return [*m.GIVE]
    if due == c.LEAD_DUMMY:
        return [*m.LEAD]
    return [m.REMOVE[at] for at in removable_gems(state)] if due == c.REMOVE_GEM else [*m.CHOOSE]


def phase_candidates(state: BetwixtState, seat: i64) -> list[Action]:
    """What may be legal in a phase for the seat whose turn it is."""
    if state.phase == c.ADVENTURE:
        return [] if state.waiting else turn_candidates(state, seat)
    if state.phase == c.RITE:
        return [*m.CALL]
    return [m.OFFER, m.PASS] if state.phase == c.OFFERING else [*m.CHOOSE]


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
    hand = state.spells[seat]
    listed += [m.PREPARE[spell] for spell in hand if why_not_prepared(state, seat, spell) is None]
    listed.append(m.DONE)


def turn_candidates(state: BetwixtState, seat: i64) -> list[Action]:
    """What may be legal in a turn."""
    here: i64 = state.mystics[seat]
    found: list[Action] = []
    if not state.explored:
        found += [m.EXPLORING[card] for card in state.hands[seat]]
    if state.steps > 0:
        found += [m.STEP[space] for space in near(state, here, state.diagonal[seat])]
    found.append(m.PERFORM)
    if not state.absorbed:
        found += m.ABSORB
    if facing_ways(state, here):
        for card in state.absorbs[seat]:
            found += m.USE[card * 4 : card * 4 + 4]
    found += [m.ACTIVATE[spell] for spell in state.prepared[seat]]
    if state.familiars[seat] != c.NOTHING:
        found += [m.SCOUT[space] for space in near(state, state.familiars[seat], False)]
    if state.seats == 1:
        found += m.REVEAL
    found.append(m.END)
    return found


def near(state: BetwixtState, here: i64, diagonal: bool) -> list[int]:
    """Return the spaces that a step may lead to."""
    found = [*NEIGHBOURS[here], *DIAGONALS[here]] if diagonal else NEIGHBOURS[here][:]
    if state.action_at(here) == c.TUNNEL:
        for space in range(c.SPACES):
            if space != here and state.action_at(space) == c.TUNNEL and space not in found:
                found.append(space)
    return found


def add_places(state: BetwixtState, due: i64, listed: list[Action]) -> None:
    for space in spaces_for(state, due):
        if due == c.PLACE_RESHAPED and space == state.source:
            listed += [m.PLACE[space * 4 + turn] for turn in range(4) if turn != state.turned[space]]
        else:
            listed.extend(PLACES[space])
