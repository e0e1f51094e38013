"""Spellbinding: gems laid and lifted, spells prepared, and spells that fade (BET-40)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from mypy_extensions import i64

from gloaming.core.actions import Action
from gloaming.core.state import SILENT, Emit, Phrase, Refusal
from gloaming.games.betwixt_and_between import constants as c
from gloaming.games.betwixt_and_between.content.types import Spell
from gloaming.games.betwixt_and_between.events import Dismissed, Faded, Laid, Lifted, Prepared
from gloaming.games.betwixt_and_between.rules.phase import NOT_IN_HAND, why_not_weaving
from gloaming.games.betwixt_and_between.state import BetwixtState
from gloaming.games.betwixt_and_between.weave.patterns import occurrences, stands, upheld

CHANGE: Final = {"change": 1}
NO_CHANGES: Final = Refusal("refusal-no-changes")
NO_GEM: Final = [Refusal("refusal-no-gem", {"element": name}) for name in c.ELEMENTS]
SAME_GEM: Final = Refusal("refusal-same-gem")
EMPTY_CELL: Final = Refusal("refusal-empty-cell")
NO_PATTERN: Final = Refusal("refusal-pattern")
SAME_GEMS: Final = Refusal("refusal-same-gems")


def begin_spellbinding(state: BetwixtState, seat: int) -> None:
    """Let the seat change its weave."""
    state.spellbinding |= 1 << seat
    state.changes[seat] = c.MAX_CHANGES


class WeaveChange(Action):
    """What concerns only the own weave and spells, whatever the others do."""


@dataclass(frozen=True, eq=False)
class Lay(WeaveChange):
    """Put a gem from beside the weave into a cell; a gem that was there comes back."""

    cell: int
    element: int

    def why_not(self, state: BetwixtState, seat: int) -> Refusal | None:
        if (refusal := why_not_weaving(state, seat)) is not None:
            return refusal
        if state.changes[seat] == 0:
            return NO_CHANGES
        if state.beside[seat * c.ELEMENT_COUNT + self.element] == 0:
            return NO_GEM[self.element]
        return SAME_GEM if state.weaves[seat][self.cell] == self.element + 1 else None

    def apply(self, state: BetwixtState, seat: int, emit: Emit) -> None:
        weave = state.weaves[seat]
        old = weave[self.cell] - 1
        weave[self.cell] = self.element + 1
        state.beside[seat * c.ELEMENT_COUNT + self.element] -= 1
        if old >= 0:
            state.beside[seat * c.ELEMENT_COUNT + old] += 1
        state.changes[seat] -= 1
        if emit is not SILENT:
            back = c.ELEMENTS[old] if old >= 0 else None
            emit(Laid(seat, self.cell, c.ELEMENTS[self.element], back), None)

    def price(self, state: BetwixtState, seat: int) -> Mapping[str, int]:
        return CHANGE

    def consequences(self, state: BetwixtState, seat: int) -> Sequence[Phrase]:
        return breaking(state, seat, self.cell, self.element + 1)


@dataclass(frozen=True, eq=False)
class Lift(WeaveChange):
    """Take a gem out of the weave and put it beside it."""

    cell: int

    def why_not(self, state: BetwixtState, seat: int) -> Refusal | None:
        if (refusal := why_not_weaving(state, seat)) is not None:
            return refusal
        if state.changes[seat] == 0:
            return NO_CHANGES
        return None if state.weaves[seat][self.cell] else EMPTY_CELL

    def apply(self, state: BetwixtState, seat: int, emit: Emit) -> None:
        weave = state.weaves[seat]
        element = weave[self.cell] - 1
        weave[self.cell] = 0
        state.beside[seat * c.ELEMENT_COUNT + element] += 1
        state.changes[seat] -= 1
        if emit is not SILENT:
            emit(Lifted(seat, self.cell, c.ELEMENTS[element]), None)

    def price(self, state: BetwixtState, seat: int) -> Mapping[str, int]:
        return CHANGE

    def consequences(self, state: BetwixtState, seat: int) -> Sequence[Phrase]:
        return breaking(state, seat, self.cell, 0)


def why_not_prepared(state: BetwixtState, seat: i64, spell: int) -> Refusal | None:
    """Why a spell in the hand cannot be prepared: two may not stand on exactly the same gems (BET-41)."""
    weave = state.weaves[seat]
    if not stands(weave, state.lookup.placements[spell]):
        return NO_PATTERN
    if not state.prepared[seat]:
        return None
    others = spells_of(state, state.prepared[seat])
    before = sum(upheld(weave, others))
    return None if sum(upheld(weave, [*others, state.kit.spells[spell]])) > before else SAME_GEMS


@dataclass(frozen=True, eq=False)
class Prepare(WeaveChange):
    """Prepare a spell whose pattern stands: it moves from the hand to the right of the weave."""

    spell: int

    def why_not(self, state: BetwixtState, seat: int) -> Refusal | None:
        if (refusal := why_not_weaving(state, seat)) is not None:
            return refusal
        if self.spell not in state.spells[seat]:
            return NOT_IN_HAND
        return why_not_prepared(state, seat, self.spell)

    def apply(self, state: BetwixtState, seat: int, emit: Emit) -> None:
        state.spells[seat].remove(self.spell)
        if self.spell in state.shown[seat]:
            state.shown[seat].remove(self.spell)
        state.prepared[seat].append(self.spell)
        emit(Prepared(seat, self.spell), None)


# --- spells that break -------------------------------------------------------------------------------


def broken_spells(state: BetwixtState, seat: int, weave: list[int]) -> list[int]:
    """Return the seat's prepared spells whose patterns do not stand in this weave."""
    bound = state.prepared[seat]
    whole = upheld(weave, spells_of(state, bound)) if bound else []
    return [bound[n] for n in range(len(bound)) if not whole[n]]


def breaking(state: BetwixtState, seat: int, cell: int, gem: int) -> Sequence[Phrase]:
    """Tell which prepared spells would break if a cell of the weave held this gem, or none."""
    weave = state.weaves[seat]
    for spell in state.prepared[seat]:
        if any(cells >> cell & 1 for cells in occurrences(weave, state.lookup.placements[spell])):
            after = weave[:]
            after[cell] = gem
            return newly_broken(state, seat, after)
    return ()


def newly_broken(state: BetwixtState, seat: int, after: list[int]) -> Sequence[Phrase]:
    """Tell which prepared spells stand in the weave now, but not after a change."""
    before = broken_spells(state, seat, state.weaves[seat])
    lost = [spell for spell in broken_spells(state, seat, after) if spell not in before]
    return [spell_phrase(state, "consequence-breaks", spell) for spell in lost]


def spell_phrase(state: BetwixtState, key: str, spell: int) -> Phrase:
    return Phrase(key, {"spell": state.content.name("spell", spell)})


def spells_of(state: BetwixtState, spells: list[int]) -> list[Spell]:
    return [state.kit.spells[spell] for spell in spells]


def fade(state: BetwixtState, seat: int, emit: Emit) -> None:
    """Discard the spells whose patterns are broken, and end their lasting effects (BET-42)."""
    broken = broken_spells(state, seat, state.weaves[seat])
    if broken:
        emit(Faded(seat, tuple(broken)), None)
    for spell in broken:
        _discard(state, seat, spell, emit)


def _discard(state: BetwixtState, seat: int, spell: int, emit: Emit) -> None:
    state.prepared[seat].remove(spell)
    state.spell_pile.discard(spell)
    if not state.activated[spell]:
        return
    state.activated[spell] = False
    kind = state.lookup.spell_kinds[spell]
    if kind == c.DIAGONAL_SPELL:
        state.diagonal[seat] = False
    elif kind == c.FAMILIAR_SPELL:
        state.familiars[seat] = c.NOTHING
        emit(Dismissed(seat), None)
