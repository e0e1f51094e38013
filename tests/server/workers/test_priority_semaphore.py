"""The semaphore of the bot processes: watched matches first, people and matches in turn."""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack
from itertools import pairwise

import pytest
from server.browser_client import Visit

from gloaming.server.workers.priority_semaphore import MAX_OVERTAKEN, PrioritySemaphore, Requester


def requester(name: str) -> Requester:
    """A person and a match by a name such as `ada 1`; a single word is both."""
    return Requester(name.split(maxsplit=1)[0], name)


async def _through(semaphore: PrioritySemaphore, name: str, urgent: bool, order: list[str]) -> None:
    async with semaphore.slot(requester(name), urgent):
        order.append(name)
        await asyncio.sleep(0)


def test_those_whom_somebody_waits_for_come_first_and_each_kind_in_its_order() -> None:
    async def play() -> list[str]:
        semaphore, order = PrioritySemaphore(1), list[str]()
        async with semaphore.slot(requester("first"), urgent=False):
            calls = [("a", False), ("b", False), ("C", True), ("d", False), ("E", True)]
            waiting = [
                asyncio.create_task(_through(semaphore, name, urgent, order)) for name, urgent in calls
            ]
            await asyncio.sleep(0)
        await asyncio.gather(*waiting)
        assert semaphore.free == 1 and not semaphore.waiting
        return order

    assert asyncio.run(play()) == ["C", "E", "a", "b", "d"]


def test_no_more_than_there_are_places_get_in() -> None:
    async def play() -> int:
        semaphore, inside, most = PrioritySemaphore(2), 0, 0

        async def one(name: str) -> None:
            nonlocal inside, most
            async with semaphore.slot(requester(name), urgent=True):
                inside += 1
                most = max(most, inside)
                await asyncio.sleep(0.001)
                inside -= 1

        await asyncio.gather(*(one(f"person-{n % 3}") for n in range(9)))
        return most

    assert asyncio.run(play()) == 2


def test_whoever_is_cancelled_leaves_the_place_to_others() -> None:
    async def play() -> list[str]:
        semaphore, order = PrioritySemaphore(1), list[str]()
        async with semaphore.slot(requester("first"), urgent=False):
            gone = asyncio.create_task(_through(semaphore, "gone", True, order))
            late = asyncio.create_task(_through(semaphore, "late", False, order))
            await asyncio.sleep(0)
            gone.cancel()
            await asyncio.sleep(0)
        handed = asyncio.create_task(_through(semaphore, "handed", False, order))
        await late
        handed.cancel()  # it may have been given the slot just now
        await asyncio.gather(gone, handed, return_exceptions=True)
        assert semaphore.free == 1
        await _through(semaphore, "next", False, order)
        return order

    order = asyncio.run(play())
    assert order[0] == "late" and order[-1] == "next" and "gone" not in order


def _order(places: int, *names: str) -> list[str]:
    """The order in which waiters that come in this order are admitted, with all slots taken at first."""

    async def play() -> list[str]:
        semaphore, order = PrioritySemaphore(places), list[str]()
        async with AsyncExitStack() as stack:
            for n in range(places):
                await stack.enter_async_context(semaphore.slot(requester(f"early-{n}"), urgent=True))
            waiting = [asyncio.create_task(_through(semaphore, name, True, order)) for name in names]
            await asyncio.sleep(0)
        await asyncio.gather(*waiting)
        assert (
            semaphore.free == places
            and not semaphore.waiting
            and not semaphore.running
            and not semaphore.turns
        )
        return order

    return asyncio.run(play())


def test_persons_take_turns_however_much_one_of_them_asks() -> None:
    asks = ["ada 1", "ada 2", "ada 3", "ada 4", "bo 1", "cy 1", "bo 2"]
    assert _order(1, *asks) == ["ada 1", "bo 1", "cy 1", "ada 2", "bo 2", "ada 3", "ada 4"]


def test_a_persons_matches_take_turns() -> None:
    assert _order(1, "ada 1", "ada 1", "ada 1", "ada 2") == ["ada 1", "ada 2", "ada 1", "ada 1"]


def test_those_who_come_again_and_again_do_not_keep_anybody_waiting() -> None:
    async def play() -> list[str]:
        semaphore, order = PrioritySemaphore(1), list[str]()

        async def often(name: str) -> None:
            for _ in range(6):
                await _through(semaphore, name, True, order)

        await asyncio.gather(
            often("ada"), often("cy"), *(_through(semaphore, "bo", True, order) for _ in range(3))
        )
        return order

    order = asyncio.run(play())
    turns = [-1, *(n for n, name in enumerate(order) if name == "bo")]
    assert max(after - before for before, after in pairwise(turns)) <= 3


def test_nobody_holds_all_places_so_another_finds_one_at_once() -> None:
    async def play() -> tuple[int, bool]:
        semaphore, inside = PrioritySemaphore(3), 0

        async def hold(match: int) -> None:
            nonlocal inside
            async with semaphore.slot(Requester("ada", f"match {match}"), urgent=True):
                inside += 1
                await asyncio.sleep(3600)

        held = [asyncio.create_task(hold(n)) for n in range(5)]
        await asyncio.sleep(0)
        other = asyncio.create_task(_through(semaphore, "bo", False, []))
        await asyncio.wait_for(other, 10)
        found = inside
        for task in held:
            task.cancel()
        await asyncio.gather(*held, return_exceptions=True)
        return found, semaphore.free == 3

    assert asyncio.run(play()) == (2, True)


def test_the_bots_of_a_table_that_nobody_watches_wait_but_not_for_ever() -> None:
    async def play() -> int:
        semaphore, order = PrioritySemaphore(1), list[str]()
        async with semaphore.slot(requester("first"), urgent=True):
            quiet = asyncio.create_task(_through(semaphore, "quiet", False, order))
            await asyncio.sleep(0)
            loud = [
                asyncio.create_task(_through(semaphore, f"loud-{n}", True, order))
                for n in range(2 * MAX_OVERTAKEN)
            ]
            await asyncio.sleep(0)
        await asyncio.gather(quiet, *loud)
        return order.index("quiet")

    assert asyncio.run(play()) == MAX_OVERTAKEN


def test_a_table_that_closes_lets_its_bots_think_no_more(
    visit: Visit, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(
        "gloaming.server.matches.waiting_room.check_bots", lambda *_: None
    )  # as in earlier versions
    id = visit.open([{"name": "Moth", "level": "search:60s"}, {"name": "Owl", "level": "search:60s"}])
    visit.begin(id)
    registry = visit.client.app.state.registry
    room, semaphore = registry.rooms[id], registry.thinker.semaphore

    async def close() -> None:
        while semaphore.free > 0:
            await asyncio.sleep(0.01)
        room.close()
        await asyncio.gather(room.bot_task, return_exceptions=True)

    with visit.client.portal() as portal:
        portal.call(close)
    assert room.bot_task.cancelled()
    assert semaphore.free == registry.thinker.count
