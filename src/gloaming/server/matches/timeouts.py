"""Handles overdue matches: a clock has run out, or a bot's turn was lost with its process."""

from __future__ import annotations

from gloaming.bots.levels import DEFAULT_LEVEL
from gloaming.core.record import secrecy
from gloaming.core.state import Refusal
from gloaming.host.host import MatchHost
from gloaming.host.result import Result
from gloaming.server.matches import bot_turns
from gloaming.server.matches.room import Room
from gloaming.server.times import now

STAND_IN_LEVEL = DEFAULT_LEVEL


async def handle_overdue(room: Room) -> None:
    """Handle the seats that are out of time, and start bots that nobody has started."""
    await room.catch_up()
    for seat in room.host.clock.out(now()):
        await handle_timeout(room, seat)
    bot_turns.start_bot_turns(room)


async def handle_timeout(room: Room, seat: int) -> None:
    """Do what the terms say for a seat that is out of time: skip, stand-in or loss."""
    rule = room.seats.stored.terms.on_timeout
    if rule == "skip" or secrecy.asked_secretly(room.match, seat):  # a note would tell of the question
        turn = room.host.turn(seat, STAND_IN_LEVEL)
        await room.tasks.result(room.tasks.start(bot_turns.decide(room, turn)))
        return

    def change(host: MatchHost, at: int) -> Result | Refusal:
        if seat not in host.clock.out(now()):
            return Refusal("refusal-step-passed")
        if rule == "loss":
            return host.change(lambda: host.match.forfeit(seat, "time"), at)
        return host.change(lambda: host.match.stand_in(seat, STAND_IN_LEVEL), at)

    await room.commit(change)
