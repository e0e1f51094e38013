"""The draft: simultaneous picks, packs passed to the left, and what each seat remembers (BET-11)."""

from __future__ import annotations

from typing import Final

from gloaming.core.state import Emit
from gloaming.games.betwixt_and_between.constants import NOTHING
from gloaming.games.betwixt_and_between.events import Learned, Leftover
from gloaming.games.betwixt_and_between.events import Passed as PassedOn
from gloaming.games.betwixt_and_between.state import BetwixtState, insert, passed_cards

PICKS: Final = 4


def pack_size(seats: int) -> int:
    """Return the number of cards dealt to a seat: six for one and two seats, else five."""
    return 6 if seats <= 2 else 5


def learn(state: BetwixtState, emit: Emit) -> None:
    """Give each seat the spell it picked and discard the other one (BET-04)."""
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
    emit(Learned(tuple(lost)), None)


def undecided(state: BetwixtState) -> int:
    """Return the seats that have not chosen yet, as bits."""
    mask = 0
    for seat in range(state.seats):
        if state.picked[seat] == NOTHING and state.packs[seat]:
            mask |= 1 << seat
    return mask


def pass_packs(state: BetwixtState, emit: Emit) -> None:
    """Put the picked cards into the hands and pass the packs to the left."""
    seats = state.seats
    for seat in range(seats):
        card = state.picked[seat]
        if card == NOTHING:
            continue
        state.packs[seat].remove(card)
        insert(state.hands[seat], card)
        state.picked[seat] = NOTHING
        if seats > 1:
            _note_pick(state, seat)
    state.pick += 1
    emit(PassedOn(int(state.pick)), None)
    if seats > 1:
        state.packs.insert(0, state.packs.pop())
        if state.pick < PICKS:
            _compare_packs(state)


def pack_of(state: BetwixtState, seat: int) -> int:
    """Return the number of the pack that a seat holds: the seat to which it was dealt."""
    return int((seat - state.pick) % state.seats)


def _note_pick(state: BetwixtState, seat: int) -> None:
    """Note a pick: the seat remembers the rest of the pack, the others that the seat took one card."""
    pack = pack_of(state, seat)
    for other in range(state.seats):
        for entry in state.memory[other]:
            if entry.pack == pack and other != seat:
                entry.seats.append(seat)
    state.memory[seat].append(passed_cards(state.packs[seat][:], [], pack))


def _compare_packs(state: BetwixtState) -> None:
    """Note what was taken from packs that come back to a seat."""
    for seat in range(state.seats):
        pack, held = pack_of(state, seat), state.packs[seat]
        for entry in state.memory[seat]:
            if entry.pack == pack:
                entry.cards = [card for card in entry.cards if card not in held]
                entry.pack = NOTHING


def show_leftovers(state: BetwixtState, emit: Emit) -> None:
    """Lay the last cards open (BET-13); in solo they are discarded (BET-11)."""
    packs = state.packs
    state.packs = [[] for _ in range(state.seats)]
    emit(Leftover(tuple(tuple(pack) for pack in packs)), None)
    if state.seats == 1:
        for card in packs[0]:
            state.explorations.discard(card)
        return
    state.leftovers = packs
    for pack in packs:
        for card in pack:
            mark_seen(state, card, NOTHING)
    for entries in state.memory:
        for entry in entries:
            entry.pack = NOTHING


def mark_seen(state: BetwixtState, card: int, holder: int) -> None:
    """Remove a card that everybody has now seen from what the seats remember."""
    for seat in range(state.seats):
        for entry in state.memory[seat]:
            if card in entry.cards:
                entry.cards.remove(card)
                if holder != NOTHING:
                    entry.seats.remove(holder)
        state.memory[seat] = [entry for entry in state.memory[seat] if entry.cards]
