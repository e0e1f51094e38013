"""Fits the evaluation weights of The Illuminated to games of greedy players of various temperatures.

`.venv/bin/python -m tools.tuning.illuminated_weights duel|crowd GAMES [SEED]` plays games for two, or for
three to six players. It fits the weights to two thirds of them and prints how well the new and the current
weights predict the rest. Games for two use exact values, which `gloaming solve illuminated --set entities=4`
computes.
"""

from __future__ import annotations

import sys
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from gloaming.bots.levels import make
from gloaming.core.chance import Seeded
from gloaming.core.discovery import find
from gloaming.core.evaluation import share
from gloaming.core.settings import complete
from gloaming.games.illuminated.ai.evaluation import HIGH, MORE_PLAYERS, TWO_PLAYERS, Weights
from gloaming.games.illuminated.constants import MAX_ENTITIES
from gloaming.games.illuminated.rules.position import Position

GAME = find("illuminated")
LEVELS = ("soft:0.2", "soft:0.05", "soft:0.01")
EVERY = 3  # one decision of this many is used; successive ones are much alike
RUNGS = 12
PARTS = 5  # weights by rung: entity, highest, control, one action, two actions
WAITS = 6  # weights by turns to wait
SETUPS = {"duel": (TWO_PLAYERS, range(2, 3)), "crowd": (MORE_PLAYERS, range(3, 7))}
STEPS, RATE, DECAY = 800, 0.02, 2e-3  # of the descent; the decay is towards the current weights

Numbers = NDArray[np.float64]


@dataclass(frozen=True)
class Sample:
    """Positions for one number of players as features, with the share that each player got or expected."""

    counts: Numbers  # position, seat, weight
    shares: Numbers  # position, seat

    def part(self, chosen: slice) -> Sample:
        return Sample(self.counts[chosen], self.shares[chosen])

    def predicted(self, weights: Numbers) -> Numbers:
        """The predicted share of each player."""
        score = self.counts @ weights
        odds = np.exp(score - score.max(axis=1, keepdims=True))
        return np.asarray(odds / odds.sum(axis=1, keepdims=True))

    def cross_entropy(self, weights: Numbers) -> float:
        """The cross-entropy of the prediction, in nats."""
        return float(-(self.shares * np.log(self.predicted(weights) + 1e-12)).sum(axis=1).mean())

    def slope(self, weights: Numbers) -> Numbers:
        wrong = self.predicted(weights) - self.shares
        return np.asarray(np.einsum("psw,ps->w", self.counts, wrong) / len(self.counts))


def flat(weights: Weights) -> Numbers:
    parts = (
        weights.entity,
        weights.highest,
        weights.control,
        weights.one_action,
        weights.two_actions,
        weights.wait,
    )
    numbers = np.array([number for part in parts for number in part])
    return np.pad(numbers, (0, PARTS * RUNGS + WAITS - len(numbers)))


def count(state: Position) -> Numbers:
    """How often each weight counts for each seat, as the game's evaluation adds them up."""
    counts = np.zeros((state.seats, PARTS * RUNGS + WAITS))
    for seat in range(state.seats):
        own = [state.rungs[entity] for entity in range(seat * MAX_ENTITIES, seat * MAX_ENTITIES + state.each)]
        for rung in own:
            counts[seat, rung] += 1
        top = max(own)
        acts = seat == state.turn and state.actions > 0
        applies = (True, seat == state.control, acts and state.actions == 1, acts and state.actions > 1)
        for part, applied in enumerate(applies, start=1):
            counts[seat, part * RUNGS + top] = applied
        if top >= HIGH:
            counts[seat, PARTS * RUNGS + (seat - state.turn) % state.seats] = 1
    return counts


def play(seats: int, games: int, seed: int, exact: bool = False) -> Sample:
    """Games between greedy players of various temperatures."""
    content, dice = GAME.content(), Seeded(seed)
    solved = GAME.solvable if exact else None
    bots = [make(level, GAME, content) for level in LEVELS]
    counts: list[Numbers] = []
    shares: list[list[float]] = []
    for _ in range(games):
        state = GAME.setup(seats, complete(GAME.spec.settings, {}, seats), content)
        players = [bots[dice.below(len(bots))] for _ in range(seats)]
        while (result := state.outcome()) is None:
            if faces := state.faces():
                state.settle(dice.below(faces))
                continue
            assert isinstance(state, Position)
            (seat,) = state.deciders()
            if dice.below(EVERY) == 0:
                counts.append(count(state))
                if solved is not None:
                    shares.append(list(solved.values(state)))
            state.apply(seat, players[seat].choose(GAME.view(state, seat), seat, dice))
        shares += [share(result)] * (len(counts) - len(shares))
    return Sample(np.array(counts), np.array(shares))


def fit(samples: list[Sample], start: Numbers) -> Numbers:
    """The weights with the least cross-entropy over all numbers of players (Adam)."""
    weights, mean, square = start.copy(), np.zeros_like(start), np.zeros_like(start)
    for step in range(1, STEPS + 1):
        slope = DECAY * (weights - start) + sum(sample.slope(weights) for sample in samples) / len(samples)
        mean = 0.9 * mean + 0.1 * slope
        square = 0.999 * square + 0.001 * slope * slope
        weights = weights - RATE * mean / (1 - 0.9**step) / (np.sqrt(square / (1 - 0.999**step)) + 1e-8)
    return weights


def main(weights: str, games: int, seed: int = 1) -> None:
    used, seats = SETUPS[weights]
    samples = {count: play(count, games, seed, exact=weights == "duel") for count in seats}
    thirds = {count: 2 * len(sample.counts) // 3 for count, sample in samples.items()}
    fitted = fit([sample.part(slice(thirds[count])) for count, sample in samples.items()], flat(used))
    for count, sample in samples.items():
        rest = sample.part(slice(thirds[count], None))
        old, new, none = (rest.cross_entropy(each) for each in (flat(used), fitted, 0 * fitted))
        print(f"{count} seats, {len(rest.counts)} positions")
        print(f"  cross-entropy: current weights {old:.4f}, fitted ones {new:.4f}, none {none:.4f}")
    for part in range(PARTS):
        print([round(float(number), 2) for number in fitted[part * RUNGS : (part + 1) * RUNGS]])
    print([round(float(number), 2) for number in fitted[PARTS * RUNGS :]])


if __name__ == "__main__":
    main(sys.argv[1], *map(int, sys.argv[2:]))
