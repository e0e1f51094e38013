"""Notifications over LISTEN and NOTIFY of PostgreSQL."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from psycopg import AsyncConnection

from gloaming.server.cluster.link import CHANNEL, BrokerLink, Notifications, Send


class PostgresBroker(BrokerLink):
    """Uses the database of the matches as broker."""

    def __init__(self, url: str) -> None:
        super().__init__(url)
        self.address = url.replace("postgresql+psycopg:", "postgresql:", 1)

    async def connect(self) -> AsyncConnection:
        async with asyncio.timeout(self.timeout):
            return await AsyncConnection.connect(
                self.address, autocommit=True, application_name="gloaming broker"
            )

    @asynccontextmanager
    async def listen(self) -> AsyncIterator[Notifications]:
        async with await self.connect() as connection:
            await connection.execute(f"LISTEN {CHANNEL}")
            yield self._notifications(connection)

    async def _notifications(self, connection: AsyncConnection) -> Notifications:
        while True:
            async for notify in connection.notifies(timeout=self.ping_after):
                yield notify.payload
            async with asyncio.timeout(self.timeout):
                await connection.execute("SELECT 1")

    @asynccontextmanager
    async def talk(self) -> AsyncIterator[Send]:
        async with await self.connect() as connection:
            await connection.execute("SET synchronous_commit = off")  # it need not survive a crash

            async def send(message: str) -> None:
                await connection.execute("SELECT pg_notify(%s, %s)", (CHANNEL, message))

            yield send
