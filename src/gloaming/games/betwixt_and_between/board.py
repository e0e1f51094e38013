"""Geometry of the board: neighbours, distances, start spaces and connected areas (BET-02, BET-22)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gloaming.games.betwixt_and_between.constants import BOARD_SIZE, NOTHING, SPACES

NORTH: Final = 0
EAST: Final = 1
SOUTH: Final = 2
WEST: Final = 3


def offset_space(space: int, down: int, right: int) -> int:
    """Return the space that many rows and columns away, or NOTHING if it is off the board."""
    row, column = space // BOARD_SIZE + down, space % BOARD_SIZE + right
    return row * BOARD_SIZE + column if 0 <= row < BOARD_SIZE and 0 <= column < BOARD_SIZE else NOTHING


ADJACENT: Final[list[int]] = [
    offset_space(space, down, right)
    for space in range(SPACES)
    for down, right in ((-1, 0), (0, 1), (1, 0), (0, -1))
]
"""The neighbour of a space in each way (or NOTHING), at space * 4 + way."""

NEIGHBOURS: Final[list[list[int]]] = [
    [ADJACENT[space * 4 + way] for way in range(4) if ADJACENT[space * 4 + way] != NOTHING]
    for space in range(SPACES)
]
DIAGONALS: Final[list[list[int]]] = [
    [
        offset_space(space, down, right)
        for down in (-1, 1)
        for right in (-1, 1)
        if offset_space(space, down, right) != NOTHING
    ]
    for space in range(SPACES)
]
"""The orthogonal and the diagonal neighbours of each space."""

SPACE_BIT: Final[list[int]] = [1 << space for space in range(SPACES)]
LEFT_EDGE: Final = sum(1 << (row * BOARD_SIZE) for row in range(BOARD_SIZE))
RIGHT_EDGE: Final = LEFT_EDGE << (BOARD_SIZE - 1)


def distance(a: i64, b: i64) -> i64:
    """Return the number of orthogonal steps between two spaces, without regard to obstacles."""
    down: i64 = a // BOARD_SIZE - b // BOARD_SIZE
    right: i64 = a % BOARD_SIZE - b % BOARD_SIZE
    return (down if down >= 0 else -down) + (right if right >= 0 else -right)


def board_size(seats: int) -> int:
    """Return the side length: 5 for two seats, 6 for three, 7 for one and for four (BET-02)."""
    return seats + 3 if seats == 2 or seats == 3 else BOARD_SIZE


def covered_spaces(size: int) -> list[int]:
    """Return 1 for each space that does not belong to a board of this size, else 0."""
    return [int(space // BOARD_SIZE >= size or space % BOARD_SIZE >= size) for space in range(SPACES)]


COVERED: Final[list[list[int]]] = [covered_spaces(size) for size in range(BOARD_SIZE + 1)]
"""covered_spaces() by size; shared, never changed."""


def start_spaces(seats: int) -> list[int]:
    """Return the corners where mystics start, in turn order (BET-03)."""
    last = board_size(seats) - 1
    if seats == 2:
        return [0, last * BOARD_SIZE + last]
    return [0, last, last * BOARD_SIZE + last, last * BOARD_SIZE][:seats]


def reachable(space: i64, passable: i64) -> i64:
    """Return this space and all that can be reached from it over passable spaces, as bits."""
    area: i64 = SPACE_BIT[space]
    while True:
        wider: i64 = area | (((area << BOARD_SIZE) | (area >> BOARD_SIZE)) & passable)
        wider |= ((area & ~RIGHT_EDGE) << 1) & passable
        wider |= ((area & ~LEFT_EDGE) >> 1) & passable
        if wider == area:
            return area
        area = wider


def area_size(area: i64) -> i64:
    """Return the number of spaces in an area."""
    count: i64 = 0
    while area:
        area &= area - 1
        count += 1
    return count


def enclosed(passable: i64, mystics: list[int]) -> i64:
    """Return which mystics cannot move or cannot reach the largest area, as bits of their list index.

    A mystic may stand on a space that cannot be entered and leave it. Areas of equal size are all largest.
    """
    largest: i64 = 0
    largest_areas: i64 = 0  # all spaces of the largest areas
    left: i64 = passable
    while left:
        area: i64 = reachable(_lowest_space(left), passable)
        size: i64 = area_size(area)
        if size > largest:
            largest = size
            largest_areas = area
        elif size == largest:
            largest_areas |= area
        left &= ~area
    enclosed_mystics: i64 = 0
    bit: i64 = 1
    for space in mystics:
        reach: i64 = reachable(space, passable)
        if reach & largest_areas == 0 or reach & (reach - 1) == 0:
            enclosed_mystics |= bit
        bit <<= 1
    return enclosed_mystics


def _lowest_space(mask: i64) -> i64:
    """Return the first space of a mask, which must not be empty."""
    space: i64 = 0
    while mask & 1 == 0:
        mask >>= 1
        space += 1
    return space
