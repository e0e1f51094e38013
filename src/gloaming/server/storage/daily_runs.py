"""Queries on the daily game: one secret for everyone, and each person's first run.

The server alone chooses the secret. Its commitment is public all day, the secret itself the day after.
"""

from __future__ import annotations

from datetime import date

from sqlalchemy import Connection, insert, select, update

from gloaming.core import fairness as fair
from gloaming.core.discovery import find
from gloaming.core.errors import GloamingError
from gloaming.core.match import Match
from gloaming.core.record.format import LogLine, Player, StandIn
from gloaming.core.record.verify import verify
from gloaming.protocol import DailyGame, DailyResult, Terms
from gloaming.server.errors import NotFound
from gloaming.server.storage.matches import queries
from gloaming.server.storage.matches.rows import NewLines, NewMatch
from gloaming.server.storage.people import insert_if_missing
from gloaming.server.storage.schema import daily_runs, days, people
from gloaming.server.times import today

MAX_RESULTS = 100


class NotCounted(GloamingError):
    """The run does not count; the message says why."""


def daily_secret(db: Connection, game: str, day: str) -> str:
    """The secret of a day, created on first use."""
    insert_if_missing(db, days, game=game, day=day, secret=fair.new_secret())
    return str(_stored_secret(db, game, day))


def start_run(db: Connection, game: str, person: str, name: str, at: int) -> str:
    """The match of the person's run today; there is one a day, created on first use."""
    day = today(at)
    mine = _match_of(db, game, day, person)
    if mine is not None:
        return mine
    found = find(game)
    settings = found.daily.settings if found.daily is not None else {}
    match = Match.new(found, [Player(name)], settings, secret=daily_secret(db, game, day), day=day)
    match.begin({0: day})
    match.draw_all_chance()
    alone = Terms(advice=False)  # no advice: results are compared
    id = queries.create(db, NewMatch(match.secret, game, person, [], [person], terms=alone), at)
    lines = [LogLine(line, at) for line in match.record.lines()]
    queries.append(db, id, 0, NewLines(lines, None, match.deciders()))
    db.execute(insert(daily_runs).values(game=game, day=day, person=person, match=id))
    return id


def daily_game(db: Connection, game: str, day: str, person: str | None, at: int) -> DailyGame:
    """The public view of a day; `mine` is the match of the person who asks."""
    now = today(at)
    try:
        real = date.fromisoformat(day).isoformat() == day
    except ValueError:
        real = False
    sealed = (
        daily_secret(db, game, day)
        if day == now
        else _stored_secret(db, game, day)
        if real and day < now
        else None
    )
    if sealed is None:
        raise NotFound("refusal-no-day")
    over = day < now
    return DailyGame(
        game=game,
        day=day,
        commitment=fair.commitment(sealed, {}),
        secret=sealed if over else None,
        mine=_match_of(db, game, day, person) if person is not None else None,
        results=_results(db, game, day),
    )


def record_score(db: Connection, id: str, match: Match, at: int) -> None:
    """Store the score of a finished run, if its record verifies with the secret of the day."""
    record = match.record
    day, game = record.header.day, record.header.game
    assert day is not None and record.end is not None
    sealed = _stored_secret(db, game, day)
    if sealed is None:
        raise NotCounted(f"there was no game of the day on {day}")
    wrong = verify(match.game, record.with_secret(sealed), match.content)
    if wrong is not None:
        raise NotCounted(f"the record does not replay: {wrong}")
    if any(isinstance(entry, StandIn) for entry in record.entries):
        raise NotCounted("a bot played a part of it")
    outcome = record.end.outcome
    wanted = update(daily_runs).where(daily_runs.c.match == id, daily_runs.c.ended.is_(None))
    db.execute(wanted.values(score=outcome.scores[0], reason=outcome.reason, ended=at))


def _stored_secret(db: Connection, game: str, day: str) -> str | None:
    return db.execute(select(days.c.secret).where(days.c.game == game, days.c.day == day)).scalar()


def _match_of(db: Connection, game: str, day: str, person: str) -> str | None:
    c = daily_runs.c
    return db.execute(select(c.match).where(c.game == game, c.day == day, c.person == person)).scalar()


def _results(db: Connection, game: str, day: str) -> list[DailyResult]:
    """Best score first; equal scores share a place, the earlier one first."""
    c = daily_runs.c
    wanted = (
        select(c.person, people.c.name, c.score, c.reason, c.match)
        .join(people, people.c.id == c.person)
        .where(c.game == game, c.day == day, c.ended.is_not(None))
        .order_by(c.score.desc(), c.ended, c.person)
        .limit(MAX_RESULTS)
    )
    found: list[DailyResult] = []
    for number, row in enumerate(db.execute(wanted), 1):
        tied = found and found[-1].score == row.score
        place = found[-1].place if tied else number
        found.append(DailyResult(place, row.person, row.name, row.score, row.reason, row.match))
    return found
