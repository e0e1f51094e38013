"""How strong a game's named levels are, by games between them."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from itertools import pairwise

import numpy as np

from gloaming.bots import levels
from gloaming.bots.estimate import Interval, Z
from gloaming.bots.levels import DUEL
from gloaming.core.game import AnyGame
from gloaming.lab import arena
from gloaming.lab.ladder_file import Ladder, Rung, Step
from gloaming.lab.statistics import Z99, mean, mean_share

ALONE = 3  # games alone for each between two, of those who answer at once: scores scatter, and it is quick
FAR = 4  # levels that are not neighbours play one game in so many
FIRST = 1000  # the rating of the weakest level
SCALE = 400 / math.log(10)  # so many points more are ten times the chances
TOP_GAMES = 50
TOP_TIME = 10  # times as long as in all other games


@dataclass(frozen=True)
class Asked:
    """How to measure: games between neighbours who think, and seconds a decision for those without budget."""

    games: int = 200
    quick: int | None = None  # games between those who answer at once, if not as many
    seconds: float = 0.1
    seed: int = 1
    workers: int | None = None

    def timed(self, level: str, times: int = 1) -> str:
        return f"{level}:{self.seconds * times:g}s"

    def games_of(self, game: AnyGame, *those: str) -> int:
        """How many games between neighbours, or of one alone: it matters whether somebody has to think."""
        thinking = any(levels.thinks(level, game) for level in those)
        return self.games if thinking or self.quick is None else self.quick


Heard = Callable[[str, int], None]
"""Hears what is played and how many games of it are over."""


def measure(game: AnyGame, asked: Asked, heard: Heard = lambda what, games: None) -> Ladder:
    """A round robin for two, neighbours at the largest table, everyone alone: what the game is made for."""
    spec, names = game.spec, list(levels.RUNGS)
    pairs = [(names[low], names[high]) for high in range(len(names)) for low in range(high)]
    near = list(pairwise(names))
    duels: tuple[Step, ...] = ()
    crowd: tuple[Step, ...] = ()
    if spec.most >= DUEL:
        duels = tuple(
            meet(game, upper, lower, DUEL, 1 if (lower, upper) in near else FAR, asked, heard)
            for lower, upper in pairs
        )
    if spec.most >= 2 * DUEL:
        seats = spec.most - spec.most % 2
        crowd = tuple(meet(game, upper, lower, seats, 1, asked, heard) for lower, upper in near)
    ratings = rate(names, duels) if duels else {}
    rungs = tuple(Rung(name, levels.recipe(name, game), ratings.get(name)) for name in names)
    if spec.fewest == 1:
        rungs = tuple(by_itself(game, rung, asked, heard) for rung in rungs)
    return Ladder(spec.id, spec.rules_version, asked.seconds, asked.games, asked.seed, rungs, duels, crowd)


def measure_top(game: AnyGame, asked: Asked, heard: Heard = lambda what, games: None) -> Step | None:
    """What the strongest level gains from ten times as long; None where nobody plays against it."""
    if game.spec.most < DUEL:
        return None
    best = levels.RUNGS[-1]
    return _met(game, asked.timed(best, TOP_TIME), asked.timed(best), DUEL, TOP_GAMES, asked, heard)


def meet(game: AnyGame, upper: str, lower: str, seats: int, part: int, asked: Asked, heard: Heard) -> Step:
    """Games between two levels, every other seat for each; a part of those between neighbours."""
    games = max(2, asked.games_of(game, upper, lower) // part)
    step = _met(game, asked.timed(upper), asked.timed(lower), seats, games, asked, heard)
    return Step(upper, lower, seats, step.games, step.share)


def _met(game: AnyGame, upper: str, lower: str, seats: int, games: int, asked: Asked, heard: Heard) -> Step:
    what = f"{upper} – {lower}, {seats} seats"
    plan = arena.plan(game, [upper, lower], games, seats, seed=asked.seed)
    report = _run(plan, what, asked, heard)
    return Step(upper, lower, seats, report.tally.games, mean_share(report.tally.sides[0], Z99))


def by_itself(game: AnyGame, rung: Rung, asked: Asked, heard: Heard) -> Rung:
    """A level with its mean score when it plays alone."""
    games = asked.games if levels.thinks(rung.level, game) else ALONE * asked.games_of(game, rung.level)
    plan = arena.plan(game, [asked.timed(rung.level)], games, 1, seed=asked.seed)
    tally = _run(plan, f"{rung.level} alone", asked, heard).tally
    return replace(rung, score=mean(tally.score(0).points, Z99), games=tally.games)


def _run(plan: arena.Plan, what: str, asked: Asked, heard: Heard) -> arena.Report:
    report = arena.run(plan, asked.workers, lambda games: heard(what, games))
    if report.interrupted:
        raise KeyboardInterrupt
    return report


# --- ratings -----------------------------------------------------------------------------------------------


def rate(names: Sequence[str], duels: Sequence[Step]) -> dict[str, Interval]:
    """Ratings that make the results likeliest, if a difference decides the odds (Bradley and Terry).

    Half a game lost and won by each pair beside the real ones keeps a level that never lost within bounds.
    """
    strength = np.zeros(len(names))
    information = np.zeros((len(names), len(names)))
    for _ in range(100):
        slope = np.zeros(len(names))
        information = np.zeros((len(names), len(names)))
        for step in duels:
            above, below = names.index(step.upper), names.index(step.lower)
            games, won = step.games + 1.0, step.games * step.share.value + 0.5
            chance = 1 / (1 + math.exp(strength[below] - strength[above]))
            slope[above] += won - games * chance
            slope[below] -= won - games * chance
            weight = games * chance * (1 - chance)
            information[above, above] += weight
            information[below, below] += weight
            information[above, below] -= weight
            information[below, above] -= weight
        move = np.linalg.pinv(information) @ slope
        strength += np.clip(move, -1, 1)
        if float(np.abs(move).max()) < 1e-9:
            break
    spread = np.linalg.pinv(information)
    found = {}
    for at, name in enumerate(names):
        value = FIRST + SCALE * float(strength[at] - strength[0])
        reach = Z * SCALE * math.sqrt(max(0.0, float(spread[at, at])))
        found[name] = Interval(round(value), round(value - reach), round(value + reach))
    return found
