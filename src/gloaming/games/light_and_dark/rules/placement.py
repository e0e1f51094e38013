"""Placing discs at the start, and returning discs that left."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import isqrt

from gloaming.core.actions import Action, ActionRange, Choices, Range
from gloaming.core.state import Emit, Refusal
from gloaming.games.light_and_dark.actions import EVENLY, Place, Return
from gloaming.games.light_and_dark.constants import TEAMS, TERRAIN
from gloaming.games.light_and_dark.events import Deployed, Ready
from gloaming.games.light_and_dark.state import LightAndDarkState
from gloaming.physics.discs import METRE, Disc, is_free, millimetres
from gloaming.physics.discs.placement import rank, ring, signed_mm

# --- deployment ----------------------------------------------------------------------------------


def why_no_place(state: LightAndDarkState, team: int, action: Place) -> Refusal | None:
    """Druids lie entirely inside the own start area and do not overlap (LAD-02, LAD-06)."""
    druids = state.starting_druids(team)
    if len(action.places) != 2 * len(druids):
        return Refusal("refusal-place-count", {"count": len(druids)})
    laid: list[Disc] = []
    for number, druid in enumerate(druids):
        x, y = millimetres(action.places[2 * number]), millimetres(action.places[2 * number + 1])
        radius = state.radius(druid)
        if not state.in_start_area(team, x, y, radius):
            return Refusal("refusal-start-area", {"disc": druid + 1})
        if not is_free(state.surface(), laid, x, y, radius):
            return Refusal("refusal-overlap", {"disc": druid + 1})
        laid.append(Disc(x, y, radius))
    return None


def place_choices(state: LightAndDarkState, team: int) -> Choices:
    """Evenly spaced, or any legal places."""
    ranges: list[Range] = []
    low, high = y_range(state, team)
    for number in range(1, len(state.starting_druids(team)) + 1):
        ranges += [Range(f"x{number}", *x_range(state, 0)), Range(f"y{number}", low, high)]

    def make(values: Sequence[int]) -> Action | None:
        action = Place(tuple(values))
        return action if why_no_place(state, team, action) is None else None

    return Choices([EVENLY], [ActionRange("place", ranges, make)])


def deploy(state: LightAndDarkState, seat: int, places: list[tuple[int, int]], emit: Emit | None) -> None:
    """Place the druids of a team; they are shown once both teams are ready (LAD-06)."""
    team = seat % TEAMS
    for druid, (x, y) in zip(state.starting_druids(team), places, strict=True):
        state.put(druid, x, y)
    state.ready[team] = True
    if emit is not None:
        emit(Ready(seat), None)
    if not all(state.ready):
        return
    if emit is not None:
        emit(Deployed(tuple((d, state.xs[d], state.ys[d]) for d in range(state.druids))), None)
    state.phase = TERRAIN


def x_range(state: LightAndDarkState, disc: int) -> tuple[int, int]:
    """The lowest and highest x in millimetres at which a disc is inside the area."""
    radius = state.radius(disc)
    return ceil_mm(radius), floor_mm(state.width - radius)


def y_range(state: LightAndDarkState, team: int) -> tuple[int, int]:
    """The lowest and highest y in millimetres at which a druid is inside a start area."""
    radius, strip = state.kit.radii[0], state.kit.strip
    if team == 0:
        return ceil_mm(radius), floor_mm(strip - radius)
    return ceil_mm(state.depth - strip + radius), floor_mm(state.depth - radius)


def ceil_mm(length: int) -> int:
    """A length in units as millimetres, rounded up."""
    at = length * 1000 // METRE
    while millimetres(at) < length:
        at += 1
    return at


def floor_mm(length: int) -> int:
    """A length in units as millimetres, rounded down."""
    at = length * 1000 // METRE + 1
    while millimetres(at) > length:
        at -= 1
    return at


# --- discs that left -------------------------------------------------------------------------------


def why_no_return(state: LightAndDarkState, action: Return) -> Refusal | None:
    """Free, and in the start area of the team that controlled the disc before the flick (LAD-21)."""
    disc = state.returns[0]
    if action.disc != disc:
        return Refusal("refusal-return-disc", {"disc": disc + 1})
    x, y, radius = millimetres(action.x), millimetres(action.y), state.radius(disc)
    if not state.in_start_area(state.homes[0], x, y, radius):
        return Refusal("refusal-start-area", {"disc": disc + 1})
    if not is_free(state.surface(), state.discs_on_table(), x, y, radius):
        return Refusal("refusal-overlap", {"disc": disc + 1})
    return None


def return_choices(state: LightAndDarkState) -> Choices:
    """The free place nearest to the middle of the start area, or any legal place."""
    disc, home = state.returns[0], state.homes[0]
    at = place_in_start_area(state)
    assert at is not None
    low, high = y_range(state, home)

    def make(values: Sequence[int]) -> Action | None:
        action = Return(disc, values[0], values[1])
        return action if why_no_return(state, action) is None else None

    ranges = [Range("x", *x_range(state, disc)), Range("y", low, high)]
    return Choices([Return(disc, *at)], [ActionRange("return", ranges, make)])


def place_in_start_area(state: LightAndDarkState) -> tuple[int, int] | None:
    """A free place in millimetres for the next druid to return, or None."""
    low, high = y_range(state, state.homes[0])
    middle = (low + high) // 2
    ordered = sorted(range(low, high + 1), key=lambda y: (abs(y - middle), y))
    return first_free(state, ordered)


def place_near_edge(state: LightAndDarkState) -> tuple[int, int] | None:
    """The free place in millimetres nearest to the edge of a full start area (LAD-23)."""
    low, high = ceil_mm(state.kit.radii[0]), floor_mm(state.depth - state.kit.radii[0])
    ordered = range(low, high + 1) if state.homes[0] == 0 else range(high, low - 1, -1)
    return first_free(state, ordered)


def first_free(state: LightAndDarkState, ordered: Sequence[int]) -> tuple[int, int] | None:
    """The first free place for the next disc to return, row by row."""
    radius = state.radius(state.returns[0])
    surface, others = state.surface(), state.discs_on_table()
    for y in ordered:
        for x in middle_outwards(*x_range(state, state.returns[0])):
            if is_free(surface, others, millimetres(x), millimetres(y), radius):
                return x, y
    return None


def middle_outwards(low: int, high: int) -> Iterator[int]:
    """The integers from low to high, from the middle outwards."""
    middle = (low + high) // 2
    yield middle
    for step in range(1, high - low + 2):
        if middle - step >= low:
            yield middle - step
        if middle + step <= high:
            yield middle + step


def torch_return_place(state: LightAndDarkState, torch: int) -> tuple[int, int]:
    """The middle, or the free place nearest to it on a grid of 1 mm, in units (LAD-22).

    Ties go towards the mover's end, then to the mover's left. Rings that a single disc covers are skipped,
    because bots need this often.
    """
    toward, left = ((0, -1), (-1, 0)) if state.turn == 0 else ((0, 1), (1, 0))
    middle_x, middle_y, radius = state.width // 2, state.depth // 2, state.radius(torch)
    surface, others = state.surface(), state.discs_on_table()
    for band in range(covered_radius(others, middle_x, middle_y, radius), state.depth * 1000 // METRE):
        places = [
            at
            for at in ring(band)
            if is_free(
                surface,
                others,
                middle_x + signed_mm(at[0]),
                middle_y + signed_mm(at[1]),
                radius,
            )
        ]
        if places:
            i, j = min(places, key=lambda at: rank(at, toward, left))
            return middle_x + signed_mm(i), middle_y + signed_mm(j)
    raise AssertionError("there is no room on the table")


def covered_radius(others: list[Disc], x: int, y: int, radius: int) -> int:
    """The radius in millimetres around (x, y) that a single disc covers completely."""
    most = 0
    for other in others:
        dx, dy = other.x - x, other.y - y
        most = max(most, other.radius + radius - isqrt(dx * dx + dy * dy) - 2)
    return most * 1000 // METRE
