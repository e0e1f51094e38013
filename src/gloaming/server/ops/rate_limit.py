"""Rate limits: a token bucket for each connection, address or login.

Every process counts for itself, so with several workers an address has the limit once per worker.
"""

from __future__ import annotations

import ipaddress
import math
import time
from collections import Counter, OrderedDict
from collections.abc import Hashable
from dataclasses import dataclass

from litestar.connection import ASGIConnection

from gloaming.server.errors import RateLimited

MAX_KEYS = 20_000  # buckets of one limit; the least recently used are dropped
BURST = 4.0  # seconds of an address's rate that it may use at once


@dataclass(frozen=True)
class Limits:
    """Sockets of one address, messages a second on a socket, requests a second of one address."""

    sockets: int = 60
    messages: float = 20.0
    requests: float = 30.0


class TokenBucket:
    """Gains `rate` tokens a second, up to `capacity`."""

    __slots__ = ("capacity", "rate", "tokens", "updated")

    def __init__(self, rate: float, capacity: float) -> None:
        self.rate = rate
        self.capacity = capacity
        self.tokens = capacity
        self.updated = time.monotonic()

    def take(self) -> bool:
        """Take a token, if there is one."""
        self._refill()
        if self.tokens < 1:
            return False
        self.tokens -= 1
        return True

    def give_back(self) -> None:
        self._refill()
        self.tokens = min(self.capacity, self.tokens + 1)

    @property
    def wait(self) -> float:
        """Seconds until there is a token."""
        return max(0.0, 1 - self.tokens) / self.rate

    def _refill(self) -> None:
        now = time.monotonic()
        self.tokens = min(self.capacity, self.tokens + (now - self.updated) * self.rate)
        self.updated = now


class RateLimit:
    """A token bucket for each key: `count` at once, and as many again in every `seconds`."""

    def __init__(self, count: float, seconds: float) -> None:
        self.rate = count / seconds
        self.count = count
        self.buckets: OrderedDict[Hashable, TokenBucket] = OrderedDict()

    def allows(self, *key: Hashable) -> bool:
        """Take a token of this key, if there is one."""
        return self._bucket(key).take()

    def take(self, *key: Hashable) -> None:
        """Take a token of this key, or raise RateLimited."""
        bucket = self._bucket(key)
        if not bucket.take():
            raise RateLimited(math.ceil(bucket.wait))

    def give_back(self, *key: Hashable) -> None:
        """Return the token of a request that should not count, such as a successful sign-in."""
        self._bucket(key).give_back()

    def _bucket(self, key: Hashable) -> TokenBucket:
        bucket = self.buckets.setdefault(key, TokenBucket(self.rate, self.count))
        self.buckets.move_to_end(key)
        if len(self.buckets) > MAX_KEYS:
            self.buckets.popitem(last=False)
        return bucket


class AddressLimits:
    """Limits the open sockets and the requests of each address."""

    def __init__(self, limits: Limits) -> None:
        self.limits = limits
        self.sockets: Counter[str] = Counter()
        self.requests = RateLimit(BURST * limits.requests, BURST)

    def message_bucket(self) -> TokenBucket:
        """A bucket for the messages of one socket."""
        return TokenBucket(self.limits.messages, BURST * self.limits.messages)

    def allows_request(self, address: str) -> bool:
        return self.requests.allows(address)

    def open_socket(self, address: str) -> bool:
        """Count one more socket, if the address may open it."""
        if self.sockets[address] >= self.limits.sockets:
            return False
        self.sockets[address] += 1
        return True

    def close_socket(self, address: str) -> None:
        self.sockets[address] -= 1
        if self.sockets[address] <= 0:
            del self.sockets[address]


def client_address(connection: ASGIConnection) -> str:  # type: ignore[type-arg]
    """The address a request comes from; for IPv6 its /64 network, which one household has for itself."""
    host = connection.client.host if connection.client is not None else ""
    try:
        found = ipaddress.ip_address(host.partition("%")[0])
    except ValueError:
        return host
    if found.version == 4:
        return str(found)
    mapped = found.ipv4_mapped
    return str(mapped) if mapped is not None else str(ipaddress.ip_network((found, 64), strict=False))
