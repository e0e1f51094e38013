"""Handles undo: at once where it reveals nothing, or with the consent of the others."""

from __future__ import annotations

from gloaming.core.match import Match
from gloaming.core.state import Refusal
from gloaming.server.matches.connection import Connection
from gloaming.server.matches.room import Room
from gloaming.server.matches.seats import last_person_seat
from gloaming.server.storage.matches.rows import UndoRequest


async def undo_at_one_screen(room: Room, connection: Connection) -> Refusal | None:
    """Take back the last decision of a match at one screen, whichever person made it."""
    if not room.seats_of(connection):
        return Refusal("refusal-not-your-seat")
    seat = last_person_seat(room.match)
    return await _take_back(room, seat) if seat is not None else Refusal("refusal-undo-nothing")


async def undo(room: Room, seat: int) -> Refusal | None:
    """Take back the seat's last decision in an online match, or ask the others for their consent."""
    if not room.seats.stored.terms.undo:
        return Refusal("refusal-undo-terms")
    refusal = await _take_back(room, seat)
    if refusal is None or refusal.key != "refusal-undo-consent":
        return refusal
    line, goal = room.follower.lines, await _undo_goal(room, seat, consent=True)
    if isinstance(goal, Refusal):
        return goal
    if room.follower.lines != line:
        return Refusal("refusal-step-passed")
    await _set_request(room, UndoRequest(seat, line))
    return await _undo_if_agreed(room)


async def answer_undo(room: Room, seat: int, agreed: bool) -> Refusal | None:
    """Answer another seat's request; one refusal is enough to end it."""
    asked = room.seats.stored.asked
    if asked is None or asked.seat == seat:
        return Refusal("refusal-nobody-asked")
    request = UndoRequest(asked.seat, asked.line, sorted({*asked.agreed, seat})) if agreed else None
    await _set_request(room, request)
    return await _undo_if_agreed(room)


async def _set_request(room: Room, request: UndoRequest | None) -> None:
    await room.write(room.context.store.ask_undo(room.id, request))
    room.seats.set_undo_request(request)
    room.broadcast_match()


async def _undo_if_agreed(room: Room) -> Refusal | None:
    """Take back once every other person has agreed; bots always agree."""
    asked = room.seats.stored.asked
    if asked is None or asked.line != room.follower.lines:
        return None
    people = {seat for seat in range(len(room.seats.stored.seats)) if room.follower.bot_level(seat) is None}
    if people - {asked.seat} - set(asked.agreed):
        return None
    return await _take_back(room, asked.seat, consent=True)


async def _take_back(room: Room, seat: int, consent: bool = False) -> Refusal | None:
    """Take back the seat's last decision, if it revealed nothing."""
    line, goal = room.follower.lines, await _undo_goal(room, seat, consent)
    if isinstance(goal, Refusal):
        return goal

    def change(match: Match) -> Refusal | None:
        if room.follower.lines != line:
            return Refusal("refusal-step-passed")
        match.rewind(goal)
        return None

    return await room.commit(change)


async def _undo_goal(room: Room, seat: int, consent: bool) -> int | Refusal:
    """The step to return to, or why not; a worker tests once per step whether it revealed anything."""
    line, goal = room.follower.lines, room.match.undo_goal(seat, consent)
    if isinstance(goal, Refusal):
        return goal
    last = room.last_undo_check
    if last is None or last[:2] != (line, goal) or (last[2].done() and last[2].exception() is not None):
        test = room.context.bot_pool.reveals(room.requester(), room.match.record.text(), goal)
        room.last_undo_check = last = (line, goal, room.tasks.start(test))
    return Refusal("refusal-undo-reveal") if await room.tasks.result(last[2]) else goal
