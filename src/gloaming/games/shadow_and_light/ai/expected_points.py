"""How well an adventure stands, in points: what is there, what may come, and how likely 8 XP are."""

from __future__ import annotations

from math import exp, sqrt
from typing import Final, final

from mypy_extensions import i64

from gloaming.games.shadow_and_light.actions import CELLS, GREEN_XP
from gloaming.games.shadow_and_light.ai.encounter_tables import Attempt, Prospects
from gloaming.games.shadow_and_light.ai.placement_odds import let_in
from gloaming.games.shadow_and_light.content.types import ANIMAL, CHARACTER, DANGER, GUILD, RUNE
from gloaming.games.shadow_and_light.state import CLOSE, HELD, Stage

# All guessed, then changed one by one by the share of adventures that reach 8 XP.
OPENING: Final = 40.0  # points for the green land
EACH_XP: Final = 3.0
REST: Final = 0.3  # the share of all other fields, seen from the one that one goes for
MASTERED: Final = 15 / 36  # of dangers; as many go wrong
GOLD_HELP: Final = 0.09  # XP that a gold may bring yet
FOOD_HELP: Final = 0.07
GENERAL_HELP: Final = 0.2
LINE_HELP: Final = 0.25
MOST_HELP: Final = 0.4  # for each encounter that is left
SPREAD: Final = 0.5  # added to the variance of the XP to come
MANIPULATION: Final = 1.5  # points that an animal's manipulation is worth
SPOIL: Final = 1.2  # points for a loot or a rune
RISK: Final = (1.0, 0.22, 0.08, 0.03, 0.01)  # of losing half by dying, by health
GOLD_POINTS: Final = 0.15
FOOD_POINTS: Final = 0.45  # two bring back a health, at the end


@final
class Outlook:
    """What hangs on the whole position: worth of an XP, of a success, of resources."""

    def __init__(self, prospects: Prospects, stage: Stage) -> None:
        self.prospects = prospects
        self.stage = stage
        ground = prospects.ground
        self.open: list[int] = []  # fields worth going to
        self.promises: list[float] = []  # the XP that each of them promises
        self.points: list[float] = []  # and the other points
        self.encounters = 0
        xp = 0.0
        variance = SPREAD
        for at in prospects.targets:
            if stage.crossed[at] or not stage.open_area(at):
                continue
            kind = ground.kinds[at]
            promise = 0.0
            points = 0.0
            if kind in (ANIMAL, CHARACTER):
                self.encounters += 1
                if at == stage.at and stage.attempt > 0:
                    continue
                promise = self.twice(prospects.fresh[ground.encounter(at)])
            elif kind == DANGER:
                promise = MASTERED
                points = -MASTERED * 0.5 * (self.hurt() + SPOIL)
            elif kind == RUNE:
                points = float(CELLS - int(stage.runes).bit_count()) / CELLS
            else:
                points = self.learning(at)
            if EACH_XP * promise + points > 0.0:
                self.open.append(at)
                self.promises.append(promise)
                self.points.append(points)
                xp += promise
                variance += promise * (1.0 - promise)
        self.promised = xp
        self.goals: list[float] = []  # what going for each open field promises, once somebody asks
        self.xp = float(stage.xp) + xp + self.help()
        self.scatter = sqrt(variance)
        self.each_xp = EACH_XP  # what an XP is worth now
        if stage.xp < GREEN_XP:
            chance = self.reaching(self.xp)
            self.each_xp += OPENING * 1.7 * chance * (1.0 - chance) / self.scatter

    def twice(self, chance: float) -> float:
        """Of success in an encounter, with a second attempt where food allows it."""
        food = min(1.0, 0.15 * float(self.stage.food))
        return chance + (1.0 - chance) * chance * food

    def learning(self, at: int) -> float:
        """The points of a guild or a teacher."""
        stage = self.stage
        property = self.prospects.ground.whats[at]
        if self.prospects.ground.kinds[at] == GUILD:
            return self.prospects.lesson(int(stage.tasks)).value(0, 0, 3, 3)
        if stage.guild == property:
            return 5.0
        row = self.prospects.ground.tale.teaching[stage.sides[property] // 2 - 2]
        return 5.0 * let_in(row[len(row) // 2], int(stage.gold))

    def hurt(self) -> float:
        """What losing a health costs: a point, and a higher risk to lose half of all."""
        health = int(self.stage.health)
        more = RISK[min(health - 1, len(RISK) - 1)] - RISK[min(health, len(RISK) - 1)]
        return 1.0 + 0.5 * more * (settled(self.stage) + EACH_XP * float(self.stage.xp - self.stage.start_xp))

    def help(self) -> float:
        """The XP that resources and manipulations may bring yet."""
        stage = self.stage
        general = sum(stage.manipulations)
        lines = sum(stage.summons) + stage.artifacts.count(HELD)
        found = GENERAL_HELP * general + LINE_HELP * lines
        found += GOLD_HELP * float(stage.gold) + FOOD_HELP * float(stage.food)
        return min(found, MOST_HELP * self.encounters)

    def reaching(self, xp: float) -> float:
        """The chance that 8 XP are reached, with so many expected."""
        if self.stage.xp >= GREEN_XP:
            return 1.0
        return 1.0 / (1.0 + exp(-1.7 * (xp - GREEN_XP + 0.5) / self.scatter))

    def success(self, at: i64) -> float:
        """The points by which success in an encounter is better than failure."""
        bonus = MANIPULATION + SPOIL if self.prospects.ground.kinds[at] == ANIMAL else MANIPULATION
        return self.each_xp + bonus

    def standing(self, at: i64, extra: float) -> float:
        """Points, with the figure on this field and so much XP promised by the encounter there."""
        stage = self.stage
        xp = self.xp + extra
        value = EACH_XP * xp + OPENING * self.reaching(xp) + self.place(at)
        value += settled(stage) + GOLD_POINTS * float(stage.gold) + FOOD_POINTS * float(stage.food)
        risk = RISK[min(int(stage.health), len(RISK) - 1)]
        value -= 0.5 * risk * (settled(stage) + EACH_XP * float(stage.xp - stage.start_xp))
        every = stage.terms.provisions
        if every:
            value -= (FOOD_POINTS + 0.3) * float(int(stage.movements) % every) / every
        return value

    def place(self, at: i64) -> float:
        """What going for the best open field promises from here: points, less the XP that may be missed.

        One field draws, not the sum of all: else the middle between several would be a place to stay.
        """
        if not self.goals:
            self._find_goals()
        near = self.prospects.near[self._area()][at]
        best = 0.0
        for number in range(len(self.open)):
            best = max(best, near[self.open[number]] * self.goals[number])
        return best - self.each_xp * self.promised

    def _find_goals(self) -> None:
        """What each open field is worth to whoever is there, with a share of all others as seen from it."""
        rows = self.prospects.near[self._area()]
        worths = [
            points + self.each_xp * promise
            for points, promise in zip(self.points, self.promises, strict=True)
        ]
        for number in range(len(self.open)):
            near = rows[self.open[number]]
            rest = 0.0
            for other in range(len(self.open)):
                if other != number:
                    rest += near[self.open[other]] * worths[other]
            self.goals.append(worths[number] + REST * rest)

    def within(self, at: i64, steps: int) -> bool:
        """Whether an open field is so near."""
        apart = self.prospects.apart[self._area()][at]
        return any(apart[each] <= steps for each in self.open)

    def _area(self) -> int:
        """The land that is open, for tables of distances."""
        return 0 if self.stage.xp < GREEN_XP else 2


def settled(stage: Stage) -> float:
    """Points that are there already, but for XP; the adventure goes on."""
    return float(int(stage.points()) // 2 - 3 * (int(stage.xp) - int(stage.start_xp)))


def ended(stage: Stage) -> float:
    """The score, while the accounts are closed or after."""
    points = int(stage.points()) / 2
    return float(points) + (0.05 * float(stage.hearts) if stage.phase == CLOSE else 0.0)


def attempt_of(prospects: Prospects, stage: Stage) -> Attempt:
    """The attempt at hand, as chances of success in an encounter, as points in a guild."""
    if prospects.ground.kinds[stage.at] == GUILD:
        return Attempt(stage, None, prospects.lesson(int(stage.tasks)))
    return Attempt(stage, prospects.covers[prospects.ground.encounter(stage.at)], None)
