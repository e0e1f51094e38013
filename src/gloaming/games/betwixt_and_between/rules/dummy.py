"""The solo dummy: where it goes, what it discards, and which gem it removes (BET-73, BET-74)."""

from __future__ import annotations

from mypy_extensions import i64

from gloaming.core.state import Emit
from gloaming.games.betwixt_and_between import constants as c
from gloaming.games.betwixt_and_between.board import ADJACENT, distance
from gloaming.games.betwixt_and_between.solo_events import DummyDrew, DummyMoved, DummyTook
from gloaming.games.betwixt_and_between.state import BetwixtState


def find_target(state: BetwixtState, element: int, emit: Emit) -> None:
    """Find the nearest symbols of the drawn element and the ways towards them."""
    here: i64 = state.dummies[state.dummy]
    state.element = element
    state.nearest = nearest(state, here, element)
    state.ways = ways_to(state, here, state.nearest)
    far = int(distance(here, state.nearest[0])) if state.nearest else 0
    drawn = c.ELEMENTS[element]
    emit(DummyDrew(int(state.dummy), drawn, tuple(state.nearest), far, tuple(state.ways)), None)


def nearest(state: BetwixtState, here: i64, element: i64) -> list[int]:
    """Return the nearest spaces with a symbol of the element, except the dummy's own space."""
    found: list[int] = []
    least: i64 = c.SPACES
    for space in range(i64(c.SPACES)):
        card: i64 = state.cards[space]
        if card < 0 or space == here or state.lookup.has_symbol[card * c.ELEMENT_COUNT + element] == 0:
            continue
        far: i64 = distance(here, space)
        if far < least:
            least = far
            found = []
        if far == least:
            found.append(int(space))
    return found


def ways_to(state: BetwixtState, here: i64, goals: list[int]) -> list[int]:
    """Return the ways that lead closer to a goal, preferring those onto a card; without a goal, all ways."""
    ways: list[int] = []
    for way in range(4):
        there = ADJACENT[here * 4 + way]
        if there == c.NOTHING:
            continue
        if not goals or any(distance(there, goal) < distance(here, goal) for goal in goals):
            ways.append(way)
    if not goals:
        return ways
    onto = [way for way in ways if state.cards[ADJACENT[here * 4 + way]] != c.NOTHING]
    return onto or ways


def move(state: BetwixtState, way: int, emit: Emit) -> None:
    """Move the dummy this way; a Stop makes it go the opposite way, or stay."""
    here = state.dummies[state.dummy]
    goal = ADJACENT[here * 4 + way]
    turned = state.action_at(goal) == c.STOP
    if turned:
        goal = ADJACENT[here * 4 + (way ^ 2)]
        if goal == c.NOTHING or state.action_at(goal) == c.STOP:
            goal = here
    discarded = c.NOTHING
    if goal != here:
        state.dummies[state.dummy] = goal
        if state.cards[goal] == c.FACE_DOWN:
            discarded = c.FACE_DOWN
            state.cards[goal] = c.NOTHING  # unseen, so the buried cards stay the same
        elif state.cards[goal] >= 0:
            discarded = state.remove_card(goal)
    emit(DummyMoved(int(state.dummy), here, goal, way, turned, discarded), None)


def removable_gems(state: BetwixtState) -> list[int]:
    """Return the removable gems, which are the closest to the mystic, as space * 4 + way."""
    found = _closest(state, state.element)
    return found or _closest(state, c.NOTHING)


def _closest(state: BetwixtState, element: i64) -> list[int]:
    mystic: i64 = state.mystics[0]
    found: list[int] = []
    least: i64 = c.SPACES
    for space in range(i64(c.SPACES)):
        if state.cards[space] < 0 or state.gems[space] == 0:
            continue
        far: i64 = distance(space, mystic)
        if far > least:
            continue
        for way in range(i64(4)):
            gem: i64 = state.gem_towards(space, way)
            if gem == c.NOTHING or (element != c.NOTHING and gem != element):
                continue
            if far < least:
                least = far
                found = []
            found.append(int(space * 4 + way))
    return found


def remove_gem(state: BetwixtState, space: i64, way: i64, emit: Emit) -> None:
    element: i64 = state.take_gem(space, way)
    state.supply[element] += 1
    emit(DummyTook(int(state.dummy), int(space), int(way), c.ELEMENTS[element]), None)
