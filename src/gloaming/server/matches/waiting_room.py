"""A table that waits for its people. Each function is one transaction: read, check, change."""

from __future__ import annotations

from collections.abc import Iterable

from sqlalchemy import Connection

from gloaming.bots.levels import check_named, lack
from gloaming.core.discovery import find
from gloaming.core.game import AnyGame
from gloaming.core.match import Table
from gloaming.core.record.format import Player
from gloaming.protocol import TableWish
from gloaming.server.errors import MatchNotFound, NotFound, NotPermitted, RequestRefused
from gloaming.server.matches.follower import Track
from gloaming.server.storage import matches
from gloaming.server.storage.matches import LogLine, NewMatch, Request, StoredMatch

FREE = "…"  # the name of a seat that nobody has taken
MOST_REQUESTS = 20  # that a table has at a time, with those that were declined
BOT_GRACE = 5000  # milliseconds after which another process may take a bot's turn


class Conflict(NotPermitted):
    """It was possible a moment ago: somebody else was faster, or the game has begun."""

    status = 409


def draft(wish: TableWish, person: str, name: str) -> NewMatch:
    """The order as a match to be kept; the table is sealed at once."""
    game = find(wish.game)
    pack = game.pack()
    players, people = [], list[str | None]()
    for seat in wish.seats:
        own = seat.level is None and (not wish.online or person not in people)
        people.append(person if own else None)
        free = wish.online and seat.level is None
        players.append(Player((name if own else FREE) if free else seat.name.strip(), seat.level))
    check_bots(players, game)
    table = Table.open(game, players, wish.settings, pack, online=wish.online)
    for player in players:
        _check_level(table, player.level)
    return NewMatch(
        secret=table.secret,
        game=wish.game,
        owner=person,
        lines=table.record.lines(),
        people=people,
        online=wish.online,
        listed=wish.online and wish.listed,
        terms=wish.terms,
    )


def check_bots(players: Iterable[Player], game: AnyGame) -> None:
    """Refuse bots of other than named levels; matches of earlier versions may have some."""
    for player in players:
        if player.level is not None:
            check_named(player.level, game)


def _check_level(table: Table, level: str | None) -> None:
    """Refuse a bot that cannot play at such a table."""
    header = table.record.header
    refusal = lack(level, table.game, len(header.players), header.settings) if level is not None else None
    if refusal is not None:
        raise RequestRefused(refusal.key, **refusal.args)


# --- sitting down ----------------------------------------------------------------------------------------


def sit(
    db: Connection, id: str, person: str, name: str, seat: int | None, invite: str | None, at: int
) -> None:
    """Take a seat: the one that is asked for, or any."""
    kept = _waiting(db, id, at)
    if person in [row.person for row in kept.seats]:
        return
    if not kept.online or matches.is_banned(db, id, person):
        raise NotPermitted("refusal-no-seat-for-you")
    if not kept.listed and invite != kept.invite:
        raise NotPermitted("refusal-invitation")
    table = Track(kept).table
    free = free_seats(kept, table)
    if seat is None and free:
        seat = free[0]
    if seat not in free or seat is None:
        raise Conflict("refusal-seat-taken")
    _reseat(db, kept, table, seat, Player(name), person)
    matches.settle_requests(db, id, person)


# --- asking for a seat -------------------------------------------------------------------------------------


def ask(db: Connection, id: str, person: str, at: int) -> None:
    """Ask the owner for a seat; once, whatever the answer is."""
    kept = _waiting(db, id, at)
    if person in [row.person for row in kept.seats]:
        return
    if not kept.online or matches.is_banned(db, id, person):
        raise NotPermitted("refusal-no-seat-for-you")
    known = next((asked for asked in kept.requests if asked.person == person), None)
    if known is not None:
        if known.declined:
            raise NotPermitted("refusal-declined")
        return
    if not free_seats(kept, Track(kept).table):
        raise Conflict("refusal-full")
    if len(kept.requests) >= MOST_REQUESTS:
        raise Conflict("refusal-requests-many")
    matches.request(db, id, person, at)


def accept(db: Connection, id: str, owner: str, person: str, at: int) -> None:
    """The owner gives a seat to somebody who asks for one."""
    kept = _owned(db, id, owner, at)
    asked = _asked(kept, person)
    table = Track(kept).table
    free = free_seats(kept, table)
    if not free:
        raise Conflict("refusal-seat-taken")
    _reseat(db, kept, table, free[0], Player(asked.name), person)
    matches.settle_requests(db, id, person)


def decline(db: Connection, id: str, owner: str, person: str, at: int) -> None:
    """The owner has no seat for somebody who asks for one."""
    _asked(_owned(db, id, owner, at), person)
    matches.decline(db, id, person)


def _asked(kept: StoredMatch, person: str) -> Request:
    for asked in kept.requests:
        if asked.person == person and not asked.declined:
            return asked
    raise NotFound("refusal-no-request")


def rise(db: Connection, id: str, person: str, at: int) -> None:
    """Leave one's seat before the game begins."""
    kept = _waiting(db, id, at)
    for seat, row in enumerate(kept.seats):
        if row.person == person and kept.online:
            _reseat(db, kept, Track(kept).table, seat, Player(FREE), None)


def set_level(db: Connection, id: str, person: str, seat: int, level: str | None, at: int) -> None:
    """The owner lets a bot sit at a free seat, or frees a bot's."""
    kept = _owned(db, id, person, at)
    table = Track(kept).table
    if not 0 <= seat < len(kept.seats):
        raise NotPermitted("refusal-no-such-seat")
    if kept.seats[seat].person is not None:
        raise Conflict("refusal-seat-taken")
    if level is not None:
        check_named(level, table.game)
        _check_level(table, level)
    name = FREE if level is None else f"{level.capitalize()} {seat + 1}"
    _reseat(db, kept, table, seat, Player(name, level), None)
    matches.void_words(db, id)  # the seal is another one: whoever was ready has to see it


def remove(db: Connection, id: str, person: str, seat: int, at: int) -> None:
    """The owner removes a stranger from a waiting table, for good."""
    kept = _owned(db, id, person, at)
    other = kept.seats[seat].person if 0 <= seat < len(kept.seats) else None
    if other is None or other == person:
        raise NotPermitted("refusal-no-such-seat")
    matches.ban(db, id, other)
    _reseat(db, kept, Track(kept).table, seat, Player(FREE), None)


def _reseat(
    db: Connection, kept: StoredMatch, table: Table, seat: int, player: Player, person: str | None
) -> None:
    table.reseat(seat, player)
    matches.write_header(db, kept.id, table.record.lines()[0])
    matches.seat_person(db, kept.id, seat, person)


def free_seats(kept: StoredMatch, table: Table) -> list[int]:
    players = table.record.header.players
    return [n for n, row in enumerate(kept.seats) if row.person is None and players[n].level is None]


# --- the words -------------------------------------------------------------------------------------------


def ready(db: Connection, id: str, person: str, word: str | None, at: int) -> None:
    """Give one's word, or take it back; with the last one the game begins."""
    kept = _waiting(db, id, at)
    own = [seat for seat, row in enumerate(kept.seats) if row.person == person]
    if not own or not kept.online:
        raise NotPermitted("refusal-not-your-seat")
    for seat in own:
        matches.give_word(db, id, seat, word)
    words = {n: word if n in own else row.word for n, row in enumerate(kept.seats)}
    track = Track(kept)
    people = [n for n, p in enumerate(track.table.record.header.players) if p.level is None]
    if not free_seats(kept, track.table):
        said = {seat: given for seat in people if (given := words[seat]) is not None}
        if len(said) == len(people):
            _begin(db, kept, track, said, at)


def speak(db: Connection, id: str, words: dict[int, str], at: int) -> None:
    """The words of everybody at one screen."""
    kept = _waiting(db, id, at)
    _begin(db, kept, Track(kept), words, at)


def _begin(db: Connection, kept: StoredMatch, track: Track, words: dict[int, str], at: int) -> None:
    track.table.speak(words)
    track.table.run_chance()
    added = [LogLine(text, at) for text in track.table.record.lines(track.lines)]
    for line in added:
        track.passed(line)
    due = track.due(at, BOT_GRACE)
    matches.append(db, kept.id, len(kept.lines), added, due, track.table.deciders())
    matches.settle_requests(db, kept.id)


# --- checks ----------------------------------------------------------------------------------------------


def _locked(db: Connection, id: str, at: int) -> StoredMatch:
    kept = matches.lock(db, id, at)
    if kept is None:
        raise MatchNotFound(id)
    return kept


def _waiting(db: Connection, id: str, at: int) -> StoredMatch:
    kept = _locked(db, id, at)
    if kept.phase != matches.WAITING:
        raise Conflict("refusal-begun")
    return kept


def _owned(db: Connection, id: str, person: str, at: int) -> StoredMatch:
    kept = _waiting(db, id, at)
    if kept.owner != person:
        raise NotPermitted("refusal-not-owner")
    return kept


def rematch(db: Connection, id: str, person: str, at: int) -> str:
    """The table where a finished match goes on, with the same people at its seats; made once."""
    kept = _locked(db, id, at)
    if person not in [row.person for row in kept.seats] and kept.owner != person:
        raise NotPermitted("refusal-not-your-seat")
    if kept.phase != matches.FINISHED:
        raise NotPermitted("refusal-not-over")
    if kept.rematch is not None:
        return kept.rematch
    old, game = Track(kept).table.record.header, find(kept.game)
    check_bots(old.players, game)
    table = Table.open(game, old.players, old.settings, online=kept.online)
    people = [row.person for row in kept.seats]
    order = NewMatch(
        table.secret, kept.game, person, table.record.lines(), people, kept.online, False, kept.terms
    )
    other = matches.create(db, order, at)
    matches.set_rematch(db, id, other)
    return other
