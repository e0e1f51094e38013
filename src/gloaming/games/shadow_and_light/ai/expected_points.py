"""Expected points of a position: points scored, points to come, and the chance to reach 8 XP."""

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

# Estimated, then tuned one by one by the share of adventures that reach 8 XP.
GREEN_POINTS: Final = 40.0  # for reaching the green area
XP_POINTS: Final = 3.0
OTHER_TARGETS: Final = 0.3  # share of all other targets added to the value of one
DANGER_CHANCE: Final = 15 / 36  # of mastering a danger; losing is as likely
GOLD_XP: Final = 0.09  # expected XP of a gold
FOOD_XP: Final = 0.07
MANIPULATION_XP: Final = 0.2
LINE_XP: Final = 0.25
MAX_RESOURCE_XP: Final = 0.4  # for each encounter left
BASE_VARIANCE: Final = 0.5  # added to the variance of expected XP
MANIPULATION_POINTS: Final = 1.5  # value of an animal's manipulation
LOOT_POINTS: Final = 1.2  # value of a loot or a rune
DEATH_RISK: Final = (1.0, 0.22, 0.08, 0.03, 0.01)  # chance to die and lose half of the score, by health
GOLD_POINTS: Final = 0.15
FOOD_POINTS: Final = 0.45  # at the end two restore a health


@final
class ExpectedPoints:
    """Expected points of a position, with the value of an XP, a success and resources."""

    def __init__(self, tables: EncounterTables, state: ShadowAndLightState) -> None:
        self.tables = tables
        self.state = state
        lookup = tables.lookup
        self.targets: list[int] = []  # fields worth going to
        self.target_xp: list[float] = []  # expected XP of each
        self.target_points: list[float] = []  # other expected points of each
        self.encounters = 0
        total_xp = 0.0
        variance = BASE_VARIANCE
        for at in tables.targets:
            if state.crossed[at] or not state.area_is_open(at):
                continue
            kind = lookup.kinds[at]
            xp = 0.0
            points = 0.0
            if kind in (ANIMAL, CHARACTER):
                self.encounters += 1
                if at == state.at and state.attempt > 0:
                    continue
                xp = self.with_second_attempt(tables.first_chances[lookup.encounter(at)])
            elif kind == DANGER:
                xp = DANGER_CHANCE
                points = -DANGER_CHANCE * 0.5 * (self.health_cost() + LOOT_POINTS)
            elif kind == RUNE:
                points = float(CELLS - int(state.runes).bit_count()) / CELLS
            else:
                points = self.learning_points(at)
            if XP_POINTS * xp + points > 0.0:
                self.targets.append(at)
                self.target_xp.append(xp)
                self.target_points.append(points)
                total_xp += xp
                variance += xp * (1.0 - xp)
        self.total_target_xp = total_xp
        self.target_values: list[float] = []  # value of each target, computed on first use
        self.expected_xp = float(state.xp) + total_xp + self.resource_xp()
        self.xp_std = sqrt(variance)
        self.xp_value = XP_POINTS  # points of one more XP
        if state.xp < GREEN_XP:
            chance = self.green_chance(self.expected_xp)
            self.xp_value += GREEN_POINTS * 1.7 * chance * (1.0 - chance) / self.xp_std

    def with_second_attempt(self, chance: float) -> float:
        """The chance of success in an encounter, with a second attempt if there is food."""
        food = min(1.0, 0.15 * float(self.state.food))
        return chance + (1.0 - chance) * chance * food

    def learning_points(self, at: int) -> float:
        """Expected points of a guild or a teacher."""
        state = self.state
        property = self.tables.lookup.whats[at]
        if self.tables.lookup.kinds[at] == GUILD:
            return self.tables.task_points(int(state.tasks)).value(0, 0, 3, 3)
        if state.guild == property:
            return 5.0
        row = self.tables.lookup.adventure.teaching[state.sides[property] // 2 - 2]
        return 5.0 * guard_chance(row[len(row) // 2], int(state.gold))

    def health_cost(self) -> float:
        """Expected points lost with a health: one point, and a higher risk to lose half of the score."""
        health = int(self.state.health)
        more = DEATH_RISK[min(health - 1, len(DEATH_RISK) - 1)] - DEATH_RISK[min(health, len(DEATH_RISK) - 1)]
        return 1.0 + 0.5 * more * points_at_risk(self.state)

    def resource_xp(self) -> float:
        """Expected XP of resources and manipulations."""
        state = self.state
        general = sum(state.manipulations)
        lines = sum(state.summons) + state.artifacts.count(HELD)
        found = MANIPULATION_XP * general + LINE_XP * lines
        found += GOLD_XP * float(state.gold) + FOOD_XP * float(state.food)
        return min(found, MAX_RESOURCE_XP * self.encounters)

    def green_chance(self, xp: float) -> float:
        """The chance to reach 8 XP when so many are expected."""
        if self.state.xp >= GREEN_XP:
            return 1.0
        return 1.0 / (1.0 + exp(-1.7 * (xp - GREEN_XP + 0.5) / self.xp_std))

    def success_value(self, at: i64) -> float:
        """How many points success in an encounter is better than failure."""
        loot = LOOT_POINTS if self.tables.lookup.kinds[at] == ANIMAL else 0.0
        return self.xp_value + (MANIPULATION_POINTS + loot)

    def total(self, at: i64, extra: float) -> float:
        """Expected points with the figure on this field and this extra XP expected there."""
        state = self.state
        xp = self.expected_xp + extra
        value = XP_POINTS * xp + GREEN_POINTS * self.green_chance(xp) + self.place_value(at)
        value += points_without_xp(state) + GOLD_POINTS * float(state.gold) + FOOD_POINTS * float(state.food)
        risk = DEATH_RISK[min(int(state.health), len(DEATH_RISK) - 1)]
        value -= 0.5 * risk * points_at_risk(state)
        every = state.options.provisions
        if every:
            value -= (FOOD_POINTS + 0.3) * float(int(state.movements) % every) / every
        return value

    def place_value(self, at: i64) -> float:
        """The value of the best target from here, less the value of the XP of all targets.

        Only one target counts: with the sum of all, bots would stay in the middle between several.
        """
        if not self.target_values:
            self._find_target_values()
        weights = self.tables.distance_weights[self._open_area()][at]
        best = 0.0
        for number in range(len(self.targets)):
            best = max(best, weights[self.targets[number]] * self.target_values[number])
        return best - self.xp_value * self.total_target_xp

    def _find_target_values(self) -> None:
        """The value of each target at its field, with a share of all others weighted by distance."""
        rows = self.tables.distance_weights[self._open_area()]
        values = [
            points + self.xp_value * xp for points, xp in zip(self.target_points, self.target_xp, strict=True)
        ]
        for number in range(len(self.targets)):
            weights = rows[self.targets[number]]
            rest = 0.0
            for other in range(len(self.targets)):
                if other != number:
                    rest += weights[self.targets[other]] * values[other]
            self.target_values.append(values[number] + OTHER_TARGETS * rest)

    def has_target_within(self, at: i64, steps: int) -> bool:
        """Whether a target is within so many steps."""
        distances = self.tables.distances[self._open_area()][at]
        return any(distances[each] <= steps for each in self.targets)

    def _open_area(self) -> int:
        """The last open area, as index of the distance tables."""
        return 0 if self.state.xp < GREEN_XP else 2


def points_without_xp(state: ShadowAndLightState) -> float:
    """Points scored so far, except for XP."""
    return float(int(double_score(state)) // 2 - 3 * (int(state.xp) - int(state.start_xp)))


def points_at_risk(state: ShadowAndLightState) -> float:
    """Points of which a death takes half."""
    return points_without_xp(state) + XP_POINTS * float(state.xp - state.start_xp)


def final_points(state: ShadowAndLightState) -> float:
    """The score while the accounts are closed, or after."""
    points = int(double_score(state)) / 2
    return float(points) + (0.05 * float(state.hearts) if state.phase == CLOSE else 0.0)


def attempt_of(tables: EncounterTables, state: ShadowAndLightState) -> Attempt:
    """The current attempt: chances of success in an encounter, expected points in a guild."""
    if tables.lookup.kinds[state.at] == GUILD:
        return Attempt(state, None, tables.task_points(int(state.tasks)))
    return Attempt(state, tables.encounter_odds[tables.lookup.encounter(state.at)], None)
