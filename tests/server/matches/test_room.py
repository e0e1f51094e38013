"""A room: changes are stored, then sent; what could not be stored is seen by nobody."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from server.room_setup import Setup, action, join, kinds, received, refused

from gloaming.protocol import GiveUp, ReplayPage, Terms
from gloaming.server.errors import MatchNotFound
from gloaming.server.http.plain_routes import OpenMatch, replay
from gloaming.server.matches.connection import COME_BACK, FORBIDDEN, MAX_QUEUED, Connection
from gloaming.server.storage.errors import DatabaseUnavailable
from gloaming.server.storage.matches.rows import FINISHED, Arrangement
from gloaming.server.times import now


def test_a_committed_decision_is_stored_and_sent_to_every_connection(setup: Setup) -> None:
    id = setup.begun()
    room, context = setup.room(id)

    async def play() -> None:
        pages = [await join(room, setup.ada, 0), await join(room, setup.bo, 1), await join(room, None)]
        assert refused(await room.commit(action(0))) is None
        for page in pages:
            (message,) = received(page)
            assert (message["type"], message["entry"]["action"]) == ("update", "end")
            assert message["observation"]["seat"] == page.seat

    before = len(setup.load(id).lines)
    asyncio.run(play())
    assert len(setup.load(id).lines) == before + 1
    assert context.commits == [id] and context.published[-1] == id


def test_offers_are_sent_only_to_the_seat_that_decides(setup: Setup) -> None:
    room, _ = setup.room(setup.begun())

    async def play() -> None:
        ada, bo = await join(room, setup.ada, 0), await join(room, setup.bo, 1)
        await room.commit(action(0))
        assert not received(ada)[0]["observation"]["offers"]
        assert received(bo)[0]["observation"]["offers"]

    asyncio.run(play())


def test_a_refused_change_is_neither_stored_nor_sent(setup: Setup) -> None:
    id = setup.begun()
    room, context = setup.room(id)

    async def play() -> None:
        page = await join(room, setup.ada, 0)
        assert refused(await room.commit(action(1))) == "refusal-not-your-decision"
        assert kinds(page) == []

    before = setup.load(id).lines
    asyncio.run(play())
    assert setup.load(id).lines == before and context.commits == []


def test_of_two_rooms_that_race_one_is_refused_and_follows_the_other(setup: Setup) -> None:
    id = setup.begun()
    (first, _), (second, context) = setup.room(id), setup.room(id)

    async def play() -> None:
        page = await join(second, setup.bo, 1)
        assert refused(await first.commit(action(0, key="one"))) is None
        assert refused(await second.commit(action(0, "raise A1", "other"))) == "refusal-step-passed"
        (message,) = received(page)
        assert (message["type"], message["entry"]["action"]) == ("update", "end")
        done = await second.commit(action(0, key="one"))
        assert refused(done) is None, "the other room has stored this key"

    asyncio.run(play())
    assert second.match.step == first.match.step == 1
    assert context.commits == []


def test_a_key_is_done_once(setup: Setup) -> None:
    room, context = setup.room(setup.begun())

    async def play() -> None:
        for _ in range(3):
            assert refused(await room.commit(action(0, key="key"))) is None

    asyncio.run(play())
    assert room.match.step == 1 and len(context.commits) == 1


def test_a_write_that_fails_closes_the_room(setup: Setup, monkeypatch: pytest.MonkeyPatch) -> None:
    id = setup.begun()
    room, context = setup.room(id)

    async def away(_: Any) -> None:
        raise DatabaseUnavailable("a test")

    async def play() -> Connection:
        page = await join(room, setup.ada, 0)
        with monkeypatch.context() as patch:
            patch.setattr(setup.database, "write", away)
            with pytest.raises(DatabaseUnavailable):
                await room.commit(action(0))
        with pytest.raises(DatabaseUnavailable):
            await room.commit(action(0))
        return page

    page = asyncio.run(play())
    assert room.closed and context.dropped == [id]
    assert page.closed and page.close_reason[0] == COME_BACK
    assert received(page) == [], "nobody is sent what was lost"


def test_results_are_written_with_the_end(setup: Setup) -> None:
    id = setup.begun()
    room, _ = setup.room(id)
    asyncio.run(room.commit(lambda host, at: host.handle(0, GiveUp(0), at)))
    assert setup.results == [id] and setup.load(id).phase == FINISHED


def test_a_room_follows_what_another_process_wrote(setup: Setup) -> None:
    id = setup.begun()
    (here, context), (there, _) = setup.room(id), setup.room(id)

    async def play() -> None:
        page = await join(here, setup.bo, 1)
        await there.commit(action(0))
        assert kinds(page) == []
        await here.catch_up()
        assert [message["entry"]["action"] for message in received(page)] == ["end"]
        await here.catch_up()
        assert kinds(page) == []

    asyncio.run(play())
    assert context.commits == []


def test_a_room_of_a_deleted_match_fails(setup: Setup) -> None:
    id = setup.begun()
    room, context = setup.room(id)
    asyncio.run(setup.store.forget(id))
    with pytest.raises(MatchNotFound):
        asyncio.run(room.catch_up())
    assert room.closed and context.dropped == [id]


# --- connections -----------------------------------------------------------------------------------------


def test_a_page_that_reconnects_is_sent_what_it_missed(setup: Setup) -> None:
    room, _ = setup.room(setup.begun())

    async def play() -> None:
        line = room.host.lines
        for seat in (0, 1):
            await room.commit(action(seat))
        for since, expected in ((line, ["update", "update", "match"]), (line + 99, ["snapshot"])):
            page = Connection(setup.ada.id)
            await room.join(page, 0, since)
            assert kinds(page)[: len(expected)] == expected

    asyncio.run(play())


def test_a_view_follows_the_person(setup: Setup) -> None:
    """Somebody who lost the seat becomes a spectator, or is shown out where nobody may watch."""
    for watch in (True, False):
        id = setup.begun(terms=Terms(watch=watch))
        room, _ = setup.room(id)

        async def play(room: Any = room, id: str = id, watch: bool = watch) -> None:
            page = await join(room, setup.bo, 1)
            await setup.store.arrange(id, now(), lambda _: Arrangement(seats={1: setup.eve.id}))
            await room.catch_up()
            if watch:
                assert page.seat is None and received(page)[0]["observation"]["seat"] is None
            else:
                assert page.closed and page.close_reason[0] == FORBIDDEN

        asyncio.run(play())


def test_one_switches_between_seats_of_ones_own_only(setup: Setup) -> None:
    room, _ = setup.room(setup.begun())

    async def play() -> None:
        page = await join(room, setup.ada, 0)
        refusal = await room.switch_seat(page, 1)
        assert refusal is not None and refusal.key == "refusal-not-your-seat" and page.seat == 0
        assert await room.switch_seat(page, None) is None
        assert [message["observation"]["seat"] for message in received(page)] == [None]

    asyncio.run(play())


def test_presence_is_sent_and_stored(setup: Setup) -> None:
    id = setup.begun()
    room, _ = setup.room(id)

    async def play() -> None:
        ada = await join(room, setup.ada, 0)
        bo = await join(room, setup.bo, 1)
        assert room.connected() == {0, 1} and setup.load(id).seats[1].seen > 0
        await room.leave(bo)
        assert [message["match"]["seats"][1]["present"] for message in received(ada)] == [False]

    asyncio.run(play())
    assert setup.load(id).seats[1].seen == 0


def test_a_connection_that_falls_behind_is_closed(setup: Setup) -> None:
    room, _ = setup.room(setup.begun())

    async def play() -> None:
        page = await join(room, setup.ada, 0)
        for _ in range(MAX_QUEUED + 1):
            room.broadcast_thinking(0)
        assert page.closed and page.queue.get_nowait() is None

    asyncio.run(play())


def test_absent_people_who_have_to_decide_are_known(setup: Setup) -> None:
    room, _ = setup.room(setup.begun())
    alone, _ = setup.room(setup.begun(online=False))

    async def play() -> None:
        assert room.absent_deciders() == [setup.ada.id]
        await join(room, setup.ada, 0)
        assert room.absent_deciders() == []
        assert alone.absent_deciders() == []

    asyncio.run(play())


# --- delay and chat --------------------------------------------------------------------------------------


def test_spectators_of_hidden_information_see_a_step_after_the_delay(setup: Setup, toy_games: None) -> None:
    room, _ = setup.room(setup.begun("embers", terms=Terms(delay=30)))

    async def play() -> None:
        player, spectator = await join(room, setup.ada, 0), await join(room, setup.eve)
        await room.commit(action(0, "stake 3"))
        assert kinds(player) == ["update"] and kinds(spectator) == []
        room.tick(now())
        assert kinds(spectator) == []
        room.tick(now() + 31_000)
        seen = received(spectator)
        assert seen[-1]["observation"]["step"] == room.match.step
        assert all(message["observation"]["seat"] is None for message in seen)

    asyncio.run(play())


@pytest.mark.parametrize("watching", [True, False])
def test_a_delayed_spectator_looks_back_as_far_as_the_delay(
    setup: Setup, toy_games: None, watching: bool
) -> None:
    room, _ = setup.room(setup.begun("embers", terms=Terms(delay=30)))

    async def look(person: str, seat: int | None = None) -> ReplayPage:
        host = await room.host_seen_from(seat, person, None)
        return replay(OpenMatch(room.seats, host, person), seat)()

    async def play() -> None:
        if watching:
            await join(room, setup.eve)
        await room.commit(action(0, "stake 3"))
        for seat in (None, 0):  # the seat is another's
            early = await look(setup.eve.id, seat)
            assert (early.total, len(early.steps), early.match.steps) == (0, 1, 0)
        assert (await look(setup.ada.id, 0)).total == room.match.step > 1
        room.tick(now() + 31_000)
        late = await look(setup.eve.id)
        assert late.total == room.match.step and len(late.steps) == late.total + 1
        seen = [step.observation for step in late.steps]
        assert all(each.seat is None and each.view["hand"] == [] for each in seen)

    asyncio.run(play())


def test_chat_is_sent_once(setup: Setup) -> None:
    id = setup.begun()
    room, _ = setup.room(id)

    async def play() -> None:
        await setup.store.say(id, setup.bo.id, "before", "a", now())
        page = Connection(setup.ada.id)
        await room.join(page, 0, None)
        assert [line["text"] for line in received(page)[0]["chat"]] == ["before"]
        await setup.store.say(id, setup.bo.id, "hello", "b", now())
        for _ in range(2):
            await room.read_chat()
        (said,) = [message for message in received(page) if message["type"] == "chatLine"]
        assert (said["line"]["text"], said["line"]["seat"], said["line"]["name"]) == ("hello", 1, "Bo")

    asyncio.run(play())
