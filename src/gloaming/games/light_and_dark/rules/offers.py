"""The choices of a seat: listed actions, and ranges of those that are too many to list."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from gloaming.core.actions import Action, ActionRange, Choices, Range
from gloaming.games.light_and_dark import constants as c
from gloaming.games.light_and_dark.actions import EVENLY, PASS, Flick, Obstruct, Place, Play, Return, Stride
from gloaming.games.light_and_dark.rules import free_places
from gloaming.games.light_and_dark.rules.cards import targets, why_not_held
from gloaming.games.light_and_dark.rules.free_places import ceil_mm, floor_mm, x_range, y_range
from gloaming.games.light_and_dark.rules.obstacles import obstacle_count, suggested_obstacle
from gloaming.games.light_and_dark.rules.turn import flickable, straight_ahead
from gloaming.games.light_and_dark.state import LightAndDarkState

ORDER = (c.BEACON, c.AGAIN, c.ANCHOR, c.WARD, c.CHAIN, c.TORCHBEARER, c.STEADY)
Bounds = dict[str, tuple[int, int]]


def choices_of(state: LightAndDarkState, seat: int) -> Choices:
    """The choices of a seat that decides."""
    if state.phase == c.PLACE:
        return Choices([EVENLY], [place_range(state, seat)])
    if state.phase == c.TERRAIN:
        suggested = suggested_obstacle(state)
        return Choices([suggested] if suggested is not None else [], [obstacle_range(state, seat)])
    if state.phase == c.RETURN:
        at = free_places.place_in_start_area(state)
        assert at is not None
        return Choices([Return(state.returns[0], *at)], [return_range(state, seat)])
    if state.phase != c.FLICK:
        return Choices([*playable_cards(state, seat), PASS])
    ranges = [flick_range(state, seat)]
    if why_not_held(state, seat % c.TEAMS, c.STRIDE) is None:
        ranges.append(stride_range(state, seat))
    return Choices(playable_cards(state, seat), ranges)


def playable_cards(state: LightAndDarkState, seat: int) -> list[Action]:
    """The cards that can be played now, with their targets."""
    offers: list[Action] = []
    for effect in ORDER if state.hands[seat % c.TEAMS] else ():
        if why_not_held(state, seat % c.TEAMS, effect) is None:
            offers += [Play(effect, disc) for disc in targets(state, effect)]
    return offers


def legal_range(
    state: LightAndDarkState, seat: int, kind: str, bounds: Bounds, made: Callable[[Sequence[int]], Action]
) -> ActionRange:
    """The legal actions with fields within these bounds."""

    def make(values: Sequence[int]) -> Action | None:
        action = made(values)
        return action if action.why_not(state, seat) is None else None

    return ActionRange(kind, [Range(field, low, high) for field, (low, high) in bounds.items()], make)


def place_range(state: LightAndDarkState, seat: int) -> ActionRange:
    """Any legal places of the druids of a team."""
    team = seat % c.TEAMS
    bounds: Bounds = {}
    for number in range(1, len(state.starting_druids(team)) + 1):
        bounds[f"x{number}"] = x_range(state, 0)
        bounds[f"y{number}"] = y_range(state, team)
    return legal_range(state, seat, "place", bounds, lambda v: Place(tuple(v)))


def obstacle_range(state: LightAndDarkState, seat: int) -> ActionRange:
    """Any obstacle that is left, anywhere between the start areas."""
    bounds: Bounds = {"obstacle": (0, obstacle_count(state) - 1)}
    bounds |= {"x": (0, floor_mm(state.width)), "y": (0, floor_mm(state.depth)), "turn": (0, c.TURNS - 1)}
    return legal_range(state, seat, "obstruct", bounds, lambda v: Obstruct(v[0], v[1], v[2], v[3]))


def flick_range(state: LightAndDarkState, seat: int) -> ActionRange:
    """All flicks of the mover; a seated player's directions go on beyond a full circle (LAD-16)."""
    own, directions = flickable(state), (0, c.CIRCLE - 1)
    if state.options.seated:
        ahead = straight_ahead(state) or c.CIRCLE
        directions = (ahead - c.SEATED, ahead + c.SEATED)
    strengths = (state.kit.slowest, state.kit.fastest)
    bounds: Bounds = {"disc": (own[0], own[-1]), "angle": directions, "strength": strengths}
    return legal_range(state, seat, "flick", bounds, lambda v: Flick(v[0], v[1] % c.CIRCLE, v[2]))


def return_range(state: LightAndDarkState, seat: int) -> ActionRange:
    """Any legal place for the next druid to return."""
    disc = state.returns[0]
    bounds: Bounds = {"x": x_range(state, disc), "y": y_range(state, state.homes[0])}
    return legal_range(state, seat, "return", bounds, lambda v: Return(disc, v[0], v[1]))


def stride_range(state: LightAndDarkState, seat: int) -> ActionRange:
    """All strides of the druids of a team."""
    own, reach = state.own_druids(seat % c.TEAMS), state.kit.reaches[c.STRIDE]
    left, right = x_range(state, 0)
    bottom, top = ceil_mm(state.radius(0)), floor_mm(state.depth - state.radius(0))
    xs, ys = [state.xs[disc] for disc in own], [state.ys[disc] for disc in own]
    bounds: Bounds = {
        "disc": (own[0], own[-1]),
        "x": (max(left, ceil_mm(max(0, min(xs) - reach))), min(right, floor_mm(max(xs) + reach))),
        "y": (max(bottom, ceil_mm(max(0, min(ys) - reach))), min(top, floor_mm(max(ys) + reach))),
    }
    return legal_range(state, seat, "stride", bounds, lambda v: Stride(v[0], v[1], v[2]))
