"""Handles undo: at once where it reveals nothing, or with the consent of the others."""

from __future__ import annotations

from gloaming.core.state import Refusal
from gloaming.host import presenter
from gloaming.protocol import Refused
from gloaming.server.matches.room import Room
from gloaming.server.storage.matches.rows import UndoRequest


async def undo(room: Room, seat: int) -> Refusal | None:
    """Take back the seat's last decision, or ask the others for their consent.

    At one screen it is the last decision of any person there.
    """
    goal = room.host.undo_goal(seat)
    if isinstance(goal, int):
        return await _take_back(room, goal)
    if goal.key != "refusal-undo-consent":
        return goal
    agreed = room.host.undo_goal(seat, consent=True)
    if isinstance(agreed, Refusal):
        return agreed
    await _set_request(room, UndoRequest(seat, room.host.lines))
    return await _undo_if_agreed(room)


async def answer_undo(room: Room, seat: int, agreed: bool) -> Refusal | None:
    """Answer another seat's request; one refusal is enough to end it."""
    asked = room.seats.stored.asked
    if asked is None or asked.seat == seat:
        return Refusal("refusal-nobody-asked")
    request = UndoRequest(asked.seat, asked.line, sorted({*asked.agreed, seat})) if agreed else None
    await _set_request(room, request)
    refusal = await _undo_if_agreed(room)
    if refusal is not None:  # the one who asked is told
        await _set_request(room, None)
        for connection in list(room.connections):
            if asked.seat in room.seats_of(connection):
                connection.send(Refused(presenter.phrase(refusal)))
    return None


async def _set_request(room: Room, request: UndoRequest | None) -> None:
    await room.write(room.context.store.ask_undo(room.id, request))
    room.seats.set_undo_request(request)
    room.broadcast_match()


async def _undo_if_agreed(room: Room) -> Refusal | None:
    """Take back once every other person has agreed; bots always agree."""
    asked = room.seats.stored.asked
    if asked is None or asked.line != room.host.lines:
        return None
    people = {seat for seat in range(len(room.seats.stored.seats)) if room.host.bot_level(seat) is None}
    if people - {asked.seat} - set(asked.agreed):
        return None
    goal = room.host.undo_goal(asked.seat, consent=True)
    return goal if isinstance(goal, Refusal) else await _take_back(room, goal)


async def _take_back(room: Room, goal: int) -> Refusal | None:
    """Return to this step, if nothing was revealed since; a worker tests that once."""
    line = room.host.lines
    last = room.last_undo_test
    if last is None or last[:2] != (line, goal) or (last[2].done() and last[2].exception() is not None):
        test = room.context.thinker.reveals(room.requester(), room.match.undo_test(goal))
        room.last_undo_test = last = (line, goal, room.tasks.start(test))
    if await room.tasks.result(last[2]):
        return Refusal("refusal-undo-reveal")
    result = await room.commit(lambda host, at: host.rewind(goal, line, at))
    return result if isinstance(result, Refusal) else None
