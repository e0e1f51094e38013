"""Rules of DunkelRunde: who wins."""

from __future__ import annotations

import pytest
from games.dunkelrunde.scenario import Scene

from gloaming.core.evaluation import won
from gloaming.games.dunkelrunde.events import (
    Broken,
)


@pytest.mark.rule("DUN-02")
def test_the_curse_is_broken_as_soon_as_a_girl_and_a_boy_of_any_colours_are_at_the_linden() -> None:
    scene = Scene("A girl linden, B girl linden, A boy castle3", dice=(1, 8))
    assert scene.winners is None, "girls alone break nothing"
    assert scene.play("A boy > linden").winners == "A"
    scene = Scene("B girl linden, A boy castle3", dice=(1, 8)).play("A boy > linden")
    assert scene.winners == "AB"
    assert scene.events[-1] == Broken((0, 1))


@pytest.mark.rule("DUN-02")
def test_several_boys_at_the_linden_wait_for_a_girl() -> None:
    boys = "A boy linden, B boy linden, C boy castle3"
    scene = Scene(boys, dice=(1, 8), seats=3, turn="C").play("C boy > linden")
    assert scene.winners is None
    assert scene.turn == "C", "the ghost has still to move"


THREE_BOYS = "A boy linden, B boy linden, C boy linden"


@pytest.mark.rule("DUN-03")
def test_with_three_boys_there_the_fourth_players_girl_lets_all_four_win() -> None:
    scene = Scene(f"{THREE_BOYS}, D girl castle3", dice=(1, 8), seats=4, turn="D").play("D girl > linden")
    assert scene.winners == "ABCD"
    outcome = scene.state.outcome()
    assert outcome is not None and outcome.reason == "reason-together"
    assert won(outcome) == [1.0] * 4


@pytest.mark.rule("DUN-03")
@pytest.mark.parametrize("seat", "ABC")
def test_with_three_boys_there_a_girl_of_the_same_colour_lets_her_player_win_alone(seat: str) -> None:
    scene = Scene(f"{THREE_BOYS}, {seat} girl castle3", dice=(1, 8), seats=4, turn=seat)
    assert scene.play(f"{seat} girl > linden").winners == seat
    outcome = scene.state.outcome()
    assert outcome is not None and outcome.reason == "reason-pair"


@pytest.mark.rule("DUN-03")
def test_with_three_boys_there_two_of_their_girls_in_a_group_let_these_two_win_together() -> None:
    drawn = f"{THREE_BOYS}, A girl castle1, C girl castle1"
    scene = Scene(drawn, dice=(3, 3), seats=4, turn="D").play("group castle1 > linden")
    assert scene.winners == "AC"
    outcome = scene.state.outcome()
    assert outcome is not None and outcome.reason == "reason-pairs"


@pytest.mark.rule("DUN-03")
def test_a_group_with_one_pair_in_it_lets_that_pair_win_alone() -> None:
    drawn = f"{THREE_BOYS}, A girl castle2, D girl castle2"
    scene = Scene(drawn, dice=(2, 2), seats=4, turn="D").play("group castle2 > linden")
    assert scene.winners == "A"


@pytest.mark.rule("DUN-05")
def test_a_win_together_is_a_win_for_each_of_them() -> None:
    scene = Scene("A boy linden, B girl castle3", dice=(1, 8), seats=3, turn="B").play("B girl > linden")
    outcome = scene.state.outcome()
    assert outcome is not None and outcome.winners == (0, 1)
    assert scene.events[-1] == Broken((0, 1))
