"""Putting discs down: at the start, and after they left the table."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import isqrt

from gloaming.core.actions import Action, Choices, Range, Span
from gloaming.core.state import Refusal
from gloaming.games.light_and_dark.actions import EVENLY, Place, Return
from gloaming.games.light_and_dark.state import Pieces
from gloaming.physics.discs import METRE, Disc, free, millimetres
from gloaming.physics.discs.placement import on_grid, rank, ring

# --- before the first flick ------------------------------------------------------------------------


def why_no_place(pieces: Pieces, team: int, action: Place) -> Refusal | None:
    """Whole discs inside the own start area, none on another (LAD-02, LAD-06)."""
    druids = pieces.set_of(team)
    if len(action.places) != 2 * len(druids):
        return Refusal("refusal-place-count", {"count": len(druids)})
    laid: list[Disc] = []
    for number, druid in enumerate(druids):
        x, y = millimetres(action.places[2 * number]), millimetres(action.places[2 * number + 1])
        radius = pieces.radius(druid)
        if not pieces.in_start_area(team, x, y, radius):
            return Refusal("refusal-start-area", {"disc": druid + 1})
        if not free(pieces.table(), laid, x, y, radius):
            return Refusal("refusal-overlap", {"disc": druid + 1})
        laid.append(Disc(x, y, radius))
    return None


def place_choices(pieces: Pieces, team: int) -> Choices:
    """Evenly spaced, or any places."""
    ranges: list[Range] = []
    low, high = rows(pieces, team)
    for number in range(1, len(pieces.set_of(team)) + 1):
        ranges += [Range(f"x{number}", *columns(pieces, 0)), Range(f"y{number}", low, high)]

    def make(values: Sequence[int]) -> Action | None:
        action = Place(tuple(values))
        return action if why_no_place(pieces, team, action) is None else None

    return Choices([EVENLY], [Span("place", ranges, make)])


def columns(pieces: Pieces, disc: int) -> tuple[int, int]:
    """The lowest and highest millimetre across the table where a disc lies inside."""
    radius = pieces.radius(disc)
    return above(radius), below(pieces.width - radius)


def rows(pieces: Pieces, team: int) -> tuple[int, int]:
    """The lowest and highest millimetre in a start area's depth where a druid lies inside."""
    radius, strip = pieces.kit.radii[0], pieces.kit.strip
    if team == 0:
        return above(radius), below(strip - radius)
    return above(pieces.depth - strip + radius), below(pieces.depth - radius)


def above(length: int) -> int:
    """The first whole millimetre that is not below a length in units."""
    at = length * 1000 // METRE
    while millimetres(at) < length:
        at += 1
    return at


def below(length: int) -> int:
    """The last whole millimetre that is not above a length in units."""
    at = length * 1000 // METRE + 1
    while millimetres(at) > length:
        at -= 1
    return at


# --- discs that left -------------------------------------------------------------------------------


def why_no_return(pieces: Pieces, action: Return) -> Refusal | None:
    """In the start area of the team that controlled it as the flick began, on nothing else (LAD-21)."""
    disc = pieces.returns[0]
    if action.disc != disc:
        return Refusal("refusal-return-disc", {"disc": disc + 1})
    x, y, radius = millimetres(action.x), millimetres(action.y), pieces.radius(disc)
    if not pieces.in_start_area(pieces.homes[0], x, y, radius):
        return Refusal("refusal-start-area", {"disc": disc + 1})
    if not free(pieces.table(), pieces.lying(), x, y, radius):
        return Refusal("refusal-overlap", {"disc": disc + 1})
    return None


def return_choices(pieces: Pieces) -> Choices:
    """The free place nearest to the middle of the start area, or any."""
    disc, home = pieces.returns[0], pieces.homes[0]
    at = place_in_start_area(pieces)
    assert at is not None
    low, high = rows(pieces, home)

    def make(values: Sequence[int]) -> Action | None:
        action = Return(disc, values[0], values[1])
        return action if why_no_return(pieces, action) is None else None

    ranges = [Range("x", *columns(pieces, disc)), Range("y", low, high)]
    return Choices([Return(disc, *at)], [Span("return", ranges, make)])


def place_in_start_area(pieces: Pieces) -> tuple[int, int] | None:
    """A free place for the next druid that returns, in millimetres, or None if there is none."""
    low, high = rows(pieces, pieces.homes[0])
    middle = (low + high) // 2
    ordered = sorted(range(low, high + 1), key=lambda y: (abs(y - middle), y))
    return first_free(pieces, ordered)


def place_near_edge(pieces: Pieces) -> tuple[int, int] | None:
    """The free place nearest to a full start area's edge, in millimetres (LAD-23)."""
    low, high = above(pieces.kit.radii[0]), below(pieces.depth - pieces.kit.radii[0])
    ordered = range(low, high + 1) if pieces.homes[0] == 0 else range(high, low - 1, -1)
    return first_free(pieces, ordered)


def first_free(pieces: Pieces, ordered: Sequence[int]) -> tuple[int, int] | None:
    """The first of the rows with a free place for the next disc that returns, and the place in it."""
    radius = pieces.radius(pieces.returns[0])
    table, others = pieces.table(), pieces.lying()
    for y in ordered:
        for x in from_middle(*columns(pieces, pieces.returns[0])):
            if free(table, others, millimetres(x), millimetres(y), radius):
                return x, y
    return None


def from_middle(low: int, high: int) -> Iterator[int]:
    """The whole numbers from low to high, from the middle outwards."""
    middle = (low + high) // 2
    yield middle
    for step in range(1, high - low + 2):
        if middle - step >= low:
            yield middle - step
        if middle + step <= high:
            yield middle + step


def place_of_torch(pieces: Pieces, torch: int) -> tuple[int, int]:
    """The middle, or the free place nearest to it on a grid of 1 mm, in units (LAD-22).

    Ties go nearer to the mover's end, then to the mover's left. Rings that the disc in the middle covers are
    skipped: bots let torches return many thousand times.
    """
    toward, left = ((0, -1), (-1, 0)) if pieces.turn == 0 else ((0, 1), (1, 0))
    middle_x, middle_y, radius = pieces.width // 2, pieces.depth // 2, pieces.radius(torch)
    table, others = pieces.table(), pieces.lying()
    for band in range(covered(others, middle_x, middle_y, radius), pieces.depth * 1000 // METRE):
        places = [
            at
            for at in ring(band)
            if free(table, others, middle_x + on_grid(at[0]), middle_y + on_grid(at[1]), radius)
        ]
        if places:
            i, j = min(places, key=lambda at: rank(at, toward, left))
            return middle_x + on_grid(i), middle_y + on_grid(j)
    raise AssertionError("there is no room on the table")


def covered(others: list[Disc], x: int, y: int, radius: int) -> int:
    """How many millimetres around (x, y) nothing is free because of a single disc."""
    most = 0
    for other in others:
        dx, dy = other.x - x, other.y - y
        most = max(most, other.radius + radius - isqrt(dx * dx + dy * dy) - 2)
    return most * 1000 // METRE
