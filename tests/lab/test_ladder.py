"""The ladder: levels in order, ratings with intervals, and the stored file."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from paths import TOY_GAMES
from toy_games.embers import GAME as EMBERS
from typer.testing import CliRunner, Result

from gloaming.bots.estimate import Interval
from gloaming.bots.levels import LEVEL_NAMES, TWO_SEATS
from gloaming.cli import make_app
from gloaming.core.discovery import find, games
from gloaming.core.game import AnyGame
from gloaming.core.state import Outcome
from gloaming.lab import arena
from gloaming.lab import ladder_file as rungs
from gloaming.lab.arena import Results, Tournament, TournamentResult
from gloaming.lab.ladder import TOP_GAMES, LadderOptions, measure, measure_top, rate
from gloaming.lab.ladder_file import Ladder, LevelComparison, MeasuredLevel, load, write

HIDDEN: AnyGame = EMBERS  # type: ignore[assignment]
QUICK = LadderOptions(games=4, seconds=0.0005, workers=1)


@pytest.fixture(autouse=True)
def worlds(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("GLOAMING_GAMES", str(TOY_GAMES))


def step(upper: str, lower: str, share: float, games: int = 400, seats: int = 2) -> LevelComparison:
    paid = Interval(share, share - 0.06, share + 0.06)
    return LevelComparison(upper, lower, seats, games, paid, 1 / seats)


def test_a_round_robin_a_full_table_and_ratings() -> None:
    heard: list[tuple[str, int]] = []
    ladder = measure(HIDDEN, QUICK, lambda what, games: heard.append((what, games)))
    assert [rung.level for rung in ladder.rungs] == list(LEVEL_NAMES)
    assert len(ladder.duels) == 10 and len(ladder.crowd) == 4 and len(ladder.steps) == 8
    assert {one.seats for one in ladder.crowd} == {4}
    assert ladder.rungs[0].rating is not None and ladder.rungs[0].rating.value == 1000
    assert sum(games for _, games in heard) == sum(one.games for one in (*ladder.duels, *ladder.crowd))


def test_levels_that_answer_at_once_may_play_more() -> None:
    ladder = measure(HIDDEN, LadderOptions(games=2, quick=6, seconds=0.0002, workers=1))
    played = {(one.upper, one.lower): one.games for one in ladder.steps}
    assert played["candle", "spark"] == played["bonfire", "lantern"] == 6
    assert played["beacon", "bonfire"] == 2, "one thinks as long as it may"


def test_the_strongest_gets_ten_times_as_long() -> None:
    top = measure_top(HIDDEN, LadderOptions(games=2, seconds=0.0002, workers=1))
    assert top is not None and top.upper == "beacon:0.002s" and top.games == 50


def test_a_game_for_one_is_measured_by_its_score(monkeypatch: pytest.MonkeyPatch) -> None:
    points = {"spark": 4.0, "candle": 5.0, "lantern": 6.0, "bonfire": 7.0, "beacon": 8.0}

    def play(tournament: Tournament, workers: int | None, heard: object) -> TournamentResult:
        results = Results()
        for _ in range(tournament.games):
            score = points[tournament.bots[0].partition(":")[0]]
            results.add([0], 10, Outcome((1,), (score,), "reason", ()))
        return TournamentResult(tournament, results, 1.0, 1)

    monkeypatch.setattr(arena, "run", play)
    ladder = measure(find("shadow_and_light"), LadderOptions(games=2, quick=6, seconds=0.0005, workers=1))
    assert not ladder.duels and not ladder.crowd
    assert [rung.score.value for rung in ladder.rungs if rung.score is not None] == list(points.values())
    assert [rung.games for rung in ladder.rungs] == [18] * 5, "all of them answer at once"
    assert ladder.holds


def test_ratings_follow_the_results() -> None:
    """Three games of four are 191 points; what nobody played follows from what others did."""
    names = ["low", "middle", "high"]
    rated = rate(names, [step("middle", "low", 0.75), step("high", "middle", 0.75)])
    assert [round(rated[name].value / 10) for name in names] == [100, 119, 138]
    wide = rate(names, [step("middle", "low", 0.75, games=20), step("high", "middle", 0.75, games=20)])
    assert wide["high"].high - wide["high"].low > 3 * (rated["high"].high - rated["high"].low)


def test_a_win_together_and_no_win_at_all_are_draws_between_two() -> None:
    both, nobody = Interval(1.0, 0.9, 1.0), Interval(0.5, 0.4, 0.6)
    steps = (
        LevelComparison("high", "low", 2, 100, both, 1.0),
        LevelComparison("high", "low", 2, 100, nobody, 0.5),
    )
    assert [step.score for step in steps] == [0.5, 0.5]
    assert not any(step.holds for step in steps)


def test_a_level_that_never_lost_has_a_rating() -> None:
    rated = rate(["low", "high"], [step("high", "low", 1.0, games=50)])
    assert 1400 < rated["high"].value < 2200


def ladder_of(*steps: LevelComparison, scores: tuple[float, ...] = ()) -> Ladder:
    levels = ["spark", "candle"]
    means = [Interval(score, score - 1, score + 1) for score in scores]
    both = tuple(
        MeasuredLevel(level, "greedy", None, means[at] if means else None) for at, level in enumerate(levels)
    )
    return Ladder("game", 1, 0.1, 10, 1, both, steps)


@pytest.mark.parametrize(
    ("ladder", "holds"),
    [
        (ladder_of(step("candle", "spark", 0.6)), True),
        (ladder_of(step("candle", "spark", 0.55)), False),
        (replace(ladder_of(), crowd=(step("candle", "spark", 0.24, seats=6),)), True),
        (replace(ladder_of(), crowd=(step("candle", "spark", 0.2, seats=6),)), False),
        (ladder_of(scores=(5.0, 7.0)), True),
        (ladder_of(scores=(5.0, 6.0)), False),
    ],
)
def test_a_ladder_holds_where_no_doubt_is_left(ladder: Ladder, holds: bool) -> None:
    assert ladder.holds == holds


def test_what_was_measured_is_kept_and_found_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rungs, "folder", lambda game: tmp_path)
    assert load(HIDDEN) is None
    ladder = measure(HIDDEN, replace(QUICK, games=2))
    write(HIDDEN, ladder)
    assert load(HIDDEN) == ladder
    write(HIDDEN, replace(ladder, rungs=(replace(ladder.rungs[0], plays="soft:9"), *ladder.rungs[1:])))
    assert load(HIDDEN) is None, "it was measured of other levels"
    write(HIDDEN, replace(ladder, rules_version=ladder.rules_version + 1))
    assert load(HIDDEN) is None, "it was measured by other rules"


def call(*arguments: str) -> Result:
    return CliRunner().invoke(make_app(), ["ladder", HIDDEN.spec.id, *arguments])


def test_the_strongest_with_more_time_is_played_beside_what_was_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(rungs, "folder", lambda game: tmp_path)
    assert "nothing was measured yet" in str(call("--top").exception)
    assert "nothing was measured yet" in str(call("--show").exception)
    call("--games", "2", "--seconds", "0.0002", "--workers", "1", "--keep")
    before = load(HIDDEN)
    assert before is not None and before.top is None
    shown = call("--top", "--workers", "1", "--keep").output
    after = load(HIDDEN)
    assert after is not None and after.top is not None and replace(after, top=None) == before
    assert after.top.upper == "beacon:0.002s" and "information" in shown
    assert call("--show").output in shown


@pytest.mark.parametrize("arguments", [("--show", "--top"), ("--show", "--keep"), ("--top", "--games", "8")])
def test_what_would_be_forgotten_is_refused(arguments: tuple[str, ...]) -> None:
    refused = call(*arguments)
    assert refused.exit_code == 1 and f"{arguments[0]} goes with --" in str(refused.exception)


@pytest.mark.parametrize("game", games().values(), ids=lambda game: game.spec.id)
def test_what_is_kept_beside_a_game_is_of_its_levels_and_holds(game: AnyGame) -> None:
    ladder = load(game)
    assert ladder is not None, "the levels have changed since they were measured: gloaming ladder --keep"
    assert ladder.holds
    if game.spec.most >= TWO_SEATS:
        assert ladder.top is not None, "the strongest was not given more time: gloaming ladder --top --keep"
        assert ladder.top.games == TOP_GAMES
