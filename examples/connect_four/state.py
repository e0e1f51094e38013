"""The state of Connect Four with its rules. Sets of discs are bits."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, final

from mypy_extensions import i64

from connect_four.actions import DROPS
from connect_four.constants import ALL_COLUMNS, COLUMNS, ROWS, STRIDE, TOP_ROW
from connect_four.state_gen import copy_onto, load, to_plain
from gloaming.core.actions import NO_CHOICES, Choices
from gloaming.core.codec import Plain
from gloaming.core.content import NO_CONTENT
from gloaming.core.state import NOBODY, ONE_SEAT, Outcome, Seats, State

# Created once and shared: the choices by the columns that are not full, and the outcomes.
OFFERS: Final[list[Choices]] = [
    Choices([drop for drop in DROPS if free >> drop.column & 1]) for free in range(1 << COLUMNS)
]
WON: Final[list[Outcome]] = [
    Outcome((1, 2), (1.0, 0.0), "reason-four", (0,)),
    Outcome((2, 1), (0.0, 1.0), "reason-four", (1,)),
]
DRAWN: Final = Outcome((1, 1), (0.0, 0.0), "reason-full", NOBODY)


@final
class Position(State):
    """A position of Connect Four."""

    turn: i64 = 0  # CON-02
    mine: i64 = 0  # discs of the seat whose turn it is
    taken: i64 = 0  # all discs
    free: i64 = ALL_COLUMNS  # a bit for each column that is not full
    result: Outcome | None = None

    def deciders(self) -> Seats:
        return NOBODY if self.result is not None else ONE_SEAT[self.turn]

    def outcome(self) -> Outcome | None:
        return self.result

    def choices(self, seat: int) -> Choices:
        if self.result is not None or seat != self.turn:
            return NO_CHOICES
        return OFFERS[self.free]

    def drop(self, column: i64) -> None:
        """Let the disc of the seat whose turn it is fall into a column that is not full."""
        seat = self.turn
        bottom: i64 = 1  # typed: compiled, a literal 1 would be shifted in 32 bits
        bottom <<= column * STRIDE
        before = self.taken
        after = before | before + bottom  # CON-03: the sum carries up to the first free cell
        disc = after ^ before
        mine = self.mine | disc
        self.mine = before ^ self.mine
        self.taken = after
        self.turn = 1 - self.turn
        if disc & TOP_ROW:
            self.free ^= 1 << column
        if has_four(mine):  # CON-04
            self.result = WON[seat]
        elif self.free == 0:  # CON-05
            self.result = DRAWN

    def clone(self) -> Position:
        copy = Position()
        copy_onto(self, copy)
        return copy

    def to_plain(self) -> dict[str, Plain]:
        return to_plain(self)

    def load(self, plain: Mapping[str, Plain]) -> None:
        load(self, plain)

    def column(self, column: int) -> list[int]:
        """The seats of a column's discs, from the bottom up."""
        cells = [1 << (column * STRIDE + row) for row in range(ROWS)]
        return [int(self.turn if cell & self.mine else 1 - self.turn) for cell in cells if cell & self.taken]


def has_four(discs: i64) -> bool:
    """Whether four of the discs are in a row: vertical, horizontal or diagonal."""
    return along(discs, 1) or along(discs, STRIDE) or along(discs, STRIDE - 1) or along(discs, STRIDE + 1)


def along(discs: i64, step: i64) -> bool:
    """Whether four of the discs are each this many bits from the next."""
    pairs = discs & discs >> step
    return (pairs & pairs >> (2 * step)) != 0


def new_position() -> Position:
    """The empty grid (CON-01)."""
    state = Position()
    state.content = NO_CONTENT
    state.seats = 2
    return state


def position_of(columns: list[list[int]]) -> Position:
    """The position with these discs: the seats in each column, from the bottom up."""
    discs: list[i64] = [0, 0]
    for column, seats in enumerate(columns):
        for row, seat in enumerate(seats):
            discs[seat] |= 1 << (column * STRIDE + row)
    state = new_position()
    state.turn = sum(len(seats) for seats in columns) % 2
    state.mine = discs[state.turn]
    state.taken = discs[0] | discs[1]
    state.free = sum(1 << column for column, seats in enumerate(columns) if len(seats) < ROWS)
    last = 1 - state.turn
    if has_four(discs[last]):
        state.result = WON[last]
    elif state.free == 0:
        state.result = DRAWN
    return state
