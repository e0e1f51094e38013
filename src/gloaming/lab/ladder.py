"""Measures the strength of a game's named levels in games between them."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from itertools import pairwise

import numpy as np

from gloaming.bots import levels
from gloaming.bots.estimate import Interval, Z
from gloaming.bots.levels import TWO_SEATS
from gloaming.core.game import AnyGame
from gloaming.lab import arena
from gloaming.lab.ladder_file import Ladder, LevelComparison, MeasuredLevel
from gloaming.lab.statistics import Z99, mean

SOLO_FACTOR = 3  # solo games for each game of two, for levels without search: scores vary, and it is fast
DISTANT_FRACTION = 4  # levels that are not neighbours play one game in this many
LOWEST_RATING = 1000  # the rating of the weakest level
SCALE = 400 / math.log(10)  # 400 points are odds of ten to one
TOP_GAMES = 50
TOP_TIME = 10  # times the thinking time of all other games


@dataclass(frozen=True)
class LadderOptions:
    """How to measure: games between neighbours, and seconds a decision for levels limited by time."""

    games: int = 200
    quick: int | None = None  # games between levels without search, if different
    seconds: float = 0.1
    seed: int = 1
    workers: int | None = None

    def timed(self, level: str, times: int = 1) -> str:
        return f"{level}:{self.seconds * times:g}s"

    def games_of(self, game: AnyGame, *players: str) -> int:
        """The number of games between neighbours or of a solo player; it depends on whether one searches."""
        thinking = any(levels.uses_clock(level, game) for level in players)
        return self.games if thinking or self.quick is None else self.quick


Progress = Callable[[str, int], None]
"""Called with what is played and how many games were played since the last call."""


def measure(game: AnyGame, options: LadderOptions, progress: Progress = lambda what, games: None) -> Ladder:
    """A round robin of two seats, neighbours with the most seats, and solo games, if the game allows them."""
    spec, names = game.spec, list(levels.LEVEL_NAMES)
    pairs = [(names[low], names[high]) for high in range(len(names)) for low in range(high)]
    near = list(pairwise(names))
    duels: tuple[LevelComparison, ...] = ()
    crowd: tuple[LevelComparison, ...] = ()
    if spec.most >= TWO_SEATS:
        duels = tuple(
            match_up(
                game,
                upper,
                lower,
                TWO_SEATS,
                1 if (lower, upper) in near else DISTANT_FRACTION,
                options,
                progress,
            )
            for lower, upper in pairs
        )
    if spec.most >= 2 * TWO_SEATS:
        seats = spec.most - spec.most % 2
        crowd = tuple(match_up(game, upper, lower, seats, 1, options, progress) for lower, upper in near)
    ratings = rate(names, duels) if duels else {}
    rungs = tuple(MeasuredLevel(name, levels.recipe(name, game), ratings.get(name)) for name in names)
    if spec.fewest == 1:
        rungs = tuple(solo_score(game, level, options, progress) for level in rungs)
    return Ladder(
        spec.id, spec.rules_version, options.seconds, options.games, options.seed, rungs, duels, crowd
    )


def measure_top(
    game: AnyGame, options: LadderOptions, progress: Progress = lambda what, games: None
) -> LevelComparison | None:
    """What the strongest level gains from ten times the time; None for solo games."""
    if game.spec.most < TWO_SEATS:
        return None
    best = levels.LEVEL_NAMES[-1]
    return _compare(
        game, options.timed(best, TOP_TIME), options.timed(best), TWO_SEATS, TOP_GAMES, options, progress
    )


def match_up(
    game: AnyGame, upper: str, lower: str, seats: int, part: int, options: LadderOptions, progress: Progress
) -> LevelComparison:
    """Compare two levels at alternating seats; `part` divides the number of games."""
    games = max(2, options.games_of(game, upper, lower) // part)
    step = _compare(game, options.timed(upper), options.timed(lower), seats, games, options, progress)
    return replace(step, upper=upper, lower=lower)


def _compare(
    game: AnyGame, upper: str, lower: str, seats: int, games: int, options: LadderOptions, progress: Progress
) -> LevelComparison:
    what = f"{upper} – {lower}, {seats} seats"
    tournament = arena.tournament(game, [upper, lower], games, seats, seed=options.seed)
    report = _run(tournament, what, options, progress)
    paid, fair = report.results.against_all(0, Z99)
    return LevelComparison(upper, lower, seats, report.results.games, paid, fair)


def solo_score(
    game: AnyGame, measured: MeasuredLevel, options: LadderOptions, progress: Progress
) -> MeasuredLevel:
    """A level with its mean score in solo games."""
    games = (
        options.games
        if levels.uses_clock(measured.level, game)
        else SOLO_FACTOR * options.games_of(game, measured.level)
    )
    tournament = arena.tournament(game, [options.timed(measured.level)], games, 1, seed=options.seed)
    results = _run(tournament, f"{measured.level} alone", options, progress).results
    return replace(measured, score=mean(results.score(0).points, Z99), games=results.games)


def _run(
    tournament: arena.Tournament, what: str, options: LadderOptions, progress: Progress
) -> arena.TournamentResult:
    report = arena.run(tournament, options.workers, lambda games: progress(what, games))
    if report.interrupted:
        raise KeyboardInterrupt
    return report


# --- ratings -----------------------------------------------------------------------------------------------


def rate(names: Sequence[str], duels: Sequence[LevelComparison]) -> dict[str, Interval]:
    """Maximum-likelihood ratings by the model of Bradley and Terry.

    Each pair gets half a win and half a loss more, so that a level that never lost has a finite rating.
    """
    strength = np.zeros(len(names))
    information = np.zeros((len(names), len(names)))
    for _ in range(100):
        slope = np.zeros(len(names))
        information = np.zeros((len(names), len(names)))
        for step in duels:
            above, below = names.index(step.upper), names.index(step.lower)
            games, won = step.games + 1.0, step.games * step.score + 0.5
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
    ratings = {}
    for at, name in enumerate(names):
        value = LOWEST_RATING + SCALE * float(strength[at] - strength[0])
        reach = Z * SCALE * math.sqrt(max(0.0, float(spread[at, at])))
        ratings[name] = Interval(round(value), round(value - reach), round(value + reach))
    return ratings
