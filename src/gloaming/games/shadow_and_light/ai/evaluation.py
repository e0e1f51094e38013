"""What Between Shadow and Light tells bots: how an adventure stands, and what is worth a thought."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from gloaming.core.actions import Action
from gloaming.core.evaluation import Hints
from gloaming.games.shadow_and_light.actions import (
    AGAIN,
    BRIBE,
    BY_MANIPULATION,
    CHANGE,
    DECLINE,
    DRINK,
    EAT,
    END,
    FOOD,
    FOOD_TO_GOLD,
    GO,
    GOLD_TO_FOOD,
    HEALTH,
    KNOCK,
    LAY_ALL,
    LEARN,
    LIFT,
    MEND,
    OPPOSITE,
    PIPS,
    RAISE,
    RETRY,
    SET_OFF,
    STEP,
    STOP,
    THROW,
    THROW_AGAIN,
    TRADE,
    TURN,
    WAIT,
    Hunt,
)
from gloaming.games.shadow_and_light.ai.best_manipulation import Help, helps, place_best, place_first
from gloaming.games.shadow_and_light.ai.encounter_tables import Prospects
from gloaming.games.shadow_and_light.ai.expected_points import SPOIL, Outlook, attempt_of, ended
from gloaming.games.shadow_and_light.ai.placement_odds import let_in
from gloaming.games.shadow_and_light.content.types import ANIMAL, GUILD
from gloaming.games.shadow_and_light.rules.encounters.teacher import ones
from gloaming.games.shadow_and_light.rules.movement import FREE_STEPS
from gloaming.games.shadow_and_light.rules.position import Position
from gloaming.games.shadow_and_light.state import (
    CAMP,
    CLOSE,
    COMPASS,
    FINISH,
    GUARD,
    GUARD_THROWN,
    HAND,
    LOOT_THROWN,
    MOVE,
    OVER,
    PLACING,
    PLAN,
    RETHROW,
    RETRYING,
    SPOILS,
    THROWING,
)

SCALE: Final = 150.0  # points that no adventure reaches
CLEAR: Final = 0.3  # points by which a choice must be better to be the only one proposed
TEACHING: Final = 5.0  # points
FOOD_COST: Final = 0.9  # of a second attempt
WAYS: Final = 3  # steps that are worth a thought
LOW: Final = 4  # health at which potions are drunk
# A point is 1/150. To look further ahead brings no more: the outlook knows the way, and a search errs on it.
LADDER: Final = ("soft:0.4", "soft:0.03", "soft:0.012", "soft:0.005", "greedy")


class ShadowAndLightHints(Hints[Position]):
    """Points so far and to come; in an attempt the exact chances of placing dice."""

    def __init__(self) -> None:
        self.prospects: Prospects | None = None

    def of(self, state: Position) -> Prospects:
        """The tables of the adventure."""
        prospects = self.prospects
        if prospects is None or prospects.ground is not state.ground:
            prospects = self.prospects = Prospects(state.ground)
        return prospects

    # --- how it stands -------------------------------------------------------------------------------

    def outlook(self, state: Position) -> list[float]:
        points = self.points(state)
        return [min(max(points / SCALE, 0.0), 1.0)]

    def points(self, state: Position) -> float:
        """The score to expect, more or less."""
        phase = state.phase
        if phase in (OVER, CLOSE):
            return ended(state)
        outlook = Outlook(self.of(state), state)
        if phase == RETHROW:
            phase = state.back
        if phase in (THROWING, PLACING, RETRYING) and state.attempt > 0:
            return self._attempt(state, outlook)
        value = outlook.standing(state.at, 0.0)
        if phase in (GUARD, GUARD_THROWN):
            value += TEACHING * let_in(int(state.guard), int(state.gold))
        elif phase == LOOT_THROWN:
            value += SPOIL * (2.0 if state.success else 1.0)
        elif phase == SPOILS:
            value += SPOIL * (float(len(state.combinations)) if state.success else 1.0)
        return value

    def _attempt(self, state: Position, outlook: Outlook) -> float:
        prospects = outlook.prospects
        attempt = attempt_of(prospects, state)
        retrying = state.phase == RETRYING
        if state.ground.kinds[state.at] == GUILD:
            fresh = prospects.lesson(int(state.tasks)).value(0, 0, 3, 3)
            value = fresh - FOOD_COST if retrying else attempt.best() if attempt.kinds else attempt.now()
            return outlook.standing(state.at, 0.0) + value
        fresh = prospects.fresh[state.ground.encounter(state.at)]
        if retrying:
            chance = fresh
        elif state.won:
            chance = 1.0
        else:
            chance = attempt.best() if attempt.kinds else attempt.now()
            if state.attempt == 1 and state.food > 0:
                chance += (1.0 - chance) * fresh * 0.7
        bonus = outlook.success(state.at) - outlook.each_xp
        spoil = SPOIL if state.ground.kinds[state.at] == ANIMAL else 0.0
        return outlook.standing(state.at, chance) + chance * bonus + spoil

    # --- what is worth considering -------------------------------------------------------------------

    def proposals(self, state: Position, seat: int) -> Sequence[Action]:
        phase = state.phase
        if phase == PLACING:
            return self._placing(state)
        if phase == MOVE:
            return self._moving(state)
        if phase == PLAN:
            return self._planning(state)
        if phase == CAMP:
            return self._camping(state)
        if phase == RETRYING:
            return self._retrying(state)
        if phase == GUARD:
            return self._guarding(state)
        listed = state.choices(seat).listed
        if phase == FINISH:
            return [GO] if Outlook(self.of(state), state).open else [END]
        if phase == CLOSE:
            return next(([action] for action in (DRINK, EAT, MEND) if action in listed), [END])
        return [action for action in listed if action is not END and action is not DRINK]

    def ladder(self) -> Sequence[str]:
        return LADDER

    def _placing(self, state: Position) -> list[Action]:
        outlook = Outlook(self.of(state), state)
        attempt = attempt_of(outlook.prospects, state)
        worth = 1.0 if state.ground.kinds[state.at] == GUILD else outlook.success(state.at)
        if state.won:
            worth = 1.5  # only more lines
        if state.armed and attempt.first:
            return [place_first(attempt, state)]
        plain = worth * attempt.best()
        usual = place_best(attempt, state)
        better: list[Help] = [each for each in helps(attempt, state, worth) if each[0] > plain]
        if not better:
            return [usual]
        value, action = max(better, key=lambda each: each[0])
        return [action] if value > plain + CLEAR else [usual, action]

    def _moving(self, state: Position) -> list[Action]:
        """The most promising steps, each by itself: where several of them lead is for a search to find."""
        outlook = Outlook(self.of(state), state)
        ways: list[tuple[float, Action]] = []
        if state.steps > 0:
            ways.append((outlook.place(state.at), STOP))
        if state.steps != FREE_STEPS or state.food > 0:
            compass = int(state.kinds_in(COMPASS))
            for white in range(PIPS):
                to = int(state.ground.way(state.at, white + 1))
                if to >= 0 and state.open_area(to) and (compass >> white | compass >> (white + PIPS)) & 1:
                    kind = white if compass >> white & 1 else white + PIPS
                    ways.append((outlook.place(to), STEP[kind]))
        if not ways:
            return [WAIT[FOOD] if state.food > 0 else WAIT[HEALTH]]
        ways.sort(key=worth_of, reverse=True)
        return [action for _, action in ways[: WAYS if outlook.within(state.at, FREE_STEPS) else 1]]

    def _planning(self, state: Position) -> list[Action]:
        listed = state.choices(0).listed
        found: list[Action] = [LAY_ALL if LAY_ALL in listed else SET_OFF]
        hunts = [action for action in listed if isinstance(action, Hunt)]
        if hunts and state.food < 9:
            stretched = [hunt for hunt in hunts if hunt.stretch]
            found += stretched or hunts
        return found

    def _camping(self, state: Position) -> list[Action]:
        listed = state.choices(0).listed
        outlook = Outlook(self.of(state), state)
        if not outlook.open:
            return [END]
        if state.health == 1 and state.food == 0 and state.potions == 0 and about_to_eat(state):
            return [END]
        if DRINK in listed and state.health <= LOW:
            return [DRINK]
        if LEARN in listed:
            return [LEARN]
        if TRADE[GOLD_TO_FOOD] in listed and state.food <= 1 and state.gold >= 3:
            return [TRADE[GOLD_TO_FOOD]]
        if TRADE[FOOD_TO_GOLD] in listed and state.gold == 0 and state.food >= 4:
            return [TRADE[FOOD_TO_GOLD]]
        if KNOCK[0] in listed:
            return [KNOCK[0]]
        here = outlook.place(state.at)
        compass = int(state.kinds_in(COMPASS))
        for kind in range(2 * PIPS):
            if compass >> kind & 1:
                to = int(state.ground.way(state.at, kind % PIPS + 1))
                if to < 0 or not state.open_area(to) or outlook.place(to) <= here:
                    return [LIFT[kind]]
        return [THROW]

    def _retrying(self, state: Position) -> list[Action]:
        if state.food == 0:
            listed = state.choices(0).listed
            return [TRADE[GOLD_TO_FOOD]] if TRADE[GOLD_TO_FOOD] in listed else [DECLINE]
        prospects = self.of(state)
        if state.ground.kinds[state.at] == GUILD:
            gain = prospects.lesson(int(state.tasks)).value(0, 0, 3, 3)
        elif state.won:
            gain = 0.5
        else:
            gain = (
                Outlook(prospects, state).success(state.at)
                * prospects.fresh[state.ground.encounter(state.at)]
            )
        if abs(gain - FOOD_COST) < CLEAR:
            return [RETRY, DECLINE]
        return [RETRY] if gain > FOOD_COST else [DECLINE]

    def _guarding(self, state: Position) -> list[Action]:
        listed = state.choices(0).listed
        if BRIBE in listed:
            return [BRIBE]
        if ones(state) == 1:
            for kind in (0, PIPS):
                if state.count_of(kind, HAND):
                    source = BY_MANIPULATION
                    if state.manipulations[OPPOSITE]:
                        return [TURN[source][kind]]
                    if state.manipulations[CHANGE]:
                        return [RAISE[source][kind]]
                    if state.manipulations[AGAIN]:
                        return [THROW_AGAIN[source][kind]]
        return [GO]


def worth_of(way: tuple[float, Action]) -> float:
    return way[0]


def about_to_eat(state: Position) -> bool:
    """Whether the next movement costs provisions."""
    every = state.terms.provisions
    return every > 0 and (int(state.movements) + 1) % every == 0
