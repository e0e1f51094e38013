"""The chance that the attempt at hand succeeds: exact where the tree is small enough, else played out.

An attempt is one at an animal, a character or a guild, or all that are left before a guard. Hearts are not
crossed out for it: who would is asked, not advised.
"""

from __future__ import annotations

from math import sqrt
from typing import Final, final

from gloaming.core.actions import Action
from gloaming.core.chance import Dice
from gloaming.core.evaluation import Chance
from gloaming.games.shadow_and_light.actions import (
    Again,
    Bribe,
    Change,
    Drop,
    Go,
    Opposite,
    Place,
    Recall,
    Recolour,
    Second,
    Summon,
)
from gloaming.games.shadow_and_light.ai.encounter_tables import Attempt, Prospects
from gloaming.games.shadow_and_light.ai.evaluation import ShadowAndLightHints
from gloaming.games.shadow_and_light.ai.placement_odds import let_in
from gloaming.games.shadow_and_light.content.types import GUILD, TEACHER
from gloaming.games.shadow_and_light.rules.encounters.teacher import ones
from gloaming.games.shadow_and_light.rules.position import Position
from gloaming.games.shadow_and_light.state import GUARD, GUARD_THROWN, HELD, PLACING, RETHROW, TASK, THROWING

BUDGET: Final = 6_000  # positions of a tree that is small enough
PLAYED: Final = 200  # attempts that are played out instead
SURE: Final = 1.96  # standard deviations to each side: 95 of 100
WORKING: Final = (
    Place, Drop, Go, Again, Opposite, Change, Second, Recolour, Summon, Recall, Bribe,
)  # fmt: skip


class TooLarge(Exception):
    """The tree has more positions than are worth looking at."""


def at_attempt(state: Position) -> bool:
    """Whether dice are being placed, or thrown before a guard."""
    phase = state.back if state.phase == RETHROW else state.phase
    return phase in (THROWING, PLACING, GUARD, GUARD_THROWN)


def bare_chance(prospects: Prospects, state: Position) -> float:
    """The exact chance with best placing and without any help from now on; dice must not be in the air."""
    if state.ground.kinds[state.at] == TEACHER:
        return before_guard(state, 0)
    if state.ground.kinds[state.at] == GUILD:
        attempt = Attempt(state, None, prospects.mastery(int(state.tasks)))
    else:
        attempt = Attempt(state, prospects.covers[state.ground.encounter(state.at)], None)
    if state.won:
        return 1.0
    return attempt.best() if state.phase == PLACING else attempt.now()


def before_guard(state: Position, gold: int) -> float:
    """The exact chance to be let in, by luck and gold alone (BSL-72)."""
    if state.phase != GUARD:
        return let_in(int(state.guard), gold)
    return 1.0 if gold and ones(state) == 1 else let_in(int(state.guard) - 1, gold)


def exactly(prospects: Prospects, state: Position) -> float | None:
    """What the tables know, where nothing is held that they do not; None where something is."""
    kind = state.ground.kinds[state.at]
    held = any(state.manipulations) or any(state.summons) or HELD in state.artifacts
    if held or state.phase == RETHROW or kind == GUILD:
        return None
    if kind == TEACHER:
        helped = not state.talent_used or any(state.object_for(m) >= 0 for m in range(4))
        return None if helped else before_guard(state, int(state.gold))
    return None if state.gold else bare_chance(prospects, state)


def chance_now(
    hints: ShadowAndLightHints, state: Position, dice: Dice, budget: int = BUDGET
) -> Chance | None:
    """The chance of the attempt at hand with all that is held but hearts; None if there is no attempt."""
    if not at_attempt(state):
        return None
    known = exactly(hints.of(state), state)
    if known is not None:
        return certain(known)
    try:
        return certain(Tree(state, budget).value(state))
    except TooLarge:
        return played_out(hints, state, dice)


def chance_after(hints: ShadowAndLightHints, state: Position, action: Action, dice: Dice) -> Chance | None:
    """The chance of the attempt at hand once this is done; None if there is none."""
    if not at_attempt(state):
        return None
    after = state.clone()
    after.apply(0, action)
    result = came_of(state, after)
    return chance_now(hints, after, dice) if result is None else certain(result)


def certain(value: float) -> Chance:
    return Chance(value, value, value, True)


def came_of(before: Position, after: Position) -> float | None:
    """1 or 0 once the attempt is over, None while it goes on."""
    if at_attempt(after) and after.at == before.at and after.attempt == before.attempt:
        return None
    learned = after.learned != before.learned or after.taught != before.taught or after.phase == TASK
    return 1.0 if learned or after.success or after.xp > before.xp else 0.0


# --- the whole tree ---------------------------------------------------------------------------------


@final
class Tree:
    """Every throw and every choice until the attempt is over; equal positions are looked at once."""

    def __init__(self, root: Position, budget: int) -> None:
        self.root = root
        self.left = budget
        self.known: dict[tuple[int, ...], float] = {}

    def value(self, state: Position) -> float:
        result = came_of(self.root, state)
        if result is not None:
            return result
        if state.won:
            return 1.0
        key = key_of(state)
        found = self.known.get(key)
        if found is None:
            found = self.known[key] = self._thrown(state) if state.faces() else self._chosen(state)
        return found

    def _thrown(self, state: Position) -> float:
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

    def _chosen(self, state: Position) -> float:
        best = 0.0
        for action in state.choices(0).listed:
            if isinstance(action, WORKING):
                after = state.clone()
                after.apply(0, action)
                self.left -= 1
                if self.left < 0:
                    raise TooLarge
                best = max(best, self.value(after))
                if best >= 1.0:
                    break
        return best


def key_of(state: Position) -> tuple[int, ...]:
    """All that an attempt hangs on."""
    dice = sorted(
        state.where[die] * 100 + state.tint[die] * 10 + state.number[die] + 1000 * (die // 3)
        for die in range(len(state.where))
    )
    thrown = int(state.pending) if state.phase == RETHROW else -1
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


# --- played out -------------------------------------------------------------------------------------


def played_out(hints: ShadowAndLightHints, state: Position, dice: Dice, times: int = PLAYED) -> Chance:
    """The share of attempts that succeed as the hints would play them, with its 95 % interval (Wilson)."""
    wins = 0.0
    for _ in range(times):
        wins += play_out(hints, state, dice)
    share = wins / times
    square = SURE * SURE / times
    middle = (share + square / 2) / (1 + square)
    wide = SURE * sqrt(share * (1 - share) / times + square / (4 * times)) / (1 + square)
    return Chance(share, max(0.0, middle - wide), min(1.0, middle + wide), False)


def play_out(hints: ShadowAndLightHints, state: Position, dice: Dice) -> float:
    """1 if the attempt succeeds this time."""
    after = state.clone()
    while True:
        result = came_of(state, after)
        if result is not None:
            return result
        faces = after.faces()
        if faces:
            after.settle(dice.below(faces))
        else:
            after.apply(0, hints.proposals(after, 0)[0])


class ShadowAndLightAdvice(ShadowAndLightHints):
    """The hints with the chance of the attempt at hand."""

    def chance(self, state: Position, seat: int, dice: Dice) -> Chance | None:
        return chance_now(self, state, dice)

    def chance_after(self, state: Position, seat: int, action: Action, dice: Dice) -> Chance | None:
        return chance_after(self, state, action, dice)
