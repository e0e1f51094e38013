"""Times as the server stores and tells them."""

from __future__ import annotations

import time
from datetime import UTC, datetime


def now() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


def iso_time(at: int) -> str:
    """Milliseconds since 1970 as ISO 8601, as the protocol has it."""
    return datetime.fromtimestamp(at / 1000, UTC).isoformat(timespec="seconds")


def today(at: int) -> str:
    """The date in UTC."""
    return datetime.fromtimestamp(at / 1000, UTC).date().isoformat()
