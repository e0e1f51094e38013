"""The waiting room of a match: seats, requests and dice words before the first step.

Each function runs in one transaction: read, check, write.
"""

from __future__ import annotations

from collections.abc import Iterable

from sqlalchemy import Connection

from gloaming.bots.levels import check_named, why_unavailable
from gloaming.core.discovery import find
from gloaming.core.game import AnyGame
from gloaming.core.match import Match
from gloaming.core.record.format import Player
from gloaming.host.host import MatchHost
from gloaming.host.result import Result
from gloaming.protocol import CreateMatch
from gloaming.server.errors import Conflict, MatchNotFound, NotFound, NotPermitted, RequestRefused
from gloaming.server.matches.stored_match import due, open_host
from gloaming.server.storage import matches
from gloaming.server.storage.matches import NewMatch, Request, StoredMatch

FREE = "…"  # the name of a seat that nobody has taken
MAX_REQUESTS = 20  # for seats of one match, with those that were declined


def new_match(order: CreateMatch, person: str, name: str) -> NewMatch:
    """The match that was ordered, ready to be stored; its dice are committed."""
    game = find(order.game)
    content = game.content()
    players, people = [], list[str | None]()
    for seat in order.seats:
        own = seat.level is None and (not order.online or person not in people)
        people.append(person if own else None)
        free = order.online and seat.level is None
        players.append(Player((name if own else FREE) if free else seat.name.strip(), seat.level))
    check_bots(players, game)
    match = Match.new(game, players, order.settings, content, online=order.online)
    for player in players:
        _check_level(match, player.level)
    return NewMatch(
        secret=match.secret,
        game=order.game,
        owner=person,
        lines=match.record.lines(),
        people=people,
        online=order.online,
        listed=order.online and order.listed,
        terms=order.terms,
    )


def check_bots(players: Iterable[Player], game: AnyGame) -> None:
    """Refuse bots whose level is not a named one; matches of earlier versions may have some."""
    for player in players:
        if player.level is not None:
            check_named(player.level, game)


def _check_level(match: Match, level: str | None) -> None:
    """Refuse a bot that cannot play this match."""
    header = match.record.header
    refusal = (
        why_unavailable(level, match.game, len(header.players), header.settings)
        if level is not None
        else None
    )
    if refusal is not None:
        raise RequestRefused(refusal.key, **refusal.args)


# --- seats -----------------------------------------------------------------------------------------------


def take_seat(
    db: Connection, id: str, person: str, name: str, seat: int | None, invite: str | None, at: int
) -> None:
    """Take this seat, or any free one."""
    stored = _waiting(db, id, at)
    if person in [row.person for row in stored.seats]:
        return
    if not stored.online or matches.is_banned(db, id, person):
        raise NotPermitted("refusal-no-seat-for-you")
    if not stored.listed and invite != stored.invite:
        raise NotPermitted("refusal-invitation")
    match = open_host(stored).match
    free = free_seats(stored, match)
    if seat is None and free:
        seat = free[0]
    if seat not in free or seat is None:
        raise Conflict("refusal-seat-taken")
    _reseat(db, stored, match, seat, Player(name), person)
    matches.settle_requests(db, id, person)


def leave_seat(db: Connection, id: str, person: str, at: int) -> None:
    """Leave the person's seats before the match begins."""
    stored = _waiting(db, id, at)
    for seat, row in enumerate(stored.seats):
        if row.person == person and stored.online:
            _reseat(db, stored, open_host(stored).match, seat, Player(FREE), None)


def set_bot(db: Connection, id: str, person: str, seat: int, level: str | None, at: int) -> None:
    """The owner puts a bot on a free seat, or frees a bot's seat."""
    stored = _owned(db, id, person, at)
    match = open_host(stored).match
    if not 0 <= seat < len(stored.seats):
        raise NotPermitted("refusal-no-such-seat")
    if stored.seats[seat].person is not None:
        raise Conflict("refusal-seat-taken")
    if level is not None:
        check_named(level, match.game)
        _check_level(match, level)
    name = FREE if level is None else f"{level.capitalize()} {seat + 1}"
    _reseat(db, stored, match, seat, Player(name, level), None)
    matches.void_words(db, id)  # the commitment has changed: everyone has to confirm the new one


def remove_player(db: Connection, id: str, person: str, seat: int, at: int) -> None:
    """The owner removes somebody from the waiting room, and they cannot return."""
    stored = _owned(db, id, person, at)
    other = stored.seats[seat].person if 0 <= seat < len(stored.seats) else None
    if other is None or other == person:
        raise NotPermitted("refusal-no-such-seat")
    matches.ban(db, id, other)
    _reseat(db, stored, open_host(stored).match, seat, Player(FREE), None)


def _reseat(
    db: Connection, stored: StoredMatch, match: Match, seat: int, player: Player, person: str | None
) -> None:
    match.replace_player(seat, player)
    matches.write_header(db, stored.id, match.record.header)
    matches.seat_person(db, stored.id, seat, person)


def free_seats(stored: StoredMatch, match: Match) -> list[int]:
    players = match.record.header.players
    return [n for n, row in enumerate(stored.seats) if row.person is None and players[n].level is None]


# --- requests for a seat ---------------------------------------------------------------------------------


def request_seat(db: Connection, id: str, person: str, at: int) -> None:
    """Ask the owner for a seat; once, whatever the answer is."""
    stored = _waiting(db, id, at)
    if person in [row.person for row in stored.seats]:
        return
    if not stored.online or matches.is_banned(db, id, person):
        raise NotPermitted("refusal-no-seat-for-you")
    known = next((asked for asked in stored.requests if asked.person == person), None)
    if known is not None:
        if known.declined:
            raise NotPermitted("refusal-declined")
        return
    if not free_seats(stored, open_host(stored).match):
        raise Conflict("refusal-full")
    if len(stored.requests) >= MAX_REQUESTS:
        raise Conflict("refusal-requests-many")
    matches.request(db, id, person, at)


def accept_request(db: Connection, id: str, owner: str, person: str, at: int) -> None:
    """The owner gives the first free seat to somebody who asked."""
    stored = _owned(db, id, owner, at)
    asked = _request_of(stored, person)
    match = open_host(stored).match
    free = free_seats(stored, match)
    if not free:
        raise Conflict("refusal-seat-taken")
    _reseat(db, stored, match, free[0], Player(asked.name), person)
    matches.settle_requests(db, id, person)


def decline_request(db: Connection, id: str, owner: str, person: str, at: int) -> None:
    """The owner declines somebody's request."""
    _request_of(_owned(db, id, owner, at), person)
    matches.decline(db, id, person)


def _request_of(stored: StoredMatch, person: str) -> Request:
    for asked in stored.requests:
        if asked.person == person and not asked.declined:
            return asked
    raise NotFound("refusal-no-request")


# --- dice words ------------------------------------------------------------------------------------------


def set_ready(db: Connection, id: str, person: str, word: str | None, at: int) -> None:
    """Give the person's dice word, or take it back (None); the match begins with the last one."""
    stored = _waiting(db, id, at)
    own = [seat for seat, row in enumerate(stored.seats) if row.person == person]
    if not own or not stored.online:
        raise NotPermitted("refusal-not-your-seat")
    for seat in own:
        matches.give_word(db, id, seat, word)
    words = {n: word if n in own else row.word for n, row in enumerate(stored.seats)}
    host = open_host(stored)
    people = [n for n, p in enumerate(host.match.record.header.players) if p.level is None]
    if not free_seats(stored, host.match):
        given = {seat: each for seat in people if (each := words[seat]) is not None}
        if len(given) == len(people):
            _begin(db, stored, host, given, at)


def begin(db: Connection, id: str, words: dict[int, str], at: int) -> None:
    """Begin a match at one screen with the words of all its people."""
    stored = _waiting(db, id, at)
    _begin(db, stored, open_host(stored), words, at)


def _begin(db: Connection, stored: StoredMatch, host: MatchHost, words: dict[int, str], at: int) -> None:
    result = host.begin(words, at)
    assert isinstance(result, Result)
    matches.write_header(db, stored.id, host.match.record.header)  # may name newer rules than before
    matches.append(db, stored.id, len(stored.lines), result.lines, due(host, at), host.match.deciders())
    matches.settle_requests(db, stored.id)


# --- a rematch -------------------------------------------------------------------------------------------


def rematch(db: Connection, id: str, person: str, at: int) -> str:
    """The id of a finished match's rematch, with the same people at its seats; it is created once."""
    stored = _locked(db, id, at)
    if person not in [row.person for row in stored.seats] and stored.owner != person:
        raise NotPermitted("refusal-not-your-seat")
    if stored.phase != matches.FINISHED:
        raise NotPermitted("refusal-not-over")
    if stored.rematch is not None:
        return stored.rematch
    old, game = open_host(stored).match.record.header, find(stored.game)
    check_bots(old.players, game)
    match = Match.new(game, old.players, old.settings, online=stored.online)
    people = [row.person for row in stored.seats]
    lines = match.record.lines()
    order = NewMatch(match.secret, stored.game, person, lines, people, stored.online, False, stored.terms)
    other = matches.create(db, order, at)
    matches.set_rematch(db, id, other)
    return other


# --- checks ----------------------------------------------------------------------------------------------


def _locked(db: Connection, id: str, at: int) -> StoredMatch:
    stored = matches.lock(db, id, at)
    if stored is None:
        raise MatchNotFound(id)
    return stored


def _waiting(db: Connection, id: str, at: int) -> StoredMatch:
    stored = _locked(db, id, at)
    if stored.phase != matches.WAITING:
        raise Conflict("refusal-begun")
    return stored


def _owned(db: Connection, id: str, person: str, at: int) -> StoredMatch:
    stored = _waiting(db, id, at)
    if stored.owner != person:
        raise NotPermitted("refusal-not-owner")
    return stored
