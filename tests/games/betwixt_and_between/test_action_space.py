"""What can occur in a match depends on players and scenario."""

from __future__ import annotations

import pytest

from gloaming.core.chance import Seeded
from gloaming.core.settings import complete
from gloaming.games.betwixt_and_between import GAME


@pytest.mark.parametrize(
    ("seats", "scenario", "size"), [(1, "none", 1500), (1, "3", 1553), (1, "4", 1553), (2, "none", 1251)]
)
def test_the_space_has_what_is_offered(seats: int, scenario: str, size: int) -> None:
    settings = complete(GAME.spec.settings, {"scenario": scenario}, seats)
    space = GAME.actions(seats, settings, GAME.content())
    assert len(space) == size
    state, dice = GAME.setup(seats, settings, GAME.content()), Seeded(3)
    for _ in range(600):
        if state.faces():
            state.settle(dice.below(state.faces()))
        elif state.deciders():
            seat = state.deciders()[0]
            choices = state.choices(seat)
            assert all(space.place[index] >= 0 for index in choices.indices())
            state.apply(seat, choices.sample(dice))
