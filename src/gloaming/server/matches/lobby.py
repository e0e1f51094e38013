"""Lists matches, and creates, joins and deletes them."""

from __future__ import annotations

from functools import partial

from gloaming.core.match import Match
from gloaming.protocol import CreateMatch, Lobby, MatchInfo, SeatPlan
from gloaming.server.accounts.person import Person
from gloaming.server.errors import Conflict, NotPermitted
from gloaming.server.matches import waiting_room
from gloaming.server.matches.registry import MatchRegistry
from gloaming.server.matches.stored_match import check_playable, open_host
from gloaming.server.storage.matches.rows import PLAYING, WAITING, NewMatch
from gloaming.server.times import now

MAX_LISTED = 50  # matches in a list

# --- lists -----------------------------------------------------------------------------------------------


async def lobby(registry: MatchRegistry, person: Person | None) -> Lobby:
    """Listed matches with a free seat, and running ones that may be watched."""
    waiting = await registry.store.lobby(WAITING, MAX_LISTED)
    playing = await registry.store.lobby(PLAYING, MAX_LISTED)
    free = [stored for stored in waiting if any(row.person is None for row in stored.seats)]
    opened = [registry.describe(stored, person) for stored in free]
    watched = [registry.describe(stored, person) for stored in playing if stored.terms.watch]
    return Lobby([info for info in opened if any(seat.free for seat in info.seats)], watched)


# --- creating, joining and deleting ------------------------------------------------------------------------


async def quick_join(registry: MatchRegistry, game: str, seats: int, person: Person) -> MatchInfo:
    """Take a seat in any open match of this game, or create one."""
    found = await registry.store.lobby(WAITING, MAX_LISTED, game)
    for stored in found:
        if waiting_room.free_seats(stored, open_host(stored).match):
            try:
                return await take_seat(registry, stored.id, person, None, None)
            except (Conflict, NotPermitted):
                continue  # somebody was faster, or the person was removed there
    order = CreateMatch(game, [SeatPlan(person.name), *[SeatPlan()] * (seats - 1)], online=True, listed=True)
    return await _store(registry, waiting_room.new_match(order, person.id, person.name), person)


async def take_seat(
    registry: MatchRegistry, id: str, person: Person, seat: int | None, invite: str | None
) -> MatchInfo:
    """Take this seat of a match, or any free one."""
    sit = partial(waiting_room.take_seat, person=person.id, name=person.name, seat=seat, invite=invite)
    return await registry.arrange(id, person, sit)


async def fork(registry: MatchRegistry, id: str, step: int, person: Person) -> MatchInfo:
    """Create a match at one screen that continues from a step of this one."""
    room = await registry.enter(id, person)
    if not room.seats.may_watch(person.id, None, room.match):
        raise NotPermitted("refusal-not-your-seat")
    old = room.match
    check_playable(old)
    if not room.seats.may_know_all(person.id, old):
        raise NotPermitted("refusal-secrets")
    waiting_room.check_bots(old.record.header.players, old.game)
    match = Match.fork(old.game, old.record, step, old.content)
    people = [person.id if p.level is None else None for p in match.record.header.players]
    order = NewMatch(match.secret, old.game.spec.id, person.id, match.record.lines(), people)
    return await _store(registry, order, person)


async def rematch(registry: MatchRegistry, id: str, person: Person) -> MatchInfo:
    """The rematch of a finished match, created when it is asked for first."""
    other = await registry.change(id, partial(waiting_room.rematch, person=person.id))
    assert other is not None
    return await registry.info(other, person)


async def delete(registry: MatchRegistry, id: str, person: Person) -> None:
    """Delete the person's own match, unless it is online and has begun."""
    room = await registry.enter(id, person)
    stored = room.seats.stored
    if stored.owner != person.id:
        raise NotPermitted("refusal-not-owner")
    if stored.online and room.match.begun:
        raise NotPermitted("refusal-begun")
    await registry.store.forget(id)
    registry.publish(id)
    room.fail()


async def _store(registry: MatchRegistry, order: NewMatch, person: Person) -> MatchInfo:
    return await registry.info(await registry.store.create(order, now()), person)
