"""Rules of DunkelRunde: the course of a turn."""

from __future__ import annotations

import pytest
from games.dunkelrunde.scenario import Scene, tile

from gloaming.games.dunkelrunde.events import (
    Expired,
    Frightened,
    Rolled,
    Turn,
)


@pytest.mark.rule("DUN-30")
@pytest.mark.parametrize(
    "order", [("A girl > meadow1", "ghost 1 > forest2"), ("ghost 1 > forest2", "A girl > meadow1")]
)
def test_a_player_moves_one_own_child_and_one_ghost_in_either_order(order: tuple[str, str]) -> None:
    scene = Scene(dice=(3, 2))
    assert scene.pieces() == {"A girl", "A boy", "ghost 1", "ghost 2", "ghost 3", "ghost 4"}
    assert scene.why_not("B girl > meadow1") == "refusal-not-your-child"
    scene.play(*order)
    assert scene.turn == "B"
    assert scene.state.faces() == 48, "both dice are rolled together"


@pytest.mark.rule("DUN-30")
def test_only_one_child_and_one_ghost_move() -> None:
    scene = Scene(dice=(3, 2)).play("A girl > meadow1")
    assert scene.why_not("A boy > meadow1") == "refusal-child-moved"
    scene = Scene(dice=(3, 2)).play("ghost 1 > forest2")
    assert scene.why_not("ghost 2 > slope2") == "refusal-ghost-moved"


@pytest.mark.rule("DUN-31")
def test_if_one_child_cannot_move_the_other_must() -> None:
    scene = Scene("A girl river_bank", dice=(3, 2)).play("ghost 2 > slope2")
    assert scene.pieces() == {"A boy"}


@pytest.mark.rule("DUN-31")
def test_if_no_child_can_move_the_turn_ends_with_the_ghost() -> None:
    scene = Scene("A girl river_bank, A boy linden", dice=(3, 2)).play("ghost 2 > slope2")
    assert scene.turn == "B"


@pytest.mark.rule("DUN-31")
@pytest.mark.rule("DUN-43")
def test_a_child_held_by_a_ghost_must_move_once_the_ghost_was_moved_first() -> None:
    drawn = "A girl forest2, B girl forest2, A boy linden, ghost 1 forest2"
    scene = Scene(drawn, dice=(3, 2))
    assert scene.why_not("A girl > forest3") == "refusal-group-held"
    assert scene.pieces() == {"ghost 1", "ghost 2", "ghost 3", "ghost 4"}
    scene.play("ghost 1 > dead_tree")
    assert scene.pieces() == {"A girl"}, "the duty lasts for the turn"
    scene.play("A girl > forest5")
    assert scene.turn == "B"


@pytest.mark.rule("DUN-31")
def test_the_ghost_may_be_moved_so_that_no_child_can_move_any_more() -> None:
    drawn = "A girl heights5, A boy linden, ghost 4 heights3"
    scene = Scene(drawn, dice=(1, 3)).play("ghost 4 > gate")
    assert scene.turn == "B"


@pytest.mark.rule("DUN-32")
def test_an_opening_double_moves_everybody_in_the_village() -> None:
    scene = Scene(dice=(3, 3), seats=6)
    assert scene.pieces() == {"group village"}
    scene.play("group village > bridge")
    assert set(scene.state.children) == {tile("bridge")}
    assert scene.events_of(Rolled) == [Rolled(0, 3, 3, True)]


@pytest.mark.rule("DUN-32")
def test_a_double_moves_any_group_and_no_ghost_and_no_single_child() -> None:
    scene = Scene("B girl wood, B boy wood, A girl tower", dice=(2, 2))
    assert scene.pieces() == {"group wood"}
    assert scene.why_not("A boy > meadow1") == "refusal-double-child"
    assert scene.why_not("ghost 1 > forest2") == "refusal-double-ghost"
    scene.play("group wood > thicket2")
    assert scene.where("B girl") == "thicket2", "the pips of one die, not the sum"


@pytest.mark.rule("DUN-32")
def test_a_double_without_a_group_expires() -> None:
    scene = Scene("A girl meadow1, A boy meadow2, B girl bridge", dice=(3, 3))
    assert scene.events_of(Expired) == [Expired(0)]
    assert (scene.turn, scene.state.faces()) == ("A", 48)


@pytest.mark.rule("DUN-32")
def test_a_double_whose_only_group_cannot_move_expires() -> None:
    drawn = "A girl castle1, B girl castle1, A boy tower, B boy hut"
    assert Scene(drawn, dice=(5, 5)).events_of(Expired) == [Expired(0)]


@pytest.mark.rule("DUN-33")
def test_after_every_double_the_same_player_rolls_again() -> None:
    scene = Scene(dice=(2, 2)).play("group village > meadow2")
    assert (scene.turn, scene.state.faces()) == ("A", 48)
    scene.roll(1, 1).play("group meadow2 > bridge").roll(6, 7)
    assert scene.pieces() >= {"A girl", "ghost 1"}
    expired = Scene("A girl meadow1, A boy meadow2, B girl bridge", dice=(3, 3))
    assert (expired.turn, expired.state.faces()) == ("A", 48)
    assert not expired.events_of(Turn)


@pytest.mark.rule("DUN-34")
def test_the_game_ends_with_the_very_step_that_breaks_the_curse() -> None:
    scene = Scene("A boy linden, A girl castle3", dice=(1, 8)).play("A girl > linden")
    assert (scene.state.faces(), scene.state.deciders()) == (0, ())
    assert scene.why_not("ghost 1 > forest2") == "refusal-not-your-decision"
    drawn = "A boy linden, A girl castle3, B girl castle3"
    scene = Scene(drawn, dice=(1, 1)).play("group castle3 > linden")
    assert scene.state.faces() == 0, "no further roll after a double either"
    assert not scene.events_of(Frightened)
