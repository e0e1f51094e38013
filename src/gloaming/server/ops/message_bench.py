"""Measures what a server computes for a move: the messages to everybody, and the longest callback.

Run in a process of its own: `python -m gloaming.server.ops.message_bench GAME SEATS MOVES`.
"""

from __future__ import annotations

import gc
import statistics
from dataclasses import dataclass
from time import thread_time

from gloaming.bots.random import Random
from gloaming.core.chance import Seeded
from gloaming.core.game import AnyGame
from gloaming.core.match import Match
from gloaming.core.record.format import Player
from gloaming.core.record.log import Viewer
from gloaming.host.host import MatchHost
from gloaming.host.result import Result
from gloaming.protocol import Submit, Update
from gloaming.server.matches.connection import encode

SECRET = "5e" * 32  # the same dice each time
WARM_UP = 30  # moves that are not counted


@dataclass(frozen=True)
class Measured:
    """Milliseconds of CPU: messages of a move, on average, 99 of 100 moves, and the most."""

    mean: float
    usual: float
    most: float


class TimedHost(MatchHost):
    """Notes how long it takes to make the messages about each step."""

    spent = 0.0

    def _updates(self, at: int) -> dict[Viewer, Update]:
        began = thread_time()
        found = super()._updates(at)
        for message in found.values():
            encode(message)
        self.spent += thread_time() - began
        return found


def new_host(game: AnyGame, seats: int, seed: int) -> TimedHost:
    """A match at one screen with somebody at each seat, and a spectator."""
    players = [Player(f"Player {seat}") for seat in range(seats)]
    match = Match.new(game, players, {}, secret=f"{seed:02x}" * 32)
    host = TimedHost(match, 1, lambda: (None, *range(seats)))
    host.begin(dict.fromkeys(range(seats), "word"), 0)
    return host


def measure_messages(game: AnyGame, seats: int, moves: int) -> Measured:
    """Random moves; a new match follows when one is over."""
    dice, bot, seed = Seeded(1), Random(game, game.content()), 1
    host = new_host(game, seats, seed)
    found: list[float] = []
    gc.collect()
    gc.disable()  # its pauses belong to whatever made the garbage
    for number in range(moves + WARM_UP):
        if host.match.record.end is not None:
            seed += 1
            host = new_host(game, seats, seed % 256)
        deciders = host.match.deciders()
        seat = deciders[dice.below(len(deciders))]
        action = game.format_action(bot.choose(host.match.view(seat), seat, dice))
        host.spent = 0.0
        result = host.handle(seat, Submit(str(number), host.match.step, seat, action), 0)
        assert isinstance(result, Result), result
        if number >= WARM_UP:
            found.append(host.spent * 1000)
    return Measured(statistics.fmean(found), sorted(found)[int(len(found) * 0.99) - 1], max(found))
