"""Who sits where at a match, who is there, and who may do what."""

from __future__ import annotations

import hmac
from dataclasses import replace
from typing import Literal

from gloaming.core.match import Table
from gloaming.core.state import LETTERS
from gloaming.protocol import SeatInfo, SeatRequest, TableInfo
from gloaming.server.matches.follower import Track
from gloaming.server.storage.database import now
from gloaming.server.storage.matches import StoredMatch, UndoRequest

ABSENT = 45_000  # milliseconds without a sign after which a person counts as gone


class Seating:
    """The people's side of a match as it is kept, and the seats that are connected to this process."""

    def __init__(self, kept: StoredMatch) -> None:
        self.kept = replace(kept, lines=[], first=0)
        self.connected: set[int] = set()

    def follow(self, kept: StoredMatch) -> bool:
        """Take up what is kept now; returns whether anybody would notice."""
        before, self.kept = self.kept, replace(kept, lines=[], first=0)
        return before != self.kept

    def connect(self, seats: set[int]) -> bool:
        before, self.connected = self.connected, seats
        return before != seats

    # --- rights ------------------------------------------------------------------------------------------

    def seats_of(self, person: str | None, token: str | None, table: Table) -> set[int]:
        """The seats for which somebody decides: their own; at one screen the owner decides for everyone."""
        players = table.record.header.players
        own = {n for n, row in enumerate(self.kept.seats) if row.person is not None and row.person == person}
        if not self.kept.online and person is not None and person == self.kept.owner:
            own |= set(range(len(players)))
        if token is not None:
            own |= {n for n, row in enumerate(self.kept.seats) if _same(row.token, token)}
        return {seat for seat in own if players[seat].level is None}

    def may_watch(self, person: str | None, token: str | None, table: Table) -> bool:
        """Whether somebody without a seat may look on."""
        seated = bool(self.seats_of(person, token, table))
        return seated or not self.kept.online or self.kept.terms.watch or person == self.kept.owner

    def may_know_all(self, person: str | None, table: Table) -> bool:
        """Whether somebody may have the whole record: it has no secrets any more, or all seats are theirs."""
        told = not table.game.spec.hidden or table.record.end is not None
        return told or (not self.kept.online and person is not None and person == self.kept.owner)

    def may_undo(self, track: Track, seat: int | None) -> bool:
        """Whether taking back is offered; whether anything was revealed is looked into when it is asked."""
        table = track.table
        if table.state.faces() or not table.log or not table.begun or table.record.end is not None:
            return False
        if not self.kept.online:
            last = last_person(table)
            return last is not None and isinstance(table.undo_goal(last), int)
        return (
            self.kept.terms.undo and seat is not None and isinstance(table.undo_goal(seat, consent=True), int)
        )

    def undo_asks(self, track: Track, seat: int | None) -> bool:
        """Whether somebody else has to agree first: others have decided since, and they are people."""
        if not self.kept.online or seat is None or isinstance(track.table.undo_goal(seat), int):
            return False
        return any(track.bot(other) is None for other in range(len(self.kept.seats)) if other != seat)

    def may_ask(self) -> bool:
        """Whether hints and odds are allowed here: as was agreed, else at one screen."""
        agreed = self.kept.terms.hints
        return agreed if agreed is not None else not self.kept.online

    def is_veiled(self, table: Table) -> bool:
        """Whether spectators see this match late."""
        running = self.kept.online and table.record.end is None
        return running and self.kept.terms.delay > 0 and table.game.hides(table.view(None))

    def is_present(self, seat: int) -> bool:
        return seat in self.connected or self.kept.seats[seat].seen > now() - ABSENT

    def clear_question(self) -> bool:
        """Something has happened: whoever wanted to take back has to ask again."""
        asked = self.kept.asked is not None
        self.kept = replace(self.kept, asked=None)
        return asked

    def ask(self, question: UndoRequest | None) -> None:
        self.kept = replace(self.kept, asked=question)

    # --- as it is shown ----------------------------------------------------------------------------------

    def info(self, track: Track, person: str | None, token: str | None) -> TableInfo:
        kept, table = self.kept, track.table
        header = table.record.header
        own = self.seats_of(person, token, table)
        mine = person is not None and kept.owner == person
        waiting = [SeatRequest(asked.person, asked.name) for asked in kept.requests if not asked.declined]
        return TableInfo(
            id=kept.id,
            game=header.game,
            seats=[self._seat(track, seat, seat in own) for seat in range(len(header.players))],
            settings=header.settings,
            commitment=header.commitment,
            bot_words={str(seat): word for seat, word in header.bot_words.items()},
            begun=table.begun,
            finished=table.record.end is not None,
            steps=table.step,
            made=kept.made,
            online=kept.online,
            listed=kept.listed,
            mine=mine,
            terms=kept.terms,
            turn=list(table.deciders()),
            invite=kept.invite if kept.online and (own or person == kept.owner) else None,
            rematch=kept.rematch,
            asked=kept.asked.seat if kept.asked is not None else None,
            agreed=kept.asked.agreed if kept.asked is not None else [],
            hints=self.may_ask(),
            requests=waiting if mine else [],
            request=self._answer(person),
        )

    def _answer(self, person: str | None) -> Literal["sent", "declined"] | None:
        """What became of the person's request for a seat."""
        found = next((asked for asked in self.kept.requests if asked.person == person), None)
        return None if found is None else "declined" if found.declined else "sent"

    def _seat(self, track: Track, seat: int, own: bool) -> SeatInfo:
        player, row = track.table.record.header.players[seat], self.kept.seats[seat]
        free = self.kept.online and row.person is None and player.level is None and not track.table.begun
        return SeatInfo(
            letter=LETTERS[seat],
            name=player.name,
            level=player.level,
            person=row.person if self.kept.online else None,
            yours=own,
            free=free,
            ready=row.word is not None or track.table.begun,
            present=player.level is not None or self.is_present(seat),
            stand_in=track.table.stand_ins.get(seat),
            lost=seat in track.table.record.lost,
        )


def last_person(table: Table) -> int | None:
    """The seat of the person who made the last decision, if chance has not spoken since."""
    last = table.log[-1].step if table.log else None
    if last is None or last.is_chance or table.record.header.players[last.seat].level is not None:
        return None
    return last.seat


def _same(one: str, other: str) -> bool:
    return hmac.compare_digest(one.encode(), other.encode())
