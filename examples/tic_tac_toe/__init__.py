"""Tic-tac-toe: a whole game in one file, the smallest example of the contract."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from gloaming.core.actions import Action
from gloaming.core.catalogue import Actions, Domain, Events
from gloaming.core.content import Content
from gloaming.core.game import Game, Spec
from gloaming.core.settings import Settings
from gloaming.core.state import NOBODY, ONE_SEAT, Emit, Event, Outcome, Refusal, Seats, State, View
from gloaming.core.terminal import Terminal, Translate

EMPTY: Final = -1
LINES: Final = ((0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6))
CELL: Final = Domain([f"{column}{row}" for row in "123" for column in "abc"])


class Position(State):
    """A position: the seat that has marked each cell, row by row."""

    cells: list[int]

    def line_of(self) -> int:
        """The seat that has marked a whole line, or EMPTY."""
        marks = [{self.cells[cell] for cell in line} for line in LINES]
        return next((seat for seat in (0, 1) if {seat} in marks), EMPTY)

    def deciders(self) -> Seats:
        left = self.cells.count(EMPTY)
        return ONE_SEAT[(9 - left) % 2] if left and self.line_of() == EMPTY else NOBODY

    def outcome(self) -> Outcome | None:
        winner = self.line_of()
        if winner != EMPTY:  # TIC-03
            places, scores = ((1, 2), (1.0, 0.0)) if winner == 0 else ((2, 1), (0.0, 1.0))
            return Outcome(places, scores, "reason-line", (winner,))
        return None if EMPTY in self.cells else Outcome((1, 1), (0.5, 0.5), "reason-full", NOBODY)  # TIC-04


@dataclass(frozen=True)
class Marked(Event):
    """The seat has marked a cell."""

    seat: int
    cell: int


@dataclass(frozen=True, eq=False)
class Mark(Action):
    """Mark an empty cell (TIC-02)."""

    cell: int

    def why_not(self, state: Position, seat: int) -> Refusal | None:
        return None if state.cells[self.cell] == EMPTY else Refusal("refusal-marked")

    def apply(self, state: Position, seat: int, emit: Emit) -> None:
        state.cells[self.cell] = seat
        emit(Marked(seat, self.cell), None)


CATALOGUE: Final = Actions(cell=CELL)
MARKS: Final = CATALOGUE.every(Mark, "{cell}")
LOG: Final = Events(cell=CELL)
LOG.say(Marked, "seat cell")


class TicTacToeView(View):
    """What everybody sees."""

    cells: list[int]


class Grid(Terminal[TicTacToeView]):
    """The grid in characters."""

    def render(self, view: TicTacToeView, names: Sequence[str], content: Content, t: Translate) -> str:
        marks = [".XO"[seat + 1] for seat in view["cells"]]
        rows = [f"{row + 1} {' '.join(marks[3 * row : 3 * row + 3])}" for row in range(3)]
        return "\n".join([*rows, "  a b c"])


class TicTacToe(Game[Position, TicTacToeView]):
    """The game."""

    def __init__(self) -> None:
        self.spec = Spec(
            "tic_tac_toe", rules_version=1, fewest=2, most=2, minutes=((1, 2),), max_random_steps=9
        )
        self.state_type, self.listed, self.log, self.terminal = Position, CATALOGUE, LOG, Grid()

    def setup(self, seats: int, settings: Settings, content: Content) -> Position:
        state = Position()
        state.content, state.seats, state.cells = content, seats, [EMPTY] * 9  # TIC-01
        return state


GAME = TicTacToe()
