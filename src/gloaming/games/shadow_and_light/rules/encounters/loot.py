"""The loot and rune matrices: two dice give row and column, in either order."""

from __future__ import annotations

from mypy_extensions import i64

from gloaming.core.actions import Action
from gloaming.core.state import Emit
from gloaming.games.shadow_and_light import constants as c
from gloaming.games.shadow_and_light.actions import TAKE, Take
from gloaming.games.shadow_and_light.content.types import LOOTS
from gloaming.games.shadow_and_light.events import Looted, Marked, SpoilsThrown
from gloaming.games.shadow_and_light.state import ShadowAndLightState


def throw_spoils(state: ShadowAndLightState, face: int, emit: Emit | None) -> None:
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


def throw_rune(state: ShadowAndLightState, face: int, emit: Emit | None) -> None:
    """Throw for one rune and cross the field out (BSL-27)."""
    first, second = throw_two(state, face, emit)
    state.crossed[state.at] = True
    if first == second:
        mark_rune(state, first, emit)
        finish_loot(state)
        return
    state.combinations = [first, second]
    state.phase = c.PICKING_RUNE


def throw_two(state: ShadowAndLightState, face: int, emit: Emit | None) -> tuple[int, int]:
    """The two cells given by the dice."""
    row, column = face // c.PIPS, face % c.PIPS
    state.thrown = [row + 1, column + 1]
    state.traded = c.NOTHING
    if emit is not None:
        emit(SpoilsThrown(row + 1, column + 1), None)
    return row * c.PIPS + column, column * c.PIPS + row


def finish_loot(state: ShadowAndLightState) -> None:
    state.combinations = []
    state.thrown = []
    state.success = False
    state.to_camp()


def is_looted(state: ShadowAndLightState, cell: i64) -> bool:
    return state.loot >> cell & 1 == 1


def offer_spoils(state: ShadowAndLightState, offers: list[Action]) -> None:
    """Offer loot that is left, and every rune; a marked rune gives nothing (BSL-52)."""
    for cell in state.combinations:
        if state.phase == c.SPOILS and not is_looted(state, cell):
            offers.append(TAKE[c.LOOT][cell])
        offers.append(TAKE[c.RUNE][cell])


def take(state: ShadowAndLightState, action: Take, emit: Emit | None) -> None:
    if action.matrix == c.LOOT:
        take_loot(state, action.cell, emit)
    else:
        mark_rune(state, action.cell, emit)
    state.combinations.remove(int(action.cell))
    if not state.success or not state.combinations:
        finish_loot(state)


def take_loot(state: ShadowAndLightState, cell: i64, emit: Emit | None) -> None:
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
    if emit is not None:
        id = state.lookup.adventure.things[found.what].id if found.what >= 0 else ""
        emit(Looted(int(cell), LOOTS[found.kind], id, gained), None)


def mark_rune(state: ShadowAndLightState, cell: i64, emit: Emit | None) -> None:
    """Mark a rune; one marked before gives nothing."""
    fresh = state.runes >> cell & 1 == 0
    state.runes |= c.BIT[cell]
    if emit is not None:
        emit(
            Marked(int(cell), state.lookup.adventure.rune_ids[state.lookup.adventure.runes[cell]], fresh),
            None,
        )
