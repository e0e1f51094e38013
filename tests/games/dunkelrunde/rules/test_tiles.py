"""Rules of DunkelRunde: the colours of tiles."""

from __future__ import annotations

import pytest
from games.dunkelrunde.scenario import Scene, tile

from gloaming.games.dunkelrunde.events import (
    Crossed,
    Helped,
    Walked,
)


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
    return [goals for rows in board.ghost_goals for goals in rows]


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
    assert scene.events_of(Walked)[0] == Walked("child", (0,), (9, 10, 11), "river_bank")
    assert scene.events_of(Crossed) == [Crossed((0, 3), tile("hut"), "river_bank")]


@pytest.mark.rule("DUN-17")
def test_a_group_takes_the_waiting_child_across_the_river() -> None:
    drawn = "A girl forest4, B girl forest4, B boy river_bank, ghost 1 meadow1"
    scene = Scene(drawn, dice=(6, 6)).play("group forest4 > hut")
    assert [scene.where(child) for child in ("A girl", "B girl", "B boy")] == ["hut"] * 3
    assert scene.events_of(Crossed) == [Crossed((0, 2, 3), tile("hut"), "river_bank")]


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
    assert scene.events_of(Helped) == [Helped(0, tile("hut"))]


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
