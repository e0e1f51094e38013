"""What an outcome is worth: a win, a share of it, or the score."""

from __future__ import annotations

import pytest
from toy_games.embers.state import new_state

from gloaming.core.content import NO_CONTENT
from gloaming.core.evaluation import PAYOFFS, score, share, unfinished, won
from gloaming.core.state import NOBODY, Outcome, Seats, State


def ended(places: tuple[int, ...], winners: Seats) -> Outcome:
    return Outcome(places, tuple(float(10 - place) for place in places), "reason", winners)


ALONE = ended((2, 1, 2), (1,))
TOGETHER = ended((1, 3, 1), (0, 2))
DRAWN = ended((1, 1), NOBODY)
ONE_LEFT = ended((1, 1, 3), NOBODY)  # C forfeited, the others drew


@pytest.mark.parametrize(
    ("outcome", "wins", "shares"),
    [
        (ALONE, [0, 1, 0], [0, 1, 0]),
        (TOGETHER, [1, 0, 1], [0.5, 0, 0.5]),
        (DRAWN, [0.5, 0.5], [0.5, 0.5]),
        (ONE_LEFT, [0.5, 0.5, 0], [0.5, 0.5, 0]),
        (ended((1,), (0,)), [1], [1]),
        (ended((1,), NOBODY), [0], [0]),
    ],
)
def test_a_win_is_a_win_and_a_share_is_a_part_of_it(
    outcome: Outcome, wins: list[float], shares: list[float]
) -> None:
    assert won(outcome) == wins
    assert share(outcome) == shares


def test_a_score_is_paid_as_it_stands() -> None:
    assert score(TOGETHER) == [9.0, 7.0, 9.0]
    assert {"won": won, "share": share, "score": score} == PAYOFFS


def test_what_is_broken_off_is_a_draw() -> None:
    state = State()
    state.seats = 4
    assert won(unfinished(state)) == [0.25] * 4
    assert score(unfinished(state)) == [0.0] * 4, "there is no score"
    embers = new_state(3, NO_CONTENT)
    embers.won = [2, 0, 1]
    assert score(unfinished(embers)) == [2.0, 0.0, 1.0], "what was reached so far"
