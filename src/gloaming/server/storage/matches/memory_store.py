"""A store of matches in memory, for tests and for a page without a server."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import asdict, dataclass, field, replace
from typing import Any

from gloaming.core.record.format import Header
from gloaming.server.errors import MatchNotFound
from gloaming.server.storage.matches.rows import (
    FINISHED,
    WAITING,
    Arrangement,
    ChatRow,
    NewLines,
    NewMatch,
    Request,
    StoredMatch,
    UndoRequest,
    WriteConflict,
    new_seat,
)


@dataclass
class _Kept:
    """A match, and what lists and bots need of it."""

    match: StoredMatch
    touched: int
    due: int | None = None
    turn: Collection[int] = ()
    asking: dict[str, tuple[int, bool]] = field(default_factory=dict)  # since when, and whether declined
    chat: dict[tuple[str, str], ChatRow] = field(default_factory=dict)  # by person and key


class MemoryStore:
    """Matches in a dictionary; `names` are those of people by id. Results are not recorded."""

    shared = False

    def __init__(self, names: Mapping[str, str]) -> None:
        self.names = names
        self.kept: dict[str, _Kept] = {}

    # --- one match ---------------------------------------------------------------------------------------

    async def load(self, id: str, first: int = 0) -> StoredMatch | None:
        kept = self.kept.get(id)
        return None if kept is None else self._loaded(kept, first)

    def _loaded(self, kept: _Kept, first: int = 0) -> StoredMatch:
        match = kept.match
        asking = sorted(kept.asking.items(), key=lambda asked: (asked[1][0], asked[0]))
        waiting = match.phase == WAITING
        return replace(
            match,
            seats=list(match.seats),
            first=first,
            lines=match.lines[first:],
            requests=[Request(person, self.names[person], no) for person, (_, no) in asking if waiting],
            banned=match.banned if waiting else frozenset(),
        )

    async def create(self, draft: NewMatch, at: int) -> str:
        return self._create(draft, at)

    def _create(self, draft: NewMatch, at: int) -> str:
        match = draft.stored(at)
        self.kept[match.id] = _Kept(match, at)
        return match.id

    async def append(self, id: str, first: int, added: NewLines) -> None:
        kept = self.kept.get(id)
        if kept is None:
            raise WriteConflict("the match is gone")
        _append(kept, first, added)

    async def arrange(self, id: str, at: int, change: Callable[[StoredMatch], Arrangement]) -> str | None:
        kept = self.kept.get(id)
        if kept is None:
            raise MatchNotFound(id)
        wanted = change(self._loaded(kept))
        kept.touched = at
        _arrange(kept, wanted, at)
        if wanted.rematch is not None:
            kept.match = replace(kept.match, rematch=self._create(wanted.rematch, at))
        return kept.match.rematch

    async def ask_undo(self, id: str, request: UndoRequest | None) -> None:
        kept = self.kept.get(id)
        if kept is not None:
            kept.match = replace(kept.match, asked=request)

    async def seen(self, signs: Mapping[int, Sequence[tuple[str, int]]]) -> None:
        for at, places in signs.items():
            for id, seat in places:
                if id in self.kept:
                    _change_seat(self.kept[id], seat, seen=at)

    async def adopt(self, id: str, person: str) -> bool:
        kept = self.kept.get(id)
        if kept is None or kept.match.owner is not None:
            return False
        kept.match = replace(kept.match, owner=person)
        return True

    async def forget(self, id: str) -> bool:
        return self.kept.pop(id, None) is not None

    # --- chat --------------------------------------------------------------------------------------------

    async def say(self, id: str, person: str, text: str, key: str, at: int) -> bool:
        kept = self.kept.get(id)
        if kept is None or (person, key) in kept.chat:
            return False
        kept.chat[person, key] = ChatRow(len(kept.chat) + 1, person, self.names[person], text, at)
        return True

    async def sayings(self, id: str, after: int, count: int) -> list[ChatRow]:
        kept = self.kept.get(id)
        return [row for row in kept.chat.values() if row.number > after][-count:] if kept is not None else []

    # --- lists -------------------------------------------------------------------------------------------

    async def mine(self, person: str, count: int) -> list[StoredMatch]:
        def order(kept: _Kept) -> tuple[bool, bool, int]:
            turn = any(kept.match.seats[seat].person == person for seat in kept.turn)
            return not turn, kept.match.phase == FINISHED, -kept.touched

        def here(match: StoredMatch) -> bool:
            return match.owner in (person, None) or person in [row.person for row in match.seats]

        found = [kept for kept in self.kept.values() if here(kept.match)]
        found.sort(key=lambda kept: kept.match.made, reverse=True)
        return [self._loaded(kept) for kept in sorted(found, key=order)[:count]]

    async def lobby(self, phase: str, count: int, game: str | None = None) -> list[StoredMatch]:
        def here(match: StoredMatch) -> bool:
            return match.online and match.listed and match.phase == phase and game in (None, match.game)

        found = [kept for kept in self.kept.values() if here(kept.match)]
        return [self._loaded(kept) for kept in sorted(found, key=lambda kept: -kept.touched)[:count]]

    async def heads(self, ids: Collection[str]) -> dict[str, int]:
        return {id: len(self.kept[id].match.lines) for id in ids if id in self.kept}

    async def unfinished_headers(self) -> list[tuple[str, Header]]:
        found = [
            (id, kept.match.lines[0].line)
            for id, kept in sorted(self.kept.items())
            if kept.match.phase != FINISHED and len(kept.match.lines) > 1
        ]
        return [(id, header) for id, header in found if isinstance(header, Header)]

    # --- bots and clocks ---------------------------------------------------------------------------------

    async def overdue(self, at: int, count: int) -> list[tuple[str, int]]:
        found = [(id, kept.due) for id, kept in self.kept.items() if kept.due is not None and kept.due <= at]
        return sorted(found, key=lambda late: late[1])[:count]

    async def claim(self, id: str, due: int, until: int) -> bool:
        kept = self.kept.get(id)
        if kept is None or kept.due != due:
            return False
        kept.due = until
        return True


def _append(kept: _Kept, first: int, added: NewLines) -> None:
    match = kept.match
    known = {line.key for line in match.lines if line.key is not None}
    if first != len(match.lines) or any(line.key in known for line in added.lines):
        raise WriteConflict(f"line {first} is there already")
    kept.match = replace(match, lines=[*match.lines, *added.lines], phase=added.phase, asked=None)
    kept.due, kept.turn = added.due, added.turn
    if added.lines:
        kept.touched = added.lines[-1].at


def _arrange(kept: _Kept, wanted: Arrangement, at: int) -> None:
    match = kept.match
    if wanted.header is not None:
        kept.match = replace(match, lines=[replace(match.lines[0], line=wanted.header), *match.lines[1:]])
    for seat, person in wanted.seats.items():
        _change_seat(kept, seat, **asdict(new_seat(person)))
    for seat, word in wanted.words.items():
        _change_seat(kept, seat, word=word)
    if wanted.banned is not None:
        kept.match = replace(kept.match, banned=match.banned | {wanted.banned})
    if wanted.requested is not None:
        kept.asking[wanted.requested] = (at, False)
    if wanted.declined in kept.asking:
        kept.asking[wanted.declined] = (kept.asking[wanted.declined][0], True)
    if wanted.settled is not None:
        kept.asking.pop(wanted.settled, None)
    if wanted.begun is not None:
        kept.asking.clear()
        _append(kept, len(match.lines), wanted.begun)


def _change_seat(kept: _Kept, seat: int, **values: Any) -> None:
    rows = [replace(row, **values) if n == seat else row for n, row in enumerate(kept.match.seats)]
    kept.match = replace(kept.match, seats=rows)
