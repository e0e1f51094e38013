"""The rules of Connect Four, perft counts, and search against random play."""

from __future__ import annotations

from typing import cast

import pytest

from connect_four import GAME
from connect_four.actions import DROPS
from connect_four.constants import COLUMNS, ROWS
from connect_four.events import Dropped, Ended
from connect_four.state import DRAWN, Position, new_position, position_of
from gloaming.bots.random import Random
from gloaming.bots.search import Search
from gloaming.core.chance import Seeded
from gloaming.core.codec import CodecError
from gloaming.core.content import NO_CONTENT
from gloaming.core.evaluation import won
from gloaming.core.game import AnyGame
from gloaming.core.state import Event, Seats


def drawn(state: Position) -> str:
    return GAME.terminal.render(GAME.view(state, None), [], GAME.content(), lambda key, **args: key)


def played(columns: str) -> Position:
    """The position after these drops, by column number."""
    state = new_position()
    for text in columns:
        action = GAME.parse_action(text)
        assert action is not None
        assert state.why_not(state.deciders()[0], action) is None
        state.apply(state.deciders()[0], action)
    return state


def offered(state: Position) -> str:
    return "".join(GAME.format_action(action) for action in state.choices(state.deciders()[0]).listed)


@pytest.mark.rule("CON-01")
def test_two_players_sit_before_an_empty_grid_of_seven_columns_and_six_rows() -> None:
    assert (GAME.spec.fewest, GAME.spec.most) == (2, 2)
    assert drawn(new_position()) == "\n".join([". . . . . . ."] * 6 + ["1 2 3 4 5 6 7"])


@pytest.mark.rule("CON-02")
def test_seat_a_begins_and_the_players_take_turns() -> None:
    state = new_position()
    for seat in (0, 1, 0, 1):
        assert state.deciders() == (seat,)
        refusal = state.why_not(1 - seat, DROPS[0])
        assert refusal is not None
        assert refusal.key == "refusal-not-your-decision"
        assert len(state.choices(1 - seat)) == 0
        state.apply(seat, DROPS[3])


@pytest.mark.rule("CON-03")
def test_a_disc_comes_to_rest_on_the_lowest_free_cell_of_its_column() -> None:
    assert drawn(played("44173")) == (
        ". . . . . . .\n"
        ". . . . . . .\n"
        ". . . . . . .\n"
        ". . . . . . .\n"
        ". . . B . . .\n"
        "A . A A . . B\n"
        "1 2 3 4 5 6 7"
    )  # fmt: skip


@pytest.mark.rule("CON-03")
@pytest.mark.parametrize("column", range(COLUMNS))
def test_a_full_column_takes_no_disc(column: int) -> None:
    state = played(str(column + 1) * ROWS)
    assert offered(state) == "1234567".replace(str(column + 1), "")
    refusal = state.why_not(0, DROPS[column])
    assert refusal is not None
    assert refusal.key == "refusal-column-full"


@pytest.mark.rule("CON-04")
@pytest.mark.parametrize(
    "columns",
    ["1212121", "7171717", "1122334", "4455667", "12233434464", "76655454424", "7223343446461"],
    ids=["up", "up at the edge", "across", "across at the edge", "rising", "falling", "rising, last below"],
)
def test_four_in_a_row_win_at_once(columns: str) -> None:
    state = played(columns)
    outcome = state.outcome()
    assert outcome is not None
    winner = (len(columns) - 1) % 2
    assert outcome.places[winner] == 1
    assert outcome.winners == (winner,)
    assert won(outcome)[winner] == 1.0
    assert outcome.reason == "reason-four"
    assert state.deciders() == ()
    assert len(state.choices(0)) == len(state.choices(1)) == 0


@pytest.mark.rule("CON-04")
def test_no_line_runs_over_the_edge_of_the_grid() -> None:
    top_and_bottom = [[1, 1, 1, 0, 0, 0], [0], [], [], [], [], []]
    assert position_of([*top_and_bottom[:6], [1, 1]]).outcome() is None


@pytest.mark.rule("CON-05")
def test_a_full_grid_without_four_in_a_row_is_drawn_and_shared() -> None:
    odd, even = [0, 0, 1, 1, 0, 0], [1, 1, 0, 0, 1, 1]
    state = position_of([odd, even, odd, even, odd, even, [0, 1, 0, 1, 0, 1]])
    assert state.outcome() is DRAWN
    assert won(DRAWN) == [0.5, 0.5]
    assert DRAWN.winners == (), "nobody has won"
    assert state.deciders() == ()


def test_the_events_tell_where_a_disc_fell_and_how_it_ended() -> None:
    events: list[Event] = []

    def tell(event: Event, seats: Seats | None) -> None:
        events.append(event)

    state = played("121212")
    state.apply(0, DROPS[0], tell)
    assert events == [Dropped(0, 0, 3), Ended(0)]
    phrases = [GAME.describe_event(event, GAME.content()) for event in events]
    assert [phrase.key for phrase in phrases if phrase] == ["event-dropped", "event-won"]


@pytest.mark.parametrize("text", ["0", "8", "", "four", "11", " 1"])
def test_other_words_are_no_drop(text: str) -> None:
    assert GAME.parse_action(text) is None


@pytest.mark.parametrize("columns", [None, [], [[0]] * 8, [[2]] + [[]] * 6, [[0] * 7] + [[]] * 6, ["A"] * 7])
def test_a_broken_position_is_refused(columns: object) -> None:
    with pytest.raises(CodecError):
        GAME.from_plain({"columns": columns}, NO_CONTENT)  # type: ignore[dict-item]


def count(state: Position, depth: int) -> int:
    """The number of sequences of this many drops."""
    deciders = state.deciders()
    if depth == 0 or not deciders:
        return int(depth == 0)
    total = 0
    for action in state.choices(deciders[0]).listed:
        after = state.clone()
        after.apply(deciders[0], action)
        total += count(after, depth - 1)
    return total


@pytest.mark.parametrize(("depth", "ways"), list(enumerate([1, 7, 49, 343, 2401, 16807, 117649])))
def test_there_are_as_many_ways_to_play_as_everyone_counts(depth: int, ways: int) -> None:
    assert count(new_position(), depth) == ways


@pytest.mark.slow
@pytest.mark.parametrize(("depth", "ways"), [(7, 823536), (8, 5673234)])
def test_there_are_as_many_ways_to_play_deep_down(depth: int, ways: int) -> None:
    assert count(new_position(), depth) == ways


def test_a_search_beats_chance() -> None:
    won = 0
    dice = Seeded(1)
    game = cast(AnyGame, GAME)
    bots = [Search(game, NO_CONTENT, 200), Random(game, NO_CONTENT)]
    for number in range(10):
        state = new_position()
        while state.deciders():
            seat = state.deciders()[0]
            bot = bots[(seat + number) % 2]
            state.apply(seat, bot.choose(game.view(state, seat), seat, dice))
        outcome = state.outcome()
        assert outcome is not None
        won += outcome.places[number % 2] == 1
    assert won >= 9
