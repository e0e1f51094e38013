"""Lets bots decide when it is their turn."""

from __future__ import annotations

import asyncio
import logging
from time import monotonic

from gloaming.host.result import BotTurn, Result
from gloaming.server.matches.room import Room
from gloaming.server.storage.errors import DatabaseUnavailable

log = logging.getLogger("gloaming.bots")


def start_bot_turns(room: Room) -> None:
    """Start a task that plays the bots' turns, if a bot has to decide and none is running."""
    idle = room.bot_task is None or room.bot_task.done()
    if idle and not room.closed and room.host.next_bot() is not None:
        room.bot_task = asyncio.create_task(play_bots(room))
        room.bot_task.add_done_callback(_log_failure)


async def play_bots(room: Room) -> None:
    """Play until a person has to decide."""
    while (turn := room.host.pending_bot()) is not None:
        room.broadcast_thinking(turn.seat)
        await decide(room, turn)


async def decide(room: Room, turn: BotTurn) -> None:
    """Commit one decision of a bot, which sees only the seat's view."""
    game, began = room.match.game.spec.id, monotonic()
    action = await room.context.thinker.choose(room.requester(), game, turn, bool(room.connections))
    room.context.metrics.thought(game, turn.level, monotonic() - began)
    result = await room.commit(lambda host, at: host.decide(turn, action, at))
    assert isinstance(result, Result) or result.key == "refusal-step-passed", result


def _log_failure(task: asyncio.Task[None]) -> None:
    error = None if task.cancelled() else task.exception()
    if isinstance(error, DatabaseUnavailable):
        log.warning("a bot's turn waits for the database")
    elif error is not None:
        log.error("a bot failed", exc_info=error)
