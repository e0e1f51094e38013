"""A match followed line by line, with its clock: as it stands now, or as it stood a while ago."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import takewhile

from gloaming.bots.levels import USUAL
from gloaming.core.discovery import find
from gloaming.core.match import Table
from gloaming.core.record.format import Step
from gloaming.core.record.reader import read
from gloaming.protocol import ClockInfo
from gloaming.server.matches.clock import Clock
from gloaming.server.storage.matches import LogLine, StoredMatch


class Track:
    """The table, the clock, and how many lines of the log they have followed."""

    def __init__(self, kept: StoredMatch) -> None:
        head = before_words(kept.lines)
        record = read([line.text for line in head])
        game = find(record.header.game)
        self.table = Table(game, record, kept.secret, game.pack())
        self.clock = Clock(kept.terms, len(record.header.players))
        self.lines = len(head)
        self.keys: set[str] = set()
        self.take(kept.lines[len(head) :])

    def take(self, added: Iterable[LogLine]) -> None:
        """Follow lines that were written to the log."""
        for line in added:
            self.table.take(line.text)
            self.passed(line)

    def passed(self, line: LogLine) -> None:
        """The table has done what this line says: so much for its time."""
        self.lines += 1
        if line.key is not None:
            self.keys.add(line.key)
        last = self.table.record.entries[-1] if self.table.record.entries else None
        mover = last.seat if isinstance(last, Step) and not last.is_chance else None
        self.clock.follow(line.at, mover, self.people_deciding())

    # --- who decides -----------------------------------------------------------------------------------

    def bot(self, seat: int) -> str | None:
        """The level of the bot that decides for the seat, if one does."""
        level = self.table.record.header.players[seat].level or self.table.stand_ins.get(seat)
        return level or (USUAL if seat in self.table.record.lost else None)

    def people_deciding(self) -> list[int]:
        return [seat for seat in self.table.deciders() if self.bot(seat) is None]

    def next_bot(self) -> int | None:
        return next((seat for seat in self.table.deciders() if self.bot(seat) is not None), None)

    def clock_info(self, at: int) -> ClockInfo | None:
        """The clock as it is shown; bots have none."""
        info = self.clock.info(at)
        if info is not None:
            info.left = [None if self.bot(seat) is not None else ms for seat, ms in enumerate(info.left)]
        return info

    def due(self, at: int, grace: int) -> int | None:
        """When somebody has to look after the match if nothing happens."""
        if self.next_bot() is not None:
            return at + grace
        return self.clock.deadline()


def before_words(lines: Sequence[LogLine]) -> list[LogLine]:
    """The lines of a table that still waits for its people's words."""
    return list(takewhile(lambda line: not line.text.startswith('{"words"'), lines))
