"""The offering to the rite and the end of a round (BET-50 to BET-52)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from mypy_extensions import i64

from gloaming.core.actions import Action
from gloaming.core.state import Emit, Phrase, Refusal
from gloaming.games.betwixt_and_between import constants as c
from gloaming.games.betwixt_and_between.events import Offered, Renewed
from gloaming.games.betwixt_and_between.rules.phase import why_not_due, why_not_in_phase
from gloaming.games.betwixt_and_between.rules.spells import begin_spellbinding, breaking, newly_broken
from gloaming.games.betwixt_and_between.state import BetwixtState

# These stay activated (BET-43).
PERMANENT_SPELLS: Final = (c.ELEMENTAL_SPELL, c.DIAGONAL_SPELL, c.FAMILIAR_SPELL)
CANNOT_PAY: Final = Refusal("refusal-cannot-pay")


def required(state: BetwixtState, element: int) -> int:
    """Return the number of gems of an element in the rite."""
    return state.rite.count(element)


def can_offer(state: BetwixtState, seat: i64) -> bool:
    for element in range(c.ELEMENT_COUNT):
        wanted = required(state, element)
        if wanted and state.gems_of(seat, element) < wanted:
            return False
    return True


@dataclass(frozen=True, eq=False)
class Offer(Action):
    """Return the four gems of the rite to the supply for a token on the rite."""

    def why_not(self, state: BetwixtState, seat: int) -> Refusal | None:
        if (refusal := why_not_in_phase(state, seat, c.OFFERING)) is not None:
            return refusal
        return None if can_offer(state, seat) else CANNOT_PAY

    def apply(self, state: BetwixtState, seat: int, emit: Emit) -> None:
        """Take gems beside the weave first; gems still missing have to be given from the weave."""
        for element in range(c.ELEMENT_COUNT):
            wanted, there = required(state, element), state.beside[seat * c.ELEMENT_COUNT + element]
            given = min(wanted, there)
            state.beside[seat * c.ELEMENT_COUNT + element] -= given
            state.supply[element] += given
            state.owing += [element] * (wanted - given)
        if state.owing:
            state.pending.append(c.GIVE_GEM)
        else:
            complete_offering(state, seat, emit)

    def price(self, state: BetwixtState, seat: int) -> Mapping[str, int]:
        return {c.ELEMENTS[element]: required(state, element) for element in sorted(set(state.rite))}

    def consequences(self, state: BetwixtState, seat: int) -> Sequence[Phrase]:
        after = state.clone()
        after.apply(seat, self)
        assert isinstance(after, BetwixtState)
        gems = [sum(1 for gem in each.weaves[seat] if gem) for each in (state, after)]
        woven = gems[0] - gems[1] + len(after.owing)
        told = [Phrase("consequence-from-weave", {"count": woven})] if woven else []
        return [*told, *newly_broken(state, seat, after.weaves[seat])]


@dataclass(frozen=True, eq=False)
class Give(Action):
    """Give this gem of the weave for the offering."""

    cell: int

    def why_not(self, state: BetwixtState, seat: int) -> Refusal | None:
        gem = state.weaves[seat][self.cell]
        return why_not_due(state, seat, c.GIVE_GEM, state.owing[-1:] == [gem - 1])

    def apply(self, state: BetwixtState, seat: int, emit: Emit) -> None:
        give(state, seat, self.cell, emit)

    def price(self, state: BetwixtState, seat: int) -> Mapping[str, int]:
        return {c.ELEMENTS[state.owing[-1]]: 1}

    def consequences(self, state: BetwixtState, seat: int) -> Sequence[Phrase]:
        return breaking(state, seat, self.cell, 0)


def give(state: BetwixtState, seat: int, cell: int, emit: Emit) -> None:
    """Take a gem for the offering out of the weave."""
    element = state.owing.pop()
    state.weaves[seat][cell] = 0
    state.supply[element] += 1
    state.given.append(cell)
    if not state.owing:
        state.pending.pop()
        complete_offering(state, seat, emit)


def give_without_choice(state: BetwixtState, emit: Emit) -> bool:
    """Take the gems out of the weave if there is nothing to choose; whether that was so."""
    seat = int(state.turn)
    wanted = state.owing[-1]
    cells = [cell for cell in range(c.CELLS) if state.weaves[seat][cell] == wanted + 1]
    if len(cells) > state.owing.count(wanted):
        return False
    for cell in cells:
        give(state, seat, cell, emit)
    return True


def complete_offering(state: BetwixtState, seat: int, emit: Emit) -> None:
    """Count an offering; the weave may be changed again before the next turn (BET-50)."""
    state.rites[seat] += 1
    state.offerings += 1
    emit(Offered(seat, tuple(state.given), state.rites[seat]), None)
    state.given = []
    begin_spellbinding(state, seat)


def end_rite(state: BetwixtState, emit: Emit) -> None:
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
    emit(Renewed(tuple(spell for spell in state.face_up if spell != c.NOTHING)), None)
    for slot in range(len(state.face_up)):
        if state.face_up[slot] != c.NOTHING:
            state.spell_pile.discard(state.face_up[slot])
            state.face_up[slot] = c.NOTHING
    state.tokens = [0] * len(state.tokens)
