"""The route of a match's luck report."""

from __future__ import annotations

from litestar import get
from litestar.datastructures import State
from litestar.handlers import BaseRouteHandler

from gloaming.protocol import Analysis
from gloaming.server.dependencies import AppRequest, MatchId
from gloaming.server.errors import NotPermitted
from gloaming.server.http.mount import watched_room
from gloaming.server.matches.stored_match import check_playable
from gloaming.server.workers.luck_reports import LuckReportWorker


@get("/api/matches/{id:str}/analysis")
async def analysis(state: State, request: AppRequest, id: MatchId) -> Analysis:
    """The luck report of a finished match; the first request starts it."""
    room, asking = await watched_room(request, id)
    check_playable(room.match)
    if room.match.record.end is None:
        raise NotPermitted("refusal-not-over")
    worker: LuckReportWorker = state.luck_reports
    done, steps, report = await worker.find_or_start(room.id, room.match, room.requester())
    info = room.seats.info(room.host, asking, None)
    return Analysis(info, done, steps, report)


ROUTES: list[BaseRouteHandler] = [analysis]
