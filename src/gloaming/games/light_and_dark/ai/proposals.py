"""The actions that bots consider, chosen from the continuous ranges."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from typing import Final

from gloaming.core.actions import Action
from gloaming.core.chance import Seeded
from gloaming.games.light_and_dark.actions import Flick
from gloaming.games.light_and_dark.ai import placement_proposals as places
from gloaming.games.light_and_dark.ai.aim import angle_to, first_in_line, hit_window, speed_for
from gloaming.games.light_and_dark.ai.nearness import nearness
from gloaming.games.light_and_dark.constants import CIRCLE, FLICK, PLACE, RETURN, TERRAIN
from gloaming.games.light_and_dark.rules.flick import hits_of, simulate_flick
from gloaming.games.light_and_dark.rules.position import Position
from gloaming.games.light_and_dark.rules.turn import flickable

MAX_FLICKS: Final = 24
LEAVING_COST: Final = 0.02  # for each disc that leaves the table


def proposals(state: Position, seat: int) -> Sequence[Action]:
    if state.phase == FLICK:
        listed = state.choices(seat).listed
        return [*flick_proposals(state, seat), *listed, *places.stride_proposals(state, seat)]
    if state.phase == RETURN:
        return places.return_proposals(state, seat)
    if state.phase == PLACE:
        return places.place_proposals(state, seat)
    if state.phase == TERRAIN:
        return places.obstacle_proposals(state, seat)
    return state.choices(seat).listed


def flick_proposals(state: Position, seat: int) -> list[Action]:
    """The best flicks at discs in sight, judged without the error of the hand."""
    team = state.turn
    side = state.side_of(team)
    goals = [disc for disc in range(len(state.sides)) if state.sides[disc] != side]
    candidates: list[Flick] = []
    for disc in flickable(state):
        for goal in goals:
            if first_in_line(state, disc, goal) == goal:
                add_flicks(state, seat, disc, goal, candidates)
    scored = [(score(state, flick), -number) for number, flick in enumerate(candidates)]
    best = sorted(scored, reverse=True)[:MAX_FLICKS]
    found: list[Action] = [candidates[-number] for _, number in best]
    if not found:
        picked = state.choices(seat).ranges[0].sample(Seeded(1))
        assert picked is not None
        found.append(picked)
    return found


def score(state: Position, flick: Flick) -> float:
    """The mover's lead in nearness after a flick without an error of the hand."""
    simulation = simulate_flick(state, flick.disc, flick.angle, flick.strength, False)
    hits = [disc for _, disc in hits_of(state, flick.disc, simulation)]
    team = state.turn
    lost = LEAVING_COST * float(len(simulation.left))
    return nearness(state, team, hits) - nearness(state, 1 - team, hits) - lost


def add_flicks(state: Position, seat: int, disc: int, goal: int, candidates: list[Flick]) -> None:
    """Add flicks at a disc in sight: at its centre and at both sides, gentle and strong."""
    dx, dy = float(state.xs[goal] - state.xs[disc]), float(state.ys[goal] - state.ys[disc])
    distance = sqrt(dx * dx + dy * dy)
    reach = float(state.radius(disc) + state.radius(goal))
    straight, aside = angle_to(dx, dy), hit_window(distance, reach)
    kit = state.kit
    least = speed_for(state, distance - reach)
    gentle = min(max(least * 14 // 10, 4 * kit.slowest), kit.fastest)
    firm = min(max(least * 19 // 10, kit.mark), kit.fastest)
    for turn, strength in (
        (0, gentle),
        (0, firm),
        (0, kit.fastest),
        (aside // 2, firm),
        (-aside // 2, firm),
        (aside * 3 // 4, kit.fastest),
        (-aside * 3 // 4, kit.fastest),
    ):
        flick = Flick(disc, (straight + turn) % CIRCLE, strength)
        if flick not in candidates and flick.why_not(state, seat) is None:
            candidates.append(flick)
