"""The default board of DunkelRunde."""

from __future__ import annotations

import math

import pytest
from games.dunkelrunde.scenario import BOARD, GAME, IDS, Scene, tile

from gloaming.games.dunkelrunde.constants import BLUE, BROWN, COLOURS, GREEN, GREY, RED, YELLOW
from gloaming.games.dunkelrunde.content.checks import PLACES


def colour(id: str) -> str:
    return COLOURS[BOARD.colours[tile(id)]]


@pytest.mark.rule("DUN-10")
def test_a_round_board_of_seven_pieces_with_one_road_and_three_hidden_paths() -> None:
    tiles = GAME.content().plain["tiles"]
    assert isinstance(tiles, list)
    assert {each["piece"] for each in tiles if isinstance(each, dict)} == set(range(1, 8))
    assert all(math.hypot(each["x"], each["y"]) <= 500 for each in tiles if isinstance(each, dict))
    assert (IDS[BOARD.road[0]], IDS[BOARD.road[-1]]) == ("village", "linden")
    assert len(BOARD.paths) == 3


def test_tiles_lie_far_enough_apart_to_be_drawn() -> None:
    tiles = GAME.content().plain["tiles"]
    assert isinstance(tiles, list)
    spots = [(each["x"], each["y"]) for each in tiles if isinstance(each, dict)]
    assert min(math.dist(a, b) for a in spots for b in spots if a is not b) >= 50


@pytest.mark.rule("DUN-11")
def test_the_places_come_in_their_order_along_the_road() -> None:
    places = [BOARD.places[at] for at in BOARD.road if BOARD.places[at]]
    assert list(dict.fromkeys(places)) == list(PLACES)
    assert list(PLACES)[:6] == ["village", "bridge", "dead_tree", "forest", "river_bank", "hut"]
    assert list(PLACES)[6:10] == ["ruin", "graveyard", "hills", "tower"]
    assert list(PLACES)[10:] == ["inn", "heights", "gate", "castle", "linden"]
    assert {colour(id) for id in ("village", "hut", "tower", "linden")} == {"yellow"}
    assert {colour(id) for id in ("dead_tree", "ruin", "graveyard", "inn")} == {"blue"}
    assert {colour(id) for id in ("river_bank", "gate")} == {"red"}
    assert BOARD.tile_beyond[tile("river_bank")] == tile("hut")


@pytest.mark.rule("DUN-12")
@pytest.mark.parametrize(
    ("number", "around", "after", "before"),
    [(0, "ruin", "hut", "tower"), (1, "graveyard", "hut", "tower"), (2, "inn", "tower", "gate")],
)
def test_each_hidden_path_goes_around_a_haunted_place_and_is_shorter_than_the_road(
    number: int, around: str, after: str, before: str
) -> None:
    path = BOARD.paths[number]
    detour = BOARD.road[BOARD.road.index(path.leaves) + 1 : BOARD.road.index(path.joins)]
    assert tile(around) in detour
    assert len(path.tiles) < len(detour)
    assert all(BOARD.colours[at] == GREEN for at in path.tiles)
    assert tile(after) <= path.leaves < path.joins < tile(before)
    assert all(BOARD.colours[at] not in (YELLOW, RED) for at in [*detour, path.joins])


@pytest.mark.rule("DUN-12")
def test_the_bridle_path_leaves_from_the_wizard() -> None:
    assert BOARD.paths[2].leaves == tile("tower")


@pytest.mark.rule("DUN-13")
def test_paths_leave_and_join_on_grey_or_yellow_tiles_and_areas_have_two_tiles() -> None:
    for path in BOARD.paths:
        assert BOARD.colours[path.leaves] in (GREY, YELLOW)
        assert BOARD.colours[path.joins] in (GREY, YELLOW)
    assert all(area.high - area.low >= 1 for area in BOARD.ghost_areas)


@pytest.mark.rule("DUN-01")
def test_each_ghost_starts_on_its_own_haunted_place() -> None:
    scene = Scene()
    starts = [scene.where(f"ghost {number}") for number in (1, 2, 3, 4)]
    assert starts == ["dead_tree", "ruin", "graveyard", "inn"]
    assert all(BOARD.colours[tile(id)] == BLUE for id in starts)


@pytest.mark.rule("DUN-22")
def test_the_castle_path_is_brown_from_the_gate_to_the_linden() -> None:
    castle = BOARD.road[BOARD.road.index(tile("gate")) + 1 : -1]
    assert castle and all(BOARD.colours[at] == BROWN for at in castle)
