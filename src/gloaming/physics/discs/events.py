"""Events of a simulation, and segments of paths."""

from __future__ import annotations

from typing import final


class Event:
    """Something that happened at a time in seconds."""

    time: float

    def values(self) -> tuple[float | int, ...]:
        """All fields, for comparison and hashing."""
        raise NotImplementedError

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Event) and type(self) is type(other) and self.values() == other.values()

    def __hash__(self) -> int:
        return hash(self.values())

    def __repr__(self) -> str:
        return f"{type(self).__name__}{self.values()}"


@final
class Touched(Event):
    """Disc a collided with disc b; a < b."""

    def __init__(self, time: float, a: int, b: int) -> None:
        self.time = time
        self.a = a
        self.b = b

    def values(self) -> tuple[float | int, ...]:
        return self.time, self.a, self.b


@final
class Bounced(Event):
    """A disc collided with an obstacle."""

    def __init__(self, time: float, disc: int, obstacle: int) -> None:
        self.time = time
        self.disc = disc
        self.obstacle = obstacle

    def values(self) -> tuple[float | int, ...]:
        return self.time, self.disc, self.obstacle


@final
class Left(Event):
    """The centre of a disc crossed the edge of the area; the disc is out of play."""

    def __init__(self, time: float, disc: int) -> None:
        self.time = time
        self.disc = disc

    def values(self) -> tuple[float | int, ...]:
        return self.time, self.disc


@final
class Stopped(Event):
    """A disc came to rest; a later collision may move it again."""

    def __init__(self, time: float, disc: int) -> None:
        self.time = time
        self.disc = disc

    def values(self) -> tuple[float | int, ...]:
        return self.time, self.disc


@final
class Segment:
    """A straight part of a path along (ux, uy); the speed falls by `drag` per second."""

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
        """The position at a time between start and end."""
        since = time - self.start
        distance = since * (self.speed - 0.5 * self.drag * since)
        return self.x + self.ux * distance, self.y + self.uy * distance

    def speed_at(self, time: float) -> float:
        """The speed at a time between start and end."""
        return self.speed - self.drag * (time - self.start)
