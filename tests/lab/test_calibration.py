"""Calibration: chances are shown as numbers only where they are accurate."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from laws.games_under_test import found

from gloaming.bots.estimate import Interval
from gloaming.bots.levels import DEFAULT_LEVEL, recipe
from gloaming.core.discovery import find
from gloaming.core.game import AnyGame
from gloaming.core.settings import complete
from gloaming.lab import calibration_file as calibration
from gloaming.lab.arena import tournament
from gloaming.lab.calibration import binned, expected_error, measure_chances, measure_rest
from gloaming.lab.calibration_file import (
    MAX_ERROR,
    MAX_REST,
    MIN_MATCHES,
    Calibration,
    MeasuredChances,
    MeasuredRest,
    adds_up,
    basis,
)

GAME = find("illuminated")
SOLVED: dict[str, int | str] = {"entities": 1, "first": "A", "turn_limit": 2}
USUAL_SETTINGS = complete(GAME.spec.settings, {}, 2)
EMPTY = Calibration(GAME.spec.id, GAME.spec.rules_version, DEFAULT_LEVEL, recipe(DEFAULT_LEVEL, GAME), 1)


@pytest.fixture
def stored_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A game without measurements, with a temporary file for them."""
    file = tmp_path / "ai" / calibration.FILE
    monkeypatch.setattr(calibration, "path", lambda game: file)
    return file


def off(error: float, seats: int = 2) -> MeasuredChances:
    return MeasuredChances(seats, {}, 300, 400, error, ())


def rest(size: float, matches: int = MIN_MATCHES) -> MeasuredRest:
    return MeasuredRest(2, {}, matches, 400, Interval(size, size, size))


def test_the_expected_error_is_the_mean_distance_between_what_was_told_and_what_came() -> None:
    pairs = [(0.98, 1.0), (0.98, 0.0), (0.02, 0.0), (0.02, 1.0)]
    assert expected_error(binned(pairs)) == pytest.approx(0.48)
    assert expected_error(binned([(0.5, 1.0), (0.5, 0.0)])) == 0.0
    assert expected_error(binned([(1.0, 1.0), (0.0, 0.0)])) == 0.0
    assert [each.count for each in binned(pairs)] == [2, 2]


def test_chances_are_measured_in_games_between_bots_the_same_every_time() -> None:
    asked = tournament(GAME, [DEFAULT_LEVEL], 3, 2, {"entities": 1, "turn_limit": 4})
    found = measure_chances(GAME, asked, 16)
    assert found == measure_chances(GAME, asked, 16)
    assert (found.seats, found.games, found.settings) == (2, 3, {"entities": 1, "turn_limit": 4})
    assert sum(each.count for each in found.bins) == 3 * 2
    assert 0 <= found.error <= 1


def test_the_rest_is_nothing_where_the_game_is_solved() -> None:
    found = measure_rest(GAME, tournament(GAME, [DEFAULT_LEVEL], 2, 2, SOLVED), 16)
    assert found.size.value == pytest.approx(0, abs=1e-3)
    assert not found.holds, "two matches tell nothing"


def test_numbers_are_shown_where_they_came_true_and_words_elsewhere(stored_file: Path) -> None:
    assert basis(GAME, 2, USUAL_SETTINGS, exact=True) == calibration.PERFECT
    assert basis(GAME, 2, USUAL_SETTINGS, exact=False) is None, "nothing was measured"
    calibration.write(GAME, EMPTY.adding(off(MAX_ERROR)))
    assert basis(GAME, 2, USUAL_SETTINGS, exact=False) == DEFAULT_LEVEL
    assert basis(GAME, 3, complete(GAME.spec.settings, {}, 3), exact=False) is None
    assert basis(GAME, 2, {**USUAL_SETTINGS, "turn_limit": 7}, exact=False) is None
    calibration.write(GAME, EMPTY.adding(off(MAX_ERROR)).adding(off(MAX_ERROR + 0.01)))
    assert basis(GAME, 2, USUAL_SETTINGS, exact=False) is None, "the later measurement counts"


def test_sums_are_offered_where_enough_matches_leave_little_open(stored_file: Path) -> None:
    assert adds_up(GAME, 2, USUAL_SETTINGS, exact=True)
    assert not adds_up(GAME, 2, USUAL_SETTINGS, exact=False)
    for measured, offered in (
        (rest(MAX_REST), True),
        (rest(MAX_REST + 0.01), False),
        (rest(MAX_REST, MIN_MATCHES - 1), False),
    ):
        calibration.write(GAME, EMPTY.adding(measured))
        assert adds_up(GAME, 2, USUAL_SETTINGS, exact=False) == offered


def test_what_was_measured_by_other_rules_or_another_level_does_not_count(stored_file: Path) -> None:
    for other in (replace(EMPTY, rules_version=0), replace(EMPTY, plays="random")):
        calibration.write(GAME, other.adding(off(0.0)).adding(rest(0.0)))
        assert calibration.load(GAME) is None
        assert basis(GAME, 2, USUAL_SETTINGS, exact=False) is None


@pytest.mark.parametrize("game", found().values(), ids=lambda game: game.spec.id)
def test_a_game_offers_what_was_measured_by_its_present_rules_and_within_the_limits(game: AnyGame) -> None:
    for seats in range(game.spec.fewest, game.spec.most + 1):
        settings = complete(game.spec.settings, {}, seats)
        measured = calibration.load(game) if calibration.path(game).exists() else None
        errors = [each.error for each in measured.off if each.seats == seats] if measured else []
        numbers = basis(game, seats, settings, exact=False)
        assert numbers is None or min(errors) <= MAX_ERROR
        rests = [each.size.value for each in measured.rests if each.seats == seats] if measured else []
        assert not adds_up(game, seats, settings, exact=False) or min(rests) <= MAX_REST


@pytest.mark.parametrize("game", found().values(), ids=lambda game: game.spec.id)
def test_what_is_kept_beside_a_game_was_measured_with_its_present_rules(game: AnyGame) -> None:
    assert not calibration.path(game).exists() or calibration.load(game) is not None


def test_a_chance_in_words_is_beside_an_even_share() -> None:
    assert [calibration.standing(chance, [chance, 1 - chance]) for chance in (0.1, 0.45, 0.6, 0.98)] == [
        "behind", "even", "even", "ahead"
    ]  # fmt: skip
    even = [[1 / seats] * seats for seats in (2, 4, 6)]
    assert [calibration.standing(0.2, chances) for chances in even] == ["behind", "even", "even"]
    assert calibration.standing(0.8, [0.8, 0.9]) == "even", "both may win"
    assert [calibration.standing(chance, [chance]) for chance in (0.1, 0.5, 0.9)] == ["poor", "fair", "good"]


def test_luck_in_words_is_beside_how_far_such_throws_usually_lead() -> None:
    assert calibration.luck([]) == "neither"
    assert calibration.luck([0.4, -0.4, 0.1]) == "neither"
    assert calibration.luck([0.3, 0.3, -0.1]) == "lucky"
    assert calibration.luck([0.2] * 4) == "very-lucky"
    assert calibration.luck([-0.2] * 4) == "very-unlucky"
    assert calibration.luck([-3.0, 1.0, -0.5]) == "unlucky"
