"""Measures what a server computes for a move: the messages to everybody, and the longest callback.

Run in a new process, which prints a line of JSON: `python -m gloaming.server.ops.message_bench GAME`.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import json
import statistics
from asyncio.events import Handle
from collections.abc import Iterator
from functools import partial
from time import thread_time
from typing import Any

from gloaming.bots.random import Random
from gloaming.core.chance import Seeded
from gloaming.core.discovery import find
from gloaming.core.game import AnyGame
from gloaming.core.match import Match
from gloaming.core.record.format import Player
from gloaming.core.record.log import Viewer
from gloaming.host.host import MatchHost
from gloaming.host.result import Result
from gloaming.protocol import Submit, Update
from gloaming.server.matches import waiting_room
from gloaming.server.matches.connection import Connection, encode
from gloaming.server.matches.room import Room
from gloaming.server.ops.gc import GcPolicy
from gloaming.server.ops.metrics import Metrics
from gloaming.server.sockets import handlers
from gloaming.server.storage.matches.memory_store import MemoryStore
from gloaming.server.storage.matches.rows import NewMatch
from gloaming.server.storage.matches.store import MatchStore
from gloaming.server.workers.bot_pool import BotPool
from gloaming.server.workers.thinker import Thinker

WARM_UP = 50  # moves that are not counted
OWNER = "owner"


def new_match(game: AnyGame, seats: int, number: int) -> Match:
    """A match of people only; its dice are those of its number."""
    players = [Player(f"Player {seat + 1}") for seat in range(seats)]
    return Match.new(game, players, {}, secret=f"{number % 256:02x}" * 32)


def words(seats: int) -> dict[int, str]:
    return dict.fromkeys(range(seats), "word")


def moves(match: Match, dice: Seeded) -> Iterator[Submit]:
    """Random decisions to the end of the match."""
    bot = Random(match.game, match.content)
    while match.record.end is None:
        deciders = match.deciders()
        seat = deciders[dice.below(len(deciders))]
        action = match.game.format_action(bot.choose(match.view(seat), seat, dice))
        yield Submit(str(match.step), match.step, seat, action)


class TimedHost(MatchHost):
    """Measures how long it takes to make the messages."""

    spent = 0.0

    def _updates(self, at: int) -> dict[Viewer, Update]:
        began = thread_time()
        found = super()._updates(at)
        for message in found.values():
            encode(message)
        self.spent += thread_time() - began
        return found


def message_times(game: AnyGame, seats: int, count: int) -> list[float]:
    """Milliseconds of CPU for the messages of each move, to every seat and to a spectator."""
    dice, found, number = Seeded(1), list[float](), 0
    gc.collect()
    gc.disable()  # a pause belongs to whatever made the garbage
    while len(found) < count + WARM_UP:
        number += 1
        host = TimedHost(new_match(game, seats, number), 1, lambda: (None, *range(seats)))
        host.begin(words(seats), 0)
        for message in moves(host.match, dice):
            host.spent = 0.0
            result = host.handle(message.seat, message, 0)
            assert isinstance(result, Result), result
            found.append(host.spent * 1000)
    gc.enable()
    return found[WARM_UP : WARM_UP + count]


class Context:
    """What a room needs, in memory."""

    def __init__(self) -> None:
        self.store: MatchStore = MemoryStore({OWNER: "Owner"})
        self.thinker: Thinker = BotPool(1)
        self.metrics = Metrics()

    def publish(self, match: str) -> None: ...

    def drop(self, match: str) -> None: ...

    def committed(self, match: str) -> None: ...


async def play_in_room(game: AnyGame, seats: int, count: int) -> None:
    """Play with a page open at every seat and one of a spectator; every move is one callback."""
    context, dice, number, made = Context(), Seeded(1), 0, 0
    while made < count:
        number += 1
        match = new_match(game, seats, number)
        draft = NewMatch(match.secret, game.spec.id, OWNER, match.record.lines(), [OWNER] * seats)
        id = await context.store.create(draft, 0)
        await context.store.arrange(id, 0, partial(waiting_room.begin, words=words(seats), at=0))
        stored = await context.store.load(id)
        assert stored is not None
        room, pages = Room(stored, context), [Connection(OWNER) for _ in range(seats + 1)]
        for seat, page in enumerate(pages, -1):
            await asyncio.sleep(0)
            await room.join(page, seat if seat >= 0 else None, None)
        for message in moves(room.match, dice):
            await asyncio.sleep(0)
            await handlers.handle(room, pages[message.seat + 1], message)
            for page in pages:
                while not page.queue.empty():
                    page.queue.get_nowait()
            made += 1
            if made == count:
                break


def longest_callback(game: AnyGame, seats: int, count: int) -> float:
    """Milliseconds of CPU of the event loop's longest callback, without the first ones."""
    longest, run = 0.0, Handle._run

    def timed(self: Any) -> None:
        nonlocal longest
        began = thread_time()
        run(self)
        longest = max(longest, thread_time() - began)

    asyncio.run(play_in_room(game, seats, WARM_UP))
    collector = GcPolicy()
    collector.start()  # as in a server
    Handle._run = timed  # type: ignore[method-assign]
    try:
        asyncio.run(play_in_room(game, seats, count))
    finally:
        Handle._run = run  # type: ignore[method-assign]
        collector.stop()
    return longest * 1000


def main() -> None:
    """Measure a game at every number of seats."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--moves", type=int, default=500)
    options = parser.parse_args()
    game = find(options.game)
    found = {}
    for seats in range(game.spec.fewest, game.spec.most + 1):
        times = sorted(message_times(game, seats, options.moves))
        found[str(seats)] = {
            "mean": statistics.fmean(times),
            "usual": times[int(len(times) * 0.99) - 1],
            "most": times[-1],
            "callback": longest_callback(game, seats, options.moves),
        }
    print(json.dumps(found))


if __name__ == "__main__":
    main()
