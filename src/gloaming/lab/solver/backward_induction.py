"""Backward induction over the turns left: the value of every position of a duel, exact up to rounding.

A layer is a square matrix: rows are the mover's side, columns the other's, and the last row and column
stand for a side that has won. A move changes each side independently, so every layer follows from the last
one by whole rows: moves of the own side alone select rows of the layer, all others select rows of its
transpose.
"""

from __future__ import annotations

import os
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from gloaming.core.solver.duel import Duel, Move

Square = NDArray[np.float64]
Places = NDArray[np.intp]
BLOCK = 256  # columns at a time, so that they stay in the processor's cache


@dataclass(frozen=True)
class Picks:
    """A move as the rows where it is possible, the rows that its results lead to, and their probabilities."""

    rows: Places
    results: tuple[tuple[float, float, Places], ...]  # probability, probability if hampered, rows
    hamperable: bool  # whether being hampered changes the probabilities


@dataclass(frozen=True)
class Pair:
    """Moves that change both sides: the own sides that can make them, and where each result leads."""

    own: Places
    goals: tuple[Places, ...]  # own sides afterwards
    moves: tuple[tuple[Picks, tuple[int, ...]], ...]  # other side's rows, and each result's index in goals


class Solver:
    """Solves one duel."""

    def __init__(self, duel: Duel, workers: int | None = None) -> None:
        self.duel = duel
        self.won = duel.sides  # the row and column of a side that has won
        weights = np.array([*duel.weights, 0])
        self.hampered = weights[None, :] > weights[:, None]
        self.hindered = np.ascontiguousarray(self.hampered.T)
        self.alone = [_picks(move, move.own, [result.own for result in move.results], duel.die)
                      for move in duel.moves if move.other is None]  # fmt: skip
        self.others = [_picks(move, move.other, [result.other for result in move.results], duel.die)
                       for move in duel.moves if move.own is None]  # fmt: skip
        self.pairs = _pairs(duel)
        self.workers = workers if workers is not None else len(os.sched_getaffinity(0))

    def layers(self) -> Iterator[tuple[Square, float]]:
        """For each number of turns left, from 1 on: the values at the start of a turn, and of the opening."""
        size = self.won + 1
        layer = np.full((size, size), 0.5)
        for _ in range(self.duel.turns):
            layer, opening = self.before(layer)
            yield layer, opening

    def before(self, after: Square) -> tuple[Square, float]:
        """The layer with one more turn left, and the first player's value if the game begins there."""
        ended = self.ended(after)
        opening, value = 0.5, ended
        for action in range(1, self.duel.actions + 1):
            value = self.improved([value], [ended])[0]
            if action == self.duel.opening:
                opening = float(value[self.duel.start, self.duel.start])
        return value, opening

    def ended(self, after: Square) -> Square:
        """The values of ending the turn: one minus the other side's values."""
        return self.edged(np.subtract(1.0, after.T, order="C"))

    def edged(self, square: Square) -> Square:
        """The matrix with the values of won sides filled in."""
        square[:, self.won] = 0.0
        square[self.won, :] = 1.0
        return square

    def improved(self, values: Sequence[Square], ended: Sequence[Square]) -> list[Square]:
        """The best of ending the turn and of every move, by the first of these matrices.

        The other matrices follow the moves that are chosen by the first.
        """
        turned = [np.ascontiguousarray(value.T) for value in values]
        best = [np.array(value.T, order="C") for value in ended]
        with ThreadPoolExecutor(self.workers) as pool:
            blocks = [slice(at, at + BLOCK) for at in range(0, self.won + 1, BLOCK)]
            list(pool.map(lambda block: self._against(turned, values, best, block), blocks))
            back = [np.array(value.T, order="C") for value in best]
            list(pool.map(lambda block: self._alone(values, back, block), blocks))
        return [self.edged(value) for value in back]

    def _alone(self, values: Sequence[Square], best: Sequence[Square], block: slice) -> None:
        """Apply moves of the own side alone, for some columns."""
        parts = [np.ascontiguousarray(value[:, block]) for value in values]
        found = [np.ascontiguousarray(value[:, block]) for value in best]
        hampered = self.hampered[:, block]
        for picks in self.alone:
            sums = [_expected(picks, [part] * len(picks.results), hampered) for part in parts]
            _keep_better(found, picks.rows, sums)
        for value, part in zip(best, found, strict=True):
            value[:, block] = part

    def _against(
        self, turned: Sequence[Square], values: Sequence[Square], best: Sequence[Square], block: slice
    ) -> None:
        """Apply moves that change the other side, for some own sides; all matrices are transposed."""
        parts = [np.ascontiguousarray(value[:, block]) for value in turned]
        found = [np.ascontiguousarray(value[:, block]) for value in best]
        hindered = np.ascontiguousarray(self.hindered[:, block])
        for picks in self.others:
            sums = [_expected(picks, [part] * len(picks.results), hindered) for part in parts]
            _keep_better(found, picks.rows, sums)
        for pair in self.pairs:
            here = np.flatnonzero((pair.own >= block.start) & (pair.own < block.stop))
            if here.size == 0:
                continue
            columns = pair.own[here] - block.start
            gone = [[np.ascontiguousarray(value[goal[here]].T) for goal in pair.goals] for value in values]
            there = [np.ascontiguousarray(part[:, columns]) for part in found]
            hard = np.ascontiguousarray(hindered[:, columns])
            for picks, goals in pair.moves:
                sums = [_expected(picks, [parts[goal] for goal in goals], hard) for parts in gone]
                _keep_better(there, picks.rows, sums)
            for part, some in zip(found, there, strict=True):
                part[:, columns] = some
        for value, part in zip(best, found, strict=True):
            value[:, block] = part


def _expected(picks: Picks, parts: Sequence[Square], hampered: NDArray[np.bool_]) -> Square:
    """The expected value of a move where it is possible."""
    shape = (picks.rows.size, parts[0].shape[1])
    usual, hard = np.zeros(shape), np.zeros(shape) if picks.hamperable else None
    for part, (chance, worse, rows) in zip(parts, picks.results, strict=True):
        value = part.take(rows, axis=0)
        if hard is not None and worse:
            hard += value * worse
        if chance:
            value *= chance
            usual += value
    if hard is not None:
        np.copyto(usual, hard, where=hampered.take(picks.rows, axis=0))
    return usual


def _keep_better(best: Sequence[Square], rows: Places, sums: Sequence[Square]) -> None:
    """Replace the entries that are better by the first of the matrices."""
    if len(best) == 1:
        best[0][rows] = np.maximum(best[0].take(rows, axis=0), sums[0])
        return
    olds = [value.take(rows, axis=0) for value in best]
    better = sums[0] > olds[0] + 1e-12
    for value, old, new in zip(best, olds, sums, strict=True):
        value[rows] = np.where(better, new, old)


# --- preparation -------------------------------------------------------------------------------------------


def _picks(move: Move, rows: list[int] | None, goals: Sequence[list[int] | None], die: int) -> Picks:
    assert rows is not None
    results = tuple(
        (result.faces / die, result.hampered / die, np.array(rows if goal is None else goal, dtype=np.intp))
        for result, goal in zip(move.results, goals, strict=True)
    )
    hamperable = any(result.faces != result.hampered for result in move.results)
    return Picks(np.array(rows, dtype=np.intp), results, hamperable)


def _pairs(duel: Duel) -> list[Pair]:
    """Moves that change both sides, grouped by the own sides that can make them."""
    groups: dict[tuple[int, ...], list[Move]] = {}
    for move in duel.moves:
        if move.own is not None and move.other is not None:
            groups.setdefault(tuple(move.own), []).append(move)
    pairs = []
    for own, moves in groups.items():
        goals: dict[tuple[int, ...], int] = {}
        prepared = []
        for move in moves:
            targets = [tuple(result.own) if result.own is not None else own for result in move.results]
            numbers = tuple(goals.setdefault(where, len(goals)) for where in targets)
            prepared.append((_picks(move, move.other, [r.other for r in move.results], duel.die), numbers))
        places = tuple(np.array(goal, dtype=np.intp) for goal in goals)
        pairs.append(Pair(np.array(own, dtype=np.intp), places, tuple(prepared)))
    return pairs
