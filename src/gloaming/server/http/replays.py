"""Routes of a match's record: download, bug report, drawing, replay, luck report."""

from __future__ import annotations

import asyncio
from typing import cast

from litestar import MediaType, Response, get
from litestar.datastructures import State
from litestar.handlers import BaseRouteHandler
from litestar.params import FromPath, FromQuery

import gloaming
from gloaming.core.match import Match
from gloaming.core.record import secrecy
from gloaming.core.record.format import Record
from gloaming.core.state import View
from gloaming.host import presenter
from gloaming.i18n.catalogue import catalogue
from gloaming.protocol import Analysis, ReplayPage
from gloaming.server.accounts.sessions import current_person
from gloaming.server.dependencies import AppRequest, MatchId, registry_of
from gloaming.server.errors import NotPermitted
from gloaming.server.http.compression import COMPRESS
from gloaming.server.matches.room import Room
from gloaming.server.matches.stored_match import check_playable
from gloaming.server.storage.daily_runs import today
from gloaming.server.storage.database import now
from gloaming.server.workers.luck_reports import LuckReportWorker

MAX_STEPS = 100

BUG = '''"""A match of {game} that went wrong, from Gloaming {version}. Run it with pytest, as it is."""

from gloaming.laws.regression import replays

RECORD = r"""
{record}"""


def test_{name}():
    replays(RECORD)
'''


async def _room(request: AppRequest, id: str, token: str | None = None) -> tuple[Room, str | None]:
    """The room, and the person who asks; refused for those who may not watch."""
    registry = registry_of(request.app.state)
    person = await current_person(request, registry.database)
    room = await registry.enter(id, person)
    asking = person.id if person is not None else None
    if not room.seats.may_watch(asking, token, room.match):
        raise NotPermitted("refusal-watch")
    return room, asking


async def _public_room(request: AppRequest, id: str) -> Room:
    """The room; refused for those who may not know the whole record yet."""
    room, asking = await _room(request, id)
    if not room.seats.may_know_all(asking, room.match):
        raise NotPermitted("refusal-secrets")
    return room


async def _replayable_room(request: AppRequest, id: str, token: str | None = None) -> tuple[Room, str | None]:
    """The room of a match that can be replayed, and the person who asks."""
    room, asking = await _room(request, id, token)
    check_playable(room.match)
    return room, asking


def _record(room: Room) -> Record:
    """The record; that of a daily game has its secret once the day is over."""
    record = room.match.record
    day = record.header.day
    return record.with_secret(room.match.secret) if day is not None and day < today(now()) else record


@get("/api/matches/{id:str}/record", media_type=MediaType.TEXT, opt=COMPRESS)
async def record(request: AppRequest, id: MatchId) -> Response[str]:
    """The record as JSON lines, as far as it goes."""
    room = await _public_room(request, id)
    async with room.lock:  # not during a change that could still be lost
        text = _record(room).text()
    return _file(text, f"{room.match.game.spec.id}-{id}.jsonl", "application/x-ndjson")


@get("/api/matches/{id:str}/bug-report", media_type=MediaType.TEXT, opt=COMPRESS)
async def bug(request: AppRequest, id: MatchId) -> Response[str]:
    """The record as a pytest file that replays it."""
    room = await _public_room(request, id)
    check_playable(room.match)
    name = "match_" + "".join(c if c.isalnum() else "_" for c in id).lower()
    game = room.match.game.spec.id
    text = BUG.format(
        game=game, version=gloaming.__version__, record=_quoted(_record(room).text()), name=name
    )
    return _file(text, f"test_{name}.py", "text/x-python")


def _quoted(text: str) -> str:
    """Escape three quotes, which JSON allows for any character."""
    return text.replace('"""', '""\\u0022')


def _file(text: str, name: str, kind: str) -> Response[str]:
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    return Response(text, media_type=kind, headers=headers)


@get("/api/matches/{id:str}/terminal/{language:str}", media_type=MediaType.TEXT)
async def terminal(
    request: AppRequest,
    id: MatchId,
    language: FromPath[str],
    seat: FromQuery[int | None] = None,
    step: FromQuery[int | None] = None,
) -> str:
    """The match after a step, or now, in characters, as one of my seats or a spectator sees it."""
    match, page = await _page(request, id, None, seat, step, 1)
    names = [player.name for player in match.record.header.players]
    view = cast(View, page.steps[0].observation.view)
    return match.game.terminal.render(view, names, match.content, catalogue(language, match.game))


@get("/api/matches/{id:str}/replay")
async def replay(
    request: AppRequest,
    id: MatchId,
    seat: FromQuery[int | None] = None,
    first: FromQuery[int] = 0,
    count: FromQuery[int] = 50,
    token: FromQuery[str | None] = None,
) -> ReplayPage:
    """Some steps of a match: of a running one as my seat or a spectator sees it, then as any seat saw it."""
    _, page = await _page(request, id, token, seat, first, count)
    return page


async def _page(
    request: AppRequest, id: str, token: str | None, seat: int | None, first: int | None, count: int
) -> tuple[Match, ReplayPage]:
    """The match, and so many of its steps from `first` on (None: the last one)."""
    room, asking = await _replayable_room(request, id, token)
    match = room.match
    async with room.lock:  # not during a change that could still be lost
        players = range(len(match.record.header.players))
        allowed = room.seats.seats_of(asking, token, match) if match.record.end is None else players
        viewer = seat if seat in allowed else None
        if viewer is None and room.seats.is_delayed(match):
            raise NotPermitted("refusal-secrets")
        total = secrecy.step(match, viewer)
        start = total if first is None else min(max(0, first), total)
        last = min(total, start + min(max(1, count), MAX_STEPS) - 1)
        job = presenter.replay_job(match, viewer, start, last)
        info = room.seats.info(room.host, asking, token)
    return match, ReplayPage(info, start, total, await asyncio.to_thread(job))


@get("/api/matches/{id:str}/analysis")
async def analysis(state: State, request: AppRequest, id: MatchId) -> Analysis:
    """The luck report of a finished match; the first request starts it."""
    room, asking = await _replayable_room(request, id)
    if room.match.record.end is None:
        raise NotPermitted("refusal-not-over")
    worker: LuckReportWorker = state.luck_reports
    done, steps, report = await worker.find_or_start(room.id, room.match, room.requester())
    info = room.seats.info(room.host, asking, None)
    return Analysis(info, done, steps, report)


ROUTES: list[BaseRouteHandler] = [record, bug, terminal, replay, analysis]
