"""The web application: routes, errors, and the headers that every answer carries."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any
from urllib.parse import unquote_to_bytes, urlsplit

from litestar import Litestar, Request, Response
from litestar.connection import ASGIConnection
from litestar.datastructures import MutableScopeHeaders, State
from litestar.exceptions import (
    ClientException,
    HTTPException,
    PermissionDeniedException,
    TooManyRequestsException,
)
from litestar.handlers.base import BaseRouteHandler
from litestar.openapi.config import OpenAPIConfig
from litestar.types import ExceptionHandler, Message, Scope

import gloaming
from gloaming.core.discovery import UnknownGame
from gloaming.core.errors import Trouble
from gloaming.i18n.catalogue import UnknownLanguage
from gloaming.protocol import Phrase
from gloaming.server import cluster as brokers
from gloaming.server.accounts.service import AccountConfig, AccountService
from gloaming.server.errors import MatchNotFound, RequestRefused, refuse
from gloaming.server.http import accounts, daily, people, replays
from gloaming.server.http import client as pages
from gloaming.server.http import games as gallery
from gloaming.server.http import matches as tables
from gloaming.server.http.compression import CompressionMiddleware
from gloaming.server.matches.registry import House
from gloaming.server.ops import health, metrics
from gloaming.server.ops.rate_limit import AddressLimits, Limits
from gloaming.server.sockets import endpoint as sockets
from gloaming.server.storage.database import Database
from gloaming.server.storage.engine import DatabaseUnavailable
from gloaming.server.workers.bot_pool import Thinkers
from gloaming.server.workers.luck_reports import Reporter

log = logging.getLogger("gloaming.app")

LARGEST_BODY = 64 * 1024
LONGEST_PATH, LONGEST_NAME = 1024, 255  # bytes in the path of a page or a file, and in one name within it

HEADERS = {
    "content-security-policy": (
        "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; connect-src 'self'; "
        "object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
    ),
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=(), payment=()",
}


@dataclass(frozen=True)
class Plan:
    """How a server process is to work."""

    database: Path | str
    broker: str | None = None
    thinkers: int | None = None  # processes in which bots think
    limits: Limits = field(default_factory=Limits)
    people: AccountConfig = field(default_factory=AccountConfig)


def make_app(plan: Plan) -> Litestar:
    """The application by this plan."""

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        thinkers = Thinkers(plan.thinkers)
        store = Database(plan.database)
        broker = brokers.make_broker(plan.broker, store.url.render_as_string(hide_password=False))
        account_service = AccountService(store, plan.people)
        house = House(store, thinkers, broker, account_service.notifier, metrics.Metrics())
        account_service.on_merge, account_service.on_sign_out = house.moved, house.signed_out
        app.state.house, app.state.store, app.state.accounts = house, store, account_service
        reporter = app.state.reporter = Reporter(store)
        app.state.address_limits = AddressLimits(plan.limits)
        await house.start()
        thinkers.warm()
        app.state.ready = house.readiness
        try:
            yield
        finally:
            del app.state.ready
            await reporter.close()
            await account_service.close()
            await house.close()

    return Litestar(
        route_handlers=[
            *gallery.ROUTES,
            *accounts.ROUTES,
            *people.ROUTES,
            *tables.ROUTES,
            *replays.ROUTES,
            *daily.ROUTES,
            *sockets.ROUTES,
            *health.ROUTES,
            *metrics.ROUTES,
            *pages.ROUTES,
        ],
        lifespan=[lifespan],
        guards=[legible, same_origin, rate_limited],
        before_send=[add_headers],
        middleware=[CompressionMiddleware()],
        exception_handlers={
            RequestRefused: refuse,
            Trouble: error_handler(400),
            UnknownGame: error_handler(404),
            UnknownLanguage: error_handler(404),
            MatchNotFound: error_handler(404),
            DatabaseUnavailable: error_handler(503),
            RecursionError: error_handler(400),
            HTTPException: http_error,
            Exception: unexpected,
        },
        request_max_body_size=LARGEST_BODY,
        logging_config=None,  # whoever runs the application says where logs go
        openapi_config=OpenAPIConfig(title="Gloaming", version=gloaming.__version__, path="/api/schema"),
    )


def error_handler(status: int) -> ExceptionHandler[Exception]:
    """Answers an expected error with its sentence."""

    def handler(request: Request[Any, Any, Any], error: Exception) -> Response[dict[str, object]]:
        return trouble(status, str(error))

    return handler


def http_error(request: Request[object, object, State], error: HTTPException) -> Response[dict[str, object]]:
    """Names what was wrong with which field, where that is known."""
    extra = error.extra if isinstance(error.extra, list) else []
    wrong = [f"{found.get('key', 'body')}: {found['message']}" for found in extra if "message" in found]
    return trouble(error.status_code, "; ".join(wrong) or error.detail)


def unexpected(request: Request[Any, Any, Any], error: Exception) -> Response[dict[str, object]]:
    """Our own mistake: the log has all of it, the page a sentence."""
    log.error("a request failed: %s %s", request.method, request.scope["path"], exc_info=error)
    return trouble(500, "something went wrong here; it has been noted")


def trouble(status: int, sentence: str) -> Response[dict[str, object]]:
    said = Phrase("refusal-request", {"reason": sentence})
    return Response({"detail": sentence, "say": said}, status_code=status)


Asking = ASGIConnection[BaseRouteHandler, object, object, State]


def legible(connection: Asking, _: BaseRouteHandler) -> None:
    """An address that nothing can have is refused before it is looked for."""
    path = unquote_to_bytes(connection.scope["raw_path"])
    try:
        path.decode(), unquote_to_bytes(connection.scope["query_string"]).decode()
    except UnicodeDecodeError:
        raise ClientException("this address is not written in UTF-8") from None
    if b"\0" in path:
        raise ClientException("this address has a character in it that no address has")
    page = not path.startswith(b"/api/")
    if page and (len(path) > LONGEST_PATH or max(map(len, path.split(b"/"))) > LONGEST_NAME):
        raise HTTPException("this address is too long", status_code=414)


def same_origin(connection: Asking, _: BaseRouteHandler) -> None:
    """A page of another site may neither post here nor open a socket."""
    origin = connection.headers.get("origin")
    if origin is not None and _netloc(origin) != connection.headers.get("host"):
        raise PermissionDeniedException("this request comes from a page of another site")


def _netloc(origin: str) -> str | None:
    try:
        return urlsplit(origin).netloc
    except ValueError:  # not an address at all
        return None


def rate_limited(connection: Asking, _: BaseRouteHandler) -> None:
    """Limit the API requests of one address; files of the client do not count."""
    limits: AddressLimits = connection.app.state.address_limits
    address = connection.client.host if connection.client is not None else ""
    if connection.scope["path"].startswith("/api/") and not limits.allows_request(address):
        raise TooManyRequestsException("too many requests from this address: wait a moment")


async def add_headers(message: Message, scope: Scope) -> None:
    if message["type"] == "http.response.start":
        headers = MutableScopeHeaders.from_message(message)
        for name, value in HEADERS.items():
            headers.setdefault(name, value)
