"""The loot and rune matrices: two dice give row and column, in either order."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from mypy_extensions import i64

from gloaming.core.actions import Action
from gloaming.core.state import SILENT, Emit, Phrase, Refusal
from gloaming.games.shadow_and_light import constants as c
from gloaming.games.shadow_and_light.content.types import LOOTS
from gloaming.games.shadow_and_light.events import Looted, Marked, SpoilsThrown
from gloaming.games.shadow_and_light.rules.kind import NOT_NOW, after
from gloaming.games.shadow_and_light.state import ShadowAndLightState

NOTHING: Final = Phrase("consequence-nothing")
LOOT_GONE: Final = Refusal("refusal-loot-gone")
NO_SUCH_COMBINATION: Final = Refusal("refusal-no-such-combination")


@dataclass(frozen=True, eq=False)
class Take(Action):
    """Use a combination of the two dice, for the loot matrix (0) or the rune matrix (1)."""

    matrix: i64
    cell: i64

    def why_not(self, state: ShadowAndLightState, seat: int) -> Refusal | None:
        """Loot that is left, and every rune; a marked rune gives nothing (BSL-52)."""
        if state.phase != c.SPOILS and (state.phase != c.PICKING_RUNE or self.matrix == c.LOOT):
            return NOT_NOW
        if self.matrix == c.LOOT and is_looted(state, self.cell):
            return LOOT_GONE
        return None if self.cell in state.combinations else NO_SUCH_COMBINATION

    def apply(self, state: ShadowAndLightState, seat: int, emit: Emit) -> None:
        if self.matrix == c.LOOT:
            take_loot(state, self.cell, emit)
        else:
            mark_rune(state, self.cell, emit)
        state.combinations.remove(int(self.cell))
        if not state.success or not state.combinations:
            finish_loot(state)

    def consequences(self, state: ShadowAndLightState, seat: int) -> Sequence[Phrase]:
        then = after(state, self)
        return () if then.loot != state.loot or then.runes != state.runes else (NOTHING,)


def throw_spoils(state: ShadowAndLightState, face: int, emit: Emit) -> None:
    """Throw for loot. Equal numbers give one cell, after a success both its loot and its rune (BSL-51)."""
    first, second = throw_two(state, face, emit)
    if first == second and state.success:
        if not is_looted(state, first):
            take_loot(state, first, emit)
        mark_rune(state, first, emit)
        finish_loot(state)
        return
    state.combinations = [first] if first == second else [first, second]
    state.phase = c.SPOILS


def throw_rune(state: ShadowAndLightState, face: int, emit: Emit) -> None:
    """Throw for one rune and cross the field out (BSL-27)."""
    first, second = throw_two(state, face, emit)
    state.crossed[state.at] = True
    if first == second:
        mark_rune(state, first, emit)
        finish_loot(state)
        return
    state.combinations = [first, second]
    state.phase = c.PICKING_RUNE


def throw_two(state: ShadowAndLightState, face: int, emit: Emit) -> tuple[int, int]:
    """The two cells given by the dice."""
    row, column = face // c.PIPS, face % c.PIPS
    state.thrown = [row + 1, column + 1]
    state.traded = c.NOTHING
    if emit is not SILENT:
        emit(SpoilsThrown(row + 1, column + 1), None)
    return row * c.PIPS + column, column * c.PIPS + row


def finish_loot(state: ShadowAndLightState) -> None:
    state.combinations = []
    state.thrown = []
    state.success = False
    state.to_camp()


def is_looted(state: ShadowAndLightState, cell: i64) -> bool:
    return state.loot >> cell & 1 == 1


def take_loot(state: ShadowAndLightState, cell: i64, emit: Emit) -> None:
    """Take the loot of a cell; it stays in the matrix if the bar is full (BSL-52)."""
    found = state.lookup.adventure.loot[cell]
    gained = found.amount
    if found.kind == 0:
        gained = min(gained, c.FULL - int(state.gold))
        state.gold += gained
    elif found.kind == 1:
        gained = min(gained, c.FULL - int(state.food))
        state.food += gained
    elif found.kind == 2:
        state.potions += gained
    else:
        state.things.append(found.what)
        state.things.sort()
    if gained > 0:
        state.loot |= c.BIT[cell]
    if emit is not SILENT:
        id = state.lookup.adventure.things[found.what].id if found.what >= 0 else ""
        emit(Looted(int(cell), LOOTS[found.kind], id, gained), None)


def mark_rune(state: ShadowAndLightState, cell: i64, emit: Emit) -> None:
    """Mark a rune; one marked before gives nothing."""
    fresh = state.runes >> cell & 1 == 0
    state.runes |= c.BIT[cell]
    if emit is not SILENT:
        emit(
            Marked(int(cell), state.lookup.adventure.rune_ids[state.lookup.adventure.runes[cell]], fresh),
            None,
        )
