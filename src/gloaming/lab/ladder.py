"""How strong a game's named levels are, by games between them."""

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
from gloaming.lab.statistics import Z99, mean, mean_share

SOLO_FACTOR = (
    3  # games alone for each between two, of those who answer at once: scores scatter, and it is quick
)
DISTANT_FRACTION = 4  # levels that are not neighbours play one game in so many
LOWEST_RATING = 1000  # the rating of the weakest level
SCALE = 400 / math.log(10)  # so many points more are ten times the chances
TOP_GAMES = 50
TOP_TIME = 10  # times as long as in all other games


@dataclass(frozen=True)
class LadderOptions:
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
        thinking = any(levels.uses_clock(level, game) for level in those)
        return self.games if thinking or self.quick is None else self.quick


Progress = Callable[[str, int], None]
"""Hears what is played and how many games of it are over."""


def measure(game: AnyGame, asked: LadderOptions, heard: Progress = lambda what, games: None) -> Ladder:
    """A round robin for two, neighbours at the largest table, everyone alone: what the game is made for."""
    spec, names = game.spec, list(levels.LEVEL_NAMES)
    pairs = [(names[low], names[high]) for high in range(len(names)) for low in range(high)]
    near = list(pairwise(names))
    duels: tuple[LevelComparison, ...] = ()
    crowd: tuple[LevelComparison, ...] = ()
    if spec.most >= TWO_SEATS:
        duels = tuple(
            match_up(
                game, upper, lower, TWO_SEATS, 1 if (lower, upper) in near else DISTANT_FRACTION, asked, heard
            )
            for lower, upper in pairs
        )
    if spec.most >= 2 * TWO_SEATS:
        seats = spec.most - spec.most % 2
        crowd = tuple(match_up(game, upper, lower, seats, 1, asked, heard) for lower, upper in near)
    ratings = rate(names, duels) if duels else {}
    rungs = tuple(MeasuredLevel(name, levels.recipe(name, game), ratings.get(name)) for name in names)
    if spec.fewest == 1:
        rungs = tuple(solo_score(game, rung, asked, heard) for rung in rungs)
    return Ladder(spec.id, spec.rules_version, asked.seconds, asked.games, asked.seed, rungs, duels, crowd)


def measure_top(
    game: AnyGame, asked: LadderOptions, heard: Progress = lambda what, games: None
) -> LevelComparison | None:
    """What the strongest level gains from ten times as long; None where nobody plays against it."""
    if game.spec.most < TWO_SEATS:
        return None
    best = levels.LEVEL_NAMES[-1]
    return _played(game, asked.timed(best, TOP_TIME), asked.timed(best), TWO_SEATS, TOP_GAMES, asked, heard)


def match_up(
    game: AnyGame, upper: str, lower: str, seats: int, part: int, asked: LadderOptions, heard: Progress
) -> LevelComparison:
    """Games between two levels, every other seat for each; a part of those between neighbours."""
    games = max(2, asked.games_of(game, upper, lower) // part)
    step = _played(game, asked.timed(upper), asked.timed(lower), seats, games, asked, heard)
    return LevelComparison(upper, lower, seats, step.games, step.share)


def _played(
    game: AnyGame, upper: str, lower: str, seats: int, games: int, asked: LadderOptions, heard: Progress
) -> LevelComparison:
    what = f"{upper} – {lower}, {seats} seats"
    tournament = arena.tournament(game, [upper, lower], games, seats, seed=asked.seed)
    report = _run(tournament, what, asked, heard)
    return LevelComparison(
        upper, lower, seats, report.results.games, mean_share(report.results.sides[0], Z99)
    )


def solo_score(game: AnyGame, rung: MeasuredLevel, asked: LadderOptions, heard: Progress) -> MeasuredLevel:
    """A level with its mean score when it plays alone."""
    games = (
        asked.games if levels.uses_clock(rung.level, game) else SOLO_FACTOR * asked.games_of(game, rung.level)
    )
    tournament = arena.tournament(game, [asked.timed(rung.level)], games, 1, seed=asked.seed)
    results = _run(tournament, f"{rung.level} alone", asked, heard).results
    return replace(rung, score=mean(results.score(0).points, Z99), games=results.games)


def _run(
    tournament: arena.Tournament, what: str, asked: LadderOptions, heard: Progress
) -> arena.TournamentResult:
    report = arena.run(tournament, asked.workers, lambda games: heard(what, games))
    if report.interrupted:
        raise KeyboardInterrupt
    return report


# --- ratings -----------------------------------------------------------------------------------------------


def rate(names: Sequence[str], duels: Sequence[LevelComparison]) -> dict[str, Interval]:
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
        value = LOWEST_RATING + SCALE * float(strength[at] - strength[0])
        reach = Z * SCALE * math.sqrt(max(0.0, float(spread[at, at])))
        found[name] = Interval(round(value), round(value - reach), round(value + reach))
    return found
