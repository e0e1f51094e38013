"""Answers a request for advice; the record notes that it was asked for, and everyone is told."""

from __future__ import annotations

from time import monotonic

from gloaming.bots.estimate import Z
from gloaming.core.match import Match
from gloaming.core.record import secrecy
from gloaming.core.state import Refusal
from gloaming.host import presenter
from gloaming.host.bot_work import BotAdvice
from gloaming.host.commands import STEP_PASSED, why_no_advice
from gloaming.lab.calibration_file import basis, standing
from gloaming.protocol import Advice, AdvisedAction, AskAdvice, Phrase
from gloaming.server.matches.connection import Connection
from gloaming.server.matches.room import Room

SECONDS = 1.0  # for an answer


async def advise(room: Room, connection: Connection, message: AskAdvice) -> Refusal | None:
    """Note the request, let a worker think about the seat's view, and answer this connection only."""
    refusal = why_no_advice(room.host, message)
    if refusal is not None:
        return refusal
    if not room.match.advice_noted(message.seat, message.what):
        noted = await room.commit(lambda host, at: host.handle(message.seat, message, at))
        if isinstance(noted, Refusal):
            return noted
    match = room.match
    if secrecy.step(match, message.seat) != message.step:
        return STEP_PASSED
    advice = await _advice(room, match, message.seat, connection.person)
    if secrecy.step(room.match, message.seat) != message.step:
        return STEP_PASSED
    if message.seat not in room.seats_of(connection):  # the seat was lost meanwhile
        return Refusal("refusal-not-your-seat")
    connection.send(_message(match, message, advice))
    return None


async def _advice(room: Room, match: Match, seat: int, person: str | None) -> BotAdvice:
    """The advice for this seat at this step; it is computed once, however often it is asked for."""
    last = room.last_advice
    if last is None or last[:2] != (match.step, seat) or (last[2].done() and last[2].exception() is not None):
        task = room.tasks.start(_compute(room, match, seat, person))
        room.last_advice = last = (match.step, seat, task)
    return await room.tasks.result(last[2])


async def _compute(room: Room, match: Match, seat: int, person: str | None) -> BotAdvice:
    game, settings, began = match.game.spec.id, match.record.header.settings, monotonic()
    view, who = match.view(seat), room.requester(person)
    advice = await room.context.thinker.advise(who, game, view, seat, settings, SECONDS)
    room.context.metrics.thought(game, "hint", monotonic() - began)
    return advice


def _message(match: Match, message: AskAdvice, found: BotAdvice) -> Advice:
    """The advice as a message; without a measured basis it has words instead of numbers."""
    game, advice, seats = match.game, found.advice, match.state.seats
    level = basis(game, seats, match.record.header.settings, advice.exact)
    numbers = level is not None
    chances = [figure.value for figure in advice.chances]
    return Advice(
        step=message.step,
        seat=message.seat,
        what=message.what,
        action=advice.action,
        phrase=_describe(match, advice.action),
        basis=level,
        before=round(advice.before, 4) if numbers else None,
        after=round(advice.after.value, 4) if numbers else None,
        reach=round(Z * advice.after.error, 4) if numbers else None,
        exact=advice.exact,
        chances=[round(chance, 4) for chance in chances] if numbers else None,
        standings=[standing(chance, chances) for chance in chances],
        choices=[
            AdvisedAction(
                weighed.action,
                _describe(match, weighed.action),
                round(weighed.chance, 4) if numbers else None,
                standing(weighed.chance, chances),
            )
            for weighed in advice.choices
        ],
        success=found.success_change,
    )


def _describe(match: Match, text: str) -> Phrase:
    action = match.game.parse_action(text)
    assert action is not None, text
    return presenter.phrase(match.game.describe_action(action, match.content))
