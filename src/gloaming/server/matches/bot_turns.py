"""Lets bots decide when it is their turn."""

from __future__ import annotations

import asyncio
import logging
from time import monotonic

from gloaming.core.match import Match
from gloaming.core.state import Refusal
from gloaming.server.matches.room import Room
from gloaming.server.storage.engine import DatabaseUnavailable

log = logging.getLogger("gloaming.bots")


def start_bot_turns(room: Room) -> None:
    """Start a task that plays the bots' turns, if a bot has to decide and none is running."""
    idle = room.bot_task is None or room.bot_task.done()
    if idle and not room.closed and room.follower.next_bot() is not None:
        room.bot_task = asyncio.create_task(play_bots(room))
        room.bot_task.add_done_callback(_log_failure)


async def play_bots(room: Room) -> None:
    """Play until a person has to decide."""
    while (seat := room.follower.next_bot()) is not None:
        level = room.follower.bot_level(seat)
        assert level is not None
        room.broadcast_thinking(seat)
        await decide(room, seat, level)


async def decide(room: Room, seat: int, level: str) -> None:
    """Commit one decision of a bot, which sees only the seat's view."""
    step = room.match.step
    view = room.match.view(seat)
    game, began = room.match.game.spec.id, monotonic()
    watched = bool(room.connections)
    text = await room.context.bot_pool.choose(room.requester(), game, level, view, seat, watched)
    room.context.metrics.thought(game, level, monotonic() - began)

    def change(match: Match) -> Refusal | None:
        if match.step != step or seat not in match.deciders():
            return Refusal("refusal-step-passed")  # the match went on meanwhile
        action = match.game.parse_action(text)
        assert action is not None, text
        return match.submit(seat, action)

    refusal = await room.commit(change)
    assert refusal is None or refusal.key == "refusal-step-passed", refusal


def _log_failure(task: asyncio.Task[None]) -> None:
    error = None if task.cancelled() else task.exception()
    if isinstance(error, DatabaseUnavailable):
        log.warning("a bot's turn waits for the database")
    elif error is not None:
        log.error("a bot failed", exc_info=error)
