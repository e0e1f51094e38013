"""The board's geometry: neighbours, distances, corners, and areas that one can walk (BET-02, BET-22)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gloaming.games.betwixt_and_between.constants import BOARD_SIZE, NOTHING, SPACES

NORTH: Final = 0
EAST: Final = 1
SOUTH: Final = 2
WEST: Final = 3


def offset_space(space: int, down: int, right: int) -> int:
    """The space so many rows and columns away, or NOTHING beyond the edge."""
    row, column = space // BOARD_SIZE + down, space % BOARD_SIZE + right
    return row * BOARD_SIZE + column if 0 <= row < BOARD_SIZE and 0 <= column < BOARD_SIZE else NOTHING


ADJACENT: Final[list[int]] = [
    offset_space(space, down, right)
    for space in range(SPACES)
    for down, right in ((-1, 0), (0, 1), (1, 0), (0, -1))
]
"""The neighbour of a space in each way, at space * 4 + way."""

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
WHOLE: Final = (1 << SPACES) - 1


def distance(a: i64, b: i64) -> i64:
    """Orthogonal steps between two spaces; nothing is in the way."""
    down: i64 = a // BOARD_SIZE - b // BOARD_SIZE
    right: i64 = a % BOARD_SIZE - b % BOARD_SIZE
    return (down if down >= 0 else -down) + (right if right >= 0 else -right)


def board_size(seats: int) -> int:
    """5 × 5 for two, 6 × 6 for three, the whole for four and for one (BET-02)."""
    return seats + 3 if seats == 2 or seats == 3 else BOARD_SIZE


def covered_spaces(size: int) -> list[int]:
    """Which spaces do not belong to a board of this size."""
    return [int(space // BOARD_SIZE >= size or space % BOARD_SIZE >= size) for space in range(SPACES)]


COVERED: Final[list[list[int]]] = [covered_spaces(size) for size in range(BOARD_SIZE + 1)]
"""The same by size, made once: nobody changes it."""


def start_spaces(seats: int) -> list[int]:
    """Where mystics start, in turn order (BET-03)."""
    last = board_size(seats) - 1
    if seats == 2:
        return [0, last * BOARD_SIZE + last]
    return [0, last, last * BOARD_SIZE + last, last * BOARD_SIZE][:seats]


def reachable(space: i64, passable: i64) -> i64:
    """All spaces that can be walked to from here over passable ones, and here itself."""
    area: i64 = SPACE_BIT[space]
    while True:
        wider: i64 = area | (((area << BOARD_SIZE) | (area >> BOARD_SIZE)) & passable)
        wider |= ((area & ~RIGHT_EDGE) << 1) & passable
        wider |= ((area & ~LEFT_EDGE) >> 1) & passable
        if wider == area:
            return area
        area = wider


def area_size(area: i64) -> i64:
    """How many spaces an area has."""
    count: i64 = 0
    while area:
        area &= area - 1
        count += 1
    return count


def enclosed(passable: i64, mystics: list[int]) -> i64:
    """Which mystics cannot move or cannot walk to the largest area, as bits of their places in the list.

    A mystic may stand where nobody can enter; it walks on from there. Areas of equal size are all largest.
    """
    largest: i64 = 0
    mains: i64 = 0  # all spaces of the largest areas
    left: i64 = passable
    while left:
        area: i64 = reachable(_lowest_space(left), passable)
        size: i64 = area_size(area)
        if size > largest:
            largest = size
            mains = area
        elif size == largest:
            mains |= area
        left &= ~area
    caught: i64 = 0
    bit: i64 = 1
    for space in mystics:
        reach: i64 = reachable(space, passable)
        if reach & mains == 0 or reach & (reach - 1) == 0:
            caught |= bit
        bit <<= 1
    return caught


def _lowest_space(mask: i64) -> i64:
    """The first space of a mask."""
    space: i64 = 0
    while mask & 1 == 0:
        mask >>= 1
        space += 1
    return space
