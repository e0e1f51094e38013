"""The gate before the bots' processes: a few at a time, people's tables first, nobody forgotten."""

from __future__ import annotations

import asyncio

from server.visit import Visit

from gloaming.server.gate import Gate


async def _through(gate: Gate, name: str, urgent: bool, order: list[str]) -> None:
    async with gate.place(urgent):
        order.append(name)
        await asyncio.sleep(0)


def test_those_whom_somebody_waits_for_come_first_and_each_kind_in_its_order() -> None:
    async def play() -> list[str]:
        gate, order = Gate(1), list[str]()
        async with gate.place(urgent=False):
            calls = [("a", False), ("b", False), ("C", True), ("d", False), ("E", True)]
            waiting = [asyncio.create_task(_through(gate, name, urgent, order)) for name, urgent in calls]
            await asyncio.sleep(0)
        await asyncio.gather(*waiting)
        assert gate.free == 1 and not gate.waiting
        return order

    assert asyncio.run(play()) == ["C", "E", "a", "b", "d"]


def test_no_more_than_there_are_places_get_in() -> None:
    async def play() -> int:
        gate, inside, most = Gate(2), 0, 0

        async def one() -> None:
            nonlocal inside, most
            async with gate.place(urgent=True):
                inside += 1
                most = max(most, inside)
                await asyncio.sleep(0.001)
                inside -= 1

        await asyncio.gather(*(one() for _ in range(9)))
        return most

    assert asyncio.run(play()) == 2


def test_whoever_is_cancelled_leaves_the_place_to_others() -> None:
    async def play() -> list[str]:
        gate, order = Gate(1), list[str]()
        async with gate.place(urgent=False):
            gone = asyncio.create_task(_through(gate, "gone", True, order))
            late = asyncio.create_task(_through(gate, "late", False, order))
            await asyncio.sleep(0)
            gone.cancel()
            await asyncio.sleep(0)
        handed = asyncio.create_task(_through(gate, "handed", False, order))
        await late
        handed.cancel()  # it may have been given the place in this very moment
        await asyncio.gather(gone, handed, return_exceptions=True)
        assert gate.free == 1
        await _through(gate, "next", False, order)
        return order

    order = asyncio.run(play())
    assert order[0] == "late" and order[-1] == "next" and "gone" not in order


def test_a_table_that_closes_lets_its_bots_think_no_more(visit: Visit) -> None:
    id = visit.open([{"name": "Moth", "level": "search:60s"}, {"name": "Owl", "level": "search:60s"}])
    visit.begin(id)
    house = visit.client.app.state.house
    room, gate = house.rooms[id], house.thinkers.gate

    async def close() -> None:
        while gate.free > 0:
            await asyncio.sleep(0.01)
        room.close()
        await asyncio.gather(room.minder, return_exceptions=True)

    with visit.client.portal() as portal:
        portal.call(close)
    assert room.minder.cancelled()
    assert gate.free == house.thinkers.count
