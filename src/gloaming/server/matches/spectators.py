"""The delayed view that spectators of a game with hidden information get."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable
from dataclasses import replace

from gloaming.server.matches.follower import Follower, header_lines
from gloaming.server.storage.matches.rows import LogLine, StoredMatch
from gloaming.server.times import now


class DelayedFollower:
    """A follower that lags `delay` milliseconds behind the log, with the lines still to be shown."""

    def __init__(self, stored: StoredMatch, delay: int) -> None:
        self.delay = delay
        old = now() - delay
        begin = len(header_lines(stored.lines))
        seen = next(
            (n for n in range(begin, len(stored.lines)) if stored.lines[n].at > old), len(stored.lines)
        )
        self.follower = Follower(replace(stored, lines=stored.lines[:seen]))
        self.waiting = deque(stored.lines[seen:])

    def add(self, lines: Iterable[LogLine]) -> None:
        self.waiting.extend(lines)

    def due(self, at: int) -> list[LogLine]:
        """Remove and return the lines that may be shown now."""
        found = []
        while self.waiting and self.waiting[0].at + self.delay <= at:
            found.append(self.waiting.popleft())
        return found
