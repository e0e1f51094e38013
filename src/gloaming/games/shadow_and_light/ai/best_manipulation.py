"""Placements and manipulations of the dice in hand, rated by expected value less cost.

Bots do not cross out hearts: that cannot be undone, so it is left to people.
"""

from __future__ import annotations

from typing import Final

from gloaming.core.actions import Action
from gloaming.games.shadow_and_light import actions as a
from gloaming.games.shadow_and_light import constants as c
from gloaming.games.shadow_and_light.ai.encounter_tables import Attempt
from gloaming.games.shadow_and_light.content.types import GUILD
from gloaming.games.shadow_and_light.rules.encounters import manipulation as m
from gloaming.games.shadow_and_light.state import ShadowAndLightState

# Costs in points; estimated, then tuned by results.
GOLD_COST: Final = 0.7
MANIPULATION_COST: Final = 1.5
TALENT_COST: Final = 0.5  # of a talent or an object, which serve at property samples only
EXPERIENCE_COST: Final = 0.0  # the guild's help
SUMMON_COST: Final = 1.5
RECOLOUR_COST: Final = 1.6  # a gold and a food
COSTS: Final = (
    (c.BY_EXPERIENCE, EXPERIENCE_COST),
    (c.BY_TALENT, TALENT_COST),
    (c.BY_OBJECT, TALENT_COST),
    (c.BY_GOLD, GOLD_COST),
    (c.BY_MANIPULATION, MANIPULATION_COST),
)

RatedAction = tuple[float, Action]  # expected points less the cost, and the action


def best_placement(attempt: Attempt, state: ShadowAndLightState) -> Action:
    """The best placement or drop of one die in hand, without manipulations."""
    action: Action = a.GO
    best = -1.0 if attempt.first else attempt.before_throw() - 1e-9
    guild = state.lookup.kinds[state.at] == GUILD
    for die in range(len(attempt.kinds)):
        colour, kind = attempt.colours[die], attempt.kinds[die]
        for field in attempt.fields():
            value = attempt.after_placing(colour, kind, field) + 1e-9
            if value > best:
                best, action = value, a.KEEP[kind] if guild else a.PLACE[kind][field]
        if attempt.first:
            white, black = attempt.dice_left(colour)
            value = attempt.expected(attempt.x, attempt.y, white, black)
            if value > best:
                best, action = value, a.DROP[kind]
    return action


def first_of_two(attempt: Attempt, state: ShadowAndLightState) -> Action:
    """The placement of the first of two dice after this throw."""
    pairs = attempt.pairs()
    if not pairs or max(pairs)[0] < attempt.best():
        return best_placement(attempt, state)
    _, kind, field = max(pairs)
    return a.KEEP[kind] if field == c.NOTHING else a.PLACE[kind][field]


def rate_manipulations(attempt: Attempt, state: ShadowAndLightState, success: float) -> list[RatedAction]:
    """Every manipulation of the dice in hand, when success is success so many points."""
    found: list[RatedAction] = []
    for manipulation in (c.AGAIN, c.OPPOSITE, c.CHANGE, c.SECOND):
        source, cost = cheapest_source(state, manipulation)
        if source != c.NOTHING:
            _rate(attempt, state, manipulation, source, success, cost, found)
    _rate_summons(attempt, state, success, found)
    if state.gold > 0 and state.food > 1:
        _rate_recolours(attempt, success, found)
    return found


def cheapest_source(state: ShadowAndLightState, manipulation: int) -> tuple[int, float]:
    """The cheapest source of a manipulation and its cost; NOTHING if there is none."""
    for source, cost in COSTS:
        if source == c.BY_EXPERIENCE and manipulation != c.CHANGE:
            continue
        if m.why_no_source(state, manipulation, source) is None:
            return source, cost
    return c.NOTHING, 0.0


def _rate(
    attempt: Attempt,
    state: ShadowAndLightState,
    manipulation: int,
    source: int,
    success: float,
    cost: float,
    found: list[RatedAction],
) -> None:
    if manipulation == c.SECOND:
        if m.why_no_second(state) is None:
            found.append((success * attempt.best_two() - cost, a.PLACE_SECOND[source]))
        return
    for die in range(len(attempt.kinds)):
        colour, kind = attempt.colours[die], attempt.kinds[die]
        others = attempt.best_without(die)
        number = kind % c.PIPS
        if manipulation == c.AGAIN:
            faces = [max(others, attempt.best_use(colour, kind - number + face)) for face in range(c.PIPS)]
            found.append((success * sum(faces) / c.PIPS - cost, a.THROW_AGAIN[source][kind]))
        elif manipulation == c.OPPOSITE:
            turned = attempt.best_use(colour, kind - number + c.PIPS - 1 - number)
            found.append((success * max(others, turned) - cost, a.TURN[source][kind]))
        else:
            if number < c.PIPS - 1:
                value = max(others, attempt.best_use(colour, kind + 1))
                found.append((success * value - cost, a.RAISE[source][kind]))
            if number > 0:
                value = max(others, attempt.best_use(colour, kind - 1))
                found.append((success * value - cost, a.LOWER[source][kind]))


def _rate_summons(
    attempt: Attempt, state: ShadowAndLightState, success: float, found: list[RatedAction]
) -> None:
    ready = [(kind, kind) for kind in range(c.KINDS) if state.summons[kind] > 0]
    for property in range(c.TEACHERS):
        if state.artifacts[property] == c.HELD:
            artifact = state.lookup.adventure.artifacts[property]
            ready.append((c.ARTIFACT + property, c.kind_of(artifact.colour, artifact.number)))
    for summoned, shows in ready:
        for die in range(len(attempt.kinds)):
            value = max(attempt.best_without(die), attempt.best_use(attempt.colours[die], shows))
            found.append((success * value - SUMMON_COST, a.SUMMON[summoned][attempt.kinds[die]]))


def _rate_recolours(attempt: Attempt, success: float, found: list[RatedAction]) -> None:
    kinds = attempt.kinds
    for giver in range(len(kinds)):
        for taker in range(len(kinds)):
            given, taken = kinds[giver], kinds[taker]
            if not m.can_recolour(given, taken):
                continue
            shows = (c.PIPS if taken // c.PIPS == c.BLACK else 0) + given % c.PIPS
            value = max(attempt.best_without(giver, taker), attempt.best_use(attempt.colours[taker], shows))
            found.append((success * value - RECOLOUR_COST, a.RECOLOUR[given][taken]))
