"""Rules of DunkelRunde: moves of a single child, a group and a ghost."""

from __future__ import annotations

import pytest
from games.dunkelrunde.scenario import Scene, tile

from gloaming.games.dunkelrunde.events import Frightened, Walked

# --- a single child ------------------------------------------------------------------------------------


@pytest.mark.rule("DUN-40")
def test_a_child_goes_forward_at_least_one_tile_and_need_not_use_all_pips() -> None:
    scene = Scene("A girl forest1, ghost 1 meadow1", dice=(3, 8))
    assert scene.goals("A girl") == {"forest2", "forest3", "forest4"}
    assert scene.why_not("A girl > forest1") == "refusal-must-step"
    assert scene.why_not("A girl > heath") == "refusal-forward-only"
    assert scene.why_not("A girl > forest5") == "refusal-too-far"
    refusal = scene.refusal("A girl > forest5")
    assert refusal is not None and refusal.args == {"pips": 3}


@pytest.mark.rule("DUN-41")
def test_any_number_of_children_may_share_a_tile_and_two_are_a_group() -> None:
    drawn = "A girl forest1, B girl forest2, B boy forest2, C girl forest2"
    scene = Scene(f"{drawn}, ghost 1 meadow1", dice=(1, 8), seats=3).play(
        "A girl > forest2", "ghost 1 > forest4"
    )
    assert scene.state.count_children(tile("forest2")) == 4
    scene.roll(1, 1)
    assert "group forest2" in scene.pieces()


@pytest.mark.rule("DUN-42")
def test_a_child_alone_does_not_end_with_a_ghost_but_passes_it() -> None:
    scene = Scene("A girl forest1, ghost 1 forest3", dice=(3, 8))
    assert scene.goals("A girl") == {"forest2", "forest4"}
    assert scene.why_not("A girl > forest3") == "refusal-ghost-there"


@pytest.mark.rule("DUN-42")
def test_a_child_alone_does_not_join_a_group_that_a_ghost_stands_with() -> None:
    drawn = "A girl forest1, B girl forest3, B boy forest3, ghost 1 forest3"
    assert "forest3" not in Scene(drawn, dice=(3, 8)).goals("A girl")


@pytest.mark.rule("DUN-43")
def test_with_two_ghosts_both_must_be_gone_before_a_child_leaves_the_group() -> None:
    drawn = "A girl vale, B girl vale, A boy linden, ghost 2 vale, ghost 3 vale"
    scene = Scene(drawn, dice=(2, 3))
    assert scene.goals("A girl") == set()
    scene.play("ghost 2 > slope1")
    assert scene.turn == "B", "one ghost is still there, so no child of A can move"


@pytest.mark.rule("DUN-44")
def test_a_child_at_the_linden_stays_there() -> None:
    scene = Scene("A girl linden, B girl linden", dice=(3, 8))
    assert scene.pieces() == {"A boy", "ghost 1", "ghost 2", "ghost 3", "ghost 4"}
    assert scene.why_not("A girl > castle3") == "refusal-at-linden"
    scene = Scene("A girl linden, B girl linden", dice=(3, 3))
    assert scene.pieces() == {"group village"}
    assert scene.why_not("group linden > castle3") == "refusal-at-linden"


@pytest.mark.rule("DUN-45")
def test_at_a_fork_the_mover_chooses_and_the_linden_needs_no_exact_roll() -> None:
    scene = Scene("A girl hut, ghost 2 hills3, ghost 3 hills3", dice=(3, 8))
    assert scene.goals("A girl") == {"wood", "thicket1", "thicket2", "deer1", "deer2"}
    assert "linden" in Scene("A girl castle3, ghost 4 firs1", dice=(3, 8)).goals("A girl")


# --- a group -------------------------------------------------------------------------------------------


@pytest.mark.rule("DUN-50")
def test_all_children_of_the_group_move_together_by_all_pips() -> None:
    drawn = "A girl forest1, B girl forest1, C boy forest1, ghost 1 meadow1"
    scene = Scene(drawn, dice=(4, 4), seats=3)
    assert scene.goals("group forest1") == {"forest5"}
    assert scene.why_not("group forest1 > forest4") == "refusal-group-goes-far"
    scene.play("group forest1 > forest5")
    assert {scene.where(child) for child in ("A girl", "B girl", "C boy")} == {"forest5"}
    assert scene.events_of(Walked) == [Walked("group", (0, 2, 5), (6, 7, 8, 9, 10), "forest")]


@pytest.mark.rule("DUN-51")
def test_a_group_passes_joins_and_leaves_ghosts() -> None:
    drawn = "A girl forest1, B girl forest1, ghost 1 forest3"
    assert Scene(drawn, dice=(2, 2)).goals("group forest1") == {"forest3"}, "it joins"
    assert Scene(drawn, dice=(3, 3)).goals("group forest1") == {"forest4"}, "it passes"
    drawn = "A girl forest3, B girl forest3, ghost 1 forest3"
    assert Scene(drawn, dice=(1, 1)).goals("group forest3") == {"forest4"}, "it leaves"


@pytest.mark.rule("DUN-51")
def test_a_group_stops_as_near_as_possible_before_a_blue_tile() -> None:
    scene = Scene("A girl bridge, B girl bridge", dice=(2, 2))
    assert scene.goals("group bridge") == {"heath"}
    assert scene.why_not("group bridge > dead_tree") == "refusal-blue"


@pytest.mark.rule("DUN-51")
def test_a_group_right_before_a_blue_tile_cannot_move_if_the_pips_end_on_it() -> None:
    scene = Scene("A girl heath, B girl heath", dice=(1, 1))
    assert scene.pieces() == {"group village"}
    assert scene.why_not("group heath > forest1") == "refusal-too-far"


@pytest.mark.rule("DUN-52")
def test_a_group_goes_as_far_as_possible_on_the_route_that_is_chosen() -> None:
    scene = Scene("A girl hut, B girl hut", dice=(3, 3))
    assert scene.goals("group hut") == {"thicket2", "deer2"}
    scene = Scene("A girl hut, B girl hut", dice=(4, 4))
    assert scene.goals("group hut") == {"thicket2"}, "the ruin is blue, and a four opens no hidden path"


@pytest.mark.rule("DUN-52")
def test_children_in_a_shelter_are_a_group_except_at_the_linden() -> None:
    scene = Scene("A girl tower, B girl tower, A boy linden, B boy linden", dice=(1, 1))
    assert scene.pieces() == {"group tower"}


def test_a_group_is_two_or_more_children_on_one_tile() -> None:
    scene = Scene("A girl forest1", dice=(2, 2))
    assert scene.why_not("group forest1 > forest3") == "refusal-no-group"
    assert Scene(dice=(2, 3)).why_not("group village > meadow2") == "refusal-no-double"


def test_a_group_that_crosses_stops_on_the_tile_beyond() -> None:
    scene = Scene("A girl forest4, B girl forest4, ghost 1 meadow1", dice=(4, 4))
    assert scene.goals("group forest4") == {"hut"}
    assert scene.why_not("group forest4 > wood") == "refusal-stop-beyond-red"
    assert scene.why_not("group forest4 > river_bank") == "refusal-stop-beyond-red"


# --- a ghost -------------------------------------------------------------------------------------------


@pytest.mark.rule("DUN-60")
def test_a_ghost_goes_exactly_its_pips_forward_or_backward() -> None:
    scene = Scene("ghost 1 forest1", dice=(1, 3))
    assert scene.goals("ghost 1") == {"forest4", "bridge"}
    assert scene.why_not("ghost 1 > forest3") == "refusal-ghost-distance"
    assert scene.why_not("ghost 1 > hut") == "refusal-ghost-area"


@pytest.mark.rule("DUN-60")
def test_a_ghost_turns_round_in_front_of_a_shelter_and_spends_the_rest_the_other_way() -> None:
    scene = Scene("ghost 1 forest4", dice=(1, 5))
    assert scene.goals("ghost 1") == {"forest3", "heath"}
    scene.play("A girl > meadow1", "ghost 1 > forest3")
    way = [tile(id) for id in ("forest4", "forest5", "river_bank", "forest5", "forest4", "forest3")]
    assert scene.events_of(Walked)[-1] == Walked("ghost", (0,), tuple(way), "forest")


@pytest.mark.rule("DUN-60")
def test_a_ghost_beside_a_shelter_may_set_out_towards_it_and_turns_at_once() -> None:
    scene = Scene("ghost 1 river_bank", dice=(1, 4))
    assert scene.goals("ghost 1") == {"forest2"}
    scene.play("A girl > meadow1", "ghost 1 > forest2")
    assert scene.events_of(Walked)[-1] == Walked("ghost", (0,), (11, 10, 9, 8, 7), "forest")


@pytest.mark.rule("DUN-61")
def test_a_ghost_passes_hidden_paths_children_and_ghosts_and_may_share_a_tile() -> None:
    scene = Scene("A girl slope1, ghost 2 thicket2, ghost 3 ruin", dice=(1, 4))
    assert scene.goals("ghost 2") == {"slope3", "thicket2"}, "backward it turns before the hut"
    scene.play("A girl > slope2", "ghost 2 > slope3")
    assert (scene.where("A girl"), scene.where("ghost 2")) == ("slope2", "slope3")
    scene = Scene("ghost 2 slope1, ghost 3 vale", dice=(1, 3)).play("ghost 2 > vale")
    assert scene.where("ghost 2") == scene.where("ghost 3") == "vale"


@pytest.mark.rule("DUN-61")
def test_a_ghost_always_must_move() -> None:
    scene = Scene(dice=(1, 2)).play("A girl > meadow1")
    assert scene.pieces() == {"ghost 1", "ghost 2", "ghost 3", "ghost 4"}


@pytest.mark.rule("DUN-62")
@pytest.mark.parametrize(
    ("at", "ghost", "start", "shelter"),
    [("forest3", 1, "forest1", "village"), ("slope1", 2, "thicket2", "hut"), ("heights2", 4, "inn", "tower")],
)
def test_a_child_alone_runs_back_to_the_last_shelter_it_passed(
    at: str, ghost: int, start: str, shelter: str
) -> None:
    scene = Scene(f"B girl {at}, ghost {ghost} {start}", dice=(1, 2)).play(f"ghost {ghost} > {at}")
    assert scene.where("B girl") == shelter
    place = "village" if shelter == "village" else shelter
    assert scene.events_of(Frightened) == [Frightened(2, tile(at), tile(shelter), place)]


@pytest.mark.rule("DUN-62")
def test_a_group_is_not_frightened() -> None:
    scene = Scene("A girl forest3, B girl forest3, ghost 1 forest1", dice=(1, 2)).play("ghost 1 > forest3")
    assert scene.where("B girl") == scene.where("ghost 1") == "forest3"


@pytest.mark.rule("DUN-62")
def test_the_movers_own_child_and_one_that_waits_on_a_red_tile_are_frightened_too() -> None:
    own = Scene("A girl forest3, ghost 1 forest1", dice=(1, 2)).play("ghost 1 > forest3")
    assert own.where("A girl") == "village"
    waiting = Scene("B girl river_bank, ghost 1 forest4", dice=(1, 2)).play("ghost 1 > river_bank")
    assert waiting.where("B girl") == "village"


@pytest.mark.rule("DUN-62")
def test_a_ghost_that_only_passes_frightens_nobody() -> None:
    scene = Scene("B girl forest2, ghost 1 forest1", dice=(1, 3)).play("ghost 1 > forest4")
    assert scene.where("B girl") == "forest2"
