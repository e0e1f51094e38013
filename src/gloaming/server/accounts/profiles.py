"""Public profiles and rankings."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterable

from sqlalchemy import ColumnElement, Connection, Float, case, cast, exists, func, select

from gloaming.bots.levels import ALL_NAMES, DEFAULT_LEVEL
from gloaming.protocol import GameStats, PastMatch, Profile, RankingEntry, Rating
from gloaming.server.accounts.ratings import BOT, ordinal
from gloaming.server.errors import NotFound
from gloaming.server.storage import people as rows
from gloaming.server.storage.schema import people, ratings, results
from gloaming.server.times import iso_time

MAX_PAST_MATCHES = 50  # in a profile
MAX_RANKING = 100  # players
UNNAMED_BOT = "bot:None"  # how older versions stored a bot that replaced a removed person

_LEVEL = re.compile(r"[a-z]{1,20}(:[0-9.]{1,12}s?)?")


def profile(db: Connection, id: str) -> Profile:
    """The profile of a person by id, or of a bot as `bot:LEVEL`."""
    if id.startswith(BOT):
        player, name, since = id, _bot_level(db, id), ""
    else:
        person = rows.get_person(db, id)
        player, name, since = person.id, person.name, iso_time(person.made)
    return Profile(
        person=player,
        name=name,
        since=since,
        bot=id.startswith(BOT),
        ratings=player_ratings(db, player),
        stats=game_stats(db, player),
        past=past_matches(db, player),
    )


def player_ratings(db: Connection, player: str) -> list[Rating]:
    wanted = select(ratings).where(ratings.c.player == player, ratings.c.matches > 0).order_by(ratings.c.game)
    return [_rating(r.game, r.mu, r.sigma, r.matches) for r in db.execute(wanted)]


def game_stats(db: Connection, player: str) -> list[GameStats]:
    """The player's statistics by game; a match of several players without a winner is undecided."""
    c = results.c
    mine = select(c.match).where(c.player == player)
    whole = (
        select(c.match, func.count().label("seats"), _count_if(c.won).label("winners"))
        .where(c.match.in_(mine))
        .group_by(c.match)
        .subquery()
    )
    shared, undecided = c.won & (whole.c.winners > 1), (whole.c.seats > 1) & (whole.c.winners == 0)
    totals = _count_if(c.won), _count_if(shared), _count_if(undecided), func.avg(cast(c.steps, Float))
    wanted = select(c.game, func.count(), *totals).join(whole, whole.c.match == c.match)
    wanted = wanted.where(c.player == player).group_by(c.game).order_by(c.game)
    return [GameStats(*row) for row in db.execute(wanted)]


def _count_if(wanted: ColumnElement[bool]) -> ColumnElement[int]:
    """The number of rows for which a condition holds."""
    return func.sum(case((wanted, 1), else_=0))


def past_matches(db: Connection, player: str) -> list[PastMatch]:
    """The player's last matches, newest first."""
    c = results.c
    wanted = (
        select(results)
        .where(c.player == player)
        .order_by(c.ended.desc(), c.match, c.seat)
        .limit(MAX_PAST_MATCHES)
    )
    found = db.execute(wanted).all()
    sat = _players_of(db, {row.match for row in found})
    return [
        PastMatch(
            match=row.match,
            game=row.game,
            ended=iso_time(row.ended),
            seat=row.seat,
            names=[name for name, _ in sat[row.match]],
            place=row.place,
            winners=[seat for seat, (_, won) in enumerate(sat[row.match]) if won],
            change=row.change,
        )
        for row in found
    ]


def ranking(db: Connection, game: str) -> list[RankingEntry]:
    """The players of a game by ordinal rating."""
    sure = ratings.c.mu - 3 * ratings.c.sigma
    wanted = (
        select(ratings, people.c.name)
        .join(people, people.c.id == ratings.c.player, isouter=True)
        .where(ratings.c.game == game, ratings.c.matches > 0, ratings.c.player != UNNAMED_BOT)
        .order_by(sure.desc(), ratings.c.player)
        .limit(MAX_RANKING)
    )
    return [
        RankingEntry(
            person=row.player,
            name=row.name or row.player.removeprefix(BOT),
            bot=row.player.startswith(BOT),
            rating=_rating(row.game, row.mu, row.sigma, row.matches),
        )
        for row in db.execute(wanted)
    ]


def _players_of(db: Connection, found: Iterable[str]) -> dict[str, list[tuple[str, bool]]]:
    """For each match the players by seat: current name, and whether they won."""
    wanted = (
        select(results.c.match, results.c.player, results.c.won, people.c.name)
        .join(people, people.c.id == results.c.player, isouter=True)
        .where(results.c.match.in_(list(found)))
        .order_by(results.c.match, results.c.seat)
    )
    sat: dict[str, list[tuple[str, bool]]] = defaultdict(list)
    for match, player, won, name in db.execute(wanted):
        bot = DEFAULT_LEVEL if player == UNNAMED_BOT else player.removeprefix(BOT)
        sat[match].append((name or bot, won))
    return sat


def _bot_level(db: Connection, id: str) -> str:
    """The level of a bot, if it exists or has ever played."""
    level = id.removeprefix(BOT)
    if not _LEVEL.fullmatch(level):
        raise NotFound("refusal-no-person")
    if level not in ALL_NAMES and not db.execute(select(exists().where(results.c.player == id))).scalar_one():
        raise NotFound("refusal-no-person")
    return level


def _rating(game: str, mu: float, sigma: float, matches: int) -> Rating:
    return Rating(game, ordinal(mu, sigma), mu, sigma, matches)
