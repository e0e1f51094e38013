"""The loot and the rune matrix: two dice, one for the row and one for the column, either way round."""

from __future__ import annotations

from typing import Literal

from mypy_extensions import i64

from gloaming.core.actions import Action
from gloaming.core.state import Tell
from gloaming.games.shadow_and_light.actions import BIT, FULL, LOOT, NOTHING, PIPS, RUNE, TAKE, Take
from gloaming.games.shadow_and_light.events import Looted, Marked, SpoilsThrown
from gloaming.games.shadow_and_light.state import PICKING_RUNE, SPOILS, Stage

LootKind = Literal["gold", "food", "potion", "melee", "ranged", "object"]


def throw_spoils(stage: Stage, face: int, tell: Tell | None) -> None:
    """BSL-51: equal numbers give one cell, after a success with its loot and its rune."""
    first, second = throw_two(stage, face, tell)
    if first == second and stage.success:
        if not is_looted(stage, first):
            loot(stage, first, tell)
        mark(stage, first, tell)
        leave(stage)
        return
    stage.combinations = [first] if first == second else [first, second]
    stage.phase = SPOILS


def throw_rune(stage: Stage, face: int, tell: Tell | None) -> None:
    """BSL-27: one rune, and the field is crossed out."""
    first, second = throw_two(stage, face, tell)
    stage.crossed[stage.at] = True
    if first == second:
        mark(stage, first, tell)
        leave(stage)
        return
    stage.combinations = [first, second]
    stage.phase = PICKING_RUNE


def throw_two(stage: Stage, face: int, tell: Tell | None) -> tuple[int, int]:
    """The two cells that the dice name."""
    row, column = face // PIPS, face % PIPS
    stage.thrown = [row + 1, column + 1]
    stage.traded = NOTHING
    if tell is not None:
        tell(SpoilsThrown(row + 1, column + 1), None)
    return row * PIPS + column, column * PIPS + row


def leave(stage: Stage) -> None:
    stage.combinations = []
    stage.thrown = []
    stage.success = False
    stage.to_camp()


def is_looted(stage: Stage, cell: i64) -> bool:
    return stage.loot >> cell & 1 == 1


def offer_spoils(stage: Stage, offers: list[Action]) -> None:
    """Loot that is gone cannot be taken; a rune can, though a marked box gives nothing (BSL-52)."""
    for cell in stage.combinations:
        if stage.phase == SPOILS and not is_looted(stage, cell):
            offers.append(TAKE[LOOT][cell])
        offers.append(TAKE[RUNE][cell])


def take(stage: Stage, action: Take, tell: Tell | None) -> None:
    if action.matrix == LOOT:
        loot(stage, action.cell, tell)
    else:
        mark(stage, action.cell, tell)
    stage.combinations.remove(int(action.cell))
    if not stage.success or not stage.combinations:
        leave(stage)


def loot(stage: Stage, cell: i64, tell: Tell | None) -> None:
    """BSL-52: what a full bar cannot take stays in the matrix."""
    found = stage.ground.tale.loot[cell]
    gained = found.amount
    if found.kind == 0:
        gained = min(gained, FULL - int(stage.gold))
        stage.gold += gained
    elif found.kind == 1:
        gained = min(gained, FULL - int(stage.food))
        stage.food += gained
    elif found.kind == 2:
        stage.potions += gained
    else:
        stage.things.append(found.what)
        stage.things.sort()
    if gained > 0:
        stage.loot |= BIT[cell]
    if tell is not None:
        names: list[LootKind] = ["gold", "food", "potion", "melee", "ranged", "object"]
        id = stage.ground.tale.things[found.what].id if found.what >= 0 else ""
        tell(Looted(int(cell), names[found.kind], id, gained), None)


def mark(stage: Stage, cell: i64, tell: Tell | None) -> None:
    """A rune is marked in its box; a box marked already gives nothing."""
    fresh = stage.runes >> cell & 1 == 0
    stage.runes |= BIT[cell]
    if tell is not None:
        tell(Marked(int(cell), stage.ground.tale.rune_ids[stage.ground.tale.runes[cell]], fresh), None)
