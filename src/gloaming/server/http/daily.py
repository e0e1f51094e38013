"""Routes for the game of the day."""

from __future__ import annotations

from functools import partial

from litestar import get, post
from litestar.datastructures import State
from litestar.handlers import BaseRouteHandler
from litestar.params import FromPath

from gloaming.core.discovery import find
from gloaming.protocol import Day, TableInfo
from gloaming.server.accounts.sessions import current_person
from gloaming.server.errors import NotFound
from gloaming.server.http.matches import Asked, house_of, me
from gloaming.server.storage import daily_runs as days
from gloaming.server.storage.database import now


def check(game: str) -> None:
    """Refuse a game that has no game of the day."""
    if not find(game).spec.daily:
        raise NotFound("refusal-no-daily")


@get("/api/daily/{game:str}")
async def show_today(state: State, request: Asked, game: FromPath[str]) -> Day:
    """Today: the seal of its dice, my run, the results so far."""
    return await _day(state, request, game, days.today(now()))


@get("/api/daily/{game:str}/{day:str}")
async def show_day(state: State, request: Asked, game: FromPath[str], day: FromPath[str]) -> Day:
    """A day that is over, with the secret of its dice."""
    return await _day(state, request, game, day)


@post("/api/daily/{game:str}")
async def play_today(state: State, request: Asked, game: FromPath[str]) -> TableInfo:
    """The table of my run today, made when I come first."""
    check(game)
    house, person = house_of(state), await me(request)
    begin = partial(days.start_run, game=game, person=person.id, name=person.name, at=now())
    return await house.info(await house.store.write(begin), person)


async def _day(state: State, request: Asked, game: str, day: str) -> Day:
    check(game)
    store = house_of(state).store
    person = await current_person(request, store)
    asked = partial(
        days.daily_game, game=game, day=day, person=person.id if person is not None else None, at=now()
    )
    return await store.write(asked)  # the day's secret may have to be made


ROUTES: list[BaseRouteHandler] = [show_today, show_day, play_today]
