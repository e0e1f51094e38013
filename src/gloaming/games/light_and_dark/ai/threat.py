"""What the next flick may win at once: the chance of hitting the last missing disc, or the last two."""

from __future__ import annotations

from math import sqrt
from typing import Final

from gloaming.games.light_and_dark.ai.aim import first_in_line, hit_window
from gloaming.games.light_and_dark.constants import HANDS
from gloaming.games.light_and_dark.state import LightAndDarkState

SURE_WINDOW: Final = 1.3  # a window of so many spreads is a hit nearly always
MAX_CHANCE: Final = 0.92
HIDDEN_FACTOR: Final = 0.25  # of the chance, for a disc that is not in sight
DOUBLE_FACTOR: Final = 0.35  # of the chance, for hitting a second disc with the same flick
DOUBLE_DISTANCE: Final = 5.0  # radii between two discs that one flick often hits together


def chance_to_win(pieces: LightAndDarkState, team: int) -> float:
    """How likely the team's next flick completes the torches or the druids."""
    side = pieces.side_of(team)
    druids = [d for d in range(pieces.druids) if is_missing(pieces, d, team, int(side))]
    torches = [d for d in range(pieces.druids, len(pieces.sides)) if is_missing(pieces, d, team, int(side))]
    misses = (1.0 - chance_to_hit_all(pieces, team, druids)) * (
        1.0 - chance_to_hit_all(pieces, team, torches)
    )
    return 1.0 - misses


def is_missing(pieces: LightAndDarkState, disc: int, team: int, side: int) -> bool:
    """Whether a disc is not the team's, once what would flip has flipped."""
    if disc in pieces.pending:
        return pieces.turn != team
    return pieces.sides[disc] != side


def chance_to_hit_all(pieces: LightAndDarkState, team: int, goals: list[int]) -> float:
    """How likely one flick hits all of these."""
    if len(goals) > 2:
        return 0.0
    first = chance_to_hit(pieces, team, goals[0])
    if len(goals) == 1:
        return first
    second = chance_to_hit(pieces, team, goals[1])
    dx, dy = pieces.xs[goals[0]] - pieces.xs[goals[1]], pieces.ys[goals[0]] - pieces.ys[goals[1]]
    apart = sqrt(float(dx * dx + dy * dy)) / float(pieces.radius(goals[0]))
    return max(first, second) * DOUBLE_FACTOR * min(1.0, DOUBLE_DISTANCE / max(apart, 1.0))


def chance_to_hit(pieces: LightAndDarkState, team: int, goal: int) -> float:
    """How likely the team's best placed druid hits a disc."""
    if not pieces.on_table[goal]:
        return MAX_CHANCE * 0.5
    spread = pieces.kit.hands[HANDS.index(pieces.options.hand)][0]
    best = 0.0
    for druid in range(pieces.druids):
        if (
            druid == goal
            or not pieces.on_table[druid]
            or is_missing(pieces, druid, team, int(pieces.side_of(team)))
        ):
            continue
        dx, dy = float(pieces.xs[goal] - pieces.xs[druid]), float(pieces.ys[goal] - pieces.ys[druid])
        reach = float(pieces.radius(goal) + pieces.radius(druid))
        aside = float(hit_window(sqrt(dx * dx + dy * dy), reach))
        chance = MAX_CHANCE * min(1.0, aside / (SURE_WINDOW * float(spread) + 1.0))
        if chance > best and first_in_line(pieces, druid, goal) != goal:
            chance *= HIDDEN_FACTOR
        best = max(best, chance)
    return best
