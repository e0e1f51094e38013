"""DunkelRunde, rule by rule: setup, tiles, and the course of a turn."""

from __future__ import annotations

import pytest
from games.dunkelrunde.scenario import GAME, IDS, Scene, tile

from gloaming.core.settings import SettingError, complete
from gloaming.games.dunkelrunde.actions import (
    Broken,
    Crossed,
    Expired,
    Frightened,
    Helped,
    Rolled,
    Turn,
    Walked,
)
from gloaming.games.dunkelrunde.rules.position import Position


def setup(seats: int, **chosen: int | str) -> Position:
    state = GAME.setup(seats, complete(GAME.spec.settings, chosen, seats), GAME.pack())
    assert isinstance(state, Position)
    return state


# --- setup and aim -------------------------------------------------------------------------------------


@pytest.mark.rule("DUN-01")
@pytest.mark.parametrize("seats", [2, 6])
def test_every_player_has_a_girl_and_a_boy_in_the_village(seats: int) -> None:
    state = setup(seats)
    assert state.children == [tile("village")] * (2 * seats)
    assert [IDS[at] for at in state.ghosts] == ["dead_tree", "ruin", "graveyard", "inn"]


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
    assert outcome.shares == [0.25] * 4


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


@pytest.mark.rule("DUN-04")
@pytest.mark.parametrize("face", range(4))
def test_chance_decides_who_begins(face: int) -> None:
    state = setup(4)
    assert (state.faces(), state.deciders()) == (4, ())
    state.settle(face)
    assert state.turn == face
    assert state.faces() == 48


@pytest.mark.rule("DUN-04")
def test_a_named_seat_begins_and_the_others_follow_clockwise() -> None:
    scene = Scene(seats=3)
    scene.state = setup(3, first="C")
    order = []
    for _ in range(4):
        order.append(scene.turn)
        scene.roll(1, 8)
        scene.play(f"{scene.turn} girl > {IDS[scene.state.children[2 * scene.state.turn] + 1]}")
        scene.play("ghost 4 > " + min(scene.goals("ghost 4")))
    assert order == ["C", "A", "B", "C"]
    assert [event.seat for event in scene.events if isinstance(event, Turn)] == [0, 1, 2, 0]
    with pytest.raises(SettingError, match="first must be one of random, A, B, C, not 'D'"):
        setup(3, first="D")


# --- tiles ---------------------------------------------------------------------------------------------


@pytest.mark.rule("DUN-14")
def test_on_grey_tiles_children_and_ghosts_end_as_they_like() -> None:
    scene = Scene("A girl village", dice=(4, 2))
    assert scene.goals("A girl") == {"meadow1", "meadow2", "bridge", "heath"}
    assert scene.goals("ghost 1") == {"bridge", "forest2"}


@pytest.mark.rule("DUN-15")
def test_a_ghost_neither_enters_nor_crosses_a_shelter() -> None:
    for eight in range(2, 9):
        scene = Scene("ghost 1 river_bank, ghost 2 hills3, ghost 3 wood, ghost 4 castle3", dice=(1, eight))
        ends = {number: scene.goals(f"ghost {number}") for number in (1, 2, 3, 4)}
        assert all(1 <= tile(id) <= tile("river_bank") for id in ends[1])
        assert all(tile("hut") < tile(id) < tile("tower") for id in ends[2] | ends[3])
        assert all(tile("tower") < tile(id) < tile("linden") for id in ends[4])


@pytest.mark.rule("DUN-15")
def test_children_may_pass_a_shelter_and_it_counts_as_passed() -> None:
    scene = Scene("A girl hills3, ghost 4 inn", dice=(3, 2)).play("A girl > firs2", "ghost 4 > firs3")
    scene.roll(1, 2)
    scene.play("B girl > meadow1", "ghost 3 > shore1").roll(2, 1)
    scene.play("A boy > meadow2", "ghost 4 > firs2")
    assert scene.where("A girl") == "tower"


@pytest.mark.rule("DUN-15")
def test_children_in_a_shelter_are_safe() -> None:
    assert all(tile("hut") not in goals for goals in _all_ghost_goals())
    assert all(tile("tower") not in goals for goals in _all_ghost_goals())


def _all_ghost_goals() -> list[list[int]]:
    board = Scene().state.board
    return [goals for rows in board.prowls for goals in rows]


@pytest.mark.rule("DUN-16")
def test_a_child_crosses_a_haunted_place_but_does_not_end_there() -> None:
    scene = Scene("A girl bridge, ghost 1 forest5", dice=(3, 8))
    assert scene.goals("A girl") == {"heath", "forest1"}
    assert scene.why_not("A girl > dead_tree") == "refusal-blue"
    scene = Scene("A girl bridge, ghost 1 forest5", dice=(2, 8))
    assert scene.goals("A girl") == {"heath"}, "the move ends at least one tile before"


@pytest.mark.rule("DUN-16")
def test_a_child_right_before_a_haunted_place_cannot_move_with_a_one() -> None:
    scene = Scene("A girl heath, A boy linden, ghost 1 forest5", dice=(1, 8))
    assert scene.goals("A girl") == set()


@pytest.mark.rule("DUN-17")
def test_a_child_alone_stops_at_the_red_tile_and_waits() -> None:
    scene = Scene("A girl forest4, ghost 1 meadow1", dice=(6, 8))
    assert scene.goals("A girl") == {"forest5", "river_bank"}
    assert scene.why_not("A girl > hut") == "refusal-stop-at-red"
    scene.play("A girl > river_bank", "ghost 4 > castle2")
    assert scene.where("A girl") == "river_bank"
    scene.roll(2, 8)
    scene.play("B girl > meadow2", "ghost 4 > " + min(scene.goals("ghost 4"))).roll(3, 4)
    assert scene.goals("A girl") == set()
    assert scene.why_not("A girl > hut") == "refusal-child-waits"


@pytest.mark.rule("DUN-17")
def test_the_second_child_takes_the_waiting_one_along_and_remaining_pips_are_lost() -> None:
    scene = Scene("A girl forest4, B boy river_bank, ghost 1 meadow1", dice=(6, 8))
    assert scene.goals("A girl") == {"forest5", "hut"}
    assert scene.why_not("A girl > river_bank") == "refusal-crosses-at-once"
    scene.play("A girl > hut")
    assert (scene.where("A girl"), scene.where("B boy")) == ("hut", "hut")
    assert scene.told(Walked)[0] == Walked("child", (0,), (9, 10, 11), "river_bank")
    assert scene.told(Crossed) == [Crossed((0, 3), tile("hut"), "river_bank")]


@pytest.mark.rule("DUN-17")
def test_a_group_takes_the_waiting_child_across_the_river() -> None:
    drawn = "A girl forest4, B girl forest4, B boy river_bank, ghost 1 meadow1"
    scene = Scene(drawn, dice=(6, 6)).play("group forest4 > hut")
    assert [scene.where(child) for child in ("A girl", "B girl", "B boy")] == ["hut"] * 3
    assert scene.told(Crossed) == [Crossed((0, 2, 3), tile("hut"), "river_bank")]


@pytest.mark.rule("DUN-17")
def test_a_child_alone_stops_before_a_red_tile_where_a_ghost_stands() -> None:
    scene = Scene("A girl heights4, ghost 4 gate", dice=(3, 8))
    assert scene.goals("A girl") == {"heights5"}
    assert scene.why_not("A girl > gate") == "refusal-ghost-at-red"
    assert scene.why_not("A girl > castle1") == "refusal-ghost-at-red"


@pytest.mark.rule("DUN-17")
def test_a_group_enters_a_red_tile_where_a_ghost_stands_and_crosses_at_once() -> None:
    scene = Scene("A girl heights4, B girl heights4, ghost 4 gate", dice=(2, 2))
    assert scene.goals("group heights4") == {"castle1"}
    scene.play("group heights4 > castle1")
    assert (scene.where("A girl"), scene.where("B girl")) == ("castle1", "castle1")


@pytest.mark.rule("DUN-18")
@pytest.mark.parametrize("six", [1, 4, 6])
def test_crossing_the_gate_ends_on_the_first_brown_tile_whatever_the_die_shows(six: int) -> None:
    scene = Scene("A girl heights5, B girl gate, ghost 4 firs1", dice=(six, 7))
    scene.play("A girl > castle1")
    assert (scene.where("A girl"), scene.where("B girl")) == ("castle1", "castle1")


@pytest.mark.rule("DUN-18")
def test_a_ghost_beyond_the_gate_does_not_stop_those_who_cross() -> None:
    scene = Scene("A girl heights5, B girl gate, ghost 4 castle1", dice=(4, 7)).play("A girl > castle1")
    assert scene.where("A girl") == scene.where("ghost 4") == "castle1"


@pytest.mark.rule("DUN-19")
def test_the_witch_fetches_the_last_child_over_the_river() -> None:
    past = "A boy hut, B girl tower, B boy wood"
    scene = Scene(f"A girl forest3, {past}, ghost 1 meadow1", dice=(6, 8))
    assert scene.goals("A girl") == {"forest4", "forest5", "hut"}
    scene.play("A girl > hut")
    assert scene.where("A girl") == "hut"
    assert scene.told(Helped) == [Helped(0, tile("hut"))]


@pytest.mark.rule("DUN-19")
def test_the_witch_helps_also_if_a_ghost_stands_on_the_bank_but_the_pips_must_reach_it() -> None:
    drawn = "A girl forest3, A boy hut, B girl hut, B boy hut, ghost 1 river_bank"
    assert "hut" in Scene(drawn, dice=(3, 8)).goals("A girl")
    short = Scene(drawn, dice=(2, 8))
    assert short.goals("A girl") == {"forest4", "forest5"}
    assert short.why_not("A girl > hut") == "refusal-too-far"


@pytest.mark.rule("DUN-19")
def test_the_witch_does_not_help_while_another_child_is_still_on_its_way() -> None:
    scene = Scene("A girl forest3, A boy hut, B girl hut, ghost 1 meadow1", dice=(6, 8))
    assert "hut" not in scene.goals("A girl")
    assert "river_bank" in scene.goals("A girl")


@pytest.mark.rule("DUN-20")
def test_ghosts_enter_red_tiles_and_pass_the_gate_but_not_the_river() -> None:
    assert "river_bank" in Scene("ghost 1 forest4", dice=(1, 2)).goals("ghost 1")
    assert "castle1" in Scene("ghost 4 heights4", dice=(1, 3)).goals("ghost 4")
    scene = Scene("ghost 1 river_bank", dice=(2, 1))
    assert scene.goals("ghost 1") == {"forest5"}


@pytest.mark.rule("DUN-21")
@pytest.mark.parametrize(("six", "open_path"), [(1, True), (2, True), (3, True), (4, False), (6, False)])
def test_hidden_paths_are_entered_with_a_one_two_or_three_only(six: int, open_path: bool) -> None:
    scene = Scene("A girl wood, ghost 2 hills3, ghost 3 hills3", dice=(six, 8))
    assert ("deer1" in scene.goals("A girl")) is open_path
    if not open_path:
        assert scene.why_not("A girl > deer1") == "refusal-slow-tile"
        assert "thicket2" in scene.goals("A girl"), "the mover passes the fork on the road"


@pytest.mark.rule("DUN-21")
def test_hidden_paths_are_walked_and_left_with_a_one_two_or_three_only() -> None:
    scene = Scene("A girl deer2, A boy linden", dice=(3, 8))
    assert scene.goals("A girl") == {"slope3", "vale", "shore1", "grass1"}
    scene = Scene("A girl deer2, A boy linden", dice=(4, 8))
    assert scene.goals("A girl") == set()
    assert scene.why_not("A girl > slope3") == "refusal-slow-start"


@pytest.mark.rule("DUN-21")
def test_stopping_early_does_not_turn_a_four_into_a_three() -> None:
    scene = Scene("A girl wood", dice=(4, 8))
    assert scene.why_not("A girl > deer1") == "refusal-slow-tile"


@pytest.mark.rule("DUN-21")
def test_ghosts_never_enter_hidden_paths_so_children_are_safe_there() -> None:
    assert Scene("A girl deer1", dice=(1, 3)).why_not("ghost 2 > deer1") == "refusal-ghost-hidden-path"
    board = Scene().state.board
    green = {at for path in board.paths for at in path.tiles}
    assert all(not green & set(goals) for goals in _all_ghost_goals())


@pytest.mark.rule("DUN-22")
def test_the_castle_path_is_walked_and_left_with_a_one_two_or_three_only() -> None:
    assert Scene("A girl castle2, ghost 4 firs1", dice=(3, 8)).goals("A girl") == {"castle3", "linden"}
    scene = Scene("A girl castle3, ghost 4 firs1", dice=(4, 8))
    assert scene.goals("A girl") == set()
    assert scene.why_not("A girl > linden") == "refusal-slow-start"
    assert Scene("A girl castle1, B girl castle1", dice=(5, 5)).goals("group castle1") == set()


@pytest.mark.rule("DUN-22")
def test_children_on_the_castle_path_are_not_safe() -> None:
    scene = Scene("B girl castle2, ghost 4 gate", dice=(1, 2)).play("ghost 4 > castle2")
    assert scene.where("B girl") == "tower"


@pytest.mark.rule("DUN-23")
def test_two_ways_to_the_same_tile_are_one_action() -> None:
    listed = Scene("ghost 1 meadow1", dice=(2, 1)).state.choices(0).listed
    assert len(listed) == len(set(listed))
    assert Scene("ghost 1 meadow1", dice=(2, 1)).goals("ghost 1") == {"meadow2"}, (
        "forward, or turning at once"
    )


# --- a turn --------------------------------------------------------------------------------------------


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
    assert scene.told(Rolled) == [Rolled(0, 3, 3, True)]


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
    assert scene.told(Expired) == [Expired(0)]
    assert (scene.turn, scene.state.faces()) == ("A", 48)


@pytest.mark.rule("DUN-32")
def test_a_double_whose_only_group_cannot_move_expires() -> None:
    drawn = "A girl castle1, B girl castle1, A boy tower, B boy hut"
    assert Scene(drawn, dice=(5, 5)).told(Expired) == [Expired(0)]


@pytest.mark.rule("DUN-33")
def test_after_every_double_the_same_player_rolls_again() -> None:
    scene = Scene(dice=(2, 2)).play("group village > meadow2")
    assert (scene.turn, scene.state.faces()) == ("A", 48)
    scene.roll(1, 1).play("group meadow2 > bridge").roll(6, 7)
    assert scene.pieces() >= {"A girl", "ghost 1"}
    expired = Scene("A girl meadow1, A boy meadow2, B girl bridge", dice=(3, 3))
    assert (expired.turn, expired.state.faces()) == ("A", 48)
    assert not expired.told(Turn)


@pytest.mark.rule("DUN-34")
def test_the_game_ends_with_the_very_step_that_breaks_the_curse() -> None:
    scene = Scene("A boy linden, A girl castle3", dice=(1, 8)).play("A girl > linden")
    assert (scene.state.faces(), scene.state.deciders()) == (0, ())
    assert scene.why_not("ghost 1 > forest2") == "refusal-not-your-turn"
    drawn = "A boy linden, A girl castle3, B girl castle3"
    scene = Scene(drawn, dice=(1, 1)).play("group castle3 > linden")
    assert scene.state.faces() == 0, "no further roll after a double either"
    assert not scene.told(Frightened)
