"""What happens while discs slide, in order, and the paths on which they slid."""

from __future__ import annotations

from typing import final


class Event:
    """A fact about a slide at a time in seconds."""

    time: float

    def values(self) -> tuple[float | int, ...]:
        """Everything it says."""
        raise NotImplementedError

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Event) and type(self) is type(other) and self.values() == other.values()

    def __hash__(self) -> int:
        return hash(self.values())

    def __repr__(self) -> str:
        return f"{type(self).__name__}{self.values()}"


@final
class Touched(Event):
    """Disc a and disc b, a before b, ran into each other."""

    def __init__(self, time: float, a: int, b: int) -> None:
        self.time = time
        self.a = a
        self.b = b

    def values(self) -> tuple[float | int, ...]:
        return self.time, self.a, self.b


@final
class Bounced(Event):
    """A disc ran into an obstacle."""

    def __init__(self, time: float, disc: int, obstacle: int) -> None:
        self.time = time
        self.disc = disc
        self.obstacle = obstacle

    def values(self) -> tuple[float | int, ...]:
        return self.time, self.disc, self.obstacle


@final
class Left(Event):
    """A disc's centre crossed the edge of the area; it touches nothing any more."""

    def __init__(self, time: float, disc: int) -> None:
        self.time = time
        self.disc = disc

    def values(self) -> tuple[float | int, ...]:
        return self.time, self.disc


@final
class Stopped(Event):
    """A disc came to rest, for now."""

    def __init__(self, time: float, disc: int) -> None:
        self.time = time
        self.disc = disc

    def values(self) -> tuple[float | int, ...]:
        return self.time, self.disc


@final
class Segment:
    """A stretch of a disc's path: straight along (ux, uy), from a speed that falls by `drag` every second."""

    def __init__(
        self, disc: int, start: float, x: float, y: float, ux: float, uy: float, speed: float, drag: float
    ) -> None:
        self.disc = disc
        self.start = start
        self.end = start
        self.x = x  # metres from the corner (0, 0)
        self.y = y
        self.ux = ux
        self.uy = uy
        self.speed = speed
        self.drag = drag

    def at(self, time: float) -> tuple[float, float]:
        """Where the disc is at a time from start to end."""
        since = time - self.start
        run = since * (self.speed - 0.5 * self.drag * since)
        return self.x + self.ux * run, self.y + self.uy * run

    def speed_at(self, time: float) -> float:
        """How fast it is at a time from start to end."""
        return self.speed - self.drag * (time - self.start)
