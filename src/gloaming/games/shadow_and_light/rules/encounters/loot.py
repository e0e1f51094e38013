"""The loot and the rune matrix: two dice, one for the row and one for the column, either way round."""

from __future__ import annotations

from typing import Literal

from mypy_extensions import i64

from gloaming.core.actions import Action
from gloaming.core.state import Tell
from gloaming.games.shadow_and_light import constants as c
from gloaming.games.shadow_and_light.actions import TAKE, Take
from gloaming.games.shadow_and_light.events import Looted, Marked, SpoilsThrown
from gloaming.games.shadow_and_light.state import ShadowAndLightState

LootKind = Literal["gold", "food", "potion", "melee", "ranged", "object"]


def throw_spoils(state: ShadowAndLightState, face: int, tell: Tell | None) -> None:
    """BSL-51: equal numbers give one cell, after a success with its loot and its rune."""
    first, second = throw_two(state, face, tell)
    if first == second and state.success:
        if not is_looted(state, first):
            take_loot(state, first, tell)
        mark_rune(state, first, tell)
        finish_loot(state)
        return
    state.combinations = [first] if first == second else [first, second]
    state.phase = c.SPOILS


def throw_rune(state: ShadowAndLightState, face: int, tell: Tell | None) -> None:
    """BSL-27: one rune, and the field is crossed out."""
    first, second = throw_two(state, face, tell)
    state.crossed[state.at] = True
    if first == second:
        mark_rune(state, first, tell)
        finish_loot(state)
        return
    state.combinations = [first, second]
    state.phase = c.PICKING_RUNE


def throw_two(state: ShadowAndLightState, face: int, tell: Tell | None) -> tuple[int, int]:
    """The two cells that the dice name."""
    row, column = face // c.PIPS, face % c.PIPS
    state.thrown = [row + 1, column + 1]
    state.traded = c.NOTHING
    if tell is not None:
        tell(SpoilsThrown(row + 1, column + 1), None)
    return row * c.PIPS + column, column * c.PIPS + row


def finish_loot(state: ShadowAndLightState) -> None:
    state.combinations = []
    state.thrown = []
    state.success = False
    state.to_camp()


def is_looted(state: ShadowAndLightState, cell: i64) -> bool:
    return state.loot >> cell & 1 == 1


def offer_spoils(state: ShadowAndLightState, offers: list[Action]) -> None:
    """Loot that is gone cannot be taken; a rune can, though a marked box gives nothing (BSL-52)."""
    for cell in state.combinations:
        if state.phase == c.SPOILS and not is_looted(state, cell):
            offers.append(TAKE[c.LOOT][cell])
        offers.append(TAKE[c.RUNE][cell])


def take(state: ShadowAndLightState, action: Take, tell: Tell | None) -> None:
    if action.matrix == c.LOOT:
        take_loot(state, action.cell, tell)
    else:
        mark_rune(state, action.cell, tell)
    state.combinations.remove(int(action.cell))
    if not state.success or not state.combinations:
        finish_loot(state)


def take_loot(state: ShadowAndLightState, cell: i64, tell: Tell | None) -> None:
    """BSL-52: what a full bar cannot take stays in the matrix."""
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
    if tell is not None:
        names: list[LootKind] = ["gold", "food", "potion", "melee", "ranged", "object"]
        id = state.lookup.adventure.things[found.what].id if found.what >= 0 else ""
        tell(Looted(int(cell), names[found.kind], id, gained), None)


def mark_rune(state: ShadowAndLightState, cell: i64, tell: Tell | None) -> None:
    """A rune is marked in its box; a box marked already gives nothing."""
    fresh = state.runes >> cell & 1 == 0
    state.runes |= c.BIT[cell]
    if tell is not None:
        tell(
            Marked(int(cell), state.lookup.adventure.rune_ids[state.lookup.adventure.runes[cell]], fresh),
            None,
        )
