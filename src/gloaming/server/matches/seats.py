"""Who sits where in a match, who is connected, and who may do what."""

from __future__ import annotations

import hmac
from dataclasses import replace
from typing import Literal

import msgspec

from gloaming.core.match import Match
from gloaming.host.host import MatchHost
from gloaming.protocol import MatchInfo, SeatInfo, SeatRequest
from gloaming.server.storage.matches.rows import StoredMatch, UndoRequest
from gloaming.server.times import now

ABSENT = 45_000  # milliseconds without a sign of life after which a person counts as absent


class Seats:
    """The stored match without its log, and the seats that are connected to this process."""

    def __init__(self, stored: StoredMatch) -> None:
        self.stored = replace(stored, lines=[], first=0)
        self.connected: set[int] = set()

    def follow(self, stored: StoredMatch) -> bool:
        """Take over the stored match; returns whether it differs from before."""
        before, self.stored = self.stored, replace(stored, lines=[], first=0)
        return before != self.stored

    def connect(self, seats: set[int]) -> bool:
        """Set the connected seats; returns whether they differ from before."""
        before, self.connected = self.connected, seats
        return before != seats

    # --- rights ------------------------------------------------------------------------------------------

    def seats_of(self, person: str | None, token: str | None, match: Match) -> set[int]:
        """The seats somebody decides for: their own; in a match at one screen the owner decides for all."""
        players, rows = match.record.header.players, self.stored.seats
        own = {n for n, row in enumerate(rows) if row.person is not None and row.person == person}
        if not self.stored.online and person is not None and person == self.stored.owner:
            own |= set(range(len(players)))
        if token is not None:
            own |= {n for n, row in enumerate(rows) if _same(row.token, token)}
        return {seat for seat in own if players[seat].level is None}

    def may_watch(self, person: str | None, token: str | None, match: Match) -> bool:
        """Whether somebody may see the match, from a seat or as a spectator."""
        seated = bool(self.seats_of(person, token, match))
        return seated or not self.stored.online or self.stored.terms.watch or person == self.stored.owner

    def may_know_all(self, person: str | None, match: Match) -> bool:
        """Whether somebody may have the whole record: nothing in it is secret, or all seats are theirs."""
        public = not match.game.spec.hidden_information or match.record.end is not None
        return public or (not self.stored.online and person is not None and person == self.stored.owner)

    def is_delayed(self, match: Match) -> bool:
        """Whether spectators see this match with a delay."""
        running = self.stored.online and match.record.end is None
        return running and self.stored.terms.delay > 0 and match.game.hides_information(match.view(None))

    def is_present(self, seat: int) -> bool:
        return seat in self.connected or self.stored.seats[seat].seen > now() - ABSENT

    def clear_undo_request(self) -> bool:
        """Drop a pending undo request, because the match went on; returns whether there was one."""
        if self.stored.asked is None:
            return False
        self.stored = replace(self.stored, asked=None)
        return True

    def set_undo_request(self, request: UndoRequest | None) -> None:
        self.stored = replace(self.stored, asked=request)

    # --- as a message ------------------------------------------------------------------------------------

    def info(self, host: MatchHost, person: str | None, token: str | None) -> MatchInfo:
        """The match as this person may know it."""
        stored = self.stored
        own = self.seats_of(person, token, host.match)
        mine = person is not None and stored.owner == person
        waiting = [SeatRequest(asked.person, asked.name) for asked in stored.requests if not asked.declined]
        found = host.info(own, stored.id, stored.made)
        for seat, info in enumerate(found.seats):
            self._add_person(info, host.match, seat)
        return msgspec.structs.replace(
            found,
            listed=stored.listed,
            mine=mine,
            invite=stored.invite if stored.online and (own or person == stored.owner) else None,
            rematch=stored.rematch,
            undo_asked_by=stored.asked.seat if stored.asked is not None else None,
            undo_agreed=stored.asked.agreed if stored.asked is not None else [],
            requests=waiting if mine else [],
            request=self._request_state(person),
        )

    def _request_state(self, person: str | None) -> Literal["sent", "declined"] | None:
        """The state of the person's request for a seat."""
        found = next((asked for asked in self.stored.requests if asked.person == person), None)
        return None if found is None else "declined" if found.declined else "sent"

    def _add_person(self, info: SeatInfo, match: Match, seat: int) -> None:
        """Add what is known of the person at the seat."""
        row = self.stored.seats[seat]
        info.person = row.person if self.stored.online else None
        info.free = self.stored.online and row.person is None and info.level is None and not match.begun
        info.ready = row.word is not None or match.begun
        info.present = info.level is not None or self.is_present(seat)


def _same(one: str, other: str) -> bool:
    """Compare secrets in constant time."""
    return hmac.compare_digest(one.encode(), other.encode())
