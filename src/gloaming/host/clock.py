"""The clock of a match, computed from the log alone."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from copy import copy

from gloaming.protocol import ClockInfo, Terms


class Clock:
    """Milliseconds left to each seat; bots have no clock."""

    def __init__(self, terms: Terms, seats: int) -> None:
        self.kind = terms.clock
        self.each = terms.seconds * 1000
        self.increment = terms.increment * 1000
        self.left = [self.each] * seats
        self.since: dict[int, int] = {}  # running seats and when they started
        self.secret: Collection[int] = ()  # those of them that are asked secretly: it costs them no time

    def copy(self) -> Clock:
        """The clock as it is now."""
        found = copy(self)
        found.left, found.since = self.left.copy(), self.since.copy()
        return found

    def follow(
        self, at: int, mover: int | None, deciding: Iterable[int], secret: Collection[int] = ()
    ) -> None:
        """`mover` has decided at this time, and the people at the `deciding` seats are next."""
        if self.kind == "none":
            return
        running = set(deciding)
        for seat, start in list(self.since.items()):
            if seat == mover or seat not in running:
                self._stop(seat, at - start)
                if seat == mover and self.kind == "bank" and seat not in self.secret:
                    self.left[seat] += self.increment
        for seat in running - set(self.since):
            self.since[seat] = at
        self.secret = secret

    def _stop(self, seat: int, passed: int) -> None:
        del self.since[seat]
        if self.kind == "bank" and seat not in self.secret:
            self.left[seat] = max(0, self.left[seat] - passed)

    def deadline(self) -> int | None:
        """When the first of the running seats runs out of time."""
        return min((start + self.left[seat] for seat, start in self.since.items()), default=None)

    def out(self, at: int) -> list[int]:
        """The seats that have run out of time."""
        return [seat for seat, start in sorted(self.since.items()) if start + self.left[seat] <= at]

    def info(self, at: int, known: Collection[int]) -> ClockInfo | None:
        """The clock for somebody who may know that the `known` seats decide."""
        if self.kind == "none":
            return None
        running = {seat: start for seat, start in self.since.items() if seat in known}
        left: list[int | None] = [
            max(0, ms - (at - running[seat])) if seat in running else ms for seat, ms in enumerate(self.left)
        ]
        return ClockInfo(at, left, sorted(running))
