"""Who sits where in a match, who is connected, and who may do what."""

from __future__ import annotations

import hmac
from dataclasses import replace
from typing import Literal

from gloaming.core.match import Match
from gloaming.core.record import secrecy
from gloaming.core.record.unplayable import UnplayableMatch
from gloaming.core.state import SEAT_LETTERS
from gloaming.host import presenter
from gloaming.protocol import MatchInfo, SeatInfo, SeatRequest
from gloaming.server.matches.follower import Follower
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

    def may_undo(self, follower: Follower, seat: int | None) -> bool:
        """Whether undo is offered; whether the step revealed anything is only tested on request."""
        match = follower.match
        if match.state.faces() or not match.log or not match.begun or match.record.end is not None:
            return False
        if not self.stored.online:
            last = last_person_seat(match)
            return last is not None and isinstance(match.undo_goal(last), int)
        allowed = self.stored.terms.undo and seat is not None
        return allowed and seat is not None and isinstance(match.undo_goal(seat, consent=True), int)

    def undo_needs_consent(self, follower: Follower, seat: int | None) -> bool:
        """Whether others have to agree to the undo: people who have decided since."""
        if not self.stored.online or seat is None or isinstance(follower.match.undo_goal(seat), int):
            return False
        others = [other for other in range(len(self.stored.seats)) if other != seat]
        return any(follower.bot_level(other) is None for other in others)

    def advice_allowed(self) -> bool:
        """Whether players may ask for advice: as the terms say, else at one screen only."""
        agreed = self.stored.terms.advice
        return agreed if agreed is not None else not self.stored.online

    def is_delayed(self, match: Match) -> bool:
        """Whether spectators see this match with a delay."""
        running = self.stored.online and match.record.end is None
        return running and self.stored.terms.delay > 0 and match.game.hides_information(match.view(None))

    def is_present(self, seat: int) -> bool:
        return seat in self.connected or self.stored.seats[seat].seen > now() - ABSENT

    def clear_undo_request(self) -> bool:
        """Drop a pending undo request, because the match went on; returns whether there was one."""
        asked = self.stored.asked is not None
        self.stored = replace(self.stored, asked=None)
        return asked

    def set_undo_request(self, request: UndoRequest | None) -> None:
        self.stored = replace(self.stored, asked=request)

    # --- as a message ------------------------------------------------------------------------------------

    def info(self, follower: Follower, person: str | None, token: str | None) -> MatchInfo:
        """The match as this person may know it."""
        stored, match = self.stored, follower.match
        header = match.record.header
        own = self.seats_of(person, token, match)
        views: list[int | None] = [*own] or [None]
        mine = person is not None and stored.owner == person
        waiting = [SeatRequest(asked.person, asked.name) for asked in stored.requests if not asked.declined]
        return MatchInfo(
            id=stored.id,
            game=header.game,
            seats=[self._seat_info(follower, seat, seat in own) for seat in range(len(header.players))],
            settings=header.settings,
            commitment=header.commitment,
            bot_words={str(seat): word for seat, word in header.bot_words.items()},
            begun=match.begun,
            finished=match.record.end is not None,
            steps=max(secrecy.step(match, seat) for seat in views),
            created=stored.made,
            online=stored.online,
            listed=stored.listed,
            mine=mine,
            terms=stored.terms,
            turn=sorted({each for seat in views for each in secrecy.deciders(match, seat)}),
            invite=stored.invite if stored.online and (own or person == stored.owner) else None,
            rematch=stored.rematch,
            undo_asked_by=stored.asked.seat if stored.asked is not None else None,
            undo_agreed=stored.asked.agreed if stored.asked is not None else [],
            advice_allowed=self.advice_allowed(),
            requests=waiting if mine else [],
            request=self._request_state(person),
            unplayable=presenter.phrase(match.why) if isinstance(match, UnplayableMatch) else None,
        )

    def _request_state(self, person: str | None) -> Literal["sent", "declined"] | None:
        """The state of the person's request for a seat."""
        found = next((asked for asked in self.stored.requests if asked.person == person), None)
        return None if found is None else "declined" if found.declined else "sent"

    def _seat_info(self, follower: Follower, seat: int, own: bool) -> SeatInfo:
        match, row = follower.match, self.stored.seats[seat]
        player = match.record.header.players[seat]
        return SeatInfo(
            letter=SEAT_LETTERS[seat],
            name=player.name,
            level=player.level,
            person=row.person if self.stored.online else None,
            yours=own,
            free=self.stored.online and row.person is None and player.level is None and not match.begun,
            ready=row.word is not None or match.begun,
            present=player.level is not None or self.is_present(seat),
            stand_in=match.stand_ins.get(seat),
            lost=seat in match.record.lost,
        )


def last_person_seat(match: Match) -> int | None:
    """The seat of the person who made the last decision; None if a bot or chance came last."""
    last = match.log[-1].step if match.log else None
    if last is None or last.is_chance or match.record.header.players[last.seat].level is not None:
        return None
    return last.seat


def _same(one: str, other: str) -> bool:
    """Compare secrets in constant time."""
    return hmac.compare_digest(one.encode(), other.encode())
