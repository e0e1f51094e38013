"""Mounts the plain routes: makes a handler of the web framework of each."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Callable
from inspect import Parameter, Signature, isawaitable, signature
from typing import Any, get_args, get_origin, get_type_hints

from litestar import HttpMethod, MediaType, Response, route
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath, FromQuery, JSONBody

from gloaming.server.dependencies import AppRequest, current_person, registry_of, require_person
from gloaming.server.errors import NotPermitted
from gloaming.server.http import plain_routes
from gloaming.server.http.compression import OPTION
from gloaming.server.http.plain_routes import Download, OpenMatch, Route
from gloaming.server.matches.room import Room

IN_PATH = re.compile(r"\{(\w+):str\}")
QUERY: Any = FromQuery
BODY: Any = JSONBody
PROVIDED = ("matches", "person", "opened")


async def watched_room(request: AppRequest, id: str, token: str | None = None) -> tuple[Room, str | None]:
    """The room of a match, and the person who asks; refused for those who may not watch."""
    person = await current_person(request)
    room = await registry_of(request.app.state).enter(id, person)
    asking = person.id if person is not None else None
    if not room.seats.may_watch(asking, token, room.match):
        raise NotPermitted("refusal-watch")
    return room, asking


def mount(plain: Route) -> HTTPRouteHandler:
    """The handler of a plain route."""
    wanted = signature(plain.answer).parameters

    async def handler(request: AppRequest, **values: Any) -> Any:
        if "matches" in wanted:
            values["matches"] = registry_of(request.app.state)
        if "person" in wanted:
            values["person"] = await require_person(request)
        if "opened" not in wanted:
            answer = plain.answer(**values)
            return await answer if isawaitable(answer) else answer
        token = values.get("token")
        room, asking = await watched_room(request, values.pop("id"), token)
        async with room.lock:  # not during a change that could still be lost
            host = await room.host_seen_from(values.get("seat"), asking, token)
            values["opened"] = OpenMatch(room.seats, host, asking)
            answer = plain.answer(**values)
        if callable(answer):
            return await asyncio.to_thread(answer)
        return _file(answer) if isinstance(answer, Download) else answer

    kinds = _kinds(plain)
    handler.__name__, handler.__doc__ = plain.answer.__name__, plain.answer.__doc__
    handler.__annotations__ = kinds
    given = [
        wanted.get(name, Parameter(name, Parameter.KEYWORD_ONLY)).replace(kind=Parameter.KEYWORD_ONLY)
        for name in kinds
        if name != "return"
    ]
    handler.__signature__ = Signature(given)  # type: ignore[attr-defined]
    return route(
        plain.path,
        http_method=HttpMethod(plain.method),
        media_type=MediaType.TEXT if kinds["return"] in (str, Response[str]) else MediaType.JSON,
        opt={OPTION: plain.compression} if plain.compression is not None else {},
    )(handler)


def _kinds(plain: Route) -> dict[str, Any]:
    """The annotations of a handler: where the web framework finds each value, and what the answer is."""
    hints = get_type_hints(plain.answer)
    answer = hints.pop("return")
    if get_origin(answer) is Callable:
        _, answer = get_args(answer)
    path = dict.fromkeys(IN_PATH.findall(plain.path), FromPath[str])
    query = {name: QUERY[kind] for name, kind in hints.items() if name not in (*PROVIDED, *path, "data")}
    body = {"data": BODY[hints["data"]]} if "data" in hints else {}
    found = Response[str] if answer is Download else answer
    return {"request": AppRequest, **path, **body, **query, "return": found}


def _file(download: Download) -> Response[str]:
    headers = {"content-disposition": f'attachment; filename="{download.name}"'}
    return Response(download.text, media_type=download.kind, headers=headers)


ROUTES = [mount(each) for each in plain_routes.ROUTES]
