"""Rules of DunkelRunde: the start of a match."""

from __future__ import annotations

import pytest
from games.dunkelrunde.scenario import GAME, IDS, Scene, tile

from gloaming.core.settings import SettingError, complete
from gloaming.games.dunkelrunde.events import (
    Turn,
)
from gloaming.games.dunkelrunde.rules.position import Position


def setup(seats: int, **chosen: int | str) -> Position:
    state = GAME.setup(seats, complete(GAME.spec.settings, chosen, seats), GAME.content())
    assert isinstance(state, Position)
    return state


@pytest.mark.rule("DUN-01")
@pytest.mark.parametrize("seats", [2, 6])
def test_every_player_has_a_girl_and_a_boy_in_the_village(seats: int) -> None:
    state = setup(seats)
    assert state.children == [tile("village")] * (2 * seats)
    assert [IDS[at] for at in state.ghosts] == ["dead_tree", "ruin", "graveyard", "inn"]


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
