"""The broker of a server with one process."""

from __future__ import annotations

from gloaming.server.cluster.link import OnGap, OnNotification


class MemoryBroker:
    """Does nothing: there is no other process to notify."""

    linked = True

    async def start(self, on_notification: OnNotification, on_gap: OnGap) -> None:
        pass

    def notify(self, match: str) -> None:
        pass

    async def close(self) -> None:
        pass
