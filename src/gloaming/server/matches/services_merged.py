"""What a room needs from the house around it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from sqlalchemy import Connection

from gloaming.core.match import Table
from gloaming.server.ops.metrics import Metrics
from gloaming.server.storage.database import Database
from gloaming.server.storage.matches import StoredMatch
from gloaming.server.workers.bot_pool import Thinkers

if TYPE_CHECKING:
    from gloaming.server.matches.room import Room


class Services(Protocol):
    """The house, as its rooms see it."""

    store: Database
    thinkers: Thinkers
    counts: Metrics

    def tell(self, match: str) -> None:
        """Let the other processes know that something was written to this match."""

    def drop(self, match: str) -> None:
        """Forget the room; the next one who comes gets a new one."""

    def mind(self, room: Room) -> None:
        """Let bots decide where it is for them."""

    def notify(self, person: str, match: str, game: str, line: int) -> None:
        """Tell somebody who is not there that it is their turn."""

    def settle(self, db: Connection, kept: StoredMatch, table: Table, at: int) -> None:
        """Note the results of a finished match, in the transaction that finishes it."""
