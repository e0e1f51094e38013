"""Spellbinding: gems laid and lifted, spells prepared, and spells that fade (BET-40)."""

from __future__ import annotations

from mypy_extensions import i64

from gloaming.core.state import Emit
from gloaming.games.betwixt_and_between import constants as c
from gloaming.games.betwixt_and_between.constants import element_name
from gloaming.games.betwixt_and_between.content.types import Spell
from gloaming.games.betwixt_and_between.events import Dismissed, Faded, Laid, Lifted, Prepared
from gloaming.games.betwixt_and_between.state import BetwixtState
from gloaming.games.betwixt_and_between.weave.patterns import Placements, upheld


def begin_spellbinding(state: BetwixtState, seat: int) -> None:
    """Let the seat change its weave."""
    state.spellbinding |= 1 << seat
    state.changes[seat] = c.MAX_CHANGES


def lay(state: BetwixtState, seat: int, cell: int, element: int, emit: Emit | None) -> None:
    weave = state.weaves[seat]
    old = weave[cell] - 1
    weave[cell] = element + 1
    state.beside[seat * c.ELEMENT_COUNT + element] -= 1
    if old >= 0:
        state.beside[seat * c.ELEMENT_COUNT + old] += 1
    state.changes[seat] -= 1
    if emit is not None:
        back = element_name(old) if old >= 0 else None
        emit(Laid(seat, cell, element_name(element), back), None)


def lift(state: BetwixtState, seat: int, cell: int, emit: Emit | None) -> None:
    weave = state.weaves[seat]
    element = weave[cell] - 1
    weave[cell] = 0
    state.beside[seat * c.ELEMENT_COUNT + element] += 1
    state.changes[seat] -= 1
    if emit is not None:
        emit(Lifted(seat, cell, element_name(element)), None)


def pattern_stands(weave: list[int], placements: Placements) -> bool:
    """Whether the pattern stands anywhere; a faster `patterns.stands` for hot code."""
    for at in range(i64(len(placements.cells))):
        cells, holds = placements.cells[at], placements.holds[at]
        fit = True
        for n in range(i64(len(cells))):
            if weave[cells[n]] != holds[n]:
                fit = False
                break
        if fit:
            return True
    return False


def can_prepare(state: BetwixtState, seat: int, spell: int) -> bool:
    """Whether the pattern stands on gems that are not exactly those of another spell (BET-41)."""
    weave = state.weaves[seat]
    if not pattern_stands(weave, state.lookup.placements[spell]):
        return False
    if not state.prepared[seat]:
        return True
    others = spells_of(state, state.prepared[seat])
    before = sum(upheld(weave, others))
    return sum(upheld(weave, [*others, state.kit.spells[spell]])) > before


def prepare(state: BetwixtState, seat: int, spell: int, emit: Emit | None) -> None:
    state.spells[seat].remove(spell)
    if spell in state.shown[seat]:
        state.shown[seat].remove(spell)
    state.prepared[seat].append(spell)
    if emit is not None:
        emit(Prepared(seat, spell), None)


def spells_of(state: BetwixtState, spells: list[int]) -> list[Spell]:
    return [state.kit.spells[spell] for spell in spells]


def fade(state: BetwixtState, seat: int, emit: Emit | None) -> None:
    """Discard the spells whose patterns are broken, and end their lasting effects (BET-42)."""
    bound = state.prepared[seat]
    if not bound:
        return
    whole = upheld(state.weaves[seat], spells_of(state, bound))
    broken = [bound[n] for n in range(len(bound)) if not whole[n]]
    if not broken:
        return
    if emit is not None:
        emit(Faded(seat, tuple(broken)), None)
    for spell in broken:
        _discard(state, seat, spell, emit)


def _discard(state: BetwixtState, seat: int, spell: int, emit: Emit | None) -> None:
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
        if emit is not None:
            emit(Dismissed(seat), None)
