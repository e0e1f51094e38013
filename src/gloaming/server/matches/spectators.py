"""The match as spectators of a game with secrets see it: some seconds ago."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable
from dataclasses import replace

from gloaming.server.matches.follower import Track, before_words
from gloaming.server.storage.database import now
from gloaming.server.storage.matches import LogLine, StoredMatch


class Late:
    """A track that follows the log with a delay, and the lines that are not old enough yet."""

    def __init__(self, kept: StoredMatch, delay: int) -> None:
        self.delay = delay
        old = now() - delay
        begin = len(before_words(kept.lines))
        seen = next((n for n in range(begin, len(kept.lines)) if kept.lines[n].at > old), len(kept.lines))
        self.track = Track(replace(kept, lines=kept.lines[:seen]))
        self.waiting = deque(kept.lines[seen:])

    def add(self, lines: Iterable[LogLine]) -> None:
        self.waiting.extend(lines)

    def ripe(self, at: int) -> list[LogLine]:
        """The lines that may be shown now."""
        found = []
        while self.waiting and self.waiting[0].at + self.delay <= at:
            found.append(self.waiting.popleft())
        return found
