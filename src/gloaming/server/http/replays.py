"""Routes for what a match leaves behind: its record, its replay, a file for those who mend."""

from __future__ import annotations

import asyncio

from litestar import MediaType, Response, get
from litestar.datastructures import State
from litestar.handlers import BaseRouteHandler
from litestar.params import FromPath, FromQuery

import gloaming
from gloaming.core.record.format import Record
from gloaming.host import presenter as show
from gloaming.protocol import Analysis, Reel
from gloaming.server.accounts.sessions import current_person
from gloaming.server.errors import NotPermitted
from gloaming.server.http.compression import COMPRESS
from gloaming.server.http.matches import Asked, Id, house_of
from gloaming.server.matches.room import Room
from gloaming.server.storage.daily_runs import today
from gloaming.server.storage.database import now
from gloaming.server.workers.luck_reports import Reporter

LONGEST_REEL = 100

BUG = '''"""A match of {game} that went wrong, from Gloaming {version}. Run it with pytest, as it is."""

from gloaming.lab.regression import replays

RECORD = r"""
{record}"""


def test_{name}():
    replays(RECORD)
'''


async def _room(request: Asked, id: str) -> tuple[Room, str | None]:
    """The room, and who asks; only for those who may look on there."""
    house = house_of(request.app.state)
    person = await current_person(request, house.store)
    room = await house.enter(id, person)
    asking = person.id if person is not None else None
    if not room.seating.may_watch(asking, None, room.table):
        raise NotPermitted("refusal-watch")
    return room, asking


async def _public_room(request: Asked, id: str) -> Room:
    """The room for one who may know all: of a match with secrets that is everyone when it is over."""
    room, asking = await _room(request, id)
    if not room.seating.may_know_all(asking, room.table):
        raise NotPermitted("refusal-secrets")
    return room


def _told(room: Room) -> Record:
    """The record; in a game of the day with its secret, once that day is over."""
    record = room.table.record
    day = record.header.day
    return record.told(room.table.secret) if day is not None and day < today(now()) else record


@get("/api/tables/{id:str}/record", media_type=MediaType.TEXT, opt=COMPRESS)
async def record(request: Asked, id: Id) -> Response[str]:
    """The record as JSON lines, as far as it has come."""
    room = await _public_room(request, id)
    async with room.lock:  # a record has only what is kept
        text = _told(room).text()
    return _file(text, f"{room.table.game.spec.id}-{id}.jsonl", "application/x-ndjson")


@get("/api/tables/{id:str}/bug", media_type=MediaType.TEXT, opt=COMPRESS)
async def bug(request: Asked, id: Id) -> Response[str]:
    """The record and the version as a test that can be run as it is."""
    room = await _public_room(request, id)
    name = "match_" + "".join(c if c.isalnum() else "_" for c in id).lower()
    game = room.table.game.spec.id
    text = BUG.format(game=game, version=gloaming.__version__, record=_quoted(_told(room).text()), name=name)
    return _file(text, f"test_{name}.py", "text/x-python")


def _quoted(text: str) -> str:
    """Text that can stand between three quotes: JSON may write any character as an escape."""
    return text.replace('"""', '""\\u0022')


def _file(text: str, name: str, kind: str) -> Response[str]:
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    return Response(text, media_type=kind, headers=headers)


@get("/api/tables/{id:str}/drawing/{language:str}", media_type=MediaType.TEXT)
async def drawing(request: Asked, id: Id, language: FromPath[str], seat: FromQuery[int | None] = None) -> str:
    """The table in characters, as a seat of mine or a spectator sees it."""
    room, asking = await _room(request, id)
    mine = room.seating.seats_of(asking, None, room.table)
    if seat not in mine and room.seating.is_veiled(room.table):
        raise NotPermitted("refusal-secrets")
    return room.drawing(seat if seat in mine else None, language)


@get("/api/tables/{id:str}/replay")
async def replay(
    request: Asked,
    id: Id,
    seat: FromQuery[int | None] = None,
    first: FromQuery[int] = 0,
    count: FromQuery[int] = 50,
) -> Reel:
    """A stretch of a finished match, as any of its seats saw it."""
    room, asking = await _room(request, id)
    table = room.table
    if table.record.end is None:
        raise NotPermitted("refusal-not-over")
    seen = seat if seat is not None and 0 <= seat < len(table.record.header.players) else None
    start = min(max(0, first), table.step)
    last = min(table.step, start + min(max(1, count), LONGEST_REEL) - 1)
    frames = await asyncio.to_thread(show.frames, table, seen, start, last)
    info = room.seating.info(room.track, asking, None)
    return Reel(info, start, table.step, frames)


@get("/api/tables/{id:str}/analysis")
async def analysis(state: State, request: Asked, id: Id) -> Analysis:
    """Luck and skill of a finished match; whoever asks first has the report made."""
    room, asking = await _room(request, id)
    if room.table.record.end is None:
        raise NotPermitted("refusal-not-over")
    reporter: Reporter = state.reporter
    done, steps, report = await reporter.look(room)
    info = room.seating.info(room.track, asking, None)
    return Analysis(info, done, steps, report)


ROUTES: list[BaseRouteHandler] = [record, bug, drawing, replay, analysis]
