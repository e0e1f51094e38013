"""Routes of the daily game."""

from __future__ import annotations

from functools import partial

from litestar import get, post
from litestar.datastructures import State
from litestar.handlers import BaseRouteHandler
from litestar.params import FromPath

from gloaming.core.discovery import find
from gloaming.protocol import DailyGame, MatchInfo
from gloaming.server.dependencies import AppRequest, current_person, database_of, registry_of, require_person
from gloaming.server.errors import NotFound
from gloaming.server.storage import daily_runs
from gloaming.server.times import now, today


def check(game: str) -> None:
    """Refuse a game that has no daily game."""
    if find(game).daily is None:
        raise NotFound("refusal-no-daily")


@get("/api/daily/{game:str}")
async def show_today(state: State, request: AppRequest, game: FromPath[str]) -> DailyGame:
    """Today's game: the commitment of its dice, my run, the results so far."""
    return await _show(state, request, game, today(now()))


@get("/api/daily/{game:str}/{day:str}")
async def show_day(state: State, request: AppRequest, game: FromPath[str], day: FromPath[str]) -> DailyGame:
    """The game of a past day, with the secret of its dice."""
    return await _show(state, request, game, day)


@post("/api/daily/{game:str}")
async def play_today(state: State, request: AppRequest, game: FromPath[str]) -> MatchInfo:
    """The match of my run today, created when I ask first."""
    check(game)
    registry, person = registry_of(state), await require_person(request)
    begin = partial(daily_runs.start_run, game=game, person=person.id, name=person.name, at=now())
    return await registry.info(await database_of(state).write(begin), person)


async def _show(state: State, request: AppRequest, game: str, day: str) -> DailyGame:
    check(game)
    person = await current_person(request)
    id = person.id if person is not None else None
    shown = partial(daily_runs.daily_game, game=game, day=day, person=id, at=now())
    return await database_of(state).write(shown)  # the day's secret may have to be created


ROUTES: list[BaseRouteHandler] = [show_today, show_day, play_today]
