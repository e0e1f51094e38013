"""A duel's compact table: few of a solver's layers, quantised; and what playing by it loses."""

from __future__ import annotations

import os
from array import array
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from gloaming.core.solver import value_table as solved
from gloaming.core.solver.value_table import ValueTable
from gloaming.lab.solver.backward_induction import Solver, Square

MARKS = (1, 2, 3, 4, 8, 16, 40, 100, 200, 500, 1000, 2000)  # turns left; between them is interpolated
FINE = 32766  # what stands for a whole win: even, so that a half has its number
COARSE = 4096  # for what ships and would be large
MANY = 10_000  # positions are many for what ships

Heard = Callable[[], None]
"""Hears of each layer when it is made."""


def silence() -> None:
    """Nobody listens."""


@dataclass(frozen=True)
class Tabulated:
    """What a solver has found: the first player's value for each turn limit, and some of the layers."""

    sides: int
    openings: list[float]
    marks: list[int]
    layers: list[NDArray[np.uint16]]
    scale: int

    @property
    def value(self) -> float:
        return self.openings[-1]

    def solved(self) -> ValueTable:
        """As it is read from a file."""
        numbers = np.concatenate([layer.ravel() for layer in self.layers])
        return ValueTable(self.sides, self.scale, self.marks, self.openings, numbers.data)

    def write(self, path: Path, packed: bool) -> None:
        """Into a file, which is whole or not there at all."""
        path.parent.mkdir(parents=True, exist_ok=True)
        passing = path.with_name(f"{path.name}.{os.getpid()}")
        try:
            with passing.open("wb") as file:
                file.write(solved.head(self.sides, self.scale, self.marks, self.openings, packed))
                if packed:
                    numbers = array("H", b"".join(layer.tobytes() for layer in self.layers))
                    file.write(solved.compress(numbers, len(self.layers)))
                else:
                    for layer in self.layers:
                        file.write(layer.astype("<u2").tobytes())
            passing.replace(path)
        finally:
            passing.unlink(missing_ok=True)


def tabulate(solver: Solver, scale: int = FINE, heard: Heard = silence) -> Tabulated:
    """Solve the duel and keep what a table needs."""
    sides, turns = solver.duel.sides, solver.duel.turns
    marks = sorted({mark for mark in MARKS if mark <= turns} | {turns})
    openings: list[float] = []
    layers: list[NDArray[np.uint16]] = []
    for left, (layer, opening) in enumerate(solver.layers(), 1):
        if left % 2 == 0:
            openings.append(opening)
        if left in marks:
            layers.append(np.rint(layer[:sides, :sides] * scale).astype(np.uint16))
        heard()
    return Tabulated(sides, openings, marks, layers, scale)


# --- what it loses -----------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Loss:
    """How much of a win is lost by the table against an opponent who plays perfectly and knows the table."""

    first: float
    second: float


def loss(solver: Solver, table: ValueTable, heard: Heard = silence) -> Loss:
    """Play by the table on one side and perfectly against it on the other, over all turns."""
    start, opening, turns = solver.duel.start, solver.duel.opening, solver.duel.turns
    exact = followed = answered = np.full((solver.won + 1, solver.won + 1), 0.5)
    first, found = 0.5, Loss(0.0, 0.0)
    for left in range(1, turns + 1):
        believed = solver.ended(_square(table, left - 1))
        true = solver.ended(answered)
        follow = [believed, true]
        for action in range(1, solver.duel.actions + 1):
            follow = solver.improved(follow, [believed, true])
            if action == opening:
                first = float(follow[1][start, start])
        answered, second = solver.before(followed)
        exact, value = solver.before(exact)
        followed = follow[1]
        found = Loss(value - first, second - value)
        heard()
    return found


def _square(table: ValueTable, left: int) -> Square:
    """A layer of the table as a solver has it."""
    size = table.sides
    if left == 0:
        return np.full((size + 1, size + 1), 0.5)
    layer = table.layer(left)
    numbers = np.asarray(table.data)
    near, far = (numbers[at : at + size * size].reshape(size, size) for at in (layer.near, layer.far))
    square = np.zeros((size + 1, size + 1))
    square[:size, :size] = near * layer.rest + far * layer.share
    return square
