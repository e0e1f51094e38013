"""The clock of a match, computed from the log alone."""

from __future__ import annotations

from collections.abc import Iterable

from gloaming.protocol import ClockInfo, Terms


class Clock:
    """Milliseconds left to each seat; bots have no clock."""

    def __init__(self, terms: Terms, seats: int) -> None:
        self.kind = terms.clock
        self.each = terms.seconds * 1000
        self.increment = terms.increment * 1000
        self.left = [self.each] * seats
        self.since: dict[int, int] = {}  # running seats and when they started

    def follow(self, at: int, mover: int | None, deciding: Iterable[int]) -> None:
        """`mover` has decided at this time, and the people at the `deciding` seats are next."""
        if self.kind == "none":
            return
        running = set(deciding)
        for seat, start in list(self.since.items()):
            if seat == mover or seat not in running:
                self._stop(seat, at - start)
                if seat == mover and self.kind == "bank":
                    self.left[seat] += self.increment
        for seat in running - set(self.since):
            self.since[seat] = at

    def _stop(self, seat: int, passed: int) -> None:
        del self.since[seat]
        if self.kind == "bank":
            self.left[seat] = max(0, self.left[seat] - passed)

    def deadline(self) -> int | None:
        """When the first of the running seats runs out of time."""
        return min((start + self.left[seat] for seat, start in self.since.items()), default=None)

    def out(self, at: int) -> list[int]:
        """The seats that have run out of time."""
        return [seat for seat, start in sorted(self.since.items()) if start + self.left[seat] <= at]

    def info(self, at: int) -> ClockInfo | None:
        if self.kind == "none":
            return None
        left: list[int | None] = [
            max(0, ms - (at - self.since[seat])) if seat in self.since else ms
            for seat, ms in enumerate(self.left)
        ]
        return ClockInfo(at, left, sorted(self.since))
