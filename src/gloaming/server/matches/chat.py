"""The chat of a match, as far as this process has read it."""

from __future__ import annotations

from gloaming.protocol import ChatLine
from gloaming.server.storage.matches.rows import ChatRow, SeatRow
from gloaming.server.storage.matches.store import MatchStore
from gloaming.server.times import iso_time

MAX_LINES = 200


class Chat:
    """The last lines of a match's chat; nothing is read until `read_new` is called first."""

    def __init__(self, store: MatchStore, match: str) -> None:
        self.store = store
        self.match = match
        self.rows: list[ChatRow] | None = None

    async def read_new(self) -> list[ChatRow]:
        """Read what was written since, and return it; the first time nothing counts as new."""
        after = self._last()
        found = await self.store.sayings(self.match, after, MAX_LINES)
        known = self._last()  # another task may have read meanwhile
        added = [row for row in found if row.number > known]
        first = self.rows is None
        self.rows = [*(self.rows or []), *added][-MAX_LINES:]
        return [] if first else added

    def _last(self) -> int:
        return self.rows[-1].number if self.rows else 0


def chat_line(row: ChatRow, seats: list[SeatRow]) -> ChatLine:
    """A row as a message, with the seat of the person who wrote it."""
    people = [seat.person for seat in seats]
    seat = people.index(row.person) if row.person in people else None
    return ChatLine(row.number, row.person, row.name, seat, row.text, iso_time(row.at))
