"""A table with the people around it: takes what they send, keeps it, tells everyone what they may know."""

from __future__ import annotations

import asyncio
import logging
from dataclasses import dataclass, field

from gloaming.catalogue import catalogue
from gloaming.core.choices import Action
from gloaming.core.game import Refusal
from gloaming.core.table import Table
from gloaming.server import show
from gloaming.server.store import Store
from gloaming.server.thinkers import Thinkers
from gloaming.server.wire import (
    Do,
    FromBrowser,
    Pick,
    Preview,
    Previewed,
    Refused,
    Snapshot,
    Stepped,
    TableInfo,
    Thinking,
    ToBrowser,
    Undo,
)

LONGEST_ACTION = 200
WAITING = 200  # messages that a slow listener may lag behind before it is cut and has to come back

log = logging.getLogger("gloaming.room")


@dataclass(eq=False)
class Listener:
    """One open page: the seat it looks from, and what it has still to be sent (None: nothing more)."""

    seat: int | None
    waiting: asyncio.Queue[ToBrowser | None] = field(default_factory=lambda: asyncio.Queue(WAITING))

    def send(self, message: ToBrowser) -> None:
        if self.waiting.full():
            self.cut()
        else:
            self.waiting.put_nowait(message)

    def cut(self) -> None:
        while not self.waiting.empty():
            self.waiting.get_nowait()
        self.waiting.put_nowait(None)


class Room:
    """One table in play on this server."""

    def __init__(self, id: str, made: str, table: Table, kept: int, store: Store, thinkers: Thinkers) -> None:
        self.id = id
        self.made = made
        self.table = table
        self.kept = kept  # lines of the record that are in the store
        self.store = store
        self.thinkers = thinkers
        self.listeners: set[Listener] = set()
        self.lock = asyncio.Lock()
        self.bots: asyncio.Task[None] | None = None

    def info(self) -> TableInfo:
        return show.table_info(self.id, self.made, self.table)

    # --- people come and go ----------------------------------------------------------------------------

    def join(self, seat: int | None) -> Listener:
        listener = Listener(seat)
        self.listeners.add(listener)
        listener.send(self.snapshot(seat))
        self.wake()
        return listener

    def leave(self, listener: Listener) -> None:
        self.listeners.discard(listener)

    def snapshot(self, seat: int | None) -> Snapshot:
        log = [show.entry(self.table, happening, seat) for happening in self.table.log]
        return Snapshot(self.info(), show.moment(self.table, seat, self._may_undo()), log)

    def drawing(self, seat: int | None, language: str) -> str:
        """The table in characters, for a browser that has no pictures of this game."""
        names = [player.name for player in self.table.record.header.players]
        say = catalogue(language, self.table.game)
        return self.table.game.draw(self.table.view(seat), names, say)

    def _tell_all(self) -> None:
        for listener in list(self.listeners):
            listener.send(self.snapshot(listener.seat))

    # --- what they send --------------------------------------------------------------------------------

    async def receive(self, listener: Listener, message: FromBrowser) -> None:
        refusal: Refusal | None
        if isinstance(message, Do):
            action = self.table.game.read(message.action[:LONGEST_ACTION])
            refusal = await self.do(message.step, message.seat, action)
        elif isinstance(message, Pick):
            action = self._picked(message.seat, message.span, message.values)
            refusal = await self.do(message.step, message.seat, action)
        elif isinstance(message, Undo):
            refusal = await self.undo()
        elif isinstance(message, Preview):
            refusal = self._preview(listener, message)
        else:
            refusal = self._look(listener, message.seat)
        if refusal is not None:
            listener.send(Refused(show.phrase(refusal)))

    def _look(self, listener: Listener, seat: int | None) -> Refusal | None:
        if seat is not None and not self.is_person(seat):
            return Refusal("refusal-not-your-seat")
        listener.seat = seat
        listener.send(self.snapshot(seat))
        return None

    def _preview(self, listener: Listener, message: Preview) -> Refusal | None:
        """Show a person what a rule lets them see of an action before they take it."""
        if message.step != self.table.step:
            return Refusal("refusal-step-passed")
        if not self.is_person(message.seat) or message.seat not in self.table.deciders():
            return Refusal("refusal-not-your-decision")
        action = self.table.game.read(message.action[:LONGEST_ACTION])
        if action is None:
            return Refusal("refusal-unknown-action")
        refusal = self.table.state.why_not(message.seat, action)
        if refusal is not None:
            return refusal
        event = self.table.game.preview(self.table.state, message.seat, action)
        if event is None:
            return Refusal("refusal-no-preview")
        shown = show.event_info(self.table.game, event)
        listener.send(Previewed(message.step, message.action, shown))
        return None

    def is_person(self, seat: int) -> bool:
        players = self.table.record.header.players
        return 0 <= seat < len(players) and players[seat].level is None

    def _picked(self, seat: int, span: int, values: list[int]) -> Action | None:
        """The member of an offered span that the numbers name."""
        spans = self.table.offers(seat).spans
        if not 0 <= span < len(spans) or len(values) != len(spans[span].ranges):
            return None
        return spans[span].make(values)

    async def do(self, step: int, seat: int, action: Action | None) -> Refusal | None:
        """A person's decision; None is no action of the game."""
        async with self.lock:
            if step != self.table.step:
                return Refusal("refusal-step-passed")
            if not self.is_person(seat):
                return Refusal("refusal-not-your-seat")
            if action is None:
                return Refusal("refusal-unknown-action")
            refusal = await self._pay(seat, action)
        self.wake()
        return refusal

    async def speak(self, words: dict[int, str]) -> None:
        """The people's words; then the game runs."""
        async with self.lock:
            self.table.speak(words)
            await self._keep([])
            await self._run_chance()
        self._tell_all()
        self.wake()

    async def undo(self) -> Refusal | None:
        """Take back the last decision, if a person made it; at one screen everyone is asked at once."""
        async with self.lock:
            seat = self._last_person()
            refusal = self.table.undo(seat) if seat is not None else Refusal("refusal-undo-nothing")
            if refusal is None:
                await self._keep([])
        if refusal is None:
            self._tell_all()
        return refusal

    def _last_person(self) -> int | None:
        if not self.table.log:
            return None
        last = self.table.log[-1].step
        return last.seat if not last.is_chance and self.is_person(last.seat) else None

    def _may_undo(self) -> bool:
        seat = self._last_person()
        return seat is not None and self.table.undo_refusal(seat) is None

    # --- payments --------------------------------------------------------------------------------------

    async def _pay(self, seat: int, action: Action) -> Refusal | None:
        refusal = self.table.submit(seat, action)
        if refusal is None:
            await self._keep(self._step_messages())
            await self._run_chance()
        return refusal

    async def _run_chance(self) -> None:
        while self.table.chance():
            await self._keep(self._step_messages())

    def _step_messages(self) -> list[tuple[Listener, Stepped]]:
        happening = self.table.log[-1]
        undo = self.table.state.faces() == 0 and self._may_undo()
        return [
            (
                who,
                Stepped(show.entry(self.table, happening, who.seat), show.moment(self.table, who.seat, undo)),
            )
            for who in self.listeners
        ]

    async def _keep(self, messages: list[tuple[Listener, Stepped]]) -> None:
        """First the store, then the people: nobody sees a step that could still be lost."""
        lines = self.table.record.lines()
        await self.store.append(self.id, self.kept, lines[self.kept :])
        self.kept = len(lines)
        for listener, message in messages:
            listener.send(message)

    # --- bots --------------------------------------------------------------------------------------------

    def wake(self) -> None:
        """Let the bots play if it is for them to decide."""
        if self.bots is None or self.bots.done():
            self.bots = asyncio.create_task(self._play_bots())
            self.bots.add_done_callback(_note_failure)

    async def _play_bots(self) -> None:
        while (seat := self._next_bot()) is not None:
            for listener in list(self.listeners):
                listener.send(Thinking(seat))
            step, level = self.table.step, self.table.record.header.players[seat].level
            assert level is not None
            view = self.table.view(seat)
            text = await self.thinkers.choose(self.table.game.spec.id, level, view, seat)
            async with self.lock:
                if self.table.step != step:
                    continue  # somebody else decided meanwhile: look again
                action = self.table.game.read(text)
                assert action is not None
                refusal = await self._pay(seat, action)
                assert refusal is None, refusal

    def _next_bot(self) -> int | None:
        for seat in self.table.deciders():
            if not self.is_person(seat):
                return seat
        return None

    def close(self) -> None:
        if self.bots is not None:
            self.bots.cancel()
        for listener in list(self.listeners):
            listener.cut()


def _note_failure(task: asyncio.Task[None]) -> None:
    if not task.cancelled() and task.exception() is not None:
        log.error("a bot failed", exc_info=task.exception())
