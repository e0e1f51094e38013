"""The registry: opens a match once, drops idle rooms, handles what is overdue, hears other processes."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

import pytest
from server.room_setup import Setup, StubBots, action, join, kinds, received
from sqlalchemy import select

from gloaming.protocol import StandIn, Terms
from gloaming.server.accounts.person import Person
from gloaming.server.errors import MatchNotFound, NotPermitted
from gloaming.server.matches.registry import IDLE, MatchRegistry
from gloaming.server.matches.stored_match import BOT_GRACE
from gloaming.server.matches.timeouts import STAND_IN_LEVEL
from gloaming.server.ops.health import readiness
from gloaming.server.ops.metrics import Metrics
from gloaming.server.storage import people
from gloaming.server.storage.matches.rows import Arrangement, StoredMatch
from gloaming.server.storage.schema import bans
from gloaming.server.storage.schema import matches as match_rows
from gloaming.server.times import now


class StubBroker:
    """Notes what is told to the other processes, and lets a test speak for them."""

    def __init__(self) -> None:
        self.linked = True
        self.published: list[str] = []

    async def start(self, heard: Callable[[str], None], gap: Callable[[], None]) -> None:
        self.heard, self.gap = heard, gap

    def notify(self, match: str) -> None:
        self.published.append(match)

    async def close(self) -> None:
        pass


class StubNotifier:
    """Notes who is notified."""

    def __init__(self) -> None:
        self.turns: list[tuple[str, str]] = []
        self.ended: list[tuple[str, str]] = []

    async def turn(self, person: str, match: str, game: str) -> None:
        self.turns.append((person, match))

    async def rules_changed(self, person: str, match: str, game: str) -> None:
        self.ended.append((person, match))


class Process:
    """A registry with its stubs."""

    def __init__(self, setup: Setup) -> None:
        self.broker, self.notifier = StubBroker(), StubNotifier()
        self.registry = MatchRegistry(
            setup.store, StubBots(), self.broker, self.notifier, setup.epochs, Metrics()
        )

    async def settle(self) -> None:
        """Wait for what runs in the background."""
        while tasks := [task for task in self.registry.tasks if not task.done()]:
            await asyncio.gather(*tasks)

    async def bots(self, id: str) -> None:
        """Wait until the bots have played."""
        task = self.registry.rooms[id].bot_task
        assert task is not None
        await task


def run(setup: Setup, test: Callable[[Process], Awaitable[None]]) -> Process:
    """Run a test with a registry that listens, but whose ticks are the test's."""

    async def play() -> Process:
        process = Process(setup)
        await process.broker.start(process.registry._on_notification, process.registry._on_gap)
        await test(process)
        await process.settle()
        return process

    return asyncio.run(play())


# --- rooms -----------------------------------------------------------------------------------------------


def test_a_match_is_opened_once_however_many_ask(setup: Setup, monkeypatch: pytest.MonkeyPatch) -> None:
    id = setup.begun()
    loads = []
    load = setup.store.load

    async def counted(match: str, first: int = 0) -> StoredMatch | None:
        loads.append(match)
        return await load(match, first)

    monkeypatch.setattr(setup.store, "load", counted)

    async def play(process: Process) -> None:
        rooms = await asyncio.gather(*(process.registry.room(id) for _ in range(5)))
        assert len(set(rooms)) == 1 and process.registry.rooms == {id: rooms[0]}
        assert await process.registry.room(id) is rooms[0]
        assert loads == [id] and process.registry.opening == {}

    run(setup, play)


def test_an_unknown_match_is_not_found(setup: Setup) -> None:
    async def play(process: Process) -> None:
        with pytest.raises(MatchNotFound, match="there is no table 'nothing'"):
            await process.registry.room("nothing")
        assert process.registry.rooms == {} and process.registry.opening == {}

    run(setup, play)


def test_an_idle_room_is_dropped_and_one_with_a_connection_stays(setup: Setup) -> None:
    ids = [setup.begun(), setup.begun(), setup.begun()]

    async def play(process: Process) -> None:
        idle, watched, fresh = [await process.registry.room(id) for id in ids]
        await join(watched, setup.ada, 0)
        at = now()
        idle.touched = watched.touched = at - IDLE - 1
        fresh.touched = at - IDLE
        await process.registry.tick(at)
        assert idle.closed and set(process.registry.rooms) == set(ids[1:])
        assert await process.registry.room(ids[0]) is not idle

    run(setup, play)


def test_a_match_without_an_owner_belongs_to_the_first_who_opens_it(setup: Setup) -> None:
    id = setup.begun(online=False)
    setup.write(lambda db: db.execute(match_rows.update().values(owner=None)))

    async def play(process: Process) -> None:
        await process.registry.enter(id, None)
        room = await process.registry.enter(id, setup.eve)
        assert room.seats.stored.owner == setup.eve.id
        await process.registry.enter(id, setup.bo)
        assert room.seats.stored.owner == setup.eve.id

    run(setup, play)


# --- bots, people, time ----------------------------------------------------------------------------------


def with_bot(setup: Setup) -> str:
    """A match of Ada and a bot, in which it is the bot's turn."""
    id = setup.begun()
    room, _ = setup.room(id)
    asyncio.run(room.commit(lambda host, at: host.handle(0, StandIn(0, "greedy"), at)))
    return id


def test_opening_a_match_starts_the_bot_whose_turn_it_is(setup: Setup) -> None:
    id = with_bot(setup)

    async def play(process: Process) -> None:
        room = await process.registry.room(id)
        await process.bots(id)
        assert room.match.deciders() == (1,)

    run(setup, play)


def test_an_overdue_bot_is_taken_over_by_whichever_process_claims_it(setup: Setup) -> None:
    id = with_bot(setup)

    async def play(process: Process) -> None:
        other = Process(setup)
        await process.registry.tick(now())
        assert process.registry.rooms == {}, "it is not overdue yet"
        later = now() + BOT_GRACE + 1
        await process.registry.tick(later)
        await other.registry.tick(later)
        await process.settle()
        await process.bots(id)
        assert process.registry.rooms[id].match.deciders() == (1,)
        assert other.registry.rooms == {}

    run(setup, play)


@pytest.mark.parametrize("loses", [True, False])
def test_a_seat_that_is_out_of_time_is_handled_by_the_terms(
    setup: Setup, loses: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    terms = Terms(clock="move", seconds=60, on_timeout="loss" if loses else "bot")
    id = setup.begun(terms=terms)
    later = now() + 61_000
    monkeypatch.setattr("gloaming.server.matches.timeouts.now", lambda: later)

    async def play(process: Process) -> None:
        await process.registry.tick(now())
        assert process.registry.rooms == {}
        await process.registry.tick(later)
        await process.settle()
        match = process.registry.rooms[id].match
        assert (0 in match.record.lost) is loses
        assert (0 in match.stand_ins) is not loses
        task = process.registry.rooms[id].bot_task
        if task is not None:
            await task

    run(setup, play)


def test_absent_people_are_notified_once_for_each_of_their_turns(setup: Setup) -> None:
    id = setup.begun()

    async def play(process: Process) -> None:
        room = await process.registry.room(id)
        await join(room, setup.ada, 0)
        await room.commit(action(0))
        process.registry.committed(id)
        await process.settle()
        assert process.notifier.turns == [(setup.bo.id, id)]
        await room.commit(action(1))
        await process.settle()
        assert len(process.notifier.turns) == 1, "Ada is connected"

    run(setup, play)


# --- other processes and sessions ------------------------------------------------------------------------


def test_a_notification_makes_a_room_follow(setup: Setup) -> None:
    id = setup.begun()
    elsewhere, _ = setup.room(id)

    async def play(process: Process) -> None:
        room = await process.registry.room(id)
        page = await join(room, setup.bo, 1)
        await elsewhere.commit(action(0))
        process.broker.heard("another match")
        process.broker.heard(id)
        await process.settle()
        assert kinds(page) == ["update"]

    run(setup, play)


def test_after_a_gap_rooms_follow_and_ended_sessions_are_closed(setup: Setup) -> None:
    id = setup.begun()
    elsewhere, _ = setup.room(id)

    async def play(process: Process) -> None:
        room = await process.registry.room(id)
        ada, bo = await join(room, setup.ada, 0), await join(room, setup.bo, 1)
        ada.epoch, bo.epoch = setup.ada.epoch, setup.bo.epoch
        setup.write(lambda db: people.sign_out_everywhere(db, setup.ada.id))
        await elsewhere.commit(action(0))
        process.broker.gap()
        await process.settle()
        assert ada.closed and not bo.closed and kinds(bo) == ["update"]

    run(setup, play)


@pytest.mark.parametrize("here", [True, False])
def test_signing_out_closes_the_persons_connections_in_every_process(setup: Setup, here: bool) -> None:
    id = setup.begun()

    async def play(process: Process) -> None:
        room = await process.registry.room(id)
        ada, bo = await join(room, setup.ada, 0), await join(room, setup.bo, 1)
        if here:
            process.registry.signed_out(setup.ada.id)
            assert process.broker.published[-1] == f"person:{setup.ada.id}"
        else:
            process.broker.heard(f"person:{setup.ada.id}")
        assert ada.closed and not bo.closed

    run(setup, play)


def test_a_change_of_seats_is_published_and_seen_here(setup: Setup) -> None:
    id = setup.waiting()

    async def play(process: Process) -> None:
        page = await join(await process.registry.room(id), setup.ada, 0)
        process.broker.published.clear()
        await process.registry.change(id, lambda _: Arrangement(seats={1: setup.bo.id}))
        assert process.broker.published == [id]
        (message,) = received(page)
        assert message["match"]["seats"][1]["person"] == setup.bo.id

    run(setup, play)


def test_only_the_owner_removes_a_player_and_a_bot_takes_the_seat(setup: Setup) -> None:
    id = setup.begun()

    async def play(process: Process) -> None:
        registry = process.registry
        cases: list[tuple[Person, int, str]] = [
            (setup.bo, 0, "refusal-not-owner"),
            (setup.ada, 0, "refusal-no-such-seat"),
            (setup.ada, 7, "refusal-no-such-seat"),
        ]
        for person, seat, key in cases:
            with pytest.raises(NotPermitted) as refused:
                await registry.remove_player(id, person, seat)
            assert refused.value.phrase.key == key
        info = await registry.remove_player(id, setup.ada, 1)
        assert info.seats[1].stand_in == STAND_IN_LEVEL and info.seats[1].person is None
        assert setup.write(lambda db: db.execute(select(bans.c.person)).scalars().all()) == [setup.bo.id]

    run(setup, play)


def test_a_process_that_cannot_hear_the_others_is_not_ready(setup: Setup) -> None:
    async def play(process: Process) -> None:
        assert await readiness(setup.database, process.broker) is None
        process.broker.linked = False
        assert await readiness(setup.database, process.broker) == "the other processes cannot be heard"

    run(setup, play)
