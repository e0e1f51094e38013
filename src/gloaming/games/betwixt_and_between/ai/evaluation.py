"""What Betwixt & Between tells bots: who stands how, and which of many choices are worth a thought."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from typing import Final

from mypy_extensions import i64

from gloaming.core.actions import Action
from gloaming.core.evaluation import Hints
from gloaming.games.betwixt_and_between import actions as m
from gloaming.games.betwixt_and_between.actions import CELLS, KINDS, SPACES
from gloaming.games.betwixt_and_between.ai.expected_points import Prospect
from gloaming.games.betwixt_and_between.ai.weave_plan import Planner
from gloaming.games.betwixt_and_between.board import NEXT, distance
from gloaming.games.betwixt_and_between.content.lookup import turned
from gloaming.games.betwixt_and_between.rules.adventure.absorb import facing_ways
from gloaming.games.betwixt_and_between.rules.position import Position
from gloaming.games.betwixt_and_between.state import (
    ALIGN,
    GIVING,
    OFFERING,
    PUT,
    RESHAPE_TO,
    RESHAPING,
    STEPS,
    SWAP,
)

STEEP: Final = 0.3  # of the share over points
SOLO: Final = 160.0  # points that would be all of a solo game
LADDER: Final = ("soft:1", "soft:0.1", "soft:0.03", "search:3", "search")  # a few futures already tell much
KEPT: Final = 6  # places that are proposed for a card
FARTHEST: Final = 3  # spaces to a card that is worth reshaping
BOONS: Final = (m.ELEMENTAL, m.DIAGONAL, m.ABSORBING, m.SPELLING, m.FAMILIAR)  # spells that only give
GIFTS: Final = (m.MOVE, m.EXPLORE, m.GIVES_GEMS, m.GIVES_SPELLS, m.GIVES_ABSORBS)  # actions that only give


class BetwixtAndBetweenHints(Hints[Position]):
    """Points that each seat may expect, made a share; placements near one's way; weaves that are planned."""

    def __init__(self) -> None:
        self.planner = Planner()
        self.steep: float = STEEP

    def outlook(self, state: Position) -> list[float]:
        result = state.result
        if result is not None:
            return result.shares if state.seats > 1 else [min(1.0, result.scores[0] / SOLO)]
        points = [Prospect(state, seat).expect() for seat in range(state.seats)]
        if state.seats == 1:
            return [min(1.0, max(0.0, points[0] / SOLO))]
        most = max(points)
        weights = [exp(self.steep * (each - most)) for each in points]
        total = sum(weights)
        return [weight / total for weight in weights]

    def proposals(self, state: Position, seat: int) -> Sequence[Action]:
        listed = state.choices(seat).listed
        if len(listed) == 1:
            return listed
        due = state.due() if state.turn == seat else -1
        if due < 0 and state.weavers >> seat & 1:
            return [self.planner.next_step(state, seat)]
        if due in (PUT, RESHAPE_TO, ALIGN):
            return best_places(state, seat, listed)
        if due == GIVING:
            return listed[:1]  # gems of one element are alike, and the weave is laid anew afterwards
        if due == SWAP:
            return swaps(listed)
        if due == RESHAPING:
            return near_cards(state, seat, listed)
        if due < 0 and state.phase == OFFERING and state.turn == seat:
            return [m.OFFER] if m.OFFER in listed and self.planner.offers(state, seat) else [m.PASS]
        if m.END in listed or state.steps > 0:
            return turn_choices(state, seat, listed)
        return listed

    def ladder(self) -> Sequence[str]:
        return LADDER


def swaps(listed: list[Action]) -> list[Action]:
    """Gems beside the weave if there are any: those in it uphold something."""
    beside: list[Action] = [
        action for action in listed if isinstance(action, m.Exchange) and action.source >= CELLS
    ]
    return beside or listed


def near_cards(state: Position, seat: int, listed: list[Action]) -> list[Action]:
    """Cards close enough to matter to the mystic."""
    here = state.mystics[seat]
    near: list[Action] = [
        action
        for action in listed
        if isinstance(action, m.Choose)
        and distance(here, action.space) <= FARTHEST
        and state.gems[action.space]
    ]
    return near or listed[:1]


def turn_choices(state: Position, seat: int, listed: list[Action]) -> list[Action]:
    """What costs nothing at once; else steps that lead somewhere, and no end while a gem can be absorbed."""
    for action in listed:
        if is_boon(state, seat, action):
            return [action]
    judge = Prospect(state, seat)
    judge.expect()
    goals, thirsty = judge.goals()
    kept: list[Action] = []
    for action in listed:
        if isinstance(action, m.Use):
            continue
        if isinstance(action, m.Step):
            if thirsty or goals:
                reached = judge.near(action.space, state.steps - 1)
                if not any(goal in reached for goal in goals):
                    continue
        elif isinstance(action, m.End):
            if thirsty:
                continue
        elif is_idle(state, seat, action):
            continue
        kept.append(action)
    kept += best_uses(state, seat, listed, judge)
    return kept or listed


def is_boon(state: Position, seat: int, action: Action) -> bool:
    """Whether the action only gives, whatever comes later."""
    if isinstance(action, m.Activate):
        return state.tables.kinds[action.spell] in BOONS
    if isinstance(action, m.Perform):
        return state.tables.actions[state.cards[state.mystics[seat]]] in GIFTS
    return False


def is_idle(state: Position, seat: int, action: Action) -> bool:
    """Whether the action would exchange gems of the weave, as nothing lies beside it."""
    if any(state.beside[seat * KINDS + element] for element in range(KINDS)):
        return False
    if isinstance(action, m.Activate):
        return state.tables.kinds[action.spell] == m.EXCHANGING
    if isinstance(action, m.Perform):
        return state.tables.actions[state.cards[state.mystics[seat]]] == m.EXCHANGE
    return False


def best_uses(state: Position, seat: int, listed: list[Action], judge: Prospect) -> list[Action]:
    """Absorb cards of each shape, turned the best way."""
    here = state.mystics[seat]
    ways: i64 = facing_ways(state, here)
    best: dict[int, float] = {}
    chosen: dict[int, Action] = {}
    for action in listed:
        if isinstance(action, m.Use):
            reach = state.tables.reaches[action.absorb]
            taken: i64 = turned(reach, action.turn) & ways
            worth = 0.0
            for way in range(i64(4)):
                if taken >> way & 1:
                    worth += judge.weights[state.facing(here, way)]
            if worth > best.get(reach, 0.0):
                best[reach] = worth
                chosen[reach] = action
    return list(chosen.values())


def best_places(state: Position, seat: int, listed: list[Action]) -> list[Action]:
    """Where a card faces spaces on the mystic's way, and not on the others'."""
    judge = Prospect(state, seat)
    judge.expect()
    closeness = [0.03] * SPACES
    here = state.mystics[seat]
    for space in judge.near(here, state.steps + STEPS):
        closeness[space] = 0.45
    for space in judge.near(here, state.steps):
        closeness[space] = 1.0
    gift = 0.2 * judge.deed(int(state.placing))
    keyed: list[tuple[float, int]] = []
    for number in range(len(listed)):
        action = listed[number]
        assert isinstance(action, m.Place)
        worth = gift * closeness[action.space] + faced(state, seat, action, judge, closeness)
        keyed.append((-worth, number))
    keyed.sort()
    return [listed[number] for _, number in keyed[:KEPT]]


def faced(state: Position, seat: int, action: m.Place, judge: Prospect, closeness: list[float]) -> float:
    """What the card's gems are worth to the seat by the spaces that they would face."""
    card: i64 = state.placing
    worth = 0.0
    for way in range(i64(4)):
        element: i64 = state.tables.symbols[card * 4 + ((way - action.turn) & 3)]
        there: i64 = NEXT[action.space * 4 + way]
        if element < 0 or there < 0 or state.is_barred(there):
            continue
        share = closeness[there]
        for other in range(state.seats):
            if other != seat and distance(state.mystics[other], there) <= STEPS:
                share -= 0.3
        worth += share * judge.weights[element]
        if share > 0.4:
            for side in range(i64(4)):  # more gems face the same space
                if side != way ^ 2 and state.facing(there, side) >= 0:
                    worth += 0.3
    return worth
