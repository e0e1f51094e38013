"""The chance that the current attempt succeeds: exact if the tree is small enough, else by playouts.

An attempt is one at an animal, a character or a guild, or all that are left before a guard. Crossing out
hearts is not considered.
"""

from __future__ import annotations

from math import sqrt
from typing import Final, final

from gloaming.core.actions import Action
from gloaming.core.chance import Dice
from gloaming.core.evaluation import Probability
from gloaming.games.shadow_and_light import constants as c
from gloaming.games.shadow_and_light.ai.encounter_tables import Attempt, EncounterTables
from gloaming.games.shadow_and_light.ai.placement_odds import guard_chance
from gloaming.games.shadow_and_light.ai.proposals import propose
from gloaming.games.shadow_and_light.content.types import GUILD, TEACHER
from gloaming.games.shadow_and_light.rules.encounters import manipulation as m
from gloaming.games.shadow_and_light.rules.encounters.placement import Drop, Go, Place
from gloaming.games.shadow_and_light.rules.encounters.teacher import Bribe, count_ones
from gloaming.games.shadow_and_light.rules.position import Position

MAX_POSITIONS: Final = 6_000  # of a tree
PLAYOUTS: Final = 200  # where the tree is too large
Z_95: Final = 1.96  # standard deviations of a 95 % interval
ATTEMPT_ACTIONS: Final = (
    Place, Drop, Go, m.Again, m.Opposite, m.Change, m.Second, m.Recolour, m.Summon, m.Recall, Bribe,
)  # fmt: skip


class TooLarge(Exception):
    """The tree has more positions than the budget."""


def in_attempt(state: Position) -> bool:
    """Whether dice are being placed, or thrown before a guard."""
    phase = state.back if state.phase == c.RETHROW else state.phase
    return phase in (c.THROWING, c.PLACING, c.GUARD, c.GUARD_THROWN)


def chance_without_help(tables: EncounterTables, state: Position) -> float:
    """The exact chance with the best placing and without manipulations; no single throw may be pending."""
    if state.lookup.kinds[state.at] == TEACHER:
        return chance_at_guard(state, 0)
    if state.lookup.kinds[state.at] == GUILD:
        attempt = Attempt(state, None, tables.task_chances(int(state.tasks)))
    else:
        attempt = Attempt(state, tables.encounter_odds[state.lookup.encounter(state.at)], None)
    if state.won:
        return 1.0
    return attempt.best() if state.phase == c.PLACING else attempt.before_throw()


def chance_at_guard(state: Position, gold: int) -> float:
    """The exact chance to pass the guard by throws and gold only (BSL-72)."""
    if state.phase != c.GUARD:
        return guard_chance(int(state.guard), gold)
    return 1.0 if gold and count_ones(state) == 1 else guard_chance(int(state.guard) - 1, gold)


def chance_from_tables(tables: EncounterTables, state: Position) -> float | None:
    """The exact chance from the tables; None if something is held that they do not cover."""
    kind = state.lookup.kinds[state.at]
    held = any(state.manipulations) or any(state.summons) or c.HELD in state.artifacts
    if held or state.phase == c.RETHROW or kind == GUILD:
        return None
    if kind == TEACHER:
        helped = not state.talent_used or any(state.object_for(m) >= 0 for m in range(4))
        return None if helped else chance_at_guard(state, int(state.gold))
    return None if state.gold else chance_without_help(tables, state)


def success_chance(
    tables: EncounterTables, state: Position, dice: Dice, budget: int = MAX_POSITIONS
) -> Probability | None:
    """The chance of the current attempt with everything held but hearts; None if there is no attempt."""
    if not in_attempt(state):
        return None
    known = chance_from_tables(tables, state)
    if known is not None:
        return exact(known)
    try:
        return exact(AttemptTree(state, budget).value(state))
    except TooLarge:
        return estimate_by_playouts(tables, state, dice)


def success_chance_after(
    tables: EncounterTables, state: Position, action: Action, dice: Dice
) -> Probability | None:
    """The chance of the current attempt after the action; None if there is no attempt."""
    if not in_attempt(state):
        return None
    after = state.clone()
    after.apply(0, action)
    result = attempt_result(state, after)
    return success_chance(tables, after, dice) if result is None else exact(result)


def exact(value: float) -> Probability:
    return Probability(value, value, value, True)


def attempt_result(before: Position, after: Position) -> float | None:
    """1 or 0 if the attempt is over, else None."""
    if in_attempt(after) and after.at == before.at and after.attempt == before.attempt:
        return None
    learned = after.learned != before.learned or after.taught != before.taught or after.phase == c.TASK
    return 1.0 if learned or after.success or after.xp > before.xp else 0.0


# --- the tree ---------------------------------------------------------------------------------------


@final
class AttemptTree:
    """The tree of all throws and choices until the attempt is over, with a transposition table."""

    def __init__(self, root: Position, budget: int) -> None:
        self.root = root
        self.left = budget
        self.cache: dict[tuple[int, ...], float] = {}

    def value(self, state: Position) -> float:
        result = attempt_result(self.root, state)
        if result is not None:
            return result
        if state.won:
            return 1.0
        key = tree_key(state)
        found = self.cache.get(key)
        if found is None:
            found = self._mean_of_throws(state) if state.faces() else self._best_choice(state)
            self.cache[key] = found
        return found

    def _mean_of_throws(self, state: Position) -> float:
        faces = state.faces()
        if faces > self.left:
            raise TooLarge
        total = 0.0
        for face in range(faces):
            after = state.clone()
            after.settle(face)
            self.left -= 1
            total += self.value(after)
        return total / faces

    def _best_choice(self, state: Position) -> float:
        best = 0.0
        for action in state.choices(0).listed:
            if isinstance(action, ATTEMPT_ACTIONS):
                after = state.clone()
                after.apply(0, action)
                self.left -= 1
                if self.left < 0:
                    raise TooLarge
                best = max(best, self.value(after))
                if best >= 1.0:
                    break
        return best


def tree_key(state: Position) -> tuple[int, ...]:
    """Everything that the result of an attempt depends on."""
    dice = sorted(
        state.where[die] * 100 + state.tint[die] * 10 + state.number[die] + 1000 * (die // 3)
        for die in range(len(state.where))
    )
    thrown = int(state.pending) if state.phase == c.RETHROW else -1
    shown = state.number[thrown] if thrown >= 0 else 0
    return (
        int(state.phase),
        thrown // 3,
        shown,
        int(state.gold),
        int(state.food),
        int(state.placed > 0),
        int(state.armed),
        int(state.talent_used),
        int(state.guard),
        *dice,
        *(kind + 1 for kind in state.on),
        *state.manipulations,
        *state.summons,
        *state.artifacts,
        *state.helps,
        *state.things,
    )


# --- playouts ---------------------------------------------------------------------------------------


def estimate_by_playouts(
    tables: EncounterTables, state: Position, dice: Dice, times: int = PLAYOUTS
) -> Probability:
    """The share of playouts that succeed, with its 95 % interval (Wilson)."""
    wins = 0.0
    for _ in range(times):
        wins += playout(tables, state, dice)
    share = wins / times
    square = Z_95 * Z_95 / times
    middle = (share + square / 2) / (1 + square)
    wide = Z_95 * sqrt(share * (1 - share) / times + square / (4 * times)) / (1 + square)
    return Probability(share, max(0.0, middle - wide), min(1.0, middle + wide), False)


def playout(tables: EncounterTables, state: Position, dice: Dice) -> float:
    """Play the attempt by the first proposals; 1 if it succeeds."""
    after = state.clone()
    while True:
        result = attempt_result(state, after)
        if result is not None:
            return result
        faces = after.faces()
        if faces:
            after.settle(dice.below(faces))
        else:
            after.apply(0, propose(tables, after)[0])
