"""Brokers notify other server processes that a match has changed.

The log in the database is authoritative. A notification only says which match to read again.
"""

from __future__ import annotations

from typing import Protocol
from urllib.parse import urlsplit

from gloaming.server.cluster.link import BrokerError, OnGap, OnNotification

REDIS = ("redis", "rediss", "unix")
POSTGRES = ("postgresql", "postgres", "postgresql+psycopg")


class Broker(Protocol):
    """Sends notifications to the other processes and receives theirs."""

    @property
    def linked(self) -> bool:
        """Whether the broker is connected."""
        ...

    async def start(self, on_notification: OnNotification, on_gap: OnGap) -> None:
        """Start to listen; `on_gap` is called whenever notifications may have been missed."""
        ...

    def notify(self, match: str) -> None:
        """Notify the others of a change after its commit; neither waits nor fails."""
        ...

    async def close(self) -> None:
        """Send pending notifications, if that is possible soon, and disconnect."""
        ...


def make_broker(url: str | None, database: str) -> Broker:
    """The broker for a URL; without one, PostgreSQL's own if that is the database."""
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
