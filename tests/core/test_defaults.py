"""What a game gets without writing code for it."""

from __future__ import annotations

from dataclasses import replace

import pytest

from gloaming.core.actions import Action
from gloaming.core.chance import Seeded
from gloaming.core.content import NO_CONTENT, Content
from gloaming.core.errors import GloamingError
from gloaming.core.game import Game, Spec
from gloaming.core.settings import Settings
from gloaming.core.state import Seats, State, View
from gloaming.core.terminal import Terminal, field_lines


class Lamps(State):
    """Two rows of lamps, some of them lit."""

    lit: list[list[bool]]
    turn: int = 0

    def deciders(self) -> Seats:
        return (self.turn,)


class LampLighters(Game[Lamps, View]):
    def __init__(self) -> None:
        self.spec = Spec(
            "lamp_lighters", 1, fewest=2, most=3, minutes=((5, 10), (10, 20)), age=8, best=(3, 3)
        )
        self.state_type = Lamps

    def setup(self, seats: int, settings: Settings, content: Content) -> Lamps:
        state = Lamps()
        state.content, state.seats, state.lit = content, seats, [[True, False], [False, False]]
        return state


GAME = LampLighters()


def test_an_open_game_shows_all_fields_and_the_seat() -> None:
    state = GAME.setup(2, {}, NO_CONTENT)
    view = GAME.view(state, None)
    assert view == {**state.to_plain(), "seat": None}
    imagined = GAME.imagine(view, Seeded(1), NO_CONTENT)
    assert imagined == state
    imagined.lit[0][0] = False
    assert state.lit[0][0]


def test_a_game_with_secrets_must_say_what_a_seat_may_know() -> None:
    secretive = LampLighters()
    secretive.spec = replace(secretive.spec, hidden_information=True)
    with pytest.raises(NotImplementedError, match="hidden information"):
        secretive.view(GAME.setup(2, {}, NO_CONTENT), 0)


def test_the_table_prints_the_fields_of_the_view() -> None:
    view = GAME.view(GAME.setup(2, {}, NO_CONTENT), 0)
    shown = GAME.terminal.render(view, ["Ada", "Ben"], NO_CONTENT, lambda key, **args: key)
    assert shown.splitlines() == ["A Ada  B Ben", "seats: 2", "lit:", "  yes no", "  no no", "turn: 0"]
    assert GAME.terminal.sheet(view, NO_CONTENT, lambda key, **args: key) == ""


def test_fields_of_every_kind_have_a_line() -> None:
    fields = {"a_few": [1, 2], "none": None, "empty": [], "inner": {"x": 1}, "rows": [{"x": 1, "y": [2, 3]}]}
    assert field_lines(fields) == [  # type: ignore[arg-type]
        *("a few: 1 2", "none: -", "empty:", "inner:", "  x: 1"),
        *("rows:", "  x 1, y 2 3"),
    ]


def test_whatever_a_game_does_not_offer_is_absent() -> None:
    state = GAME.setup(2, {}, NO_CONTENT)
    assert type(GAME.terminal) is Terminal
    assert GAME.preview.event(state, 0, Action()) is None
    assert GAME.inventory(state) == []
    assert (GAME.evaluation, GAME.solvable, GAME.campaign, GAME.daily) == (None, None, None, None)


def test_minutes_are_given_for_each_number_of_players() -> None:
    assert [GAME.spec.minutes_for(seats) for seats in (2, 3)] == [(5, 10), (10, 20)]
    with pytest.raises(GloamingError, match="minutes are given for each number of seats"):
        Spec("lamp_lighters", 1, fewest=2, most=4, minutes=((5, 10),))


def test_a_kind_without_a_rule_is_an_error() -> None:
    with pytest.raises(NotImplementedError):
        GAME.setup(2, {}, NO_CONTENT).why_not(0, Action())
