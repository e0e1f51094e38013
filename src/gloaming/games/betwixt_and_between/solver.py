"""An exact search over places of patterns: which spells can stand together with so many gems."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from gloaming.games.betwixt_and_between.content import Spell
from gloaming.games.betwixt_and_between.weave import CELLS, Fits, bits, fits


@final
class Solver:
    """Puts patterns over one another so that the spells that stand are worth most.

    A weave only grows on the way down, so a place that is barred by another element, or needs more gems than
    are left, stays impossible below: a spell without a place is out, and a branch whose spells still open
    cannot beat the best is cut. A spell that stands already costs nothing and is taken at once.
    """

    def __init__(self, gems: list[int], spells: list[Spell], worth: list[int]) -> None:
        self.left = list(gems)
        self.worth = worth
        self.fits: list[Fits] = [fits(spell) for spell in spells]
        self.twins = [[n for n, other in enumerate(self.fits) if other.same == own.same] for own in self.fits]
        self.weave = [0] * CELLS
        self.placed = [-1] * len(spells)
        self.used: i64 = 0
        self.gem_cost: i64 = 0  # what a gem costs against a spell's worth
        self.best: i64 = -1
        self.best_weave = [0] * CELLS
        self.best_placed = [-1] * len(spells)
        self.steps: i64 = 0
        self.limit: i64 = 0  # 0: none

    def solve(self, turned: bool) -> None:
        """Find the best; on an empty grid the first pattern need not be turned, as no side is the top."""
        domains = [self._possible(n, list(range(len(places.masks)))) for n, places in enumerate(self.fits)]
        self._dig([n for n in range(len(domains)) if domains[n]], domains, 0, turned)

    def lay(self, weave: list[int]) -> None:
        """Let these gems lie as they are, as far as they are owned."""
        for cell in range(CELLS):
            gem = weave[cell]
            if gem and self.left[gem - 1] > 0:
                self.weave[cell] = gem
                self.left[gem - 1] -= 1

    def in_use(self) -> int:
        """How many gems the best arrangement's spells stand on."""
        union = 0
        for spell, place in enumerate(self.best_placed):
            if place >= 0:
                union |= self.fits[spell].masks[place]
        return int(bits(union))

    def _dig(self, open: list[int], domains: list[list[int]], value: i64, turned: bool) -> None:
        self.steps += 1
        bound: i64 = value
        for spell in open:
            bound += self.worth[spell]
        if bound - self.used * self.gem_cost <= self.best:
            return
        if not open:
            self._keep(value - self.used * self.gem_cost)
            return
        if self.limit and self.steps > self.limit:
            return
        spell, tries = self._next(open, domains, turned)
        for place in tries:
            added = self._put(spell, place)
            self._narrow(open, domains, spell, value + self.worth[spell])
            self._take(spell, added)
            if bound - self.used * self.gem_cost <= self.best:
                return
        if self._cost(spell, tries[0]) > 0:
            self._dig([other for other in open if other != spell], domains, value, turned)

    def _narrow(self, open: list[int], domains: list[list[int]], spell: int, value: i64) -> None:
        """Go on with what the others still can do beside the spell just placed."""
        inner = list(domains)
        rest: list[int] = []
        for other in open:
            if other != spell:
                possible = self._possible(other, domains[other])
                inner[other] = possible
                if possible:
                    rest.append(other)
        self._dig(rest, inner, value, True)

    def _next(self, open: list[int], domains: list[list[int]], turned: bool) -> tuple[int, list[int]]:
        """A spell that stands already, or the one with the fewest places, the cheapest of these first."""
        chosen, fewest = open[0], 1_000
        for spell in open:
            places = domains[spell]
            if turned:
                for place in places:
                    if self._cost(spell, place) == 0:
                        return spell, [place]
            if len(places) < fewest:
                chosen, fewest = spell, len(places)
        tries = domains[chosen]
        if not turned:
            upright = self.fits[chosen].upright
            tries = [place for place in tries if place < upright]
        costs = {place: int(self._cost(chosen, place)) for place in tries}
        return chosen, sorted(tries, key=lambda place: costs[place])

    def _possible(self, spell: int, places: list[int]) -> list[int]:
        """Those of the places that what lies in the weave and what is left of the gems allow."""
        mine = self.fits[spell]
        weave, left = self.weave, self.left
        found: list[int] = []
        taken = [
            self.fits[twin].masks[self.placed[twin]] for twin in self.twins[spell] if self.placed[twin] >= 0
        ]
        for place in places:
            cells, holds = mine.cells[place], mine.holds[place]
            water: i64 = left[0]
            wind: i64 = left[1]
            earth: i64 = left[2]
            fire: i64 = left[3]
            for n in range(len(cells)):
                there: i64 = weave[cells[n]]
                gem: i64 = holds[n]
                if there == gem:
                    continue
                if there:
                    break
                if gem == 1:
                    water -= 1
                elif gem == 2:
                    wind -= 1
                elif gem == 3:
                    earth -= 1
                else:
                    fire -= 1
            else:
                if water >= 0 and wind >= 0 and earth >= 0 and fire >= 0 and mine.masks[place] not in taken:
                    found.append(place)
        return found

    def _cost(self, spell: int, place: int) -> i64:
        """The gems that this place would add."""
        cost: i64 = 0
        for cell in self.fits[spell].cells[place]:
            if self.weave[cell] == 0:
                cost += 1
        return cost

    def _put(self, spell: int, place: int) -> list[int]:
        """Lay the gems that are missing; their cells."""
        mine = self.fits[spell]
        cells, holds = mine.cells[place], mine.holds[place]
        self.placed[spell] = place
        added: list[int] = []
        for n in range(len(cells)):
            if self.weave[cells[n]] == 0:
                self.weave[cells[n]] = holds[n]
                self.left[holds[n] - 1] -= 1
                added.append(cells[n])
        self.used += len(added)
        return added

    def _take(self, spell: int, added: list[int]) -> None:
        self.placed[spell] = -1
        for cell in added:
            self.left[self.weave[cell] - 1] += 1
            self.weave[cell] = 0
        self.used -= len(added)

    def _keep(self, value: i64) -> None:
        self.best = value
        self.best_weave = list(self.weave)
        self.best_placed = list(self.placed)
