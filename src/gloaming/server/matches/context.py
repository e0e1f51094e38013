"""What a room needs from its process: the store, the bots, and the registry around it."""

from __future__ import annotations

from typing import Protocol

from gloaming.server.ops.metrics import Metrics
from gloaming.server.storage.matches.store import MatchStore
from gloaming.server.workers.thinker import Thinker


class RoomContext(Protocol):
    """The registry as a room sees it."""

    store: MatchStore
    thinker: Thinker
    metrics: Metrics

    def publish(self, match: str) -> None:
        """Tell the other processes that something was written to this match."""

    def drop(self, match: str) -> None:
        """Forget the room; the next request for the match opens a new one."""

    def committed(self, match: str) -> None:
        """A change of the match was committed: bots may have to move, people to be notified."""
