"""Brokers with real PostgreSQL and Redis: every change becomes known, or a gap is reported."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager
from functools import partial

import pytest
from services import Postgres, Redis, Service

from gloaming.server.cluster import Broker, make_broker
from gloaming.server.cluster.link import MAX_MESSAGE, BrokerError, BrokerLink, without_password
from gloaming.server.cluster.memory import MemoryBroker
from gloaming.server.cluster.postgres import PostgresBroker
from gloaming.server.cluster.redis import RedisBroker

LONG = 60.0  # seconds; far more than anything here takes


class Line:
    """A real server and its broker URL."""

    def __init__(self, service: Service, url: str) -> None:
        self.service = service
        self.url = url

    def broker(self) -> BrokerLink:
        made = make_broker(self.url, "sqlite:///nothing.db")
        assert isinstance(made, BrokerLink)
        return made


@pytest.fixture(params=["postgres", "redis"])
def line(request: pytest.FixtureRequest) -> Iterator[Line]:
    if request.param == "redis":
        redis: Redis = request.getfixturevalue("redis")
        yield Line(redis, redis.url)
    else:
        postgres: Postgres = request.getfixturevalue("postgres")
        url = postgres.fresh()
        yield Line(postgres, url)
        postgres.drop(url)


class House:
    """A server process that follows the log of every match through a broker."""

    def __init__(self, log: Counter[str]) -> None:
        self.log = log  # shared by all processes
        self.known: Counter[str] = Counter()
        self.heard: list[str] = []
        self.gaps = 0

    def hear(self, match: str) -> None:
        self.heard.append(match)
        self.known[match] = self.log[match]

    def resync(self) -> None:
        self.gaps += 1
        self.known = Counter(self.log)


@asynccontextmanager
async def running(broker: Broker, house: House) -> AsyncIterator[Broker]:
    await broker.start(house.hear, house.resync)
    try:
        yield broker
    finally:
        await broker.close()


async def until(true: Callable[[], bool]) -> None:
    async with asyncio.timeout(LONG):
        while not true():
            await asyncio.sleep(0.01)


def test_a_hint_reaches_the_others_and_not_oneself(line: Line) -> None:
    async def visit() -> None:
        log: Counter[str] = Counter()
        mine, others = House(log), [House(log), House(log)]
        async with (
            running(line.broker(), mine) as broker,
            running(line.broker(), others[0]),
            running(line.broker(), others[1]) as last,
        ):
            for match in ("birch", "moss", "birch"):
                broker.notify(match)
            await until(lambda: all({"birch", "moss"} <= set(house.heard) for house in others))
            last.notify("fern")
            await until(lambda: "fern" in mine.heard)
            assert mine.heard == ["fern"]
            assert [house.gaps for house in (mine, *others)] == [0, 0, 0]

    asyncio.run(visit())


def test_more_than_fits_into_one_message_comes_through(line: Line) -> None:
    async def visit() -> None:
        house = House(Counter())
        matches = {f"match-{number:05}-{'x' * 40}" for number in range(2_000)}
        assert sum(map(len, matches)) > 10 * MAX_MESSAGE
        async with running(line.broker(), house), running(line.broker(), House(Counter())) as broker:
            for match in matches:
                broker.notify(match)
            await until(lambda: matches <= set(house.heard))

    asyncio.run(visit())


def test_what_is_told_last_still_comes_through_when_the_broker_is_closed(line: Line) -> None:
    async def visit() -> None:
        house = House(Counter())
        async with running(line.broker(), house):
            async with running(line.broker(), House(Counter())) as broker:
                broker.notify("dusk")
            await until(lambda: house.heard == ["dusk"])

    asyncio.run(visit())


def test_a_link_that_is_quiet_for_long_stays(line: Line, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(BrokerLink, "ping_after", 0.05)

    async def visit() -> None:
        house = House(Counter())
        async with running(line.broker(), house), running(line.broker(), House(Counter())) as broker:
            for word in range(5):
                await asyncio.sleep(0.2)
                broker.notify(f"word-{word}")
            await until(lambda: len(house.heard) == 5)
            assert house.gaps == 0

    asyncio.run(visit())


def test_nothing_is_lost_when_the_broker_restarts_under_load(line: Line) -> None:
    """Matches grow all the time; after two restarts and a kill each process knows all changes."""

    async def visit() -> None:
        log: Counter[str] = Counter()
        houses = [House(log), House(log)]
        async with (
            running(line.broker(), houses[0]) as first,
            running(line.broker(), houses[1]) as second,
        ):
            over = asyncio.Event()

            async def grow(broker: Broker, own: House, name: str) -> None:
                number = 0
                while not over.is_set():
                    match = f"{name}-{number % 50}"
                    log[match] += 1
                    own.known[match] = log[match]
                    broker.notify(match)
                    number += 1
                    await asyncio.sleep(0.001)

            growing = [
                asyncio.create_task(grow(first, houses[0], "a")),
                asyncio.create_task(grow(second, houses[1], "b")),
            ]
            await until(lambda: all(house.heard for house in houses))
            for end in (line.service.stop, line.service.stop, line.service.kill):
                gaps = [house.gaps for house in houses]
                await asyncio.to_thread(end)
                await until(lambda: not first.linked and not second.linked)
                await asyncio.to_thread(line.service.start)
                await until(lambda: first.linked and second.linked)
                await until(
                    partial(lambda was: all(h.gaps > n for h, n in zip(houses, was, strict=True)), gaps)
                )
            over.set()
            await asyncio.gather(*growing)
            await until(lambda: all(house.known == log for house in houses))

    asyncio.run(visit())


def test_what_is_told_while_the_broker_is_away_is_told_later(line: Line) -> None:
    async def visit() -> None:
        house = House(Counter())
        async with running(line.broker(), house), running(line.broker(), House(Counter())) as broker:
            await asyncio.to_thread(line.service.stop)
            broker.notify("night")
            await asyncio.to_thread(line.service.start)
            await until(lambda: "night" in house.heard or house.gaps > 0)

    asyncio.run(visit())


def test_only_redis_reports_gaps_while_it_is_away(redis: Redis, monkeypatch: pytest.MonkeyPatch) -> None:
    """The log can be read without Redis, so a process polls it while Redis is away."""
    monkeypatch.setattr(BrokerLink, "max_backoff", 0.1)

    async def visit() -> None:
        house = House(Counter())
        async with running(make_broker(redis.url, ""), house):
            await asyncio.to_thread(redis.stop)
            await until(lambda: house.gaps >= 3)
            await asyncio.to_thread(redis.start)

    asyncio.run(visit())
    assert not PostgresBroker.gap_on_failure


def test_a_house_that_cannot_take_a_hint_does_not_break_the_link(line: Line) -> None:
    async def visit() -> None:
        heard: list[str] = []

        def hear(match: str) -> None:
            heard.append(match)
            raise ValueError(match)

        listening = line.broker()
        await listening.start(hear, lambda: None)
        async with running(line.broker(), House(Counter())) as broker:
            broker.notify("one")
            await until(lambda: heard == ["one"])
            broker.notify("two")
            await until(lambda: heard == ["one", "two"])
        await listening.close()

    asyncio.run(visit())


def test_a_broker_that_is_not_there_at_the_start_is_said(line: Line) -> None:
    line.service.stop()
    broker = line.broker()
    with pytest.raises(BrokerError, match="cannot be used") as refused:
        asyncio.run(broker.start(lambda match: None, lambda: None))
    assert "\n" not in str(refused.value)
    assert broker.tasks == []
    line.service.start()


def test_a_silent_redis_is_left(monkeypatch: pytest.MonkeyPatch) -> None:
    """A connection that stays open but never answers is lost."""
    monkeypatch.setattr(BrokerLink, "ping_after", 0.05)
    monkeypatch.setattr(BrokerLink, "timeout", 0.2)

    async def serve(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        subscribed = False
        while data := await reader.read(4096):
            if b"SUBSCRIBE" in data:
                subscribed = True
                writer.write(b"*3\r\n$9\r\nsubscribe\r\n$10\r\ngloaming:0\r\n:1\r\n")
            elif not subscribed:
                writer.write(b"+OK\r\n" * data.count(b"*"))
        writer.close()

    async def visit() -> None:
        server = await asyncio.start_server(serve, "127.0.0.1", 0)
        port = server.sockets[0].getsockname()[1]
        house = House(Counter())
        async with server, running(RedisBroker(f"redis://127.0.0.1:{port}"), house):
            await until(lambda: house.gaps >= 1)

    asyncio.run(visit())


def test_a_subscription_made_anew_by_the_library_is_a_gap(redis: Redis) -> None:
    async def visit() -> None:
        broker = RedisBroker(redis.url)
        async with broker.listen() as hints, broker.client() as other:
            await other.client_kill_filter(_type="pubsub")
            with pytest.raises(Exception, match=r"anew|closed|reset|refused|Connection"):
                await anext(hints)

    asyncio.run(visit())


def test_addresses_choose_the_broker(redis_url: str) -> None:
    assert isinstance(make_broker(None, "sqlite:///g.db"), MemoryBroker)
    assert isinstance(make_broker(None, "/var/lib/g.db"), MemoryBroker)
    assert isinstance(make_broker("memory://", "postgresql://x/y"), MemoryBroker)
    assert isinstance(make_broker(None, "postgresql+psycopg://u@h/d"), PostgresBroker)
    assert isinstance(make_broker("postgres://u@h/d", "sqlite://"), PostgresBroker)
    assert isinstance(make_broker("rediss://h/3", "sqlite://"), RedisBroker)
    third = make_broker("redis://h/3", "sqlite://")
    assert isinstance(third, RedisBroker) and third.channel == "gloaming:3"


@pytest.mark.parametrize(
    "url", ["", "kafka://h", "redis", "redis://h:port/0", "http://[::1", "amqp://u:pass@h"]
)
def test_another_address_is_refused_with_a_reason(url: str) -> None:
    with pytest.raises(BrokerError) as refused:
        make_broker(url, "sqlite:///g.db")
    assert "\n" not in str(refused.value)
    assert "pass" not in str(refused.value)


def test_an_address_is_shown_without_its_password() -> None:
    assert without_password("redis://user:secret@host:6379/0") == "redis://host:6379/0"


def test_a_broker_in_memory_has_nobody_to_tell() -> None:
    async def visit() -> None:
        house = House(Counter())
        async with running(MemoryBroker(), house) as broker:
            broker.notify("alone")
            await asyncio.sleep(0)
            assert house.heard == [] and broker.linked

    asyncio.run(visit())
