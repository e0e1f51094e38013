"""How much one connection and one address may ask for."""

from __future__ import annotations

import time
from collections import Counter, OrderedDict
from dataclasses import dataclass

ADDRESSES = 10_000  # remembered; the oldest are forgotten


@dataclass(frozen=True)
class Limits:
    """Sockets of one address, messages a second on a socket, requests a second of one address."""

    sockets: int = 60
    messages: float = 20.0
    requests: float = 30.0


class TokenBucket:
    """Lets `rate` things a second through, and four seconds' worth at once."""

    def __init__(self, rate: float) -> None:
        self.rate = rate
        self.left = 4 * rate
        self.at = time.monotonic()

    def take(self) -> bool:
        at = time.monotonic()
        self.left = min(4 * self.rate, self.left + (at - self.at) * self.rate)
        self.at = at
        if self.left < 1:
            return False
        self.left -= 1
        return True


class AddressLimits:
    """Counts what each address has open and asks for."""

    def __init__(self, limits: Limits) -> None:
        self.limits = limits
        self.sockets: Counter[str] = Counter()
        self.buckets: OrderedDict[str, TokenBucket] = OrderedDict()

    def may_ask(self, address: str) -> bool:
        bucket = self.buckets.pop(address, None) or TokenBucket(self.limits.requests)
        self.buckets[address] = bucket
        if len(self.buckets) > ADDRESSES:
            self.buckets.popitem(last=False)
        return bucket.take()

    def enter(self, address: str) -> bool:
        """Whether the address may open one more socket; then it counts."""
        if self.sockets[address] >= self.limits.sockets:
            return False
        self.sockets[address] += 1
        return True

    def leave(self, address: str) -> None:
        self.sockets[address] -= 1
        if self.sockets[address] <= 0:
            del self.sockets[address]
