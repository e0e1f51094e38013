"""Arranges gems so that spells stand, moving few of them, or tells why a spell cannot stand."""

from __future__ import annotations

from typing import Final, final

from gloaming.core.state import Phrase
from gloaming.games.betwixt_and_between.constants import CELLS, ELEMENTS, WEAVE_SIZE
from gloaming.games.betwixt_and_between.content.types import Spell
from gloaming.games.betwixt_and_between.weave.patterns import placements
from gloaming.games.betwixt_and_between.weave.solver import Solver

KEEP_BONUS: Final = 1_000  # more than all points of wanted spells
FEWER_GEMS_STEPS: Final = 400  # limit of the search for fewer gems
UNLIMITED: Final = CELLS


@final
class Arrangement:
    """A weave, and which of the wanted spells and of the spells to keep stand in it."""

    def __init__(self, weave: list[int], wanted: list[bool], keep: list[bool]) -> None:
        self.weave = weave
        self.wanted = wanted
        self.keep = keep


def arrange(
    gems: list[int], wanted: list[Spell], keep: list[Spell], weave: list[int], few_gems: bool = False
) -> Arrangement:
    """Return the best weave with these gems: most spells to keep, then most points.

    The gems include those in the current weave, which stay where they are if that is no worse. With
    `few_gems` a short search reduces the gems in use.
    """
    spells = [*keep, *wanted]
    worth = [KEEP_BONUS + spell.points for spell in keep] + [spell.points for spell in wanted]
    current = Solver(gems, spells, worth)
    current.preset(weave)
    current.solve()
    best = current
    if few_gems or current.best < sum(worth):
        fresh = Solver(gems, spells, worth)
        fresh.best = current.best
        fresh.solve()
        if fresh.best > current.best:
            best = fresh
    if few_gems:
        best = _with_fewer_gems(gems, spells, worth, best)
    standing = [place >= 0 for place in best.best_placed]
    found = _aligned(best.weave(), weave)
    _keep_unused(found, weave, gems)
    return Arrangement(found, standing[len(keep) :], standing[: len(keep)])


def _with_fewer_gems(gems: list[int], spells: list[Spell], worth: list[int], best: Solver) -> Solver:
    """Search briefly for the same value with fewer gems in use."""
    scale = CELLS + 1
    fewer = Solver(gems, spells, [each * scale for each in worth])
    fewer.gem_cost = 1
    fewer.limit = FEWER_GEMS_STEPS
    fewer.best = best.best * scale - best.in_use()
    start = fewer.best
    fewer.solve()
    return fewer if fewer.best > start else best


def _aligned(found: list[int], weave: list[int]) -> list[int]:
    """Turn and shift the arrangement so that most gems stay where they are."""
    best, most = found, -1
    turned = found
    for _ in range(4):
        for down in range(1 - WEAVE_SIZE, WEAVE_SIZE):
            for right in range(1 - WEAVE_SIZE, WEAVE_SIZE):
                moved = _shifted(turned, down, right)
                if moved:
                    unmoved = sum(1 for cell in range(CELLS) if moved[cell] and moved[cell] == weave[cell])
                    if unmoved > most or (unmoved == most and down == 0 and right == 0 and turned is found):
                        best, most = moved, unmoved
        turned = [
            turned[(WEAVE_SIZE - 1 - cell % WEAVE_SIZE) * WEAVE_SIZE + cell // WEAVE_SIZE]
            for cell in range(CELLS)
        ]
    return list(best)


def _shifted(weave: list[int], down: int, right: int) -> list[int]:
    """Shift the gems; return an empty list if one would leave the weave."""
    moved = [0] * CELLS
    for cell in range(CELLS):
        if weave[cell]:
            row, column = cell // WEAVE_SIZE + down, cell % WEAVE_SIZE + right
            if not (0 <= row < WEAVE_SIZE and 0 <= column < WEAVE_SIZE):
                return []
            moved[row * WEAVE_SIZE + column] = weave[cell]
    return moved


def _keep_unused(found: list[int], weave: list[int], gems: list[int]) -> None:
    """Leave gems that no spell needs where they are if the cell is free."""
    left = list(gems)
    for gem in found:
        if gem:
            left[gem - 1] -= 1
    for cell in range(CELLS):
        gem = weave[cell]
        if gem and found[cell] == 0 and left[gem - 1] > 0:
            found[cell] = gem
            left[gem - 1] -= 1


def reason(gems: list[int], spell: Spell, beside: list[Spell]) -> Phrase | None:
    """Return why the spell cannot stand together with these, or None if it can."""
    for element in range(len(gems)):
        missing = placements(spell).needs[element] - gems[element]
        if missing > 0:
            return Phrase("weave-too-few", {"element": ELEMENTS[element], "missing": missing})
    if _can_stand_together(gems, spell, beside):
        return None
    if any(placements(other).canonical == placements(spell).canonical for other in beside):
        return Phrase("weave-same")
    if not _can_stand_together([UNLIMITED] * len(gems), spell, beside):
        return Phrase("weave-no-room")
    for element in range(len(gems)):
        more = list(gems)
        more[element] = UNLIMITED
        if _can_stand_together(more, spell, beside):
            return Phrase("weave-short", {"element": ELEMENTS[element]})
    return Phrase("weave-short-of-several")


def _can_stand_together(gems: list[int], spell: Spell, beside: list[Spell]) -> bool:
    solver = Solver(gems, [spell, *beside], [1] * (len(beside) + 1))
    solver.best = len(beside)  # only an arrangement with all of them is better
    solver.solve()
    return solver.best > len(beside)
