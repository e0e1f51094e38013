"""Where the patterns of spells stand in a weave, the 5 × 5 grid of a mystic (BET-41)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from gloaming.games.betwixt_and_between.constants import CELLS, WEAVE_SIZE
from gloaming.games.betwixt_and_between.content.types import Spell

PATTERN_SIZE: Final = 3  # cells along a pattern


@final
class Placements:
    """Every placement of a pattern in a weave: its cells, what they must hold, and their bit masks.

    The first `upright` placements are not turned.
    """

    def __init__(self, pattern: tuple[int, ...]) -> None:
        self.cells: list[list[int]] = []
        self.holds: list[list[int]] = []  # element + 1, as in weaves
        self.masks: list[int] = []
        self.low: list[int] = []  # cells of water and, 25 bits higher, of wind
        self.high: list[int] = []  # cells of earth and, 25 bits higher, of fire
        self.upright = 0
        self.size = 0
        self.needs: list[int] = [0, 0, 0, 0]  # gems of each element
        spots = [
            (cell // PATTERN_SIZE, cell % PATTERN_SIZE, pattern[cell])
            for cell in range(9)
            if pattern[cell] >= 0
        ]
        self.size = len(spots)
        for _, _, element in spots:
            self.needs[element] += 1
        seen: set[tuple[int, ...]] = set()
        for turn in range(4):
            self._add_positions(spots, seen)
            if turn == 0:
                self.upright = len(self.masks)
            spots = [(column, PATTERN_SIZE - 1 - row, element) for row, column, element in spots]
        self.canonical: tuple[int, ...] = min(seen)  # equal for patterns that differ only by a turn

    def _add_positions(self, spots: list[tuple[int, int, int]], seen: set[tuple[int, ...]]) -> None:
        """Add every placement of the pattern turned like this; only its gems must lie inside the weave."""
        for down in range(1 - PATTERN_SIZE, WEAVE_SIZE):
            for right in range(1 - PATTERN_SIZE, WEAVE_SIZE):
                placed = sorted((row + down, column + right, element) for row, column, element in spots)
                if any(not (0 <= row < WEAVE_SIZE and 0 <= column < WEAVE_SIZE) for row, column, _ in placed):
                    continue
                cells = [row * WEAVE_SIZE + column for row, column, _ in placed]
                holds = [element + 1 for _, _, element in placed]
                key = (*cells, *holds)
                if key not in seen:
                    seen.add(key)
                    self.cells.append(cells)
                    self.holds.append(holds)
                    self.masks.append(sum(1 << cell for cell in cells))
                    self.low.append(
                        sum(1 << row * WEAVE_SIZE + c + CELLS * e for row, c, e in placed if e < 2)
                    )
                    self.high.append(
                        sum(1 << row * WEAVE_SIZE + c + CELLS * (e - 2) for row, c, e in placed if e >= 2)
                    )


_CACHE: Final[dict[tuple[int, ...], Placements]] = {}


def placements(spell: Spell) -> Placements:
    """Return the placements of a spell's pattern, computed once."""
    found = _CACHE.get(spell.pattern)
    if found is None:
        found = _CACHE[spell.pattern] = Placements(spell.pattern)
    return found


def standing_place(weave: list[int], places: Placements, start: i64) -> i64:
    """Return the first placement from `start` on that stands in the weave, turned or not, or -1."""
    for at in range(start, i64(len(places.cells))):
        cells, holds = places.cells[at], places.holds[at]
        fit = True
        for n in range(i64(len(cells))):
            if weave[cells[n]] != holds[n]:
                fit = False
                break
        if fit:
            return at
    return -1


def stands(weave: list[int], places: Placements) -> bool:
    """Whether the pattern is anywhere in the weave; mostly it already lacks gems."""
    water: i64 = 0
    wind: i64 = 0
    earth: i64 = 0
    fire: i64 = 0
    for gem in weave:
        if gem == 1:
            water += 1
        elif gem == 2:
            wind += 1
        elif gem == 3:
            earth += 1
        elif gem == 4:
            fire += 1
    needs = places.needs
    if water < needs[0] or wind < needs[1] or earth < needs[2] or fire < needs[3]:
        return False
    return standing_place(weave, places, 0) >= 0


def occurrences(weave: list[int], places: Placements) -> list[int]:
    """Return each set of cells on which the pattern stands, as bits."""
    found: list[int] = []
    at = standing_place(weave, places, 0)
    while at >= 0:
        found.append(places.masks[at])
        at = standing_place(weave, places, at + 1)
    return found


def place_on(weave: list[int], places: Placements, cells: int) -> int:
    """Return the placement that stands on exactly these cells, as bits."""
    at = standing_place(weave, places, 0)
    while places.masks[at] != cells:
        at = standing_place(weave, places, at + 1)
    return int(at)


def assigned(weave: list[int], spells: list[Spell]) -> list[int]:
    """Return the cells as bits that each spell stands on, no two on exactly the same, with most points.

    Bipartite matching of spells to sets of cells, by points: an earlier spell may move to another set to make
    room, but is never dropped. 0 for a spell that does not stand.
    """
    places = [occurrences(weave, placements(spell)) for spell in spells]
    owner: dict[int, int] = {}
    for spell in sorted(range(len(spells)), key=lambda n: (-spells[n].points, n)):
        _assign(spell, places, owner, set())
    result = [0] * len(spells)
    for cells, spell in owner.items():
        result[spell] = cells
    return result


def upheld(weave: list[int], spells: list[Spell]) -> list[bool]:
    """Return which spells stand together."""
    return [cells != 0 for cells in assigned(weave, spells)]


def nearest_place(weave: list[int], places: Placements) -> tuple[int, int]:
    """Return the placement with most of its gems in the weave, and their number."""
    best, most = 0, -1
    for at, cells in enumerate(places.cells):
        holds = places.holds[at]
        have = sum(weave[cells[n]] == holds[n] for n in range(len(cells)))
        if have > most:
            best, most = at, have
    return best, most


def _assign(spell: int, places: list[list[int]], owner: dict[int, int], tried: set[int]) -> bool:
    for mask in places[spell]:
        if mask not in tried:
            tried.add(mask)
            holder = owner.get(mask)
            if holder is None or _assign(holder, places, owner, tried):
                owner[mask] = spell
                return True
    return False


def free_gems(weave: list[int], spells: list[Spell]) -> int:
    """Return the largest possible number of gems in the weave that no spell uses (BET-60)."""
    standing = upheld(weave, spells)
    places = [occurrences(weave, placements(spells[n])) for n in range(len(spells)) if standing[n]]
    gems = sum(1 for gem in weave if gem)
    return gems - SmallestCover(places).least()


@final
class SmallestCover:
    """Finds the smallest union of cells in which each spell has a different set."""

    def __init__(self, places: list[list[int]]) -> None:
        self.places = places
        self.best: i64 = CELLS + 1

    def least(self) -> int:
        self._extend(0, list(range(len(self.places))), [])
        return int(self.best)

    def _extend(self, union: i64, open: list[int], taken: list[int]) -> None:
        """Branch on the spell whose cheapest set adds most cells, since others may then cost nothing."""
        if not open:
            self.best = min(self.best, bit_count(union))
            return
        hardest, most = -1, -1
        for spell in open:
            least = CELLS + 1
            for mask in self.places[spell]:
                if mask not in taken:
                    least = min(least, int(bit_count(mask & ~union)))
            if least > most:
                hardest, most = spell, least
        if bit_count(union) + most >= self.best:
            return
        rest = [spell for spell in open if spell != hardest]
        free = [mask for mask in self.places[hardest] if mask not in taken]
        free.sort(key=lambda mask: int(bit_count(mask & ~union)))
        for mask in free:
            if bit_count(union | mask) < self.best:
                self._extend(union | mask, rest, [*taken, mask])
                if most == 0 and not self._contested(mask, rest):
                    return

    def _contested(self, mask: int, rest: list[int]) -> bool:
        """Whether another open spell could stand on exactly these cells."""
        return any(mask in self.places[spell] for spell in rest)


def bit_count(mask: i64) -> i64:
    """Return the number of set bits."""
    count: i64 = 0
    while mask:
        mask &= mask - 1
        count += 1
    return count
