"""Notifications over Redis pub/sub."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from redis.asyncio import Redis
from redis.asyncio.client import PubSub
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff

from gloaming.server.cluster.link import (
    CHANNEL,
    BrokerError,
    BrokerLink,
    LinkLost,
    Notifications,
    Send,
    one_line,
)


class RedisBroker(BrokerLink):
    """Uses a new client for each connection: a pooled connection that has died fails only much later."""

    gap_on_failure = True

    def __init__(self, url: str) -> None:
        super().__init__(url)
        try:
            database = self.client().connection_pool.connection_kwargs.get("db", 0)
        except ValueError as error:
            raise BrokerError(f"the broker's address cannot be used: {one_line(error)}") from None
        self.channel = f"{CHANNEL}:{database}"  # channels are shared by all numbered databases of Redis

    def client(self) -> Redis:
        """A client that does not reconnect by itself, because it would hide the gap."""
        return Redis.from_url(
            self.url,
            protocol=2,
            decode_responses=True,
            retry=Retry(NoBackoff(), 0),
            socket_connect_timeout=self.timeout,
            socket_timeout=self.timeout,
        )

    @asynccontextmanager
    async def listen(self) -> AsyncIterator[Notifications]:
        async with self.client() as client, client.pubsub() as pubsub:
            await pubsub.subscribe(self.channel)
            if await pubsub.get_message(timeout=self.timeout) is None:
                raise LinkLost("Redis does not confirm the subscription")
            yield self._notifications(pubsub)

    async def _notifications(self, pubsub: PubSub) -> Notifications:
        pinged = False
        while True:
            message = await pubsub.get_message(timeout=self.timeout if pinged else self.ping_after)
            if message is None:
                if pinged:
                    raise LinkLost("Redis does not answer")
                await pubsub.ping()
            elif message["type"] == "message":
                yield message["data"]
            elif message["type"] == "subscribe":
                raise LinkLost("the subscription was made anew")
            pinged = message is None

    @asynccontextmanager
    async def talk(self) -> AsyncIterator[Send]:
        async with self.client() as client:
            async with asyncio.timeout(self.timeout):
                await client.ping()

            async def send(message: str) -> None:
                await client.publish(self.channel, message)

            yield send
