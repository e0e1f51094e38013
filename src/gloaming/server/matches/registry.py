"""All rooms of this process, over the database that holds every match."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine, Iterable, Sequence
from functools import partial
from typing import Protocol, TypeVar

from sqlalchemy import Connection

from gloaming.bots.levels import USUAL
from gloaming.core.errors import Trouble
from gloaming.core.match import Table
from gloaming.protocol import Lobby, SeatWish, TableInfo, TableWish
from gloaming.server.accounts.ratings import record_result
from gloaming.server.accounts.sessions import Person
from gloaming.server.cluster import Broker
from gloaming.server.errors import MatchNotFound, NotPermitted
from gloaming.server.matches import bot_turns as minding
from gloaming.server.matches import waiting_room as waiting
from gloaming.server.matches.connection import Listener
from gloaming.server.matches.follower import Track
from gloaming.server.matches.room import Room
from gloaming.server.matches.seats import Seating
from gloaming.server.matches.waiting_room import BOT_GRACE, Conflict
from gloaming.server.ops.metrics import Metrics
from gloaming.server.storage import daily_runs as days
from gloaming.server.storage import matches
from gloaming.server.storage import people as rows
from gloaming.server.storage.database import Database, now
from gloaming.server.storage.engine import DatabaseUnavailable
from gloaming.server.storage.matches import PLAYING, WAITING, NewMatch, StoredMatch
from gloaming.server.storage.migrate import is_current
from gloaming.server.workers.bot_pool import Thinkers

SHOWN = 50  # tables in a list
TICK = 0.5  # seconds between two looks at what is overdue
IDLE = 300_000  # milliseconds after which a room that nobody looks at is put away
COMPARE = 3000  # milliseconds between two looks for what no hint has told
SIGN = 20_000  # milliseconds between two notes of who is connected

SIGNED_OUT = "person:"  # a hint that begins so is about a person, not about a match

log = logging.getLogger("gloaming.house")

T = TypeVar("T")


class Notices(Protocol):
    """How people who are not here are told."""

    async def turn(self, person: str, match: str, game: str) -> None: ...


class House:
    """Rooms are made when somebody comes or something is due, and put away when nobody is there."""

    def __init__(
        self, store: Database, thinkers: Thinkers, broker: Broker, notices: Notices, counts: Metrics
    ) -> None:
        self.store = store
        self.thinkers = thinkers
        self.broker = broker
        self.notices = notices
        self.counts = counts
        self.rooms: dict[str, Room] = {}
        self.opening: dict[str, asyncio.Lock] = {}
        self.tasks: set[asyncio.Task[None]] = set()
        self.signed = 0
        self.compared = 0
        self.behind: set[str] = set()  # matches of which something could not be read
        self.noticed: dict[tuple[str, str], int] = {}

    async def start(self) -> None:
        """Listen to the other processes, and look after what is overdue."""
        await self.broker.start(self._heard, self._gap)
        self.spawn(self._tend_for_ever())

    async def close(self) -> None:
        for task in list(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        for room in self.rooms.values():
            room.close()
        await self.broker.close()
        self.thinkers.close()
        self.store.close()

    def spawn(self, work: Coroutine[object, object, None]) -> None:
        """Do something beside; what fails is logged."""
        task = asyncio.create_task(_logged(work))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    # --- rooms -------------------------------------------------------------------------------------------

    async def room(self, id: str) -> Room:
        """The room of this match, taken up from the database if it is not in memory."""
        found = self.rooms.get(id)
        if found is not None:
            return found
        lock = self.opening.setdefault(id, asyncio.Lock())
        try:
            async with lock:
                if id not in self.rooms:
                    kept = await self.store.read(lambda db: matches.load(db, id))
                    if kept is None:
                        raise MatchNotFound(id)
                    room = self.rooms.setdefault(id, Room(kept, self))  # another may have come meanwhile
                    if self.store.sqlite:  # no other process can have the turn
                        minding.mind(room)
                return self.rooms[id]
        finally:
            self.opening.pop(id, None)

    async def enter(self, id: str, person: Person | None) -> Room:
        """The room for somebody who opens it; a table that nobody owns is theirs now."""
        room = await self.room(id)
        if not self.store.sqlite:
            await room.catch_up()  # whoever comes from another process has seen what that one wrote
        if room.seating.kept.owner is None and not room.seating.kept.online and person is not None:
            await self.store.write(lambda db: matches.adopt(db, id, person.id))
            await self._refresh(id)
        return room

    # --- making tables -------------------------------------------------------------------------------------

    async def open(self, wish: TableWish, person: Person) -> TableInfo:
        """A new table, sealed and waiting for the people's words."""
        draft = waiting.draft(wish, person.id, person.name)
        id = await self.store.write(lambda db: matches.create(db, draft, now()))
        return await self.info(id, person)

    async def quick(self, game: str, seats: int, person: Person) -> TableInfo:
        """A seat at any open table of this game, or a new open table."""
        open_tables = await self.store.read(lambda db: matches.lobby(db, WAITING, SHOWN, game))
        for kept in open_tables:
            if waiting.free_seats(kept, Track(kept).table):
                try:
                    return await self.sit(kept.id, person, None, None)
                except (Conflict, NotPermitted):
                    continue  # somebody was faster, or we are not wanted there
        wish = TableWish(game, [SeatWish(person.name), *[SeatWish()] * (seats - 1)], online=True, listed=True)
        return await self.open(wish, person)

    async def fork(self, id: str, step: int, person: Person) -> TableInfo:
        """A new table at one screen that goes another way from a step of this one."""
        room = await self.enter(id, person)
        if not room.seating.may_watch(person.id, None, room.table):
            raise NotPermitted("refusal-not-your-seat")
        old = room.table
        if not room.seating.may_know_all(person.id, old):
            raise NotPermitted("refusal-secrets")
        waiting.check_bots(old.record.header.players, old.game)
        table = Table.fork(old.game, old.record, step, old.pack)
        people = [person.id if p.level is None else None for p in table.record.header.players]
        draft = NewMatch(table.secret, old.game.spec.id, person.id, table.record.lines(), people)
        made = await self.store.write(lambda db: matches.create(db, draft, now()))
        return await self.info(made, person)

    async def rematch(self, id: str, person: Person) -> TableInfo:
        other = await self._change(id, lambda db: waiting.rematch(db, id, person.id, now()))
        return await self.info(other, person)

    async def forget(self, id: str, person: Person) -> None:
        """Forget a table for good: one's own, unless others play there."""
        room = await self.enter(id, person)
        kept = room.seating.kept
        if kept.owner != person.id:
            raise NotPermitted("refusal-not-owner")
        if kept.online and room.table.begun:
            raise NotPermitted("refusal-begun")
        await self.store.write(lambda db: matches.forget(db, id))
        self.broker.notify(id)
        room.fail()

    # --- before the game begins --------------------------------------------------------------------------

    async def sit(self, id: str, person: Person, seat: int | None, invite: str | None) -> TableInfo:
        who, name = person.id, person.name
        return await self.arrange(id, person, lambda db: waiting.sit(db, id, who, name, seat, invite, now()))

    async def arrange(self, id: str, person: Person, work: Callable[[Connection], None]) -> TableInfo:
        """Change who sits at a waiting table or who wants to; returns what the person sees then."""
        await self._change(id, work)
        return await self.info(id, person)

    async def rise(self, id: str, person: Person) -> TableInfo:
        return await self.arrange(id, person, lambda db: waiting.rise(db, id, person.id, now()))

    async def ready(self, id: str, person: Person, word: str | None) -> TableInfo:
        return await self.arrange(id, person, lambda db: waiting.ready(db, id, person.id, word, now()))

    async def speak(self, id: str, person: Person, words: dict[int, str]) -> TableInfo:
        room = await self.enter(id, person)
        if room.seating.kept.online or room.seating.kept.owner != person.id:
            raise NotPermitted("refusal-not-your-seat")
        return await self.arrange(id, person, lambda db: waiting.speak(db, id, words, now()))

    async def set_level(self, id: str, person: Person, seat: int, level: str | None) -> TableInfo:
        work = partial(waiting.set_level, id=id, person=person.id, seat=seat, level=level, at=now())
        return await self.arrange(id, person, work)

    async def remove(self, id: str, person: Person, seat: int) -> TableInfo:
        """The owner removes a stranger; during play a bot takes the seat."""
        room = await self.enter(id, person)
        if not room.table.begun:
            return await self.arrange(id, person, lambda db: waiting.remove(db, id, person.id, seat, now()))
        kept = room.seating.kept
        other = kept.seats[seat].person if 0 <= seat < len(kept.seats) else None
        if kept.owner != person.id:
            raise NotPermitted("refusal-not-owner")
        if other is None or other == person.id or room.table.record.end is not None:
            raise NotPermitted("refusal-no-such-seat")

        def work(db: Connection) -> None:
            matches.ban(db, id, other)
            matches.seat_person(db, id, seat, None)

        await self._change(id, work)
        if seat not in room.table.stand_ins:
            await room.change(lambda table: table.stand_in(seat, minding.STAND_IN))
        return await self.info(id, person)

    async def _change(self, id: str, work: Callable[[Connection], T]) -> T:
        """Change a match's people, tell the other processes, and see it here."""
        result = await self.store.write(work)
        self.broker.notify(id)
        await self._refresh(id)
        return result

    def moved(self, guest: str, account: str, tables: Iterable[str]) -> None:
        """A guest has become somebody with an account, at these tables as well."""
        self.signed_out(guest)
        for id in tables:
            self.broker.notify(id)
            self.spawn(self._refresh(id))

    def signed_out(self, person: str) -> None:
        """Pages that were opened with the person's sessions say again who they are, in every process."""
        self.broker.notify(SIGNED_OUT + person)
        self._cut(person)

    def _cut(self, person: str) -> None:
        for listener in [each for each in self._listeners() if each.person == person]:
            listener.cut()

    def _listeners(self) -> list[Listener]:
        return [listener for room in self.rooms.values() for listener in room.listeners]

    async def cut_signed_out(self, listeners: Sequence[Listener]) -> None:
        """Cut the pages whose sessions have ended without our having heard of it."""
        persons = {listener.person for listener in listeners if listener.person is not None}
        epochs = await self.store.read(lambda db: rows.epochs(db, persons)) if persons else {}
        for listener in listeners:
            if listener.person is not None and epochs.get(listener.person) != listener.epoch:
                listener.cut()

    async def _refresh(self, id: str) -> None:
        room = self.rooms.get(id)
        if room is not None:
            await room.catch_up()
            minding.mind(room)

    # --- lists -------------------------------------------------------------------------------------------

    async def info(self, id: str, person: Person | None) -> TableInfo:
        room = await self.room(id)
        return room.seating.info(room.track, person.id if person is not None else None, None)

    async def mine(self, person: Person) -> list[TableInfo]:
        """Where the person sits; those where it has to decide come first."""
        kept = await self.store.read(lambda db: matches.mine(db, person.id, SHOWN))
        return [self._listed(each, person) for each in kept]

    async def lobby(self, person: Person | None) -> Lobby:
        """Open tables with a free seat, and running ones."""
        waits = await self.store.read(lambda db: matches.lobby(db, WAITING, SHOWN))
        runs = await self.store.read(lambda db: matches.lobby(db, PLAYING, SHOWN))
        free = [kept for kept in waits if any(row.person is None for row in kept.seats)]
        opened = [self._listed(kept, person) for kept in free]
        watched = [self._listed(kept, person) for kept in runs if kept.terms.watch]
        return Lobby([info for info in opened if any(seat.free for seat in info.seats)], watched)

    def _listed(self, kept: StoredMatch, person: Person | None) -> TableInfo:
        room = self.rooms.get(kept.id)
        track = room.track if room is not None else Track(kept)
        seating = room.seating if room is not None else Seating(kept)
        return seating.info(track, person.id if person is not None else None, None)

    # --- what rooms ask for --------------------------------------------------------------------------------

    def tell(self, match: str) -> None:
        self.broker.notify(match)

    def drop(self, match: str) -> None:
        self.rooms.pop(match, None)

    def mind(self, room: Room) -> None:
        minding.mind(room)

    def notify(self, person: str, match: str, game: str, line: int) -> None:
        if self.noticed.get((person, match)) != line:
            self.noticed[person, match] = line
            self.spawn(self.notices.turn(person, match, game))

    def settle(self, db: Connection, kept: StoredMatch, table: Table, at: int) -> None:
        """Results count online, but not in a fork or with help; and in the game of the day."""
        end, header = table.record.end, table.record.header
        if header.day is not None:
            try:
                days.record_score(db, kept.id, table, at)
            except days.NotCounted as error:
                log.warning("a run of the day does not count: %s", error, extra={"match": kept.id})
        if end is None or not kept.online or header.parent is not None or kept.terms.hints:
            return
        bots = [f"bot:{p.level or table.stand_ins.get(n, USUAL)}" for n, p in enumerate(header.players)]
        players = [row.person or bots[seat] for seat, row in enumerate(kept.seats)]
        record_result(db, kept.id, kept.game, players, end.outcome, table.step, at)

    # --- other processes, and time -----------------------------------------------------------------------

    def _heard(self, match: str) -> None:
        if match.startswith(SIGNED_OUT):
            self._cut(match.removeprefix(SIGNED_OUT))
        elif (room := self.rooms.get(match)) is not None:
            self.spawn(self._follow(room))

    def _gap(self) -> None:
        """Hints may have been lost, of seats, sayings and sessions too."""
        self.spawn(self.cut_signed_out(self._listeners()))
        for room in list(self.rooms.values()):
            if room.listeners:
                self.spawn(self._follow(room))

    async def _follow(self, room: Room) -> None:
        """Read what another process wrote: now, or when the database is there again."""
        try:
            await room.catch_up()
        except DatabaseUnavailable:
            self.behind.add(room.id)
            raise

    async def _tend_for_ever(self) -> None:
        while True:
            await asyncio.sleep(TICK)
            try:
                await self._tend()
            except DatabaseUnavailable as error:
                log.warning("%s", error)

    async def _tend(self) -> None:
        at = now()
        self.counts.rooms(len(self.rooms))
        behind, self.behind = self.behind, set()
        for match in behind:
            self._heard(match)
        for room in list(self.rooms.values()):
            room.tick(at)
            if not room.listeners and room.touched < at - IDLE and room.track.next_bot() is None:
                room.close()
                self.drop(room.id)
        for id, due in await self.store.read(lambda db: matches.overdue(db, at, SHOWN)):
            if await self.store.write(partial(matches.claim, id=id, due=due, until=at + BOT_GRACE)):
                self.spawn(self._tend_to(id))
        if not self.store.sqlite and at - self.compared > COMPARE:
            self.compared = at
            await self._compare()
        if at - self.signed > SIGN:
            self.signed = at
            signs = [(room.id, seat) for room in self.rooms.values() for seat in room.seating.connected]
            await self.store.write(lambda db: matches.seen(db, {at: signs}))

    async def _compare(self) -> None:
        """A process that was killed between its commit and its hint has told nobody: find what we missed."""
        await self.cut_signed_out(self._listeners())
        watched = {id: room for id, room in self.rooms.items() if room.listeners and room.table.begun}
        heads = await self.store.read(lambda db: matches.heads(db, watched))
        for id, room in watched.items():
            if heads.get(id, 0) > room.track.lines:
                self.spawn(room.catch_up())

    async def readiness(self) -> str | None:
        """Why nobody should be sent here now, or None."""
        current = await self.store.read(is_current)
        if not current:
            return "the database's tables are not up to date"
        return None if self.broker.linked else "the other processes cannot be heard"

    async def _tend_to(self, id: str) -> None:
        await minding.tend(await self.room(id))


async def _logged(work: Coroutine[object, object, None]) -> None:
    try:
        await work
    except Trouble as error:
        log.warning("%s", error)
    except Exception:
        log.exception("something beside failed")
