"""Selects the legal actions that are worth searching."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gloaming.core.actions import Action
from gloaming.games.betwixt_and_between import constants as c
from gloaming.games.betwixt_and_between.ai.expected_points import ExpectedPoints
from gloaming.games.betwixt_and_between.board import ADJACENT, distance
from gloaming.games.betwixt_and_between.content.lookup import turn_ways
from gloaming.games.betwixt_and_between.rules.adventure.absorb import Use, facing_ways
from gloaming.games.betwixt_and_between.rules.adventure.card_effects import Activate, Exchange, Perform
from gloaming.games.betwixt_and_between.rules.adventure.movement import Step
from gloaming.games.betwixt_and_between.rules.adventure.placement import Place
from gloaming.games.betwixt_and_between.rules.position import Position
from gloaming.games.betwixt_and_between.rules.turn import Choose, End

MAX_PLACES: Final = 6  # proposed for a card
RESHAPE_RANGE: Final = 3  # distance of a card that is worth reshaping
# Spells and card actions that only gain something.
FREE_SPELLS: Final = (
    c.ELEMENTAL_SPELL, c.DIAGONAL_SPELL, c.ABSORB_SPELL, c.SPELL_SPELL, c.FAMILIAR_SPELL
)  # fmt: skip
FREE_ACTIONS: Final = (c.MOVE, c.EXPLORE, c.GAIN_GEMS, c.GAIN_SPELLS, c.GAIN_ABSORBS)


def loose_exchanges(listed: list[Action]) -> list[Action]:
    """Return exchanges of gems beside the weave if there are any, since those in the weave are in use."""
    beside: list[Action] = [
        action for action in listed if isinstance(action, Exchange) and action.source >= c.CELLS
    ]
    return beside or listed


def nearby_cards(state: Position, seat: int, listed: list[Action]) -> list[Action]:
    """Return cards with gems that are close to the mystic."""
    here = state.mystics[seat]
    near: list[Action] = [
        action
        for action in listed
        if isinstance(action, Choose)
        and distance(here, action.space) <= RESHAPE_RANGE
        and state.gems[action.space]
    ]
    return near or listed[:1]


def turn_actions(state: Position, seat: int, listed: list[Action]) -> list[Action]:
    """Return an action without cost if there is one; else drop steps without a goal and an early end."""
    for action in listed:
        if is_free(state, seat, action):
            return [action]
    expected = ExpectedPoints(state, seat)
    expected.total()
    goals, can_absorb = expected.goals()
    proposed: list[Action] = []
    for action in listed:
        if isinstance(action, Use):
            continue
        if isinstance(action, Step):
            if can_absorb or goals:
                reached = expected.reachable(action.space, state.steps - 1)
                if not any(goal in reached for goal in goals):
                    continue
        elif isinstance(action, End):
            if can_absorb:
                continue
        elif exchanges_woven_gem(state, seat, action):
            continue
        proposed.append(action)
    proposed += best_uses(state, seat, listed, expected)
    return proposed or listed


def is_free(state: Position, seat: int, action: Action) -> bool:
    """Whether the action only gains something."""
    if isinstance(action, Activate):
        return state.lookup.spell_kinds[action.spell] in FREE_SPELLS
    if isinstance(action, Perform):
        return state.lookup.actions[state.cards[state.mystics[seat]]] in FREE_ACTIONS
    return False


def exchanges_woven_gem(state: Position, seat: int, action: Action) -> bool:
    """Whether the action would exchange a gem of the weave because none is beside it."""
    if any(state.beside[seat * c.ELEMENT_COUNT + element] for element in range(c.ELEMENT_COUNT)):
        return False
    if isinstance(action, Activate):
        return state.lookup.spell_kinds[action.spell] == c.EXCHANGE_SPELL
    if isinstance(action, Perform):
        return state.lookup.actions[state.cards[state.mystics[seat]]] == c.EXCHANGE
    return False


def best_uses(state: Position, seat: int, listed: list[Action], expected: ExpectedPoints) -> list[Action]:
    """Return the best turn of an absorb card of each shape."""
    here = state.mystics[seat]
    ways: i64 = facing_ways(state, here)
    best: dict[int, float] = {}
    chosen: dict[int, Action] = {}
    for action in listed:
        if isinstance(action, Use):
            reach = state.lookup.reaches[action.absorb]
            taken: i64 = turn_ways(reach, action.turn) & ways
            worth = 0.0
            for way in range(i64(4)):
                if taken >> way & 1:
                    worth += expected.weights[state.facing_gem(here, way)]
            if worth > best.get(reach, 0.0):
                best[reach] = worth
                chosen[reach] = action
    return list(chosen.values())


def best_places(state: Position, seat: int, listed: list[Action]) -> list[Action]:
    """Return the places where the card faces spaces near the own mystic and far from others."""
    expected = ExpectedPoints(state, seat)
    expected.total()
    closeness = [0.03] * c.SPACES
    here = state.mystics[seat]
    for space in expected.reachable(here, state.steps + c.STEPS_PER_TURN):
        closeness[space] = 0.45
    for space in expected.reachable(here, state.steps):
        closeness[space] = 1.0
    gift = 0.2 * expected.action_value(int(state.placing))
    keyed: list[tuple[float, int]] = []
    for number in range(len(listed)):
        action = listed[number]
        assert isinstance(action, Place)
        worth = gift * closeness[action.space] + symbols_value(state, seat, action, expected, closeness)
        keyed.append((-worth, number))
    keyed.sort()
    return [listed[number] for _, number in keyed[:MAX_PLACES]]


def symbols_value(
    state: Position, seat: int, action: Place, expected: ExpectedPoints, closeness: list[float]
) -> float:
    """Value the card's gems for the seat by the spaces that they would face."""
    card: i64 = state.placing
    worth = 0.0
    for way in range(i64(4)):
        element: i64 = state.lookup.symbols[card * 4 + ((way - action.turn) & 3)]
        there: i64 = ADJACENT[action.space * 4 + way]
        if element < 0 or there < 0 or state.is_barred(there):
            continue
        share = closeness[there]
        for other in range(state.seats):
            if other != seat and distance(state.mystics[other], there) <= c.STEPS_PER_TURN:
                share -= 0.3
        worth += share * expected.weights[element]
        if share > 0.4:
            for side in range(i64(4)):  # more gems face the same space
                if side != way ^ 2 and state.facing_gem(there, side) >= 0:
                    worth += 0.3
    return worth
