"""Evaluation of positions for bots and advice."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from gloaming.core.actions import Action
from gloaming.core.chance import Dice
from gloaming.core.evaluation import Evaluation, Probability
from gloaming.games.shadow_and_light import constants as c
from gloaming.games.shadow_and_light.ai.encounter_tables import EncounterTables
from gloaming.games.shadow_and_light.ai.expected_points import (
    LOOT_POINTS,
    ExpectedPoints,
    attempt_of,
    final_points,
)
from gloaming.games.shadow_and_light.ai.placement_odds import guard_chance
from gloaming.games.shadow_and_light.ai.proposals import RETRY_COST, propose
from gloaming.games.shadow_and_light.ai.success_chance import success_chance, success_chance_after
from gloaming.games.shadow_and_light.content.types import ANIMAL, GUILD
from gloaming.games.shadow_and_light.rules.position import Position

MAX_POINTS: Final = 150.0  # no adventure reaches more
TEACHER_POINTS: Final = 5.0
# A point is 1/150. Search plays no better here than greedy: the evaluation already covers the way ahead.
LADDER: Final = ("soft:0.4", "soft:0.03", "soft:0.012", "soft:0.005", "greedy")


class ShadowAndLightEvaluation(Evaluation[Position]):
    """Expected points; during an attempt by the exact odds of placing dice."""

    def __init__(self) -> None:
        self.tables: EncounterTables | None = None

    def tables_for(self, state: Position) -> EncounterTables:
        """The tables of the adventure, made on first use."""
        tables = self.tables
        if tables is None or tables.lookup is not state.lookup:
            tables = self.tables = EncounterTables(state.lookup)
        return tables

    def evaluate(self, state: Position) -> list[float]:
        return [min(max(self.points(state) / MAX_POINTS, 0.0), 1.0)]

    def points(self, state: Position) -> float:
        """The expected score."""
        phase = state.phase
        if phase in (c.OVER, c.CLOSE):
            return final_points(state)
        expected = ExpectedPoints(self.tables_for(state), state)
        if phase == c.RETHROW:
            phase = state.back
        if phase in (c.THROWING, c.PLACING, c.RETRYING) and state.attempt > 0:
            return attempt_points(state, expected)
        value = expected.total(state.at, 0.0)
        if phase in (c.GUARD, c.GUARD_THROWN):
            value += TEACHER_POINTS * guard_chance(int(state.guard), int(state.gold))
        elif phase == c.LOOT_THROWN:
            value += LOOT_POINTS * (2.0 if state.success else 1.0)
        elif phase == c.SPOILS:
            value += LOOT_POINTS * (float(len(state.combinations)) if state.success else 1.0)
        return value

    def proposals(self, state: Position, seat: int) -> Sequence[Action]:
        return propose(self.tables_for(state), state)

    def level_recipes(self) -> Sequence[str]:
        return LADDER

    def success_chance(self, state: Position, seat: int, dice: Dice) -> Probability | None:
        return success_chance(self.tables_for(state), state, dice)

    def success_chance_after(
        self, state: Position, seat: int, action: Action, dice: Dice
    ) -> Probability | None:
        return success_chance_after(self.tables_for(state), state, action, dice)


def attempt_points(state: Position, expected: ExpectedPoints) -> float:
    """The expected score during an attempt."""
    tables = expected.tables
    attempt = attempt_of(tables, state)
    retrying = state.phase == c.RETRYING
    if state.lookup.kinds[state.at] == GUILD:
        if retrying:
            value = tables.task_points(int(state.tasks)).value(0, 0, 3, 3) - RETRY_COST
        else:
            value = attempt.best() if attempt.kinds else attempt.before_throw()
        return expected.total(state.at, 0.0) + value
    first = tables.first_chances[state.lookup.encounter(state.at)]
    if retrying:
        chance = first
    elif state.won:
        chance = 1.0
    else:
        chance = attempt.best() if attempt.kinds else attempt.before_throw()
        if state.attempt == 1 and state.food > 0:
            chance += (1.0 - chance) * first * 0.7
    bonus = expected.success_value(state.at) - expected.xp_value
    loot = LOOT_POINTS if state.lookup.kinds[state.at] == ANIMAL else 0.0
    return expected.total(state.at, chance) + chance * bonus + loot
