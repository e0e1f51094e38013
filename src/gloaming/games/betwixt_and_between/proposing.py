"""Which of many choices a sensible mystic thinks about: few, so that a search sees far."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gloaming.core.choices import Action
from gloaming.games.betwixt_and_between import model as m
from gloaming.games.betwixt_and_between.absorbing import facing_ways
from gloaming.games.betwixt_and_between.ground import NEXT, distance
from gloaming.games.betwixt_and_between.model import CELLS, KINDS, SPACES
from gloaming.games.betwixt_and_between.pieces import (
    ALIGN,
    DESTROYING,
    GIVING,
    PUT,
    REFILL,
    RESHAPE_TO,
    RESHAPING,
    SPELL,
    STEPS,
    SWAP,
)
from gloaming.games.betwixt_and_between.planning import Planner
from gloaming.games.betwixt_and_between.prospects import Prospect
from gloaming.games.betwixt_and_between.rules import Position
from gloaming.games.betwixt_and_between.tables import turned
from gloaming.games.betwixt_and_between.weave import bits

KEPT: Final = 6  # places that are proposed for a card
SUITING: Final = 2  # spells of those that lie open
PICKED: Final = 4  # cards of a draft pack
AIMED: Final = 4  # cards to do away with
FARTHEST: Final = 3  # spaces to a card that is worth reshaping or filling
BOONS: Final = (m.ELEMENTAL, m.DIAGONAL, m.ABSORBING, m.SPELLING, m.FAMILIAR)  # spells that only give
GIFTS: Final = (m.MOVE, m.EXPLORE, m.GIVES_GEMS, m.GIVES_SPELLS, m.GIVES_ABSORBS)  # actions that only give


def owed_choices(
    state: Position, seat: int, due: int, listed: list[Action], planner: Planner
) -> list[Action]:
    """What has to be answered before anything else."""
    if due in (PUT, RESHAPE_TO, ALIGN):
        return best_places(state, seat, listed, planner)
    if due == SPELL:
        return suiting(state, seat, listed, planner)
    if due == GIVING:
        return listed[:1]  # gems of one element are alike, and the weave is laid anew afterwards
    if due == SWAP:
        return swaps(listed)
    if due in (RESHAPING, REFILL):
        return near_cards(state, seat, due, listed)
    return least_missed(state, seat, listed) if due == DESTROYING else listed


def best(keyed: list[tuple[float, int]], listed: list[Action], kept: int) -> list[Action]:
    """The choices with the greatest worth, which stands, negative, before the choice's number."""
    keyed.sort()
    return [listed[number] for _, number in keyed[:kept]]


def suiting(state: Position, seat: int, listed: list[Action], planner: Planner) -> list[Action]:
    """The open spells that suit best; one from the deck counts as a usual one."""
    judge = Prospect(state, seat, planner)
    keyed: list[tuple[float, int]] = []
    for number in range(len(listed)):
        action = listed[number]
        if isinstance(action, m.Take):
            keyed.append((-judge.pattern(state.face_up[action.slot]), number))
        else:
            keyed.append((-judge.unseen(), number))
    return best(keyed, listed, SUITING)


def best_picks(state: Position, seat: int, listed: list[Action], planner: Planner) -> list[Action]:
    """The cards of a draft pack that look best."""
    judge = Prospect(state, seat, planner)
    judge.expect()
    keyed: list[tuple[float, int]] = []
    for number in range(len(listed)):
        action = listed[number]
        assert isinstance(action, m.Keep)
        keyed.append((-judge.card(action.card), number))
    return best(keyed, listed, PICKED)


def least_missed(state: Position, seat: int, listed: list[Action]) -> list[Action]:
    """Cards to do away with: close to others with many gems, rather than close to oneself."""
    keyed: list[tuple[float, int]] = []
    for number in range(len(listed)):
        action = listed[number]
        assert isinstance(action, m.Choose)
        closeness = 0
        for other in range(state.seats):
            near = max(0, 1 + FARTHEST - int(distance(state.mystics[other], action.space)))
            closeness += -near if other == seat else near
        keyed.append((-float(closeness * int(bits(state.gems[action.space]))), number))
    return best(keyed, listed, AIMED)


def swaps(listed: list[Action]) -> list[Action]:
    """Gems beside the weave if there are any: those in it uphold something."""
    beside: list[Action] = [
        action for action in listed if isinstance(action, m.Exchange) and action.source >= CELLS
    ]
    return beside or listed


def near_cards(state: Position, seat: int, due: int, listed: list[Action]) -> list[Action]:
    """Cards close enough to matter to the mystic; reshaping an empty one brings nothing."""
    here = state.mystics[seat]
    near: list[Action] = [
        action
        for action in listed
        if isinstance(action, m.Choose)
        and distance(here, action.space) <= FARTHEST
        and (due == REFILL or state.gems[action.space])
    ]
    return near or listed[:1]


def turn_choices(state: Position, seat: int, listed: list[Action], planner: Planner) -> list[Action]:
    """What costs nothing at once, then exploring, which is due anyway and gives more to take.

    Else steps that lead somewhere, and no end while a gem can be absorbed.
    """
    for action in listed:
        if is_boon(state, seat, action):
            return [action]
    if not state.explored and state.hands[seat]:
        return [action for action in listed if isinstance(action, m.Explore)]
    judge = Prospect(state, seat, planner)
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
    most: dict[int, float] = {}
    chosen: dict[int, Action] = {}
    for action in listed:
        if isinstance(action, m.Use):
            reach = state.tables.reaches[action.absorb]
            taken: i64 = turned(reach, action.turn) & ways
            worth = 0.0
            for way in range(i64(4)):
                if taken >> way & 1:
                    worth += judge.weights[state.facing(here, way)]
            if worth > most.get(reach, 0.0):
                most[reach] = worth
                chosen[reach] = action
    return list(chosen.values())


def best_places(state: Position, seat: int, listed: list[Action], planner: Planner) -> list[Action]:
    """Where a card faces spaces on the mystic's way, and not on the others'."""
    judge = Prospect(state, seat, planner)
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
    return best(keyed, listed, KEPT)


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
