"""One match in a server process: commits what is done, then sends each connection what it may know."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterable, Sequence
from dataclasses import replace
from time import monotonic

from gloaming.core.match import Match
from gloaming.core.record import secrecy
from gloaming.core.record.format import LogLine, Step
from gloaming.core.record.log import Viewer
from gloaming.core.state import Refusal
from gloaming.host.bot_work import BotAdvice
from gloaming.host.host import MatchHost
from gloaming.host.result import Result
from gloaming.protocol import MatchChanged, MatchInfo, NewChatLine, Snapshot, Thinking
from gloaming.server.errors import MatchNotFound
from gloaming.server.matches.chat import Chat, chat_line
from gloaming.server.matches.connection import Connection, encode
from gloaming.server.matches.context import RoomContext
from gloaming.server.matches.seats import Seats
from gloaming.server.matches.spectators import DelayedMatch
from gloaming.server.matches.stored_match import due, header_lines, open_host
from gloaming.server.matches.tasks import WorkerTasks
from gloaming.server.storage.errors import DatabaseUnavailable
from gloaming.server.storage.matches.rows import NewLines, StoredMatch, WriteConflict
from gloaming.server.times import now
from gloaming.server.workers.priority_semaphore import Requester

MAX_RESUMED = 40  # lines of the chat that are sent to a page that reconnects

Change = Callable[[MatchHost, int], Result | Refusal]  # of the match at a time


class Room:
    """One match in memory with its connections. The log in the database is the truth; a room follows it."""

    def __init__(self, stored: StoredMatch, context: RoomContext) -> None:
        self.id = stored.id
        self.context = context
        self.host = open_host(stored, self._viewers)
        self.seats = Seats(stored)
        self.chat = Chat(context.store, stored.id)
        self.connections: set[Connection] = set()
        self.delayed: DelayedMatch | None = None
        self.lock = asyncio.Lock()
        self.bot_task: asyncio.Task[None] | None = None
        self.tasks = WorkerTasks()
        self.last_advice: tuple[int, int, asyncio.Task[BotAdvice]] | None = None  # step, seat, advice
        self.last_undo_test: tuple[int, int, asyncio.Task[bool]] | None = None  # line, goal, reveals
        self.touched = now()
        self.closed = False

    @property
    def match(self) -> Match:
        return self.host.match

    # --- connections -------------------------------------------------------------------------------------

    async def join(self, connection: Connection, seat: int | None, line: int | None) -> None:
        """Add a connection; it gets what it missed since this line, or a snapshot."""
        await self.read_chat()
        async with self.lock:  # not during a change that could still be lost
            if self.closed:
                connection.close()
                return
            connection.seat = seat
            self.connections.add(connection)
            self._remove_lost_views()
            await self._feed_delayed()
            if line is None or not self._resume(connection, line):
                connection.send(self.snapshot(connection))
        await self._update_presence(self.seats_of(connection))

    async def leave(self, connection: Connection) -> None:
        self.connections.discard(connection)
        self.touched = now()
        await self._update_presence(self.seats_of(connection))

    async def _update_presence(self, seats: Iterable[int]) -> None:
        """If somebody came or went, send it and store it for the other processes."""
        changed = self.seats.connect(self.connected())
        if changed and self.seats.stored.online and not self.closed:
            self.broadcast_match()
            here = [(self.id, seat) for seat in seats if seat in self.seats.connected]
            gone = [(self.id, seat) for seat in seats if seat not in self.seats.connected]
            await self.write(self.context.store.seen({now(): here, 0: gone}))

    def connected(self) -> set[int]:
        """The seats whose people are connected to this process."""
        return set[int]().union(*map(self.seats_of, self.connections))

    def seats_of(self, connection: Connection) -> set[int]:
        """The seats that the connection decides for and may look from."""
        return self.seats.seats_of(connection.person, connection.token, self.match)

    def absent_deciders(self) -> list[str]:
        """The people who have to decide in an online match and are not connected."""
        if not self.seats.stored.online:
            return []
        seats = [seat for seat in self.host.people_deciding() if not self.seats.is_present(seat)]
        people = [self.seats.stored.seats[seat].person for seat in seats]
        return [person for person in people if person is not None]

    def _remove_lost_views(self) -> list[Connection]:
        """Make spectators of those who lost their seat, and close those who may not watch.

        Returns the new spectators.
        """
        seated = [each for each in self.connections if each.seat is not None]
        lost = [each for each in seated if each.seat not in self.seats_of(each)]
        for connection in lost:
            connection.seat = None
        for connection in list(self.connections):
            if not self.seats.may_watch(connection.person, connection.token, self.match):
                self.connections.discard(connection)
                connection.forbid()
        return [connection for connection in lost if not connection.closed]

    def _resume(self, connection: Connection, line: int) -> bool:
        """Send the steps after this line one by one; returns False if that is not possible."""
        host = self._host_for(connection)
        updates = host.resume(connection.seat, line, now()) if host is self.host else None
        if updates is None:
            return False
        for update in updates:
            connection.send(update)
        connection.send(MatchChanged(self.info(connection)))
        for row in (self.chat.rows or [])[-MAX_RESUMED:]:  # the page knows which of these it has
            connection.send(NewChatLine(chat_line(row, self.seats.stored.seats)))
        return True

    async def switch_seat(self, connection: Connection, seat: int | None) -> Refusal | None:
        """Show the connection the view of another of its seats, or of a spectator."""
        async with self.lock:  # not during a change that could still be lost
            if seat is not None and seat not in self.seats_of(connection):
                return Refusal("refusal-not-your-seat")
            connection.seat = seat
            await self._feed_delayed()
            connection.send(self.snapshot(connection))
        return None

    # --- what a connection sees ----------------------------------------------------------------------------

    def info(self, connection: Connection) -> MatchInfo:
        return self.seats.info(self.host, connection.person, connection.token)

    def snapshot(self, connection: Connection) -> Snapshot:
        chat = [chat_line(row, self.seats.stored.seats) for row in self.chat.rows or []]
        return self._host_for(connection).snapshot(connection.seat, self.info(connection), now(), chat)

    def _viewers(self) -> set[Viewer]:
        """The seats from which somebody sees the match as it is."""
        return {each.seat for each in self.connections if not self._is_delayed(each)}

    def _is_delayed(self, connection: Connection) -> bool:
        return connection.seat is None and self.seats.is_delayed(self.match)

    def _host_for(self, connection: Connection) -> MatchHost:
        """The match that the connection may see: spectators of hidden information get the delayed one."""
        if self.delayed is not None and self._is_delayed(connection):
            return self.delayed.host
        return self.host

    async def host_seen_from(self, seat: int | None, person: str | None, token: str | None) -> MatchHost:
        """The match as a person may see it from this seat, if it is theirs, or else as a spectator."""
        if seat in self.seats.seats_of(person, token, self.match) or not self.seats.is_delayed(self.match):
            return self.host
        return (await self._delayed_match()).host

    async def _feed_delayed(self, added: Iterable[LogLine] = ()) -> None:
        """Pass new lines to the delayed match, which is made when the first spectator needs it."""
        if self.delayed is not None:
            self.delayed.add(added)
        elif any(self._is_delayed(each) for each in self.connections):
            await self._delayed_match()

    async def _delayed_match(self) -> DelayedMatch:
        if self.delayed is None:
            stored = await self.load(0)  # with lines that this room may not have followed yet
            followed = replace(stored, lines=stored.lines[: self.host.lines])
            self.delayed = DelayedMatch(followed, stored.terms.delay * 1000)
        return self.delayed

    # --- broadcasts ----------------------------------------------------------------------------------------

    def broadcast_snapshot(self, connections: Iterable[Connection] | None = None) -> None:
        """Send a snapshot to these connections, or to all."""
        for connection in list(self.connections if connections is None else connections):
            connection.send(self.snapshot(connection))

    def broadcast_match(self) -> None:
        """Send what has changed about seats and people."""
        for connection in list(self.connections):
            connection.send(MatchChanged(self.info(connection)))

    def broadcast_thinking(self, seat: int) -> None:
        text = encode(Thinking(seat))
        for connection in list(self.connections):
            if seat in secrecy.deciders(self.match, connection.seat) and not self._is_delayed(connection):
                connection.send_text(text)

    def _broadcast(self, result: Result, lines: Sequence[LogLine]) -> None:
        self.touched = now()
        cleared = self.seats.clear_undo_request()
        for update in result.updates:
            texts = {viewer: encode(message) for viewer, message in update.items()}
            for connection in list(self.connections):
                if not self._is_delayed(connection):
                    connection.send_text(texts.get(connection.seat))
        if result.resets:
            self.broadcast_snapshot()
        elif cleared or self.match.record.end is not None or not isinstance(lines[0].line, Step):
            self.broadcast_match()

    # --- changes -------------------------------------------------------------------------------------------

    async def commit(self, change: Change) -> Result | Refusal:
        """Change the match and append it to the log; it is sent only once it is stored."""
        async with self.lock:
            if self.closed:
                raise DatabaseUnavailable("this room is closed: come back to the next one")
            began, at, first = monotonic(), now(), self.host.lines
            result = change(self.host, at)
            if isinstance(result, Refusal) or not result.lines:
                return result
            try:
                await self._append(first, result.lines, at)
                await self._feed_delayed(result.lines)
            except WriteConflict:
                self.host.rollback()
                await self._or_fail(self._follow(await self.load(self.host.lines)))
                done = result.lines[0].key is not None and result.lines[0].key in self.host.keys
                return Result() if done else Refusal("refusal-step-passed")
            except BaseException:
                self.fail()
                raise
            self._broadcast(result, result.lines)
            self.context.metrics.move(monotonic() - began)
        self.context.committed(self.id)
        return result

    async def _append(self, first: int, added: list[LogLine], at: int) -> None:
        """Store the lines, with the results if they end the match, and tell the other processes."""
        ended = self.match if self.match.record.end is not None else None
        new = NewLines(added, due(self.host, at), self.match.deciders(), ended)
        began = monotonic()
        await self.context.store.append(self.id, first, new)
        self.context.metrics.commit(monotonic() - began)
        self.context.publish(self.id)

    async def write(self, work: Awaitable[object]) -> None:
        """Write something that is not a line of the log, and tell the other processes."""
        await work
        self.context.publish(self.id)

    # --- changes by other processes ------------------------------------------------------------------------

    async def load(self, first: int) -> StoredMatch:
        """The stored match with its lines from `first` on; the room fails if it is gone."""
        stored = await self.context.store.load(self.id, first)
        if stored is None:
            self.fail()
            raise MatchNotFound(self.id)
        return stored

    async def catch_up(self) -> None:
        """Follow what another process has written, or what changed in the waiting room."""
        async with self.lock:
            if self.closed:
                return
            stored = await self.load(self.host.lines if self.match.begun else 0)
            if not self.match.begun:
                stored = self._replace_header(stored)
            await self._or_fail(self._follow(stored))
        await self.read_chat()

    def _replace_header(self, stored: StoredMatch) -> StoredMatch:
        """Start over from the header, which may change until the match begins; returns the lines after it."""
        head = header_lines(stored.lines)
        self.host = open_host(replace(stored, lines=head), self._viewers)
        self.delayed = None
        return replace(stored, first=len(head), lines=stored.lines[len(head) :])

    async def _follow(self, stored: StoredMatch) -> None:
        """Apply and send the new lines and seats."""
        changed = self.seats.follow(stored)
        lost = self._remove_lost_views()  # before the new lines are sent
        result = self.host.append(stored.lines)
        changed |= self.seats.connect(self.connected())  # somebody may have sat down with an open page
        await self._feed_delayed(stored.lines)
        self.broadcast_snapshot(lost)
        if stored.lines:
            self._broadcast(result, stored.lines)
        elif changed:
            self.broadcast_match()

    async def _or_fail(self, work: Awaitable[None]) -> None:
        """Await the work; if it fails halfway, the room cannot be used any more."""
        try:
            await work
        except BaseException:
            self.fail()
            raise

    async def read_chat(self) -> None:
        """Read what was written in the chat since, and send it."""
        for row in await self.chat.read_new():
            text = encode(NewChatLine(chat_line(row, self.seats.stored.seats)))
            for connection in list(self.connections):
                connection.send_text(text)

    def tick(self, at: int) -> None:
        """Send delayed spectators what they may see by now."""
        if self.delayed is None:
            return
        watching = [each for each in self.connections if self._is_delayed(each)]
        result = self.delayed.advance(at)
        for update in result.updates:
            for connection in watching:
                if None in update:
                    connection.send(update[None])
        if result.resets:
            self.broadcast_snapshot(watching)

    def requester(self, person: str | None = None) -> Requester:
        """On whose behalf a worker is asked: the person's, else the owner's."""
        return Requester(person or self.seats.stored.owner or f"of {self.id}", self.id)

    def fail(self) -> None:
        """The room may be wrong: close it, so that everyone reconnects to a new one."""
        if not self.closed:  # by now there may be another room
            self.close()
            self.context.drop(self.id)

    def close(self) -> None:
        self.closed = True
        self.tasks.close()
        if self.bot_task is not None:
            self.bot_task.cancel()
        for connection in list(self.connections):
            connection.close()
