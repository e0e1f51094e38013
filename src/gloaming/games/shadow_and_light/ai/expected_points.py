"""How well an adventure stands, in points: what is there, what may come, and how likely 8 XP are."""

from __future__ import annotations

from math import exp, sqrt
from typing import Final, final

from mypy_extensions import i64

from gloaming.games.shadow_and_light.ai.encounter_tables import Attempt, EncounterTables
from gloaming.games.shadow_and_light.ai.placement_odds import guard_chance
from gloaming.games.shadow_and_light.constants import CELLS, CLOSE, GREEN_XP, HELD
from gloaming.games.shadow_and_light.content.types import ANIMAL, CHARACTER, DANGER, GUILD, RUNE
from gloaming.games.shadow_and_light.rules.outcome import double_score
from gloaming.games.shadow_and_light.state import ShadowAndLightState

# All guessed, then changed one by one by the share of adventures that reach 8 XP.
GREEN_POINTS: Final = 40.0  # points for the green land
XP_POINTS: Final = 3.0
OTHER_TARGETS: Final = 0.3  # the share of all other fields, seen from the one that one goes for
DANGER_CHANCE: Final = 15 / 36  # of dangers; as many go wrong
GOLD_XP: Final = 0.09  # XP that a gold may bring yet
FOOD_XP: Final = 0.07
MANIPULATION_XP: Final = 0.2
LINE_XP: Final = 0.25
MAX_RESOURCE_XP: Final = 0.4  # for each encounter that is left
BASE_VARIANCE: Final = 0.5  # added to the variance of the XP to come
MANIPULATION_POINTS: Final = 1.5  # points that an animal's manipulation is worth
LOOT_POINTS: Final = 1.2  # points for a loot or a rune
DEATH_RISK: Final = (1.0, 0.22, 0.08, 0.03, 0.01)  # of losing half by dying, by health
GOLD_POINTS: Final = 0.15
FOOD_POINTS: Final = 0.45  # two bring back a health, at the end


@final
class ExpectedPoints:
    """What hangs on the whole position: worth of an XP, of a success, of resources."""

    def __init__(self, tables: EncounterTables, state: ShadowAndLightState) -> None:
        self.tables = tables
        self.state = state
        lookup = tables.lookup
        self.targets: list[int] = []  # fields worth going to
        self.target_xp: list[float] = []  # the XP that each of them promises
        self.target_points: list[float] = []  # and the other points
        self.encounters = 0
        xp = 0.0
        variance = BASE_VARIANCE
        for at in tables.targets:
            if state.crossed[at] or not state.area_is_open(at):
                continue
            kind = lookup.kinds[at]
            promise = 0.0
            points = 0.0
            if kind in (ANIMAL, CHARACTER):
                self.encounters += 1
                if at == state.at and state.attempt > 0:
                    continue
                promise = self.with_second_attempt(tables.first_chances[lookup.encounter(at)])
            elif kind == DANGER:
                promise = DANGER_CHANCE
                points = -DANGER_CHANCE * 0.5 * (self.health_cost() + LOOT_POINTS)
            elif kind == RUNE:
                points = float(CELLS - int(state.runes).bit_count()) / CELLS
            else:
                points = self.learning_points(at)
            if XP_POINTS * promise + points > 0.0:
                self.targets.append(at)
                self.target_xp.append(promise)
                self.target_points.append(points)
                xp += promise
                variance += promise * (1.0 - promise)
        self.total_target_xp = xp
        self.target_values: list[float] = []  # what going for each open field promises, once somebody asks
        self.expected_xp = float(state.xp) + xp + self.resource_xp()
        self.xp_std = sqrt(variance)
        self.xp_value = XP_POINTS  # what an XP is worth now
        if state.xp < GREEN_XP:
            chance = self.green_chance(self.expected_xp)
            self.xp_value += GREEN_POINTS * 1.7 * chance * (1.0 - chance) / self.xp_std

    def with_second_attempt(self, chance: float) -> float:
        """Of success in an encounter, with a second attempt where food allows it."""
        food = min(1.0, 0.15 * float(self.state.food))
        return chance + (1.0 - chance) * chance * food

    def learning_points(self, at: int) -> float:
        """The points of a guild or a teacher."""
        state = self.state
        property = self.tables.lookup.whats[at]
        if self.tables.lookup.kinds[at] == GUILD:
            return self.tables.task_points(int(state.tasks)).value(0, 0, 3, 3)
        if state.guild == property:
            return 5.0
        row = self.tables.lookup.adventure.teaching[state.sides[property] // 2 - 2]
        return 5.0 * guard_chance(row[len(row) // 2], int(state.gold))

    def health_cost(self) -> float:
        """What losing a health costs: a point, and a higher risk to lose half of all."""
        health = int(self.state.health)
        more = DEATH_RISK[min(health - 1, len(DEATH_RISK) - 1)] - DEATH_RISK[min(health, len(DEATH_RISK) - 1)]
        return 1.0 + 0.5 * more * (
            points_without_xp(self.state) + XP_POINTS * float(self.state.xp - self.state.start_xp)
        )

    def resource_xp(self) -> float:
        """The XP that resources and manipulations may bring yet."""
        state = self.state
        general = sum(state.manipulations)
        lines = sum(state.summons) + state.artifacts.count(HELD)
        found = MANIPULATION_XP * general + LINE_XP * lines
        found += GOLD_XP * float(state.gold) + FOOD_XP * float(state.food)
        return min(found, MAX_RESOURCE_XP * self.encounters)

    def green_chance(self, xp: float) -> float:
        """The chance that 8 XP are reached, with so many expected."""
        if self.state.xp >= GREEN_XP:
            return 1.0
        return 1.0 / (1.0 + exp(-1.7 * (xp - GREEN_XP + 0.5) / self.xp_std))

    def success_value(self, at: i64) -> float:
        """The points by which success in an encounter is better than failure."""
        bonus = (
            MANIPULATION_POINTS + LOOT_POINTS
            if self.tables.lookup.kinds[at] == ANIMAL
            else MANIPULATION_POINTS
        )
        return self.xp_value + bonus

    def total(self, at: i64, extra: float) -> float:
        """Points, with the figure on this field and so much XP promised by the encounter there."""
        state = self.state
        xp = self.expected_xp + extra
        value = XP_POINTS * xp + GREEN_POINTS * self.green_chance(xp) + self.place_value(at)
        value += points_without_xp(state) + GOLD_POINTS * float(state.gold) + FOOD_POINTS * float(state.food)
        risk = DEATH_RISK[min(int(state.health), len(DEATH_RISK) - 1)]
        value -= 0.5 * risk * (points_without_xp(state) + XP_POINTS * float(state.xp - state.start_xp))
        every = state.options.provisions
        if every:
            value -= (FOOD_POINTS + 0.3) * float(int(state.movements) % every) / every
        return value

    def place_value(self, at: i64) -> float:
        """What going for the best open field promises from here: points, less the XP that may be missed.

        One field draws, not the sum of all: else the middle between several would be a place to stay.
        """
        if not self.target_values:
            self._find_target_values()
        near = self.tables.distance_weights[self._open_area()][at]
        best = 0.0
        for number in range(len(self.targets)):
            best = max(best, near[self.targets[number]] * self.target_values[number])
        return best - self.xp_value * self.total_target_xp

    def _find_target_values(self) -> None:
        """What each open field is worth to whoever is there, with a share of all others as seen from it."""
        rows = self.tables.distance_weights[self._open_area()]
        worths = [
            points + self.xp_value * promise
            for points, promise in zip(self.target_points, self.target_xp, strict=True)
        ]
        for number in range(len(self.targets)):
            near = rows[self.targets[number]]
            rest = 0.0
            for other in range(len(self.targets)):
                if other != number:
                    rest += near[self.targets[other]] * worths[other]
            self.target_values.append(worths[number] + OTHER_TARGETS * rest)

    def has_target_within(self, at: i64, steps: int) -> bool:
        """Whether an open field is so near."""
        apart = self.tables.distances[self._open_area()][at]
        return any(apart[each] <= steps for each in self.targets)

    def _open_area(self) -> int:
        """The land that is open, for tables of distances."""
        return 0 if self.state.xp < GREEN_XP else 2


def points_without_xp(state: ShadowAndLightState) -> float:
    """Points that are there already, but for XP; the adventure goes on."""
    return float(int(double_score(state)) // 2 - 3 * (int(state.xp) - int(state.start_xp)))


def final_points(state: ShadowAndLightState) -> float:
    """The score, while the accounts are closed or after."""
    points = int(double_score(state)) / 2
    return float(points) + (0.05 * float(state.hearts) if state.phase == CLOSE else 0.0)


def attempt_of(tables: EncounterTables, state: ShadowAndLightState) -> Attempt:
    """The attempt at hand, as chances of success in an encounter, as points in a guild."""
    if tables.lookup.kinds[state.at] == GUILD:
        return Attempt(state, None, tables.task_points(int(state.tasks)))
    return Attempt(state, tables.encounter_odds[tables.lookup.encounter(state.at)], None)
