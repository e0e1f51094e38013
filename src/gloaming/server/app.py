"""The web application: routes, errors, and the headers that every answer carries."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from litestar import Litestar, Request, Response
from litestar.connection import ASGIConnection
from litestar.datastructures import MutableScopeHeaders, State
from litestar.exceptions import HTTPException, PermissionDeniedException
from litestar.handlers.base import BaseRouteHandler
from litestar.openapi.config import OpenAPIConfig
from litestar.types import ExceptionHandler, Message, Scope

import gloaming
from gloaming.catalogue import UnknownLanguage
from gloaming.core.discover import UnknownGame
from gloaming.core.trouble import Trouble
from gloaming.server import gallery, pages, tables
from gloaming.server.house import House, NoSuchTable
from gloaming.server.store import Store
from gloaming.server.thinkers import Thinkers
from gloaming.server.wire import Phrase

LARGEST_BODY = 64 * 1024

HEADERS = {
    "content-security-policy": (
        "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; connect-src 'self'; "
        "base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
    ),
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
}


def make_app(database: Path | str, workers: int | None = None) -> Litestar:
    """The application over this database."""

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        thinkers = Thinkers(workers)
        house = House(Store(database), thinkers)
        app.state.house = house
        thinkers.warm()
        try:
            yield
        finally:
            house.close()

    return Litestar(
        route_handlers=[*gallery.ROUTES, *tables.ROUTES, *pages.ROUTES],
        lifespan=[lifespan],
        guards=[same_origin],
        before_send=[add_headers],
        exception_handlers={
            Trouble: refuse(400),
            UnknownGame: refuse(404),
            UnknownLanguage: refuse(404),
            NoSuchTable: refuse(404),
            RecursionError: refuse(400),
            HTTPException: http_error,
        },
        request_max_body_size=LARGEST_BODY,
        openapi_config=OpenAPIConfig(title="Gloaming", version=gloaming.__version__, path="/api/schema"),
    )


def refuse(status: int) -> ExceptionHandler[Exception]:
    """Answers an expected error with its sentence."""

    def handler(request: Request[Any, Any, Any], error: Exception) -> Response[dict[str, object]]:
        return trouble(status, str(error))

    return handler


def http_error(request: Request[object, object, State], error: HTTPException) -> Response[dict[str, object]]:
    """Names what was wrong with which field, where that is known."""
    extra = error.extra if isinstance(error.extra, list) else []
    wrong = [f"{found.get('key', 'body')}: {found['message']}" for found in extra if "message" in found]
    return trouble(error.status_code, "; ".join(wrong) or error.detail)


def trouble(status: int, sentence: str) -> Response[dict[str, object]]:
    said = Phrase("refusal-request", {"reason": sentence})
    return Response({"detail": sentence, "say": said}, status_code=status)


def same_origin(
    connection: ASGIConnection[BaseRouteHandler, object, object, State], _: BaseRouteHandler
) -> None:
    """A page of another site may neither post here nor open a socket."""
    origin = connection.headers.get("origin")
    if origin is not None and urlsplit(origin).netloc != connection.headers.get("host"):
        raise PermissionDeniedException("this request comes from a page of another site")


async def add_headers(message: Message, scope: Scope) -> None:
    if message["type"] == "http.response.start":
        headers = MutableScopeHeaders.from_message(message)
        for name, value in HEADERS.items():
            headers.setdefault(name, value)
