"""Writes the results of finished matches: ratings, and runs of the daily game."""

from __future__ import annotations

import logging

from sqlalchemy import Connection

from gloaming.bots.levels import DEFAULT_LEVEL
from gloaming.core.match import Match
from gloaming.core.record.unplayable import UnplayableMatch
from gloaming.server.accounts import ratings
from gloaming.server.storage import daily_runs
from gloaming.server.storage.matches.rows import StoredMatch

log = logging.getLogger("gloaming.results")


def record_result(db: Connection, stored: StoredMatch, match: Match, at: int) -> None:
    """Count a daily run, and rate an online match that is no fork and was played without advice.

    A match that ended because the rules changed counts nowhere.
    """
    end, header = match.record.end, match.record.header
    if isinstance(match, UnplayableMatch):
        return
    if header.day is not None:
        try:
            daily_runs.record_score(db, stored.id, match, at)
        except daily_runs.NotCounted as error:
            log.warning("a run of the day does not count: %s", error, extra={"match": stored.id})
    if end is None or not stored.online or header.parent is not None or stored.terms.advice:
        return
    bots = [f"bot:{p.level or match.stand_ins.get(n, DEFAULT_LEVEL)}" for n, p in enumerate(header.players)]
    players = [row.person or bots[seat] for seat, row in enumerate(stored.seats)]
    ratings.record_result(db, stored.id, stored.game, players, end.outcome, match.step, at)
