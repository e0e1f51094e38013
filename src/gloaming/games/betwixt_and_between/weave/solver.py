"""Exact search for the spells that can stand together with given gems."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from gloaming.games.betwixt_and_between.constants import CELLS
from gloaming.games.betwixt_and_between.content.types import Spell
from gloaming.games.betwixt_and_between.weave.patterns import Placements, bit_count, placements

# Half a weave is one integer: a bit per cell for one element, then a bit per cell for the other.
HALF: Final[i64] = (1 << CELLS) - 1
SUPPORT_SPELLS: Final = 4  # spells checked against each other


@final
class PartialWeave:
    """Gems placed so far, in two halves (water and wind, earth and fire), and the gems that are left."""

    def __init__(self, low: i64, high: i64, water: i64, wind: i64, earth: i64, fire: i64) -> None:
        self.low = low
        self.high = high
        self.water = water
        self.wind = wind
        self.earth = earth
        self.fire = fire

    def with_gems(self, low: i64, high: i64) -> PartialWeave:
        """Return a copy with these cells filled; gems that are there already are not counted again."""
        more_low, more_high = low & ~self.low, high & ~self.high
        return PartialWeave(
            self.low | low,
            self.high | high,
            self.water - bit_count(more_low & HALF),
            self.wind - bit_count(more_low >> CELLS),
            self.earth - bit_count(more_high & HALF),
            self.fire - bit_count(more_high >> CELLS),
        )

    def gems(self) -> i64:
        return bit_count(self.low) + bit_count(self.high)

    def occupied(self) -> i64:
        """Return the cells that are not free, in both parts of a half."""
        low, high = self.low, self.high
        cells: i64 = (low | low >> CELLS | high | high >> CELLS) & HALF
        return cells | cells << CELLS

    def can_afford(self, low: i64, high: i64) -> bool:
        """Whether enough gems are left for these cells."""
        return (
            bit_count(low & HALF) <= self.water
            and bit_count(low >> CELLS) <= self.wind
            and bit_count(high & HALF) <= self.earth
            and bit_count(high >> CELLS) <= self.fire
        )


@final
class Solver:
    """Places patterns, which may overlap, so that the spells that stand are worth most.

    Gems are only added while the search descends, so a placement that meets another element or needs too many
    gems stays impossible below. A branch is cut if its open spells cannot beat the best value. If none of
    them may be missing, placements that leave another spell none are removed too. A spell that stands already
    costs nothing and is taken at once.
    """

    def __init__(self, gems: list[int], spells: list[Spell], worth: list[int]) -> None:
        self.worth = worth
        self.placements: list[Placements] = [placements(spell) for spell in spells]
        self.twins = [
            [n for n, other in enumerate(self.placements) if other.canonical == own.canonical]
            for own in self.placements
        ]
        self.start = PartialWeave(0, 0, gems[0], gems[1], gems[2], gems[3])
        self.placed = [-1] * len(spells)
        self.gem_cost: i64 = 0  # cost of a gem, in units of worth
        self.best: i64 = -1
        self.best_weave = self.start
        self.best_placed = [-1] * len(spells)
        self.steps: i64 = 0
        self.limit: i64 = 0  # 0: no limit
        self.free: i64 = -1  # a placement found by `_possible` that needs no gem, or -1

    def preset(self, weave: list[int]) -> None:
        """Start from this weave, as far as its gems are owned."""
        one: i64 = 1  # mypyc shifts it as a 32-bit number: by at most 30 at once
        for cell in range(CELLS):
            gem: i64 = weave[cell]
            if gem == 1 or gem == 2:
                after = self.start.with_gems((one << cell) << ((gem - 1) * CELLS), 0)
            elif gem:
                after = self.start.with_gems(0, (one << cell) << ((gem - 3) * CELLS))
            else:
                continue
            if after.water >= 0 and after.wind >= 0 and after.earth >= 0 and after.fire >= 0:
                self.start = after
        self.best_weave = self.start

    def solve(self) -> None:
        """Find the best weave. On an empty one the first pattern need not be turned, by symmetry."""
        domains = [list(range(len(places.masks))) for places in self.placements]
        self._narrow(list(range(len(domains))), domains, 0, self.start, self.start.gems() > 0)

    def weave(self) -> list[int]:
        """Return the cells of the best weave."""
        partial = self.best_weave
        one: i64 = 1  # mypyc shifts it as a 32-bit number: by at most 30 at once
        found = [0] * CELLS
        for cell in range(CELLS):
            low: i64 = one << cell
            high: i64 = low << CELLS
            if partial.low & low:
                found[cell] = 1
            elif partial.low & high:
                found[cell] = 2
            elif partial.high & low:
                found[cell] = 3
            elif partial.high & high:
                found[cell] = 4
        return found

    def in_use(self) -> int:
        """Return the number of gems that the spells of the best weave use."""
        union = 0
        for spell, place in enumerate(self.best_placed):
            if place >= 0:
                union |= self.placements[spell].masks[place]
        return int(bit_count(union))

    def _narrow(
        self, open: list[int], domains: list[list[int]], value: i64, partial: PartialWeave, turned: bool
    ) -> None:
        """Remove impossible placements, take spells that stand already, then branch."""
        inner = list(domains)
        rest: list[int] = []
        freed: list[int] = []
        for spell in open:
            possible = self._possible(spell, domains[spell], partial)
            if self.free >= 0 and len(self.twins[spell]) == 1:
                self.placed[spell] = int(self.free)
                value += self.worth[spell]
                freed.append(spell)
            elif possible:
                inner[spell] = possible
                rest.append(spell)
        self._branch(rest, inner, value, partial, turned)
        for spell in freed:
            self.placed[spell] = -1

    def _branch(
        self, open: list[int], domains: list[list[int]], value: i64, partial: PartialWeave, turned: bool
    ) -> None:
        """Try every placement of the spell with the fewest, cheapest first, then leave the spell out."""
        self.steps += 1
        bound: i64 = value - partial.gems() * self.gem_cost
        if not open:
            if bound > self.best:
                self._record(bound, partial)
            return
        least: i64 = self.worth[open[0]]
        for spell in open:
            bound += self.worth[spell]
            least = min(least, self.worth[spell])
        if bound <= self.best or (self.limit and self.steps > self.limit):
            return
        if (
            len(open) > 1
            and bound - least <= self.best
            and not self._prune_unsupported(open, domains, partial)
        ):
            return
        chosen = open[0]
        for spell in open:
            if len(domains[spell]) < len(domains[chosen]):
                chosen = spell
        rest = [spell for spell in open if spell != chosen]
        mine = self.placements[chosen]
        for place in self._by_cost(chosen, domains[chosen], partial):
            if turned or place < mine.upright:
                self.placed[chosen] = place
                after = partial.with_gems(mine.low[place], mine.high[place])
                self._narrow(rest, domains, value + self.worth[chosen], after, True)
                self.placed[chosen] = -1
                if bound <= self.best:
                    return
        self._branch(rest, domains, value, partial, turned)

    def _prune_unsupported(self, open: list[int], domains: list[list[int]], partial: PartialWeave) -> bool:
        """Of the spells with fewest placements, keep only placements that leave each other one possible.

        Whether each has one left. With more spells this would take longer than it saves.
        """
        keyed = [len(domains[spell]) * 1024 + spell for spell in open]
        keyed.sort()
        tight = [key % 1024 for key in keyed[:SUPPORT_SPELLS]]
        for spell in tight:
            mine = self.placements[spell]
            remaining: list[int] = []
            for place in domains[spell]:
                after = partial.with_gems(mine.low[place], mine.high[place])
                if self._leaves_room(spell, tight, domains, after):
                    remaining.append(place)
            if not remaining:
                return False
            domains[spell] = remaining
        return True

    def _leaves_room(
        self, spell: int, open: list[int], domains: list[list[int]], partial: PartialWeave
    ) -> bool:
        return all(other == spell or self._fits_somewhere(other, domains[other], partial) for other in open)

    def _fits_somewhere(self, spell: int, places: list[int], partial: PartialWeave) -> bool:
        mine = self.placements[spell]
        low, high = partial.low, partial.high
        occupied = partial.occupied()
        for place in places:
            more_low: i64 = mine.low[place] & ~low
            more_high: i64 = mine.high[place] & ~high
            if (more_low | more_high) & occupied == 0 and partial.can_afford(more_low, more_high):
                return True
        return False

    def _by_cost(self, spell: int, places: list[int], partial: PartialWeave) -> list[int]:
        mine = self.placements[spell]
        keyed: list[int] = []
        for place in places:
            cost = bit_count(mine.low[place] & ~partial.low) + bit_count(mine.high[place] & ~partial.high)
            keyed.append(int(cost) * 64 + place)  # a pattern has at most 64 placements
        keyed.sort()
        return [key % 64 for key in keyed]

    def _possible(self, spell: int, places: list[int], partial: PartialWeave) -> list[int]:
        """Return the placements that the cells and the remaining gems allow."""
        mine = self.placements[spell]
        low, high = partial.low, partial.high
        occupied = partial.occupied()
        single = len(self.twins[spell]) == 1
        found: list[int] = []
        self.free = -1
        for place in places:
            more_low: i64 = mine.low[place] & ~low
            more_high: i64 = mine.high[place] & ~high
            if (more_low | more_high) & occupied:
                continue  # another element is there
            if partial.can_afford(more_low, more_high) and (single or not self._taken(spell, place)):
                if not more_low and not more_high:
                    self.free = place
                found.append(place)
        return found

    def _taken(self, spell: int, place: int) -> bool:
        """Whether a spell with the same pattern stands on exactly these cells (BET-41)."""
        mask = self.placements[spell].masks[place]
        return any(
            self.placed[twin] >= 0 and self.placements[twin].masks[self.placed[twin]] == mask
            for twin in self.twins[spell]
        )

    def _record(self, value: i64, partial: PartialWeave) -> None:
        self.best = value
        self.best_weave = partial
        self.best_placed = list(self.placed)
