"""Routes of a match's record: download, bug report, drawing, replay, luck report."""

from __future__ import annotations

import asyncio

from litestar import MediaType, Response, get
from litestar.datastructures import State
from litestar.handlers import BaseRouteHandler
from litestar.params import FromPath, FromQuery

import gloaming
from gloaming.core.record.format import Record
from gloaming.host import presenter
from gloaming.i18n.catalogue import catalogue
from gloaming.protocol import Analysis, ReplayPage
from gloaming.server.dependencies import AppRequest, MatchId, current_person, registry_of
from gloaming.server.errors import NotPermitted
from gloaming.server.http.compression import COMPRESS
from gloaming.server.matches.room import Room
from gloaming.server.matches.stored_match import check_playable
from gloaming.server.times import now, today
from gloaming.server.workers.luck_reports import LuckReportWorker

MAX_STEPS = 100

BUG = '''"""A match of {game} that went wrong, from Gloaming {version}. Run it with pytest, as it is."""

from gloaming.laws.regression import replays

RECORD = r"""
{record}"""


def test_{name}():
    replays(RECORD)
'''


async def _room(request: AppRequest, id: str) -> tuple[Room, str | None]:
    """The room, and the person who asks; refused for those who may not watch."""
    registry = registry_of(request.app.state)
    person = await current_person(request)
    room = await registry.enter(id, person)
    asking = person.id if person is not None else None
    if not room.seats.may_watch(asking, None, room.match):
        raise NotPermitted("refusal-watch")
    return room, asking


async def _public_room(request: AppRequest, id: str) -> Room:
    """The room; refused for those who may not know the whole record yet."""
    room, asking = await _room(request, id)
    if not room.seats.may_know_all(asking, room.match):
        raise NotPermitted("refusal-secrets")
    return room


async def _replayable_room(request: AppRequest, id: str) -> tuple[Room, str | None]:
    """The room of a match that can be replayed, and the person who asks."""
    room, asking = await _room(request, id)
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
    request: AppRequest, id: MatchId, language: FromPath[str], seat: FromQuery[int | None] = None
) -> str:
    """The match in characters, as one of my seats or a spectator sees it."""
    room, asking = await _replayable_room(request, id)
    mine = room.seats.seats_of(asking, None, room.match)
    if seat not in mine and room.seats.is_delayed(room.match):
        raise NotPermitted("refusal-secrets")
    match = room.match
    names = [player.name for player in match.record.header.players]
    view = match.view(seat if seat in mine else None)
    return match.game.terminal.render(view, names, match.content, catalogue(language, match.game))


@get("/api/matches/{id:str}/replay")
async def replay(
    request: AppRequest,
    id: MatchId,
    seat: FromQuery[int | None] = None,
    first: FromQuery[int] = 0,
    count: FromQuery[int] = 50,
) -> ReplayPage:
    """Some steps of a finished match, as one of its seats saw them."""
    room, asking = await _replayable_room(request, id)
    match = room.match
    if match.record.end is None:
        raise NotPermitted("refusal-not-over")
    seen = seat if seat is not None and 0 <= seat < len(match.record.header.players) else None
    start = min(max(0, first), match.step)
    last = min(match.step, start + min(max(1, count), MAX_STEPS) - 1)
    steps = await asyncio.to_thread(presenter.replay_steps, match, seen, start, last)
    info = room.seats.info(room.host, asking, None)
    return ReplayPage(info, start, match.step, steps)


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
