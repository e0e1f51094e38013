"""Layouts at the start: torches in formation, druids evenly spaced."""

from __future__ import annotations

from typing import Final

from gloaming.games.light_and_dark.angles import BITS, direction
from gloaming.games.light_and_dark.constants import CIRCLE, DARK, LIGHT
from gloaming.games.light_and_dark.state import LightAndDarkState

ARMS: Final[list[tuple[int, int]]] = [(1, 0), (0, 1), (-1, 0), (0, -1)]


def set_torches(state: LightAndDarkState) -> None:
    """Place the torches around the middle, alternately unlit and lit (LAD-03, LAD-44)."""
    count = state.options.torches
    for number, (dx, dy) in enumerate(formation(state.options.formation, count, spacing(state))):
        torch = state.druids + number
        state.put(torch, state.width // 2 + dx, state.depth // 2 + dy)
        state.sides[torch] = LIGHT if number % 2 else DARK


def spacing(state: LightAndDarkState) -> int:
    """The distance between torches, reduced if the area is too narrow for a row."""
    room = state.width - 4 * state.kit.radii[1]
    return min(state.kit.spacing, room // max(1, state.options.torches - 1))


def formation(name: str, count: int, apart: int) -> list[tuple[int, int]]:
    """The offsets of the torches from the middle."""
    if name == "row":
        return [((2 * n - count + 1) * apart // 2, 0) for n in range(count)]
    if name == "cross":
        return cross(count, apart)
    return ring(count, apart)


def cross(count: int, apart: int) -> list[tuple[int, int]]:
    """One in the middle if the count is odd, the others on four arms."""
    places = [(0, 0)] if count % 2 else []
    step = 1
    while len(places) < count:
        places += [(x * step * apart, y * step * apart) for x, y in ARMS[: count - len(places)]]
        step += 1
    return places


def ring(count: int, apart: int) -> list[tuple[int, int]]:
    """A circle with the same distance between neighbours."""
    half_chord = direction(CIRCLE // (2 * count))[0]
    radius = (apart << BITS) // (2 * half_chord)
    places = []
    for number in range(count):
        x, y = direction(CIRCLE // 4 + number * CIRCLE // count)
        places.append(((x * radius) >> BITS, (y * radius) >> BITS))
    return places


def even_places(state: LightAndDarkState, team: int) -> list[tuple[int, int]]:
    """Evenly spaced places of a team's druids, in the middle of its start area (LAD-06)."""
    count = len(state.starting_druids(team))
    from_edge = state.kit.strip // 2
    y = from_edge if team == 0 else state.depth - from_edge
    return [((2 * n + 1) * state.width // (2 * count), y) for n in range(count)]
