"""Ratings of people and bots, updated after each match (Plackett-Luce)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from openskill.models import PlackettLuce, PlackettLuceRating
from sqlalchemy import Connection, delete, exists, insert, select, update

from gloaming.core.evaluation import share
from gloaming.core.state import Outcome
from gloaming.server.storage.people import insert_if_missing
from gloaming.server.storage.schema import people, ratings, results

BOT = "bot:"

_MODEL = PlackettLuce()


def ordinal(mu: float, sigma: float) -> float:
    """A conservative rating: three standard deviations below the mean."""
    return mu - 3 * sigma


def record_result(
    db: Connection,
    match: str,
    game: str,
    players: Sequence[str],
    outcome: Outcome,
    steps: int,
    at: int,
) -> None:
    """Store the result of a match and update the ratings, once, in the transaction that stores its end.

    A player is a person's id or `bot:LEVEL`. The rating of a player with two seats stays as it is; the
    others are rated against it. Ratings go by places: several winners tie for the first, and
    where nobody wins all tie.
    """
    if db.execute(select(exists().where(results.c.match == match))).scalar_one():
        return
    seated = _current_ids(db, players)
    shares = share(outcome)
    old = _load_ratings(db, game, seated)
    new = _updated_ratings(old, seated, outcome.places)
    for player, rating in new.items():
        values = {"mu": rating.mu, "sigma": rating.sigma, "matches": ratings.c.matches + 1}
        db.execute(update(ratings).where(ratings.c.game == game, ratings.c.player == player).values(values))
    for seat, player in enumerate(seated):
        gained = _ordinal(new[player]) - _ordinal(old[player]) if player in new else 0.0
        db.execute(
            insert(results).values(
                match=match,
                seat=seat,
                player=player,
                game=game,
                place=outcome.places[seat],
                share=shares[seat],
                won=seat in outcome.winners,
                steps=steps,
                ended=at,
                change=gained,
            )
        )


def _current_ids(db: Connection, players: Sequence[str]) -> list[str]:
    """The players, with merged guests replaced by their accounts."""
    wanted = select(people.c.id, people.c.moved).where(people.c.id.in_(set(players))).order_by(people.c.id)
    moved = {
        row.id: row.moved for row in db.execute(wanted.with_for_update(read=True)) if row.moved is not None
    }
    return [moved.get(player, player) for player in players]


def _load_ratings(db: Connection, game: str, seated: Sequence[str]) -> dict[str, PlackettLuceRating]:
    """Load and lock the ratings, in the order of ids so that two matches cannot deadlock."""
    fresh = _MODEL.rating()
    for player in sorted(_in_one_seat(seated)):
        insert_if_missing(db, ratings, game=game, player=player, mu=fresh.mu, sigma=fresh.sigma, matches=0)
    wanted = select(ratings).where(ratings.c.game == game, ratings.c.player.in_(set(seated)))
    found = db.execute(wanted.order_by(ratings.c.player).with_for_update()).all()
    known = {row.player: _MODEL.rating(mu=row.mu, sigma=row.sigma) for row in found}
    return {player: known.get(player, fresh) for player in seated}


def _updated_ratings(
    old: dict[str, PlackettLuceRating], seated: Sequence[str], places: Sequence[int]
) -> dict[str, PlackettLuceRating]:
    """The new ratings of players with one seat, if there are at least two players."""
    if len(old) < 2:
        return {}
    teams = [[old[player]] for player in seated]
    rated = _MODEL.rate(teams, ranks=[float(place) for place in places])
    return {player: rated[seated.index(player)][0] for player in _in_one_seat(seated)}


def _in_one_seat(seated: Sequence[str]) -> list[str]:
    return [player for player, seats in Counter(seated).items() if seats == 1]


def _ordinal(rating: PlackettLuceRating) -> float:
    return ordinal(rating.mu, rating.sigma)


# --- merging a guest into an account -----------------------------------------------------------------


def merge_ratings(db: Connection, guest: str, account: str) -> None:
    """Move results to the account and combine the ratings of guest and account."""
    db.execute(update(results).where(results.c.player == guest).values(player=account))
    wanted = select(ratings).where(ratings.c.player.in_([guest, account]))
    found = db.execute(wanted.order_by(ratings.c.game, ratings.c.player).with_for_update()).all()
    theirs = {row.game: row for row in found if row.player == account}
    for row in found:
        if row.player != guest:
            continue
        mine = (ratings.c.game == row.game) & (ratings.c.player == guest)
        other = theirs.get(row.game)
        if other is None:
            db.execute(update(ratings).where(mine).values(player=account))
            continue
        mu, sigma = _combine((row.mu, row.sigma), (other.mu, other.sigma))
        values = {"mu": mu, "sigma": sigma, "matches": row.matches + other.matches}
        db.execute(delete(ratings).where(mine))
        db.execute(
            update(ratings).where(ratings.c.game == row.game, ratings.c.player == account).values(values)
        )


def _combine(one: tuple[float, float], other: tuple[float, float]) -> tuple[float, float]:
    """Combine two estimates that started from the same prior, which must not count twice."""
    fresh = _MODEL.rating()
    sure = [1 / sigma**2 for _, sigma in (one, other, (fresh.mu, fresh.sigma))]
    total = sure[0] + sure[1] - sure[2]
    if total < max(sure[:2]):  # one is less certain than the prior
        return one if sure[0] > sure[1] else other
    return (one[0] * sure[0] + other[0] * sure[1] - fresh.mu * sure[2]) / total, float(total**-0.5)
