"""How often somebody may try: a leaky bucket for each name, forgotten when it has run dry."""

from __future__ import annotations

import ipaddress
import math
import time
from collections import OrderedDict
from collections.abc import Hashable

from litestar.connection import ASGIConnection

from gloaming.server.errors import RateLimited

MOST_NAMES = 20_000


class Throttle:
    """At most `most` at once, and as many again in each `span` of seconds.

    It is kept by each process for itself: with several workers an address has as many tries at each.
    """

    def __init__(self, most: int, span: float) -> None:
        self.most = most
        self.rate = most / span
        self.buckets: OrderedDict[Hashable, tuple[float, float]] = OrderedDict()

    def take(self, *name: Hashable) -> None:
        """Count one try; too many are declined and not counted."""
        at = time.monotonic()
        level = self._level(name, at)
        if level + 1 > self.most:
            raise RateLimited(math.ceil((level + 1 - self.most) / self.rate))
        self._set(name, level + 1, at)

    def give_back(self, *name: Hashable) -> None:
        """A try that was no abuse is not held against anyone."""
        at = time.monotonic()
        self._set(name, max(0.0, self._level(name, at) - 1), at)

    def _level(self, name: Hashable, at: float) -> float:
        level, since = self.buckets.get(name, (0.0, at))
        return max(0.0, level - (at - since) * self.rate)

    def _set(self, name: Hashable, level: float, at: float) -> None:
        self.buckets[name] = (level, at)
        self.buckets.move_to_end(name)
        while len(self.buckets) > MOST_NAMES:
            self.buckets.popitem(last=False)


def address(connection: ASGIConnection) -> str:  # type: ignore[type-arg]
    """Where a request comes from; of IPv6 the network, since a household has a whole one."""
    host = connection.client.host if connection.client is not None else ""
    try:
        found = ipaddress.ip_address(host.partition("%")[0])
    except ValueError:
        return host
    if found.version == 4:
        return str(found)
    mapped = found.ipv4_mapped
    return str(mapped) if mapped is not None else str(ipaddress.ip_network((found, 64), strict=False))
