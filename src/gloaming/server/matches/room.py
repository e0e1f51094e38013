"""A table with the people around it: keeps what is done there, then tells everyone what they may know."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Coroutine, Iterable
from dataclasses import replace
from itertools import zip_longest
from time import monotonic
from typing import Any, TypeVar

from sqlalchemy import Connection

from gloaming.core.match import Table
from gloaming.core.state import Refusal
from gloaming.host import presenter as show
from gloaming.i18n.catalogue import catalogue
from gloaming.protocol import ChatLine, Moment, Said, Seated, Snapshot, Stepped, TableInfo, Thinking
from gloaming.server.errors import MatchNotFound
from gloaming.server.matches.connection import Listener, encode
from gloaming.server.matches.follower import Track, before_words
from gloaming.server.matches.seats import Seating
from gloaming.server.matches.services_merged import Services
from gloaming.server.matches.spectators import Late
from gloaming.server.matches.waiting_room import BOT_GRACE
from gloaming.server.storage import chat, matches
from gloaming.server.storage.database import now
from gloaming.server.storage.engine import DatabaseUnavailable
from gloaming.server.storage.matches import LogLine, StoredMatch, WriteConflict
from gloaming.server.workers.bot_pool import Thought
from gloaming.server.workers.priority_semaphore import Asker

CHAT_SHOWN = 200
RESUMED = 40  # steps that a page which comes back is told one by one; if it missed more, it gets the whole

TOLD = ('{"step"', '{"seat"', '{"lost"')  # lines that are told one by one
END = '{"end"'
ANEW = ('{"undo"', '{"words"')  # lines after which everyone sees the whole table anew

News = dict[int | None, str]  # one more line of the log, as seen from each seat
Act = Callable[[Table], Refusal | None]
T = TypeVar("T")


class Room:
    """One match in memory. The log in the database is the truth; this follows it."""

    def __init__(self, kept: StoredMatch, services: Services) -> None:
        self.id = kept.id
        self.services = services
        self.track = Track(kept)
        self.seating = Seating(kept)
        self.listeners: set[Listener] = set()
        self.late: Late | None = None
        self.sayings: list[chat.ChatRow] | None = None
        self.lock = asyncio.Lock()
        self.minder: asyncio.Task[None] | None = None
        self.thoughts: set[asyncio.Task[Any]] = set()
        self.advice: tuple[int, int, asyncio.Task[Thought]] | None = (
            None  # the last: step, seat, what was found
        )
        self.revealed: tuple[int, int, asyncio.Task[bool]] | None = None  # the last: line, goal, whether
        self.touched = now()
        self.closed = False

    @property
    def table(self) -> Table:
        return self.track.table

    # --- people come and go ----------------------------------------------------------------------------

    async def join(self, listener: Listener, seat: int | None, line: int | None) -> None:
        """Send what the page has missed since this line, or everything; then whatever comes."""
        await self.read_chat()
        async with self.lock:  # not while something is done that could still be lost
            if self.closed:
                listener.cut()
                return
            listener.seat = seat
            self.listeners.add(listener)
            self._unseat()
            await self._delay()
            if line is None or not self._resume(listener, line):
                listener.send(self.snapshot(listener))
        await self._presence(self.own(listener))

    async def leave(self, listener: Listener) -> None:
        self.listeners.discard(listener)
        self.touched = now()
        await self._presence(self.own(listener))

    async def _presence(self, seats: Iterable[int]) -> None:
        """Somebody came or went: note it for the other processes, and tell."""
        changed = self.seating.connect(self.connected())
        if changed and self.seating.kept.online and not self.closed:
            self.tell_seating()
            here = [(self.id, seat) for seat in seats if seat in self.seating.connected]
            gone = [(self.id, seat) for seat in seats if seat not in self.seating.connected]
            await self.write(lambda db: matches.seen(db, {now(): here, 0: gone}))

    def connected(self) -> set[int]:
        """The seats whose people have this table open here."""
        return set[int]().union(*map(self.own, self.listeners))

    def own(self, listener: Listener) -> set[int]:
        """The seats that the page decides for and may look from."""
        return self.seating.seats_of(listener.person, listener.token, self.table)

    def _unseat(self) -> list[Listener]:
        """A view follows the person: who has lost the seat looks on, or goes; returns those who look on."""
        lost = [who for who in self.listeners if who.seat is not None and who.seat not in self.own(who)]
        for who in lost:
            who.seat = None
        for who in list(self.listeners):
            if not self.seating.may_watch(who.person, who.token, self.table):
                self.listeners.discard(who)
                who.bar()
        return [who for who in lost if not who.gone]

    def _resume(self, listener: Listener, line: int) -> bool:
        """Tell the steps after this line one by one, if steps can tell it."""
        track = self._seen(listener)
        missed = track.lines - line
        steps = self.table.record.lines(line) if 0 <= missed <= RESUMED and track is self.track else None
        if steps is None or not all(text.startswith(('{"step"', '{"end"')) for text in steps):
            return False
        first = track.table.step - sum(text.startswith('{"step"') for text in steps)
        frames = show.frames(track.table, listener.seat, first, track.table.step)[1:]
        for number, frame in enumerate(frames, line + 1):
            assert frame.entry is not None
            frame.moment.line = number
            last = frame.moment.step == track.table.step
            moment = self.moment(track, listener.seat) if last else frame.moment
            listener.send(Stepped(frame.entry, moment))
        listener.send(Seated(self.info(listener)))
        for saying in (self.sayings or [])[-RESUMED:]:  # the page knows which of these it has heard
            listener.send(Said(self._chat_line(saying)))
        return True

    # --- what they see -----------------------------------------------------------------------------------

    def info(self, listener: Listener) -> TableInfo:
        return self.seating.info(self.track, listener.person, listener.token)

    def snapshot(self, listener: Listener) -> Snapshot:
        track = self._seen(listener)
        log = show.log(track.table, listener.seat)
        said = [self._chat_line(saying) for saying in self.sayings or []]
        return Snapshot(self.info(listener), self.moment(track, listener.seat), log, said)

    def moment(self, track: Track, seat: int | None) -> Moment:
        undo = self.seating.may_undo(track, seat)
        moment = show.moment(track.table, seat, undo)
        moment.undo_asks = undo and self.seating.undo_asks(track, seat)
        moment.line = track.lines
        moment.clock = track.clock_info(now())
        return moment

    def drawing(self, seat: int | None, language: str) -> str:
        """The table in characters, for a browser that has no pictures of this game."""
        names = [player.name for player in self.table.record.header.players]
        return self.table.game.draw(self.table.view(seat), names, catalogue(language, self.table.game))

    def _is_late(self, listener: Listener) -> bool:
        return listener.seat is None and self.seating.is_veiled(self.table)

    def _seen(self, listener: Listener) -> Track:
        """The match as the listener may see it: spectators of secrets see it late."""
        return self.late.track if self.late is not None and self._is_late(listener) else self.track

    async def _delay(self, added: Iterable[LogLine] = ()) -> None:
        """Keep the new lines for those who see the match late, if there are any."""
        if self.late is not None:
            self.late.add(added)
        elif any(self._is_late(who) for who in self.listeners):
            kept = await self.load(0)  # with lines of other processes that we have still to follow
            followed = replace(kept, lines=kept.lines[: self.track.lines])
            self.late = Late(followed, kept.terms.delay * 1000)

    def tell_anew(self, listeners: Iterable[Listener]) -> None:
        for listener in list(listeners):
            listener.send(self.snapshot(listener))

    async def look(self, listener: Listener, seat: int | None) -> Refusal | None:
        """Let the page look from another seat of its own, or from outside."""
        async with self.lock:  # not while something is done that could still be lost
            if seat is not None and seat not in self.own(listener):
                return Refusal("refusal-not-your-seat")
            listener.seat = seat
            await self._delay()
            listener.send(self.snapshot(listener))
        return None

    def tell_seating(self) -> None:
        for listener in list(self.listeners):
            listener.send(Seated(self.info(listener)))

    def tell_thinking(self, seat: int) -> None:
        text = encode(Thinking(seat))
        for listener in list(self.listeners):
            if not self._is_late(listener):
                listener.send_text(text)

    # --- what is done ------------------------------------------------------------------------------------

    async def change(self, act: Act, key: str | None = None) -> Refusal | None:
        """Do something at the table and keep it. Nobody sees what could still be lost."""
        async with self.lock:
            if self.closed:
                raise DatabaseUnavailable("this room is closed: come back to the next one")
            if key is not None and key in self.track.keys:
                return None  # it came before, and is kept
            refusal = act(self.table)
            if refusal is not None:
                return refusal
            at, first = now(), self.track.lines
            began = monotonic()
            added, news = self._advance(at, key)
            while self.table.chance():
                more, told = self._advance(at, None)
                added, news = added + more, news + told
            try:
                await self._keep(first, added, at)
                await self._delay(added)
            except WriteConflict:
                await self._or_fail(self._reload())
                done = key is not None and key in self.track.keys
                return None if done else Refusal("refusal-step-passed")
            except BaseException:
                self.fail()
                raise
            self._tell(added, news)
            self.services.counts.move(monotonic() - began)
        await self._after()
        return None

    def _advance(self, at: int, key: str | None) -> tuple[list[LogLine], list[News]]:
        """The lines that the table has just made, and what each seat is told of them."""
        texts = self.table.record.lines(self.track.lines)
        added = [LogLine(text, at, key if n == 0 else None) for n, text in enumerate(texts)]
        for line in added:
            self.track.passed(line)
        return added, [self._news()] if texts[0].startswith(TOLD) else []

    def _news(self) -> News:
        """The last line of the log, as each seat that somebody looks from may know it."""
        views = {who.seat for who in self.listeners if not self._is_late(who)}
        return {
            seat: encode(Stepped(show.latest(self.table, seat), self.moment(self.track, seat)))
            for seat in views
        }

    async def _keep(self, first: int, added: list[LogLine], at: int) -> None:
        due = self.track.due(at, BOT_GRACE)
        turn = self.table.deciders()

        def work(db: Connection) -> None:
            matches.append(db, self.id, first, added, due, turn)
            if self.table.record.end is not None:
                self.services.settle(db, self.seating.kept, self.table, at)

        began = monotonic()
        await self.services.store.write(work)
        self.services.counts.commit(monotonic() - began)
        self.services.tell(self.id)

    def _tell(self, added: list[LogLine], news: list[News]) -> None:
        self.touched = now()
        cleared = self.seating.clear_question()
        anew = any(line.text.startswith(ANEW) for line in added)
        for told in news:
            for listener in list(self.listeners):
                if listener.seat in told and not self._is_late(listener):
                    listener.send_text(told[listener.seat])
        if anew:
            self.tell_anew(self.listeners)
        elif cleared or self.table.record.end is not None or not added[0].text.startswith('{"step"'):
            self.tell_seating()

    async def _after(self) -> None:
        """Bots go on; whoever has to decide and is not here is told."""
        self.services.mind(self)
        for seat in self.track.people_deciding():
            person = self.seating.kept.seats[seat].person
            if person is not None and self.seating.kept.online and not self.seating.is_present(seat):
                self.services.notify(person, self.id, self.table.game.spec.id, self.track.lines)

    # --- what other processes do -----------------------------------------------------------------------

    async def load(self, first: int) -> StoredMatch:
        kept = await self.services.store.read(lambda db: matches.load(db, self.id, first))
        if kept is None:
            self.fail()
            raise MatchNotFound(self.id)
        return kept

    async def catch_up(self) -> None:
        """Follow what was written since: by another process, or while the table was waiting."""
        async with self.lock:
            if self.closed:
                return
            first = self.track.lines if self.table.begun else 0
            kept = await self.load(first)
            if not self.table.begun:
                kept = self._seat_anew(kept)
            await self._or_fail(self._follow(kept))
        await self.read_chat()

    def _seat_anew(self, kept: StoredMatch) -> StoredMatch:
        """While the table waits its first line may change; what is left is the log from the words on."""
        head = before_words(kept.lines)
        self.track = Track(replace(kept, lines=head))
        self.late = None
        return replace(kept, first=len(head), lines=kept.lines[len(head) :])

    async def _follow(self, kept: StoredMatch) -> None:
        changed = self.seating.follow(kept)
        lost = self._unseat()  # before anything is told of the new lines
        news: list[News] = []
        for line, after in zip_longest(kept.lines, kept.lines[1:]):
            self.track.take([line])
            if after is not None and after.text.startswith(END):
                continue  # the end is told with what brought it
            if line.text.startswith((*TOLD, END)):
                news.append(self._news())
        changed |= self.seating.connect(self.connected())  # a page that was open may have sat down
        await self._delay(kept.lines)
        self.tell_anew(lost)
        if kept.lines:
            self._tell(kept.lines, news)
        elif changed:
            self.tell_seating()

    async def _or_fail(self, work: Awaitable[None]) -> None:
        """What fails halfway leaves nothing to rely on."""
        try:
            await work
        except BaseException:
            self.fail()
            raise

    async def _reload(self) -> None:
        """Forget what was done here in vain, and take up the log as it is."""
        kept = await self.load(0)
        self.track = Track(kept)
        self.seating.follow(kept)
        self.late = None
        self._unseat()
        await self._delay()
        self.tell_anew(self.listeners)

    async def write(self, work: Callable[[Connection], object]) -> None:
        """Write something that is not a line of the log, and tell the other processes."""
        await self.services.store.write(work)
        self.services.tell(self.id)

    # --- chat ----------------------------------------------------------------------------------------------

    async def read_chat(self) -> None:
        """Read and tell what was said since."""
        after = self.sayings[-1].number if self.sayings else 0
        said = await self.services.store.read(lambda db: chat.sayings(db, self.id, after, CHAT_SHOWN))
        known = self.sayings[-1].number if self.sayings else 0
        fresh = [saying for saying in said if saying.number > known]
        silent = self.sayings is None
        self.sayings = [*(self.sayings or []), *fresh][-CHAT_SHOWN:]
        for saying in [] if silent else fresh:
            text = encode(Said(self._chat_line(saying)))
            for listener in list(self.listeners):
                listener.send_text(text)

    def _chat_line(self, saying: chat.ChatRow) -> ChatLine:
        people = [row.person for row in self.seating.kept.seats]
        seat = people.index(saying.person) if saying.person in people else None
        return ChatLine(saying.number, saying.person, saying.name, seat, saying.text, show.iso(saying.at))

    # --- time passes ---------------------------------------------------------------------------------------

    def tick(self, at: int) -> None:
        """Show late spectators what is old enough by now."""
        if self.late is None:
            return
        watching = [who for who in self.listeners if self._is_late(who)]
        for line in self.late.ripe(at):
            track = self.late.track
            track.take([line])
            if not line.text.startswith(TOLD):
                messages = [(who, encode(self.snapshot(who))) for who in watching]
            else:
                text = encode(Stepped(show.latest(track.table, None), self.moment(track, None)))
                messages = [(who, text) for who in watching]
            for who, text in messages:
                who.send_text(text)

    # --- thinking ------------------------------------------------------------------------------------------

    def asker(self, person: str | None = None) -> Asker:
        """On whose behalf something is thought about here: the person's, else the owner's."""
        return Asker(person or self.seating.kept.owner or f"of {self.id}", self.id)

    def thinking(self, work: Coroutine[object, object, T]) -> asyncio.Task[T]:
        """Something that is thought about beside, as long as the room is open."""
        task = asyncio.create_task(work)
        self.thoughts.add(task)
        task.add_done_callback(self.thoughts.discard)
        return task

    async def heard(self, thought: asyncio.Task[T]) -> T:
        """What it comes to; it goes on if one of those who wait for it leaves."""
        try:
            return await asyncio.shield(thought)
        except asyncio.CancelledError:
            if self.closed and thought.cancelled():
                raise DatabaseUnavailable("this room is closed: come back to the next one") from None
            raise

    def fail(self) -> None:
        """Whatever this room believes may be wrong: everybody comes back to a new one."""
        if not self.closed:  # by now there may be another room
            self.close()
            self.services.drop(self.id)

    def close(self) -> None:
        self.closed = True
        for thought in [*self.thoughts, *([self.minder] if self.minder is not None else [])]:
            thought.cancel()
        for listener in list(self.listeners):
            listener.cut()
