"""Brokers tell other server processes that something was added to a match.

The event log in the database is the truth. A broker carries hints only: who gets one reads the log.
"""

from __future__ import annotations

from typing import Protocol
from urllib.parse import urlsplit

from gloaming.server.cluster.link import BrokerError, OnGap, OnNotification

REDIS = ("redis", "rediss", "unix")
POSTGRES = ("postgresql", "postgres", "postgresql+psycopg")


class Broker(Protocol):
    """What a server process tells the others through."""

    @property
    def linked(self) -> bool:
        """Whether hints come through just now."""
        ...

    async def start(self, heard: OnNotification, gap: OnGap) -> None:
        """Begin to listen; `gap` is called whenever hints may have been missed."""
        ...

    def notify(self, match: str) -> None:
        """Tell the others, after the commit, from the event loop; it neither waits nor fails."""
        ...

    async def close(self) -> None:
        """Send what is still to be told, if that can be done soon, and stop listening."""
        ...


def make_broker(url: str | None, database: str) -> Broker:
    """The broker with this address; without one, the database's own if it has one."""
    if url is None:
        url = database if _scheme(database) in POSTGRES else "memory://"
    scheme = _scheme(url)
    if scheme == "memory":
        from gloaming.server.cluster.memory import MemoryBroker

        return MemoryBroker()
    if scheme in POSTGRES:
        from gloaming.server.cluster.postgres import PostgresBroker

        return PostgresBroker(url)
    if scheme in REDIS:
        from gloaming.server.cluster.redis import RedisBroker

        return RedisBroker(url)
    raise BrokerError(
        f"a broker is redis://HOST:PORT/NUMBER, postgresql://USER@HOST/NAME or memory://, not {scheme!r}"
    )


def _scheme(url: str) -> str:
    try:
        return urlsplit(url).scheme or url.partition(":")[0]
    except ValueError:
        return url.partition(":")[0]
