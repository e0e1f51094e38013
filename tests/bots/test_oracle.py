"""The oracle: it agrees with its table when it plays itself, and nobody is better."""

from __future__ import annotations

from math import sqrt

import pytest
from games.illuminated.scenario import Scene
from laws.games_under_test import found

from gloaming.bots.estimate import Z
from gloaming.bots.levels import TWO_SEATS, UnknownLevel, make, offered, why_unavailable
from gloaming.core.chance import Seeded
from gloaming.core.discovery import find
from gloaming.core.game import AnyGame
from gloaming.core.settings import complete
from gloaming.core.solver.value_table import load
from gloaming.lab.arena import run, tournament
from gloaming.lab.statistics import Score

ILLUMINATED = find("illuminated")
Z99 = 2.3263478740408408  # one side of a normal variable, 99 times in 100


def first_players_value(entities: int, limit: int) -> float:
    solvable = ILLUMINATED.solvable
    assert solvable is not None
    return load(solvable.file({"entities": entities})).openings[limit - 1]


def bounds(score: Score, z: float) -> tuple[float, float]:
    """The mean share, z standard errors down and up."""
    mean = sum(share * count for share, count in score.paid.items()) / score.games
    square = sum(count * (share - mean) ** 2 for share, count in score.paid.items()) / score.games
    reach = z * sqrt(square / score.games)
    if len(score.paid) < 2:  # nothing but ties, say: as wide as for a rate of 0
        reach = z * z / (score.games + z * z)
    return mean - reach, mean + reach


def agree(entities: int, limit: int, games: int) -> None:
    """Over many games the first player's share is the table's, within four standard errors."""
    settings: dict[str, int | str] = {"entities": entities, "turn_limit": limit, "first": "A"}
    score = run(tournament(ILLUMINATED, ["oracle", "oracle"], games, settings=settings)).results.score(seat=0)
    low, high = bounds(score, 4.0)
    assert low - 1e-9 <= first_players_value(entities, limit) <= high + 1e-9


def not_above_half(level: str, entities: int, games: int, limit: int = 100) -> None:
    """Over both seats the level's lower bound is at most one half."""
    settings: dict[str, int | str] = {"entities": entities, "turn_limit": limit}
    score = run(tournament(ILLUMINATED, [level, "oracle"], games, settings=settings)).results.score(0)
    assert bounds(score, Z99)[0] <= 0.5, score


def test_it_takes_a_sure_win() -> None:
    state = Scene("L5 L5 / L1 L1", turns=4).state
    bot = make("oracle", ILLUMINATED, ILLUMINATED.content())
    assert ILLUMINATED.format_action(bot.choose(ILLUMINATED.view(state, 0), 0, Seeded(1))).startswith(
        "help A"
    )


@pytest.mark.parametrize(("entities", "limit", "games"), [(1, 8, 60), (2, 20, 40)])
def test_against_itself_it_agrees_with_its_table(entities: int, limit: int, games: int) -> None:
    agree(entities, limit, games)


@pytest.mark.once
@pytest.mark.slow
@pytest.mark.parametrize(("entities", "games"), [(1, 2000), (2, 2000), (3, 1000)])
def test_against_itself_it_agrees_with_its_table_over_many_games(entities: int, games: int) -> None:
    agree(entities, 100, games)


@pytest.mark.parametrize("level", ["random", "greedy"])
def test_no_other_level_is_better(level: str) -> None:
    not_above_half(level, 2, 40, limit=20)


@pytest.mark.once
@pytest.mark.slow
@pytest.mark.parametrize("level", ["random", "greedy", "search:300"])
@pytest.mark.parametrize("entities", [1, 2, 3])
def test_no_other_level_is_better_over_many_games(level: str, entities: int) -> None:
    not_above_half(level, entities, 300 if level.startswith("search") else 1000)


def test_a_bound_above_half_is_found() -> None:
    """The check can fail: greedy against random would not pass it."""
    score = run(
        tournament(ILLUMINATED, ["greedy", "random"], 40, settings={"entities": 2}), workers=1
    ).results.score(0)
    assert bounds(score, Z99)[0] > 0.5
    assert Z < Z99


@pytest.mark.parametrize("game", found().values(), ids=lambda game: game.spec.id)
def test_only_a_solved_game_offers_it_and_only_for_two(game: AnyGame) -> None:
    sizes = [
        seats for seats in range(game.spec.fewest, game.spec.most + 1) if "oracle" in offered(game, seats)
    ]
    assert sizes == ([TWO_SEATS] if game.spec.id == "illuminated" else [])
    if not sizes:
        with pytest.raises(UnknownLevel, match="there is no level 'oracle'; there are: spark"):
            make("oracle", game, game.content())


def test_what_it_lacks_is_said() -> None:
    settings = complete(ILLUMINATED.spec.settings, {"entities": 3}, 3)
    assert why_unavailable("oracle", ILLUMINATED, 2, settings) is None
    assert why_unavailable("search:5", ILLUMINATED, 3, settings) is None
    refusal = why_unavailable("oracle", ILLUMINATED, 3, settings)
    assert refusal is not None and refusal.key == "refusal-oracle-seats"
