"""All rooms of this process, over the store of every match."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Collection, Coroutine, Iterable, Mapping, Sequence
from functools import partial
from typing import Protocol

from gloaming.core.discovery import games
from gloaming.core.errors import GloamingError
from gloaming.core.record.unplayable import UnplayableMatch
from gloaming.host.result import Result
from gloaming.protocol import MatchInfo
from gloaming.server.accounts.person import Person
from gloaming.server.cluster import Broker
from gloaming.server.errors import MatchNotFound, NotPermitted
from gloaming.server.matches import waiting_room
from gloaming.server.matches.bot_turns import start_bot_turns
from gloaming.server.matches.connection import Connection
from gloaming.server.matches.room import Room
from gloaming.server.matches.seats import Seats
from gloaming.server.matches.stored_match import BOT_GRACE, open_host
from gloaming.server.matches.timeouts import STAND_IN_LEVEL, handle_overdue
from gloaming.server.ops.metrics import Metrics
from gloaming.server.storage.errors import DatabaseUnavailable
from gloaming.server.storage.matches.rows import Arrangement, StoredMatch
from gloaming.server.storage.matches.store import MatchStore
from gloaming.server.times import now
from gloaming.server.workers.thinker import Thinker

TICK = 0.5  # seconds between two checks for overdue matches
MAX_OVERDUE = 50  # overdue matches that one check handles
IDLE = 300_000  # milliseconds after which a room without connections is dropped
COMPARE = 3000  # milliseconds between two checks for changes that no notification has announced
PRESENCE = 20_000  # milliseconds between two notes of who is connected

SIGNED_OUT = "person:"  # prefix of a notification that is about a person, not about a match

log = logging.getLogger("gloaming.registry")

Epochs = Callable[[Collection[str]], Awaitable[Mapping[str, int]]]  # of people; their sessions name one


class Notifier(Protocol):
    """Notifies people who are not connected."""

    async def turn(self, person: str, match: str, game: str) -> None: ...

    async def rules_changed(self, person: str, match: str, game: str) -> None: ...


class MatchRegistry:
    """Opens a room when it is needed, and drops it when nobody is connected any more."""

    def __init__(
        self, store: MatchStore, thinker: Thinker, broker: Broker, notifier: Notifier, epochs: Epochs,
        metrics: Metrics,
    ) -> None:  # fmt: skip
        self.store = store
        self.thinker = thinker
        self.broker = broker
        self.notifier = notifier
        self.epochs = epochs
        self.metrics = metrics
        self.rooms: dict[str, Room] = {}
        self.opening: dict[str, asyncio.Lock] = {}
        self.tasks: set[asyncio.Task[None]] = set()
        self.presence_noted = 0
        self.compared = 0
        self.behind: set[str] = set()  # matches of which something could not be read
        self.notified: dict[tuple[str, str], int] = {}  # the line of the last notification

    async def start(self) -> None:
        """Listen to the other processes, and check for overdue matches from now on."""
        await self.broker.start(self._on_notification, self._on_gap)
        self.spawn(self._end_outdated())
        self.spawn(self._tick_forever())

    async def close(self) -> None:
        for task in list(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        for room in self.rooms.values():
            room.close()
        await self.broker.close()
        self.thinker.close()

    def spawn(self, work: Coroutine[object, object, None]) -> None:
        """Run the work in the background; a failure is logged."""
        task = asyncio.create_task(_logged(work))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    # --- rooms -------------------------------------------------------------------------------------------

    async def room(self, id: str) -> Room:
        """The room of this match, opened from the store if it is not in memory."""
        found = self.rooms.get(id)
        if found is not None:
            return found
        lock = self.opening.setdefault(id, asyncio.Lock())
        try:
            async with lock:
                if id not in self.rooms:
                    stored = await self.store.load(id)
                    if stored is None:
                        raise MatchNotFound(id)
                    opened = Room(stored, self)
                    await self._end_if_outdated(opened)
                    room = self.rooms.setdefault(id, opened)  # may have been opened meanwhile
                    if not self.store.shared:  # no other process can have the bots' turn
                        start_bot_turns(room)
                return self.rooms[id]
        finally:
            self.opening.pop(id, None)

    async def _end_if_outdated(self, room: Room) -> None:
        """Store the end of a running match whose rules have changed, and tell its players."""
        stored, match = room.seats.stored, room.match
        if not isinstance(match, UnplayableMatch) or not match.outdated:
            return
        if not match.record.lines(room.host.lines):
            return  # the end is stored
        result = await room.commit(lambda host, at: host.change(lambda: None, at))
        if isinstance(result, Result) and stored.online:  # a refusal: another process has stored it
            for person in {row.person for row in stored.seats if row.person is not None}:
                self.spawn(self.notifier.rules_changed(person, room.id, stored.game))

    async def _end_outdated(self) -> None:
        """End the running matches whose rules have changed; opening one does it."""
        known = games()
        for id, header in await self.store.unfinished_headers():
            if header.game in known and header.rules < known[header.game].spec.rules_version:
                await self.room(id)

    async def enter(self, id: str, person: Person | None) -> Room:
        """The room for a person who opens it, up to date; a match without an owner becomes theirs."""
        room = await self.room(id)
        if self.store.shared:
            await room.catch_up()  # they may have seen changes of another process already
        if room.seats.stored.owner is None and not room.seats.stored.online and person is not None:
            await self.store.adopt(id, person.id)
            await self._refresh(id)
        return room

    async def info(self, id: str, person: Person | None) -> MatchInfo:
        """The match as this person may know it."""
        room = await self.room(id)
        return room.seats.info(room.host, person.id if person is not None else None, None)

    def describe(self, stored: StoredMatch, person: Person | None) -> MatchInfo:
        """A stored match as this person may know it; if it has a room, as it is there."""
        room = self.rooms.get(stored.id)
        host = room.host if room is not None else open_host(stored)
        seats = room.seats if room is not None else Seats(stored)
        return seats.info(host, person.id if person is not None else None, None)

    # --- changes outside the log ---------------------------------------------------------------------------

    async def change(self, id: str, change: Callable[[StoredMatch], Arrangement]) -> str | None:
        """Change what is around a match, tell the other processes, and follow it here.

        Returns the id of the rematch, if there is one.
        """
        rematch = await self.store.arrange(id, now(), change)
        self.publish(id)
        await self._refresh(id)
        return rematch

    async def arrange(
        self, id: str, person: Person, change: Callable[[StoredMatch], Arrangement]
    ) -> MatchInfo:
        """Change a match in its waiting room; returns the match as the person sees it then."""
        await self.change(id, change)
        return await self.info(id, person)

    async def begin(self, id: str, person: Person, words: dict[int, str]) -> MatchInfo:
        """Begin a match at one screen with everybody's dice words."""
        room = await self.enter(id, person)
        if room.seats.stored.online or room.seats.stored.owner != person.id:
            raise NotPermitted("refusal-not-your-seat")
        return await self.arrange(id, person, partial(waiting_room.begin, words=words, at=now()))

    async def remove_player(self, id: str, person: Person, seat: int) -> MatchInfo:
        """The owner removes somebody; during the match a bot takes over the seat."""
        room = await self.enter(id, person)
        await self.change(id, partial(waiting_room.remove_player, person=person.id, seat=seat))
        empty = room.match.begun and room.seats.stored.seats[seat].person is None
        if empty and seat not in room.match.stand_ins:
            await room.commit(
                lambda host, at: host.change(lambda: host.match.stand_in(seat, STAND_IN_LEVEL), at)
            )
        return await self.info(id, person)

    async def _refresh(self, id: str) -> None:
        room = self.rooms.get(id)
        if room is not None:
            await room.catch_up()
            start_bot_turns(room)

    # --- sessions ------------------------------------------------------------------------------------------

    def merged(self, guest: str, account: str, ids: Iterable[str]) -> None:
        """A guest was merged into an account, which takes over the guest's seats in these matches."""
        self.signed_out(guest)
        for id in ids:
            self.publish(id)
            self.spawn(self._refresh(id))

    def signed_out(self, person: str) -> None:
        """Close the person's connections in every process; the pages reconnect with a new session."""
        self.broker.notify(SIGNED_OUT + person)
        self._close_connections(person)

    def _close_connections(self, person: str) -> None:
        for connection in [each for each in self._connections() if each.person == person]:
            connection.close()

    def _connections(self) -> list[Connection]:
        return [connection for room in self.rooms.values() for connection in room.connections]

    async def close_signed_out(self, connections: Sequence[Connection]) -> None:
        """Close those connections whose session has ended without a notification."""
        persons = {each.person for each in connections if each.person is not None}
        epochs = await self.epochs(persons) if persons else {}
        for connection in connections:
            if connection.person is not None and epochs.get(connection.person) != connection.epoch:
                connection.close()

    # --- the context of a room -----------------------------------------------------------------------------

    def publish(self, match: str) -> None:
        self.broker.notify(match)

    def drop(self, match: str) -> None:
        self.rooms.pop(match, None)

    def committed(self, match: str) -> None:
        """Start the bots whose turn it is, and notify people who have to decide and are not connected."""
        room = self.rooms.get(match)
        if room is None:
            return
        start_bot_turns(room)
        for person in room.absent_deciders():
            if self.notified.get((person, match)) != room.host.lines:
                self.notified[person, match] = room.host.lines
                self.spawn(self.notifier.turn(person, match, room.match.game.spec.id))

    # --- notifications of other processes ------------------------------------------------------------------

    def _on_notification(self, subject: str) -> None:
        """Another process has written to a match, or somebody has signed out there."""
        if subject.startswith(SIGNED_OUT):
            self._close_connections(subject.removeprefix(SIGNED_OUT))
        elif (room := self.rooms.get(subject)) is not None:
            self.spawn(self._follow(room))

    def _on_gap(self) -> None:
        """Notifications may have been lost: check sessions and every room that is in use."""
        self.spawn(self.close_signed_out(self._connections()))
        for room in list(self.rooms.values()):
            if room.connections:
                self.spawn(self._follow(room))

    async def _follow(self, room: Room) -> None:
        """Read what another process wrote; if the database is away, the next tick tries again."""
        try:
            await room.catch_up()
        except DatabaseUnavailable:
            self.behind.add(room.id)
            raise

    # --- time ----------------------------------------------------------------------------------------------

    async def _tick_forever(self) -> None:
        while True:
            await asyncio.sleep(TICK)
            try:
                await self.tick(now())
            except DatabaseUnavailable as error:
                log.warning("%s", error)

    async def tick(self, at: int) -> None:
        """Do what time brings: delayed views, idle rooms, overdue matches, presence."""
        self.metrics.rooms(len(self.rooms))
        behind, self.behind = self.behind, set()
        for match in behind:
            self._on_notification(match)
        for room in list(self.rooms.values()):
            room.tick(at)
            if not room.connections and room.touched < at - IDLE and room.host.next_bot() is None:
                room.close()
                self.drop(room.id)
        for id, due in await self.store.overdue(at, MAX_OVERDUE):
            if await self.store.claim(id, due, at + BOT_GRACE):
                self.spawn(self._handle_overdue(id))
        if self.store.shared and at - self.compared > COMPARE:
            self.compared = at
            await self._compare()
        if at - self.presence_noted > PRESENCE:
            self.presence_noted = at
            here = [(room.id, seat) for room in self.rooms.values() for seat in room.seats.connected]
            await self.store.seen({at: here})

    async def _handle_overdue(self, id: str) -> None:
        await handle_overdue(await self.room(id))

    async def _compare(self) -> None:
        """Find changes of a process that was killed after its commit and before its notification."""
        await self.close_signed_out(self._connections())
        watched = {id: room for id, room in self.rooms.items() if room.connections and room.match.begun}
        heads = await self.store.heads(watched)
        for id, room in watched.items():
            if heads.get(id, 0) > room.host.lines:
                self.spawn(room.catch_up())


async def _logged(work: Coroutine[object, object, None]) -> None:
    try:
        await work
    except GloamingError as error:
        log.warning("%s", error)
    except Exception:
        log.exception("a background task failed")
