"""Secret questions over the wire: no message, no clock and no step tells the others of them."""

from __future__ import annotations

import asyncio

import pytest
from server.room_setup import Setup, action, join, received, refused

from gloaming.host.clock import Clock
from gloaming.host.result import BotTurn
from gloaming.protocol import AskAdvice, Submit, Terms
from gloaming.server.matches import timeouts
from gloaming.server.matches.room import Room
from gloaming.server.sockets import handlers
from gloaming.server.times import now

TERMS = Terms(clock="bank", seconds=60, increment=5, delay=0, advice=True)


pytestmark = pytest.mark.usefixtures("toy_games")


def lit_by_bo(setup: Setup) -> Room:
    """A match of Moths in which Ada flies and Bo holds the lamp."""
    while True:
        room, _ = setup.room(setup.begun("moths", terms=TERMS))
        if room.match.state.to_plain()["holder"] == 1:
            return room


def test_a_secret_answer_is_told_to_its_seat_only(setup: Setup) -> None:
    async def play() -> None:
        room = lit_by_bo(setup)
        ada, bo = await join(room, setup.ada, 0), await join(room, setup.bo, 1)
        eve = await join(room, setup.eve)
        before = [room.snapshot(page) for page in (ada, eve)]
        room.broadcast_thinking(1)
        assert refused(await room.commit(action(1, "shine 0"))) is None
        assert [received(page) for page in (ada, eve)] == [[], []]
        assert [message["type"] for message in received(bo)] == ["thinking", "update"]
        after = [room.snapshot(page) for page in (ada, eve)]
        for one, other in zip(before, after, strict=True):
            assert one.observation.clock is not None and other.observation.clock is not None
            assert one.observation.clock.running == other.observation.clock.running == [0]
            one.observation.clock = other.observation.clock = None
            assert one == other
        mine = Submit(key="k" * 12, step=1, seat=0, action="fly 1")
        await handlers.handle(room, ada, mine)
        assert [message["type"] for message in received(ada)] == ["update", "ack"]

    asyncio.run(play())


def test_whoever_is_asked_secretly_gets_no_hint_that_all_are_told_of(setup: Setup) -> None:
    async def play() -> None:
        room = lit_by_bo(setup)
        bo = await join(room, setup.bo, 1)
        await handlers.handle(room, bo, AskAdvice(step=1, seat=1, what="hint"))
        (message,) = received(bo)
        assert message["phrase"]["key"] == "refusal-advice-secret"

    asyncio.run(play())


def test_a_secret_question_costs_no_time_and_its_timeout_leaves_no_note(setup: Setup) -> None:
    clock = Clock(Terms(clock="bank", seconds=60, increment=5), 2)
    clock.follow(0, None, [0, 1], [1])
    assert clock.deadline() == 60_000
    clock.follow(20_000, 1, [0])
    assert clock.left[1] == 60_000
    info = clock.info(30_000, (0,))
    assert info is not None and (info.left, info.running) == ([30_000, 60_000], [0])

    async def wait() -> None:
        room = lit_by_bo(setup)
        room.host.clock.since[1] = now() - 61_000
        decided: list[int] = []

        async def decide(room: Room, turn: BotTurn) -> None:
            decided.append(turn.seat)

        with pytest.MonkeyPatch.context() as patch:
            patch.setattr("gloaming.server.matches.bot_turns.decide", decide)
            await timeouts.handle_timeout(room, 1)
        assert decided == [1] and not room.match.notes

    asyncio.run(wait())
