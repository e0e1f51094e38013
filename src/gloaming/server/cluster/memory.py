"""For a server of one process: there is nobody else to tell."""

from __future__ import annotations

from gloaming.server.cluster.link import OnGap, OnNotification


class MemoryBroker:
    """Everybody who wants to know sits in this process and knows already."""

    linked = True

    async def start(self, heard: OnNotification, gap: OnGap) -> None:
        pass

    def notify(self, match: str) -> None:
        pass

    async def close(self) -> None:
        pass
