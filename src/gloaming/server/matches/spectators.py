"""The delayed view that spectators of a game with hidden information get."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable
from dataclasses import replace

from gloaming.core.record.format import LogLine
from gloaming.host.result import Result
from gloaming.server.matches.stored_match import header_lines, open_host
from gloaming.server.storage.matches.rows import StoredMatch
from gloaming.server.times import now


class DelayedMatch:
    """A match that lags `delay` milliseconds behind the log, with the lines still to be shown."""

    def __init__(self, stored: StoredMatch, delay: int) -> None:
        self.delay = delay
        old = now() - delay
        begin = len(header_lines(stored.lines))
        seen = next(
            (n for n in range(begin, len(stored.lines)) if stored.lines[n].at > old), len(stored.lines)
        )
        self.host = open_host(replace(stored, lines=stored.lines[:seen]), lambda: (None,))
        self.waiting = deque(stored.lines[seen:])

    def add(self, lines: Iterable[LogLine]) -> None:
        self.waiting.extend(lines)

    def advance(self, at: int) -> Result:
        """Follow the lines that may be shown now."""
        due = []
        while self.waiting and self.waiting[0].at + self.delay <= at:
            due.append(self.waiting.popleft())
        return self.host.append(due)
