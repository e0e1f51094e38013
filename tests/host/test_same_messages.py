"""One scripted match gives the same messages through a host, a server's room and a local host."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from functools import partial
from pathlib import Path

import msgspec
import pytest
from server.room_setup import Setup, StubBots, StubContext, finish

from gloaming.bots.random import Random
from gloaming.core.chance import Seeded
from gloaming.core.discovery import find, games
from gloaming.core.match import Match
from gloaming.core.record.format import Player
from gloaming.core.record.undo import UndoTest, reveals_information
from gloaming.core.state import Refusal
from gloaming.host.host import MatchHost
from gloaming.host.local import LocalHost
from gloaming.host.result import Result
from gloaming.protocol import FromBrowser, GiveUp, StandIn, Submit, Undo, Why
from gloaming.server.matches import waiting_room
from gloaming.server.matches.connection import Connection
from gloaming.server.matches.room import Room
from gloaming.server.sockets import handlers
from gloaming.server.storage.matches.rows import NewMatch
from gloaming.server.workers.priority_semaphore import Requester

SECRET = "5a" * 32
DECISIONS = 40
Told = list[tuple[int | None, str]]  # viewers and what they are sent


def encode(message: object) -> str:
    return msgspec.json.encode(message).decode()


def new_match(game: str, seats: int) -> Match:
    return Match.new(find(game), [Player(f"P{seat}") for seat in range(seats)], {}, secret=SECRET)


def words(match: Match) -> dict[int, str]:
    return {seat: f"word {seat}" for seat in range(len(match.record.header.players))}


class Hosted:
    """A match on a host, whose lines are kept in memory."""

    def __init__(self, host: MatchHost, id: str, created: str) -> None:
        self.host = host
        self.id, self.created = id, created

    def begin(self) -> Told:
        self.host.begin(words(self.host.match), 0)
        return self.snapshots()

    def send(self, seat: int, message: FromBrowser) -> Told:
        result = self.host.handle(seat, message, 0)
        if isinstance(result, Refusal):
            return [(seat, result.key)]
        told: Told = [(seat, encode(reply)) for reply in result.replies]
        for update in result.updates:
            told += [(viewer, encode(update[viewer])) for viewer in self.viewers() if viewer in update]
        return told + (self.snapshots() if result.resets else [])

    def snapshots(self) -> Told:
        own = set(range(len(self.host.match.record.header.players)))
        info = self.host.info(own, self.id, self.created)
        return [(viewer, encode(self.host.snapshot(viewer, info, 0))) for viewer in self.viewers()]

    def viewers(self) -> list[int | None]:
        return [None, *range(len(self.host.match.record.header.players))]


class Served:
    """The same match in a room of the server, with a page open at each seat and one of a spectator."""

    def __init__(self, setup: Setup, match: Match) -> None:
        header = match.record.header
        people = [setup.ada.id] * len(header.players)
        new = NewMatch(SECRET, header.game, setup.ada.id, match.record.lines(), people)
        self.id = finish(setup.store.create(new, 0))
        setup.arrange(self.id, partial(waiting_room.begin, words=words(match), at=0))
        stored = setup.load(self.id)
        self.created = stored.made
        context = StubContext(setup.store)
        context.thinker = Exact()
        self.room = Room(stored, context)
        self.pages = [Connection(setup.ada.id) for _ in range(len(header.players) + 1)]

    async def join(self) -> Told:
        for number, page in enumerate(self.pages):
            await self.room.join(page, number - 1 if number else None, None)
        self.told()  # until everybody was there, somebody was absent
        self.room.broadcast_snapshot()
        return self.told("snapshot")

    async def send(self, seat: int, message: FromBrowser) -> Told:
        await handlers.handle(self.room, self.pages[seat + 1], message)
        return self.told("snapshot", "update", "reason", "refused")

    def told(self, *kinds: str) -> Told:
        """What the pages were sent, a step at a time."""
        found: list[list[tuple[int | None, str]]] = []
        for page in self.pages:
            texts = [page.queue.get_nowait() or "" for _ in range(page.queue.qsize())]
            wanted = [text for text in texts if msgspec.json.decode(text)["type"] in kinds]
            for number, text in enumerate(wanted):
                refusal = msgspec.json.decode(text)
                said = refusal["phrase"]["key"] if refusal["type"] == "refused" else text
                found += [[]] * (number + 1 - len(found))
                found[number] = [*found[number], (page.seat, said)]
        return [each for step in found for each in step]


class Exact(StubBots):
    """Thinks in the test."""

    async def reveals(self, requester: Requester, test: UndoTest) -> bool:
        return reveals_information(test)


def script(match: Match, dice: Seeded) -> Iterator[tuple[int, FromBrowser]]:
    """Random decisions, some of them taken back, questions, refused ones, a bot for a while, a forfeit."""
    for number in range(DECISIONS):
        if match.record.end is not None:
            return
        seat = match.deciders()[dice.below(len(match.deciders()))]
        bot = Random(match.game, match.content)
        action = match.game.format_action(bot.choose(match.view(seat), seat, dice))
        yield seat, Submit(f"key {number}", match.step, seat, action)
        if number % 5 == 3 and match.record.end is None:
            yield seat, Undo(seat)
        if number % 7 == 2:
            yield seat, Submit(f"late {number}", match.step + 1, seat, action)
            yield seat, Why(match.step, seat, "nothing", {})
    if match.record.end is None:
        yield 0, StandIn(0, "greedy")
        yield 0, StandIn(0, None)
        yield 0, GiveUp(0)


@pytest.mark.parametrize("game", sorted(games()))
def test_messages_are_the_same_wherever_a_match_is_played(game: str, tmp_path: Path) -> None:
    seats = find(game).spec.fewest
    setup = Setup(tmp_path / "same.db")
    try:
        asyncio.run(compare(setup, game, seats))
    finally:
        setup.database.close()


async def compare(setup: Setup, game: str, seats: int) -> None:
    served = Served(setup, new_match(game, seats))
    kept: list[Result] = []
    everybody = [None, *range(seats)]
    here = Hosted(MatchHost(new_match(game, seats), 1, lambda: everybody), served.id, served.created)
    local = LocalHost(new_match(game, seats), lambda: everybody, Seeded(1), kept.append)
    there = Hosted(local, served.id, served.created)
    assert here.begin() == there.begin() == await served.join()
    told = 0
    for seat, message in script(here.host.match, Seeded(7)):
        before = here.host.match.step
        expected = here.send(seat, message)
        assert there.send(seat, message) == expected, message
        assert sorted_by_viewer(await served.send(seat, message)) == sorted_by_viewer(expected), message
        told += len(expected)
        assert before <= served.room.match.step or isinstance(message, Undo)
    assert told > 50
    assert served.room.match.record.text() == here.host.match.record.text() == local.match.record.text()
    lines = [line.line for line in setup.load(served.id).lines]
    assert lines == here.host.match.record.lines()
    assert len(lines) == 1 + sum(len(result.lines) for result in kept)


def sorted_by_viewer(told: Told) -> Told:
    """What each viewer is sent, in its order."""
    return sorted(told, key=lambda each: -1 if each[0] is None else each[0])
