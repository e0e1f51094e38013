"""Which manipulation of the dice in hand helps most in an attempt, and what it costs.

Bots do not cross out hearts: that is for good, and for a person to decide.
"""

from __future__ import annotations

from typing import Final

from gloaming.core.actions import Action
from gloaming.games.shadow_and_light import actions as a
from gloaming.games.shadow_and_light import constants as c
from gloaming.games.shadow_and_light.ai.encounter_tables import Attempt
from gloaming.games.shadow_and_light.content.types import GUILD
from gloaming.games.shadow_and_light.rules.encounters.manipulation import can_allow_second, has_talent
from gloaming.games.shadow_and_light.state import ShadowAndLightState

# What each costs in points; guessed, then changed by how adventures went.
GOLD_COST: Final = 0.7
MANIPULATION_COST: Final = 1.5
TALENT_COST: Final = 0.5  # a talent or an object, which serve at property samples only
EXPERIENCE_COST: Final = 0.0  # the guild's own help
SUMMON_COST: Final = 1.5
RECOLOUR_COST: Final = 1.6  # a gold and a food

RatedAction = tuple[float, Action]  # the chance, or points, after it less its cost, and the action


def best_placement(attempt: Attempt, state: ShadowAndLightState) -> Action:
    """The best use of one die of those in hand, without any help."""
    action: Action = a.GO
    best = -1.0 if attempt.first else attempt.before_throw() - 1e-9
    guild = state.lookup.kinds[state.at] == GUILD
    for die in range(len(attempt.kinds)):
        base, kind = attempt.colours[die], attempt.kinds[die]
        for field in attempt.fields():
            value = attempt.after_placing(base, kind, field) + 1e-9
            if value > best:
                best, action = value, a.KEEP[kind] if guild else a.PLACE[kind][field]
        if attempt.first:
            white, black = attempt.dice_left(base)
            value = attempt.expected(attempt.x, attempt.y, white, black)
            if value > best:
                best, action = value, a.DROP[kind]
    return action


def first_of_two(attempt: Attempt, state: ShadowAndLightState) -> Action:
    """The first of two dice to be placed from this throw."""
    pairs = attempt.pairs()
    if not pairs or max(pairs)[0] < attempt.best():
        return best_placement(attempt, state)
    _, kind, field = max(pairs)
    return a.KEEP[kind] if field == c.NOTHING else a.PLACE[kind][field]


def rate_manipulations(attempt: Attempt, state: ShadowAndLightState, worth: float) -> list[RatedAction]:
    """What can be done to the dice in hand: the value afterwards, in points; success is worth so much."""
    found: list[RatedAction] = []
    sample = state.lookup.kinds[state.at] == GUILD
    for manipulation in (c.AGAIN, c.OPPOSITE, c.CHANGE, c.SECOND):
        source, cost = cheapest_source(state, manipulation, sample)
        if source != c.NOTHING:
            _rate(attempt, state, manipulation, source, worth, cost, found)
    _rate_summons(attempt, state, worth, found)
    if state.gold > 0 and state.food > 1:
        _rate_recolours(attempt, worth, found)
    return found


def cheapest_source(state: ShadowAndLightState, manipulation: int, sample: bool) -> tuple[int, float]:
    """Where a manipulation is best taken from, and what that costs; NOTHING if from nowhere."""
    if sample:
        unused = not state.helps[state.lookup.whats[state.at]] & c.HELP_CHANGE
        if manipulation == c.CHANGE and state.xp >= c.CHANGE_XP and unused:
            return c.BY_EXPERIENCE, EXPERIENCE_COST
        if has_talent(state, manipulation):
            return c.BY_TALENT, TALENT_COST
        if state.object_for(manipulation) >= 0:
            return c.BY_OBJECT, TALENT_COST
    if state.gold > 0 and (manipulation == c.AGAIN or (sample and manipulation == c.SECOND)):
        return c.BY_GOLD, GOLD_COST
    if state.manipulations[manipulation] > 0:
        return c.BY_MANIPULATION, MANIPULATION_COST
    return c.NOTHING, 0.0


def _rate(
    attempt: Attempt,
    state: ShadowAndLightState,
    manipulation: int,
    source: int,
    worth: float,
    cost: float,
    found: list[RatedAction],
) -> None:
    if manipulation == c.SECOND:
        if can_allow_second(state):
            found.append((worth * attempt.best_two() - cost, a.PLACE_SECOND[source]))
        return
    for die in range(len(attempt.kinds)):
        base, kind = attempt.colours[die], attempt.kinds[die]
        rest = attempt.best_without(die)
        number = kind % c.PIPS
        if manipulation == c.AGAIN:
            faces = [max(rest, attempt.best_use(base, kind - number + face)) for face in range(c.PIPS)]
            found.append((worth * sum(faces) / c.PIPS - cost, a.THROW_AGAIN[source][kind]))
        elif manipulation == c.OPPOSITE:
            turned = attempt.best_use(base, kind - number + c.PIPS - 1 - number)
            found.append((worth * max(rest, turned) - cost, a.TURN[source][kind]))
        else:
            if number < c.PIPS - 1:
                found.append(
                    (worth * max(rest, attempt.best_use(base, kind + 1)) - cost, a.RAISE[source][kind])
                )
            if number > 0:
                found.append(
                    (worth * max(rest, attempt.best_use(base, kind - 1)) - cost, a.LOWER[source][kind])
                )


def _rate_summons(
    attempt: Attempt, state: ShadowAndLightState, worth: float, found: list[RatedAction]
) -> None:
    ready = [(kind, kind) for kind in range(c.KINDS) if state.summons[kind] > 0]
    for property in range(c.TEACHERS):
        if state.artifacts[property] == c.HELD:
            artifact = state.lookup.adventure.artifacts[property]
            ready.append((c.ARTIFACT + property, c.kind_of(artifact.colour, artifact.number)))
    for summoned, shows in ready:
        for die in range(len(attempt.kinds)):
            value = max(attempt.best_without(die), attempt.best_use(attempt.colours[die], shows))
            found.append((worth * value - SUMMON_COST, a.SUMMON[summoned][attempt.kinds[die]]))


def _rate_recolours(attempt: Attempt, worth: float, found: list[RatedAction]) -> None:
    kinds = attempt.kinds
    for giver in range(len(kinds)):
        for taker in range(len(kinds)):
            given, taken = kinds[giver], kinds[taker]
            if given // c.PIPS == taken // c.PIPS or given % c.PIPS == taken % c.PIPS:
                continue
            shows = (c.PIPS if taken // c.PIPS == c.BLACK else 0) + given % c.PIPS
            value = max(attempt.best_without(giver, taker), attempt.best_use(attempt.colours[taker], shows))
            found.append((worth * value - RECOLOUR_COST, a.RECOLOUR[given][taken]))
