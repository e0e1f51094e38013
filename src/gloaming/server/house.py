"""All rooms of this server: made, found again after a restart, forked, forgotten."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Mapping

from gloaming.bots.levels import make
from gloaming.core.discover import find
from gloaming.core.reading import read
from gloaming.core.record import Player
from gloaming.core.table import Table
from gloaming.core.trouble import Trouble
from gloaming.server import show
from gloaming.server.room import Room
from gloaming.server.store import Kept, Store
from gloaming.server.thinkers import Thinkers
from gloaming.server.wire import TableInfo, TableWish

SHOWN = 50  # tables in the list


class NoSuchTable(Trouble):
    """There is no table with this id."""


class House:
    """The rooms in memory, over the store that holds them all."""

    def __init__(self, store: Store, thinkers: Thinkers) -> None:
        self.store = store
        self.thinkers = thinkers
        self.rooms: dict[str, Room] = {}
        self.opening = asyncio.Lock()

    async def open(self, wish: TableWish) -> TableInfo:
        """A new table, sealed and waiting for the people's words."""
        game = find(wish.game)
        pack = game.pack()
        players = [Player(seat.name.strip(), seat.level) for seat in wish.seats]
        for player in players:
            if player.level is not None:
                make(player.level, game, pack)
        return await self._keep(Table.open(game, players, wish.settings, pack))

    async def fork(self, id: str, step: int) -> TableInfo:
        """A new table that goes another way from a step of this one."""
        old = (await self.room(id)).table
        return await self._keep(Table.fork(old.game, old.record, step, old.pack))

    async def _keep(self, table: Table) -> TableInfo:
        id = secrets.token_urlsafe(12)
        lines = table.record.lines()
        made = await self.store.create(id, table.secret, lines)
        self.rooms[id] = Room(id, made, table, len(lines), self.store, self.thinkers)
        return self.rooms[id].info()

    async def speak(self, id: str, words: Mapping[str, str]) -> TableInfo:
        """The people's words, by seat number."""
        room = await self.room(id)
        await room.speak({int(seat) if seat.isdigit() else -1: word for seat, word in words.items()})
        return room.info()

    async def room(self, id: str) -> Room:
        """The room of this table, taken up from the store if it is not in memory."""
        async with self.opening:
            if id not in self.rooms:
                kept = await self.store.load(id)
                if kept is None:
                    raise NoSuchTable(f"there is no table {id[:40]!r}")
                self.rooms[id] = self._take_up(kept)
            return self.rooms[id]

    def _take_up(self, kept: Kept) -> Room:
        return Room(kept.id, kept.made, _table(kept), len(kept.lines), self.store, self.thinkers)

    async def tables(self) -> list[TableInfo]:
        """The tables made last, the newest first."""
        newest = await self.store.newest(SHOWN)
        return [self._info(kept) for kept in newest]

    def _info(self, kept: Kept) -> TableInfo:
        room = self.rooms.get(kept.id)
        return room.info() if room is not None else show.table_info(kept.id, kept.made, _table(kept))

    async def forget(self, id: str) -> None:
        room = await self.room(id)
        room.close()
        del self.rooms[id]
        await self.store.delete(id)

    def close(self) -> None:
        for room in self.rooms.values():
            room.close()
        self.thinkers.close()
        self.store.close()


def _table(kept: Kept) -> Table:
    record = read(kept.lines)
    game = find(record.header.game)
    return Table(game, record, kept.secret, game.pack())
