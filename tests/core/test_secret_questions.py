"""A state may keep secret that a seat is asked: the others see the same match before and after the answer."""

from __future__ import annotations

from itertools import count

import msgspec
import pytest
from toy_games.moths import GAME as MOTHS
from toy_games.moths.state import FLY, SHINE, MothsState

from gloaming.core.game import AnyGame
from gloaming.core.match import Match
from gloaming.core.record import secrecy
from gloaming.core.record.format import Player
from gloaming.core.state import Refusal
from gloaming.host import presenter

GAME: AnyGame = MOTHS  # type: ignore[assignment]
SEATS = 3


def match_with(holder: int) -> Match:
    """A match of three in which this seat holds the lamp and seat 0 flies first."""
    for number in count():
        players = [Player(f"P{seat}") for seat in range(SEATS)]
        match = Match.new(GAME, players, {}, secret=f"{number:064x}")
        match.begin(dict.fromkeys(range(SEATS), "word"))
        match.draw_all_chance()
        assert isinstance(match.state, MothsState)
        if match.state.holder == holder:
            return match
    raise AssertionError


def seen(match: Match, viewer: int | None) -> list[bytes]:
    """All that a viewer may have now."""
    observation = presenter.observation(match, viewer, match.view(viewer))
    return [msgspec.json.encode(each) for each in (observation, *presenter.log(match, viewer))]


def test_an_answer_that_nobody_may_know_of_is_no_step_for_the_others() -> None:
    match = match_with(holder=1)
    before = {viewer: seen(match, viewer) for viewer in (None, 0, 1, 2)}
    assert match.deciders() == (0, 1)
    assert secrecy.deciders(match, 2) == (0,) and secrecy.deciders(match, 1) == (0, 1)
    assert [secrecy.asked_secretly(match, seat) for seat in range(SEATS)] == [False, True, False]
    assert match.submit(1, SHINE[0]) is None
    assert [seen(match, viewer) == before[viewer] for viewer in (None, 0, 1, 2)] == [True, True, False, True]
    assert list(presenter.latest(match, (0, 1, 2))) == [1]
    assert [secrecy.step(match, viewer) for viewer in (None, 0, 1, 2)] == [1, 1, 2, 1]
    assert match.submit(0, FLY[1]) is None
    assert [secrecy.step(match, viewer) for viewer in (None, 0, 1, 2)] == [2, 2, 3, 2]
    assert [secrecy.since(match, 0, number) for number in (0, 1, 2)] == [0, 2, 3]
    assert [secrecy.since(match, 1, number) for number in (0, 1, 2, 3)] == [0, 1, 2, 3]


def test_an_answer_that_ends_the_round_does_not_say_whose_it_was() -> None:
    match = match_with(holder=1)
    assert match.submit(0, FLY[1]) is None
    assert secrecy.deciders(match, 2) == () and secrecy.deciders(match, 1) == (1,)
    assert match.submit(1, SHINE[0]) is None
    entry = presenter.latest(match, [2]).get(2)
    assert entry is not None and (entry.seat, entry.action) == (None, None)
    assert [event.kind for event in entry.events] == ["ended"]
    own = presenter.latest(match, [1]).get(1)
    assert own is not None and (own.seat, own.action) == (1, "shine 0")


def test_earlier_positions_are_numbered_as_the_viewer_knows_them() -> None:
    match = match_with(holder=1)
    for seat, action in ((1, SHINE[0]), (0, FLY[1]), (1, SHINE[1]), (1, FLY[0])):
        before = {viewer: seen(match, viewer) for viewer in (None, 0, 1, 2)}
        assert match.submit(seat, action) is None
        for viewer, told in before.items():
            steps = presenter.replay_steps(match, viewer, 0, secrecy.step(match, viewer))
            entries = [step.entry for step in steps if step.entry is not None]
            assert entries == presenter.log(match, viewer)
            assert [step.observation.step for step in steps] == list(range(len(steps)))
            assert steps[-1].observation.view == match.view(viewer)
            assert told == seen(match, viewer) or len(entries) == len(told)


@pytest.mark.parametrize("first", [True, False])
def test_a_third_seat_cannot_tell_who_holds_the_lamp(first: bool) -> None:
    """The same flights with the lamp at seat 0, who also flies, and at seat 1."""
    streams = []
    for holder in (0, 1):
        match = match_with(holder)
        stream = [seen(match, 2)]
        for seat, way in ((0, 1), (1, 0), (2, 0)):
            steps = [(holder, SHINE[1]), (seat, FLY[way])]
            for who, action in steps if first else reversed(steps):
                assert match.submit(who, action) is None
                stream.append(seen(match, 2))
        streams.append(stream)
    assert streams[0] == streams[1]


def test_nothing_is_secret_when_the_match_is_over() -> None:
    match = match_with(holder=1)
    for number in range(4):
        match.submit(1, SHINE[0])
        match.submit(number % SEATS, FLY[1])
    assert match.record.end is not None
    assert [secrecy.step(match, viewer) for viewer in (None, 0, 1, 2)] == [9] * 4
    assert [entry.seat for entry in presenter.log(match, 2)] == [None, 1, 0, 1, 1, 1, 2, 1, 0]


def test_a_secret_answer_stays_and_does_not_stand_in_the_way_of_an_undo() -> None:
    match = match_with(holder=1)
    assert match.submit(0, FLY[1]) is None
    assert match.submit(1, SHINE[0]) is None  # ends the round
    assert match.submit(1, SHINE[0]) is None
    assert match.undo_goal(1) == Refusal("refusal-undo-reveal")
    assert match.undo_goal(0) == Refusal("refusal-undo-consent")
    assert match.submit(1, FLY[0]) is None
    assert match.submit(1, SHINE[0]) is None
    assert match.submit(2, FLY[0]) is None
    assert match.undo_goal(2) == match.step - 1


def test_the_match_is_the_same_after_it_was_saved() -> None:
    match = match_with(holder=1)
    match.submit(1, SHINE[0])
    again = Match.resume(GAME, match.save())
    assert again.log == match.log
    assert [seen(again, viewer) for viewer in (None, 0, 1, 2)] == [
        seen(match, viewer) for viewer in (None, 0, 1, 2)
    ]
