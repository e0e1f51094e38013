"""The waiting room of a match: seats, requests and dice words before the first step.

Each function says what is to change in a stored match, or refuses; a store calls it and writes that.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from gloaming.bots.levels import check_named, why_unavailable
from gloaming.core.discovery import find
from gloaming.core.game import AnyGame
from gloaming.core.match import Match
from gloaming.core.record.format import Player
from gloaming.host.result import Result
from gloaming.protocol import CreateMatch
from gloaming.server.errors import Conflict, NotFound, NotPermitted, RequestRefused
from gloaming.server.matches.stored_match import due, open_host
from gloaming.server.storage.matches.rows import (
    FINISHED,
    WAITING,
    Arrangement,
    NewLines,
    NewMatch,
    Request,
    StoredMatch,
)

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
    stored: StoredMatch, person: str, name: str, seat: int | None, invite: str | None
) -> Arrangement:
    """Take this seat, or any free one."""
    _check_waiting(stored)
    if person in [row.person for row in stored.seats]:
        return Arrangement()
    _check_welcome(stored, person)
    if not stored.listed and invite != stored.invite:
        raise NotPermitted("refusal-invitation")
    match = open_host(stored).match
    free = free_seats(stored, match)
    if seat is None and free:
        seat = free[0]
    if seat not in free or seat is None:
        raise Conflict("refusal-seat-taken")
    return replace(_reseat(match, {seat: Player(name)}, person), settled=person)


def leave_seat(stored: StoredMatch, person: str) -> Arrangement:
    """Leave the person's seats before the match begins."""
    _check_waiting(stored)
    own = [seat for seat, row in enumerate(stored.seats) if row.person == person and stored.online]
    if not own:
        return Arrangement()
    return _reseat(open_host(stored).match, {seat: Player(FREE) for seat in own}, None)


def set_bot(stored: StoredMatch, person: str, seat: int, level: str | None) -> Arrangement:
    """The owner puts a bot on a free seat, or frees a bot's seat."""
    _check_owned(stored, person)
    match = open_host(stored).match
    if not 0 <= seat < len(stored.seats):
        raise NotPermitted("refusal-no-such-seat")
    if stored.seats[seat].person is not None:
        raise Conflict("refusal-seat-taken")
    if level is not None:
        check_named(level, match.game)
        _check_level(match, level)
    name = FREE if level is None else f"{level.capitalize()} {seat + 1}"
    # The commitment changes: everyone has to confirm the new one.
    none = dict.fromkeys(range(len(stored.seats)))
    return replace(_reseat(match, {seat: Player(name, level)}, None), words=none)


def remove_player(stored: StoredMatch, person: str, seat: int) -> Arrangement:
    """The owner removes somebody, who cannot return; until the match begins, others may sit down there."""
    if stored.owner != person:
        raise NotPermitted("refusal-not-owner")
    other = stored.seats[seat].person if 0 <= seat < len(stored.seats) else None
    if other is None or other == person or stored.phase == FINISHED:
        raise NotPermitted("refusal-no-such-seat")
    if stored.phase == WAITING:
        return replace(_reseat(open_host(stored).match, {seat: Player(FREE)}, None), banned=other)
    return Arrangement(seats={seat: None}, banned=other)


def _reseat(match: Match, players: dict[int, Player], person: str | None) -> Arrangement:
    """Put these players on their seats, which are now the person's."""
    for seat, player in players.items():
        match.replace_player(seat, player)
    return Arrangement(header=match.record.header, seats=dict.fromkeys(players, person))


def free_seats(stored: StoredMatch, match: Match) -> list[int]:
    players = match.record.header.players
    return [n for n, row in enumerate(stored.seats) if row.person is None and players[n].level is None]


# --- requests for a seat ---------------------------------------------------------------------------------


def request_seat(stored: StoredMatch, person: str) -> Arrangement:
    """Ask the owner for a seat; once, whatever the answer is."""
    _check_waiting(stored)
    if person in [row.person for row in stored.seats]:
        return Arrangement()
    _check_welcome(stored, person)
    known = next((asked for asked in stored.requests if asked.person == person), None)
    if known is not None:
        if known.declined:
            raise NotPermitted("refusal-declined")
        return Arrangement()
    if not free_seats(stored, open_host(stored).match):
        raise Conflict("refusal-full")
    if len(stored.requests) >= MAX_REQUESTS:
        raise Conflict("refusal-requests-many")
    return Arrangement(requested=person)


def accept_request(stored: StoredMatch, owner: str, person: str) -> Arrangement:
    """The owner gives the first free seat to somebody who asked."""
    _check_owned(stored, owner)
    asked = _request_of(stored, person)
    match = open_host(stored).match
    free = free_seats(stored, match)
    if not free:
        raise Conflict("refusal-seat-taken")
    return replace(_reseat(match, {free[0]: Player(asked.name)}, person), settled=person)


def decline_request(stored: StoredMatch, owner: str, person: str) -> Arrangement:
    """The owner declines somebody's request."""
    _check_owned(stored, owner)
    return Arrangement(declined=_request_of(stored, person).person)


def _request_of(stored: StoredMatch, person: str) -> Request:
    for asked in stored.requests:
        if asked.person == person and not asked.declined:
            return asked
    raise NotFound("refusal-no-request")


# --- dice words ------------------------------------------------------------------------------------------


def set_ready(stored: StoredMatch, person: str, word: str | None, at: int) -> Arrangement:
    """Give the person's dice word, or take it back (None); the match begins with the last one."""
    _check_waiting(stored)
    own = dict.fromkeys([seat for seat, row in enumerate(stored.seats) if row.person == person], word)
    if not own or not stored.online:
        raise NotPermitted("refusal-not-your-seat")
    words = dict(enumerate(row.word for row in stored.seats)) | own
    match = open_host(stored).match
    people = [n for n, p in enumerate(match.record.header.players) if p.level is None]
    given = {seat: each for seat in people if (each := words[seat]) is not None}
    if free_seats(stored, match) or len(given) < len(people):
        return Arrangement(words=own)
    return replace(begin(stored, given, at), words=own)


def begin(stored: StoredMatch, words: dict[int, str], at: int) -> Arrangement:
    """Begin with the words of all people."""
    _check_waiting(stored)
    host = open_host(stored)
    result, match = host.begin(words, at), host.match
    assert isinstance(result, Result)
    ended = match if match.record.end is not None else None
    begun = NewLines(result.lines, due(host, at), match.deciders(), ended)
    return Arrangement(header=match.record.header, begun=begun)  # it may name newer rules than before


# --- a rematch -------------------------------------------------------------------------------------------


def rematch(stored: StoredMatch, person: str) -> Arrangement:
    """A finished match's rematch, with the same people at its seats, unless it is there already."""
    if person not in [row.person for row in stored.seats] and stored.owner != person:
        raise NotPermitted("refusal-not-your-seat")
    if stored.phase != FINISHED:
        raise NotPermitted("refusal-not-over")
    if stored.rematch is not None:
        return Arrangement()
    old, game = open_host(stored).match.record.header, find(stored.game)
    check_bots(old.players, game)
    match = Match.new(game, old.players, old.settings, online=stored.online)
    people = [row.person for row in stored.seats]
    lines = match.record.lines()
    return Arrangement(
        rematch=NewMatch(match.secret, stored.game, person, lines, people, stored.online, False, stored.terms)
    )


# --- checks ----------------------------------------------------------------------------------------------


def _check_waiting(stored: StoredMatch) -> None:
    if stored.phase != WAITING:
        raise Conflict("refusal-begun")


def _check_owned(stored: StoredMatch, person: str) -> None:
    _check_waiting(stored)
    if stored.owner != person:
        raise NotPermitted("refusal-not-owner")


def _check_welcome(stored: StoredMatch, person: str) -> None:
    if not stored.online or person in stored.banned:
        raise NotPermitted("refusal-no-seat-for-you")
