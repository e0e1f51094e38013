"""The protocol of a store of matches."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Protocol

from gloaming.core.record.format import Header
from gloaming.server.storage.matches.rows import (
    Arrangement,
    ChatRow,
    NewLines,
    NewMatch,
    StoredMatch,
    UndoRequest,
)


class MatchStore(Protocol):
    """Matches with their log, seats and chat. A change is stored when its coroutine returns.

    If it raises, nothing of it is stored; after DatabaseUnavailable that is unknown.
    """

    shared: bool  # whether other processes write to it as well

    # --- one match ---------------------------------------------------------------------------------------

    async def load(self, id: str, first: int = 0) -> StoredMatch | None:
        """The match with its lines from number `first` on."""

    async def create(self, draft: NewMatch, at: int) -> str:
        """Store a new match and return its id."""

    async def append(self, id: str, first: int, added: NewLines) -> None:
        """Append lines after the first `first` ones, with the results if they end the match.

        Raises WriteConflict if these line numbers or one of the keys exist, or the match is gone.
        """

    async def arrange(self, id: str, at: int, change: Callable[[StoredMatch], Arrangement]) -> str | None:
        """Read, decide and write without anybody between; return the id of the rematch, if there is one.

        `change` may be called again after a lost race, and refuses by raising. Raises MatchNotFound.
        """

    async def ask_undo(self, id: str, request: UndoRequest | None) -> None:
        """Store or clear the request to undo; the next line clears it too."""

    async def seen(self, signs: Mapping[int, Sequence[tuple[str, int]]]) -> None:
        """Store by time which matches' seats were connected then; 0 means they have left."""

    async def adopt(self, id: str, person: str) -> bool:
        """Give a match without an owner to a person; return whether it had none."""

    async def forget(self, id: str) -> bool:
        """Delete the match; return whether there was one."""

    # --- chat --------------------------------------------------------------------------------------------

    async def say(self, id: str, person: str, text: str, key: str, at: int) -> bool:
        """Store a message, unless the person has sent one with this key before; return whether it is new."""

    async def sayings(self, id: str, after: int, count: int) -> list[ChatRow]:
        """The last `count` messages after a number, in order."""

    # --- lists -------------------------------------------------------------------------------------------

    async def mine(self, person: str, count: int) -> list[StoredMatch]:
        """The person's matches and those without owner: first where it is their turn, then the newest."""

    async def lobby(self, phase: str, count: int, game: str | None = None) -> list[StoredMatch]:
        """Listed online matches in this phase, newest first."""

    async def heads(self, ids: Collection[str]) -> dict[str, int]:
        """The number of log lines of each match that exists."""

    async def unfinished_headers(self) -> list[tuple[str, Header]]:
        """The id and the header of each match that has lines after the header and no end."""

    # --- bots and clocks ---------------------------------------------------------------------------------

    async def overdue(self, at: int, count: int) -> list[tuple[str, int]]:
        """Matches whose due time (of a bot or a clock) has passed, with that time, the oldest first."""

    async def claim(self, id: str, due: int, until: int) -> bool:
        """Claim an overdue match for this process until a time; return whether it is ours."""
