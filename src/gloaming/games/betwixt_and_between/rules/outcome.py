"""Final score, places, ranks and scenario goals (BET-60, BET-76, BET-80 to BET-82)."""

from __future__ import annotations

from typing import Final

from gloaming.core.state import NOBODY, ONE_SEAT, Emit, Outcome, first_of
from gloaming.games.betwixt_and_between.constants import ELEMENT_COUNT, NOTHING, OVER
from gloaming.games.betwixt_and_between.events import Counted
from gloaming.games.betwixt_and_between.rules.spells import fade, spells_of
from gloaming.games.betwixt_and_between.settings import GEMS_OF_EACH, GOALS, OBSTACLES, SCENARIO_WON
from gloaming.games.betwixt_and_between.state import BetwixtState
from gloaming.games.betwixt_and_between.weave.patterns import free_gems, upheld

POINTS_PER_RITE: Final = 10
POINTS_PER_RANK: Final = 20
RANKS: Final = 6


def rite_points(state: BetwixtState, seat: int) -> int:
    return POINTS_PER_RITE * state.rites[seat]


def spell_points(state: BetwixtState, seat: int) -> int:
    """Return the points of spells that stand, prepared or activated."""
    spells = spells_of(state, state.prepared[seat])
    whole = upheld(state.weaves[seat], spells) if spells else []
    return sum(spell.points for spell, stands in zip(spells, whole, strict=True) if stands)


def gem_points(state: BetwixtState, seat: int) -> int:
    """Return a point for each gem that no spell uses, in the weave or beside it."""
    beside = sum(state.beside[seat * ELEMENT_COUNT : seat * ELEMENT_COUNT + ELEMENT_COUNT])
    if not state.prepared[seat]:
        return beside + sum(gem > 0 for gem in state.weaves[seat])
    return beside + free_gems(state.weaves[seat], spells_of(state, state.prepared[seat]))


def score(state: BetwixtState, seat: int) -> int:
    return rite_points(state, seat) + spell_points(state, seat) + gem_points(state, seat)


def rank_of(points: int) -> int:
    """Return the solo rank, 0 to 5, one for every twenty points (BET-76)."""
    return max(0, min(RANKS - 1, points // POINTS_PER_RANK))


def outcome_of(state: BetwixtState) -> Outcome:
    seats = range(state.seats)
    scores = [score(state, seat) for seat in seats]
    points_by_seat = tuple(float(points) for points in scores)
    if state.seats == 1:
        reason = solo_reason(state, scores[0])
        return Outcome((1,), points_by_seat, reason, ONE_SEAT[0] if reason == SCENARIO_WON else NOBODY)
    gems = [sum(int(state.gems_of(seat, element)) for element in range(ELEMENT_COUNT)) for seat in seats]
    standings = [(scores[seat], gems[seat]) for seat in seats]
    places = tuple(1 + sum(other > own for other in standings) for own in standings)
    if scores.count(max(scores)) == 1:
        reason = "reason-points"
    else:
        reason = "reason-magic" if places.count(1) == 1 else "reason-shared"
    return Outcome(places, points_by_seat, reason, first_of(places))


def goals(state: BetwixtState, points: int) -> list[tuple[str, int, int]]:
    """Return what a scenario counts, how much of it there is and how much is needed."""
    scenario = state.options.scenario
    if not scenario:
        return []
    found = [("points", points, GOALS[scenario])]
    if scenario == 2:
        enough = [state.gems_of(0, element) >= GEMS_OF_EACH for element in range(ELEMENT_COUNT)]
        found.append(("elements", sum(enough), ELEMENT_COUNT))
    elif scenario == 3:
        found.append(("obstacles", sum(state.obstacles), OBSTACLES))
    return found


def solo_reason(state: BetwixtState, points: int) -> str:
    if not state.options.scenario:
        return "reason-solo"
    won = all(have >= need for _, have, need in goals(state, points))
    return SCENARIO_WON if won else "reason-scenario-failed"


def finish(state: BetwixtState, emit: Emit) -> None:
    """End the game: broken spells fade, then the points are counted."""
    for seat in range(state.seats):
        fade(state, seat, emit)
    set_phase(state, OVER)
    for seat in range(state.seats):
        rites, spells, gems = rite_points(state, seat), spell_points(state, seat), gem_points(state, seat)
        total = rites + spells + gems
        rank = rank_of(total) if state.seats == 1 else NOTHING
        emit(Counted(seat, rites, spells, gems, total, rank), None)


def set_phase(state: BetwixtState, phase: int) -> None:
    """Set the phase, and the outcome if the game is over."""
    state.phase = phase
    if phase == OVER:
        state.result = outcome_of(state)
