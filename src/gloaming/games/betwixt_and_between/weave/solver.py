"""An exact search over places of patterns: which spells can stand together with so many gems."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from gloaming.games.betwixt_and_between.constants import CELLS
from gloaming.games.betwixt_and_between.content.types import Spell
from gloaming.games.betwixt_and_between.weave.patterns import Placements, bit_count, placements

# Half a weave is one number: a bit for each cell with the lower element, then one for each with the higher.
HALF: Final[i64] = (1 << CELLS) - 1
SUPPORT_SPELLS: Final = 4  # spells that are looked at together


@final
class PartialWeave:
    """What lies, as two halves: water and wind, earth and fire; and how many gems are left of each."""

    def __init__(self, low: i64, high: i64, water: i64, wind: i64, earth: i64, fire: i64) -> None:
        self.low = low
        self.high = high
        self.water = water
        self.wind = wind
        self.earth = earth
        self.fire = fire

    def with_gems(self, low: i64, high: i64) -> PartialWeave:
        """With these cells filled as well; what lies there already is not paid for again."""
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
        """The cells that are not free, in each part of a half."""
        low, high = self.low, self.high
        cells: i64 = (low | low >> CELLS | high | high >> CELLS) & HALF
        return cells | cells << CELLS

    def can_afford(self, low: i64, high: i64) -> bool:
        """Whether there are gems for these cells."""
        return (
            bit_count(low & HALF) <= self.water
            and bit_count(low >> CELLS) <= self.wind
            and bit_count(high & HALF) <= self.earth
            and bit_count(high >> CELLS) <= self.fire
        )


@final
class Solver:
    """Puts patterns over one another so that the spells that stand are worth most.

    A weave only grows on the way down, so a place that is barred by another element, or needs more gems than
    are left, stays impossible below: a spell without a place is out, and a branch whose spells still open
    cannot beat the best is cut. Where not one of them may be missing, places that leave another spell none
    are out as well. A spell that stands already costs nothing and is taken at once.
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
        self.gem_cost: i64 = 0  # what a gem costs against a spell's worth
        self.best: i64 = -1
        self.best_weave = self.start
        self.best_placed = [-1] * len(spells)
        self.steps: i64 = 0
        self.limit: i64 = 0  # 0: none
        self.free: i64 = -1  # the place that `_possible` saw to cost nothing

    def preset(self, weave: list[int]) -> None:
        """Let these gems lie as they are, as far as they are owned."""
        one: i64 = 1  # mypyc shifts it as a number of 32 bits: never by more than 30 at once
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
        """Find the best. On an empty grid the first pattern need not be turned, as no side is the top."""
        domains = [list(range(len(places.masks))) for places in self.placements]
        self._narrow(list(range(len(domains))), domains, 0, self.start, self.start.gems() > 0)

    def weave(self) -> list[int]:
        """The best arrangement's gems."""
        ground = self.best_weave
        one: i64 = 1  # mypyc shifts it as a number of 32 bits: never by more than 30 at once
        found = [0] * CELLS
        for cell in range(CELLS):
            low: i64 = one << cell
            high: i64 = low << CELLS
            if ground.low & low:
                found[cell] = 1
            elif ground.low & high:
                found[cell] = 2
            elif ground.high & low:
                found[cell] = 3
            elif ground.high & high:
                found[cell] = 4
        return found

    def in_use(self) -> int:
        """How many gems the best arrangement's spells stand on."""
        union = 0
        for spell, place in enumerate(self.best_placed):
            if place >= 0:
                union |= self.placements[spell].masks[place]
        return int(bit_count(union))

    def _narrow(
        self, open: list[int], domains: list[list[int]], value: i64, ground: PartialWeave, turned: bool
    ) -> None:
        """Go on with what the open spells still can do; those that stand already are placed for nothing."""
        inner = list(domains)
        rest: list[int] = []
        freed: list[int] = []
        for spell in open:
            possible = self._possible(spell, domains[spell], ground)
            if self.free >= 0 and len(self.twins[spell]) == 1:
                self.placed[spell] = int(self.free)
                value += self.worth[spell]
                freed.append(spell)
            elif possible:
                inner[spell] = possible
                rest.append(spell)
        self._branch(rest, inner, value, ground, turned)
        for spell in freed:
            self.placed[spell] = -1

    def _branch(
        self, open: list[int], domains: list[list[int]], value: i64, ground: PartialWeave, turned: bool
    ) -> None:
        """Try every place of the spell that has the fewest, the cheapest first, and then to do without it."""
        self.steps += 1
        bound: i64 = value - ground.gems() * self.gem_cost
        if not open:
            if bound > self.best:
                self._record(bound, ground)
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
            and not self._prune_unsupported(open, domains, ground)
        ):
            return
        chosen = open[0]
        for spell in open:
            if len(domains[spell]) < len(domains[chosen]):
                chosen = spell
        rest = [spell for spell in open if spell != chosen]
        mine = self.placements[chosen]
        for place in self._by_cost(chosen, domains[chosen], ground):
            if turned or place < mine.upright:
                self.placed[chosen] = place
                after = ground.with_gems(mine.low[place], mine.high[place])
                self._narrow(rest, domains, value + self.worth[chosen], after, True)
                self.placed[chosen] = -1
                if bound <= self.best:
                    return
        self._branch(rest, domains, value, ground, turned)

    def _prune_unsupported(self, open: list[int], domains: list[list[int]], ground: PartialWeave) -> bool:
        """Leave of the spells with fewest places only those beside which the others can stand.

        Whether all have some; with more spells it would take longer than it saves.
        """
        keyed = [len(domains[spell]) * 1024 + spell for spell in open]
        keyed.sort()
        tight = [key % 1024 for key in keyed[:SUPPORT_SPELLS]]
        for spell in tight:
            mine = self.placements[spell]
            kept: list[int] = []
            for place in domains[spell]:
                after = ground.with_gems(mine.low[place], mine.high[place])
                if self._leaves_room(spell, tight, domains, after):
                    kept.append(place)
            if not kept:
                return False
            domains[spell] = kept
        return True

    def _leaves_room(
        self, spell: int, open: list[int], domains: list[list[int]], ground: PartialWeave
    ) -> bool:
        return all(other == spell or self._fits_somewhere(other, domains[other], ground) for other in open)

    def _fits_somewhere(self, spell: int, places: list[int], ground: PartialWeave) -> bool:
        mine = self.placements[spell]
        low, high = ground.low, ground.high
        lying = ground.occupied()
        for place in places:
            more_low: i64 = mine.low[place] & ~low
            more_high: i64 = mine.high[place] & ~high
            if (more_low | more_high) & lying == 0 and ground.can_afford(more_low, more_high):
                return True
        return False

    def _by_cost(self, spell: int, places: list[int], ground: PartialWeave) -> list[int]:
        mine = self.placements[spell]
        keyed: list[int] = []
        for place in places:
            cost = bit_count(mine.low[place] & ~ground.low) + bit_count(mine.high[place] & ~ground.high)
            keyed.append(int(cost) * 64 + place)  # a pattern has at most 64 places
        keyed.sort()
        return [key % 64 for key in keyed]

    def _possible(self, spell: int, places: list[int], ground: PartialWeave) -> list[int]:
        """Those of the places that what lies and what is left of the gems allow."""
        mine = self.placements[spell]
        low, high = ground.low, ground.high
        lying = ground.occupied()
        single = len(self.twins[spell]) == 1
        found: list[int] = []
        self.free = -1
        for place in places:
            more_low: i64 = mine.low[place] & ~low
            more_high: i64 = mine.high[place] & ~high
            if (more_low | more_high) & lying:
                continue  # another element is there
            if ground.can_afford(more_low, more_high) and (single or not self._taken(spell, place)):
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

    def _record(self, value: i64, ground: PartialWeave) -> None:
        self.best = value
        self.best_weave = ground
        self.best_placed = list(self.placed)
