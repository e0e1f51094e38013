"""A compact value table of a duel: a few of the solver's layers, quantised; and the loss of playing by it."""

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

MARKS = (1, 2, 3, 4, 8, 16, 40, 100, 200, 500, 1000, 2000)  # turns left; values between them are interpolated
FINE = 32766  # the stored number for a whole win; even, so that one half is exact
COARSE = 4096  # the same for large tables in the package
MANY = 10_000  # a table with more positions is large

Progress = Callable[[], None]
"""Called after each layer."""


def no_progress() -> None:
    """Ignore progress."""


@dataclass(frozen=True)
class Tabulated:
    """A solver's result: the first player's value for each turn limit, and some of the layers."""

    sides: int
    openings: list[float]
    marks: list[int]
    layers: list[NDArray[np.uint16]]
    scale: int

    @property
    def value(self) -> float:
        return self.openings[-1]

    def solved(self) -> ValueTable:
        """The table as it is read from a file."""
        numbers = np.concatenate([layer.ravel() for layer in self.layers])
        return ValueTable(self.sides, self.scale, self.marks, self.openings, numbers.data)

    def write(self, path: Path, packed: bool) -> None:
        """Write the file atomically."""
        path.parent.mkdir(parents=True, exist_ok=True)
        temporary = path.with_name(f"{path.name}.{os.getpid()}")
        try:
            with temporary.open("wb") as file:
                file.write(solved.head(self.sides, self.scale, self.marks, self.openings, packed))
                if packed:
                    numbers = array("H", b"".join(layer.tobytes() for layer in self.layers))
                    file.write(solved.compress(numbers, len(self.layers)))
                else:
                    for layer in self.layers:
                        file.write(layer.astype("<u2").tobytes())
            temporary.replace(path)
        finally:
            temporary.unlink(missing_ok=True)


def tabulate(solver: Solver, scale: int = FINE, progress: Progress = no_progress) -> Tabulated:
    """Solve the duel and keep the layers that the table needs."""
    sides, turns = solver.duel.sides, solver.duel.turns
    marks = sorted({mark for mark in MARKS if mark <= turns} | {turns})
    openings: list[float] = []
    layers: list[NDArray[np.uint16]] = []
    for left, (layer, opening) in enumerate(solver.layers(), 1):
        if left % 2 == 0:
            openings.append(opening)
        if left in marks:
            layers.append(np.rint(layer[:sides, :sides] * scale).astype(np.uint16))
        progress()
    return Tabulated(sides, openings, marks, layers, scale)


# --- loss --------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Loss:
    """How much of a win the table loses against a perfect opponent who knows the table."""

    first: float
    second: float


def loss(solver: Solver, table: ValueTable, progress: Progress = no_progress) -> Loss:
    """The loss when one side plays by the table and the other plays perfectly against it."""
    start, opening, turns = solver.duel.start, solver.duel.opening, solver.duel.turns
    exact = followed = answered = np.full((solver.won + 1, solver.won + 1), 0.5)
    first, lost = 0.5, Loss(0.0, 0.0)
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
        lost = Loss(value - first, second - value)
        progress()
    return lost


def _square(table: ValueTable, left: int) -> Square:
    """A layer of the table as the solver's matrix."""
    size = table.sides
    if left == 0:
        return np.full((size + 1, size + 1), 0.5)
    layer = table.layer(left)
    numbers = np.asarray(table.data)
    near, far = (numbers[at : at + size * size].reshape(size, size) for at in (layer.near, layer.far))
    square = np.zeros((size + 1, size + 1))
    square[:size, :size] = near * layer.rest + far * layer.share
    return square
