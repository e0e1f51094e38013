"""The chance that the next flick wins by hitting the last one or two missing discs."""

from __future__ import annotations

from math import sqrt
from typing import Final

from gloaming.games.light_and_dark.ai.aim import first_in_line, hit_window
from gloaming.games.light_and_dark.state import LightAndDarkState

SURE_WINDOW: Final = 1.3  # hit window, in spreads of the hand, for the largest chance
MAX_CHANCE: Final = 0.92
HIDDEN_FACTOR: Final = 0.25  # for a disc that is not in sight
DOUBLE_FACTOR: Final = 0.35  # for hitting a second disc with the same flick
DOUBLE_DISTANCE: Final = 5.0  # in radii, up to which a flick often hits both discs


def chance_to_win(state: LightAndDarkState, team: int) -> float:
    """The chance that the next flick of a team completes the torches or the druids."""
    side = state.side_of(team)
    druids = [d for d in range(state.druids) if is_missing(state, d, team, int(side))]
    torches = [d for d in range(state.druids, len(state.sides)) if is_missing(state, d, team, int(side))]
    misses = (1.0 - chance_to_hit_all(state, team, druids)) * (1.0 - chance_to_hit_all(state, team, torches))
    return 1.0 - misses


def is_missing(state: LightAndDarkState, disc: int, team: int, side: int) -> bool:
    """Whether a team does not control a disc after the pending flips."""
    if disc in state.pending:
        return state.turn != team
    return state.sides[disc] != side


def chance_to_hit_all(state: LightAndDarkState, team: int, goals: list[int]) -> float:
    """The chance that one flick hits all of these discs."""
    if len(goals) > 2:
        return 0.0
    first = chance_to_hit(state, team, goals[0])
    if len(goals) == 1:
        return first
    second = chance_to_hit(state, team, goals[1])
    dx, dy = state.xs[goals[0]] - state.xs[goals[1]], state.ys[goals[0]] - state.ys[goals[1]]
    apart = sqrt(float(dx * dx + dy * dy)) / float(state.radius(goals[0]))
    return max(first, second) * DOUBLE_FACTOR * min(1.0, DOUBLE_DISTANCE / max(apart, 1.0))


def chance_to_hit(state: LightAndDarkState, team: int, goal: int) -> float:
    """The chance that the best placed druid of a team hits a disc."""
    if not state.on_table[goal]:
        return MAX_CHANCE * 0.5
    spread = state.hand_spread()[0]
    best = 0.0
    for druid in range(state.druids):
        if (
            druid == goal
            or not state.on_table[druid]
            or is_missing(state, druid, team, int(state.side_of(team)))
        ):
            continue
        dx, dy = float(state.xs[goal] - state.xs[druid]), float(state.ys[goal] - state.ys[druid])
        reach = float(state.radius(goal) + state.radius(druid))
        aside = float(hit_window(sqrt(dx * dx + dy * dy), reach))
        chance = MAX_CHANCE * min(1.0, aside / (SURE_WINDOW * float(spread) + 1.0))
        if chance > best and first_in_line(state, druid, goal) != goal:
            chance *= HIDDEN_FACTOR
        best = max(best, chance)
    return best
